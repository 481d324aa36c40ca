/// The offsets at which the lines of a source begin.
///
/// SwiftSyntax provides such a table too, but walks the whole tree to build it, which takes as long as the
/// rest of reading.
struct LineTable {
  private var starts = [0]

  /// Finds the lines of a source; LF, CR and CR LF are line breaks.
  ///
  /// Takes linear time.
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

  /// The line and column of a byte offset, both counted from 1.
  ///
  /// Takes logarithmic time.
  func place(of offset: Int) -> (line: Int, column: Int) {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - starts[low] + 1)
  }
}
