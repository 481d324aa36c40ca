internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

/// Splits texts into lead and reason.
struct StatementParts {
  /// A statement and the evidence for its modality.
  struct Stated {
    var statement: RuleStatement
    var modality: ModalityEvidence
  }

  private let evidence: SentenceAlignment

  /// Uses the concepts found by `analyzer` to compare sentences of both languages.
  init(analyzer: TextAnalyzer) { evidence = SentenceAlignment(analyzer: analyzer) }

  /// The statement whose lead is the first `leads` bytes of each text.
  func statement(of draft: DraftPassage, leads: Bilingual<Int>) -> Stated {
    var lead = Bilingual<String>()
    var rationale = Bilingual<String>()
    for language in draft.block.languages {
      guard let text = draft.text[language] else { continue }
      guard let length = leads[language], length > 0, length <= text.utf8.count else {
        // Only the other language marks its lead: here it is the first sentence, unless left out.
        let first = Sentences.split(text, language: language).first
        if let first, language == .ko, let en = draft.text.en, let length = leads.en,
          leavesOutLead(String(text[first]), en: en, leadLength: length)
        {
          rationale.ko = text
        } else {
          lead[language] = first.map { LeadText.trimmed(text[$0]) } ?? text
          rationale[language] = first.flatMap { LeadText.rest(of: text, after: $0.upperBound) }
        }
        continue
      }
      let end = text.utf8.index(text.startIndex, offsetBy: length)
      lead[language] = LeadText.trimmed(text[..<end])
      rationale[language] = LeadText.rest(of: text, after: end)
    }
    return make(draft, lead, rationale)
  }

  /// Whether the first Korean sentence translates the sentence after the English lead.
  private func leavesOutLead(_ ko: String, en: String, leadLength: Int) -> Bool {
    guard !KoreanMood.isImperative(ko), leadLength < en.utf8.count else { return false }
    let end = en.utf8.index(en.startIndex, offsetBy: leadLength)
    let lead = String(en[..<end])
    let body = String(en[end...])
    guard let second = Sentences.split(body, language: .en).first else { return false }
    return evidence.score(en: String(body[second]), ko: ko) > evidence.score(en: lead, ko: ko) + 0.3
  }

  /// The statement without a marked lead: its first sentence or, if `picking`, the first that prescribes.
  func statement(of draft: DraftPassage, picking: Bool) -> Stated {
    var lead = Bilingual<String>()
    var rationale = Bilingual<String>()
    for language in draft.block.languages {
      guard let block = draft.block[language] else { continue }
      let text = Asides.textWithoutLabel(of: block, isAside: draft.isAside)
      let sentences = Sentences.split(text, language: language)
      guard let first = Sentences.firstStatement(of: text, language) else {
        lead[language] = text
        continue
      }
      let chosen = picking ? picked(sentences, of: text, language, draft) ?? first : first
      lead[language] = LeadText.trimmed(text[chosen])
      let others = sentences.filter { $0 != chosen }.map { text[$0] }
      rationale[language] = others.isEmpty ? nil : others.joined(separator: " ")
    }
    return make(draft, lead, rationale)
  }

  /// The statement of a state that must hold, or must not, "Colors alone are not used", or that completes a
  /// sentence with `duty`.
  func state(in draft: DraftPassage, completing duty: Modality? = nil) -> Stated {
    var stated = statement(of: draft, picking: false)
    guard case .nothing = stated.modality, let lead = stated.statement.lead.en else {
      return stated
    }
    if EnglishMood.denies(lead) || duty != nil && EnglishMood.beginsWithDenial(lead) {
      stated.statement.modality = duty == .should ? .avoid : .never
      stated.modality = .denial
    } else if let duty {
      (stated.statement.modality, stated.modality) = (duty, .list)
    }
    return stated
  }

  /// The first of `sentences` that prescribes something, or else, without a number, the last order.
  private func picked(
    _ sentences: [Range<String.Index>], of text: String, _ language: Language, _ draft: DraftPassage
  ) -> Range<String.Index>? {
    sentences.first { Orders.isPrescribed(text[$0], language) }
      ?? (draft.metrics.isEmpty
        ? sentences.last { Orders.isOrder(language, String(text[$0])) } : nil)
  }

  private func make(
    _ draft: DraftPassage, _ lead: Bilingual<String>, _ rationale: Bilingual<String>
  ) -> Stated {
    let note = draft.note
    let (modality, evidence) = Self.modality(of: lead, note: note)
    let statement = RuleStatement(
      id: draft.anchor.flatMap(RuleID.init(rawValue:)), aliases: note?.aliases ?? [],
      apart: note?.apart ?? [], lead: lead, rationale: rationale, modality: modality,
      validity: note?.validity ?? Validity(), related: note?.related ?? [],
      checks: note?.checks ?? [], patterns: note?.patterns ?? [],
      uncheckable: note?.uncheckable ?? .init())
    return Stated(statement: statement, modality: evidence)
  }

  /// The modality of a lead: that of a comment; if none, of the English words; if none, of the Korean ones.
  private static func modality(
    of lead: Bilingual<String>, note: RuleNote?
  ) -> (Modality, ModalityEvidence) {
    if let modality = note?.modality { return (modality, .comment) }
    let en = lead.en.flatMap { EnglishMood.modality(of: $0) }
    let ko = lead.ko.flatMap {
      KoreanMood.modality(of: $0) ?? (holdsHangul($0) ? nil : EnglishMood.modality(of: $0))
    }
    // "… so that people can …" is not a permission if the translation is a command.
    if let en, en != .may || ko == nil { return (en, .words(.en)) }
    if let ko { return (ko, .words(.ko)) }
    return (.should, .nothing)
  }
}

/// The evidence for the modality of a rule.
enum ModalityEvidence {
  /// A comment about the rule.
  case comment
  /// The words of its lead in a language.
  case words(Language)
  /// It is listed among the don'ts.
  case list
  /// The verb of a state that must hold is denied.
  case denial
  /// No evidence: the default, a recommendation.
  case nothing

  /// The description for `lead` in a trace.
  func phrase(for lead: Bilingual<String>) -> Phrase {
    switch self {
    case .comment: Phrase("modality: a comment says so", "강도: 주석이 정함")
    case .words(.en):
      Self.words(lead.en.flatMap { EnglishMood.cue(of: $0) }, Phrase("English", "영어"))
    case .words(.ko):
      Self.words(lead.ko.flatMap { KoreanMood.cue(of: $0) }, Phrase("Korean", "한국어"))
    case .list: Phrase("modality: that of its list", "강도: 목록의 강도")
    case .denial: Phrase("modality: its verb is denied", "강도: 동사를 부정함")
    case .nothing:
      Phrase("modality: no word tells it, so it is recommended", "강도: 밝히는 말이 없어 권장으로 봄")
    }
  }

  private static func words(_ cue: ModalityCue?, _ language: Phrase) -> Phrase {
    let words = cue?.words ?? ""
    return Phrase(
      "modality: “\(words)” in the \(language.en) lead", "강도: \(language.ko) 문장의 “\(words)”")
  }
}
