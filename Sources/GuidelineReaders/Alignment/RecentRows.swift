/// The scores of the last rows of the alignment table: no others are read again.
struct RecentRows {
  private let low: [Int]
  private let high: [Int]
  /// One row after the other, each from column 0 on.
  private let scores: UnsafeMutableBufferPointer<Double>
  private let width: Int

  /// As many rows as a pair reaches back, and the current one: a power of two.
  private static let count = MergeableSegments.limit + 1

  /// Calls `body` with room for the scores of rows that reach from `low` to `high`.
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

  /// A row that is to be filled, cleared of the row that had its room before.
  func cleared(_ number: Int) -> UnsafeMutableBufferPointer<Double> {
    let (row, former) = (row(number), number - Self.count)
    if former >= 0 { row[low[former]...high[former]].update(repeating: -.infinity) }
    return row
  }
}
