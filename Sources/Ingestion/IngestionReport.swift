public import Guidelines

/// What became of the files of one ingestion.
public struct IngestionReport: Sendable {
  /// The documents that were read.
  public internal(set) var documents: [DocumentReport] = []
  /// The names of documents that are stored as they are.
  public internal(set) var unchanged: [String] = []
  /// The names of documents that were dropped because their file is gone.
  public internal(set) var pruned: [String] = []
  /// The names of glossaries that were read.
  public internal(set) var glossaries: [String] = []
  /// What could not be read, and why.
  public internal(set) var failures: [IngestionFailure] = []
  /// Whether it was stopped before the last document.
  public internal(set) var isCancelled = false
}

/// What a reader found in one document.
public struct DocumentReport: Encodable, Sendable {
  /// The document's name.
  public let document: String
  /// The format that it was read as.
  public let format: DocumentFormat
  /// The component that it is about.
  public let component: ComponentName?
  /// The edition that it belongs to.
  public let edition: Edition?
  /// How many passages it has.
  public let passages: Int
  /// How many passages are there in both languages.
  public let pairs: Int
  /// How many passages state a rule.
  public let rules: Int
  /// How many numbers its passages state.
  public let metrics: Int
  /// The lines that went into no passage, with the reason.
  public let skipped: [SkippedLines]

  init(_ document: Document) {
    self.document = document.name
    format = document.format
    component = document.component
    edition = document.edition
    passages = document.passages.count
    pairs = document.passages.count { $0.en != nil && $0.ko != nil }
    rules = document.passages.count(where: \.statesRule)
    metrics = document.passages.indices.reduce(0) { $0 + document.passages[$1].metrics.count }
    skipped = document.skipped
  }

  /// How many lines went into no passage.
  public var skippedLines: Int { skipped.reduce(0) { $0 + $1.lines.last - $1.lines.first + 1 } }
}
