/// A sparse vector over features: ascending feature numbers, each with its weight.
struct FeatureVector {
  var features: [Int32] = []
  var weights: [Float] = []

  var isEmpty: Bool { features.isEmpty }

  /// The cosine of two unit vectors, and in how many features they meet.
  func meeting(_ other: FeatureVector) -> (cosine: Float, count: Int) {
    var cosine: Float = 0
    var count = 0
    var left = 0
    var right = 0
    while left < features.count, right < other.features.count {
      let mine = features[left]
      let theirs = other.features[right]
      if mine == theirs {
        cosine += weights[left] * other.weights[right]
        count += 1
        left += 1
        right += 1
      } else if mine < theirs {
        left += 1
      } else {
        right += 1
      }
    }
    return (cosine, count)
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

  /// Where the `count` heaviest features stand, the heaviest first.
  func heaviest(_ count: Int) -> [Int] {
    let order = features.indices.sorted {
      (weights[$1], features[$0]) < (weights[$0], features[$1])
    }
    return Array(order.prefix(count))
  }
}

/// Numbers for the features seen, in order of first appearance.
struct FeatureNumbers {
  private var numbers: [String: Int32] = [:]

  var count: Int { numbers.count }

  /// The number of a feature that was seen before.
  func known(_ feature: String) -> Int32? { numbers[feature] }

  mutating func number(of feature: String) -> Int32 {
    if let known = numbers[feature] { return known }
    let number = Int32(numbers.count)
    numbers[feature] = number
    return number
  }
}
