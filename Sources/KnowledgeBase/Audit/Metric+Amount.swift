internal import Guidelines

extension Metric {
  /// Its value where it is one value, not a range.
  var exactValue: Double? { minimum == maximum ? minimum : nil }

  /// The pixels that `points` are at its scale.
  func expectedPixels(for points: Metric) -> Double? {
    guard let scale, let value = points.exactValue else { return nil }
    return value * Double(scale)
  }
}
