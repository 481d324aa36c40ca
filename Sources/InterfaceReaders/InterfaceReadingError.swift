public import Guidelines

/// Why a file of an interface could not be read.
public struct InterfaceReadingError: Error, Hashable, Sendable {
  /// What was wrong.
  public enum Reason: Hashable, Sendable {
    /// It is no JSON.
    case noJSON
    /// Something other than `expected` stands at `path`: `screens[2].toolbar`.
    case unexpected(path: String, expected: String)
    /// `path` is no key of the format.
    case unknownKey(path: String)
  }

  /// The file's path as it was given.
  public var file: String
  /// The line, counted from 1, where it is known.
  public var line: Int?
  /// What was wrong.
  public var reason: Reason

  /// Creates an error.
  public init(file: String, line: Int? = nil, reason: Reason) {
    self.file = file
    self.line = line
    self.reason = reason
  }

  /// What was wrong and what to do, in one line.
  public func message(in language: Language) -> String {
    let place = line.map { "\(file):\($0)" } ?? file
    let text: Bilingual<String> =
      switch reason {
      case .noJSON:
        Bilingual(
          en: "this is no JSON; export the interface again",
          ko: "JSON이 아닙니다. 인터페이스를 다시 내보내세요")
      case .unexpected(let path, let expected):
        Bilingual(
          en: "\(path) is not what the format has there; write \(expected)",
          ko: "\(path)의 값이 형식에 맞지 않습니다. \(expected) 형태로 쓰세요")
      case .unknownKey(let path):
        Bilingual(
          en: "\(path) is no key of the format; correct it, or begin its name with x-",
          ko: "\(path)는 형식에 없는 키입니다. 고치거나 이름을 x-로 시작하세요")
      }
    return "\(place): \(text[language] ?? "")"
  }
}
