public import Guidelines

/// The outcome of an ingestion for each file.
public struct IngestionReport: Sendable {
  /// The documents that were read.
  public internal(set) var documents: [DocumentReport] = []
  /// The names of documents that are unchanged since they were stored.
  public internal(set) var unchanged: [String] = []
  /// The names of documents that were removed because their files are gone.
  public internal(set) var pruned: [String] = []
  /// The names of glossaries that were read.
  public internal(set) var glossaries: [String] = []
  /// The names of files in the folders that were not read, because their extensions are not those
  /// of documents.
  public internal(set) var passedOver: [String] = []
  /// Warnings about the files read, one line each, by language.
  public internal(set) var remarks: [Bilingual<String>] = []
  /// The files that could not be read, and why.
  public internal(set) var failures: [IngestionFailure] = []
  /// Whether it was stopped before the last document.
  public internal(set) var isCancelled = false
}

/// What was read from one document.
public struct DocumentReport: Encodable, Sendable {
  /// The document's name.
  public let document: String
  /// The format that it was read as.
  public let format: DocumentFormat
  /// The component that it is about.
  public let component: ComponentName?
  /// The authority whose guidelines it contains.
  public let authority: Authority
  /// The edition that it belongs to.
  public let edition: Edition?
  /// The number of passages.
  public let passages: Int
  /// The number of passages in both languages.
  public let pairs: Int
  /// The number of passages that state a rule.
  public let rules: Int
  /// The number of metrics.
  public let metrics: Int
  /// The lines that are in no passage, with the reasons.
  public let skipped: [SkippedLines]

  init(_ document: Document) {
    self.document = document.name
    format = document.format
    component = document.component
    authority = document.authority
    edition = document.edition
    passages = document.passages.count
    pairs = document.passages.count { $0.en != nil && $0.ko != nil }
    rules = document.passages.count(where: \.statesRule)
    metrics = document.passages.indices.reduce(0) { $0 + document.passages[$1].metrics.count }
    skipped = document.skipped
  }

  /// The number of lines that are in no passage.
  public var skippedLines: Int { skipped.reduce(0) { $0 + $1.lines.last - $1.lines.first + 1 } }
}
