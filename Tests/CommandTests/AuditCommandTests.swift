import Foundation
import TestSupport
import Testing

@Suite("hig audit")
struct AuditCommandTests {
  private let base = AuditFixture.defects

  @Test("A page in one language is no defect, a rule in one language beside others in both is")
  func pageInOneLanguage() throws {
    let korean = """
      ---
      authority: Acme
      ---
      # 서랍

      **서랍을 짧게 유지하세요.** {#short-drawers} 끝까지 밀 수 있습니다.
      """
    let mixed =
      korean + """


        **Label a drawer.** {#label-drawers} People look for it.

        > **서랍에 이름을 붙이세요.** 사람들이 찾습니다.
        """
    for (page, status) in [(korean, 0), (mixed, 1)] {
      let base = KnowledgeBaseFixture(documents: ["drawers.md": page])
      let run = try base.run("audit", "--fail-on", "error")
      #expect(run.status == Int32(status), "\(run.output)")
    }
  }

  @Test("Findings are grouped by document, with place, severity, rule and both languages")
  func text() throws {
    let run = try base.run("audit", "--lang", "both")
    #expect(run.status == 1)
    #expect(run.errors.isEmpty)
    let lines = run.output.split(separator: "\n")
    #expect(lines.first == "bars.md")
    #expect(lines.contains { $0.contains("bars.md:10-12") && $0.contains("bar-room") })
    #expect(run.output.contains("the English says a spacing of at least 24 pt"))
    #expect(run.output.contains("영어는 간격 24 pt 이상"))
    #expect(run.output.contains("error · 오류"))
    #expect(lines.last?.contains("errors") == true)
    #expect(lines.last?.contains("오류") == true)
  }

  @Test("One language shows that language alone")
  func oneLanguage() throws {
    let english = try base.run("audit", "--lang", "en").output
    #expect(!english.contains("영어는"))
    let korean = try base.run("audit", "--lang", "ko").output
    #expect(korean.contains("영어는"))
    #expect(!korean.contains("the English"))
  }

  @Test("The JSON names kind, severity, place, message and evidence of each finding")
  func json() throws {
    let run = try base.run("audit", "--json")
    #expect(run.status == 1)
    let report = try run.json()
    #expect(report["schema"] as? Int == 1)
    let findings = try #require(report["findings"] as? [[String: Any]])
    let counts = try #require(report["counts"] as? [String: Int])
    #expect(counts.values.reduce(0, +) == findings.count)
    #expect(
      Set(findings.compactMap { $0["kind"] as? String }) == [
        "number-between-languages", "number-between-editions", "pixel-scale", "unknown-rule",
        "unknown-check", "rule-in-one-language", "dangling-link",
      ])
    for finding in findings {
      for field in ["severity", "rule", "passage", "document", "lines", "message", "evidence"] {
        #expect(finding[field] != nil, "\(field) is missing")
      }
      let message = finding["message"] as? [String: String]
      #expect(message?["en"]?.isEmpty == false && message?["ko"]?.isEmpty == false)
    }
    let number = try #require(
      findings.first { $0["kind"] as? String == "number-between-languages" })
    #expect(number["lines"] as? [Int] == [10, 12])
    let evidence = try #require(number["evidence"] as? [String: Any])
    #expect((evidence["en"] as? [String: Any])?["min"] as? Int == 24)
    #expect((evidence["ko"] as? [String: Any])?["min"] as? Int == 20)
  }

  @Test(
    "The exit status follows --fail-on",
    arguments: [
      ("bars", "error", 1), ("bars", "note", 1), ("terms", "error", 0), ("terms", "warning", 0),
      ("terms", "note", 1), ("clean", "note", 0),
    ] as [(String, String, Int32)])
  func failOn(name: String, severity: String, status: Int32) throws {
    let base = try #require(AuditFixture.named[name])
    #expect(try base.run("audit", "--fail-on", severity).status == status)
  }

  @Test("Without findings the text is empty, the JSON is not")
  func clean() throws {
    let run = try AuditFixture.clean.run("audit")
    #expect(run.status == 0)
    #expect(run.output.isEmpty)
    #expect(run.errors.split(separator: "\n").count == 1)
    let report = try AuditFixture.clean.run("audit", "--json").json()
    #expect((report["findings"] as? [Any])?.isEmpty == true)
    #expect((report["counts"] as? [String: Int])?.values.allSatisfy { $0 == 0 } == true)
  }

  @Test("A component and a platform narrow the findings")
  func filters() throws {
    let tabs = try base.run("audit", "--json", "--component", "탭 바").json()
    let documents = (tabs["findings"] as? [[String: Any]])?.compactMap { $0["document"] as? String }
    #expect(Set(documents ?? []) == ["tabs-new.md"])
    #expect(try base.run("audit", "--platform", "tvOS").status == 1)
    #expect(try base.run("audit", "--platform", "Windows").status == 64)
    #expect(try base.run("audit", "--fail-on", "nothing").status == 64)
    #expect(try base.run("audit", "tab-bars").status == 64)
  }

  @Test("The help tells which findings lead to which exit status")
  func help() throws {
    let help = try base.run("help", "audit", "--lang", "both")
    #expect(help.output.contains("--fail-on"))
    #expect(help.output.contains("error, warning (default) or note"))
    #expect(help.output.contains("1로 끝남"))
  }

  @Test("The Corpus contradicts itself nowhere")
  func corpus() throws {
    let run = try KnowledgeBaseFixture.corpus.run("audit", "--lang", "en")
    #expect(run.status == 0, "\(run.output)")
  }
}

@Suite("hig rule and its editions")
struct EditionCommandTests {
  private let base = AuditFixture.defects

  @Test("A rule of several editions shows what each said, and marks what differs")
  func editions() throws {
    let run = try base.run("rule", "few-tabs", "--lang", "both")
    #expect(run.output.contains("Editions · 판"))
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.contains { $0.hasPrefix("  2021-06") && $0.hasSuffix("tabs-old.md") })
    #expect(lines.contains { $0.contains("≠  3–6 tabs") && $0.contains("was 3–5 tabs") })
    let json = try base.run("rule", "few-tabs", "--json").json()
    let editions = try #require(json["editions"] as? [[String: Any]])
    #expect(editions.map { $0["edition"] as? String } == ["2021-06", "2024-06"])
    #expect(editions.map { $0["differs"] as? Bool } == [false, true])
    #expect((editions[1]["changes"] as? [Any])?.count == 1)
  }

  @Test("A rule of one edition shows no editions")
  func oneEdition() throws {
    #expect(try !base.run("rule", "bar-room").output.contains("Editions"))
  }

  @Test(
    "--as-of answers with what held then",
    arguments: [("2022", "3–5 tabs"), ("2024-06", "3–6 tabs"), ("2030", "3–6 tabs")])
  func asOf(time: String, amount: String) throws {
    for command in [
      ["rule", "few-tabs"], ["metrics", "--component", "tab-bars"],
      ["search", "number of tabs", "--component", "tab-bars"],
    ] {
      let run = try base.run(command + ["--as-of", time, "--lang", "en"])
      #expect(run.status == 0)
      #expect(run.output.contains(amount))
      #expect(!run.output.contains(amount == "3–5 tabs" ? "3–6 tabs" : "3–5 tabs"))
    }
    let rules = try base.run("rules", "--component", "tab-bars", "--as-of", time, "--json").json()
    #expect((rules["rules"] as? [[String: Any]])?.count == 1)
  }

  @Test("A rule that did not hold then is exit 1 and says when it did")
  func notYet() throws {
    let run = try base.run("rule", "few-tabs", "--as-of", "2020", "--lang", "en")
    #expect(run.status == 1)
    #expect(run.output.isEmpty)
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(run.errors.contains("2020") && run.errors.contains("2021-06"))
    let json = try base.run("rule", "few-tabs", "--as-of", "2020", "--json")
    #expect(json.status == 1)
    #expect(try json.json()["since"] as? String == "2021-06")
    #expect(try base.run("rules", "--component", "tab-bars", "--as-of", "2020").status == 1)
    #expect(try base.run("metrics", "--component", "tab-bars", "--as-of", "2020").status == 1)
  }
}

/// Small knowledge bases with known defects.
private enum AuditFixture {
  static let named = ["bars": defects, "terms": terms, "clean": clean]

  static let defects = KnowledgeBaseFixture(documents: [
    "bars.md": """
    ---
    title: Toolbars
    title-ko: 도구 막대
    component: toolbars
    edition: 2024-06
    ---

    # Toolbars · 도구 막대

    **Leave room between buttons.** {#bar-room} Keep at least 24 points between buttons.

    > **버튼 사이를 띄우세요.** 버튼 사이에 최소 20포인트를 두세요.

    <!-- rule: related=no-such-rule; check=no-such-check -->

    **Draw icons for every scale.** {#bar-icon} An icon is 25x25 pt (75x75 px @3x, 60x50 px @2x).

    > **모든 배율의 아이콘을 그리세요.** 아이콘은 25x25 pt (75x75 px @3x, 60x50 px @2x)입니다.

    **Give every button a label.** {#bar-label} See [the old page](missing.md).

    Read about [tabs](tabs-new.md).
    """,
    "tabs-old.md": tabs("2021-06", "5"), "tabs-new.md": tabs("2024-06", "6"),
  ])

  static let terms = KnowledgeBaseFixture(documents: [
    "page.md": """
    # Page

    The tab bar stays in sight all the time.

    > 탭 막대는 늘 보입니다.

    People know the tab bar from other apps.

    > 탭 모음은 다른 앱에서도 봅니다.
    """
  ])

  static let clean = KnowledgeBaseFixture(documents: ["tabs.md": tabs("2024-06", "5")])

  private static func tabs(_ edition: String, _ count: String) -> String {
    """
    ---
    title: Tab bars
    title-ko: 탭 막대
    component: tab-bars
    edition: \(edition)
    ---

    # Tab bars · 탭 막대

    **Keep the number of tabs small.** {#few-tabs} On iPhone, use 3 to \(count) tabs.

    > **탭을 적게 두세요.** iPhone에서는 탭을 3~\(count)개 사용하세요.
    """
  }
}
