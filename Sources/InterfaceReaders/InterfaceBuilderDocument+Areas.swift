internal import LinterCore

/// Views that assistive technologies treat as one element, and views that answer a tap.
extension InterfaceBuilderDocument {
  /// The selectors that tap gestures run, by the id of the view that has the gesture; the view of a controller
  /// often has one that ends typing.
  var tapActions: [String: String] {
    let taps = root.inDocument(named: "tapGestureRecognizer")
    let selectors = taps.reduce(into: [String: String]()) { names, tap in
      guard tap["numberOfTapsRequired"] == nil, let id = tap["id"] else { return }
      let action = tap.child("connections")?.child("action")
      names[id] = action?["selector"] ?? "tap"
    }
    guard !selectors.isEmpty else { return [:] }
    let views = all.filter { $0["key"] != "view" }
    return views.reduce(into: [String: String]()) { actions, view in
      guard let id = view["id"], let connections = view.child("connections") else { return }
      let gesture = connections.children.first { $0["property"] == "gestureRecognizers" }
      actions[id] = gesture?["destination"].flatMap { selectors[$0] }
    }
  }

  /// Whether a view that is no control is an element for assistive technologies, or answers a tap.
  func isElement(_ element: XMLElement, _ taps: [String: String]) -> Bool {
    guard Self.areas.contains(element.name), !element.isCustom else { return false }
    if let id = element["id"], taps[id] != nil { return true }
    let accessibility = element.child(key: "accessibilityConfiguration")
    return element.name == "view" && accessibility?.isOneElement == true
  }

  /// Reads the traits of a view, and the text that an element shows.
  func readArea(_ element: XMLElement, _ accessibility: XMLElement?, into view: inout ViewNode) {
    if let traits = accessibility?.child(key: "traits") {
      let given = Self.traits.filter { traits[$0.key] == "YES" }
      view.accessibility.traits = given.map(\.value).sorted()
    }
    guard Self.areas.contains(element.name) else { return }
    view.kind = .container
    guard accessibility?.isOneElement == true else { return }
    view.accessibility.children = "ignore"
    let texts = element.descendants.filter { $0.name == "label" }
    view.text = texts.lazy.compactMap { self.text(of: $0) }.first
  }

  /// The elements that are no controls and may answer a tap.
  private static let areas = ["view", "imageView", "stackView"]

  private static let traits = ["button": "isButton", "link": "isLink", "header": "isHeader"]
}

extension XMLElement {
  /// Whether an accessibility configuration makes its view one element.
  fileprivate var isOneElement: Bool {
    children.contains { $0["key"] == "isElement" && $0["value"] == "YES" }
  }
}
