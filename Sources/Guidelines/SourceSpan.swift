/// Lines of a document: 1-based, both ends included.
///
/// As JSON: `[first, last]`.
public struct LineRange: Hashable, Comparable, Sendable {
  /// The first line.
  public var first: Int
  /// The last line; never before `first`.
  public var last: Int

  /// Creates the range from `first` to `last`.
  ///
  /// - Precondition: `1 <= first && first <= last`.
  public init(_ first: Int, _ last: Int) {
    precondition(1 <= first && first <= last, "a line range runs forwards from line 1")
    self.first = first
    self.last = last
  }

  /// The range of the single line `line`.
  public init(_ line: Int) { self.init(line, line) }

  /// The smallest range that contains both.
  public func union(_ other: LineRange) -> LineRange {
    LineRange(min(first, other.first), max(last, other.last))
  }

  /// Whether `line` is in the range.
  public func contains(_ line: Int) -> Bool { (first...last).contains(line) }

  /// Orders ranges by their first and then by their last line.
  public static func < (left: LineRange, right: LineRange) -> Bool {
    (left.first, left.last) < (right.first, right.last)
  }
}

extension LineRange: Codable {
  /// Reads the JSON form described in the type's documentation.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    let first = try container.decode(Int.self)
    let last = try container.decode(Int.self)
    guard 1 <= first, first <= last else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "no line range: [\(first), \(last)]")
    }
    self.init(first, last)
  }

  /// Writes the JSON form described in the type's documentation.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(first)
    try container.encode(last)
  }
}

/// A text of a document in one language, with its lines.
public struct SourceText: Hashable, Codable, Sendable {
  /// The text as a reader sees it: without markup, with white space collapsed, in NFC.
  public var text: String
  /// The lines of the document that contain it.
  public var lines: LineRange

  /// Creates a text with its place.
  public init(text: String, lines: LineRange) {
    self.text = text
    self.lines = lines
  }
}

/// A line of a document in one language that states a number.
public struct LineReference: Hashable, Codable, Sendable {
  /// The document's name.
  public var document: String
  /// The line, 1-based.
  public var line: Int
  /// The language of the statement.
  public var language: Language

  /// Creates a reference.
  public init(document: String, line: Int, language: Language) {
    self.document = document
    self.line = line
    self.language = language
  }
}
