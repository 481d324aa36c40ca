internal import Guidelines
internal import TextAnalysis

/// Finds passages in one language in documents with both.
enum MissingTranslations: Audit {
  static let kind = AuditKind.missingTranslation

  /// The fraction of running text in both languages from which a document counts as bilingual.
  private static let leastShare = 0.7
  /// The least number of pairs in a bilingual document.
  private static let leastPairs = 3
  /// The largest distance, in passages, of a possible translation.
  private static let reach = 4
  /// The confidence below which a pair may contain the translation of another text.
  private static let leastConfidence = 0.5

  static func findings(in base: AuditedBase) -> [AuditFinding] {
    base.documents.flatMap(findings)
  }

  private static func findings(in document: AuditedDocument) -> [AuditFinding] {
    let prose = document.passages.filter(\.isProse)
    let pairs = prose.count { $0.pair != nil }
    guard pairs >= leastPairs, Double(pairs) >= leastShare * Double(prose.count) else { return [] }
    return document.passages.enumerated().compactMap { place, stored in
      guard stored.isProse, stored.passage.statement?.id == nil,
        let language = stored.onlyLanguage,
        !hasNeighbour(in: language.other, of: place, document.passages)
      else { return nil }
      return AuditFinding(.noTranslation(into: language.other), in: stored)
    }
  }

  /// Whether a possible translation of a text in `language` is nearby: a text without a
  /// counterpart, one in a doubtful pair, or one that is too long for its counterpart.
  private static func hasNeighbour(
    in language: Language, of place: Int, _ passages: [StoredPassage]
  ) -> Bool {
    let length = Double(passages[place].passage.text[language.other]?.text.count ?? 0)
    let expected = TextLength.expected(in: language, for: length)
    return passages[max(0, place - reach)..<min(passages.count, place + reach + 1)].contains {
      $0.onlyLanguage == language || $0.passage.confidence ?? 1 < leastConfidence
        || $0.surplus(in: language) > 0.6 * expected
    }
  }
}

/// The usual length of translations.
private enum TextLength {
  /// The number of English characters for one Korean character.
  private static let englishByKorean = 1.95

  /// The usual length in `language` of a text with `length` characters in the other language.
  static func expected(in language: Language, for length: Double) -> Double {
    language == .en ? length * englishByKorean : length / englishByKorean
  }
}

extension StoredPassage {
  /// The language of a text without a translation.
  var onlyLanguage: Language? {
    let languages = passage.text.languages
    return languages.count == 1 ? languages[0] : nil
  }

  /// The number of characters by which its text in `language` is longer than expected from the
  /// other one.
  fileprivate func surplus(in language: Language) -> Double {
    guard let own = passage.text[language]?.text, let other = passage.text[language.other]?.text
    else { return 0 }
    return Double(own.count) - TextLength.expected(in: language, for: Double(other.count))
  }

  /// Whether it is running text that needs a translation, unlike the alternative text of an image, a
  /// reference or a list of platforms.
  fileprivate var isProse: Bool {
    switch passage.kind {
    case .paragraph, .rule, .item, .aside: break
    case .table, .caption, .heading, .code: return false
    }
    return Language.allCases.contains { language in
      guard let text = passage.text[language]?.text else { return false }
      let letters = text.unicodeScalars.count { $0.properties.isAlphabetic }
      guard letters >= (language == .en ? 40 : 20), text.contains(" "),
        !passage.images.contains(where: { text.contains($0.alternative) && !$0.alternative.isEmpty }
        )
      else { return false }
      return !isReference(text, language) && !isPlatformNote(text)
    }
  }

  /// Whether little of `text` remains without the words of its links.
  private func isReference(_ text: String, _ language: Language) -> Bool {
    guard !passage.links.isEmpty else { return false }
    var rest = text[...]
    var words = 0
    for link in passage.links where !link.text.isEmpty {
      guard let range = rest.firstRange(of: link.text) else { continue }
      words += rest[..<range.lowerBound].split(separator: " ").count
      rest = rest[range.upperBound...]
    }
    words += rest.split(separator: " ").count { $0.contains(where: \.isLetter) }
    return words <= (language == .en ? 6 : 4)
  }

  /// Whether `text` does little more than name platforms: "Not supported in iOS or tvOS".
  private func isPlatformNote(_ text: String) -> Bool {
    let words = text.split { !$0.isLetter }
    let platforms = words.count { Platform(named: $0) != nil }
    return platforms > 1 && words.count <= platforms + 8
  }
}
