/// The format of a document, recognised by its contents.
public enum DocumentFormat: String, Codable, CaseIterable, Sendable {
  case markdown
  case text
  case docc
  case html
}

/// Lines that belong to no passage, and why.
public struct SkippedLines: Hashable, Codable, Sendable {
  /// The lines.
  public var lines: LineRange
  /// Why they are in no passage.
  public var reason: Reason

  /// Why lines were skipped.
  public enum Reason: String, Codable, CaseIterable, Sendable {
    /// Navigation, "Last updated", cookie notices: text around the content of the page.
    case boilerplate = "furniture"
    /// Horizontal rules, empty quotes, spacers, layout tags.
    case decoration
    /// The same text occurs elsewhere in the document.
    case duplicate
    /// Metadata of the document (front matter, link definitions), which is used but not part of its
    /// text.
    case metadata
    /// An image, which is stored with the passage to which it belongs.
    case image
    /// Text in neither English nor Korean.
    case language
    /// A kind of block that the reader does not support.
    case unknown
  }

  /// Creates an entry.
  public init(lines: LineRange, reason: Reason) {
    self.lines = lines
    self.reason = reason
  }
}

/// A guideline document as read, before it is stored.
public struct Document: Hashable, Sendable {
  /// The path relative to the given folder; the file's name for a single file.
  public var name: String
  /// Its format.
  public var format: DocumentFormat
  /// Its title.
  public var title: Bilingual<String>
  /// The component it is about, if known.
  public var component: ComponentName?
  /// The authority whose guidelines it contains.
  public var authority: Authority
  /// Its edition, if known.
  public var edition: Edition?
  /// The newest edition of its source against which a person has checked it, if stated.
  ///
  /// Such a document states the validity of each rule.
  public var verified: Edition?
  /// The URL of the page of the guidelines that it is about.
  public var url: String?
  /// The decoded text from which it was read, with `\n` line ends.
  public var source: String
  /// Its passages in reading order.
  public var passages: [Passage]
  /// The non-blank lines that are in no passage.
  public var skipped: [SkippedLines]

  /// Creates a document.
  public init(
    name: String, format: DocumentFormat, title: Bilingual<String>,
    component: ComponentName? = nil, authority: Authority = .apple, edition: Edition? = nil,
    verified: Edition? = nil, url: String? = nil,
    source: String, passages: [Passage], skipped: [SkippedLines]
  ) {
    self.name = name
    self.format = format
    self.title = title
    self.component = component
    self.authority = authority
    self.edition = edition
    self.verified = verified
    self.url = url
    self.source = source
    self.passages = passages
    self.skipped = skipped
  }
}
