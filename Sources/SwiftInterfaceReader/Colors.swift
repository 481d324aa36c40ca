internal import LinterCore
internal import SwiftSyntax

/// Follows colors of SwiftUI and UIKit through the module's names to what states them.
extension SwiftReading {
  /// The color in `expression`; `nil` if it is not a color, and unknown if it is chosen while the app runs.
  func color(_ expression: ExprSyntax?, in scope: Scope) -> Fact<ColorName>? {
    guard let bare = expression?.unwrapped, scope.depth < Scope.deepest, budget.step() else {
      return nil
    }
    if let choice = bare.choice {
      let sides = choice.values.map { color($0, in: scope.deeper())?.stated }
      return Self.adaptive(choice.condition, sides) ?? .unknown(reason: "chosen")
    }
    if let call = bare.as(FunctionCallExprSyntax.self) { return color(madeBy: call, in: scope) }
    if let member = bare.as(MemberAccessExprSyntax.self) { return color(member, in: scope) }
    guard let reference = bare.as(DeclReferenceExprSyntax.self) else { return nil }
    if scope.names[reference.baseName.text] == nil, isSetOutside(reference) { return nil }
    return color(named: bare, in: scope)
  }

  /// Whether a name refers to a property that can be set from outside.
  private func isSetOutside(_ reference: DeclReferenceExprSyntax) -> Bool {
    let name = reference.baseName.text
    guard local(name, at: Syntax(reference)) == nil else { return false }
    guard
      case .stored(_, _, let isConstant)? = declarations.member(
        name, of: typeName(around: Syntax(reference)))
    else { return false }
    return !isConstant
  }

  /// The color of a constant or a computed member of the module.
  private func color(named bare: ExprSyntax, in scope: Scope) -> Fact<ColorName>? {
    switch value(of: bare, in: scope) {
    case .expression(let simple, let inside):
      return simple.id == bare.id ? nil : color(simple, in: inside.deeper())
    case .body(let statements, let inside): return color(returnedBy: statements, in: inside)
    case .text, .enumCase, .unknown: return nil
    }
  }

  /// A system color, or a color that the module adds to `Color`, `UIColor` or `ShapeStyle`; `.cgColor` and
  /// the like of any color are that color.
  private func color(_ member: MemberAccessExprSyntax, in scope: Scope) -> Fact<ColorName>? {
    let name = member.declName.baseName.text
    let owner = member.base?.unwrapped.as(DeclReferenceExprSyntax.self)?.baseName.text
    if let base = member.base, owner == nil || owner?.first?.isLowercase == true,
      Self.conversions.contains(name), let color = color(base, in: scope.deeper())
    {
      return color
    }
    guard member.base == nil || Self.classes.contains(owner ?? "") else {
      if owner == "self", isSetOutside(member.declName) { return nil }
      return color(named: ExprSyntax(member), in: scope) ?? .unknown(reason: "the app's")
    }
    for type in [owner, "Color", "UIColor", "ShapeStyle"].compactMap(\.self) {
      let inside = scope.deeper(type: type, [:])
      switch declarations.member(name, of: type) {
      case .stored(let initial?, _, _): return color(initial, in: inside)
      case .computed(let statements): return color(returnedBy: statements, in: inside)
      default: continue
      }
    }
    if let system = ColorName.systemName(of: name) { return .stated(.system(system)) }
    // Xcode makes a member of the name of each color in a catalog; UIKit has more colors of its own.
    return owner == "Color" || owner == nil ? .stated(.asset(name)) : .unknown(reason: "the app's")
  }

  /// The color of `Color(red: 0.2, green: 0.4, blue: 0.6)`, `UIColor(named: "ink")`, `ink.opacity(0.5)`, or of
  /// a function of the module.
  private func color(
    madeBy call: FunctionCallExprSyntax, in scope: Scope
  ) -> Fact<ColorName>? {
    let name = call.name ?? ""
    let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    if let base, ["opacity", "withAlphaComponent"].contains(name) {
      guard let share = amount(call.arguments.first?.expression, in: scope.deeper()) else {
        return .unknown(reason: "translucent")
      }
      return color(base, in: scope.deeper())?.map { $0.faded(to: share) }
    }
    let isMade =
      Self.classes.contains(name)
      || ["init", "self.init"].contains(call.calledExpression.trimmedDescription.drop { $0 == "." })
      || name == "init" && Self.classes.contains(base?.trimmedDescription ?? "")
    guard isMade else {
      if name == "ColorAsset" { return asset(call.argument("name"), in: scope) }
      return color(named: ExprSyntax(call), in: scope)
    }
    return parts(of: call, in: scope) ?? converted(call, in: scope) ?? delegated(call, in: scope)
      ?? .unknown(reason: "the app's")
  }

  private func asset(_ name: ExprSyntax?, in scope: Scope) -> Fact<ColorName>? {
    literal(name, in: scope).map { .stated(.asset($0)) }
  }

  /// A color of its parts: red, green and blue, or white, and how opaque it is.
  private func parts(of call: FunctionCallExprSyntax, in scope: Scope) -> Fact<ColorName>? {
    func part(_ label: String) -> Double? { amount(call.argument(label), in: scope.deeper()) }
    let made: ColorName
    if let red = part("red"), let green = part("green"), let blue = part("blue") {
      made = .literal(red, green, blue)
    } else if let white = part("white") {
      made = .literal(white, white, white)
    } else {
      return hexColor(call, in: scope)
    }
    guard let opacity = call.argument("opacity") ?? call.argument("alpha") else {
      return .stated(made)
    }
    return amount(opacity, in: scope.deeper()).map { .stated(made.faded(to: $0)) }
      ?? .unknown(reason: "translucent")
  }

  /// A color of six hexadecimal digits: `Color(hex: "F2F2F7")`, `UIColor(rgb: 0xF2F2F7)`, `Color("#F2F2F7")`.
  private func hexColor(_ call: FunctionCallExprSyntax, in scope: Scope) -> Fact<ColorName>? {
    guard let first = call.arguments.first, call.arguments.count == 1 else { return nil }
    let given = literal(first.expression, in: scope) ?? first.expression.trimmedDescription
    let digits = given.replacing("0x", with: "").filter { $0 != "#" }
    guard digits.utf8.count == 6, let value = Int(digits, radix: 16),
      given.hasPrefix("#") || given.hasPrefix("0x") || first.label?.text.hasPrefix("hex") == true
    else { return nil }
    let parts = [16, 8, 0].map { Double(value >> $0 & 0xFF) / 255 }
    return .stated(.literal(parts[0], parts[1], parts[2]))
  }

  /// A color of a catalog, another color, or one for each appearance: `Color("ink")`, `Color(.systemRed)`,
  /// `UIColor { $0.userInterfaceStyle == .dark ? .white : .black }`.
  private func converted(_ call: FunctionCallExprSyntax, in scope: Scope) -> Fact<ColorName>? {
    if let provider = call.trailingClosure
      ?? call.argument("dynamicProvider")?.as(ClosureExprSyntax.self)
    {
      return color(returnedBy: provider.statements, in: scope.deeper())
    }
    guard let first = call.arguments.first,
      [nil, "named", "uiColor", "nsColor", "cgColor", "asset"].contains(first.label?.text)
    else { return nil }
    if let name = literal(first.expression, in: scope) { return .stated(.asset(name)) }
    guard let made = color(first.expression, in: scope.deeper()) else { return nil }
    // `Color(.summit)` may be a color of the catalog under the name that Xcode gives it.
    return made
  }

  /// What an initializer of the module passes on: `convenience init(r: Int) { self.init(red: …) }`.
  private func delegated(_ call: FunctionCallExprSyntax, in scope: Scope) -> Fact<ColorName>? {
    let labels = call.arguments.map { $0.label?.text ?? "_" }
    let own = Self.classes.flatMap(declarations.initializers).first { own in
      own.signature.parameterClause.parameters.map(\.firstName.text) == labels
    }
    guard let own, let body = own.body, body.statements.count == 1,
      let next = body.statements.first?.item.as(ExprSyntax.self)?.as(FunctionCallExprSyntax.self)
    else { return nil }
    let bindings = bindings(of: own.signature.parameterClause, call, in: scope)
    return color(ExprSyntax(next), in: scope.deeper(bindings))
  }

  /// The color that statements return, which may depend on the appearance.
  private func color(
    returnedBy statements: CodeBlockItemListSyntax, in scope: Scope
  ) -> Fact<ColorName>? {
    guard let result = statements.last?.expression else { return nil }
    let choice =
      result.as(IfExprSyntax.self)
      ?? statements.dropLast().last?.expression?.as(IfExprSyntax.self)
    guard let choice, statements.count <= 2 else {
      return statements.count == 1 ? color(result, in: scope.deeper()) : nil
    }
    let other: Fact<ColorName>?
    switch choice.elseBody {
    case .codeBlock(let block): other = color(returnedBy: block.statements, in: scope.deeper())
    case .ifExpr: other = nil
    case nil: other = color(result, in: scope.deeper())
    @unknown default: other = nil
    }
    let first = color(returnedBy: choice.body.statements, in: scope.deeper())
    return Self.adaptive(choice.conditions.trimmedDescription, [first?.stated, other?.stated])
      ?? .unknown(reason: "chosen")
  }

  /// The color of `scheme == .dark ? first : second`; `nil` if `condition` is about something else.
  private static func adaptive(_ condition: String, _ sides: [ColorName?]) -> Fact<ColorName>? {
    guard sides.count == 2, let first = sides[0], let second = sides[1] else { return nil }
    if first == second { return .stated(first) }
    let parts = condition.split(separator: " ")
    guard parts.count == 3, parts[1] == "==" || parts[1] == "!=",
      ["scheme", "interfacestyle"].contains(where: parts[0].lowercased().hasSuffix),
      parts[2].hasSuffix("dark") || parts[2].hasSuffix("light")
    else { return nil }
    let isDark = parts[2].hasSuffix("dark") == (parts[1] == "==")
    return .stated(.adaptive(light: isDark ? second : first, dark: isDark ? first : second))
  }

  private static let classes = ["Color", "UIColor", "NSColor"]
  /// Members of a color that are the same color of another type.
  private static let conversions: Set<String> = ["cgColor", "color", "swiftUIColor", "uiColor"]
}
