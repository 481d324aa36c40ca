public import Guidelines

/// A supported encoding.
public enum TextEncoding: String, Sendable {
  case utf8 = "UTF-8"
  case utf16LittleEndian = "UTF-16LE"
  case utf16BigEndian = "UTF-16BE"
}

/// Why bytes cannot be decoded.
public struct TextDecodingError: Error, Equatable, CustomStringConvertible {
  /// What is wrong.
  public enum Reason: Equatable, Sendable {
    /// A NUL character: the file is binary.
    case nul
    /// Bytes that are invalid in the encoding, or an incomplete character.
    case malformed
  }

  /// What is wrong.
  public var reason: Reason
  /// The encoding in which the bytes were read.
  public var encoding: TextEncoding
  /// The offset of the first unreadable byte in the file, from 0.
  public var offset: Int
  /// The line of that byte, 1-based.
  public var line: Int

  /// One line in English: where, what is wrong and what to do.
  public var description: String { message(in: .en) }

  /// One line in `language`: where, what is wrong and what to do.
  public func message(in language: Language) -> String {
    switch language {
    case .en: "line \(line), \(explanation(in: .en))"
    case .ko: "\(line)행 \(explanation(in: .ko))"
    }
  }

  /// The message without the line number, for callers that state it with the file.
  public func explanation(in language: Language) -> String {
    switch (reason, encoding, language) {
    case (.nul, _, .en):
      "byte \(offset): a NUL character, so this is no text; give a text file"
    case (.nul, _, .ko):
      "\(offset)바이트: NUL 문자가 있어 텍스트가 아닙니다. 텍스트 파일을 지정하세요"
    case (.malformed, .utf8, .en):
      "byte \(offset): neither UTF-8 nor UTF-16 nor Korean EUC-KR; save the file as UTF-8"
    case (.malformed, .utf8, .ko):
      "\(offset)바이트: UTF-8도 UTF-16도 EUC-KR도 아닙니다. 파일을 UTF-8로 저장하세요"
    case (.malformed, _, .en):
      "byte \(offset): not valid \(encoding.rawValue), as the file begins; save it as UTF-8"
    case (.malformed, _, .ko):
      "\(offset)바이트: 파일은 \(encoding.rawValue)로 시작하지만 그 형식에 맞지 않습니다. UTF-8로 저장하세요"
    }
  }
}
