import Guidelines
import Workers

/// Splits the records into groups that are linked independently of each other.
///
/// Blocking by component comes first: the records about a component form a block, and so do those
/// of a document about none. Blocks are joined if they share an id (explicit, generated or declared
/// as an alias) or a sentence of some length, because pages about related components repeat each
/// other. The groups are the connected components of records and these keys.
///
/// - Complexity: linear in the length of the text.
struct LinkageGroups {
  /// The numbers of the records in each group, ascending; groups are ordered by their first record.
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

  /// The groups affected by `changes`: those with an added record, and those that shared a key with
  /// a removed one.
  func touched(by changes: LinkageChanges) -> [[Int]] {
    groups.filter { group in
      group.contains { record in keys[record].contains { changes.keys.contains($0) } }
    }
  }
}

/// Disjoint sets of numbers (union-find).
private struct DisjointSets {
  private var parents: [Int]

  /// A set for each of the numbers from 0 to `count`.
  init(count: Int) { parents = Array(0..<count) }

  /// The representative of the set that contains `number`.
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
