internal import GuidelineReaders
internal import Guidelines
internal import KnowledgeBase
internal import TextAnalysis

/// A document of a source, read for a comparison.
struct SourcePage: Sendable {
  let name: String
  let edition: Edition?
  let keys: [String]
  let passages: [ComparedPassage]

  /// The keys by which a page is recognised: its address, or else its component and title.
  static func keys(
    url: String?, component: ComponentName?, title: Bilingual<String>
  ) -> [String] {
    let address = DroppedRules.page(url: url, component: nil, title: title)
    let names = title.languages.compactMap { title[$0].map { "title \($0.lowercased())" } }
    return [url == nil ? nil : address, component.map { "component \($0.rawValue)" }]
      .compactMap(\.self) + names
  }

  /// The entries of its change log that are newer than `edition`, with their lines.
  func changes(after edition: Edition) -> [(edition: Edition, line: Int, text: String)] {
    passages.flatMap { passage -> [(edition: Edition, line: Int, text: String)] in
      guard passage.isTable, let text = passage.passage.text.preferring(.en) else { return [] }
      return text.text.split(separator: "\n").enumerated().dropFirst().compactMap { place, row in
        let cells = row.split(separator: "|", maxSplits: 1)
        guard cells.count == 2, cells[0].utf8.count <= Self.longestDate,
          let date = EditionReading.edition(of: String(cells[0]).trimmed), date.month != nil,
          date > edition
        else { return nil }
        return (date, TableRow.line(place, of: text), String(cells[1]).trimmed)
      }
    }
  }

  /// The maximum length of a date in UTF-8 bytes.
  private static let longestDate = 32
}

extension String {
  /// It without white space at its ends.
  fileprivate var trimmed: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

/// Finds the copies of a page among the documents of a source.
struct SourcePages {
  let pages: [SourcePage]
  private var ofKey: [String: [Int]] = [:]

  init(_ pages: [SourcePage]) {
    self.pages = pages
    for (number, page) in pages.enumerated() {
      for key in page.keys { ofKey[key, default: []].append(number) }
    }
  }

  /// The newest edition of each page.
  var newest: [SourcePage] {
    pages.filter { page in copies(of: page.keys).contains { $0.name == page.name } }
  }

  /// The edition of the page called `name`, if it states one.
  func edition(of name: String) -> Edition? { pages.first { $0.name == name }?.edition }

  /// The copies of the newest edition of the page with `keys`, found by the first key that any copy has;
  /// empty if there is none.
  func copies(of keys: [String]) -> [SourcePage] {
    guard let found = keys.lazy.compactMap({ ofKey[$0] }).first else { return [] }
    let newest = found.compactMap { pages[$0].edition }.max()
    return found.map { pages[$0] }.filter { $0.edition == newest }
  }
}
