internal import Guidelines
internal import LinterCore
internal import SwiftParser
internal import SwiftSyntax

/// The context for reading a source: its lines, platforms, declarations and texts.
struct SwiftReading {
  let source: SwiftSource
  let module: SwiftModule
  let filePlatforms: [Platform]
  let declarations: Declarations
  /// Whether the source contains tests, so that its views do not belong to the app.
  let isTest: Bool
  let strings: [String: Bilingual<String>]
  let keys: GeneratedKeys
  let budget: Budget

  var path: String { source.path }
  var asksForMotion: Bool { source.asksForMotion }

  /// Limits the cost of following names, so that nested lists terminate.
  final class Budget {
    private var left = 50_000
    /// The limit of the source that is read, if this is for another one.
    private let whole: Budget?
    /// Whether a member is changed somewhere in the source, by name.
    var changed: [String: Bool] = [:]
    /// The values assigned to each name in the source, once they are needed.
    var assigned: [String: [ExprSyntax]]?
    /// Whether a modifier or function sets accessibility properties, by name.
    var describes: [String: Bool] = [:]

    init(within whole: Budget? = nil) { self.whole = whole }

    /// Takes a step; `false` if none is left.
    func step() -> Bool {
      left -= 1
      return left > 0 && whole?.step() != false
    }
  }

  init(
    _ source: SwiftSource, in module: SwiftModule, strings: [String: Bilingual<String>],
    keys: GeneratedKeys, within whole: Budget? = nil
  ) {
    self.source = source
    self.module = module
    self.strings = strings
    self.keys = keys
    budget = Budget(within: whole)
    var declarations = source.declarations
    declarations.module = module.declarations
    self.declarations = declarations
    let modules = source.tree.statements.compactMap { statement in
      statement.item.as(ImportDeclSyntax.self)?.path.first?.name.text
    }
    isTest = modules.contains("XCTest") || modules.contains("Testing")
    filePlatforms =
      modules.contains("WatchKit")
      ? [.watchOS] : modules.contains("AppKit") || modules.contains("Cocoa") ? [.macOS] : []
  }

  /// The context for reading another source on behalf of this one.
  func reading(_ other: SwiftSource) -> SwiftReading {
    SwiftReading(other, in: module, strings: strings, keys: keys, within: budget)
  }

  /// The position of `node`, in this source or another one of the module.
  func place(_ node: some SyntaxProtocol) -> Place {
    isOwn(node)
      ? source.place(Syntax(node)) : module.place(Syntax(node)) ?? source.place(Syntax(node))
  }

  /// Whether `node` is in this source.
  func isOwn(_ node: some SyntaxProtocol) -> Bool { node.root.id == Syntax(source.tree).id }

  /// The platforms of the conditional compilation around `node`, or macOS inside a `Settings` scene.
  func platforms(at node: some SyntaxProtocol) -> [Platform] {
    var current = Syntax(node)
    while let parent = current.parent {
      if let clause = parent.as(IfConfigClauseSyntax.self) {
        let named = Self.platforms(of: clause)
        if !named.isEmpty { return named }
      }
      if let call = parent.as(FunctionCallExprSyntax.self),
        call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "Settings",
        call.trailingClosure != nil
      {
        return [.macOS]
      }
      current = parent
    }
    return []
  }

  /// The platforms a clause is compiled for; empty if its condition does not name any.
  static func platforms(of clause: IfConfigClauseSyntax) -> [Platform] {
    if let condition = clause.condition { return platforms(in: condition.trimmedDescription) }
    // An `#else` clause only excludes platforms.
    return []
  }

  /// The platforms in `os(iOS) || os(tvOS)`, for iOS with iPad; empty for any other condition.
  private static func platforms(in condition: String) -> [Platform] {
    guard !condition.contains("!"), !condition.contains("&&") else { return [] }
    let names = condition.split(separator: "|").map { part in
      String(part.filter { !$0.isWhitespace })
    }
    let platforms = names.map { name -> Platform? in
      switch name {
      case "canImport(AppKit)": return .macOS
      case "canImport(WatchKit)": return .watchOS
      default: break
      }
      guard name.hasPrefix("os("), name.hasSuffix(")") else { return nil }
      return Platform(named: name.dropFirst(3).dropLast())
    }
    guard !platforms.contains(nil) else { return [] }
    return Set(platforms.compactMap(\.self) + (platforms.contains(.iOS) ? [.iPadOS] : [])).sorted()
  }

  /// `value` as a fact; conditional if `node` is in a condition inside its function, or in a loop unless loops do not
  /// count, which make several things alike.
  func fact<Value>(
    _ value: Value, at node: some SyntaxProtocol, countingLoops: Bool = true
  ) -> Fact<Value> {
    var current = Syntax(node)
    while let parent = current.parent {
      if parent.is(IfExprSyntax.self) || parent.is(SwitchCaseSyntax.self)
        || parent.is(GuardStmtSyntax.self) || countingLoops && parent.is(ForStmtSyntax.self)
      {
        return .conditional(value)
      }
      if let clause = parent.as(IfConfigClauseSyntax.self), Self.platforms(of: clause).isEmpty {
        return .conditional(value)
      }
      if parent.is(FunctionDeclSyntax.self) || parent.is(InitializerDeclSyntax.self)
        || parent.is(ClassDeclSyntax.self)
      {
        break
      }
      current = parent
    }
    return .stated(value)
  }

  /// The value of a Boolean expression; conditional if it is not a literal.
  func flag(_ expression: ExprSyntax?) -> Fact<Bool> {
    guard let expression else { return .stated(true) }
    if let value = expression.as(BooleanLiteralExprSyntax.self) {
      return .stated(value.literal.tokenKind == .keyword(.true))
    }
    return .conditional(true)
  }

  /// The value of a Boolean expression at `node`, which may be conditional itself.
  func flag(_ expression: ExprSyntax, at node: some SyntaxProtocol) -> Fact<Bool> {
    let stated = flag(expression)
    return stated.stated.map { fact($0, at: node) } ?? stated
  }

  /// The value of a string literal without interpolation, or of a constant with such a value.
  func literal(_ expression: ExprSyntax?, in scope: Scope = Scope()) -> String? {
    guard let expression else { return nil }
    switch value(of: expression, in: scope) {
    case .expression(let simple, _):
      return simple.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    case .text(let text): return text
    case .enumCase, .body, .unknown: return nil
    }
  }
}
