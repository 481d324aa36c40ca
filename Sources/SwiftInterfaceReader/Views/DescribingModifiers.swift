internal import LinterCore
internal import SwiftSyntax

/// What modifiers of the app may tell assistive technologies, where they cannot be followed otherwise.
extension SwiftReading {
  /// Whether a modifier that is not followed may say what a view is: because something that it calls,
  /// or that it is given, does so.
  func mayDescribe(_ modifier: ViewChain.Modifier) -> Bool {
    let given = CalledNames(modifier.call.arguments).names
      .union(modifier.call.trailingClosure.map { CalledNames($0).names } ?? [])
      .union(CalledNames(modifier.call.additionalTrailingClosures).names)
    let named = modifier.name == "modifier" ? given : given.union([modifier.name])
    if named.contains(where: mayDescribe) { return true }
    let isKnown = named.contains { !declarations.bodies(of: $0).isEmpty }
    // A modifier of a package that describes says so in its name.
    let name = modifier.name.lowercased()
    return !isKnown && Self.describing.contains(where: name.contains)
  }

  /// Words of which one stands in the name of a modifier that describes a view.
  private static let describing = [
    "access", "descri", "help", "hint", "label", "modifier", "name", "text", "tip", "title",
    "voice",
  ]

  /// Whether what is called `name` does: of the framework by its name, of the app by what it calls.
  private func mayDescribe(_ name: String) -> Bool {
    if name.hasPrefix("accessibility") || name == "help" { return true }
    if let known = budget.describes[name] { return known }
    // What calls itself says no more by that.
    budget.describes[name] = false
    guard budget.step() else { return true }
    let describes = declarations.bodies(of: name).contains { body in
      CalledNames(body).names.contains { mayDescribe($0) }
    }
    budget.describes[name] = describes
    return describes
  }
}

/// The names of what a part of a source calls.
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
