#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The inverse document frequency of features: rare ones are more informative.
///
/// It is computed within the component, where "tab bar" carries no information, and smoothed with
/// the rate in the whole group of linked components if a component has few records. It is
/// independent of the rest of the base, which every new document would change; on the labelled
/// statements both perform the same.
struct FeatureRarity {
  private var total = 0
  /// The number of records with each feature, by feature number.
  private var counts: [Int32]
  /// The same for each component, by component number.
  private var ofComponents: [ComponentCounts]

  private struct ComponentCounts {
    var total = 0
    var features = FeatureCounts()
  }

  /// The weight of the group's rate relative to a component's own, in records.
  private static let smoothing: Float = 8
  /// The number of empty records added, so that small groups have moderate weights.
  private static let assumed: Float = 20

  /// Creates counters for features and components with numbers below these.
  init(features: Int, components: Int) {
    counts = [Int32](repeating: 0, count: features)
    ofComponents = [ComponentCounts](repeating: ComponentCounts(), count: components)
  }

  /// Counts the features of a record about `component`.
  mutating func count(_ vector: FeatureVector, of component: Int32?) {
    total += 1
    for entry in vector.entries { counts[Int(entry.feature)] += 1 }
    guard let component else { return }
    ofComponents[Int(component)].total += 1
    ofComponents[Int(component)].features.add(vector)
  }

  /// `stress`, whose features may be in any order, weighted by rarity, as a unit vector.
  func weighted(_ stress: FeatureVector, of component: Int32?) -> FeatureVector {
    let own = component.map { ofComponents[Int($0)] } ?? ComponentCounts()
    var weighted = stress
    weighted.entries.withUnsafeMutableBufferPointer { entries in
      entries.sort { $0.feature < $1.feature }
      for place in entries.indices {
        let feature = entries[place].feature
        let base = (Float(counts[Int(feature)]) + 0.5) / (Float(total) + Self.assumed)
        let rate =
          (Float(own.features.count(of: feature)) + Self.smoothing * base)
          / (Float(own.total) + Self.smoothing)
        entries[place].weight *= -logf(min(rate, 0.999))
      }
    }
    weighted.normalize()
    return weighted
  }
}

/// Feature counts in an open-addressing hash table.
private struct FeatureCounts {
  private struct Slot {
    var feature: Int32 = -1
    var count: Int32 = 0
  }

  private var slots: [Slot] = []
  private var used = 0

  mutating func add(_ vector: FeatureVector) {
    for entry in vector.entries {
      if used * 2 >= slots.count { grow() }
      let place = place(of: entry.feature)
      slots[place].count += 1
      guard slots[place].feature < 0 else { continue }
      slots[place].feature = entry.feature
      used += 1
    }
  }

  func count(of feature: Int32) -> Int32 { slots.isEmpty ? 0 : slots[place(of: feature)].count }

  private func place(of feature: Int32) -> Int {
    var place = Int(UInt32(bitPattern: feature) &* 0x9E37_79B1 >> 8) & (slots.count - 1)
    while slots[place].feature >= 0, slots[place].feature != feature {
      place = (place + 1) & (slots.count - 1)
    }
    return place
  }

  private mutating func grow() {
    let known = slots
    slots = [Slot](repeating: Slot(), count: max(64, known.count * 2))
    for slot in known where slot.feature >= 0 { slots[place(of: slot.feature)] = slot }
  }
}
