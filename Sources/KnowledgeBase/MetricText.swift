internal import Guidelines

/// A number in a few words, the same in both languages: `3–5 tabs`, `25×25 pt`, `≤ 15 characters`.
enum MetricText {
  /// The different numbers among `metrics`, in order; a width and a height of one thing as one.
  static func lines(of metrics: [Metric]) -> [String] {
    var lines: [String] = []
    var index = 0
    while index < metrics.count {
      var line = text(of: metrics[index])
      if index + 1 < metrics.count, let pair = area(metrics[index], metrics[index + 1]) {
        line = pair
        index += 1
      }
      if !lines.contains(line) { lines.append(line) }
      index += 1
    }
    return lines
  }

  private static func text(of metric: Metric) -> String {
    let named = [Dimension.count, .length, .ratio].contains(metric.dimension)
    let dimension = named ? "" : "\(metric.dimension.rawValue) "
    return dimension + value(metric) + suffix(metric)
  }

  private static func area(_ width: Metric, _ height: Metric) -> String? {
    guard width.dimension == .width, height.dimension == .height, width.unit == height.unit,
      width.scale == height.scale, width.source == height.source,
      width.qualifiers == height.qualifiers,
      let left = width.minimum, left == width.maximum,
      let right = height.minimum, right == height.maximum
    else { return nil }
    return "\(number(left))×\(number(right)) \(width.unit.rawValue)" + suffix(width)
  }

  private static func value(_ metric: Metric) -> String {
    let about = metric.isApproximate ? "≈ " : ""
    let amount =
      switch (metric.minimum, metric.maximum) {
      case (let low?, let high?): low == high ? number(low) : "\(number(low))–\(number(high))"
      case (let low?, nil): "≥ \(number(low))"
      case (nil, let high?): "≤ \(number(high))"
      case (nil, nil): "?"
      }
    switch metric.unit {
    case .percent, .degrees, .toOne: return about + amount + metric.unit.rawValue
    default: return "\(about)\(amount) \(metric.unit.rawValue)"
    }
  }

  private static func suffix(_ metric: Metric) -> String {
    var notes = metric.qualifiers.sorted { $0.key < $1.key }.map(\.value)
    if let scale = metric.scale { notes.append("@\(scale)x") }
    notes += metric.platforms.map(\.rawValue)
    return notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))"
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }
}
