internal import Guidelines

/// Finds sizes in pixels that are not the adjacent size in points times their scale.
enum PixelScales: Audit {
  static let kind = AuditKind.pixelScale

  /// The largest difference in pixels: points may have been rounded to whole pixels.
  private static let tolerance = 0.5

  /// iPhone Plus models draw 1242 × 2208 pixels and show them on a display of 1080 × 1920.
  private static let downsampling = 1.15

  static func findings(in base: AuditedBase) -> [AuditFinding] {
    base.passages.flatMap { stored in
      stored.passage.metrics.indices.compactMap { index in
        finding(at: index, in: stored)
      }
    }
  }

  private static func finding(at index: Int, in stored: StoredPassage) -> AuditFinding? {
    let metrics = stored.passage.metrics
    let pixels = metrics[index]
    guard pixels.unit == .pixels, pixels.scale != nil,
      let points = points(for: index, in: metrics),
      let expected = pixels.expectedPixels(for: points),
      let written = pixels.exactValue, abs(expected - written) > tolerance,
      abs(expected - written * downsampling) > tolerance || pixels.scale != 3
    else { return nil }
    return AuditFinding(
      .pixels(pixels, points: points), in: stored, lines: stored.lines(of: pixels))
  }

  /// The size in points that belongs to the pixels at `index`.
  ///
  /// On the same line and in the same column it is the last one before the pixels, or else the
  /// first one after them. If the columns distinguish points and pixels themselves, it is the only
  /// one on the line.
  private static func points(for index: Int, in metrics: [Metric]) -> Metric? {
    let pixels = metrics[index]
    let onLine = metrics.indices.filter { other in
      let metric = metrics[other]
      return metric.unit == .points && metric.exactValue != nil
        && metric.dimension == pixels.dimension && metric.source == pixels.source
    }
    let inCell = onLine.filter {
      metrics[$0].qualifiers == pixels.qualifiers && metrics[$0].subject == pixels.subject
    }
    if let place = inCell.last(where: { $0 < index }) ?? inCell.first { return metrics[place] }
    guard Set(onLine.compactMap { metrics[$0].exactValue }).count == 1 else { return nil }
    let ofScale = metrics.filter {
      $0.unit == .pixels && $0.scale == pixels.scale && $0.dimension == pixels.dimension
        && $0.source == pixels.source
    }
    return ofScale.count == 1 ? onLine.first.map { metrics[$0] } : nil
  }
}
