internal import Guidelines

extension Metric {
  /// The limit that follows from this metric as one of the don'ts: "Use more than three words"
  /// becomes at most three words.
  ///
  /// `nil` if a single value is forbidden.
  var forbidden: Metric? {
    let isWhole = dimension == .count || unit == .characters || unit.rawValue == "words"
    let step = isWhole ? 1.0 : 0.0
    var metric = self
    switch (minimum, maximum) {
    case (let minimum?, nil):
      metric.minimum = nil
      metric.maximum = minimum - step
    case (nil, let maximum?):
      metric.minimum = maximum + step
      metric.maximum = nil
    default: return nil
    }
    return metric
  }
}
