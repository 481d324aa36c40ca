internal import Guidelines
internal import TextAnalysis

extension StoredPassage {
  /// The headings above it by language if they have both, otherwise as they are.
  var title: Bilingual<String> {
    guard let heading = passage.section.last else { return Bilingual() }
    if heading.utf8Contains("·") {
      let parts = heading.split(separator: "·").map { part in
        String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      }
      if parts.count == 2, LanguageGuess.language(of: parts[1]) == .ko {
        return Bilingual(en: parts[0], ko: parts[1])
      }
    }
    return LanguageGuess.language(of: heading) == .ko
      ? Bilingual(ko: heading) : Bilingual(en: heading)
  }

  /// The passage as its own source.
  var source: RuleSource? {
    guard let lines = passage.lines else { return nil }
    return RuleSource(
      document: document, lines: lines, languages: passage.text.languages,
      authority: authority, edition: edition, text: passage.text, passage: passage.id)
  }
}
