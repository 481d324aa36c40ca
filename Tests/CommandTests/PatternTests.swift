import Foundation
import TestSupport
import Testing

@Suite("What a rule asks for in a pattern is checked without code")
struct PatternTests {
  /// What `words` say on a base of one page whose only rule states `patterns`, beside an app of one
  /// file with `code`.
  private static func run(
    _ words: (TemporaryFolder) -> [String], _ patterns: String, _ code: String = "",
    in file: String = "A.swift", _ configuration: String? = nil
  ) throws -> HigCommand.Run {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      ---
      title: Acme Writing
      authority: Acme
      ---

      # Buttons

      **Write as we speak.** {#plain-words} People read it at a glance.

      <!-- rule: modality=must; \(patterns) -->
      """, to: "Design/words.md")
    try folder.write(code, to: "App/\(file)")
    if let configuration { try folder.write(configuration, to: "App/.hig.json") }
    let command = HigCommand(home: folder.url)
    let base = folder.path("base.sqlite")
    let ingest = try command.run("ingest", folder.path("Design"), "--database", base)
    #expect(ingest.status == 0, "\(ingest.errors)")
    return try command.run(words(folder) + ["--database", base])
  }

  /// What `hig check` says of `code`.
  private static func check(
    _ patterns: String, _ code: String, in file: String = "A.swift", configuration: String? = nil,
    options: [String] = ["--json"]
  ) throws -> HigCommand.Run {
    try run({ ["check", $0.path("App")] + options }, patterns, code, in: file, configuration)
  }

  private static func body(_ lines: String) -> String {
    "import SwiftUI\nstruct A: View {\n  var body: some View {\n    VStack {\n\(lines)\n    }\n  }\n}\n"
  }

  @Test(
    "Each pattern finds what goes against it, and nothing else",
    arguments: [
      (#"text without "OK", "!""#, #"Button("OK") {}"#, #"Button("Okay") {}"#),
      (#"text without "!" in button"#, #"Button("저장!") {}"#, #"Text("저장!")"#),
      ("text without 취소", #"Button("취소하기") {}"#, #"Button("재취소") {}"#),
      ("text without 네", #"Button("네") {}"#, #"Text("네트워크")"#),
      ("text ends 요, 까?", #"Text("저장합니다")"#, #"Text("저장했어요"); Text("Saved")"#),
      (
        "text ends 요 in alert not button",
        #"Text("A").alert("지웁니다", isPresented: $c) { Button("확인") {} }"#,
        #"Text("A").alert("지울까요", isPresented: $c) { Button("확인") {} }"#
      ),
      ("text with 저장 in button", #"Button("취소") {}"#, #"Button("저장하기") {}"#),
      ("length at most 6 in button", #"Button("Continue") {}"#, #"Button("Go on") {}"#),
      ("width at least 48", #"Color.red.frame(width: 40)"#, #"Color.red.frame(width: 48)"#),
      ("font at least 12", #"Text("A").font(.system(size: 9))"#, #"Text("A").font(.body)"#),
      ("spacing exactly 4, 8", "HStack(spacing: 6) {}", "HStack(spacing: 8) {}; HStack {}"),
      (
        "contrast at least 4.5",
        #"Text("A").foregroundStyle(Color(red: 0.8, green: 0.8, blue: 0.8)).background(Color.white)"#,
        #"Text("A").foregroundStyle(Color(red: 0.1, green: 0.1, blue: 0.1)).background(Color.white)"#
      ),
      ("color without red", #"Text("A").foregroundStyle(.red)"#, #"Text("A")"#),
      ("symbol without trash", #"Image(systemName: "trash")"#, #"Image(systemName: "folder")"#),
      ("api without AsyncImage", "AsyncImage(url: nil)", #"Image("a")"#),
      ("api with EmptyView", #"Text("A")"#, "EmptyView()"),
      (
        "count at most 2 in alert",
        #"Text("A").alert("B", isPresented: $c) { Button("1") {}; Button("2") {}; Button("3") {} }"#,
        #"Text("A").alert("B", isPresented: $c) { Button("1") {}; Button("2") {} }"#
      ),
    ])
  func finds(pattern: String, wrong: String, right: String) throws {
    for (code, count) in [(wrong, 1), (right, 0)] {
      let run = try Self.check("pattern=\(pattern)", Self.body(code))
      let findings = try run.json()["findings"] as? [[String: Any]] ?? []
      let own = findings.filter { $0["rule"] as? String == "acme-plain-words" }
      #expect(own.count == count, "\(code): \(run.output) \(run.errors)")
      let evidence = own.first?["evidence"] as? [String: Any]
      #expect(own.isEmpty || evidence?["authority"] as? String == "Acme")
    }
  }

  @Test(
    "The distance in a stack is read in code, Interface Builder and interface JSON",
    arguments: [
      (
        "A.swift",
        "import UIKit\nfunc make() {\n  let row = UIStackView()\n  row.spacing = SPACE\n}\n"
      ),
      (
        "A.storyboard",
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes>
        <scene sceneID="s"><objects><viewController id="v" sceneMemberID="viewController">
        <view key="view" id="w"><subviews><stackView spacing="SPACE" id="k"/></subviews></view>
        </viewController></objects></scene></scenes></document>
        """
      ),
      (
        "a.json",
        #"{"interface": 1, "views": [{"kind": "container", "spacing": SPACE}]}"#
      ),
    ])
  func spacing(file: String, code: String) throws {
    for (space, count) in [("6", 1), ("8", 0)] {
      let run = try Self.check(
        "pattern=spacing exactly 4, 8, 16", code.replacing("SPACE", with: space), in: file)
      let findings = try run.json()["findings"] as? [[String: Any]] ?? []
      #expect(
        findings.count { $0["rule"] as? String == "acme-plain-words" } == count,
        "\(run.output) \(run.errors)")
    }
  }

  @Test(
    "A place that a property never has, and an example that is no Swift, stop the check",
    arguments: [
      ("pattern=count at most 4 in sheet", "not one of tab-bar, alert, menu, context-menu"),
      ("pattern=color without red in tab", "'tab', not one of"),
      ("pattern=symbol without trash in title", "'title', not one of"),
      (#"pattern=text without "OK"; pattern=fails Text("OK""#, "this example is no Swift"),
      (#"pattern=text without "OK"; pattern=passes Text("A"))"#, "this example is no Swift"),
      ("pattern=count at most 4 in context-menu", nil), ("pattern=length at most 9 in title", nil),
      ("pattern=symbol without trash in tab-bar", nil),
      ("pattern=width at least 4 in sheet not tab", nil),
      (#"pattern=text without "OK"; pattern=fails Text("OK")"#, nil),
    ] as [(String, String?)])
  func impossible(patterns: String, words: String?) throws {
    let run = try Self.check(
      patterns, Self.body(#"Text("A")"#), options: ["--lang", "en", "--json"])
    #expect(run.status == (words == nil ? 0 : 2), "\(run.errors)")
    if let words { #expect(run.errors.contains("words.md:10: ") && run.errors.contains(words)) }
  }

  @Test("Its severity can be set, and a waiver covers it, like those of any other check")
  func configured() throws {
    let code = Self.body(#"Button("OK") {}"#)
    func status(_ configuration: String) throws -> (status: Int32, output: String) {
      let run = try Self.check(
        "pattern=text without OK", code, configuration: configuration, options: ["--lang", "en"])
      return (run.status, run.output + run.errors)
    }
    #expect(try status(#"{"rules": {"acme-plain-words": "note"}}"#).status == 0)
    #expect(try status(#"{"rules": {"acme-plain-words": "error"}}"#).output.contains("1 error"))
    #expect(try status(#"{"rules": {"acme-plain-words": "off"}}"#).status == 0)
    let waiver =
      #"{"waivers": [{"rule": "acme-plain-words", "reason": "agreed", "owner": "Kim", "#
      + #""until": "2999-01-01"}]}"#
    let waived = try status(waiver)
    #expect(waived.status == 0 && waived.output.contains("1 waived"), "\(waived.output)")
  }

  @Test("Its examples are shown with it, and tried before anything is checked")
  func examples() throws {
    let pattern = "pattern=text without OK; "
    let right = pattern + #"pattern=fails Button("OK") {}; pattern=passes Button("Send") {}"#
    #expect(try Self.check(right, Self.body(#"Text("A")"#)).status == 0)
    for (wrong, words) in [
      (#"pattern=passes Button("OK") {}"#, "finds something in this example"),
      (#"pattern=fails Button("Send") {}"#, "finds nothing in this example"),
    ] {
      let run = try Self.check(pattern + wrong, "", options: ["--lang", "en"])
      #expect(run.status == 2 && run.errors.contains("words.md:10"), "\(run.errors)")
      #expect(run.errors.contains(words), "\(run.errors)")
    }
  }

  @Test("It is suppressed, told in SARIF and asked for by name like any other check")
  func surfaces() throws {
    let code = Self.body(#"Button("OK") {}"#)
    let pattern = "pattern=text without OK"
    #expect(try Self.check(pattern, code, options: ["--rules", "acme-plain-words"]).status == 1)
    let quiet = code.replacing("Button", with: "// hig:disable:next acme-plain-words\n Button")
    #expect(try Self.check(pattern, quiet, options: ["--rules", "acme-plain-words"]).status == 0)
    #expect(
      try Self.check(pattern, code, options: ["--format", "sarif"]).output.contains(
        "acme-plain-words"))
  }

  @Test(
    "A pattern that cannot be read stops the check with its file, line and reason",
    arguments: [
      ("texts without OK", "texts", "'texts' 자리에는"), ("text has OK", "'has'", "'has' 자리에는"),
      ("length at most many", "one number", "수가 하나"), ("text without", "needs a word", "낱말이"),
      ("text without OK in buttons", "'buttons'", "'buttons' 자리에는"),
      (#"text without "OK"#, "a quotation mark has no other one", "짝이 없는 따옴표"),
      (#"text without OK", Cancel"#, "a quotation mark has no other one", "짝이 없는 따옴표"),
      ("length at most -1", "'-1' is below 0", "0 이상의 수"),
    ])
  func wrong(pattern: String, english: String, korean: String) throws {
    for (language, words) in [("en", english), ("ko", korean)] {
      let run = try Self.check("pattern=\(pattern)", "", options: ["--lang", language])
      // The line of the comment, not that of the rule.
      #expect(run.status == 2 && run.errors.contains("words.md:10"), "\(run.errors)")
      #expect(run.errors.contains(words), "\(run.errors)")
      let audit = try Self.run({ _ in ["audit", "--lang", language] }, "pattern=\(pattern)")
      let lines = audit.output.replacing(/\s+/, with: " ")
      #expect(audit.status == 1 && lines.contains(words), "\(audit.output)")
      #expect(lines.contains("words.md:10"), "\(audit.output)")
    }
  }

  @Test(
    "An entry of a rule's comment that cannot be read is told by the audit, with its line",
    arguments: [
      ("patern=text without OK", "'patern' is no key of such a comment; did you mean 'pattern'?"),
      ("modality=shall", "'shall' is none of must, should"),
      ("since=2025-13", "'2025-13' is no edition"), ("until=soon", "'soon' is no edition"),
      ("platforms=iOS, android", "'android' is none of iOS"),
      ("related=Two", "'Two' is no id"),
      ("checkable=yes", "'yes' is no reason; write checkable=no"),
      ("what we want", "no key and value"),
    ])
  func entries(entry: String, words: String) throws {
    let run = try Self.run({ _ in ["audit", "--lang", "en"] }, "\n  verified=2025;\n  \(entry)")
    #expect(run.status == 1 && run.output.contains("words.md:12"), "\(run.output)")
    #expect(run.output.contains("error") && run.output.contains("acme-plain-words"))
    let lines = run.output.replacing(/\s+/, with: " ")
    #expect(lines.contains("'\(entry)' is ignored: \(words)"), "\(lines)")
  }

  @Test(
    "So is an edition in the front matter that is none",
    arguments: [
      ("2025-99", true), ("spring", true), ("2025", false), ("2025-06", false),
      ("2025-06-21", false), ("June 2025", false), ("2025년 6월", false),
    ])
  func edition(value: String, isFault: Bool) throws {
    let base = KnowledgeBaseFixture(documents: [
      "drawers.md":
        "---\ntitle: Drawers\nedition: \(value)\n---\n\n# Drawers\n\n**Keep a drawer short.** It slides.\n"
    ])
    let run = try base.run("audit", "--lang", "en", "--fail-on", "error")
    #expect(run.status == (isFault ? 1 : 0), "\(run.output)")
    #expect(run.output.contains("drawers.md:3") == isFault, "\(run.output)")
  }
}
