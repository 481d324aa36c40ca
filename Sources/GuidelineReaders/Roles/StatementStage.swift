internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

/// What a passage says as a rule.
struct PassageRole: PassageResult {
  /// How many UTF-8 bytes of each text are its lead, where that was a block of its own.
  let leadLength: Bilingual<Int>?
  /// The rule; `nil` where it states none.
  @Boxed private(set) var statement: RuleStatement?
  /// What decided whether it states one.
  let evidence: RoleEvidence?
  /// What decided how strongly the rule binds.
  let modality: ModalityEvidence?

  fileprivate init(
    leadLength: Bilingual<Int>? = nil, statement: consuming RuleStatement? = nil,
    modality: ModalityEvidence? = nil, evidence: RoleEvidence? = nil
  ) {
    self.leadLength = leadLength
    self.evidence = evidence
    self.modality = modality
    _statement = Boxed(wrappedValue: statement)
  }

  static var none: PassageRole { PassageRole() }
}

/// The passages of a document with what they say.
struct StatedPassages {
  /// The passages in reading order: where a lead and its reason were two, they are one.
  let passages: [DraftPassage]

  fileprivate init(passages: [DraftPassage]) { self.passages = passages }
}

/// Finds what of a document is a rule: its lead, its reason and how strongly it binds.
///
/// Takes the passages with their form, scope and metrics, joins leads that stand alone with the
/// paragraph that gives their reason, and gives each passage that prescribes something its statement.
/// How the document marks its leads is learnt first (`LeadMarks`); then marks, lists of dos and
/// don'ts, and the mood of sentences (`EnglishMood`, `KoreanMood`) decide, in this order.
enum StatementStage: PipelineStage {
  static let name = Stage.statements

  static func run(on draft: DocumentDraft) -> StatedPassages {
    let passages = draft[AlignmentStage.self].passages
    let marks = LeadMarks.find(in: passages)
    let joined = LeadJoining.joined(passages, marks)
    let reader = StatementReader(joined, marks, analyzer: draft.input.analyzer)
    var outer = OuterText()
    for (index, entry) in joined.enumerated() {
      let passage = entry.passage
      outer.enter(passage)
      let finding = reader.finding(at: index, below: outer)
      if finding.statement != nil { outer.noteStatement(of: passage) }
      passage.keep(
        PassageRole(
          leadLength: entry.leadLength, statement: finding.statement, modality: finding.modality,
          evidence: finding.evidence))
      draft.trace?.note(.statements, passage, passage.rolePhrase, because: passage.roleReasons)
    }
    return StatedPassages(passages: joined.map(\.passage))
  }

  /// Leaves the passages as they are: nothing is a rule.
  static func passOver(_ draft: DocumentDraft) -> StatedPassages {
    StatedPassages(passages: draft[AlignmentStage.self].passages)
  }
}

extension DraftPassage {
  /// What it says as a rule.
  var role: PassageRole { self[PassageRole.self] }

  /// What it is.
  var kind: PassageKind {
    let statesRule = if case .some = role.statement { true } else { false }
    return PassageKind(
      form: outline.form, statesRule: statesRule, hasOwnLead: role.leadLength != nil,
      isAside: isAside)
  }

  /// What the passage is, where the work of the stage is shown.
  fileprivate var rolePhrase: Phrase {
    guard let statement = role.statement else { return kind.phrase }
    let modality = statement.modality.rawValue
    return Phrase("\(kind.phrase.en): \(modality)", "\(kind.phrase.ko): \(modality)")
  }

  /// What decided it.
  fileprivate var roleReasons: [Phrase] {
    var reasons = [role.evidence?.phrase].compactMap(\.self)
    guard let statement = role.statement else { return reasons }
    if let modality = role.modality { reasons.append(modality.phrase(for: statement.lead)) }
    return reasons
  }
}
