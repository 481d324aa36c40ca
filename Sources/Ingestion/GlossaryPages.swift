internal import Guidelines
internal import TextAnalysis

/// Finds rows of a folder's glossary whose page does not exist.
enum GlossaryPages {
  /// A remark for each row of `text`, read from the file at `path`, that names a page not in `known`.
  static func remarks(
    on text: String, at path: String, known: Set<ComponentName>
  ) -> [Bilingual<String>] {
    guard let column = Glossary.columns.firstIndex(of: "page") else { return [] }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().compactMap { index, line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard !line.hasPrefix("#"), cells.indices.contains(column),
        let page = ComponentName(rawValue: String(cells[column].filter { !$0.isWhitespace })),
        !known.contains(page), cells[column] != "page"
      else { return nil }
      let nearest = EditDistance.nearest(
        to: page.rawValue, in: known.map(\.rawValue).sorted(), limit: 1)
      let words = Phrase(
        "no page '\(page)'"
          + Phrase.suggesting(nearest, in: .en, else: "'hig components' lists them"),
        "'\(page)' 페이지가 없습니다"
          + Phrase.suggesting(nearest, in: .ko, else: "'hig components'로 목록을 보세요"))
      let place = "\(path):\(index + 1): "
      return Bilingual(en: place + words.en, ko: place + words.ko)
    }
  }
}
