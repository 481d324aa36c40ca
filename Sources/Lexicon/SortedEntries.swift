/// The entries of a table whose rows are sorted by their first cell, found by binary search in its bytes.
///
/// Nothing is parsed in advance, so a process that looks up a few words starts at once.
package struct SortedEntries: Sendable {
  private let bytes: [UInt8]
  /// The position of the first row.
  private let start: Int

  init(_ file: Lexicon.File) {
    bytes = file.contents
    start = Self.end(ofHeadIn: bytes)
  }

  /// Whether the bytes of `entry` are the first cell of a row.
  ///
  /// - Complexity: O(log *n*) in the rows.
  package func contains(_ entry: String) -> Bool {
    var entry = entry
    return entry.withUTF8 { entry in
      bytes.withUnsafeBufferPointer { contains(entry, in: $0) }
    }
  }

  private func contains(
    _ entry: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var (low, high) = (start, bytes.count)
    while low < high {
      // The row in the middle begins after the line end before it.
      var row = (low + high) / 2
      while row > low, bytes[row - 1] != Self.newline { row -= 1 }
      switch Self.order(entry, ofCellIn: bytes, at: row) {
      case 0: return true
      case ..<0: high = row
      default:
        low = row
        while low < high, bytes[low] != Self.newline { low += 1 }
        low += 1
      }
    }
    return false
  }

  /// Negative if `entry` sorts before the cell that begins at `start`, positive if after it, else 0.
  private static func order(
    _ entry: UnsafeBufferPointer<UInt8>, ofCellIn bytes: UnsafeBufferPointer<UInt8>, at start: Int
  ) -> Int {
    var place = start
    for byte in entry {
      let other = place < bytes.count && bytes[place] != tab ? Int(bytes[place]) : -1
      guard Int(byte) == other else { return Int(byte) - other }
      place += 1
    }
    return place < bytes.count && bytes[place] == tab ? 0 : -1
  }

  /// The end of the comments and of the line with the column names.
  private static func end(ofHeadIn bytes: [UInt8]) -> Int {
    var start = 0
    while start < bytes.count {
      let isComment = bytes[start] == UInt8(ascii: "#")
      start = (bytes[start...].firstIndex(of: newline) ?? bytes.count - 1) + 1
      if !isComment { break }
    }
    return start
  }

  private static let newline = UInt8(ascii: "\n")
  private static let tab = UInt8(ascii: "\t")
}
