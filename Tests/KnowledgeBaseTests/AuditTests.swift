import Foundation
import GuidelineReaders
import Guidelines
import KnowledgeBase
import TestSupport
import Testing
import TextAnalysis

@Suite("An audit finds what contradicts itself")
struct AuditTests {
  @Test("Every kind of finding has one audit, and every audit a file of its own")
  func registry() throws {
    #expect(
      Audits.kinds.sorted { $0.rawValue < $1.rawValue }
        == AuditKind.allCases.sorted { $0.rawValue < $1.rawValue })
    let folder = HigCommand.checkout.appending(path: "Sources/KnowledgeBase/Audit")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let audits = try files.filter { file in
      try String(contentsOf: folder.appending(path: file), encoding: .utf8).contains(": Audit {")
    }
    #expect(audits.count == Audits.kinds.count)
  }

  @Test("Nothing is found where nothing is wrong")
  func silence() throws {
    #expect(try Samples.base([Samples.page]).audit().findings.isEmpty)
    #expect(try Samples.base([]).audit().findings.isEmpty)
  }

  @Test("Pairs that name different numbers are found", arguments: Self.differing)
  func numbersBetweenLanguages(en: String, ko: String, severity: AuditSeverity) throws {
    let report = try AuditedPage(rule: en, ko).report()
    #expect(report.findings.map(\.kind) == [.numberBetweenLanguages], "\(report.findings)")
    #expect(report.findings.map(\.severity) == [severity])
    #expect(report.findings.first?.rule?.rawValue == "some-rule")
  }

  static let differing: [(String, String, AuditSeverity)] = [
    ("Use 3 to 5 tabs on iPhone.", "iPhone에서는 탭을 3~6개 사용하세요.", .error),
    ("Show at most 4 buttons.", "버튼은 최대 5개까지 보여 주세요.", .error),
    ("Leave at least 24 points between buttons.", "버튼 사이에 최소 20포인트를 두세요.", .error),
    ("Show at most four buttons.", "버튼은 다섯 개 이하로 보여 주세요.", .error),
    ("Show at most 3 buttons in a row.", "한 줄에 버튼을 3개 이상 보여 주세요.", .error),
    ("Use no more than 7 tabs.", "탭은 꼭 필요한 만큼만 알맞게 사용하세요.", .warning),
    ("Use few tabs, and only those that people need.", "탭은 최대 7개만 사용하세요.", .warning),
  ]

  @Test("Pairs that name the same numbers in other ways are left alone", arguments: Self.agreeing)
  func agreement(en: String, ko: String) throws {
    let report = try AuditedPage(rule: en, ko).report()
    #expect(report.findings.isEmpty, "\(report.findings.map(\.message))")
  }

  static let agreeing: [(String, String)] = [
    ("Use three to five tabs on iPhone.", "iPhone에서는 탭을 세 개에서 다섯 개 사용하세요."),
    ("Show at most one button there.", "그곳에는 버튼을 하나만 보여 주세요."),
    ("Use more than three tabs.", "탭을 네 개 이상 사용하세요."),
    ("Limit both buttons to 2 words each.", "버튼은 두 단어까지만 쓰세요."),
    ("In iOS 13 and later, tabs may hide.", "iOS 13부터는 탭을 숨길 수 있습니다."),
  ]

  @Test(
    "Sizes in pixels are the size in points times the scale",
    arguments: [
      ("25x25 pt (75x75 px @3x)", 0), ("25x25 pt (50x50 px @2x, 75x75 px @3x)", 0),
      ("25x25 pt (75x70 px @3x)", 1), ("25x25 pt (60x60 px @2x, 75x75 px @3x)", 2),
      ("414x736 pt (1080x1920 px @3x)", 0), ("83.5x83.5 pt (167x167 px @2x)", 0),
      ("75x75 px @3x", 0),
    ])
  func pixelScale(size: String, count: Int) throws {
    let report = try AuditedPage(
      rule: "Draw the toolbar icon at \(size).", "툴바 아이콘은 \(size)로 그리세요."
    ).report()
    #expect(report.findings.count { $0.kind == .pixelScale } == count)
    #expect(report.findings.allSatisfy { $0.kind == .pixelScale })
  }

  @Test(
    "A rule with an id needs both languages",
    arguments: [
      ("Keep the tab bar in sight wherever people go.", nil, "ko"),
      (nil, "어디로 가든 탭 바가 보이게 하세요.", "en"),
    ] as [(String?, String?, String)])
  func oneLanguage(en: String?, ko: String?, missing: String) throws {
    let report = try AuditedPage(rule: en, ko).report()
    #expect(report.findings.map(\.kind) == [.ruleInOneLanguage])
    #expect(report.findings.first?.claim == .ruleLacks(Language(rawValue: missing) ?? .en))
  }

  @Test("Ids that lead nowhere are found")
  func unknownIDs() throws {
    let note = "related=other-rule, missing-rule; apart=missing-too; check=no-check; alias=old-name"
    let report = try AuditedPage(
      rule: "Keep the tab bar in sight.", "탭 바가 보이게 하세요.", note: note,
      more: "**Keep titles short.** {#other-rule}\n\n> **제목을 짧게 지으세요.**\n"
    ).report()
    #expect(
      Set(report.findings.map(\.claim)) == [
        .noRule(RuleID(unchecked: "missing-rule"), as: .related),
        .noRule(RuleID(unchecked: "missing-too"), as: .apart),
        .noCheck(CheckID(unchecked: "no-check")),
      ])
  }

  @Test("A check that exists may be named")
  func knownCheck() throws {
    let base = try AuditedPage(
      rule: "Keep the tab bar in sight.", "탭 바가 보이게 하세요.", note: "check=some-check"
    ).base()
    #expect(try base.audit(checks: [CheckID(unchecked: "some-check")]).findings.isEmpty)
    #expect(try base.audit().findings.map(\.kind) == [.unknownCheck])
  }

  @Test("A component narrows the findings, and so does a platform")
  func filters() throws {
    let base = try AuditedPage(rule: "Use 3 to 5 tabs.", "탭을 3~6개 사용하세요.").base()
    let tabBars = ComponentName(unchecked: "tab-bars")
    #expect(try base.audit(Filter(component: tabBars)).findings.count == 1)
    #expect(try base.audit(Filter(component: ComponentName(unchecked: "menus"))).findings.isEmpty)
    #expect(try base.audit(Filter(platform: .tvOS)).findings.count == 1)
  }

  @Test("Every finding says in both languages what is wrong, in one line")
  func wording() throws {
    let page = AuditedPage(
      rule: "Use 3 to 5 tabs; see [more](gone.md) and [menus](menus.md).", "탭을 3~6개 사용하세요.",
      note: "related=missing-rule; check=no-check")
    let findings = try page.report().findings
    #expect(findings.count >= 3)
    for message in findings.map(\.message) {
      for language in Language.allCases {
        let text = message[language] ?? ""
        #expect(!text.isEmpty && !text.contains("\n"))
        #expect((LanguageGuess.language(of: text) == .ko) == (language == .ko), "\(text)")
      }
    }
  }
}

/// A page about tab bars with one rule, read as `ingest` reads it.
struct AuditedPage {
  let source: String

  init(rule en: String?, _ ko: String?, note: String? = nil, more: String = "") {
    var text = "---\ntitle: Tab bars\ntitle-ko: 탭 막대\ncomponent: tab-bars\n---\n\n"
    text += "# Tab bars · 탭 막대\n\n"
    if let en { text += "**Think of what people need.** {#some-rule} \(en)\n\n" }
    if let ko {
      text += en == nil ? "" : "> "
      text += "**사람들에게 필요한 것을 생각하세요.** " + (en == nil ? "{#some-rule} " : "") + "\(ko)\n\n"
    }
    if let note { text += "<!-- rule: \(note) -->\n\n" }
    source = text + more
  }

  func base() throws -> KnowledgeBase { try Self.base(["tab-bars.md": source]) }
  func report() throws -> AuditReport { try base().audit() }

  /// A knowledge base of `documents`, by name.
  static func base(_ documents: [String: String]) throws -> KnowledgeBase {
    let glossary = try Real.glossary()
    let base = try KnowledgeBase(path: ":memory:", access: .write)
    base.begin(glossary: glossary)
    for (name, source) in documents {
      let document = try GuidelineReader(glossary: glossary)
        .read(bytes: Array(source.utf8), name: name)
      try base.store(document, digest: Digest.fnv1a(source.utf8))
    }
    try base.finish()
    return base
  }
}
