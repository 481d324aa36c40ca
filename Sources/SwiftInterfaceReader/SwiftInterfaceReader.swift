public import Guidelines
public import LinterCore
internal import SwiftParser
internal import SwiftSyntax

/// Reads what Swift sources say of an interface: SwiftUI's views and UIKit's controllers.
///
/// Nothing is run. What stands in a condition is conditional, what a loop or a variable makes is
/// unknown, and code in comments is no code.
public enum SwiftInterfaceReader {
  /// Reads a source file.
  ///
  /// `strings` are the texts that the app's strings files give for a key. Takes time in proportion
  /// to the source; a file that does not compile is read as far as it can be.
  public static func read(
    _ source: String, path: String, strings: [String: Bilingual<String>] = [:]
  ) -> Interface {
    let tree = Parser.parse(source: source)
    let reading = SwiftReading(tree: tree, path: path, strings: strings)
    let views = ViewVisitor(reading: reading)
    views.walk(tree)
    let controllers = ControllerVisitor(reading: reading)
    controllers.walk(tree)
    return Interface(
      files: [InterfaceFile(path: path, kind: .swift, platforms: reading.filePlatforms)],
      screens: views.screens + controllers.screens, tabBars: views.tabBars + controllers.tabBars)
  }
}

/// One source while it is read: its lines, its platforms and its texts.
struct SwiftReading {
  let path: String
  let filePlatforms: [Platform]
  private let strings: [String: Bilingual<String>]
  private let lines: SourceLocationConverter

  init(tree: SourceFileSyntax, path: String, strings: [String: Bilingual<String>]) {
    self.path = path
    self.strings = strings
    lines = SourceLocationConverter(fileName: path, tree: tree)
    let modules = tree.statements.compactMap { statement in
      statement.item.as(ImportDeclSyntax.self)?.path.first?.name.text
    }
    filePlatforms =
      modules.contains("WatchKit") ? [.watchOS] : modules.contains("AppKit") ? [.macOS] : []
  }

  /// Where `node` begins.
  func place(_ node: some SyntaxProtocol) -> Place {
    let location = lines.location(for: node.positionAfterSkippingLeadingTrivia)
    return Place(file: path, line: location.line, column: location.column)
  }

  /// The platforms that the conditional compilation around `node` names.
  func platforms(at node: some SyntaxProtocol) -> [Platform] {
    var current = Syntax(node)
    while let parent = current.parent {
      if let clause = parent.as(IfConfigClauseSyntax.self), let condition = clause.condition {
        let named = Self.platforms(in: condition.trimmedDescription)
        if !named.isEmpty { return named }
      }
      current = parent
    }
    return []
  }

  /// The platforms of `os(iOS) || os(tvOS)`; none for any other condition.
  private static func platforms(in condition: String) -> [Platform] {
    guard !condition.contains("!"), !condition.contains("&&") else { return [] }
    let names = condition.split(separator: "|").map { part in
      String(part.filter { !$0.isWhitespace })
    }
    let platforms = names.map { name -> Platform? in
      guard name.hasPrefix("os("), name.hasSuffix(")") else { return nil }
      return Platform(named: name.dropFirst(3).dropLast())
    }
    return platforms.contains(nil) ? [] : platforms.compactMap(\.self).sorted()
  }

  /// Whether `node` stands in conditional compilation.
  func isInBuildCondition(_ node: some SyntaxProtocol, below root: some SyntaxProtocol) -> Bool {
    var current = Syntax(node)
    while let parent = current.parent, current.id != Syntax(root).id {
      if parent.is(IfConfigClauseSyntax.self) { return true }
      current = parent
    }
    return false
  }

  /// The text that `expression` makes: a literal, or a lookup of one.
  func text(_ expression: ExprSyntax?) -> Fact<InterfaceText> {
    guard let expression else { return .unknown(reason: "not stated") }
    if let literal = expression.as(StringLiteralExprSyntax.self) {
      guard let value = literal.representedLiteralValue else {
        return .unknown(reason: "made of parts")
      }
      return .stated(lookedUp(value))
    }
    if let call = expression.as(FunctionCallExprSyntax.self), let name = call.name,
      [
        "Text", "String", "NSLocalizedString", "LocalizedStringKey", "LocalizedStringResource",
        "init",
      ]
      .contains(name)
    {
      return text(call.arguments.first?.expression)
    }
    return .unknown(reason: "made in code")
  }

  /// A literal, or what the strings files say where it is a key.
  private func lookedUp(_ literal: String) -> InterfaceText {
    if let values = strings[literal], !values.isEmpty {
      return InterfaceText(values: values, key: literal)
    }
    return Self.isKey(literal) ? InterfaceText(key: literal) : InterfaceText(literal: literal)
  }

  /// Whether a literal has the look of a key: `tab.home`, `TAB_HOME`, `tabHomeTitle`.
  private static func isKey(_ text: String) -> Bool {
    guard !text.isEmpty,
      text.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) })
    else { return false }
    if text.contains("_") { return true }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    if parts.count > 1, parts.allSatisfy({ !$0.isEmpty }),
      parts.contains(where: { $0.contains(where: \.isLetter) })
    {
      return true
    }
    return text.first?.isLowercase == true && text.contains(where: \.isUppercase) && text.count > 6
  }

  /// The image that a label or an image view names.
  func image(_ call: FunctionCallExprSyntax) -> Fact<ImageName>? {
    for argument in call.arguments {
      switch argument.label?.text {
      case "systemImage", "systemName", "systemSymbolName":
        return literal(argument.expression).map { .stated(.symbol($0)) }
          ?? .unknown(reason: "made in code")
      case "image", "imageName":
        return literal(argument.expression).map { .stated(.asset($0)) }
          ?? imageValue(argument.expression)
      case "named":
        return literal(argument.expression).map { .stated(.asset($0)) }
          ?? .unknown(reason: "made in code")
      case nil where call.name == "Image":
        return literal(argument.expression).map { .stated(.asset($0)) }
          ?? .unknown(reason: "made in code")
      default: continue
      }
    }
    return nil
  }

  /// The image that `expression` makes: `UIImage(systemName: "map")`, `nil`.
  func imageValue(_ expression: ExprSyntax) -> Fact<ImageName> {
    if expression.is(NilLiteralExprSyntax.self) { return .stated(.none) }
    let chain = ViewChain(expression)
    if let call = chain.base.as(FunctionCallExprSyntax.self), let image = image(call) {
      return image
    }
    return .unknown(reason: "made in code")
  }

  /// The value of a string literal without parts.
  func literal(_ expression: ExprSyntax?) -> String? {
    expression?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
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

  /// What `expression` says as a condition.
  func flag(_ expression: ExprSyntax?) -> Fact<Bool> {
    guard let expression else { return .stated(true) }
    if let value = expression.as(BooleanLiteralExprSyntax.self) {
      return .stated(value.literal.tokenKind == .keyword(.true))
    }
    return .conditional(true)
  }
}

extension FunctionCallExprSyntax {
  /// The name of what is called: `TabView`, `padding`.
  var name: String? {
    if let reference = calledExpression.as(DeclReferenceExprSyntax.self) {
      return reference.baseName.text
    }
    if let member = calledExpression.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName.text
    }
    return calledExpression.as(GenericSpecializationExprSyntax.self)?.expression
      .as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  /// The value of the argument with this label; `nil` for the first without one.
  func argument(_ label: String?) -> ExprSyntax? {
    arguments.first { $0.label?.text == label }?.expression
  }

  /// The closure that is the content, trailing or not.
  var content: ClosureExprSyntax? {
    trailingClosure ?? argument("content")?.as(ClosureExprSyntax.self)
  }

  /// The closure with this label, trailing or not.
  func closure(_ label: String) -> ClosureExprSyntax? {
    additionalTrailingClosures.first { $0.label.text == label }?.closure
      ?? argument(label)?.as(ClosureExprSyntax.self)
  }
}

/// A view with the modifiers after it, the nearest first: `Text("a").font(.body).padding()`.
struct ViewChain {
  /// One modifier.
  struct Modifier {
    let name: String
    let call: FunctionCallExprSyntax
    /// The name itself, for its place.
    let token: TokenSyntax
  }

  let base: ExprSyntax
  let modifiers: [Modifier]

  init(_ expression: ExprSyntax) {
    var base = expression
    var modifiers: [Modifier] = []
    while let call = base.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), let inner = member.base,
      inner.is(FunctionCallExprSyntax.self) || inner.is(DeclReferenceExprSyntax.self)
        || inner.is(MemberAccessExprSyntax.self)
    {
      // `Color.red.opacity(0.5)` and `Type.make()` begin with a name, not with a call.
      guard inner.is(FunctionCallExprSyntax.self) else { break }
      modifiers.append(
        Modifier(
          name: member.declName.baseName.text, call: call, token: member.declName.baseName))
      base = inner
    }
    self.base = base
    self.modifiers = modifiers.reversed()
  }

  /// The name of the view.
  var name: String? { base.as(FunctionCallExprSyntax.self)?.name }

  /// The first modifier called one of `names`.
  func modifier(_ names: String...) -> Modifier? { modifiers.first { names.contains($0.name) } }
}

extension ExprSyntax {
  /// Whether this is a whole chain: nothing is called on it.
  var isOutermost: Bool {
    guard let member = parent?.as(MemberAccessExprSyntax.self), member.base?.id == id else {
      return true
    }
    return member.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != member.id
  }
}

/// A statement of a view builder, and whether it is always there.
struct BuilderItem {
  let expression: ExprSyntax
  let isPresent: Fact<Bool>

  /// The views of a builder's statements, those in conditions included.
  ///
  /// `isWhole` becomes false where something makes views that nobody can count.
  static func list(
    _ statements: CodeBlockItemListSyntax, isPresent: Fact<Bool> = .stated(true),
    isWhole: inout Bool
  ) -> [BuilderItem] {
    var items: [BuilderItem] = []
    for statement in statements {
      switch statement.item {
      case .expr(let expression):
        items += list(expression, isPresent: isPresent, isWhole: &isWhole)
      case .stmt(let node):
        if let expression = node.as(ExpressionStmtSyntax.self)?.expression {
          items += list(expression, isPresent: isPresent, isWhole: &isWhole)
        }
      case .decl(let node):
        if let config = node.as(IfConfigDeclSyntax.self) {
          items += list(config, isWhole: &isWhole)
        }
      @unknown default: isWhole = false
      }
    }
    return items
  }

  private static func list(_ config: IfConfigDeclSyntax, isWhole: inout Bool) -> [BuilderItem] {
    var items: [BuilderItem] = []
    for clause in config.clauses {
      guard case .statements(let statements) = clause.elements else { continue }
      items += list(
        statements, isPresent: .unknown(reason: "conditional compilation"), isWhole: &isWhole)
    }
    isWhole = false
    return items
  }

  private static func list(
    _ expression: ExprSyntax, isPresent: Fact<Bool>, isWhole: inout Bool
  ) -> [BuilderItem] {
    if let condition = expression.as(IfExprSyntax.self) {
      // A check of the system's version takes nothing away while the app runs.
      let isVersion = condition.conditions.contains {
        $0.condition.is(AvailabilityConditionSyntax.self)
      }
      let inside: Fact<Bool> =
        isVersion ? .unknown(reason: "version of the system") : .conditional(true)
      if isVersion { isWhole = false }
      var items = list(condition.body.statements, isPresent: inside, isWhole: &isWhole)
      switch condition.elseBody {
      case .codeBlock(let block):
        items += list(block.statements, isPresent: inside, isWhole: &isWhole)
      case .ifExpr(let other):
        items += list(ExprSyntax(other), isPresent: inside, isWhole: &isWhole)
      case nil: break
      @unknown default: isWhole = false
      }
      return items
    }
    if let choice = expression.as(SwitchExprSyntax.self) {
      return choice.cases.flatMap { item -> [BuilderItem] in
        guard case .switchCase(let branch) = item else { return [] }
        return list(branch.statements, isPresent: .conditional(true), isWhole: &isWhole)
      }
    }
    let chain = ViewChain(expression)
    if chain.name == "ForEach" {
      isWhole = false
      return []
    }
    if chain.name == "Group" || chain.name == "TabSection", chain.modifiers.isEmpty,
      let content = chain.base.as(FunctionCallExprSyntax.self)?.content
    {
      return list(content.statements, isPresent: isPresent, isWhole: &isWhole)
    }
    return [BuilderItem(expression: expression, isPresent: isPresent)]
  }
}
