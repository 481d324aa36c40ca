import Guidelines
import Workers

/// Which units are alike, and how much more than their rivals.
struct Neighbours {
  /// A unit that is alike.
  struct Neighbour {
    var unit: Int
    var likeness: Float
  }

  private let units: [JoinUnit]
  /// For each unit its neighbours, the most alike first.
  private var nearest: [[Neighbour]]
  /// For each unit its neighbours, by unit.
  private var ordered: [[Neighbour]]

  /// So many units are compared with the others at a time.
  private static let blockSize = 128
  /// What the heaviest features must share at least before all are compared.
  fileprivate static let promise: Float = 0.05
  /// The same between different components, where only much likeness counts.
  fileprivate static let distantPromise: Float = 0.15
  /// Less likeness than this is no likeness.
  fileprivate static let floor: Float = 0.05

  /// Compares `units`, each with those that share telling features with it.
  ///
  /// What `known` found of units that are still the same is taken from there.
  init(among units: [JoinUnit], of singles: [JoinUnit], knowing known: Neighbours? = nil) {
    self.units = units
    ordered = Array(repeating: [], count: units.count)
    nearest = []
    let isNew = adopt(known)
    let postings = Postings(of: units)
    let size = Self.blockSize
    let blocks = Array(0..<(units.count + size - 1) / size)
    let found = blocks.mappedByThreads { block in
      var search = Search(units: units, singles: singles, isNew: isNew, postings: postings)
      for unit in block * size..<min(units.count, (block + 1) * size) where isNew[unit] {
        search.run(unit)
      }
      return search.found
    }
    for (unit, other, likeness) in found.joined() {
      ordered[unit].append(Neighbour(unit: other, likeness: likeness))
      ordered[other].append(Neighbour(unit: unit, likeness: likeness))
    }
    for unit in ordered.indices { ordered[unit].sort { $0.unit < $1.unit } }
    nearest = ordered.map { neighbours in
      neighbours.sorted { ($1.likeness, $0.unit) < ($0.likeness, $1.unit) }
    }
  }

  /// Takes over what `known` found among units that are still here; which units are new.
  private mutating func adopt(_ known: Neighbours?) -> [Bool] {
    guard let known else { return Array(repeating: true, count: units.count) }
    var places: [ObjectIdentifier: Int] = [:]
    for (place, unit) in units.enumerated() { places[ObjectIdentifier(unit)] = place }
    let now = known.units.map { places[ObjectIdentifier($0)] }
    var isNew = Array(repeating: true, count: units.count)
    for (before, place) in now.enumerated() {
      guard let place else { continue }
      isNew[place] = false
      ordered[place] = known.ordered[before].compactMap { neighbour in
        now[neighbour.unit].map { Neighbour(unit: $0, likeness: neighbour.likeness) }
      }
    }
    return isNew
  }

  /// The neighbours of `unit`, by unit.
  func neighbours(of unit: Int) -> [Neighbour] { ordered[unit] }

  /// How alike both are; 0 where they were not found alike.
  func likeness(_ left: Int, _ right: Int) -> Float {
    let neighbours = ordered[left]
    var low = 0
    var high = neighbours.count
    while low < high {
      let middle = (low + high) / 2
      if neighbours[middle].unit < right { low = middle + 1 } else { high = middle }
    }
    guard low < neighbours.count, neighbours[low].unit == right else { return 0 }
    return neighbours[low].likeness
  }

  /// The greatest likeness that `unit` has to another statement of the documents of `partner`.
  ///
  /// What says the same as `partner` is no rival, nor is what has a better partner itself among
  /// the documents of `unit`, or has found one there.
  func rivalry(for unit: Int, against partner: Int, sameness: Float) -> Float {
    for rival in nearest[unit] where rival.unit != partner {
      if units[rival.unit].sharesDocument(with: units[partner]),
        !units[rival.unit].sharesDocument(with: units[unit]),
        likeness(partner, rival.unit) < sameness,
        !hasBetterPartner(rival.unit, than: unit, at: rival.likeness)
      {
        return rival.likeness
      }
    }
    return 0
  }

  private func hasBetterPartner(_ rival: Int, than unit: Int, at likeness: Float) -> Bool {
    for other in nearest[rival] {
      guard other.likeness > likeness else { return false }
      if other.unit != unit, units[other.unit].sharesDocument(with: units[unit]) { return true }
    }
    return false
  }

  /// How alike both are, and never more than the two members that are most alike.
  ///
  /// What many members say together meets with anything.
  fileprivate static func likeness(
    _ left: JoinUnit, _ right: JoinUnit, of singles: [JoinUnit]
  ) -> Float {
    let likeness = left.likeness(to: right)
    guard likeness >= floor, left.origin.voices.count + right.origin.voices.count > 2 else {
      return likeness
    }
    var most: Float = 0
    for mine in left.origin.voices {
      for theirs in right.origin.voices {
        most = max(most, singles[mine].likeness(to: singles[theirs]))
        if most >= likeness { return likeness }
      }
    }
    return most
  }
}

extension Neighbours {
  /// The units that have each feature among their heaviest, in one table.
  fileprivate struct Postings: Sendable {
    /// Where the units of each feature begin in `units`, and at the end where the last ones end.
    private(set) var starts: [Int32]
    private(set) var units: [Int32]
    private(set) var weights: [Float]
    /// The component of each unit; -1 where it has none or several.
    let components: [Int32]

    init(of all: [JoinUnit]) {
      components = all.map { unit in
        let numbers = unit.origin.components.numbers
        return numbers.count == 1 ? numbers[0] : -1
      }
      let last = all.lazy.compactMap { $0.heaviest.features.last }.max() ?? -1
      var ends = [Int32](repeating: 0, count: Int(last) + 2)
      for unit in all {
        for feature in unit.heaviest.features { ends[Int(feature) + 1] += 1 }
      }
      for feature in ends.indices.dropFirst() { ends[feature] += ends[feature - 1] }
      starts = ends
      units = [Int32](repeating: 0, count: Int(ends.last ?? 0))
      weights = [Float](repeating: 0, count: units.count)
      for (number, unit) in all.enumerated() {
        for (feature, weight) in zip(unit.heaviest.features, unit.heaviest.weights) {
          let place = Int(ends[Int(feature)])
          units[place] = Int32(number)
          weights[place] = weight
          ends[Int(feature)] += 1
        }
      }
    }
  }

  /// The search for what is like some of the units, on a thread of its own.
  fileprivate struct Search {
    let units: [JoinUnit]
    let singles: [JoinUnit]
    let isNew: [Bool]
    let postings: Postings
    private(set) var found: [(unit: Int, other: Int, likeness: Float)] = []
    /// What each other unit shares with the one at hand.
    private var promises: [Float]
    /// The units that share something with it, as many as were met.
    private var met: [Int32]
    private let areAllNew: Bool

    init(units: [JoinUnit], singles: [JoinUnit], isNew: [Bool], postings: Postings) {
      self.units = units
      self.singles = singles
      self.isNew = isNew
      self.postings = postings
      promises = [Float](repeating: 0, count: units.count)
      met = [Int32](repeating: 0, count: units.count)
      areAllNew = isNew.allSatisfy(\.self)
    }

    /// Compares `unit` with those before it, and with those that are not new.
    mutating func run(_ unit: Int) {
      for place in 0..<collect(unit) {
        let other = Int(met[place])
        let promise = promises[other]
        promises[other] = 0
        guard isWorthComparing(unit, other, promise) else { continue }
        let likeness = Neighbours.likeness(units[unit], units[other], of: singles)
        guard likeness >= Neighbours.floor else { continue }
        found.append((unit, other, likeness))
      }
    }

    /// Whether units that share this much of what is heaviest may be alike.
    private func isWorthComparing(_ unit: Int, _ other: Int, _ promise: Float) -> Bool {
      if promise >= Neighbours.distantPromise { return true }
      let (mine, theirs) = (postings.components[unit], postings.components[other])
      guard mine == theirs || mine < 0 || theirs < 0 else { return false }
      // What a component is may be said in quite other words.
      guard
        promise >= Neighbours.promise || units[unit].isIntroduction && units[other].isIntroduction
      else { return false }
      return units[unit].origin.components.meets(units[other].origin.components)
    }

    /// Adds up what `unit` shares with each other; how many share something.
    private mutating func collect(_ unit: Int) -> Int {
      let heaviest = units[unit].heaviest
      var count = 0
      // Millions of steps: without pointers each would look after its arrays first.
      promises.withUnsafeMutableBufferPointer { promises in
        met.withUnsafeMutableBufferPointer { met in
          postings.units.withUnsafeBufferPointer { others in
            postings.weights.withUnsafeBufferPointer { weights in
              for (feature, weight) in zip(heaviest.features, heaviest.weights) {
                let end = Int(postings.starts[Int(feature) + 1])
                for place in Int(postings.starts[Int(feature)])..<end {
                  let other = Int(others[place])
                  if other >= unit {
                    // The units of a feature ascend.
                    if areAllNew { break }
                    if isNew[other] { continue }
                  }
                  let share = weight * weights[place]
                  guard share > 0 else { continue }
                  if promises[other] == 0 {
                    met[count] = Int32(other)
                    count += 1
                  }
                  promises[other] += share
                }
              }
            }
          }
        }
      }
      return count
    }
  }
}
