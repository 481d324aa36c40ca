internal import Guidelines

extension Check {
  /// A finding at a view; what rests on views is `likely` at most, for code may still change them.
  func finding(
    at view: PlacedView, confidence: Confidence = .likely, evidence: [String: String] = [:],
    _ message: Bilingual<String>
  ) -> Finding {
    finding(at: view.node.place, confidence, evidence: evidence, message)
  }
}

extension PlacedView {
  /// Whether a view around it is of one of `kinds`.
  func isInside(_ kinds: ViewNode.Kind...) -> Bool {
    ancestors.contains { kinds.contains($0.node.kind) }
  }

  /// Whether assistive technologies see neither it nor something around it.
  var isHiddenFromVoiceOver: Bool {
    isPart || node.isHiddenFromVoiceOver || ancestors.contains(where: \.node.isHiddenFromVoiceOver)
  }

  /// Whether a description was given to it, or to something around it of which it is a part.
  var isDescribed: Bool {
    isPart || node.accessibility.label != nil || ancestors.contains(where: \.node.isElement)
  }

  /// The tree it is in.
  var root: PlacedView { sequence(first: self, next: \.parent).reduce(self) { $1 } }

  /// The name by which a message calls it: its text, else nothing.
  var shown: String { node.text?.value?.shown ?? "" }
}

extension ViewNode {
  /// The buttons directly in an alert, a menu or a group of it, in order.
  var buttons: [ViewNode] {
    children.filter { $0.slot != .message }.flatMap { child -> [ViewNode] in
      switch child.kind {
      case .button: [child]
      case .container: child.buttons
      default: []
      }
    }
  }

  /// Whether all that it shows is known, and there on every path.
  var isPlain: Bool {
    children.allSatisfy { child in
      child.branches == branches && !child.isRepeated
        && (child.kind == .container ? child.isPlain : child.kind != .other)
    }
  }

  /// Its title, its label's text where it has no title.
  var title: Fact<InterfaceText>? {
    text ?? children.first { $0.slot == .label }?.inPlace.lazy.compactMap(\.text).first
  }
}

extension [PlacedView] {
  /// The first of each tree with how many there are: what a file does throughout is said once.
  var firstOfEachTree: [(view: PlacedView, count: Int)] {
    var order: [ObjectIdentifier] = []
    var found: [ObjectIdentifier: (view: PlacedView, count: Int)] = [:]
    for view in self {
      let root = ObjectIdentifier(view.root)
      if found[root] == nil { order.append(root) }
      found[root, default: (view, 0)].count += 1
    }
    return order.compactMap { found[$0] }
  }
}
