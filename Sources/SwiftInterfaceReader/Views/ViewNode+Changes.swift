internal import LinterCore

extension ViewNode {
  /// Forgets colors that are changed after they are drawn.
  mutating func blend() {
    look.foreground = .unknown(reason: "blended")
    if look.background != nil { look.background = .unknown(reason: "blended") }
  }

  /// Reduces its labels to their icons, with the titles as accessibility labels.
  mutating func keepIcons() {
    if kind == .label || kind == .button && image != nil, let text {
      if accessibility.label == nil { accessibility.label = text }
      if kind == .label { kind = .image } else { self.text = nil }
    }
    for index in children.indices { children[index].keepIcons() }
  }
}
