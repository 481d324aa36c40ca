import Foundation
import GuidelineReaders
import Guidelines
import TestSupport

/// A block of a document as `Tests/Labels/Blocks` judges it; its README explains the columns.
struct LabelledBlock {
  /// What the block is.
  enum Role: String {
    case metadata, boilerplate, title, heading, rule, rationale, item, condition, example, caption
    case aside, table, image, text
  }

  let role: Role
  /// Its lines in the file.
  let lines: LineRange
  /// Its place among the blocks that share its line, from 1; `nil` where it has its lines alone.
  let ordinal: Int?
  /// Whether it has words in English or Korean.
  let holdsWords: Bool
  /// Whether its markup sets it apart: a heading, or a line that is bold as a whole.
  let isSetApart: Bool
  /// Whether it is a list item.
  let isItem: Bool
  /// The lines that say the same in the other language.
  let translation: LineRange?
  /// Whether its own lines say the same in both languages.
  let isItsOwnTranslation: Bool
  let modality: String
  let platforms: Set<String>
  /// The platforms that the labels name and the readers do not, who know Apple's only.
  static let unknownPlatforms: Set = ["android", "windows", "web"]
  /// The numbers it sets, as they are labelled.
  let numbers: [String]

  /// Creates the block of a row; `text` has the lines of its document.
  fileprivate init?(_ row: LabelledTable.Row, of text: [Substring]) {
    let place = row["lines"].split(separator: "#")
    guard let role = Role(rawValue: row["role"]), let lines = LineRange(labelled: place[0]) else {
      return nil
    }
    self.role = role
    self.lines = lines
    ordinal = place.count > 1 ? Int(place[1]) : nil
    holdsWords = row["language"] != "-"
    let first = text.indices.contains(lines.first - 1) ? text[lines.first - 1] : ""
    let source = first.drop { $0.isWhitespace || $0 == ">" }
    isSetApart =
      source.hasPrefix("#") || source.hasPrefix("<h")
      || lines.first == lines.last && source.hasPrefix("**")
        && source.drop(while: { "*".contains($0) }).firstRange(of: "**")?.upperBound
          == source.lastIndex { !$0.isWhitespace }.map(source.index(after:))
    isItem =
      ["- ", "* ", "+ ", "<li"].contains(where: source.hasPrefix)
      || source.drop(while: \.isNumber).hasPrefix(". ")
    translation = LineRange(labelled: row["pair"].prefix { $0 != "#" })
    isItsOwnTranslation = row["pair"] == "self"
    modality = row["modality"]
    platforms = Self.names(row["platforms"])
    numbers = row["numbers"] == "-" ? [] : row.list("numbers")
  }

  /// Whether it is what a tool or a site puts around the text, not an image.
  var isMarkup: Bool { role == .boilerplate || role == .metadata }

  /// The names in a cell.
  static func names(_ cell: String) -> Set<String> {
    cell == "-" ? [] : Set(cell.split(separator: ",").map(String.init))
  }
}

extension LineRange {
  /// The range that a cell names: `12` or `12-14`.
  fileprivate init?(labelled cell: some StringProtocol) {
    let ends = cell.split(separator: "-").compactMap { Int($0) }
    guard let first = ends.first, let last = ends.last, 1 <= first, first <= last else {
      return nil
    }
    self.init(first, last)
  }

  /// The number of lines that both have.
  func shared(with other: LineRange) -> Int {
    max(0, min(last, other.last) - max(first, other.first) + 1)
  }
}

/// A document whose blocks are labelled.
struct LabelledDocument {
  /// The path below the shared folder.
  let path: String
  /// The name of the table, which is that of its source.
  let source: String
  /// The component or topic of each page in it; `-` where it is about many things.
  private(set) var components: [String] = []
  /// The platforms that all of it is about.
  private(set) var platforms: Set<String> = []
  private(set) var blocks: [LabelledBlock] = []

  /// Its path in the folder of its source.
  var name: String {
    let parts = path.split(separator: "/")
    return parts.dropFirst(parts.count > 2 ? 2 : 1).joined(separator: "/")
  }

  /// What the readers make of it.
  func read() throws -> Document {
    try GuidelineReader(glossary: bestGlossary).read(
      bytes: Shared.bytes(path), name: name, authority: Self.authority)
  }

  /// Whose the documents are, for those that do not say so; Apple's if not given.
  private static let authority = ProcessInfo.processInfo.environment["HIG_AUTHORITY"]
    .flatMap(Authority.init(rawValue:))

  /// The folder of other tables that are to be scored; the paths in them are below `HIG_SHARED`.
  static let otherTables = ProcessInfo.processInfo.environment["HIG_LABELS"]

  /// All labelled documents, by source.
  static func all() throws -> [LabelledDocument] {
    let folder = otherTables ?? HigCommand.checkout.appending(path: "Tests/Labels/Blocks").path
    let tables = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    return try tables.filter { $0.hasSuffix(".tsv") }
      .flatMap { try documents(ofTable: "\(folder)/\($0)") }
  }

  private static func documents(ofTable table: String) throws -> [LabelledDocument] {
    let file = URL(filePath: table)
    let source = file.deletingPathExtension().lastPathComponent
    var documents: [LabelledDocument] = []
    var text: [Substring] = []
    for row in LabelledTable(tsv: try String(contentsOf: file, encoding: .utf8)).rows {
      if documents.last?.path != row["document"] {
        documents.append(LabelledDocument(path: row["document"], source: source))
        text = String(decoding: try Shared.bytes(row["document"]), as: UTF8.self)
          .split(separator: "\n", omittingEmptySubsequences: false)
      }
      let last = documents.count - 1
      if row["role"] == "document" {
        documents[last].components.append(row["pair"])
        documents[last].platforms.formUnion(LabelledBlock.names(row["platforms"]))
      } else if let block = LabelledBlock(row, of: text) {
        documents[last].blocks.append(block)
      }
    }
    return documents
  }
}
