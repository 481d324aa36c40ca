internal import Guidelines

/// A number in a few words: `3–5 tabs`, `25×25 pt`, `at most about 15 characters`.
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
    return dimension + metric.amount(in: .en) + notes(on: metric)
  }

  private static func area(_ width: Metric, _ height: Metric) -> String? {
    guard width.dimension == .width, height.dimension == .height, width.unit == height.unit,
      width.scale == height.scale, width.source == height.source,
      width.qualifiers == height.qualifiers,
      let left = width.minimum, left == width.maximum,
      let right = height.minimum, right == height.maximum
    else { return nil }
    let scale = width.scale.map { " @\($0)x" } ?? ""
    let sides = "\(Metric.shown(left))×\(Metric.shown(right))"
    return "\(sides) \(width.unit.rawValue)\(scale)" + notes(on: width)
  }

  private static func notes(on metric: Metric) -> String {
    let notes =
      metric.qualifiers.sorted { $0.key < $1.key }.map(\.value)
      + metric.platforms.map(\.rawValue)
    return notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))"
  }
}
