internal import Guidelines

/// Compares how strongly a rule binds with how strongly its source does.
enum ModalityComparison {
  /// Leads that share less may say one thing in opposite ways: "keep it visible", "do not hide it".
  private static let sameLeadSimilarity: Float = 0.8
  /// The same where a text stands against its translation.
  private static let turnedLeadSimilarity: Float = 0.6
  /// Statements that share less may be about different things.
  private static let leastTurnedSimilarity: Float = 0.25
  /// Statements that share less are too far apart to be compared in strength.
  private static let leastSimilarity: Float = 0.3

  /// Whether one side asks for what the other one warns of.
  ///
  /// What the rule declares, what its texts say and what the source states: one of these must stand
  /// alone against the others. Where the rule agrees with itself, its lead must be worded nearly as the
  /// source's.
  static func isTurned(
    _ rule: ComparedPassage, against source: ComparedPassage, similarity: Float
  ) -> Bool {
    guard let statement = rule.passage.statement, let read = source.passage.statement else {
      return false
    }
    let theirs = similarity >= leastTurnedSimilarity ? Polarity(read) : nil
    let declared = Polarity(statement.modality)
    func said(_ language: Language) -> Polarity? {
      statement.lead[language].flatMap { Polarity(lead: $0, in: language) }
    }
    let texts = (en: said(.en), ko: said(.ko))
    if let en = texts.en, let ko = texts.ko, en != ko {
      guard en == .asks else { return declared == theirs }
      // Korean often says by a prohibition what English asks for.
      return declared == .warns && theirs == .warns
        && leadSimilarity(of: rule, to: source) >= turnedLeadSimilarity
    }
    guard let text = texts.en ?? texts.ko else { return false }
    if declared != text {
      let isTold = texts.en != nil || statement.lead.en == nil || text == .asks
      return isTold && Polarity(read.modality) == text
    }
    let isPlain = statement.lead.languages.allSatisfy { said($0) == text }
    return isPlain && theirs != nil && text != theirs
      && leadSimilarity(of: rule, to: source) >= sameLeadSimilarity
  }

  /// Whether the rule binds harder than the source (`true`), softer, or as much (`nil`).
  static func isHarder(
    _ rule: ComparedPassage, than source: ComparedPassage, similarity: Float
  ) -> Bool? {
    guard similarity >= leastSimilarity, let mine = rule.passage.statement?.modality,
      let theirs = source.passage.statement?.modality,
      Polarity(mine) == Polarity(theirs), strength(mine) != strength(theirs)
    else { return nil }
    return strength(mine) > strength(theirs)
  }

  private static func strength(_ modality: Modality) -> Int {
    switch modality {
    case .must, .never: 3
    case .should, .avoid: 2
    case .consider: 1
    case .may: 0
    }
  }

  private static func leadSimilarity(
    of rule: ComparedPassage, to source: ComparedPassage
  ) -> Float {
    Language.allCases.compactMap { language in
      rule.lead[language].flatMap { mine in source.lead[language].map { mine.similarity(to: $0) } }
    }.max() ?? 0
  }
}
