/// Numbers for features, from 0 in order of first appearance.
///
/// An open-addressing hash table without hashing, because a feature is a hash already and every
/// word of every record is looked up.
package struct FeatureNumbers: Sendable {
  private var features: [Feature] = []
  /// The number of the feature in each slot; -1 in a free one.
  private var slots = [Int32](repeating: -1, count: 1 << 12)

  /// The number of features.
  package var count: Int { features.count }

  /// Numbers `features` in order.
  package init(_ features: [Feature] = []) {
    for feature in features { _ = number(of: feature) }
  }

  /// Whether `feature` has a number.
  package func contains(_ feature: Feature) -> Bool { known(feature) != nil }

  /// The number of `feature`, or `nil` if it has none.
  package func known(_ feature: Feature) -> Int32? {
    let number = slots[slot(of: feature)]
    return number >= 0 ? number : nil
  }

  /// The number of `feature`, which gets one if it is new.
  package mutating func number(of feature: Feature) -> Int32 {
    let slot = slot(of: feature)
    if slots[slot] >= 0 { return slots[slot] }
    let number = Int32(features.count)
    slots[slot] = number
    features.append(feature)
    if features.count * 2 > slots.count { grow() }
    return number
  }

  private func slot(of feature: Feature) -> Int {
    var slot = Int(truncatingIfNeeded: feature.value ^ feature.value >> 32) & (slots.count - 1)
    while slots[slot] >= 0, features[Int(slots[slot])] != feature {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    for (number, feature) in features.enumerated() { slots[slot(of: feature)] = Int32(number) }
  }
}
