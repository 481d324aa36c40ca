extension String {
  /// What an action runs, without the signs around it, its parameters and the functions that it calls:
  /// `open()` for `{ walk in open() } { isOpen = true }`.
  var statements: Substring {
    var rest = drop { " {".contains($0) }
    let words = rest.prefix { $0.isLetter || $0.isNumber || " _,".contains($0) }
    if let parameters = words.firstRange(of: " in ") { rest = rest[parameters.upperBound...] }
    var depth = 0
    let end = rest.firstIndex { sign in
      if sign == "{" { depth += 1 }
      if sign == "}" { depth -= 1 }
      return depth < 0
    }
    rest = rest[..<(end ?? rest.endIndex)]
    while rest.last == " " { rest.removeLast() }
    return rest
  }
}

extension [PlacedView] {
  /// The views by the trees that they are in.
  var byTree: [ObjectIdentifier: [PlacedView]] {
    Dictionary(grouping: self) { ObjectIdentifier($0.root) }
  }
}

extension PlacedView {
  /// Whether one of `buttons`, by their trees, is beside it and does what a tap on it does.
  func isDone(by buttons: [ObjectIdentifier: [PlacedView]]) -> Bool {
    let own = (node.tapAction ?? "").statements
    return !own.isEmpty
      && buttons[ObjectIdentifier(root)]?.contains {
        $0.isBeside(self) && $0.node.action?.statements == own
      } == true
  }

  /// Whether a larger view around it or one of `taps`, by their trees, beside it does what it does, as a row does for
  /// the sign in it.
  func isPart(of taps: [ObjectIdentifier: [PlacedView]]) -> Bool {
    let own = (node.action ?? "").statements
    guard !own.isEmpty else { return false }
    return ancestors.contains { $0.node.tapAction?.holds(own) == true }
      || taps[ObjectIdentifier(root)]?.contains {
        $0.isBeside(self) && $0.node.tapAction?.statements == own
      } == true
  }
}

extension PlacedView {
  /// Whether it and `other`, which is in the same tree, may be shown at once on one screen, for the same value of a
  /// loop.
  fileprivate func isBeside(_ other: PlacedView) -> Bool {
    surroundings === other.surroundings && node.mayStand(with: other.node)
  }

  /// The nearest loop that it is made in, or screen of its own that it is on.
  private var surroundings: PlacedView? {
    withAncestors.first { $0.node.isRepeated || $0.node.opensScreen || $0.node.slot == .presented }
  }
}

extension String {
  /// Whether `statements` are among those of an action, and not the end of others: `open()` in `reopen()`.
  fileprivate func holds(_ statements: Substring) -> Bool {
    ranges(of: statements).contains { range in
      self[..<range.lowerBound].last.map { " {;(".contains($0) } ?? true
    }
  }
}
