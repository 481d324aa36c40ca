import Guidelines
import Workers

/// The groups of records that are linked each by itself: what is in one changes nothing in another.
///
/// Blocking by component comes first: the records about one component are a block, and those of a
/// document about none. Blocks are one group where both share an id, given, made up or declared as
/// an alias, or a sentence of some length, as pages about neighbouring components repeat each other.
/// The groups are the connected components of records and these keys. Takes time in proportion to
/// the text.
struct LinkageGroups {
  /// The numbers of the records of each group, ascending; groups by their first record.
  private(set) var groups: [[Int]] = []
  /// The keys of each record.
  private let keys: [[LinkageKey]]

  init(of records: [NamedRecord]) {
    let declared = Set(records.lazy.flatMap(\.record.aliases))
    keys = records.mappedByThreads { LinkageKey.keys(of: $0, declared: declared) }
    var sets = DisjointSets(count: records.count)
    var holders: [LinkageKey: Int] = [:]
    for (record, keys) in keys.enumerated() {
      for key in keys {
        if let holder = holders[key] { sets.unite(holder, record) } else { holders[key] = record }
      }
    }
    var places: [Int: Int] = [:]
    for record in records.indices {
      let place = places[sets.root(of: record)] ?? groups.count
      if place == groups.count {
        places[sets.root(of: record)] = place
        groups.append([])
      }
      groups[place].append(record)
    }
  }

  /// The groups that `changes` touch: those with a record that has come, and those that shared a key
  /// with one that is gone.
  func touched(by changes: LinkageChanges) -> [[Int]] {
    groups.filter { group in
      group.contains { record in keys[record].contains { changes.keys.contains($0) } }
    }
  }
}

/// Sets of numbers that are united step by step (union-find).
private struct DisjointSets {
  private var parents: [Int]

  /// A set for each of the numbers from 0 to `count`.
  init(count: Int) { parents = Array(0..<count) }

  /// The number that stands for the set of `number`.
  mutating func root(of number: Int) -> Int {
    var number = number
    while parents[number] != number {
      parents[number] = parents[parents[number]]
      number = parents[number]
    }
    return number
  }

  mutating func unite(_ left: Int, _ right: Int) {
    let (left, right) = (root(of: left), root(of: right))
    parents[max(left, right)] = min(left, right)
  }
}
