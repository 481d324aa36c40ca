import Foundation
import Guidelines
import RuleLinkage
import TestSupport
import TextAnalysis

/// Statements taken straight from lines of documents, without a reader.
enum LinkageSamples {
  /// The component each seed is about.
  static let components = [
    "000": "tab-bars", "001": "tab-bars", "002": "tab-bars", "003": "navigation-bars",
    "004": "toolbars",
  ]

  /// The built-in glossary.
  static let glossary: Glossary = {
    let path = checkout + "/Corpus/Glossary.tsv"
    guard let tsv = try? String(contentsOfFile: path, encoding: .utf8),
      let glossary = try? Glossary(tsv: tsv, name: path)
    else { return Glossary(concepts: []) }
    return glossary
  }()

  /// The analyzer over the built-in glossary.
  static let analyzer = TextAnalyzer(concepts: glossary)

  /// A statement for each row of the gold table, with its key.
  static func gold() throws -> [(key: String, statement: StatementRecord)] {
    var seeds: [String: [String]] = [:]
    for file in try Shared.files("seeds") {
      let text = String(decoding: try Shared.bytes("seeds/" + file), as: UTF8.self)
      seeds[String(file.prefix(3))] = text.split(
        separator: "\n", omittingEmptySubsequences: false
      ).map(String.init)
    }
    return try Shared.rows("gold/passages.tsv").enumerated().map { row, cells in
      let lines = seeds[cells[1]] ?? []
      let numbers = cells[2].split(separator: ",").flatMap { range -> [Int] in
        let ends = range.split(separator: "-").compactMap { Int($0) }
        return Array(ends[0]...ends[ends.count - 1])
      }
      var statement = statement(of: numbers.map { lines[$0 - 1] })
      statement.document = cells[1]
      statement.passage = "\(cells[1])-\(row)"
      statement.component = components[cells[1]].flatMap { ComponentName(rawValue: $0) }
      statement.platforms = platforms(above: numbers[0], in: lines)
      return (cells[0], statement)
    }
  }

  /// The rules of our own guideline pages, each with its id.
  static func corpus() throws -> [StatementRecord] {
    let folder = checkout + "/Corpus/Components/"
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    return try files.flatMap { file in
      let text = try String(contentsOfFile: folder + file, encoding: .utf8)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      return lines.indices.compactMap { line -> StatementRecord? in
        guard let mark = lines[line].firstMatch(of: /\s*\{#([a-z0-9-]+)\}/) else { return nil }
        let korean = lines[(line + 1)...].first { !$0.isEmpty } ?? ""
        let english = lines[line].replacing(/\s*\{#[a-z0-9-]+\}/, with: "")
        var statement = statement(of: korean.hasPrefix(">") ? [english, korean] : [english])
        statement.document = file
        statement.passage = "\(file)-\(mark.output.1)"
        statement.explicit = RuleID(rawValue: String(mark.output.1))
        statement.component = ComponentName(rawValue: String(file.dropLast(3)))
        statement.platforms = platforms(above: line + 1, in: lines)
        return statement
      }
    }
  }

  /// What `lines` state: Korean where most letters are Hangul, the lead in bold or the first
  /// sentence.
  static func statement(of lines: [String]) -> StatementRecord {
    var statement = StatementRecord(document: "", passage: "", lead: .init(), text: .init())
    for line in lines {
      let line = line.replacing(/!\[[^\]]*\]\([^)]*\)/, with: "")
      for link in line.matches(of: /\[([^\]]*)\]\(([^)]*)\)/) {
        statement.links.append(
          Link(text: String(link.output.1), target: String(link.output.2)))
      }
      let linked = line.replacing(/\[([^\]]*)\]\([^)]*\)/) { String($0.output.1) }
      let bold = linked.firstMatch(of: /\*\*(.+?)\*\*/).map { plain(String($0.output.1)) }
      let text = plain(linked)
      guard text.contains(where: { $0.isLetter || $0.isNumber }) else { continue }
      let isTitle = text.count < 16 && !text.contains(where: { "|.!?".contains($0) })
      if isTitle, lines.count > 1 { continue }
      let hangul = text.unicodeScalars.count { Hangul.isSyllable($0) }
      let latin = text.unicodeScalars.count { $0.isASCII && $0.properties.isAlphabetic }
      let language = hangul * 2 > latin ? Language.ko : .en
      if statement.lead[language] == nil {
        statement.lead[language] = bold ?? firstSentence(of: text)
      }
      statement.text[language] = [statement.text[language], text].compactMap { $0 }
        .joined(separator: " ")
    }
    return statement
  }

  /// The pages of the Corpus by name, with their contents.
  static func corpusPages() throws -> [(name: String, bytes: [UInt8])] {
    let folder = checkout + "/Corpus/"
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return try files.filter { $0.hasSuffix(".md") && $0.contains("/") }.sorted().map { file in
      (file, [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder + file))))
    }
  }

  private static let checkout = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    .dropLast(3).joined(separator: "/")

  private static func plain(_ text: String) -> String {
    String(text.replacing(/^[\s>#•-]+/, with: "").replacing(/[*`]/, with: ""))
  }

  private static func firstSentence(of text: String) -> String {
    text.firstMatch(of: /^.+?[.!?](?=\s|$)/).map { String($0.output) } ?? text
  }

  /// The platforms that the heading above the line names.
  private static func platforms(above line: Int, in lines: [String]) -> [Platform] {
    for above in lines[..<(line - 1)].reversed() where above.hasPrefix("#") {
      let names = plain(above).split { ", ·*".contains($0) }.map { Platform(named: $0) }
      return names.contains(nil) ? [] : names.compactMap { $0 }.sorted()
    }
    return []
  }
}
