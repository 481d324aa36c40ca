internal import LinterCore
internal import SwiftSyntax

extension InterfaceCollector {
  /// Enters the type or extension declared by `node`.
  func beginType(_ name: String, _ node: some SyntaxProtocol) {
    let isExtension = node.is(ExtensionDeclSyntax.self)
    let known = reading.declarations.parents(of: name)
    types.append(
      TypeContext(
        name: name,
        isTabBar: reading.declarations.isTabBarController(name)
          || isExtension && name.hasSuffix("TabBarController"),
        isController: name.hasSuffix("Controller")
          || known.contains { $0.hasSuffix("Controller") },
        screen: Screen(
          id: name, place: reading.place(node), platforms: reading.platforms(at: node))))
  }

  /// Leaves the innermost type and records its screen and tab bars.
  func endType() {
    guard let type = types.popLast() else { return }
    if type.hasScreen || !type.screen.controls.isEmpty { screens.append(type.screen) }
    tabBars += controllerTabBars(of: type)
  }

  /// Leaves all open types and the file itself, whose top-level code may configure views too.
  func finish() { while !types.isEmpty { endType() } }
}
