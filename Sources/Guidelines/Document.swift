/// How a document is written, decided from what it contains.
public enum DocumentFormat: String, Codable, CaseIterable, Sendable {
  case markdown
  case text
  case docc
}

/// Lines that went into no passage, and why.
public struct SkippedLines: Hashable, Codable, Sendable {
  /// The lines.
  public var lines: LineRange
  /// Why they say nothing of their own.
  public var reason: Reason

  /// Why lines were skipped.
  public enum Reason: String, Codable, CaseIterable, Sendable {
    /// Navigation, "Last updated", cookie notices: the page around the text.
    case boilerplate = "furniture"
    /// Rules, empty quotes, spacers, layout tags.
    case decoration
    /// The same text stands elsewhere in the document.
    case duplicate
    /// Metadata of the document (front matter, link definitions), used but not said.
    case metadata
    /// An image; it is kept with the passage it belongs to.
    case image
    /// Text in neither English nor Korean.
    case language
    /// A kind of block that the reader does not know.
    case unknown
  }

  /// Creates an entry.
  public init(lines: LineRange, reason: Reason) {
    self.lines = lines
    self.reason = reason
  }
}

/// A guideline document as a reader understood it: values only, nothing stored yet.
public struct Document: Hashable, Sendable {
  /// The path as it was given, relative to the folder given; the file's name for a single file.
  public var name: String
  /// How it is written.
  public var format: DocumentFormat
  /// What it is called.
  public var title: Bilingual<String>
  /// The component it is about, where that is known.
  public var component: ComponentName?
  /// Its edition, where that is known.
  public var edition: Edition?
  /// The newest edition of its source that a person compared it with, where it says so.
  ///
  /// Such a document says of each rule from when to when it holds.
  public var verified: Edition?
  /// The page of the guidelines it is about.
  public var url: String?
  /// The text it was read from, decoded, with `\n` line ends.
  public var source: String
  /// Its passages in reading order.
  public var passages: [Passage]
  /// The non-blank lines that are in no passage.
  public var skipped: [SkippedLines]

  /// Creates a document.
  public init(
    name: String, format: DocumentFormat, title: Bilingual<String>,
    component: ComponentName? = nil, edition: Edition? = nil, verified: Edition? = nil,
    url: String? = nil,
    source: String, passages: [Passage], skipped: [SkippedLines]
  ) {
    self.name = name
    self.format = format
    self.title = title
    self.component = component
    self.edition = edition
    self.verified = verified
    self.url = url
    self.source = source
    self.passages = passages
    self.skipped = skipped
  }
}
