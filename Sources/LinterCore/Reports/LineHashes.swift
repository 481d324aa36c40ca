/// Hashes by which code scanning recognizes a line that has moved.
///
/// They equal those that GitHub computes if a report has no `primaryLocationLineHash`: a 64-bit rolling
/// hash of the next hundred characters from the start of the line, ignoring spaces and tabs, in hexadecimal
/// and followed by the number of occurrences so far.
/// Source: src/fingerprints.ts of github/codeql-action.
struct LineHashes {
  /// The number of characters in a hash.
  static let length = 100
  private static let base: UInt64 = 37

  /// The hashes of the lines in order.
  private(set) var hashes: [String] = []
  private var counts: [UInt64: Int] = [:]

  /// Hashes every line of a text, in linear time.
  init(_ lines: [String]) {
    var units: [UInt64] = []
    var starts: [Int] = []
    for (index, line) in lines.enumerated() {
      let characters = line.utf16.filter { $0 != 32 && $0 != 9 }.map(UInt64.init)
      let isLast = index == lines.count - 1
      starts.append(units.count)
      units += isLast ? characters : characters + [10]
    }
    // The end of the file counts as a character and is followed by zeros.
    units.append(65535)
    units += Array(repeating: 0, count: Self.length)
    let power = (0..<Self.length).reduce(UInt64(1)) { power, _ in power &* Self.base }
    var hash = units[..<Self.length].reduce(UInt64(0)) { $0 &* Self.base &+ $1 }
    var position = 0
    for start in starts {
      while position < start {
        hash = hash &* Self.base &+ units[position + Self.length] &- power &* units[position]
        position += 1
      }
      counts[hash, default: 0] += 1
      hashes.append("\(String(hash, radix: 16)):\(counts[hash] ?? 1)")
    }
  }

  /// The hash of a line, counted from 1.
  func hash(of line: Int) -> String? {
    hashes.indices.contains(line - 1) ? hashes[line - 1] : nil
  }
}
