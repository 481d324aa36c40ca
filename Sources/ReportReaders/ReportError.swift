public import Guidelines
public import XMLEvents

/// Why a report could not be read.
public struct ReportError: Error, Hashable, CustomStringConvertible {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// It is empty.
    case empty
    /// It is larger than `limit` bytes.
    case tooLarge(limit: Int)
    /// Its encoding is not supported, in the decoder's words.
    case encoding(String)
    /// It is cut off.
    case truncated
    /// It is invalid JSON, or nested too deep.
    case notJSON
    /// The value at `path` cannot be represented: a lone surrogate, `1e400`.
    case value(path: String)
    /// It is malformed or malicious XML.
    case notXML(XMLError.Reason)
    /// Its format is not supported.
    case unknownFormat
    /// It is SARIF of another version.
    case version(String)
    /// The value at `path` is not what the format requires.
    case shape(path: String, expected: String)
  }

  /// What is wrong.
  public var reason: Reason
  /// The name of the report.
  public var name: String
  /// The line it is on, where that is known.
  public var line: Int?

  /// Creates an error.
  public init(_ reason: Reason, name: String, line: Int? = nil) {
    self.reason = reason
    self.name = name
    self.line = line
  }

  /// One line in English: the report, the reason and what to do.
  public var description: String { message(in: .en) }

  /// One line in `language`: the report, the line, the reason and what to do.
  public func message(in language: Language) -> String {
    let place = line.map { "\(name):\($0)" } ?? name
    let (reason, remedy) = language == .en ? english : korean
    return "\(place): \(reason)\(language == .en ? "; " : ". ")\(remedy)"
  }

  private static let formats =
    "SARIF 2.1.0, Xcode/clang, checkstyle, SwiftLint JSON, hig check JSON"

  private var english: (reason: String, remedy: String) {
    switch reason {
    case .empty:
      ("the report is empty", "a tool that found nothing may print nothing; else run it again")
    case .tooLarge(let limit):
      (
        "the report is larger than \(limit / 1_048_576) MB, the most that is read",
        "let the tool write one report a target or folder"
      )
    case .encoding(let detail): (detail, "let the tool write UTF-8")
    case .truncated: ("the report ends in the middle", "let the tool write it again")
    case .notJSON:
      (
        "this begins as JSON and is none, or is nested too deep",
        "let the tool write it again"
      )
    case .value(let path):
      (
        "\(path) is a number too large or a text with half a character",
        "let the tool write it again"
      )
    case .notXML(let reason):
      (Self.english(reason), "let the tool write it again")
    case .unknownFormat:
      ("this is no report that hig reads", "give one of \(Self.formats)")
    case .version(let version):
      ("this is SARIF \(version)", "let the tool write SARIF 2.1.0")
    case .shape(let path, let expected):
      ("\(path) is not \(expected)", "let the tool write SARIF 2.1.0 as its schema says")
    }
  }

  private var korean: (reason: String, remedy: String) {
    switch reason {
    case .empty:
      ("보고서가 비어 있습니다", "찾은 것이 없으면 아무것도 쓰지 않는 도구도 있습니다. 아니라면 다시 실행하세요")
    case .tooLarge(let limit):
      (
        "보고서가 한 번에 읽는 한도인 \(limit / 1_048_576)MB보다 큽니다",
        "타깃이나 폴더마다 보고서를 나누어 쓰게 하세요"
      )
    case .encoding(let detail): (detail, "도구가 UTF-8로 쓰게 하세요")
    case .truncated: ("보고서가 중간에서 끊겼습니다", "도구로 다시 쓰세요")
    case .notJSON:
      ("JSON처럼 시작하지만 JSON이 아니거나 너무 깊이 겹쳐 있습니다", "도구로 다시 쓰세요")
    case .value(let path):
      ("\(path)에 너무 큰 수나 반쪽짜리 글자가 있습니다", "도구로 다시 쓰세요")
    case .notXML(let reason): (Self.korean(reason), "도구로 다시 쓰세요")
    case .unknownFormat:
      ("hig가 읽는 보고서가 아닙니다", "다음 중 하나를 주세요: \(Self.formats)")
    case .version(let version):
      ("SARIF \(version)입니다", "도구가 SARIF 2.1.0으로 쓰게 하세요")
    case .shape(let path, let expected):
      ("\(path)이(가) \(expected)이(가) 아닙니다", "도구가 스키마대로 SARIF 2.1.0을 쓰게 하세요")
    }
  }

  private static func english(_ reason: XMLError.Reason) -> String {
    switch reason {
    case .malformed(let words): "this is no well-formed XML (\(words))"
    case .entities: "the XML declares entities, which no report needs"
    case .depth(let limit): "the XML is nested deeper than \(limit) elements"
    case .memory: "there is no memory left to read the XML"
    }
  }

  private static func korean(_ reason: XMLError.Reason) -> String {
    switch reason {
    case .malformed(let words): "올바른 XML이 아닙니다(\(words))"
    case .entities: "XML이 엔티티를 선언합니다. 보고서에는 필요하지 않습니다"
    case .depth(let limit): "XML 요소가 \(limit)단계보다 깊이 겹쳐 있습니다"
    case .memory: "XML을 읽을 메모리가 없습니다"
    }
  }
}
