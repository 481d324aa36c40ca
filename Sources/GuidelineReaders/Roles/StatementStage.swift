internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

/// What a passage says as a rule.
struct PassageRole {
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

  static var none: StatedPassages { StatedPassages(passages: []) }
}

/// Finds what of a document is a rule: its lead, its reason and how strongly it binds.
///
/// Takes the passages with their form, scope and metrics, joins leads that stand alone with the
/// paragraph that gives their reason, and gives each passage that prescribes something its statement.
/// How the document marks its leads is learnt first (`LeadMarks`); then marks, lists of dos and
/// don'ts, and the mood of sentences (`EnglishMood`, `KoreanMood`) decide, in this order.
enum StatementStage: PipelineStage {
  static let name = Stage.statements

  static func run(on draft: inout DocumentDraft) {
    let marks = LeadMarks.find(in: draft.alignment.passages)
    let joined = LeadJoining.joined(draft.alignment.passages, marks)
    for entry in joined where entry.leadLength != nil {
      entry.passage.role = PassageRole(leadLength: entry.leadLength)
    }
    let reader = StatementReader(joined, marks, analyzer: draft.input.analyzer)
    var outer = OuterText()
    for (index, entry) in joined.enumerated() {
      let passage = entry.passage
      outer.enter(passage)
      let finding = reader.finding(at: index, below: outer)
      if finding.statement != nil { outer.noteStatement(of: passage) }
      passage.role = PassageRole(
        leadLength: entry.leadLength, statement: finding.statement, modality: finding.modality,
        evidence: finding.evidence)
      draft.trace?.note(.statements, passage, passage.rolePhrase, because: passage.roleReasons)
    }
    draft.statements = StatedPassages(passages: joined.map(\.passage))
  }

  /// Leaves the passages as they are: nothing is a rule.
  static func passOver(_ draft: inout DocumentDraft) {
    draft.statements = StatedPassages(passages: draft.alignment.passages)
  }
}

/// The text that a list item comes under, and whether a rule above it is what it spells out.
struct OuterText {
  /// The last text outside of lists.
  private(set) var intro: String?
  /// Whether what was entered last is deeper in a list than the last text that states something.
  private(set) var spellsOutRule = false
  private var depth = 0
  private var statedDepth: Int?

  /// Goes on to the next passage.
  mutating func enter(_ passage: DraftPassage) {
    depth = passage.ofMain { $0.listDepth } ?? 0
    if depth == 0 { intro = passage.ofMain { $0.text } }
    if let stated = statedDepth, depth == 0 || depth <= stated && stated > 0 { statedDepth = nil }
    spellsOutRule = statedDepth.map { depth > $0 } ?? false
  }

  /// Notes that the passage entered last states something.
  mutating func noteStatement(of passage: DraftPassage) { statedDepth = depth }
}
