/// A sparse vector of features: ascending numbers with their weights.
struct FeatureVector {
  /// A feature with its weight.
  struct Entry {
    var feature: Int32
    var weight: Float
  }

  var entries: [Entry] = []

  var isEmpty: Bool { entries.isEmpty }

  /// The cosine of two unit vectors, and the number of features in common.
  func overlap(with other: FeatureVector) -> (cosine: Float, count: Int) {
    // Called for millions of pairs; without bounds checks it takes a third of the time.
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

  /// The contribution to the cosine with `other` of features that `known` does not have.
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

  /// The features of both, each with its greater weight.
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

  /// Scales the vector to unit length; an empty one stays empty.
  mutating func normalize() {
    let length = entries.reduce(0) { $0 + $1.weight * $1.weight }.squareRoot()
    guard length > 0 else { return }
    for place in entries.indices { entries[place].weight /= length }
  }

  /// The vector with every weight multiplied by `factor`.
  func scaled(by factor: Float) -> FeatureVector {
    FeatureVector(entries: entries.map { Entry(feature: $0.feature, weight: $0.weight * factor) })
  }

  /// The `count` heaviest features; of equal ones the first.
  func heaviest(_ count: Int) -> FeatureVector {
    FeatureVector(entries: entries.greatest(count, by: \.weight))
  }
}

extension Array {
  /// The `count` elements with the greatest values, in their original order; of equal ones the
  /// first.
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
  /// The element at `place` in descending order (quickselect).
  ///
  /// Reorders the elements.
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
      // The elements between both equal the pivot.
      if place <= right { high = right } else if place >= left { low = left } else { break }
    }
    return self[place]
  }
}
