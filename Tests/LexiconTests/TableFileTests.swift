import Foundation
import Lexicon
import TestSupport
import Testing

/// Every table in `Sources/Lexicon/Tables`.
@Suite("The tables of the lexicon")
struct TableFileTests {
  static let folder = HigCommand.checkout.appending(path: "Sources/Lexicon/Tables")

  @Test("are the files of the folder")
  func files() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(files.sorted() == Lexicon.File.allCases.map(\.name).sorted())
  }

  @Test(
    "are well-formed, say what they are for and have an example in each row",
    arguments: Lexicon.File.allCases)
  func wellFormed(file: Lexicon.File) throws {
    let text = try String(
      contentsOf: Self.folder.appending(path: file.name), encoding: .utf8)
    // Compared apart, because a failure would print the whole table.
    let isBuilt = Array(text.utf8) == file.contents
    #expect(isBuilt, "\(file.name): built before it was edited")
    #expect(text.hasPrefix("# "), "\(file.name):1: does not say what the table is for")
    #expect(text.contains("\n# Read by "), "\(file.name):1: does not say who reads the table")
    #expect(text.contains("\n# Source: "), "\(file.name):1: does not say where its facts are from")
    let table = try LexiconTable(tsv: text, file: file.name)
    for column in ["entry", "example"] {
      #expect(table.has(column), "\(file.name):1: has no column \(column)")
    }
    for column in table.columns where column != "example" {
      #expect(text.contains("\n# \(column): "), "\(file.name):1: does not explain \(column)")
    }
    #expect(mistakes(in: table) == [])
  }

  /// What is wrong with the rows, each with its place.
  private func mistakes(in table: LexiconTable) -> [String] {
    var mistakes: [String] = []
    var firstLines: [String: Int] = [:]
    let identity = table.columns.filter { !["example", "language"].contains($0) }
    for row in table {
      let place = row.place + ": "
      let key = identity.map { row[$0] }.joined(separator: "\t")
      if let first = firstLines.updateValue(row.line, forKey: key) {
        mistakes.append(place + "repeats line \(first)")
      }
      if row.entry.isEmpty { mistakes.append(place + "has no entry") }
      if !contains(row["example"], row.entry) {
        mistakes.append(place + "has an example without its entry")
      }
      if table.has("language"),
        !["en", "ko", "ja", "zh", "es", "fr", "de", "pt", "*"].contains(row["language"])
      {
        mistakes.append(place + "has a language that is none")
      }
    }
    return mistakes
  }

  /// Whether an example has an entry, in whatever case; ㄴ, ㄹ and ㅂ stand under a syllable there.
  private func contains(_ example: String, _ entry: String) -> Bool {
    let letters = entry.trimmingCharacters(in: .whitespaces).drop { "ㄴㄹㅂ".contains($0) }
    return example.lowercased().contains(letters.lowercased())
  }
}
