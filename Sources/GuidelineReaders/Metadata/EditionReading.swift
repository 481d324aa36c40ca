internal import DocumentModel
package import Guidelines
internal import Lexicon
internal import TextAnalysis

/// Reads editions of the guidelines from texts, tables and links.
package enum EditionReading {
  private static let months = Lexicon.months.map(\.entry)

  static func edition(frontMatter: FrontMatter) -> Edition? {
    let value = frontMatter.value(
      "edition", "updated-date", "updated", "last-updated", "date", "created-date", "created")
    return value.flatMap { edition(of: $0) }
  }

  /// The edition of the source with which the document was last compared, stated in the front matter.
  static func verified(frontMatter: FrontMatter) -> Edition? {
    frontMatter.value("verified").flatMap { edition(of: $0) }
  }

  /// The newest date of a change log.
  static func edition(changeLog rows: [[Cell]]) -> Edition? {
    let headers = rows.first?.prefix(2).map { $0.text.lowercased() } ?? []
    guard let column = headers.firstIndex(where: dateColumns.contains),
      column == 0 || versionColumns.contains(headers[0])
    else { return nil }
    return rows.dropFirst().compactMap { row in
      row.indices.contains(column) ? edition(of: row[column].text) : nil
    }.max()
  }

  /// The date of an entry of a change log: "v1.1 (2023-11-20) — …".
  static func edition(entry text: String) -> Edition? {
    let opening = text.prefix(32)
    return years(in: opening).isEmpty ? nil : edition(of: String(opening))
  }

  /// The year of the guidelines that a title names: "2022년판", "HIG 2023".
  static func edition(title: String) -> Edition? {
    guard title.utf8Contains("19") || title.utf8Contains("20") else { return nil }
    let words = title.lowercased().split { !$0.isLetter && !$0.isNumber }
    for (index, word) in words.enumerated() {
      guard let year = Int(word.prefix(4)), (1984...2199).contains(year) else { continue }
      let before = index > 0 ? words[index - 1] : ""
      let after = index + 1 < words.count ? words[index + 1] : ""
      if namesEdition(word.dropFirst(4), between: before, and: after) { return Edition(year: year) }
    }
    return nil
  }

  /// Whether the ending of its word or an adjacent word marks a year as that of an edition.
  private static func namesEdition(
    _ ending: Substring, between before: Substring, and after: Substring
  ) -> Bool {
    if editionYears.contains(where: ending.hasPrefix) { return true }
    guard ending.isEmpty || yearEndings.contains(String(ending)) else { return false }
    return guidelines.contains(String(before)) || guidelines.contains(String(after))
      || editionWords.contains(String(after))
  }

  private static let guidelines = Lexicon.headings.set("guidelines-year")
  private static let dateColumns = Lexicon.headings.set("date-column")
  private static let versionColumns = Lexicon.headings.set("version-column")
  private static let editionWords = Lexicon.headings.set("edition-word")
  private static let editionYears = Lexicon.headings.list("edition-year")
  private static let yearEndings = Lexicon.headings.set("year")

  /// The year in a copyright line.
  static func edition(copyright line: Substring) -> Edition? {
    guard line.utf8Range(of: "©") != nil || line.utf8Range(of: "Copyright") != nil,
      line.utf8Range(of: "Apple") != nil
    else { return nil }
    return years(in: line).compactMap { Edition(year: $0) }.max()
  }

  /// The month of an archive's copy of a page, from its address: `web.archive.org/web/20230605120000/…`.
  static func edition(address: String) -> Edition? {
    let parts = address.split(separator: "/")
    for (date, next) in zip(parts, parts.dropFirst()) where next.hasPrefix("http") {
      let digits = date.filter { $0.isASCII && $0.isNumber }
      guard date.first?.isNumber == true, (4...14).contains(digits.count),
        let year = Int(digits.prefix(4))
      else { continue }
      return Edition(year: year, month: Int(digits.dropFirst(4).prefix(2)))
    }
    return nil
  }

  /// The edition suggested by the format of a link.
  ///
  /// Pages were under `components/<group>/` from the redesign of June 2022 until the URLs became
  /// flat in 2023; the older and the newer formats span several years.
  static func edition(target: String) -> Edition? {
    let groups = [
      "components/navigation-and-search/", "components/menus-and-actions/",
      "components/layout-and-organization/", "components/selection-and-input/",
      "components/presentation/", "components/system-experiences/", "components/status/",
      "components/content/",
    ]
    let isOfThatForm =
      target.utf8.starts(with: "../components/".utf8)
      || Substring(target).utf8Range(of: "human-interface-guidelines/components/") != nil
    guard isOfThatForm,
      groups.contains(where: { Substring(target).utf8Range(of: $0) != nil })
    else { return nil }
    return Edition(year: 2022)
  }

  /// The edition of a date: `2023-06-21`, `2023.6.21`, `June 21, 2023`, `2023년 6월 21일`.
  package static func edition(of text: String) -> Edition? {
    let text = collapsed(text)
    if let exact = Edition(text) { return exact }
    guard let year = years(in: Substring(text)).first else { return nil }
    let lower = text.lowercased()
    if let month = months.firstIndex(where: { lower.contains($0) }) {
      return Edition(year: year, month: month + 1)
    }
    let numbers = text.split { !$0.isASCII || !$0.isNumber }.compactMap { Int($0) }
    if let place = numbers.firstIndex(of: year), place + 1 < numbers.count,
      let edition = Edition(year: year, month: numbers[place + 1])
    {
      return edition
    }
    return Edition(year: year)
  }

  private static func years(in text: Substring) -> [Int] {
    text.split { !$0.isASCII || !$0.isNumber }
      .filter { $0.count == 4 }
      .compactMap { Int($0) }
      .filter { (1984...2199).contains($0) }
  }
}
