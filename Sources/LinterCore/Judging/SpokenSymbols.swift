internal import Guidelines

extension ViewNode {
  /// Whether all images of a control with this label are symbols whose own names say what it does.
  func saysItself(with label: [ViewNode]) -> Bool {
    let shown = ([self] + label).filter { $0.image != nil }
    return shown.allSatisfy { view in
      let images =
        view.imageChoices.isEmpty ? [view.image?.stated].compactMap(\.self) : view.imageChoices
      return !images.isEmpty
        && images.allSatisfy {
          guard case .symbol(let name) = $0 else { return false }
          return InterfaceWords.saysItself(name, running: action)
        }
    }
  }
}

extension PlacedView {
  /// Whether it is in an `HStack` that also has a text, its title.
  var isBesideTitle: Bool {
    parent?.node.name == "HStack" && parent?.node.children.contains { $0.kind == .text } == true
  }
}
