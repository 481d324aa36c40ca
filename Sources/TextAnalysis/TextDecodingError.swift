/// An encoding that a document may be in.
public enum TextEncoding: String, Sendable {
  case utf8 = "UTF-8"
  case utf16LittleEndian = "UTF-16LE"
  case utf16BigEndian = "UTF-16BE"
}

/// Why bytes are no text.
public struct TextDecodingError: Error, Equatable, CustomStringConvertible {
  /// What is wrong.
  public enum Reason: Equatable, Sendable {
    /// A NUL character: the file is no text.
    case nul
    /// Bytes that the encoding does not have, or an incomplete character.
    case malformed
  }

  /// What is wrong.
  public var reason: Reason
  /// The encoding that the bytes were read in.
  public var encoding: TextEncoding
  /// The offset of the first wrong byte in the file, from 0.
  public var offset: Int
  /// The line of that byte, 1-based.
  public var line: Int

  /// One line: where, what is wrong and what to do.
  public var description: String {
    switch (reason, encoding) {
    case (.nul, _):
      "line \(line), byte \(offset): a NUL character, so this is no text; give a text file"
    case (.malformed, .utf8):
      "line \(line), byte \(offset): neither UTF-8 nor UTF-16 nor Korean EUC-KR; "
        + "save the file as UTF-8"
    case (.malformed, _):
      "line \(line), byte \(offset): not valid \(encoding.rawValue), as the file begins; "
        + "save it as UTF-8"
    }
  }
}
