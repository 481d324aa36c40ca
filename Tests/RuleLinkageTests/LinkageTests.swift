import Guidelines
import RuleLinkage
import TestSupport
import Testing
import TextAnalysis

private let glossary = Glossary(concepts: [
  Concept(
    id: ConceptID(unchecked: "tab-bar"), en: ["tab bar"], ko: ["탭 막대", "탭 표시줄", "탭 모음", "탭바"],
    component: ComponentName(rawValue: "tab-bars")),
  Concept(
    id: ConceptID(unchecked: "toolbar"), en: ["toolbar"], ko: ["도구 막대", "툴바"],
    component: ComponentName(rawValue: "toolbars")),
  Concept(id: ConceptID(unchecked: "badge"), en: ["badge"], ko: ["배지", "뱃지"]),
  Concept(id: ConceptID(unchecked: "button"), en: ["button"], ko: ["버튼", "단추"]),
])
private let analyzer = TextAnalyzer(concepts: glossary)

private func statement(
  _ document: String, _ lead: String, _ reason: String = "", component: String? = "tab-bars",
  id: String? = nil, aliases: [String] = [], apart: [String] = [], platforms: [Platform] = []
) -> StatementRecord {
  let isKorean = lead.unicodeScalars.contains(where: Hangul.isSyllable)
  let text = reason.isEmpty ? lead : lead + " " + reason
  return StatementRecord(
    document: document, passage: document + lead, explicit: id.flatMap { RuleID(rawValue: $0) },
    aliases: aliases.compactMap { RuleID(rawValue: $0) },
    apart: apart.compactMap { RuleID(rawValue: $0) },
    component: component.flatMap { ComponentName(rawValue: $0) }, platforms: platforms,
    lead: isKorean ? Bilingual(ko: lead) : Bilingual(en: lead),
    text: isKorean ? Bilingual(ko: text) : Bilingual(en: text))
}

/// Groups of the leads, in order, for comparing whatever the order of the input.
private func partition(_ statements: [StatementRecord]) -> Set<Set<String>> {
  let clusters = StatementLinkage.clusters(of: statements, analyzer: analyzer)
  var members: [Int: Set<String>] = [:]
  for (cluster, statement) in zip(clusters, statements) {
    members[cluster, default: []].insert(statement.passage)
  }
  return Set(members.values)
}

/// Three documents with the same four rules in different words, and one rule more.
private let documents = [
  statement("a", "Use a badge to tell about news quietly.", "The red oval holds a number."),
  statement("a", "Keep the tab bar visible everywhere.", "Only a modal view may cover it."),
  statement("a", "Choose few tabs.", "Three to five tabs fit on a phone without crowding."),
  statement("a", "Name tabs with concrete nouns.", "A title says what the section holds."),
  statement("b", "Tell about news quietly with a badge.", "A red oval with a number says enough."),
  statement("b", "Don’t hide the tab bar anywhere.", "A modal view is the one thing to cover it."),
  statement("b", "Don’t crowd the bar with tabs.", "On a phone, three to five tabs fit."),
  statement("c", "뱃지로 새 소식을 조용히 알리세요.", "빨간 타원 안에 숫자를 넣습니다."),
  statement("c", "탭 막대를 숨기지 마세요.", "모달 화면만 탭바를 덮을 수 있습니다."),
  statement("d", "배지로 새 소식을 조용히 알립니다.", "빨간 타원에 숫자가 들어갑니다."),
  statement("d", "탭 표시줄은 숨기지 않습니다.", "모달 화면만 탭 모음을 덮을 수 있습니다."),
]

struct LinkageTests {
  @Test("One rule in other words, by other translators, is one cluster")
  func joins() {
    let clusters = StatementLinkage.clusters(of: documents, analyzer: analyzer)
    #expect(clusters[0] == clusters[4])
    #expect(clusters[1] == clusters[5])
    #expect(clusters[2] == clusters[6])
    #expect(clusters[7] == clusters[9])
    #expect(clusters[8] == clusters[10])
    #expect(Set(clusters[0...3]).count == 4)
  }

  @Test("Groups are numbered in order of first appearance")
  func numbers() {
    let clusters = StatementLinkage.clusters(of: documents, analyzer: analyzer)
    var next = 0
    for cluster in clusters {
      #expect(cluster <= next)
      if cluster == next { next += 1 }
    }
  }

  @Test("The order of the statements does not matter", arguments: 0..<12)
  func order(turn: Int) {
    var shuffled = documents
    var seed = UInt64(turn + 1)
    for index in shuffled.indices.dropLast() {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      shuffled.swapAt(index, index + Int((seed >> 33) % UInt64(shuffled.count - index)))
    }
    #expect(partition(shuffled) == partition(documents))
  }

  @Test("A statement about something else changes no other cluster")
  func unrelated() {
    let stranger = statement(
      "z", "Play haptics sparingly.", "Vibration tires people.", component: "playing-haptics")
    let alone: Set = [stranger.passage]
    #expect(partition(documents + [stranger]) == partition(documents).union([alone]))
  }

  @Test("A document that is read twice under two names joins itself")
  func copies() {
    let copies = documents.map { statement in
      var copy = statement
      copy.document += "-copy"
      copy.passage += "-copy"
      return copy
    }
    let clusters = StatementLinkage.clusters(of: documents + copies, analyzer: analyzer)
    #expect(Array(clusters.prefix(documents.count)) == Array(clusters.suffix(documents.count)))
  }

  @Test("Nothing joins nothing")
  func empty() {
    #expect(StatementLinkage.clusters(of: [], analyzer: analyzer).isEmpty)
    let blank = StatementRecord(document: "a", passage: "1", lead: .init(), text: .init())
    var other = blank
    other.document = "b"
    other.passage = "2"
    #expect(StatementLinkage.clusters(of: [blank, other], analyzer: analyzer) == [0, 1])
  }

  @Test("Close rules of different components stay apart")
  func components() {
    let bar = statement(
      "a", "Give buttons with text enough room.",
      "If the tab bar has several buttons, their text may run together. Add fixed space.")
    let tools = statement(
      "b", "Give text buttons enough room.",
      "If the toolbar has several buttons, their text may run together. Add fixed space.",
      component: "toolbars")
    #expect(partition([bar, tools]).count == 2)
  }

  @Test("Two statements of one document join only where they say the same")
  func sameDocument() {
    let twice = [documents[0], documents[0]]
    #expect(StatementLinkage.clusters(of: twice, analyzer: analyzer) == [0, 0])
    let close = [
      statement("a", "Use a badge to tell about news.", "The red oval holds a number."),
      statement("a", "Remove a badge when the news is read.", "The red oval goes away."),
    ]
    #expect(StatementLinkage.clusters(of: close, analyzer: analyzer) == [0, 1])
  }

  @Test("That a platform lacks the component is one rule, however it is said")
  func absence() {
    let statements = [
      statement("a", "Not supported in macOS."),
      statement("b", "Tab bars aren’t available in macOS.", "Use something else instead."),
      statement("c", "Use few tabs in macOS.", "There is little room."),
    ]
    #expect(StatementLinkage.clusters(of: statements, analyzer: analyzer) == [0, 0, 1])
  }
}

struct CuratedLinkTests {
  private let words = "Keep the tab bar visible wherever people go in the app."

  @Test("Two ids never join, even over the same words")
  func ids() {
    let statements = [
      statement("a", words, id: "tab-visible"), statement("b", words, id: "tab-shown"),
      statement("c", words),
    ]
    let clusters = StatementLinkage.clusters(of: statements, analyzer: analyzer)
    #expect(clusters[0] != clusters[1])
  }

  @Test("One id joins, even over different words")
  func sameID() {
    let statements = [
      statement("a", words, id: "tab-visible"), statement("b", "뱃지는 조용합니다.", id: "tab-visible"),
    ]
    #expect(StatementLinkage.clusters(of: statements, analyzer: analyzer) == [0, 0])
  }

  @Test("An alias joins what had that id, given or made up")
  func aliases() {
    let made = statement("c", "Choose a calm color.", "It does not distract.")
    let name = RuleNaming.id(for: [made], taken: [])
    let statements = [
      statement("a", words, id: "tab-visible", aliases: ["tab-shown", name.rawValue]),
      statement("b", "뱃지는 조용합니다.", id: "tab-shown"), made,
    ]
    #expect(StatementLinkage.clusters(of: statements, analyzer: analyzer) == [0, 0, 0])
    #expect(RuleNaming.id(for: statements, taken: []).rawValue == "tab-visible")
  }

  @Test("What a person keeps apart does not join")
  func apart() {
    let other = statement("b", words)
    let name = RuleNaming.id(for: [other], taken: [])
    let joined = [statement("a", words, id: "tab-visible"), other]
    #expect(StatementLinkage.clusters(of: joined, analyzer: analyzer) == [0, 0])
    let apart = [statement("a", words, id: "tab-visible", apart: [name.rawValue]), other]
    #expect(StatementLinkage.clusters(of: apart, analyzer: analyzer) == [0, 1])
  }
}

struct RuleNamingTests {
  @Test(
    "An id is the component and what the lead says",
    arguments: [
      (
        "Use a badge to communicate unobtrusively.", "tab-bars",
        "tab-bar-badge-communicate-unobtrusively"
      ),
      ("Keep the tab bar visible.", "tab-bars", "tab-bar-keep-visible"),
      (
        "Don’t title windows with your app name.", "toolbars", "toolbar-dont-title-windows-app-name"
      ),
      ("Mind the edges.", "boxes", "box-mind-edges"),
      ("Design with accessibility in mind.", "accessibility", "accessibility-design-mind"),
      ("탭을 아끼세요.", "tab-bars", "tab-bar-taebeul-akkiseyo"),
      ("Make each tab at least 56 pt wide.", "tab-bars", "tab-bar-each-least-pt-wide"),
      ("Make each tab at least 52 pt wide.", "tab-bars", "tab-bar-each-least-pt-wide"),
    ])
  func names(lead: String, component: String, id: String) {
    let cluster = [statement("a", lead, component: component)]
    #expect(RuleNaming.id(for: cluster, taken: []).rawValue == id)
  }

  @Test("A taken id gets a number, whatever the order of the cluster")
  func taken() {
    let cluster = [statement("b", "Be brief."), statement("a", "Be short.")]
    let id = RuleNaming.id(for: cluster, taken: [])
    #expect(id.rawValue == "tab-bar-short")
    #expect(RuleNaming.id(for: cluster.reversed(), taken: []) == id)
    #expect(RuleNaming.id(for: cluster, taken: [id]).rawValue == "tab-bar-short-2")
    let second = RuleID(unchecked: "tab-bar-short-2")
    #expect(RuleNaming.id(for: cluster, taken: [id, second]).rawValue == "tab-bar-short-3")
  }

  @Test(
    "An id is well formed and short, even from hostile leads",
    arguments: [
      "", "   ", "…—!", "a an the", "\u{0}\u{1}", "🧑‍🎨🎨", String(repeating: "long ", count: 100),
      String(repeating: "x", count: 500), String(repeating: "가", count: 500), "ÀÉÎ õ", "--- a-b --",
    ])
  func hostile(lead: String) {
    for component in ["tab-bars", nil] {
      let id = RuleNaming.id(for: [statement("a", lead, component: component)], taken: [])
      #expect(RuleID(rawValue: id.rawValue) != nil)
      #expect(id.rawValue.utf8.count <= 64)
    }
  }
}
