internal import Guidelines
internal import LinterCore
internal import SwiftParser
internal import SwiftSyntax

extension SwiftReading {
  /// The text of `expression`: a literal, a constant or a localized string.
  func text(_ expression: ExprSyntax?, in scope: Scope = Scope()) -> Fact<InterfaceText> {
    guard let expression else { return .unknown(reason: "not stated") }
    let value = value(of: expression, in: scope)
    if case .text(let text) = value { return .stated(lookedUp(text)) }
    // A function of the app may look the text up in several steps.
    if case .body(let statements, let inside) = value,
      let lookup = LookupFinder(statements).call
    {
      return text(madeBy: lookup, in: inside)
    }
    guard isConstant(expression, in: scope), case .expression(let simple, let scope) = value else {
      return .unknown(reason: "made in code")
    }
    if let literal = simple.as(StringLiteralExprSyntax.self) {
      return literal.representedLiteralValue.map { .stated(lookedUp($0)) }
        ?? .unknown(reason: "made of parts")
    }
    if let joined = simple.joinedLiterals { return .stated(lookedUp(joined)) }
    if let text = generated(simple) ?? symbol(simple) { return .stated(text) }
    let chain = ViewChain(simple)
    if let literal = chain.base.as(StringLiteralExprSyntax.self) {
      // Apps name their own lookup functions like this: `"tab.home".localized()`.
      return chain.modifiers.contains { $0.name.hasPrefix("locali") }
        ? localized(ExprSyntax(literal), in: scope) : .unknown(reason: "made in code")
    }
    if let literal = localizedLiteral(simple) {
      return localized(ExprSyntax(literal), in: scope)
    }
    guard let call = chain.base.as(FunctionCallExprSyntax.self) else {
      return .unknown(reason: "made in code")
    }
    return text(madeBy: call, in: scope)
  }

  /// The text of `expression`, or the first one of which a condition in it or in its lookup chooses:
  /// `isOn ? "Stop" : "Start"`.
  func eitherText(_ expression: ExprSyntax) -> Fact<InterfaceText> {
    let text = text(expression)
    guard text.value == nil else { return text }
    guard case .expression(let simple, let scope) = value(of: expression) else {
      // A function of the app looks the text up.
      let path = expression.path
      guard path.count == 1, case .value(let made, _)? = local(path[0], at: Syntax(expression)),
        made.id != expression.id, let lookup = made.unwrapped.as(FunctionCallExprSyntax.self),
        lookup.name?.namesLookup == true,
        let key = lookup.arguments.first?.expression.choice?.values.first
      else { return text }
      return localized(key, in: Scope()).weakened
    }
    if let first = simple.choice?.values.first { return self.text(first, in: scope).weakened }
    guard let call = simple.as(FunctionCallExprSyntax.self), call.name?.namesLookup == true,
      let key = call.arguments.first?.expression.choice?.values.first
    else { return text }
    return localized(key, in: scope).weakened
  }

  /// The text of a constant that a tool makes, `L10n.Alert.ok`, where its source is not there to read: that of its
  /// key, or else for SwiftGen the words of its name if they are few.
  private func generated(_ expression: ExprSyntax) -> InterfaceText? {
    let path = expression.is(MemberAccessExprSyntax.self) ? expression.path : []
    guard path.count > 1, path[0].first?.isUppercase == true, declarations.types[path[0]] == nil,
      declarations.module.types[path[0]] == nil, declarations.parents(of: path[0]).isEmpty,
      let name = path.last
    else { return nil }
    if let key = keys.key(of: path) { return lookedUp(key) }
    guard path[0] == "L10n" else { return nil }
    let keys = [path.dropFirst().joined(separator: "."), path.dropFirst().joined(separator: "_")]
    for key in keys where strings[key]?.languages.isEmpty == false { return lookedUp(key) }
    let words = name.reduce(into: "") { words, letter in
      words += letter.isUppercase ? " \(letter.lowercased())" : String(letter)
    }
    let isShort = words.split(separator: " ").count < 3
    let shown = words.prefix(1).uppercased() + words.dropFirst()
    return isShort ? InterfaceText(values: Bilingual(en: shown), key: keys[0]) : nil
  }

  /// The text of a symbol that Xcode or a plugin makes of a key of a string catalog: `.app(.walkDeleted)`.
  private func symbol(_ expression: ExprSyntax) -> InterfaceText? {
    guard let call = expression.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      call.calledExpression.as(MemberAccessExprSyntax.self).map({ $0.base == nil }) == true,
      let member = call.arguments.first?.expression.as(MemberAccessExprSyntax.self),
      member.base == nil, let key = keys.key(named: member.declName.baseName.text)
    else { return nil }
    return lookedUp(key)
  }

  /// The text of a literal with `…` for each value, or the format that values are put into:
  /// `String(format: NSLocalizedString("Delete %@?", comment: ""), name)`.
  func parts(of expression: ExprSyntax) -> String? {
    if let parts = expression.literalParts { return parts }
    guard let call = expression.unwrapped.as(FunctionCallExprSyntax.self),
      let first = call.arguments.first,
      call.name == "localizedStringWithFormat"
        || call.name == "String" && first.label?.text == "format"
    else { return nil }
    return text(first.expression).value?.values.en
  }

  /// The literal in `"tab.home".localized`.
  private func localizedLiteral(_ expression: ExprSyntax) -> StringLiteralExprSyntax? {
    guard let member = expression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text.hasPrefix("locali")
    else { return nil }
    return member.base?.as(StringLiteralExprSyntax.self)
  }

  /// The text of `Text("Home")`, `String(localized: "tab.home")` and the like.
  private func text(madeBy call: FunctionCallExprSyntax, in scope: Scope) -> Fact<InterfaceText> {
    let first = call.arguments.first
    switch (call.name, first?.label?.text) {
    case ("Text", nil), ("LocalizedStringKey", nil), ("LocalizedStringResource", nil),
      ("init", nil), ("LocalizedStringKey", "stringLiteral"):
      return text(first?.expression, in: scope.deeper())
    case ("String", nil):
      // A string that is made of a literal is looked up nowhere.
      let plain = first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
      return plain.map { .stated(InterfaceText(literal: $0)) }
        ?? text(first?.expression, in: scope.deeper())
    case ("Text", "verbatim"):
      return literal(first?.expression, in: scope).map { .stated(InterfaceText(literal: $0)) }
        ?? .unknown(reason: "made in code")
    case ("String", "localized"), ("NSLocalizedString", nil), ("AttributedString", "localized"),
      ("localizedString", "forKey"):
      return localized(
        first?.expression, defaultValue: call.argument("defaultValue") ?? call.argument("value"),
        in: scope)
    case ("tr", nil):
      // SwiftGen's lookup: the table, the key, and the text in the development language.
      return localized(
        call.arguments.dropFirst().first?.expression, defaultValue: call.argument("fallback"),
        in: scope)
    case (let name?, nil) where name.namesLookup && first?.expression.isPlainLiteral == true:
      // A lookup function of the app or its framework: `AppLocalizedString("tab.home", nil)`.
      return localized(first?.expression, in: scope)
    default: return .unknown(reason: "made in code")
    }
  }

  /// The localized text for `key`; a key is not shown itself, unless it is its own default.
  private func localized(
    _ key: ExprSyntax?, defaultValue: ExprSyntax? = nil, in scope: Scope
  ) -> Fact<InterfaceText> {
    if let text = key.flatMap(symbol) { return .stated(text) }
    guard let key = literal(key, in: scope.deeper()) else {
      return .unknown(reason: "made of parts")
    }
    var text = lookedUp(key)
    let value = literal(defaultValue, in: scope.deeper()).flatMap { $0.isEmpty ? nil : $0 }
    let own = value.map { InterfaceText(literal: $0).values }
    if strings[key]?.isEmpty != false {
      if let own { text.values = own }
      text.key = key
    } else if let own {
      // The default is the text of each language without a translation, such as the development language.
      text.values = Bilingual(en: text.values.en ?? own.en, ko: text.values.ko ?? own.ko)
    }
    return .stated(text)
  }

  /// Whether the name in `expression` always has the same value.
  func isConstant(_ expression: ExprSyntax, in scope: Scope) -> Bool {
    let path = expression.path
    guard path.count == 1, let name = path.first, name != "?", scope.names[name] == nil else {
      return true
    }
    switch local(name, at: Syntax(expression)) {
    case .value(_, let changes): return changes.isEmpty
    case .parameter: return false
    case nil: break
    }
    for type in [scope.type ?? typeName(around: Syntax(expression)), ""] {
      if case .stored(_, _, let isConstant) = declarations.member(name, of: type) {
        return isConstant
      }
    }
    return true
  }

  /// The translations of a literal if it is a key, or else the literal itself.
  private func lookedUp(_ literal: String) -> InterfaceText {
    // A strings file may have an empty key for metadata.
    if !literal.isEmpty, let values = strings[literal], !values.isEmpty {
      let isWhole = Language.allCases.allSatisfy { values[$0] != nil }
      return InterfaceText(values: values, key: isWhole ? nil : literal)
    }
    if Self.isKey(literal) { return InterfaceText(key: literal) }
    var text = InterfaceText(literal: literal)
    // Other languages than those that are read may have it.
    if !literal.isEmpty, strings[literal] != nil { text.key = literal }
    return text
  }

  /// Whether a literal looks like a key: `tab.home`, `TAB_HOME`, `tabHomeTitle`.
  private static func isKey(_ text: String) -> Bool {
    guard !text.isEmpty,
      text.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "._-/:".contains($0)) })
    else { return false }
    if text.contains("_") { return true }
    let parts = text.split(
      omittingEmptySubsequences: false, whereSeparator: { ".:/".contains($0) })
    if parts.count > 1, parts.allSatisfy({ !$0.isEmpty }),
      parts.allSatisfy({ $0.contains(where: \.isLetter) })
    {
      return true
    }
    let words = text.split(separator: "-")
    if words.count > 2, words.allSatisfy({ $0.first?.isLowercase == true }) { return true }
    return text.first?.isLowercase == true && text.contains(where: \.isUppercase) && text.count > 6
  }

  /// The image in the arguments of a label or an image view.
  func image(_ call: FunctionCallExprSyntax, in scope: Scope = Scope()) -> Fact<ImageName>? {
    func named(_ expression: ExprSyntax, _ make: (String) -> ImageName) -> Fact<ImageName> {
      guard isConstant(expression, in: scope), let name = literal(expression, in: scope) else {
        return .unknown(reason: "made in code")
      }
      return .stated(make(name))
    }
    for argument in call.arguments {
      switch argument.label?.text {
      case "systemImage", "systemName", "systemSymbolName":
        return named(argument.expression) { .symbol($0) }
      case "systemSymbol":
        // SFSafeSymbols calls `checkmark.circle` `.checkmarkCircle`.
        guard let name = argument.expression.as(MemberAccessExprSyntax.self), name.base == nil
        else {
          return .unknown(reason: "made in code")
        }
        return .stated(.symbol(Self.symbolName(of: name.declName.baseName.text)))
      case "image", "imageName":
        return literal(argument.expression, in: scope) != nil
          ? named(argument.expression) { .asset($0) } : imageValue(argument.expression, in: scope)
      case "named", "imageLiteralResourceName":
        return named(argument.expression) { .asset($0) }
      case nil where call.name == "Image":
        return named(argument.expression) { .asset($0) }
      default: continue
      }
    }
    return nil
  }

  /// The name of a symbol that a constant is called after.
  private static func symbolName(of constant: String) -> String {
    constant.reduce(into: "") { name, character in
      name += character.isUppercase ? ".\(character.lowercased())" : String(character)
    }
  }

  /// The image created by `expression`: `UIImage(systemName: "map")`, `nil`.
  func imageValue(_ expression: ExprSyntax, in scope: Scope = Scope()) -> Fact<ImageName> {
    guard case .expression(let simple, let scope) = value(of: expression, in: scope) else {
      return .unknown(reason: "made in code")
    }
    if simple.is(NilLiteralExprSyntax.self) { return .stated(.none) }
    if let macro = simple.as(MacroExpansionExprSyntax.self) {
      let name = macro.macroName.text == "imageLiteral" ? macro.arguments.first?.expression : nil
      return literal(name).map { .stated(.asset($0)) } ?? .unknown(reason: "made in code")
    }
    let chain = ViewChain(simple)
    if let call = chain.base.as(FunctionCallExprSyntax.self), let image = image(call, in: scope) {
      return image
    }
    // A constant that the app adds to UIKit's class: `.trash`.
    if simple.is(MemberAccessExprSyntax.self),
      let (made, inner) = made(by: simple, as: "UIImage", in: scope),
      let call = ViewChain(made).base.as(FunctionCallExprSyntax.self),
      let image = image(call, in: inner)
    {
      return image
    }
    return .unknown(reason: "made in code")
  }
}

/// Finds the first lookup of a localized text.
private final class LookupFinder: SyntaxVisitor {
  private(set) var call: FunctionCallExprSyntax?

  init(_ statements: CodeBlockItemListSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(statements)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if call == nil, node.name?.namesLookup == true { call = node }
    return call == nil ? .visitChildren : .skipChildren
  }
}

extension String {
  /// Whether a function of this name looks up localized texts: `NSLocalizedString`, `localize`.
  fileprivate var namesLookup: Bool {
    hasSuffix("LocalizedString")
      || ["localizedString", "localized", "Localized", "localize"].contains(self)
  }
}

extension Fact {
  /// The same value under a condition.
  fileprivate var weakened: Fact {
    if case .stated(let value) = self { .conditional(value) } else { self }
  }
}

extension ExprSyntax {
  /// The text of literals that `+` puts together to break a long line.
  var joinedLiterals: String? {
    guard let parts = self.as(SequenceExprSyntax.self)?.elements else { return nil }
    let texts = parts.enumerated().compactMap { index, part in
      index % 2 == 0
        ? part.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        : part.as(BinaryOperatorExprSyntax.self)?.operator.text == "+" ? "" : nil
    }
    return texts.count == parts.count ? texts.joined() : nil
  }

  /// Whether it is a text without values in it.
  fileprivate var isPlainLiteral: Bool {
    self.as(StringLiteralExprSyntax.self)?.representedLiteralValue != nil
  }
}
