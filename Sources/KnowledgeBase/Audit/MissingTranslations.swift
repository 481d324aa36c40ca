internal import Guidelines
internal import TextAnalysis

/// Finds passages in one language in documents that otherwise have both.
enum MissingTranslations: Audit {
  static let kind = AuditKind.missingTranslation

  /// The share of the running text in both languages above which a document is bilingual.
  private static let leastShare = 0.7
  /// The least number of paired passages that show it.
  private static let leastPairs = 3
  /// How far a text of the other language may stand that could be the counterpart.
  private static let reach = 4
  /// Below it a pair may have taken a text away from its true counterpart.
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

  /// Whether a text in `language` that may well be the translation stands nearby: one that is
  /// alone, in a pair that hardly is one, or in a pair that it is too long for.
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

/// How long a text is in another language.
private enum TextLength {
  /// English takes about twice the characters of Korean.
  private static let englishByKorean = 1.95

  /// The usual length in `language` of what takes `length` characters in the other one.
  static func expected(in language: Language, for length: Double) -> Double {
    language == .en ? length * englishByKorean : length / englishByKorean
  }
}

extension StoredPassage {
  /// The language of a text without counterpart.
  var onlyLanguage: Language? {
    let languages = passage.text.languages
    return languages.count == 1 ? languages[0] : nil
  }

  /// By how many characters its text in `language` is longer than its counterpart lets expect.
  fileprivate func surplus(in language: Language) -> Double {
    guard let own = passage.text[language]?.text, let other = passage.text[language.other]?.text
    else { return 0 }
    return Double(own.count) - TextLength.expected(in: language, for: Double(other.count))
  }

  /// Whether it is running text that a translator would translate: no alternative text of an
  /// image, no mere reference, no list of platforms.
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

  /// Whether hardly anything is left of `text` without the words of its links.
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

  /// Whether `text` does little else than name platforms, as "Not supported in iOS or tvOS" does.
  private func isPlatformNote(_ text: String) -> Bool {
    let words = text.split { !$0.isLetter }
    let platforms = words.count { Platform(named: $0) != nil }
    return platforms > 1 && words.count <= platforms + 8
  }
}
