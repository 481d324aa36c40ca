import Guidelines
import LinterCore
import ReportReaders
import Testing

@Suite("Lines of compilers")
struct DiagnosticTests {
  @Test(
    "A line tells place, severity, rule and message",
    arguments: [
      ("/a/b.swift:3:5: warning: unused", "/a/b.swift", 3, 5, Severity.warning, nil, "unused"),
      ("a.c:3: error: bad", "a.c", 3, nil, .error, nil, "bad"),
      (
        "a b/c d.m:3:5: fatal error: 'x.h' file not found", "a b/c d.m", 3, 5, .error, nil,
        "'x.h' file not found"
      ),
      (
        #"C:\p q\a.cpp:10:2: warning: w [-Wunused-variable]"#, #"C:\p q\a.cpp"#, 10, 2, .warning,
        "-Wunused-variable", "w"
      ),
      (
        #"C:\p\a.cpp(10,2): warning C4996: 'f': deprecated"#, #"C:\p\a.cpp"#, 10, 2, .warning,
        "C4996",
        "'f': deprecated"
      ),
      (#"a.cpp(10): error C2065: undeclared"#, "a.cpp", 10, nil, .error, "C2065", "undeclared"),
      ("a.c:1:2: error: e [-Werror,-Wfoo-bar]", "a.c", 1, 2, .error, "-Wfoo-bar", "e"),
      (
        "a.swift:1:2: warning: Line Length Violation: too long (line_length)", "a.swift", 1, 2,
        .warning, "line_length", "too long"
      ),
      (
        "a.swift:1:2: error: Colon Spacing Violation: space (colon)", "a.swift", 1, 2, .error,
        "colon",
        "space"
      ),
      (
        "a.swift:1:2: warning: [NeverForceUnwrap] do not", "a.swift", 1, 2, .warning,
        "NeverForceUnwrap", "do not"
      ),
      (
        "a.swift:1:2: warning: (indent) Indent code", "a.swift", 1, 2, .warning, "indent",
        "Indent code"
      ),
      (
        "a.swift:1:2: warning: old [#DeprecatedDeclaration]", "a.swift", 1, 2, .warning,
        "DeprecatedDeclaration", "old"
      ),
      (
        "M.storyboard:1:2: note: 6 tabs (tab-count)", "M.storyboard", 1, 2, .note, "tab-count",
        "6 tabs"
      ),
      (
        "a.swift:1:2: warning: 'f' is old (obsolete)", "a.swift", 1, 2, .warning, nil,
        "'f' is old (obsolete)"
      ),
      ("a.c:1:2: 경고: 쓰지 않는 변수", "a.c", 1, 2, .warning, nil, "쓰지 않는 변수"),
      ("메인.swift:1:2: 오류: 탭이 많음", "메인.swift", 1, 2, .error, nil, "탭이 많음"),
      ("<nopath>:1:1: error: e", "<nopath>", 1, 1, .error, nil, "e"),
      ("<unknown>:0: error: e", "<unknown>", nil, nil, .error, nil, "e"),
      (
        "\u{1B}[1ma.c:1:2: \u{1B}[0m\u{1B}[0;1;35mwarning: \u{1B}[0m\u{1B}[1mw\u{1B}[0m", "a.c", 1,
        2,
        .warning, nil, "w"
      ),
      ("⚠️  /a/b.swift:3:5: warning: w", "/a/b.swift", 3, 5, .warning, nil, "w"),
    ] as [(String, String, Int?, Int?, Severity, String?, String)])
  func line(
    text: String, file: String, line: Int?, column: Int?, severity: Severity, rule: String?,
    message: String
  ) throws {
    let finding = try onlyFinding(text)
    #expect(finding.place == ReportedPlace(file: file, line: line, column: column))
    #expect(finding.severity == severity)
    #expect(finding.rule == rule)
    #expect(finding.message.preferring(.en) == message)
  }

  @Test("Interface Builder's object ids and asset catalogs are places, tools have names")
  func interfaceBuilder() throws {
    let object = try onlyFinding("/a/Main.storyboard:aBc-1d-Efg: warning: Frame is different")
    #expect(object.place == ReportedPlace(file: "/a/Main.storyboard", symbol: "aBc-1d-Efg"))
    #expect(object.tool == "ibtool")
    let asset = try onlyFinding(
      "/a/My Assets.xcassets:./AppIcon.appiconset: warning: unassigned child")
    #expect(asset.place?.file == "/a/My Assets.xcassets:./AppIcon.appiconset")
    #expect(asset.tool == "actool")
    let linker = try onlyFinding("ld: warning: directory not found")
    #expect(linker.tool == "ld")
    #expect(linker.place == nil)
    #expect(try onlyFinding("warning: no rule").place == nil)
  }

  @Test("Notes belong to their finding, source lines and carets to none, messages go on below")
  func blocks() throws {
    let report = try read(
      """
      CompileSwift normal x86_64
      In file included from a.m:1:
      a.h:3:5: warning: first
      second line of it
          int x = 1;
          ~~~ ^
      a.h:9:1: note: declared here
      void f();
      ^
      1 warning generated.
      b.swift:2:7: error: other
      1 |
      2 |   let y
        |       `- error: other
      c.m:1:1: error: broken
          over two lines

      unrelated: text
      """)
    #expect(
      report.findings.map(\.message.en) == [
        "first second line of it", "other", "broken over two lines",
      ])
    #expect(
      report.findings[0].related == [
        RelatedPlace(
          message: "declared here", place: ReportedPlace(file: "a.h", line: 9, column: 1))
      ])
  }

  @Test(
    "Prose is no diagnostic",
    arguments: [
      "Dear all, note: the meeting is at 3", "nothing: here", "see error: handling in the docs: x",
      "The file a.swift has a warning: fix it", "error", "::",
    ])
  func prose(text: String) {
    #expect(throws: ReportError.self) { try read(text) }
  }

  @Test("A log that begins with a bracket is a log")
  func bracket() throws {
    let finding = try onlyFinding("[1/2] Compiling a.swift\na.swift:1:2: error: e")
    #expect(finding.message.en == "e")
  }
}

@Suite("SwiftLint's and our own JSON")
struct LinterJSONTests {
  @Test("SwiftLint's violations are read, without a line or a file as well")
  func swiftLint() throws {
    let report = try read(
      """
      [{"character": null, "file": "/a.swift", "line": 3, "reason": "r", "rule_id": "line_length",
        "severity": "Warning", "type": "Line Length"},
       {"character": 5, "file": null, "line": 0, "reason": "s", "rule_id": "colon",
        "severity": "Error", "type": "Colon"}]
      """)
    #expect(report.format == .swiftLint)
    #expect(report.tools == ["SwiftLint"])
    #expect(report.findings.map(\.rule) == ["line_length", "colon"])
    #expect(report.findings.map(\.severity) == [.warning, .error])
    #expect(report.findings[0].place == ReportedPlace(file: "/a.swift", line: 3))
    #expect(report.findings[1].place == nil)
    #expect(try read("[]").findings.isEmpty)
  }

  @Test("What hig check prints is read back")
  func own() throws {
    let report = try read(
      """
      {"schema": 1, "findings": [{"rule": "tab-count", "check": "tab-count", "severity": "warning",
        "confidence": "certain", "message": {"en": "6 tabs", "ko": "탭 6개"}, "file": "M.storyboard",
        "line": 3, "column": 5, "evidence": {"count": "6"}}], "files": ["M.storyboard"],
       "skipped": [{"file": "x.xib", "reason": "no XML"}]}
      """)
    #expect(report.format == .hig)
    let finding = try #require(report.findings.first)
    #expect(finding.guidelines == [RuleID(unchecked: "tab-count")])
    #expect(finding.message == Bilingual(en: "6 tabs", ko: "탭 6개"))
    #expect(finding.place == ReportedPlace(file: "M.storyboard", line: 3, column: 5))
    #expect(report.notes.map(\.message.en) == ["no XML"])
  }
}
