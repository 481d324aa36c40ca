/// Why a document could not be read.
public struct ReadingError: Error, Equatable, CustomStringConvertible {
  /// What is wrong.
  public enum Reason: Equatable, Sendable {
    /// The bytes are no text in any encoding that is known.
    case undecodable(String)
    /// The JSON of a DocC page is broken.
    case malformedJSON(String)
    /// The JSON is no DocC page.
    case unknownJSON
  }

  /// The document's name.
  public var name: String
  /// The line, 1-based, where it is known.
  public var line: Int?
  /// What is wrong.
  public var reason: Reason

  /// Creates an error.
  public init(name: String, line: Int? = nil, reason: Reason) {
    self.name = name
    self.line = line
    self.reason = reason
  }

  /// One line: the document, the place, what is wrong and what to do.
  public var description: String {
    let place = line.map { "\(name):\($0)" } ?? name
    switch reason {
    case .undecodable(let detail): return "\(place): \(detail)"
    case .malformedJSON(let detail):
      return "\(place): not valid JSON (\(detail)); fetch the page again"
    case .unknownJSON:
      return "\(place): JSON, but no DocC page; give the render JSON of a page"
    }
  }
}
