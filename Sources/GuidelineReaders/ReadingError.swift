internal import DocumentModel
public import Guidelines
public import TextAnalysis

/// Why a document could not be read.
public struct ReadingError: Error, Equatable, CustomStringConvertible {
  /// What is wrong.
  public enum Reason: Equatable, Sendable {
    /// The bytes are not text in any supported encoding.
    case undecodable(TextDecodingError)
    /// The bytes are a binary file, such as a PDF or an image.
    case binary(BinaryFormat)
    /// The JSON of a DocC page is malformed.
    case malformedJSON(String)
    /// The JSON is not a DocC page.
    case unknownJSON
  }

  /// The document's name.
  public var name: String
  /// The line, 1-based, if known.
  public var line: Int?
  /// What is wrong.
  public var reason: Reason

  /// Creates an error.
  public init(name: String, line: Int? = nil, reason: Reason) {
    self.name = name
    self.line = line
    self.reason = reason
  }

  /// The error for JSON that is not a page.
  init(name: String, _ error: DocCError) {
    switch error {
    case .malformedJSON(let detail): self.init(name: name, reason: .malformedJSON(detail))
    case .unknownJSON: self.init(name: name, reason: .unknownJSON)
    }
  }

  /// One line in English: the document, the place, what is wrong and what to do.
  public var description: String { message(in: .en) }

  /// One line in `language`: the document, the place, what is wrong and what to do.
  public func message(in language: Language) -> String {
    let place = line.map { "\(name):\($0)" } ?? name
    return "\(place): \(explanation(in: language))"
  }

  private func explanation(in language: Language) -> String {
    switch (reason, language) {
    case (.undecodable(let error), _): error.explanation(in: language)
    case (.binary(let format), _): format.explanation[language]
    case (.malformedJSON(let detail), .en): "not valid JSON (\(detail)); fetch the page again"
    case (.malformedJSON(let detail), .ko):
      "올바른 JSON이 아닙니다(\(detail)). 페이지를 다시 받으세요"
    case (.unknownJSON, .en): "JSON, but no DocC page; give the render JSON of a page"
    case (.unknownJSON, .ko): "JSON이지만 DocC 페이지가 아닙니다. 페이지의 렌더 JSON을 지정하세요"
    }
  }
}
