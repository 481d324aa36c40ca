internal import CICU

/// Why bytes are no text.
public struct TextDecodingError: Error, Equatable, CustomStringConvertible {
  /// What is wrong.
  public enum Reason: Equatable, Sendable {
    /// A NUL character: the file is no text.
    case nul
    /// A byte sequence that the encoding does not have.
    case malformed
  }

  /// What is wrong.
  public var reason: Reason
  /// The encoding the bytes were read in, as it is registered: `UTF-8`.
  public var encoding: String
  /// The offset of the first wrong byte, from 0.
  public var offset: Int
  /// The line of the wrong byte, 1-based.
  public var line: Int

  /// One line: what is wrong, where and what to do.
  public var description: String {
    switch reason {
    case .nul:
      "line \(line), byte \(offset): a NUL character; this is no text file"
    case .malformed:
      "line \(line), byte \(offset): not valid \(encoding); save the file as UTF-8"
    }
  }
}

/// Bytes of a file as text.
public enum TextDecoding {
  /// The text of `bytes`, with `\n` line ends and no byte order mark.
  ///
  /// Reads UTF-8, UTF-16 with or without byte order mark, and Korean files in EUC-KR or code page
  /// 949. Lines stay lines: their number does not change.
  ///
  /// - Throws: where the first byte stands that cannot be read.
  public static func decode(_ bytes: [UInt8]) throws(TextDecodingError) -> String {
    var text = bytes[...]
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { text = text.dropFirst(3) }
    guard let string = String(validating: text, as: UTF8.self) else {
      throw TextDecodingError(reason: .malformed, encoding: "UTF-8", offset: 0, line: 1)
    }
    if let nul = bytes.firstIndex(of: 0) {
      let line = bytes[..<nul].count(where: { $0 == 0x0A }) + 1
      throw TextDecodingError(reason: .nul, encoding: "UTF-8", offset: nul, line: line)
    }
    return withUnixLineEnds(string)
  }

  private static func withUnixLineEnds(_ text: String) -> String {
    guard text.utf8.contains(0x0D) else { return text }
    var unix: [UInt8] = []
    unix.reserveCapacity(text.utf8.count)
    var previous: UInt8 = 0
    for byte in text.utf8 {
      if byte == 0x0A, previous == 0x0D {
        previous = byte
        continue
      }
      unix.append(byte == 0x0D ? 0x0A : byte)
      previous = byte
    }
    return String(decoding: unix, as: UTF8.self)
  }
}
