import GuidelineReaders
import Guidelines
import KnowledgeBase
import Testing
import TextAnalysis

/// What people decide about rules, and the ids of statements that are edited, over several ingests.
@Suite("Decisions about rules, and ids that stay")
struct SettledRuleIDTests {
  private let glossary = Glossary(concepts: [
    Concept(
      id: ConceptID(unchecked: "alert"), en: ["alert"], ko: ["경고"],
      component: ComponentName(unchecked: "alerts"))
  ])

  private let page = """
    # Alerts

    **Show alerts rarely.** {#alert-sparingly} Each one interrupts.

    <!-- rule: modality=should -->
    """

  private func base(_ documents: [String: String]) throws -> KnowledgeBase {
    let base = try KnowledgeBase(path: ":memory:", access: .write)
    base.begin(glossary: glossary)
    for (name, text) in documents.sorted(by: { $0.key < $1.key }) {
      try store(text, as: name, in: base)
    }
    try base.finish()
    return base
  }

  private func store(_ text: String, as name: String, in base: KnowledgeBase) throws {
    let reader = GuidelineReader(glossary: glossary)
    try base.store(try reader.read(bytes: Array(text.utf8), name: name), digest: text)
  }

  private func id(_ name: String) throws -> RuleID { try #require(RuleID(rawValue: name)) }

  private let blue = "# Alerts\n\n**Paint the frame of panels blue.** Blue calms.\n"

  @Test("Rules that somebody joined stay one over further ingests, and both ids lead to it")
  func join() throws {
    let base = try base(["page.md": page, "note.md": blue])
    let made = try id("alert-paint-frame-panels-blue")
    #expect(try base.rule(made)?.id == made)
    try base.decide(RuleDecision(.join, try id("alert-sparingly"), made))
    #expect(try base.rule(made)?.id.rawValue == "alert-sparingly")
    #expect(try base.rule(made)?.sources.count == 2)
    #expect(try base.rules().count == 1)

    try store(blue + "\nMore text.\n", as: "note.md", in: base)
    try store(
      "# Alerts\n\n**Test alerts on a small screen.** Text may be cut.\n", as: "z.md", in: base)
    try base.finish()
    #expect(try base.rule(made)?.id.rawValue == "alert-sparingly")
    #expect(
      try base.decisions() == [RuleDecision(.join, try id("alert-sparingly"), made)])
  }

  @Test("Two made-up ids join as well, the first stays; a later decision takes that back")
  func joinWithoutID() throws {
    let base = try base([
      "a.md": blue, "b.md": "# Alerts\n\n**Leave room around every icon.** It breathes.\n",
    ])
    let (first, second) = (
      try id("alert-leave-room-around-every-icon"), try id("alert-paint-frame-panels-blue")
    )
    let names = try base.rules().map(\.id)
    #expect(Set(names) == [first, second], "\(names)")
    try base.decide(RuleDecision(.join, first, second))
    #expect(try base.rule(second)?.id == first)
    try base.decide(RuleDecision(.apart, first, second))
    #expect(try base.rule(second)?.id == second)
    #expect(try base.rules().count == 2)
    #expect(try base.decisions() == [RuleDecision(.apart, first, second)])
  }

  @Test("Rules that somebody keeps apart do not join again")
  func apart() throws {
    let same = "# Alerts\n\n**Show alerts rarely.** Each one interrupts people at work.\n"
    let base = try base(["page.md": page, "note.md": same])
    #expect(try base.rules().count == 1)
    let alias = try #require(try base.rules().first?.aliases.first)
    try base.decide(RuleDecision(.apart, try id("alert-sparingly"), alias))
    #expect(try base.rules().count == 2)
    try store(same + "\nMore text.\n", as: "note.md", in: base)
    try base.finish()
    #expect(try base.rules().count == 2)
  }

  @Test(
    "An edited statement keeps its id, and what it would be called today leads to it",
    arguments: [
      ("Give every knob 56 pt of room.", "Give every knob 52 pt of room.", false),
      ("Give every knob 56 pt of room.", "Give each round knob some 56 pt of room.", true),
      ("손잡이마다 56pt의 자리를 두세요.", "손잡이마다 52pt의 자리를 꼭 두세요.", true),
    ])
  func edit(before: String, after: String, isReworded: Bool) throws {
    func text(_ lead: String) -> String {
      lead.contains("손")
        ? "# Alerts\n\n**틀을 푸르게 칠하세요.** 푸른색은 차분합니다.\n\n**\(lead)** 손가락은 넓고, 서두르는 사람은 작은 것을 놓칩니다.\n"
        : "# Alerts\n\n**Paint the frame of panels blue.** Blue is calm.\n\n**\(lead)** Fingers are "
          + "wide, and people who hurry miss small ones.\n"
    }
    let base = try base(["note.md": text(before)])
    let ids = try base.rules().map(\.id)
    #expect(ids.count == 2)
    try store(text(after), as: "note.md", in: base)
    try base.finish()
    #expect(try base.rules().map(\.id) == ids)
    let aliases = try base.rules().flatMap(\.aliases)
    #expect(aliases.isEmpty == !isReworded, "\(aliases)")

    // Once more, with what stays around it reworded.
    try store(
      text(after).replacing("calm.", with: "calm, they say.").replacing("차분합니다", with: "참 차분합니다"),
      as: "note.md", in: base)
    try base.finish()
    #expect(try base.rules().map(\.id) == ids)
  }

  @Test("A statement that says something else is another rule")
  func replaced() throws {
    let base = try base(["note.md": blue])
    try store(
      "# Alerts\n\n**Test with people who are new.** They stumble first.\n", as: "note.md", in: base
    )
    try base.finish()
    #expect(try base.rules().map(\.id.rawValue) == ["alert-test-who-new"])
  }

  @Test("An audit lists what may be one rule in other words, until somebody settles it")
  func audit() throws {
    let base = try base([
      "page.md": """
      # Alerts

      **Title the button of an alert with a word.** {#alert-word} A word is read at a glance, and buttons stay small.

      **Title the button of an alert with a verb.** {#alert-verb} A verb is read at a glance, and buttons stay clear.
      """,
      "note.md":
        "# Alerts\n\n**Title the button of an alert with a verb or a word.** It is read at a glance, and buttons stay small and clear.\n",
    ])
    let found = try base.audit().findings.filter { $0.kind == .maybeSame }
    let finding = try #require(found.first)
    guard case .maybeSame(let other, let likeness) = finding.claim, let rule = finding.rule else {
      Issue.record("no evidence")
      return
    }
    #expect(["alert-word", "alert-verb"].contains(other.rawValue) && likeness > 0.1)
    try base.decide(RuleDecision(.apart, other, rule))
    let left = try base.audit().findings.compactMap { finding in
      if case .maybeSame(let rule, _) = finding.claim { rule } else { nil }
    }
    #expect(!left.contains(other))
  }
}
