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

  /// The one line `line`.
  public init(_ line: Int) { self.init(line, line) }

  /// The smallest range that holds both.
  public func union(_ other: LineRange) -> LineRange {
    LineRange(min(first, other.first), max(last, other.last))
  }

  /// Whether `line` lies inside.
  public func contains(_ line: Int) -> Bool { (first...last).contains(line) }

  /// Orders by the documented order of the type.
  public static func < (left: LineRange, right: LineRange) -> Bool {
    (left.first, left.last) < (right.first, right.last)
  }
}

extension LineRange: Codable {
  /// Reads the JSON form described at the type.
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

  /// Writes the JSON form described at the type.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(first)
    try container.encode(last)
  }
}

/// A text of a document in one language, and the lines it stands on.
public struct SourceText: Hashable, Codable, Sendable {
  /// The text as a reader sees it: markup resolved, white space collapsed, NFC.
  public var text: String
  /// The lines of the document that hold it.
  public var lines: LineRange

  /// Creates a text with its place.
  public init(text: String, lines: LineRange) {
    self.text = text
    self.lines = lines
  }
}

/// One line of a document in one language: where a number is stated.
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
