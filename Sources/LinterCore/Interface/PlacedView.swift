public import Guidelines

/// A view with its parent and the platforms it is shown on.
public final class PlacedView: Sendable {
  /// The view.
  public let node: ViewNode
  /// The enclosing view; `nil` for a root.
  public let parent: PlacedView?
  /// The platforms of the nearest view that states any, else those of the file.
  public let platforms: [Platform]
  /// Whether it is the use of an own view, as what the view shows; a tree of its own in its surroundings.
  let isUse: Bool
  /// Whether it is in the body of a view that is used inside a combined, labelled or hidden element.
  let isPart: Bool

  init(
    _ node: ViewNode, in parent: PlacedView?, platforms: [Platform], isUse: Bool, isPart: Bool
  ) {
    self.node = node
    self.parent = parent
    self.isUse = isUse
    self.isPart = isPart
    self.platforms = node.platforms.narrowed(to: platforms)
  }

  /// The view and the enclosing views, innermost first.
  var withAncestors: UnfoldFirstSequence<PlacedView> { sequence(first: self, next: \.parent) }
  /// The enclosing views, innermost first.
  var ancestors: some Sequence<PlacedView> { withAncestors.dropFirst() }
  /// The look that sets its font, its own or the nearest ancestor's; `nil` if none does.
  var fontLook: ViewNode.Look? {
    withAncestors.first(where: \.node.look.hasFont)?.node.look
  }
}

/// The views of an interface as a list, made once for all checks.
///
/// Derived from the rest of the interface, so it is ignored when interfaces are compared.
struct PlacedViews: Hashable, Sendable {
  private(set) var list: [PlacedView] = []
  /// The indices of the views of each kind in the list.
  private var places: [ViewNode.Kind: [Int]] = [:]
  /// The bodies of the app's own views, by type name; names shared by two types are left out.
  private(set) var bodies: [String: ViewNode] = [:]
  /// Where the app's own views are used, by type name.
  private(set) var uses: [String: [PlacedView]] = [:]
  /// Whether a window forces the dark appearance.
  private(set) var forcesDark = false
  /// The files of views that people never see.
  private let developerFiles: Set<String>

  init(_ roots: [ViewNode] = [], of files: [String] = []) {
    let named = Dictionary(grouping: roots.filter(\.isBody), by: \.name)
    bodies = named.compactMapValues { $0.count == 1 ? $0[0] : nil }
    let all = Set(files).union(roots.indices.map { roots[$0].place.file })
    developerFiles = all.filter(InterfaceWords.isForDevelopers)
    findParts(of: roots)
  }

  /// The app's own views that are used inside an accessibility element somewhere.
  private var parts: Set<String> = []

  /// Collects `parts`, including views used in the bodies of parts, up to four levels deep.
  private mutating func findParts(of roots: [ViewNode]) {
    for _ in 0..<4 {
      let count = parts.count
      roots.forEachInPlace { root in
        findParts(in: root, isPart: root.isBody && parts.contains(root.name))
      }
      if parts.count == count { return }
    }
  }

  private mutating func findParts(in node: ViewNode, isPart: Bool) {
    let isPart = isPart || node.isElement || node.isHiddenFromVoiceOver
    if isPart, node.kind == .other { parts.insert(node.name) }
    node.children.forEachInPlace { child in
      guard child.slot != .presented, child.slot != .destination else { return }
      findParts(in: child, isPart: isPart)
    }
  }

  static func == (left: Self, right: Self) -> Bool { true }
  func hash(into hasher: inout Hasher) {}

  /// Empties the list of views, but not the bodies and uses of the app's own views.
  mutating func empty() {
    list = []
    places = [:]
  }

  /// Adds `node` and its descendants.
  mutating func add(
    _ node: ViewNode, in parent: PlacedView?, platforms: [Platform], isUse: Bool = false
  ) {
    let isPart = parent?.isPart ?? (node.isBody && parts.contains(node.name))
    let placed = PlacedView(
      node, in: parent, platforms: platforms, isUse: isUse, isPart: isPart)
    places[node.kind, default: []].append(list.count)
    list.append(placed)
    if node.kind == .other, bodies[node.name] != nil { uses[node.name, default: []].append(placed) }
    if node.name == "WindowGroup" || parent?.node.name == "WindowGroup" {
      forcesDark = forcesDark || node.forcedAppearance == "dark"
    }
    node.children.forEachInPlace { add($0, in: placed, platforms: placed.platforms) }
  }

  /// Whether a view is in a file that holds what people never see.
  func isForDevelopers(_ view: PlacedView) -> Bool {
    !developerFiles.isEmpty && developerFiles.contains(view.node.place.file)
  }

  /// The views of the given kinds, in list order.
  func views(_ kinds: [ViewNode.Kind]) -> [PlacedView] {
    let found = kinds.flatMap { places[$0] ?? [] }
    return (kinds.count > 1 ? found.sorted() : found).map { list[$0] }
  }
}

extension Interface {
  /// `node` with each of the app's own views replaced by the content of its body, nested up to `depth`
  /// levels.
  func unfolded(_ node: ViewNode, _ depth: Int = 4) -> ViewNode {
    var node = node
    if !node.unfolded.isEmpty {
      node = node.withUnfolded
    } else if node.kind == .other, depth > 0, let body = placedViews.bodies[node.name] {
      node.kind = .container
      node.children += body.children.map { $0.with(slot: .content) }
    }
    node.children = node.children.map { unfolded($0, depth - 1) }
    return node
  }

  /// Every view, each before its descendants.
  var allViews: [PlacedView] { placedViews.list }

  /// The views of the given kinds.
  func views(_ kinds: ViewNode.Kind...) -> [PlacedView] { placedViews.views(kinds) }
}

extension [ViewNode] {
  /// Calls `body` with each view without making a copy of it, which costs more than most questions to it.
  func forEachInPlace(_ body: (ViewNode) -> Void) {
    for index in indices { body(self[index]) }
  }

  /// Whether one of the views is as `isWanted` says, without making copies of them.
  func containInPlace(_ isWanted: (ViewNode) -> Bool) -> Bool {
    indices.contains { isWanted(self[$0]) }
  }
}

extension ViewNode {
  /// An own view as a container of what it shows.
  var withUnfolded: ViewNode {
    var node = self
    node.kind = .container
    node.unfolded = []
    // What it is given is among what it shows.
    node.children =
      unfolded.map { $0.with(slot: .content) } + children.filter { $0.slot != .content }
    return node
  }

  /// The same view with another slot in its parent.
  package func with(slot: Slot) -> ViewNode {
    var node = self
    node.slot = slot
    return node
  }

  /// Whether it or a descendant, whatever its slot, is as `isWanted` says.
  func contains(where isWanted: (ViewNode) -> Bool) -> Bool {
    isWanted(self) || children.contains { $0.contains(where: isWanted) }
  }

  /// Whether it is a screen of its own, which the view around it only opens.
  package var opensScreen: Bool {
    slot == .destination || [.sheet, .fullScreenCover, .popover].contains(kind)
      || name == "navigationDestination"
  }

  /// The view and all its descendants, whatever their slots.
  var everything: [ViewNode] { listed { _ in true } }

  /// The view and its content, labels and overlays, recursively; presented views, link destinations and
  /// backgrounds are left out.
  var inPlace: [ViewNode] { listed { [.content, .label, .overlay].contains($0.slot) } }

  /// The view and those of its descendants that are, as are all views between, as `isWanted` says.
  private func listed(_ isWanted: (ViewNode) -> Bool) -> [ViewNode] {
    var found: [ViewNode] = []
    func add(_ view: ViewNode) {
      found.append(view)
      view.children.forEachInPlace { if isWanted($0) { add($0) } }
    }
    add(self)
    return found
  }

  /// The views of a control's label, if it has one besides its title.
  var labelViews: [ViewNode] { children.filter { $0.slot == .label }.flatMap(\.inPlace) }

  /// Whether it and `other` may be on screen at the same time.
  package func mayStand(with other: ViewNode) -> Bool {
    !branches.contains { branch in
      other.branches.contains { $0.condition == branch.condition && $0.way != branch.way }
    }
  }

  /// Whether it is hidden from assistive technologies.
  var isHiddenFromVoiceOver: Bool {
    // A view that is hidden only sometimes counts: its author has considered VoiceOver.
    accessibility.isHidden.map { $0 != .stated(false) } ?? false
  }

  /// Whether assistive technologies treat it as one element, whatever it contains.
  var isElement: Bool {
    accessibility.label != nil || ["ignore", "combine"].contains(accessibility.children)
  }

  /// Whether VoiceOver has, or may have, something to read for it.
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
