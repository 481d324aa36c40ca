internal import Guidelines
internal import RuleLinkage

/// Matches the statements of a document before and after an edit.
///
/// Statements with equal texts match. Of the rest, statements at nearby positions match if their letter
/// pairs are similar; digits are ignored, because numbers are what an edition changes most often.
struct EditedStatements {
  /// The least similarity of two versions of a statement.
  private static let leastLikeness = 0.55
  /// How many positions before and after its own an edited statement is searched for.
  private static let reach = 12

  private let before: [StatedPassage]
  private let after: [StatedPassage]

  init(from before: [StatedPassage], to after: [StatedPassage]) {
    self.before = before.filter { !$0.isDescription }
    self.after = after.filter { !$0.isDescription }
  }

  /// The ids that statements keep, by the row of their passage after the edit.
  ///
  /// `rules` are the ids of the rules by the passages' rows before the edit. A statement keeps the id
  /// that its rule took from its text, unless the new text gives the same one.
  func keptIDs(_ rules: [Int: RuleID]) -> [Int: RuleID] {
    var kept: [Int: RuleID] = [:]
    for (old, new) in matches() {
      let id = NamedRecord(old.record).name
      guard old.statement.id == nil, new.statement.id == nil,
        old.given != nil || rules[old.row] == id, id != NamedRecord(new.record).name
      else { continue }
      kept[new.row] = id
    }
    return kept
  }

  /// The share of the statements, before or after, that match, from 0 to 1.
  var likeness: Double {
    before.isEmpty || after.isEmpty
      ? 0 : Double(matches().count) / Double(max(before.count, after.count))
  }

  /// The pairs of matching statements before and after the edit.
  private func matches() -> [(StatedPassage, StatedPassage)] {
    var places: [[String]: [Int]] = [:]
    for (place, statement) in after.enumerated().reversed() {
      places[Self.texts(of: statement), default: []].append(place)
    }
    var matched: [Int: Int] = [:]
    for (place, statement) in before.enumerated() {
      matched[place] = places[Self.texts(of: statement)]?.popLast()
    }
    let taken = Set(matched.values)
    let old = before.indices.filter { matched[$0] == nil }
    let new = after.indices.filter { !taken.contains($0) }
    for (place, other) in edited(old, new) { matched[place] = other }
    return matched.sorted { $0.key < $1.key }.map { (before[$0], after[$1]) }
  }

  /// Matches the statements at the indexes `old` and `new` one to one, the most similar first.
  private func edited(_ old: [Int], _ new: [Int]) -> [Int: Int] {
    let letters = new.map { Self.pairs(of: after[$0]) }
    var pairs: [(likeness: Double, old: Int, new: Int)] = []
    for (number, place) in old.enumerated() {
      let mine = Self.pairs(of: before[place])
      for other in number - Self.reach...number + Self.reach where new.indices.contains(other) {
        let likeness = Self.likeness(mine, letters[other])
        if likeness >= Self.leastLikeness { pairs.append((likeness, place, new[other])) }
      }
    }
    pairs.sort { ($1.likeness, $0.old, $0.new) < ($0.likeness, $1.old, $1.new) }
    var (matched, taken): ([Int: Int], Set<Int>) = ([:], [])
    for pair in pairs where matched[pair.old] == nil && taken.insert(pair.new).inserted {
      matched[pair.old] = pair.new
    }
    return matched
  }

  private static func texts(of statement: StatedPassage) -> [String] {
    [statement.text.en?.text ?? "", statement.text.ko?.text ?? ""]
  }

  /// The pairs of adjacent letters in a statement, in lower case and without digits and spaces.
  private static func pairs(of statement: StatedPassage) -> Set<UInt64> {
    var pairs: Set<UInt64> = []
    for text in texts(of: statement) {
      var last: UInt64?
      for scalar in text.lowercased().unicodeScalars where scalar.properties.isAlphabetic {
        if let last { pairs.insert(last << 32 | UInt64(scalar.value)) }
        last = UInt64(scalar.value)
      }
    }
    return pairs
  }

  /// The similarity of two sets of letter pairs, from 0 to 1 (Dice's coefficient).
  private static func likeness(_ left: Set<UInt64>, _ right: Set<UInt64>) -> Double {
    guard !left.isEmpty, !right.isEmpty else { return 0 }
    return 2 * Double(left.intersection(right).count) / Double(left.count + right.count)
  }
}
