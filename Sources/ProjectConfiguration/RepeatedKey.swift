/// Finds a key that an object of a JSON text states twice, of which decoders silently drop one.
enum RepeatedKey {
  /// The first repeated key and the line of its second statement, counted from 1; `nil` if there is
  /// none. The text need not be valid.
  static func first(in bytes: [UInt8]) -> (key: String, line: Int)? {
    // For each open object its keys; for each open list nothing.
    var open: [Set<String>?] = []
    var line = 1
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\n"): line += 1
      case UInt8(ascii: "{"): open.append([])
      case UInt8(ascii: "["): open.append(nil)
      case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = open.popLast()
      case UInt8(ascii: "\""):
        let end = self.end(ofStringAt: index, in: bytes)
        if isKey(before: end, in: bytes), let keys = open.last, keys != nil {
          let key = String(decoding: bytes[(index + 1)..<max(index + 1, end - 1)], as: UTF8.self)
          // Keys that begin with // serve as comments.
          if !key.hasPrefix("//"), open[open.count - 1]?.insert(key).inserted == false {
            return (key, line)
          }
        }
        index = end
        continue
      default: break
      }
      index += 1
    }
    return nil
  }

  /// The index after the closing quotation mark of the string that begins at `start`.
  private static func end(ofStringAt start: Int, in bytes: [UInt8]) -> Int {
    var index = start + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(index + 1, bytes.count)
  }

  /// Whether the string before `end` is followed by a colon.
  private static func isKey(before end: Int, in bytes: [UInt8]) -> Bool {
    bytes[end...].first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: ":")
  }
}
