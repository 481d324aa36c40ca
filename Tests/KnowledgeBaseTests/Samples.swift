import FoundationEssentials
import Guidelines
import KnowledgeBase
import TextAnalysis

/// Documents in words of our own, built by hand.
enum Samples {
  static let glossary = Glossary(concepts: [
    Concept(
      id: ConceptID(unchecked: "tab-bar"), en: ["tab bar"],
      ko: ["탭 막대", "탭 바", "탭 표시줄", "탭 모음"], apis: ["UITabBar", "TabView"],
      component: ComponentName(unchecked: "tab-bars")),
    Concept(id: ConceptID(unchecked: "badge"), en: ["badge"], ko: ["배지", "뱃지"]),
    Concept(
      id: ConceptID(unchecked: "toolbar"), en: ["toolbar"], ko: ["도구 막대", "툴바", "도구 모음"],
      component: ComponentName(unchecked: "toolbars")),
    Concept(id: ConceptID(unchecked: "tab"), en: ["tab"], ko: ["탭"], ambiguous: ["탭"]),
  ])

  static func rule(
    _ id: String?, en: String?, ko: String?, more: Bilingual<String> = .init(), line: Int,
    document: String, modality: Modality = .should, metrics: [Metric] = [],
    platforms: [Platform] = []
  ) -> Passage {
    let whole = Bilingual(
      en: en.map { [$0, more.en].compactMap { $0 }.joined(separator: " ") },
      ko: ko.map { [$0, more.ko].compactMap { $0 }.joined(separator: " ") })
    return Passage(
      id: "\(document)-\(Digest.fnv1a("\(whole)".utf8).prefix(10))", section: ["Tab bars", "Use"],
      kind: .rule, platforms: platforms,
      en: whole.en.map { SourceText(text: $0, lines: LineRange(line)) },
      ko: whole.ko.map { SourceText(text: $0, lines: LineRange(line + 2)) },
      confidence: en != nil && ko != nil ? 0.9 : nil,
      statement: RuleStatement(
        id: id.flatMap(RuleID.init(rawValue:)), lead: Bilingual(en: en, ko: ko), rationale: more,
        modality: modality),
      metrics: metrics)
  }

  static func paragraph(en: String?, ko: String?, line: Int, document: String) -> Passage {
    Passage(
      id: "\(document)-\(Digest.fnv1a("\(en ?? "")|\(ko ?? "")".utf8).prefix(10))",
      section: ["Tab bars"], kind: .paragraph,
      en: en.map { SourceText(text: $0, lines: LineRange(line)) },
      ko: ko.map { SourceText(text: $0, lines: LineRange(line + 1)) })
  }

  static func metric(
    _ minimum: Double?, _ maximum: Double?, document: String, line: Int
  ) -> Metric {
    Metric(
      subject: "tab bar", dimension: .count, minimum: minimum, maximum: maximum,
      unit: Unit(rawValue: "tabs"), platforms: [.iOS],
      source: LineReference(document: document, line: line, language: .en),
      confirmed: LineReference(document: document, line: line + 2, language: .ko))
  }

  /// The page that gives ids.
  static let page = Document(
    name: "pages/tab-bars.md", format: .markdown,
    title: Bilingual(en: "Tab bars", ko: "탭 막대"),
    component: ComponentName(unchecked: "tab-bars"), edition: Edition("2023-06"),
    url: "https://example.com/tab-bars", source: "# Tab bars\n\nText.\n",
    passages: [
      paragraph(
        en: "A tab bar lets people move between the top parts of an app.",
        ko: "탭 막대로 앱의 가장 높은 부분 사이를 오갑니다.", line: 3, document: "tab-bars"),
      rule(
        "tab-badge", en: "Keep badges for what matters.", ko: "배지는 중요한 것에만 쓰세요.",
        more: Bilingual(
          en: "A small red oval on a tab tells that something new waits behind it.",
          ko: "탭에 붙은 작은 빨간 표시는 새로운 것이 있음을 알립니다."), line: 10,
        document: "tab-bars"),
      rule(
        "tab-count", en: "Give a tab bar three to five tabs.", ko: "탭 막대에는 탭을 3~5개 두세요.",
        line: 20, document: "tab-bars",
        metrics: [metric(3, 5, document: "pages/tab-bars.md", line: 20)], platforms: [.iOS]),
      rule(
        "tab-bar-visible", en: "Keep the tab bar in sight.", ko: "탭 막대를 숨기지 마세요.",
        more: Bilingual(en: "Without it people lose their way.", ko: "없으면 길을 잃습니다."),
        line: 30, document: "tab-bars", modality: .avoid),
    ],
    skipped: [SkippedLines(lines: LineRange(1), reason: .metadata)])

  /// Somebody's notes, Korean only, in other words for the same things.
  static let notes = Document(
    name: "notes.txt", format: .text, title: Bilingual(ko: "탭 바 메모"),
    edition: Edition("2021"), source: "탭 바 메모\n",
    passages: [
      rule(
        nil, en: nil, ko: "툴바 버튼 사이를 띄우세요.", line: 4, document: "notes",
        platforms: [.iPadOS]),
      paragraph(en: nil, ko: "탭 바는 화면 아래에 있다.", line: 9, document: "notes"),
    ], skipped: [])

  static let all = [page, notes]

  /// A knowledge base in memory that holds `documents`.
  static func base(_ documents: [Document] = all) throws -> KnowledgeBase {
    let base = try KnowledgeBase(path: ":memory:", access: .write)
    try fill(base, with: documents)
    return base
  }

  static func fill(_ base: KnowledgeBase, with documents: [Document]) throws {
    base.begin(glossary: glossary)
    for document in documents { try base.store(document, digest: digest(document)) }
    try base.finish()
  }

  static func digest(_ document: Document) -> String { Digest.fnv1a(document.source.utf8) }
}

/// A folder that vanishes with its value.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/hig-\(UUID())"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func file(_ name: String) -> String { path + "/" + name }

  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: file(name))))
  }

  func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: URL(filePath: file(name)))
  }
}
