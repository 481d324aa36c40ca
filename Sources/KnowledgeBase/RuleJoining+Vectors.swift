/// A sparse vector over features: ascending feature numbers, each with its weight.
struct FeatureVector {
  var features: [Int32] = []
  var weights: [Float] = []

  var isEmpty: Bool { features.isEmpty }

  /// The cosine of two unit vectors, and in how many features they meet.
  func meeting(_ other: FeatureVector) -> (cosine: Float, count: Int) {
    // Asked for millions of pairs: without bounds checks it takes a third of the time.
    features.withUnsafeBufferPointer { mine in
      other.features.withUnsafeBufferPointer { theirs in
        var cosine: Float = 0
        var count = 0
        var left = 0
        var right = 0
        while left < mine.count, right < theirs.count {
          let (one, two) = (mine[left], theirs[right])
          if one == two {
            cosine += weights[left] * other.weights[right]
            count += 1
          }
          left += one <= two ? 1 : 0
          right += two <= one ? 1 : 0
        }
        return (cosine, count)
      }
    }
  }

  /// The part of the cosine with `other` that comes from features that `known` does not have.
  func meeting(_ other: FeatureVector, without known: FeatureVector) -> Float {
    var cosine: Float = 0
    var right = 0
    var seen = 0
    for (feature, weight) in zip(features, weights) {
      while right < other.features.count, other.features[right] < feature { right += 1 }
      guard right < other.features.count else { break }
      guard other.features[right] == feature else { continue }
      while seen < known.features.count, known.features[seen] < feature { seen += 1 }
      if seen < known.features.count, known.features[seen] == feature { continue }
      cosine += weight * other.weights[right]
    }
    return cosine
  }

  /// The sum of both vectors.
  func adding(_ other: FeatureVector) -> FeatureVector {
    var sum = FeatureVector()
    sum.features.reserveCapacity(features.count + other.features.count)
    sum.weights.reserveCapacity(features.count + other.features.count)
    var left = 0
    var right = 0
    while left < features.count || right < other.features.count {
      let mine = left < features.count ? features[left] : .max
      let theirs = right < other.features.count ? other.features[right] : .max
      sum.features.append(min(mine, theirs))
      var weight: Float = 0
      if mine <= theirs {
        weight += weights[left]
        left += 1
      }
      if theirs <= mine {
        weight += other.weights[right]
        right += 1
      }
      sum.weights.append(weight)
    }
    return sum
  }

  /// The vector at length 1; an empty one stays empty.
  var normalized: FeatureVector {
    let length = weights.reduce(0) { $0 + $1 * $1 }.squareRoot()
    guard length > 0 else { return self }
    return FeatureVector(features: features, weights: weights.map { $0 / length })
  }

  /// Every weight times `factor`.
  func scaled(by factor: Float) -> FeatureVector {
    FeatureVector(features: features, weights: weights.map { $0 * factor })
  }

  /// The `count` heaviest features; of equal ones the first.
  func heaviest(_ count: Int) -> FeatureVector {
    guard features.count > count else { return self }
    let sorted = weights.sorted(by: >)
    let least = sorted[count - 1]
    var equal = count - sorted.prefix { $0 > least }.count
    var heaviest = FeatureVector()
    for (feature, weight) in zip(features, weights) where weight >= least {
      if weight == least {
        guard equal > 0 else { continue }
        equal -= 1
      }
      heaviest.features.append(feature)
      heaviest.weights.append(weight)
    }
    return heaviest
  }

  /// The features of either, each with the greater weight.
  func united(with other: FeatureVector) -> FeatureVector {
    var union = FeatureVector()
    var right = 0
    for (feature, weight) in zip(features, weights) {
      while right < other.features.count, other.features[right] < feature {
        union.features.append(other.features[right])
        union.weights.append(other.weights[right])
        right += 1
      }
      union.features.append(feature)
      if right < other.features.count, other.features[right] == feature {
        union.weights.append(max(weight, other.weights[right]))
        right += 1
      } else {
        union.weights.append(weight)
      }
    }
    union.features += other.features[right...]
    union.weights += other.weights[right...]
    return union
  }
}

/// Numbers for the features seen, in order of first appearance.
///
/// An open-addressing table: a feature is a hash already, and all words of all statements are
/// looked up.
struct FeatureNumbers {
  private var features: [Feature] = []
  /// The number of the feature that has each place, -1 where it is free.
  private var slots = [Int32](repeating: -1, count: 1 << 12)

  var count: Int { features.count }

  mutating func number(of feature: Feature) -> Int32 {
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
