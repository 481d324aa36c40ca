public import Guidelines
public import XMLEvents

/// Why an interface file could not be read.
public struct InterfaceReadingError: Error, Hashable, Sendable {
  /// The kind of error.
  public enum Reason: Hashable, Sendable {
    /// The file is not valid JSON.
    case noJSON
    /// The file is neither a property list of strings nor a string catalog.
    case noStrings
    /// The file is not an Xcode project file.
    case noProject
    /// The XML is malformed or could exhaust memory (entities, deep nesting).
    case xml(XMLError.Reason)
    /// The file is not in UTF-8.
    case notUTF8
    /// The source has a syntax error.
    case syntax
    /// The XML is in an unknown format, or from Interface Builder before 2013.
    case unknownFormat
    /// The value at `path`, such as `screens[2].toolbar`, is not as `expected`.
    case unexpected(path: String, expected: String)
    /// The format has no key `path`.
    case unknownKey(path: String)
  }

  /// The file's path, as given.
  public var file: String
  /// The line, counted from 1, if known.
  public var line: Int?
  /// The kind of error.
  public var reason: Reason

  /// Creates an error.
  public init(file: String, line: Int? = nil, reason: Reason) {
    self.file = file
    self.line = line
    self.reason = reason
  }

  /// The problem and its solution, in one line.
  public func message(in language: Language) -> String {
    let place = line.map { "\(file):\($0)" } ?? file
    return "\(place): \(words[language] ?? "")"
  }

  /// The problem and its solution, without the location.
  public var words: Bilingual<String> {
    switch reason {
    case .noJSON:
      Bilingual(
        en: "this is no JSON; export the interface again",
        ko: "JSON이 아닙니다. 인터페이스를 다시 내보내세요")
    case .noStrings:
      Bilingual(
        en: "this is no strings file or string catalog; save it again in Xcode",
        ko: "문자열 파일이나 문자열 카탈로그가 아닙니다. Xcode에서 다시 저장하세요")
    case .noProject:
      Bilingual(
        en: "this is no project file; open and save the project in Xcode",
        ko: "프로젝트 파일이 아닙니다. Xcode에서 프로젝트를 열어 다시 저장하세요")
    case .notUTF8:
      Bilingual(en: "this is no UTF-8; save it in UTF-8", ko: "UTF-8이 아닙니다. UTF-8로 저장하세요")
    case .syntax:
      Bilingual(
        en: "the source has a syntax error; correct it", ko: "소스에 구문 오류가 있습니다. 고치세요")
    case .xml(let reason): Self.words(for: reason)
    case .unknownFormat:
      Bilingual(
        en: "this is no Interface Builder document of 2013 or later; open and save it in Xcode",
        ko: "2013년 이후의 Interface Builder 문서가 아닙니다. Xcode에서 열어 다시 저장하세요")
    case .unexpected(let path, let expected):
      Bilingual(
        en: "\(path) is not what the format has there; write \(expected)",
        ko: "\(path)의 값이 형식에 맞지 않습니다. \(expected) 형태로 쓰세요")
    case .unknownKey(let path):
      Bilingual(
        en: "\(path) is no key of the format; correct it, or begin its name with x-",
        ko: "\(path)은(는) 형식에 없는 키입니다. 고치거나 이름을 x-로 시작하세요".withParticles)
    }
  }

  private static func words(for reason: XMLError.Reason) -> Bilingual<String> {
    switch reason {
    case .malformed(let words):
      Bilingual(
        en: "this is no well-formed XML (\(words)); save the file again in Xcode",
        ko: "올바른 XML이 아닙니다(\(words)). Xcode에서 다시 저장하세요")
    case .entities:
      Bilingual(
        en: "the document declares entities, which none of Interface Builder does; remove them",
        ko: "문서가 엔티티를 선언합니다. Interface Builder 문서에는 없는 것이니 지우세요")
    case .depth:
      Bilingual(
        en: "elements lie too deep inside one another; save the file again in Xcode",
        ko: "요소가 너무 깊이 겹쳐 있습니다. Xcode에서 다시 저장하세요")
    case .memory:
      Bilingual(
        en: "there is no memory left to read the XML; read fewer files at once",
        ko: "XML을 읽을 메모리가 없습니다. 파일을 나누어 읽으세요")
    }
  }
}
