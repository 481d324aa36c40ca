internal import Guidelines

extension Check {
  /// A finding at a view, or at the modifier that gives it an aspect; `likely` by default, since code may still
  /// change the view.
  func finding(
    at view: PlacedView, for aspect: ViewNode.Aspect? = nil, confidence: Confidence = .likely,
    evidence: [String: String] = [:], _ message: Bilingual<String>
  ) -> Finding {
    var finding = finding(
      at: view.node.place(of: aspect), confidence, evidence: evidence, message)
    finding.declaration = view.node.declared.map { declared in
      aspect.flatMap { view.node.changedAt[$0] } ?? declared
    }
    return finding
  }
}

extension [String: String] {
  /// The evidence `value`, called `key`; none if it is empty.
  static func stated(_ key: String, _ value: String) -> [String: String] {
    value.isEmpty ? [:] : [key: value]
  }
}

extension Finding {
  /// The same finding as a note at most.
  var asNote: Finding {
    var finding = self
    finding.severity = min(severity, .note)
    return finding
  }
}

extension PlacedView {
  /// Whether it has an ancestor of one of `kinds`.
  func isInside(_ kinds: ViewNode.Kind...) -> Bool {
    ancestors.contains { kinds.contains($0.node.kind) }
  }

  /// Whether it is hidden from assistive technologies, by itself or by an ancestor.
  var isHiddenFromVoiceOver: Bool {
    isPart || node.isHiddenFromVoiceOver || ancestors.contains(where: \.node.isHiddenFromVoiceOver)
  }

  /// Whether it has an accessibility label or is part of an element described as a whole.
  var isDescribed: Bool {
    isPart || node.accessibility.label != nil || ancestors.contains(where: \.node.isElement)
  }

  /// The root of its tree.
  var root: PlacedView {
    sequence(first: self) { $0.isUse ? nil : $0.parent }.reduce(self) { $1 }
  }

  /// Its name in a message: its text, or an empty string.
  var shown: String { node.text?.value?.shown ?? "" }
}

extension Interface {
  /// Whether a view is in the body of an own view that is always used as a part of a control.
  func isPartOfControl(_ view: PlacedView) -> Bool {
    let root = view.root.node
    guard root.isBody, let uses = placedViews.uses[root.name] else { return false }
    return uses.allSatisfy { use in
      use.node.tapAction != nil || use.isDescribed
        || use.isInside(.button, .link, .navigationLink, .menu, .toggle, .picker)
    }
  }
}

extension ViewNode {
  /// Where it is told of an aspect; in the body of one of the app's own views, where that is used.
  func place(of aspect: Aspect?) -> Place {
    declared == nil ? aspect.flatMap { changedAt[$0] } ?? place : place
  }

  /// The buttons of an alert or a menu, including those in groups, in order.
  var buttons: [ViewNode] {
    children.filter { $0.slot != .message }.flatMap { child -> [ViewNode] in
      switch child.kind {
      case .button: [child]
      case .container: child.buttons
      default: []
      }
    }
  }

  /// Whether all its contents are known and unconditional.
  var isPlain: Bool {
    children.allSatisfy { child in
      child.branches == branches && !child.isRepeated
        && (child.kind == .container ? child.isPlain : child.kind != .other)
    }
  }

  /// Whether all its contents are known, if only under conditions.
  var showsAll: Bool {
    children.allSatisfy { child in
      !child.isRepeated && (child.kind == .container ? child.showsAll : child.kind != .other)
    }
  }

  /// Its title, or else the first text in its label.
  var title: Fact<InterfaceText>? {
    if let text { return text }
    // A label made of other views has its title in one of these.
    return labelViews.lazy.filter { $0.kind != .label || $0.children.isEmpty }
      .compactMap(\.text).first
  }
}

extension [PlacedView] {
  /// A finding for the first view of each tree, which states the lines of the others, to report a recurring
  /// problem once; `make` gets the view and the number of views in its tree.
  func onePerTree(_ make: (PlacedView, Int) -> Finding?) -> [Finding] {
    one(per: { ObjectIdentifier($0.root) }, make)
  }

  /// The same for each file, where a problem recurs in trees and in code beside them; at the first place in the file,
  /// or else at the first view given.
  func onePerFile(
    inOrder: Bool = true, _ make: (PlacedView, Int) -> Finding?
  ) -> [Finding] {
    let views = inOrder ? sorted { $0.node.place < $1.node.place } : self
    return views.one(per: \.node.place.file, make)
  }

  private func one<Key: Hashable>(
    per key: (PlacedView) -> Key, _ make: (PlacedView, Int) -> Finding?
  ) -> [Finding] {
    var order: [Key] = []
    var found: [Key: [PlacedView]] = [:]
    for view in self {
      let own = key(view)
      if found[own] == nil { order.append(own) }
      found[own, default: []].append(view)
    }
    return order.compactMap { key in
      guard let views = found[key], var finding = make(views[0], views.count) else { return nil }
      let alike = views.dropFirst().compactMap { make($0, views.count) }
      let lines = alike.filter { $0.file == finding.file }.map(\.line)
      let others = Set(lines).subtracting([finding.line]).sorted()
      if !others.isEmpty { finding.alsoAt = others }
      return finding
    }
  }
}
