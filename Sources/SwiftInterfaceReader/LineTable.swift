/// Where the lines of a source begin.
///
/// SwiftSyntax has such a table too; it walks the whole tree for it, which costs as much as all the
/// rest of reading.
struct LineTable {
  private var starts = [0]

  /// Finds the lines of a source, however they end.
  ///
  /// Takes time in proportion to its length.
  init(_ source: String) {
    var source = source
    source.withUTF8 { bytes in
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        index += 1
        if byte == UInt8(ascii: "\r"), index < bytes.count, bytes[index] == UInt8(ascii: "\n") {
          index += 1
          starts.append(index)
        } else if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
          starts.append(index)
        }
      }
    }
  }

  /// The line and the column of a byte, both counted from 1.
  func place(of offset: Int) -> (line: Int, column: Int) {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - starts[low] + 1)
  }
}
