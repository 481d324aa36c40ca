internal import Guidelines

/// The uses of the app's own views, each as a tree of what it shows there.
///
/// What a check finds there and not in the body of the view is told at the use.
struct OwnViewUses {
  /// The interface with the uses in place of all other views.
  let interface: Interface
  /// The own views in a use, by its place.
  private var views: [Place: Set<String>] = [:]
  /// The places of the uses that are whole screens, which a link or a sheet opens.
  private var screens: Set<Place> = []
  /// The own views by the lines of their bodies.
  private var bodies: [Place: String] = [:]

  /// The most own views unfolded one inside the other.
  fileprivate static let deepest = 3

  /// `nil` if no body of an own view is known.
  init?(of whole: Interface) {
    let placed = whole.placedViews.list
    // Around other views, it is not known what they are in.
    let uses = placed.filter { $0.root.node.isBody && whole.unfoldedOnce($0.node) != nil }
    guard !uses.isEmpty else { return nil }
    var interface = whole
    interface.placedViews.empty()
    for use in uses {
      var names: Set<String> = []
      let shown = whole.unfoldingAll(use.node, Self.deepest, into: &names)
      interface.placedViews.add(
        shown, in: use.parent, platforms: use.platforms, isUse: true)
      views[use.node.place, default: []].formUnion(names)
      if use.node.slot == .destination || use.parent?.node.kind == .sheet {
        screens.insert(use.node.place.ofLine)
      }
    }
    self.interface = interface
    for view in placed {
      let root = view.root.node
      if root.isBody { bodies[view.node.place.ofLine] = root.name }
    }
  }

  /// Those of `found` in uses that are not told in the body of one of their views, where `others` are the findings
  /// in all other views.
  func findings(_ found: [Finding], besides others: [Finding]) -> [Finding] {
    let known = Set(others.flatMap(views(around:)))
    let new = found.filter { self.names(of: $0)?.isDisjoint(with: known) == true }
    // A view that uses another one tells it for its own uses.
    let inside = Set(new.flatMap(views(around:)))
    let own = new.filter { names(of: $0)?.isDisjoint(with: inside) == true }
    let declared = Dictionary(grouping: own, by: \.declaration)
    // The order decides which one is told of two at one place.
    let places = declared.keys.compactMap(\.self).sorted()
    return (declared[nil] ?? []) + places.flatMap { told(declared[$0] ?? [], at: $0) }
  }

  /// The findings at one declaration: if every use has it, or those in several files, or if it is on a screen that
  /// the use opens, it is told there alone, and else once for its uses.
  private func told(_ alike: [Finding], at declaration: Place) -> [Finding] {
    let places = Set(alike.flatMap(\.places)).sorted()
    guard var first = alike.min(by: { $0.places[0] < $1.places[0] }) else { return [] }
    let name = bodies[declaration.ofLine]
    let uses = views.filter { name.map($0.value.contains) == true }.keys.map(\.ofLine)
    if Set(uses).isSubset(of: places) || places.first?.file != places.last?.file
      || screens.isSuperset(of: places)
    {
      (first.file, first.line) = (declaration.file, declaration.line)
      first.column = declaration.column ?? 1
      (first.declaration, first.alsoAt) = (nil, nil)
    } else if places.count > 1 {
      first.alsoAt = places.dropFirst().map(\.line)
    }
    return [first]
  }

  private func names(of finding: Finding) -> Set<String>? {
    views[Place(file: finding.file, line: finding.line, column: finding.column)]
  }

  /// The own views in whose bodies a finding is.
  private func views(around finding: Finding) -> [String] {
    finding.places.compactMap { bodies[$0] }
  }
}

extension Place {
  fileprivate var ofLine: Place { Place(file: file, line: line) }
}

extension Interface {
  /// An own view as a container of what it shows, with its arguments if they are known; `nil` for other views.
  fileprivate func unfoldedOnce(_ view: ViewNode) -> ViewNode? {
    if !view.unfolded.isEmpty { return view.withUnfolded }
    guard view.kind == .other, let body = placedViews.bodies[view.name] else { return nil }
    var view = view
    view.unfolded = body.children.map { $0.told(at: view.place) }
    return view.withUnfolded
  }

  /// `view` with the own views in it unfolded; adds their names to `names`.
  fileprivate func unfoldingAll(
    _ view: ViewNode, _ depth: Int, into names: inout Set<String>
  ) -> ViewNode {
    var node = view
    if depth > 0, let unfolded = unfoldedOnce(view) {
      names.insert(view.name)
      node = unfolded
    }
    let inside = node.kind == view.kind ? depth : depth - 1
    node.children = node.children.map { child in
      // A screen that an own view opens is the same for every use of the view.
      let isOpened = child.opensScreen && inside < OwnViewUses.deepest
      return isOpened ? child : unfoldingAll(child, inside, into: &names)
    }
    return node
  }
}

extension ViewNode {
  /// The view with all places in it at a use of the body that it is in.
  fileprivate func told(at use: Place) -> ViewNode {
    var node = self
    (node.place, node.declared) = (use, declared ?? place)
    node.children = children.map { $0.told(at: use) }
    node.unfolded = unfolded.map { $0.told(at: use) }
    return node
  }
}
