/// A sparse vector over features: their numbers ascend, each has its weight.
struct FeatureVector {
  /// A feature, and how much it weighs.
  struct Entry {
    var feature: Int32
    var weight: Float
  }

  var entries: [Entry] = []

  var isEmpty: Bool { entries.isEmpty }

  /// The cosine of two unit vectors, and how many features they have in common.
  func overlap(with other: FeatureVector) -> (cosine: Float, count: Int) {
    // Asked for millions of pairs: without bounds checks it takes a third of the time.
    entries.withUnsafeBufferPointer { mine in
      other.entries.withUnsafeBufferPointer { theirs in
        var cosine: Float = 0
        var count = 0
        var left = 0
        var right = 0
        while left < mine.count, right < theirs.count {
          let (one, two) = (mine[left].feature, theirs[right].feature)
          if one == two {
            cosine += mine[left].weight * theirs[right].weight
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
  func overlap(with other: FeatureVector, without known: FeatureVector) -> Float {
    var cosine: Float = 0
    var right = 0
    var seen = 0
    for entry in entries {
      let feature = entry.feature
      while right < other.entries.count, other.entries[right].feature < feature { right += 1 }
      guard right < other.entries.count else { break }
      guard other.entries[right].feature == feature else { continue }
      while seen < known.entries.count, known.entries[seen].feature < feature { seen += 1 }
      if seen < known.entries.count, known.entries[seen].feature == feature { continue }
      cosine += entry.weight * other.entries[right].weight
    }
    return cosine
  }

  /// The sum of both vectors.
  func adding(_ other: FeatureVector) -> FeatureVector { merged(with: other, by: +) }

  /// The features of either, each with the greater weight.
  func united(with other: FeatureVector) -> FeatureVector { merged(with: other, by: max) }

  private func merged(
    with other: FeatureVector, by combine: (Float, Float) -> Float
  ) -> FeatureVector {
    var merged = FeatureVector()
    merged.entries.reserveCapacity(entries.count + other.entries.count)
    var right = 0
    for var entry in entries {
      while right < other.entries.count, other.entries[right].feature < entry.feature {
        merged.entries.append(other.entries[right])
        right += 1
      }
      if right < other.entries.count, other.entries[right].feature == entry.feature {
        entry.weight = combine(entry.weight, other.entries[right].weight)
        right += 1
      }
      merged.entries.append(entry)
    }
    merged.entries += other.entries[right...]
    return merged
  }

  /// Brings the vector to length 1; an empty one stays empty.
  mutating func normalize() {
    let length = entries.reduce(0) { $0 + $1.weight * $1.weight }.squareRoot()
    guard length > 0 else { return }
    for place in entries.indices { entries[place].weight /= length }
  }

  /// Every weight times `factor`.
  func scaled(by factor: Float) -> FeatureVector {
    FeatureVector(entries: entries.map { Entry(feature: $0.feature, weight: $0.weight * factor) })
  }

  /// The `count` heaviest features; of equal ones the first.
  func heaviest(_ count: Int) -> FeatureVector {
    FeatureVector(entries: entries.greatest(count, by: \.weight))
  }
}

extension Array {
  /// The `count` elements with the greatest values, in their order; of equal ones the first.
  func greatest(_ count: Int, by value: (Element) -> Float) -> [Element] {
    guard self.count > count else { return self }
    var values = map(value)
    let least = values.withUnsafeMutableBufferPointer { $0.greatest(at: count - 1) }
    var equal = count - values.count { $0 > least }
    var greatest: [Element] = []
    greatest.reserveCapacity(count)
    for element in self {
      let value = value(element)
      if value == least { equal -= 1 }
      if value > least || value == least && equal >= 0 { greatest.append(element) }
    }
    return greatest
  }
}

extension UnsafeMutableBufferPointer<Float> {
  /// The element that would stand at `place` if the greatest stood first; moves them about.
  fileprivate func greatest(at place: Int) -> Float {
    var (low, high) = (0, count - 1)
    while low < high {
      let pivot = self[(low + high) / 2]
      var (left, right) = (low, high)
      while left <= right {
        while self[left] > pivot { left += 1 }
        while self[right] < pivot { right -= 1 }
        guard left <= right else { break }
        swapAt(left, right)
        left += 1
        right -= 1
      }
      // What stands between both is the pivot.
      if place <= right { high = right } else if place >= left { low = left } else { break }
    }
    return self[place]
  }
}
