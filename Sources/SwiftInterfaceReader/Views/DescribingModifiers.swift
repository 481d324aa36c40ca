internal import LinterCore
internal import SwiftSyntax

/// Detects modifiers of the app that may set accessibility properties, if they cannot be expanded.
extension SwiftReading {
  /// Whether a modifier that cannot be expanded may set accessibility properties, because a function it
  /// calls or an argument of it does.
  func mayDescribe(_ modifier: ViewChain.Modifier) -> Bool {
    let given = CalledNames(modifier.call.arguments).names
      .union(modifier.call.trailingClosure.map { CalledNames($0).names } ?? [])
      .union(CalledNames(modifier.call.additionalTrailingClosures).names)
    let named = modifier.name == "modifier" ? given : given.union([modifier.name])
    if named.contains(where: mayDescribe) { return true }
    let isKnown = named.contains { !declarations.bodies(of: $0).isEmpty }
    // A modifier from a package that does so usually has a telling name.
    let name = modifier.name.lowercased()
    return !isKnown && Self.describing.contains(where: name.contains)
  }

  /// Words in the names of modifiers that set accessibility properties.
  private static let describing = [
    "access", "descri", "help", "hint", "label", "modifier", "name", "text", "tip", "title",
    "voice",
  ]

  /// Whether the function `name` does so: by its name in the framework, by the calls it makes in the app.
  private func mayDescribe(_ name: String) -> Bool {
    if name.hasPrefix("accessibility") || name == "help" { return true }
    if let known = budget.describes[name] { return known }
    // Assume `false` for recursive calls.
    budget.describes[name] = false
    guard budget.step() else { return true }
    let describes = declarations.bodies(of: name).contains { body in
      CalledNames(body).names.contains { mayDescribe($0) }
    }
    budget.describes[name] = describes
    return describes
  }
}

/// Collects the names of all functions called in a syntax node.
private final class CalledNames: SyntaxVisitor {
  private(set) var names: Set<String> = []

  init(_ part: some SyntaxProtocol) {
    super.init(viewMode: .sourceAccurate)
    walk(part)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.name { names.insert(name) }
    return .visitChildren
  }
}
