/// The cells of the alignment table that are computed: a range of columns for each row.
///
/// Row *r* and column *c* stand for the first *r* English and the first *c* Korean segments. Small tables are
/// filled completely, large ones only near the path that both languages take through the document.
struct AlignmentBand {
  /// The first column of each row.
  let low: [Int]
  /// The last column of each row.
  let high: [Int]
  /// The number of cells in the rows above each row.
  private let starts: [Int]

  private init(low: [Int], high: [Int]) {
    self.low = low
    self.high = high
    starts = Self.starts(low, high)
  }

  private static func starts(_ low: [Int], _ high: [Int]) -> [Int] {
    var starts = [0]
    starts.reserveCapacity(low.count + 1)
    for row in low.indices { starts.append(starts[row] + high[row] - low[row] + 1) }
    return starts
  }

  /// The rows, the one for no English segment first.
  var rows: Range<Int> { low.indices }

  /// The number of cells in all rows.
  var cellCount: Int { starts[low.count] }

  /// The number to add to a column of `row` to get the index of its cell.
  func offset(ofRow row: Int) -> Int { starts[row] - low[row] }

  // MARK: Computing

  /// The band for segments in reading order.
  static func around(_ en: [SegmentFeatures], _ ko: [SegmentFeatures]) -> AlignmentBand {
    let (before, switches) = koreanBefore(en, ko)
    let alternates = switches * 8 > min(en.count, ko.count)
    guard en.count * ko.count > (alternates ? 2_500 : 40_000) else {
      return AlignmentBand(
        low: Array(repeating: 0, count: en.count + 1),
        high: Array(repeating: ko.count, count: en.count + 1))
    }
    // Where the languages alternate, the band follows their positions, elsewhere the diagonal.
    let centers = (0...en.count).map { row in
      alternates ? before[row] : Int(Double(row) * Double(ko.count) / Double(en.count))
    }
    return connected(centers, halfWidth: alternates ? 24 : 120, columns: ko.count)
  }

  /// The number of Korean segments before each English one and the end, and of its switches to English.
  private static func koreanBefore(
    _ en: [SegmentFeatures], _ ko: [SegmentFeatures]
  ) -> (before: [Int], switches: Int) {
    var switches = 0
    var before: [Int] = []
    var next = 0
    for (row, segment) in en.enumerated() {
      let start = next
      while next < ko.count, ko[next].first < segment.first { next += 1 }
      if next > start, row > 0 { switches += 1 }
      before.append(next)
    }
    before.append(ko.count)
    return (before, switches)
  }

  /// A band around `centers` in which each row can be reached from the one above.
  private static func connected(
    _ centers: [Int], halfWidth: Int, columns: Int
  ) -> AlignmentBand {
    var low = centers.map { max(0, $0 - halfWidth) }
    var high = centers.map { min(columns, $0 + halfWidth) }
    low[0] = 0
    high[high.count - 1] = columns
    for row in 1..<low.count { high[row] = max(high[row], high[row - 1]) }
    for row in 1..<low.count { low[row] = min(low[row], high[row - 1]) }
    return AlignmentBand(low: low, high: high)
  }
}
