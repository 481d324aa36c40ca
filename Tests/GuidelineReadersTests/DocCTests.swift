import GuidelineReaders
import Guidelines
import TestSupport
import Testing

private let page = """
  {
    "identifier": {"url": "doc://com.apple.HIG/design/Human-Interface-Guidelines/tab-bars"},
    "kind": "article",
    "metadata": {
      "title": "Tab bars"
    },
    "abstract": [
      {"type": "text", "text": "A tab bar moves between sections."}
    ],
    "primaryContentSections": [
      {"kind": "content", "content": [
        {"type": "heading", "level": 2, "text": "Best practices", "anchor": "Best-practices"},
        {"type": "paragraph", "inlineContent": [
          {"type": "strong", "inlineContent": [
            {"type": "text", "text": "Keep tabs visible."}
          ]},
          {"type": "text", "text": " People rely on them \\u2014 see "},
          {"type": "reference", "identifier": "doc://com.apple.HIG/design/Human-Interface-Guidelines/toolbars", "isActive": true},
          {"type": "text", "text": "."}
        ]},
        {"type": "aside", "style": "note", "name": "Note", "content": [
          {"type": "paragraph", "inlineContent": [{"type": "text", "text": "You must leave room for the clock."}]}
        ]},
        {"type": "unorderedList", "items": [
          {"content": [{"type": "paragraph", "inlineContent": [{"type": "text", "text": "One"}]}]},
          {"content": [{"type": "paragraph", "inlineContent": [{"type": "text", "text": "Two"}]}]}
        ]},
        {"type": "table", "header": "row", "rows": [
          [[{"type": "paragraph", "inlineContent": [{"type": "text", "text": "Regular"}]}],
           [{"type": "paragraph", "inlineContent": [{"type": "text", "text": "Compact"}]}]],
          [[{"type": "paragraph", "inlineContent": [{"type": "text", "text": "25x25 pt"}]}],
           [{"type": "paragraph", "inlineContent": [{"type": "text", "text": "18x18 pt"}]}]]
        ]},
        {"type": "hologram", "content": [
          {"type": "paragraph", "inlineContent": [{"type": "text", "text": "Something new."}]}
        ]},
        {"type": "tabNavigator", "tabs": [
          {"title": "iOS", "content": [
            {"type": "paragraph", "inlineContent": [{"type": "image", "identifier": "bar.png"}]},
            {"type": "codeListing", "syntax": "swift", "code": ["TabView {", "}"]}
          ]}
        ]}
      ]}
    ],
    "references": {
      "bar.png": {"type": "image", "identifier": "bar.png", "alt": "A tab bar.", "variants": [{"url": "https://example.org/bar.png"}]},
      "doc://com.apple.HIG/design/Human-Interface-Guidelines/toolbars": {"type": "topic", "title": "Toolbars", "url": "/design/human-interface-guidelines/toolbars"}
    }
  }
  """

@Suite("DocC render JSON")
struct DocCTests {
  @Test("Every kind of block becomes a passage with the lines of its words")
  func kinds() throws {
    let document = try read(page, name: "tab-bars.json")
    #expect(document.format == .docc)
    #expect(document.component == ComponentName(rawValue: "tab-bars"))
    #expect(
      document.url == "https://developer.apple.com/design/human-interface-guidelines/tab-bars")
    #expect(
      document.passages.map(\.kind) == [
        .heading, .paragraph, .heading, .rule, .aside, .item, .item, .table, .paragraph, .heading,
        .code,
      ])
    let rule = document.passages[3]
    #expect(rule.en?.lines == LineRange(15, 19))
    #expect(rule.en?.text == "Keep tabs visible. People rely on them — see Toolbars.")
    #expect(rule.statement?.lead.en == "Keep tabs visible.")
    #expect(rule.links.first?.component == ComponentName(rawValue: "toolbars"))
    #expect(document.passages[4].statement?.modality == .must)
    #expect(document.passages[7].en?.lines == LineRange(29, 32))
    #expect(document.passages[10].platforms == [.iOS])
    #expect(document.passages.flatMap(\.images).map(\.alternative) == ["A tab bar."])
  }

  @Test("What follows tabs does not stand in the last of them")
  func tabs() throws {
    let tab = #"{"title": "macOS", "content": [\#(Self.paragraph("Use a small knob."))]}"#
    let document = try read(
      """
      {"schemaVersion": {"major": 0, "minor": 3, "patch": 0}, "kind": "article",
      "identifier": {"url": "doc://hig/sliders", "interfaceLanguage": "swift"},
      "metadata": {"title": "Sliders"}, "primaryContentSections": [
      {"kind": "content", "content": [
      {"type": "tabNavigator", "tabs": [\(tab)]},
      \(Self.paragraph("Label both ends."))]}]}
      """, name: "sliders.json")
    let rules = document.passages.filter { $0.statement != nil }
    #expect(rules.map(\.platforms) == [[.macOS], []])
    #expect(rules.map { $0.section.count } == [2, 1])
  }

  @Test("A kind that nobody knows is reported and its words are kept")
  func unknownKind() throws {
    let document = try read(page, name: "tab-bars.json")
    #expect(document.skipped.contains(SkippedLines(lines: LineRange(34), reason: .unknown)))
    #expect(document.passages.contains { $0.en?.text == "Something new." })
    #expect(document.unaccountedLines.isEmpty)
  }

  /// A paragraph that says `words`.
  private static func paragraph(_ words: String) -> String {
    #"{"type": "paragraph", "inlineContent": [{"type": "text", "text": "\#(words)"}]}"#
  }

  /// The block kinds of the RenderNode specification, each saying "One word." somewhere.
  static let blocks: [String] = {
    let content = #""content": [\#(paragraph("One word."))]"#
    return [
      paragraph("One word."),
      #"{"type": "small", "inlineContent": [{"type": "text", "text": "One word."}]}"#,
      #"{"type": "heading", "level": 3, "text": "One word."}"#,
      #"{"type": "aside", "style": "tip", \#(content)}"#,
      #"{"type": "orderedList", "start": 2, "items": [{\#(content)}]}"#,
      #"{"type": "unorderedList", "items": [{\#(content)}]}"#,
      #"{"type": "termList", "items": [{"term": {"inlineContent": []}, "definition": {\#(content)}}]}"#,
      #"{"type": "table", "header": "row", "rows": [[[\#(paragraph("One word."))]], [[\#(paragraph("Two"))]]]}"#,
      #"{"type": "step", \#(content), "caption": [], "media": null}"#,
      #"{"type": "codeListing", "syntax": "swift", "code": ["One word."]}"#,
      #"{"type": "endpointExample", "summary": [\#(paragraph("One word."))]}"#,
      #"{"type": "dictionaryExample", "summary": [\#(paragraph("One word."))]}"#,
      #"{"type": "row", "numberOfColumns": 1, "columns": [{"size": 1, \#(content)}]}"#,
      #"{"type": "tabNavigator", "tabs": [{"title": "Tab", \#(content)}]}"#,
      #"{"kind": "fullWidth", \#(content)}"#,
      #"{"kind": "contentAndMedia", "media": "a.png", \#(content)}"#,
      #"{"kind": "columns", \#(content)}"#,
      #"{"type": "video", "identifier": "a.mov", "metadata": {"abstract": [{"type": "text", "text": "One word."}]}}"#,
      #"{"type": "links", "style": "list", "items": ["doc://one"]}"#,
      #"{"type": "thematicBreak"}, \#(paragraph("One word."))"#,
    ]
  }()

  @Test("Every block kind of the specification is read", arguments: blocks)
  func blockKind(json: String) throws {
    let page = """
      {"identifier": {"url": "doc://a/b"}, "metadata": {"title": "Boxes"},
      "primaryContentSections": [{"kind": "content", "content": [\(json)]}],
      "references": {"doc://one": {"title": "One word.", "url": "/one"}}}
      """
    let document = try read(page, name: "page.json")
    #expect(document.passages.contains { $0.en?.text.contains("One word.") == true })
    #expect(!document.skipped.contains { $0.reason == .unknown })
  }

  @Test(
    "Every inline kind of the specification is read",
    arguments: [
      "emphasis", "strong", "inlineHead", "newTerm", "superscript", "subscript", "strikethrough",
    ])
  func inlineKind(type: String) throws {
    let page = """
      {"identifier": {"url": "doc://a/b"}, "metadata": {"title": "Boxes"},
      "abstract": [{"type": "\(type)", "inlineContent": [{"type": "text", "text": "One word."}]},
      {"type": "codeVoice", "code": "box"}, {"type": "link", "title": "there", "destination": "/t"}]}
      """
    let document = try read(page, name: "page.json")
    #expect(document.passages.last?.en?.text == "One word.boxthere")
    #expect(document.passages.last?.links.map(\.target) == ["/t"])
    #expect(!document.skipped.contains { $0.reason == .unknown })
  }

  @Test(
    "Broken JSON and JSON that is no page are errors that say what to do",
    arguments: [
      ("{\"kind\": article}", "not valid JSON"), ("{\"name\": \"package\"}", "no DocC page"),
    ])
  func errors(text: String, words: String) {
    let error = #expect(throws: ReadingError.self) { try read(text, name: "page.json") }
    #expect(error?.description.contains(words) == true)
    #expect(error?.description.hasPrefix("page.json: ") == true)
    #expect(error?.description.contains("\n") == false)
  }
}
