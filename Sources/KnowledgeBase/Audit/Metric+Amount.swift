internal import Guidelines

extension Metric {
  /// The value, if it is not a range.
  var exactValue: Double? { minimum == maximum ? minimum : nil }

  /// The pixels to which `points` correspond at its scale.
  func expectedPixels(for points: Metric) -> Double? {
    guard let scale, let value = points.exactValue else { return nil }
    return value * Double(scale)
  }
}
