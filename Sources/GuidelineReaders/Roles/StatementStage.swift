internal import DocumentModel
internal import Guidelines
internal import Lexicon
internal import TextAnalysis

/// The statement of a passage.
struct PassageRole: PassageResult {
  /// The length in UTF-8 bytes of the lead in each text, if it was a block of its own.
  let leadLength: Bilingual<Int>?
  /// The rule; `nil` if the passage does not state one.
  @Boxed private(set) var statement: RuleStatement?
  /// The evidence for or against a rule.
  let evidence: RoleEvidence?
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

/// The passages of a document with their statements.
struct StatedPassages {
  /// The passages in reading order.
  ///
  /// A lead and its reason in separate passages have been merged.
  let passages: [DraftPassage]

  fileprivate init(passages: [DraftPassage]) { self.passages = passages }
}

/// Determines the rules of a document: lead, reason and modality.
///
/// Takes the passages with their form, scope and metrics, merges leads in separate blocks with the paragraph
/// that gives their reason, and gives each passage that prescribes something its statement. First it
/// determines how the document marks its leads (`LeadMarks`); then marks, lists of dos and don'ts, and the
/// mood of sentences (`EnglishMood`, `KoreanMood`) decide, in this order.
enum StatementStage: PipelineStage {
  static let name = Stage.statements

  static func run(on draft: DocumentDraft) -> StatedPassages {
    let passages = draft[AlignmentStage.self].passages
    let marks = LeadMarks.find(in: passages)
    let joined = LeadJoining.joined(passages, marks)
    let reader = StatementReader(joined, marks, draft.input)
    var outer = OuterText()
    for (index, entry) in joined.enumerated() {
      let passage = entry.passage
      outer.enter(passage)
      let finding = reader.finding(at: index, below: outer)
      if finding.statement != nil { outer.noteStatement(of: passage) }
      if passage.introducesExamples { outer.noteExamples() }
      passage.keep(
        PassageRole(
          leadLength: entry.leadLength, statement: finding.statement, modality: finding.modality,
          evidence: finding.evidence))
      draft.trace?.note(.statements, passage, passage.rolePhrase, because: passage.roleReasons)
    }
    return StatedPassages(passages: joined.map(\.passage))
  }

  /// Leaves the passages as they are, without rules.
  static func passOver(_ draft: DocumentDraft) -> StatedPassages {
    StatedPassages(passages: draft[AlignmentStage.self].passages)
  }
}

extension DraftPassage {
  /// Its role as a rule.
  var role: PassageRole { self[PassageRole.self] }

  var kind: PassageKind {
    let statesRule = if case .some = role.statement { true } else { false }
    return PassageKind(
      form: outline.form, statesRule: statesRule, hasOwnLead: role.leadLength != nil,
      isAside: isAside)
  }

  /// Whether it only says that examples follow.
  fileprivate var introducesExamples: Bool {
    guard let text = ofMain({ $0.text }), text.utf8.count < 20, text.last == ":" else {
      return false
    }
    return Self.exampleLabels.contains(text.dropLast().lowercased())
  }

  private static let exampleLabels = Lexicon.headings.set("examples")

  /// The kind, as shown in a trace.
  fileprivate var rolePhrase: Phrase {
    guard let statement = role.statement else { return kind.phrase }
    let modality = statement.modality.rawValue
    return Phrase("\(kind.phrase.en): \(modality)", "\(kind.phrase.ko): \(modality)")
  }

  /// The evidence, as shown in a trace.
  fileprivate var roleReasons: [Phrase] {
    var reasons = [role.evidence?.phrase].compactMap(\.self)
    guard let statement = role.statement else { return reasons }
    if let modality = role.modality { reasons.append(modality.phrase(for: statement.lead)) }
    return reasons
  }
}
