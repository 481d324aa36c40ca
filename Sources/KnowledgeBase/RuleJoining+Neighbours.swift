import Guidelines

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

  /// Only units that meet in one of so many heaviest features of theirs are compared.
  private static let indexedFeatures = 24
  /// What the heaviest features must share at least before all are compared.
  private static let promise: Float = 0.05
  /// The same between different components, where only much likeness counts.
  private static let distantPromise: Float = 0.15
  /// Less likeness than this is no likeness.
  private static let floor: Float = 0.05

  /// Compares `units`, each with those that share telling features with it.
  ///
  /// What `known` found of units that are still the same is taken from there.
  init(among units: [JoinUnit], of singles: [JoinUnit], knowing known: Neighbours? = nil) {
    self.units = units
    ordered = Array(repeating: [], count: units.count)
    nearest = []
    let isNew = adopt(known)
    let heaviest = units.map(Self.heaviestFeatures)
    var postings: [[(unit: Int, weight: Float)]] = []
    for (unit, features) in heaviest.enumerated() {
      for (feature, weight) in features {
        while postings.count <= Int(feature) { postings.append([]) }
        postings[Int(feature)].append((unit, weight))
      }
    }
    var promises = [Float](repeating: 0, count: units.count)
    var met: [Int] = []
    for unit in units.indices where isNew[unit] {
      for (feature, weight) in heaviest[unit] {
        for other in postings[Int(feature)] where other.unit < unit || !isNew[other.unit] {
          if promises[other.unit] == 0 { met.append(other.unit) }
          promises[other.unit] += weight * other.weight
        }
      }
      for other in met {
        let promise = promises[other]
        promises[other] = 0
        guard promise >= Self.leastPromise(units[unit], units[other]) else { continue }
        let likeness = Self.likeness(units[unit], units[other], of: singles)
        guard likeness >= Self.floor else { continue }
        ordered[unit].append(Neighbour(unit: other, likeness: likeness))
        ordered[other].append(Neighbour(unit: unit, likeness: likeness))
      }
      met.removeAll(keepingCapacity: true)
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
  private static func likeness(
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

  private static func leastPromise(_ left: JoinUnit, _ right: JoinUnit) -> Float {
    guard left.origin.components.meets(right.origin.components) else { return distantPromise }
    // What a component is may be said in quite other words.
    return left.isIntroduction && right.isIntroduction ? 0 : promise
  }

  private static func heaviestFeatures(of unit: JoinUnit) -> [(Int32, Float)] {
    var weights: [Int32: Float] = [:]
    for vector in [unit.says.en, unit.says.ko].compactMap({ $0 }) {
      for index in vector.heaviest(indexedFeatures) {
        let feature = vector.features[index]
        weights[feature] = max(weights[feature] ?? 0, vector.weights[index])
      }
    }
    return weights.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
