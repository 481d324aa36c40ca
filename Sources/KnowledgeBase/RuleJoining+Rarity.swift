import Guidelines

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// How much each feature tells, from how rarely statements have it.
///
/// Rarity is judged within the component, where "tab bar" says nothing, and leans on the whole
/// base where a component has few statements: one rule told by every document must not look
/// common.
struct Rarity {
  private var total = 0
  /// How many statements have each feature, by its number.
  private var counts: [Int32]
  private var totals: [ComponentName: Int] = [:]
  private var countsOfComponent: [ComponentName: FeatureCounts] = [:]

  /// The weight of the base's rate beside a component's own, in statements.
  private static let leaning: Float = 8
  /// What an unseen base is assumed to hold, so that a small one judges mildly.
  private static let assumed: Float = 20

  /// Begins to count the features that have numbers below `features`.
  init(features: Int) { counts = [Int32](repeating: 0, count: features) }

  mutating func count(_ vector: FeatureVector, of component: ComponentName?) {
    total += 1
    for entry in vector.entries { counts[Int(entry.feature)] += 1 }
    guard let component else { return }
    totals[component, default: 0] += 1
    countsOfComponent[component, default: FeatureCounts()].add(vector)
  }

  /// `stress`, whose features stand in any order, weighted by rarity, at length 1.
  func weighed(_ stress: FeatureVector, of component: ComponentName?) -> FeatureVector {
    let own = component.flatMap { countsOfComponent[$0] }
    let ownTotal = component.flatMap { totals[$0] } ?? 0
    var weighed = stress
    weighed.entries.sort { $0.feature < $1.feature }
    for place in weighed.entries.indices {
      let feature = weighed.entries[place].feature
      let base = (Float(counts[Int(feature)]) + 0.5) / (Float(total) + Self.assumed)
      let rate =
        (Float(own?.count(of: feature) ?? 0) + Self.leaning * base)
        / (Float(ownTotal) + Self.leaning)
      weighed.entries[place].weight *= -logf(min(rate, 0.999))
    }
    return weighed.normalized
  }
}

/// How often each of some features occurs, in an open-addressing table.
private struct FeatureCounts {
  private var keys = [Int32](repeating: -1, count: 64)
  private var counts = [Int32](repeating: 0, count: 64)
  private var used = 0

  mutating func add(_ vector: FeatureVector) {
    for feature in vector.entries.lazy.map(\.feature) {
      let slot = slot(of: feature)
      counts[slot] += 1
      guard keys[slot] < 0 else { continue }
      keys[slot] = feature
      used += 1
      if used * 2 > keys.count { grow() }
    }
  }

  func count(of feature: Int32) -> Int32 { counts[slot(of: feature)] }

  private func slot(of feature: Int32) -> Int {
    var slot = Int(UInt32(bitPattern: feature) &* 0x9E37_79B1 >> 8) & (keys.count - 1)
    while keys[slot] >= 0, keys[slot] != feature { slot = (slot + 1) & (keys.count - 1) }
    return slot
  }

  private mutating func grow() {
    let (oldKeys, oldCounts) = (keys, counts)
    keys = [Int32](repeating: -1, count: oldKeys.count * 2)
    counts = [Int32](repeating: 0, count: keys.count)
    for (key, count) in zip(oldKeys, oldCounts) where key >= 0 {
      let slot = slot(of: key)
      keys[slot] = key
      counts[slot] = count
    }
  }
}
