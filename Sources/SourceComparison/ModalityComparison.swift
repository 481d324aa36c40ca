internal import Guidelines

/// Compares how strongly a rule binds with how strongly its source does.
enum ModalityComparison {
  /// The least similarity of leads worded alike; "keep it visible" may mean the same as "do not hide it".
  private static let sameLeadSimilarity: Float = 0.8
  /// The same if the lead of the rule contradicts its translation.
  private static let turnedLeadSimilarity: Float = 0.6
  /// The least similarity of statements about the same thing, for comparing what they ask for.
  private static let leastTurnedSimilarity: Float = 0.25
  /// The least similarity of statements for comparing their strength.
  private static let leastSimilarity: Float = 0.3

  /// Whether one side asks for something and the other warns of it.
  ///
  /// Three things are compared: the declared modality of the rule, the wording of its texts, and the
  /// source. One of them must contradict the others. If the rule is consistent, its lead must also be
  /// worded nearly like the source's.
  static func isTurned(
    _ rule: ComparedPassage, against source: ComparedPassage, similarity: Float
  ) -> Bool {
    guard let statement = rule.passage.statement, let read = source.passage.statement else {
      return false
    }
    let texts = LeadPolarities(statement.lead)
    let theirs = similarity >= leastTurnedSimilarity ? Polarity(read) : nil
    let declared = Polarity(statement.modality)
    if texts.disagree {
      guard texts.english == .asks else { return declared == theirs }
      // In Korean, a prohibition often expresses what English asks for.
      return declared == .warns && theirs == .warns
        && leadSimilarity(of: rule, to: source) >= turnedLeadSimilarity
    }
    guard let text = texts.english ?? texts.korean else { return false }
    if declared != text {
      let isTold = texts.english != nil || statement.lead.en == nil || text == .asks
      return isTold && Polarity(read.modality) == text
    }
    return texts.areAll(text, in: statement.lead.languages) && theirs != nil && text != theirs
      && leadSimilarity(of: rule, to: source) >= sameLeadSimilarity
  }

  /// The polarity of a rule's lead in each language; `nil` if it is missing or unclear.
  private struct LeadPolarities {
    var english: Polarity?
    var korean: Polarity?

    init(_ lead: Bilingual<String>) {
      english = lead.en.flatMap { Polarity(lead: $0, in: .en) }
      korean = lead.ko.flatMap { Polarity(lead: $0, in: .ko) }
    }

    /// Whether both languages are clear and contradict each other.
    var disagree: Bool { english != nil && korean != nil && english != korean }

    func areAll(_ polarity: Polarity, in languages: [Language]) -> Bool {
      languages.allSatisfy { ($0 == .en ? english : korean) == polarity }
    }
  }

  /// Whether the rule is stricter than the source (`true`) or less strict; `nil` if neither.
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
