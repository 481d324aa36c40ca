import Foundation
import TestSupport
import Testing

@Suite("What a rule asks for in a pattern is checked without code")
struct PatternTests {
  /// A base of one page whose only rule states `patterns`, and the findings of `code`.
  private static func check(
    _ patterns: String, _ code: String, options: [String] = ["--json"]
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
    try folder.write(code, to: "App/A.swift")
    let command = HigCommand(home: folder.url)
    let base = folder.path("base.sqlite")
    let ingest = try command.run("ingest", folder.path("Design"), "--database", base)
    #expect(ingest.status == 0, "\(ingest.errors)")
    return try command.run(["check", folder.path("App"), "--database", base] + options)
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
      ("text with 저장 in button", #"Button("취소") {}"#, #"Button("저장하기") {}"#),
      ("length at most 6 in button", #"Button("Continue") {}"#, #"Button("Go on") {}"#),
      ("width at least 48", #"Color.red.frame(width: 40)"#, #"Color.red.frame(width: 48)"#),
      ("font at least 12", #"Text("A").font(.system(size: 9))"#, #"Text("A").font(.body)"#),
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
    ])
  func wrong(pattern: String, english: String, korean: String) throws {
    for (language, words) in [("en", english), ("ko", korean)] {
      let run = try Self.check("pattern=\(pattern)", "", options: ["--lang", language])
      #expect(run.status == 2 && run.errors.contains("words.md:8"), "\(run.errors)")
      #expect(run.errors.contains(words), "\(run.errors)")
    }
  }
}
