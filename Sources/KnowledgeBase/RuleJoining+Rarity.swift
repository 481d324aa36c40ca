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
  private var counts: [Int32: Int] = [:]
  private var totals: [ComponentName: Int] = [:]
  private var countsOfComponent: [ComponentName: [Int32: Int]] = [:]

  /// The weight of the base's rate beside a component's own, in statements.
  private static let leaning: Float = 8
  /// What an unseen base is assumed to hold, so that a small one judges mildly.
  private static let assumed: Float = 20

  mutating func count(_ vector: FeatureVector, of component: ComponentName?) {
    total += 1
    for feature in vector.features { counts[feature, default: 0] += 1 }
    guard let component else { return }
    totals[component, default: 0] += 1
    for feature in vector.features {
      countsOfComponent[component, default: [:]][feature, default: 0] += 1
    }
  }

  /// `stress` weighted by rarity, at length 1.
  func weighed(_ stress: FeatureVector, of component: ComponentName?) -> FeatureVector {
    let own = component.flatMap { countsOfComponent[$0] } ?? [:]
    let ownTotal = component.flatMap { totals[$0] } ?? 0
    var weighed = stress
    for (index, feature) in stress.features.enumerated() {
      let base = (Float(counts[feature] ?? 0) + 0.5) / (Float(total) + Self.assumed)
      let rate =
        (Float(own[feature] ?? 0) + Self.leaning * base) / (Float(ownTotal) + Self.leaning)
      weighed.weights[index] *= -logf(min(rate, 0.999))
    }
    return weighed.normalized
  }
}
