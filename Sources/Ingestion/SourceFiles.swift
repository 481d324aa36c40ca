internal import FileAccess
internal import TextAnalysis

/// The files of an ingestion, by what they contain.
struct SourceFiles {
  /// Guideline documents, with distinct names.
  private(set) var documents: [FoundFile] = []
  /// Glossaries (`Glossary.tsv`).
  private(set) var glossaries: [FoundFile] = []
  /// Tables of other linters' rules (`LinterRules.tsv`).
  private(set) var linterRules: [FoundFile] = []
  /// Tables of questions (`Questions.tsv`) and of what contradicts rules (`Contraries.tsv`).
  private(set) var questions: [FoundFile] = []
  /// Tables of components that other systems have and Apple's do not (`Absent.tsv`).
  private(set) var absent: [FoundFile] = []
  /// The documents left out because another one has the same name.
  private(set) var failures: [IngestionFailure] = []

  private var paths: [String: String] = [:]

  /// Adds `file` to the list for its kind, which its first line shows.
  mutating func add(_ file: FoundFile) {
    let mayBeTable = file.name.hasSuffix(".tsv") && file.path != FoundFile.standardInput
    switch mayBeTable ? TabbedTable(at: file.path) : .document {
    case .document: add(document: file)
    case .glossary: glossaries.append(file)
    case .linterRules: linterRules.append(file)
    case .questions: questions.append(file)
    case .absent: absent.append(file)
    // The site's drawings are not guideline text.
    case .pictures: break
    }
  }

  private mutating func add(document: FoundFile) {
    guard let other = paths[document.name] else {
      paths[document.name] = document.path
      documents.append(document)
      return
    }
    // Two spellings of one name, composed and decomposed, are two files and equal strings.
    if !other.utf8.elementsEqual(document.path.utf8) {
      failures.append(.sameName(name: document.name, path: document.path))
    }
  }
}

/// The contents of a file with columns separated by tabs.
private enum TabbedTable {
  case document
  case glossary
  case linterRules
  case questions
  case absent
  case pictures

  /// Recognises the file at `path` by its first line.
  ///
  /// An unreadable one counts as a glossary, whose reader will report the error.
  init(at path: String) {
    let bytes = (try? FileSystem.bytes(at: path, most: 4096, isWhole: false)) ?? []
    // They may end within a character, of at most four bytes.
    let decoded = (0..<4).lazy.compactMap { try? TextDecoding.decode(Array(bytes.dropLast($0))) }
    let text = decoded.first ?? String(decoding: bytes, as: UTF8.self)
    let columns = TabbedRows.header(of: text) ?? []
    switch columns {
    case LinterRuleTable.columns: self = .linterRules
    case QuestionTable.columns, QuestionTable.contraryColumns: self = .questions
    case AbsentTable.columns: self = .absent
    // Further columns hold the texts of a drawing's items.
    case _ where columns.starts(with: ["picture", "kind", "part"]): self = .pictures
    // The first column of a glossary is `id`.
    default: self = columns.count > 1 && columns[0] != "id" ? .document : .glossary
    }
  }
}
