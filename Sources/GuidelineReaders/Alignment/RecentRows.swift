/// The scores of the last few rows of the alignment table, the only ones that the next depends on.
struct RecentRows {
  private let low: [Int]
  private let high: [Int]
  /// The rows in one buffer, each from column 0.
  private let scores: UnsafeMutableBufferPointer<Double>
  private let width: Int

  /// The number of rows, a power of two: the current one and those that a pair can reach back.
  private static let count = MergeableSegments.limit + 1

  /// Calls `body` with a buffer for rows that extend from `low` to `high`.
  static func with(low: [Int], high: [Int], _ body: (RecentRows) -> Void) {
    let width = (high.last ?? 0) + 1
    withUnsafeTemporaryAllocation(of: Double.self, capacity: width * count) { scores in
      scores.initialize(repeating: -.infinity)
      body(RecentRows(low: low, high: high, scores: scores, width: width))
    }
  }

  /// The scores of a row by column; minus infinity outside of the band and above the first row.
  func row(_ number: Int) -> UnsafeMutableBufferPointer<Double> {
    let start = (number & (Self.count - 1)) * width
    return UnsafeMutableBufferPointer(rebasing: scores[start..<start + width])
  }

  /// A row to be filled, cleared of the row whose storage it reuses.
  func cleared(_ number: Int) -> UnsafeMutableBufferPointer<Double> {
    let (row, former) = (row(number), number - Self.count)
    if former >= 0 { row[low[former]...high[former]].update(repeating: -.infinity) }
    return row
  }
}
