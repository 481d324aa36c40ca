import Foundation
import GuidelineReaders
import Guidelines
import KnowledgeBase
import SourceComparison
import TestSupport

/// The English guidelines of July 2026, which the Corpus was compared with.
enum SourceCopies {
  static let folder = Shared.folder + "/sources/en-2026-07"
  static let isPresent = FileManager.default.fileExists(atPath: folder)
  static let absence: String = "../shared/sources/en-2026-07 is not here"

  static let documents: Result<[Document], any Error> = Result {
    let reader = GuidelineReader(glossary: try Corpus.glossary.get())
    return try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".md") }.sorted().map { name in
        let bytes = try Data(contentsOf: URL(filePath: folder + "/" + name))
        return try reader.read(bytes: [UInt8](bytes), name: name)
      }
  }

  /// The documents by the last part of their addresses.
  static func pages() throws -> [String: Document] {
    Dictionary(
      try documents.get().compactMap { document in document.url.map { (page($0), document) } }
    ) { first, _ in first }
  }

  static func page(_ url: String) -> String {
    String(url.split(separator: "/").last ?? "")
  }
}

/// A copy of the Corpus with errors planted in it, one a passage at most.
struct PlantedCorpus {
  /// The pages with their errors: lines by the page's name.
  private(set) var lines: [String: [String]]
  /// The lines with an error, by `page:line`.
  private(set) var planted: [String: String] = [:]
  private var generator: SeededGenerator
  private let sources: [String: Document]

  init(seed: UInt64) throws {
    lines = Dictionary(
      uniqueKeysWithValues: try Corpus.pages.get().map { page in
        (page.name, page.document.source.components(separatedBy: "\n"))
      })
    generator = SeededGenerator(seed: seed)
    sources = try SourceCopies.pages()
  }

  /// How the copy compares with the source.
  func report() throws -> SourceReport {
    let glossary = try Corpus.glossary.get()
    let reader = GuidelineReader(glossary: glossary)
    let base = try KnowledgeBase(path: ":memory:", access: .write, today: Self.today)
    base.begin(glossary: glossary)
    for (name, lines) in lines.sorted(by: { $0.key < $1.key }) {
      let text = lines.joined(separator: "\n")
      try base.store(try reader.read(bytes: Array(text.utf8), name: name), digest: text)
    }
    try base.finish()
    return try SourceComparison(base).report(against: SourceCopies.documents.get())
  }

  static let today = Edition(year: 2026, month: 7) ?? .today

  /// Gives numbers of sentences other values, in English, Korean or both by turns, where a sentence
  /// of the source states them.
  mutating func falsifyProse() throws {
    var turn = 0
    for page in try Corpus.pages.get() {
      guard let source = page.document.url.flatMap({ sources[SourceCopies.page($0)] }) else {
        continue
      }
      let stated = source.passages.filter { $0.kind != .table }.flatMap(\.metrics)
      for (passage, statement) in page.statements where statement.validity.until == nil {
        let metrics = passage.metrics.filter { metric in
          metric.values.allSatisfy { $0 > 1 }
            && stated.contains { $0.unit == metric.unit && $0.values == metric.values }
        }
        guard let metric = metrics.randomElement(using: &generator),
          let value = metric.values.last
        else { continue }
        let lines = [metric.source, metric.confirmed].compactMap(\.self).map(\.line)
        let chosen = lines.count < 2 ? lines : [[lines[0]], [lines[1]], lines][turn % 3]
        turn += 1
        replace(value, on: chosen, of: page.name)
      }
    }
  }

  /// Gives a number in up to `most` rows of each table another value, where one table of the source
  /// has all numbers of the row.
  mutating func falsifyTables(atMost most: Int) throws {
    for page in try Corpus.pages.get() {
      guard let source = page.document.url.flatMap({ sources[SourceCopies.page($0)] }) else {
        continue
      }
      let tables = source.passages.filter { $0.kind == .table }.map { table in
        Set(table.metrics.flatMap(\.values))
      }
      for passage in page.document.passages where passage.kind == .table {
        let ofLine = Dictionary(grouping: passage.metrics, by: \.source.line)
        for line in ofLine.keys.sorted().shuffled(using: &generator).prefix(most) {
          let metrics = ofLine[line] ?? []
          guard tables.contains(where: { $0.isSuperset(of: metrics.flatMap(\.values)) }),
            let value = metrics.randomElement(using: &generator)?.values.first
          else { continue }
          replace(value, on: [line], of: page.name)
        }
      }
    }
  }

  /// Turns what up to `count` rules declare, where the source's statement is of the same mind.
  mutating func turnModalities(of confirmed: [SourceReport.Finding], atMost count: Int) throws {
    let sources = Dictionary(
      try SourceCopies.documents.get().map { ($0.name, $0) }
    ) { first, _ in first }
    let ofPage = Dictionary(
      try Corpus.pages.get().map { ($0.name, $0) }
    ) { first, _ in first }
    for finding in confirmed.shuffled(using: &generator) where planted.count < count {
      guard let here = finding.here, let there = finding.there,
        let statement = ofPage[here.document]?.statements
          .first(where: { $0.statement.id == finding.rule })?.statement,
        let theirs = sources[there.document]?.passages
          .first(where: { $0.lines?.first == there.line })?.statement,
        statement.modality.warns == theirs.modality.warns,
        statement.lead.en.map(Self.warns) == statement.modality.warns,
        theirs.lead.en.map(Self.warns) == theirs.modality.warns,
        // What rules the rest out can be called either.
        statement.lead.en?.contains(/only|sparingly|without|\bno\b/) == false
      else { continue }
      guard
        let comment = lines[here.document]?[here.line...].firstIndex(where: {
          $0.contains("modality=\(statement.modality.rawValue)")
        })
      else { continue }
      let turned: Modality = statement.modality.warns ? .should : .avoid
      lines[here.document]?[comment].replace(
        "modality=\(statement.modality.rawValue)", with: "modality=\(turned.rawValue)")
      planted["\(here.document):\(here.line)"] = lines[here.document]?[comment]
    }
  }

  private static func warns(_ lead: String) -> Bool {
    ["Avoid ", "Never ", "Do not ", "Don’t ", "Don't "].contains { lead.hasPrefix($0) }
  }

  /// Puts another number in the place of `value` on lines of a page; in a row of a table in its first cell
  /// only.
  private mutating func replace(_ value: Double, on numbers: [Int], of page: String) {
    let shown = Metric.shown(value)
    let pattern =
      "(?<![0-9.,#])" + NSRegularExpression.escapedPattern(for: shown) + "(?![0-9]|[.,][0-9])"
    let other = Metric.shown(
      value < 10
        ? value + Double(Int.random(in: 2...3, using: &generator))
        : (value * Double(Int.random(in: 2...6, using: &generator)) / 4).rounded() + 1)
    for number in numbers {
      guard let text = lines[page]?[number - 1] else { continue }
      let first = text.range(of: pattern, options: .regularExpression)
      let cell = first.flatMap { text[$0.lowerBound...].firstIndex(of: "|") } ?? text.endIndex
      let changed = text.replacingOccurrences(
        of: pattern, with: other, options: .regularExpression,
        range: text.startIndex..<(text.hasPrefix("|") ? cell : text.endIndex))
      guard changed != text else { continue }
      lines[page]?[number - 1] = changed
      planted["\(page):\(number)"] = changed
    }
  }
}

extension Metric {
  /// The finite ends of its range, each once.
  fileprivate var values: [Double] {
    Set([minimum, maximum].compactMap(\.self)).sorted()
  }
}

extension Modality {
  /// Whether it warns of something.
  fileprivate var warns: Bool { self == .avoid || self == .never }
}
