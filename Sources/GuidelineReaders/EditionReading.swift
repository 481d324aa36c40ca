internal import Guidelines
internal import TextAnalysis

/// Finds which edition of the guidelines a document shows.
enum EditionReading {
  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]

  /// What the front matter says.
  static func edition(frontMatter: FrontMatter) -> Edition? {
    let value = frontMatter.value(
      "edition", "updated-date", "updated", "last-updated", "date", "created-date", "created")
    return value.flatMap { edition(of: $0) }
  }

  /// The newest date of a change log.
  static func edition(changeLog rows: [[Cell]]) -> Edition? {
    let header = rows.first?.first?.text.lowercased() ?? ""
    guard ["date", "날짜", "일자"].contains(header) else { return nil }
    return rows.dropFirst().compactMap { $0.first.flatMap { edition(of: $0.text) } }.max()
  }

  /// The year that a copyright line names.
  static func edition(copyright line: Substring) -> Edition? {
    guard line.utf8Range(of: "©") != nil || line.utf8Range(of: "Copyright") != nil,
      line.utf8Range(of: "Apple") != nil
    else { return nil }
    return years(in: line).compactMap { Edition(year: $0) }.max()
  }

  /// What the form of its links tells.
  ///
  /// Pages stood under `components/<group>/` from the redesign of June 2022 until the addresses
  /// became flat in 2023; the older and the newer forms span several years.
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

  /// `2023-06-21`, `2023.6.21`, `June 21, 2023`, `2023년 6월 21일`.
  static func edition(of text: String) -> Edition? {
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
