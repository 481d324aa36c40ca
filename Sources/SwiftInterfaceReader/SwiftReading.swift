internal import Guidelines
internal import LinterCore
internal import SwiftParser
internal import SwiftSyntax

/// One source while it is read: its lines, its platforms, its declarations and its texts.
struct SwiftReading {
  let source: SwiftSource
  let module: SwiftModule
  let filePlatforms: [Platform]
  let declarations: Declarations
  /// Whether the source tests another one: what it makes is no interface of the app.
  let isTest: Bool
  let strings: [String: Bilingual<String>]
  let budget = Budget()

  var path: String { source.path }
  var asksForMotion: Bool { source.asksForMotion }

  /// What following names may cost, so that lists in lists of lists end.
  final class Budget {
    private var left = 50_000
    /// Whether a member's name is changed somewhere in the source.
    var changed: [String: Bool] = [:]
    /// Whether what has a name tells assistive technologies what a view is.
    var describes: [String: Bool] = [:]

    /// Takes a step; `false` where none is left.
    func step() -> Bool {
      left -= 1
      return left > 0
    }
  }

  init(_ source: SwiftSource, in module: SwiftModule, strings: [String: Bilingual<String>]) {
    self.source = source
    self.module = module
    self.strings = strings
    var declarations = source.declarations
    declarations.module = module.declarations
    self.declarations = declarations
    let modules = source.tree.statements.compactMap { statement in
      statement.item.as(ImportDeclSyntax.self)?.path.first?.name.text
    }
    isTest = modules.contains("XCTest") || modules.contains("Testing")
    filePlatforms =
      modules.contains("WatchKit") ? [.watchOS] : modules.contains("AppKit") ? [.macOS] : []
  }

  /// Where `node` begins, in this source or in another of the module.
  func place(_ node: some SyntaxProtocol) -> Place {
    isOwn(node)
      ? source.place(Syntax(node)) : module.place(Syntax(node)) ?? source.place(Syntax(node))
  }

  /// Whether `node` stands in this source.
  func isOwn(_ node: some SyntaxProtocol) -> Bool { node.root.id == Syntax(source.tree).id }

  /// The platforms that the conditional compilation around `node` names, or the scene that only
  /// macOS has.
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

  /// The platforms that a clause is compiled for; none where its condition says nothing of them.
  static func platforms(of clause: IfConfigClauseSyntax) -> [Platform] {
    if let condition = clause.condition { return platforms(in: condition.trimmedDescription) }
    // What `#else` is for is known only by what it is not for.
    return []
  }

  /// The platforms of `os(iOS) || os(tvOS)`; none for any other condition.
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
    return platforms.contains(nil) ? [] : platforms.compactMap(\.self).sorted()
  }

  /// `value`, conditional where `node` stands in a condition or a loop of its function.
  func fact<Value>(_ value: Value, at node: some SyntaxProtocol) -> Fact<Value> {
    var current = Syntax(node)
    while let parent = current.parent {
      if parent.is(IfExprSyntax.self) || parent.is(SwitchCaseSyntax.self)
        || parent.is(GuardStmtSyntax.self) || parent.is(ForStmtSyntax.self)
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

  /// What `expression` says as a condition.
  func flag(_ expression: ExprSyntax?) -> Fact<Bool> {
    guard let expression else { return .stated(true) }
    if let value = expression.as(BooleanLiteralExprSyntax.self) {
      return .stated(value.literal.tokenKind == .keyword(.true))
    }
    return .conditional(true)
  }

  /// What `expression` says as a condition where `node` stands.
  func flag(_ expression: ExprSyntax, at node: some SyntaxProtocol) -> Fact<Bool> {
    let stated = flag(expression)
    return stated.stated.map { fact($0, at: node) } ?? stated
  }

  /// The value of a number.
  func number(_ expression: ExprSyntax?) -> Double? {
    guard let expression else { return nil }
    if let value = expression.as(IntegerLiteralExprSyntax.self) {
      return Double(value.literal.text.filter { $0 != "_" })
    }
    if let value = expression.as(FloatLiteralExprSyntax.self) {
      return Double(value.literal.text.filter { $0 != "_" })
    }
    return nil
  }

  /// The value of a string literal without parts, or of a constant that is one.
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

extension SwiftReading {
  /// The value of a number or of a constant of the source that is one, `CGFloat(44)` as well.
  func amount(_ expression: ExprSyntax?, in scope: Scope) -> Double? {
    guard let expression else { return nil }
    if let number = number(expression) { return number }
    guard case .expression(let simple, let inside) = value(of: expression, in: scope) else {
      return nil
    }
    if let call = simple.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      ["CGFloat", "Double", "Float"].contains(call.name), inside.depth < Scope.deepest
    {
      return amount(call.argument(nil), in: inside.deeper())
    }
    return number(simple)
  }

  /// The value of a number, or the smallest of those that are chosen from: `isWide ? 17 : 13`.
  func leastAmount(_ expression: ExprSyntax?, in scope: Scope) -> Double? {
    guard let choice = expression?.choice else { return amount(expression, in: scope) }
    let values = choice.values.map { amount($0, in: scope) }
    return values.contains(nil) ? nil : values.compactMap(\.self).min()
  }
}
