/// The words added and removed between two versions of a text.
struct WordDifference {
  private let old: [Substring]
  private let new: [Substring]
  private var inserted: Set<Int> = []
  private var removed: Set<Int> = []

  /// Compares two texts; `nil` if they are equal or have too little in common.
  init?(from old: String, to new: String) {
    self.old = old.split(separator: " ")
    self.new = new.split(separator: " ")
    for change in self.new.difference(from: self.old) {
      switch change {
      case .insert(let offset, _, _): inserted.insert(offset)
      case .remove(let offset, _, _): removed.insert(offset)
      }
    }
    let changes = inserted.count + removed.count
    guard changes > 0, changes * 2 < self.old.count + self.new.count else { return nil }
  }

  /// The new text with the removed words in place.
  var marked: Markup {
    var nodes: [Markup] = []
    var (place, oldPlace) = (0, 0)
    while place < new.count || oldPlace < old.count {
      if removed.contains(oldPlace) {
        nodes.append(.element("del", [], [.text(String(old[oldPlace]))]))
        oldPlace += 1
      } else {
        let word = Markup.text(String(new[place]))
        if inserted.contains(place) {
          nodes.append(.element("ins", [], [word]))
        } else {
          nodes.append(word)
          oldPlace += 1
        }
        place += 1
      }
      nodes.append(.text(" "))
    }
    return .group(nodes)
  }
}
