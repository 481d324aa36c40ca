public import Guidelines

/// A view with the one around it and the platforms it is shown on.
public final class PlacedView: Sendable {
  /// The view.
  public let node: ViewNode
  /// The view around it; `nil` for a root.
  public let parent: PlacedView?
  /// The platforms, those of the file where nothing nearer says so.
  public let platforms: [Platform]
  /// Whether it is the body of a view that another one joins to one element, describes or hides.
  let isPart: Bool

  init(_ node: ViewNode, in parent: PlacedView?, platforms: [Platform], isPart: Bool) {
    self.node = node
    self.parent = parent
    self.isPart = isPart
    self.platforms = node.platforms.isEmpty ? platforms : node.platforms
  }

  /// The views around it, the nearest first.
  var ancestors: some Sequence<PlacedView> { sequence(first: self, next: \.parent).dropFirst() }
}

/// The views of an interface in a list, made once for all checks; it follows from the rest of the
/// interface and is not compared.
struct PlacedViews: Hashable, Sendable {
  private(set) var list: [PlacedView] = []
  /// Where the views of each kind are in the list.
  private var places: [ViewNode.Kind: [Int]] = [:]
  /// The bodies of the app's own views by the names of their types; where two types have one name,
  /// neither is here.
  private(set) var bodies: [String: ViewNode] = [:]

  init(_ roots: [ViewNode] = []) {
    let named = Dictionary(grouping: roots.filter(\.isBody), by: \.name)
    bodies = named.compactMapValues { $0.count == 1 ? $0[0] : nil }
    findParts(of: roots)
  }

  /// The app's own views of which one place makes a part of an element.
  private var parts: Set<String> = []

  /// Finds the views that are parts, those in the bodies of parts as well.
  private mutating func findParts(of roots: [ViewNode]) {
    for _ in 0..<4 {
      let count = parts.count
      for root in roots { findParts(in: root, isPart: root.isBody && parts.contains(root.name)) }
      if parts.count == count { return }
    }
  }

  private mutating func findParts(in node: ViewNode, isPart: Bool) {
    let isPart = isPart || node.isElement || node.isHiddenFromVoiceOver
    if isPart, node.kind == .other { parts.insert(node.name) }
    for child in node.children where child.slot != .presented && child.slot != .destination {
      findParts(in: child, isPart: isPart)
    }
  }

  static func == (left: Self, right: Self) -> Bool { true }
  func hash(into hasher: inout Hasher) {}

  /// Adds `node` and all in it.
  mutating func add(_ node: ViewNode, in parent: PlacedView?, platforms: [Platform]) {
    let isPart = parent?.isPart ?? (node.isBody && parts.contains(node.name))
    let placed = PlacedView(node, in: parent, platforms: platforms, isPart: isPart)
    places[node.kind, default: []].append(list.count)
    list.append(placed)
    for child in node.children { add(child, in: placed, platforms: placed.platforms) }
  }

  /// The views of one of `kinds`, in the order of the list.
  func views(_ kinds: [ViewNode.Kind]) -> [PlacedView] {
    let found = kinds.flatMap { places[$0] ?? [] }
    return (kinds.count > 1 ? found.sorted() : found).map { list[$0] }
  }
}

extension Interface {
  /// `node` where each of the app's own views in it has the views of its body; own views in these
  /// have theirs up to a `depth`.
  func unfolded(_ node: ViewNode, _ depth: Int = 4) -> ViewNode {
    var node = node
    if node.kind == .other, depth > 0, let body = placedViews.bodies[node.name] {
      node.kind = .container
      node.children += body.children.map { $0.with(slot: .content) }
    }
    node.children = node.children.map { unfolded($0, depth - 1) }
    return node
  }

  /// Every view, each before what stands in it.
  var allViews: [PlacedView] { placedViews.list }

  /// The views of one of `kinds`.
  func views(_ kinds: ViewNode.Kind...) -> [PlacedView] { placedViews.views(kinds) }
}

extension ViewNode {
  /// The same view as `slot` of the one around it.
  package func with(slot: Slot) -> ViewNode {
    var node = self
    node.slot = slot
    return node
  }

  /// The view and all in it, whatever it is to it.
  var everything: [ViewNode] { [self] + children.flatMap(\.everything) }

  /// The view and all in it that stands in its place: what is presented over it and where links lead
  /// is left out.
  var inPlace: [ViewNode] {
    [self]
      + children.filter { $0.slot == .content || $0.slot == .label || $0.slot == .overlay }
      .flatMap(\.inPlace)
  }

  /// What a control shows, where it is more than its title.
  var labelViews: [ViewNode] { children.filter { $0.slot == .label }.flatMap(\.inPlace) }

  /// Whether it and `other` may be on screen together.
  func mayStand(with other: ViewNode) -> Bool {
    !branches.contains { branch in
      other.branches.contains { $0.condition == branch.condition && $0.way != branch.way }
    }
  }

  /// Whether assistive technologies do not see it.
  var isHiddenFromVoiceOver: Bool {
    // What is hidden only sometimes has been thought of.
    accessibility.isHidden.map { $0 != .stated(false) } ?? false
  }

  /// Whether it is one element for them, whatever stands in it.
  var isElement: Bool {
    accessibility.label != nil || ["ignore", "combine"].contains(accessibility.children)
  }

  /// Whether it says something to read, or may.
  var saysSomething: Bool {
    if let label = accessibility.label { return label.stated?.isEmpty != true }
    switch kind {
    case .text, .label, .button, .link, .navigationLink, .menu, .toggle, .textField:
      if let text, text.stated?.isEmpty != true { return true }
    case .other: return true
    default: break
    }
    return false
  }
}
