import Guidelines

/// What became of the documents of one `ingest`.
struct IngestReport {
  /// The documents that were read.
  var documents: [DocumentReport] = []
  /// The documents that are stored as they are.
  var unchanged: [String] = []
  /// The documents that were dropped because their file is gone.
  var pruned: [String] = []
  /// The glossaries that were read.
  var glossaries: [String] = []
  /// What could not be read, and why.
  var failures: [Failure] = []

  /// Leaves out the documents whose name another one of the run has already.
  mutating func withoutDoubles(_ files: [FoundFile]) -> [FoundFile] {
    var paths: [String: String] = [:]
    var single: [FoundFile] = []
    for file in files {
      if let other = paths[file.name] {
        if other != file.path { failures.append(.sameName(name: file.name, path: file.path)) }
      } else {
        paths[file.name] = file.path
        single.append(file)
      }
    }
    return single
  }
}

/// What a reader found in one document.
struct DocumentReport: Encodable {
  let document: String
  let format: DocumentFormat
  let component: ComponentName?
  let edition: Edition?
  let passages: Int
  let pairs: Int
  let rules: Int
  let metrics: Int
  let skipped: [SkippedLines]

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
  var skippedLines: Int { skipped.reduce(0) { $0 + $1.lines.last - $1.lines.first + 1 } }
}
