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
  private static let reach = 2

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

  /// Whether a text in `language` alone stands nearby: then it may well be the translation.
  private static func hasNeighbour(
    in language: Language, of place: Int, _ passages: [StoredPassage]
  ) -> Bool {
    passages[max(0, place - reach)..<min(passages.count, place + reach + 1)].contains {
      $0.onlyLanguage == language
    }
  }
}

extension StoredPassage {
  /// The language of a text without counterpart.
  var onlyLanguage: Language? {
    let languages = passage.text.languages
    return languages.count == 1 ? languages[0] : nil
  }

  /// Whether it is running text that a translator would translate.
  fileprivate var isProse: Bool {
    switch passage.kind {
    case .paragraph, .rule, .item, .aside: break
    case .table, .caption, .heading, .code: return false
    }
    return Language.allCases.contains { language in
      guard let text = passage.text[language]?.text else { return false }
      let letters = text.unicodeScalars.count { $0.properties.isAlphabetic }
      return letters >= (language == .en ? 40 : 20) && text.contains(" ")
    }
  }
}
