import Foundation
import TestSupport
import Testing

@Suite("Checks and rules lead to each other on the command line")
struct CheckCommandTests {
  private let base = KnowledgeBaseFixture.corpus

  @Test("hig checks names the rule, the inputs, the severity and the number of each")
  func list() throws {
    let run = try base.run("checks", "--lang", "en", "--as-of", "2022-12")
    #expect(run.status == 0)
    let lines = run.output.split(separator: "\n")
    #expect(
      lines.contains(
        "tab-count\ttab-count\twarning\tstoryboard, xib, swift, json\t3–5 tabs (iOS)"))
    #expect(run.output.contains("tab-home\ttab-overcrowding\t"))
    #expect(lines.count >= 25)
    let korean = try base.run("checks", "--lang", "ko", "--as-of", "2022-12").output
    #expect(korean.contains("\t3–5개 (iOS)") && korean.contains("경고"))
  }

  @Test("A component, a platform and a date narrow the list")
  func filters() throws {
    func ids(_ arguments: String...) throws -> [String] {
      let checks = try base.run(["checks", "--json"] + arguments).json()["checks"]
      return (checks as? [[String: Any]] ?? []).filter { $0["enforced"] is String }
        .compactMap { $0["id"] as? String }
    }
    let toolbars = try ids("--component", "툴바", "--as-of", "2022-12")
    #expect(toolbars.contains("toolbar-no-segmented") && !toolbars.contains("tab-count"))
    let watch = try ids(
      "--component", "navigation-bars", "--platform", "watchOS", "--as-of", "2022-12")
    #expect(watch.contains("nav-watch-clock"))
    #expect(try !ids("--as-of", "2025-01").contains("tab-count"))
    #expect(try ids("--as-of", "2022-12").contains("tab-count"))
    let none = try base.run("checks", "--component", "activity-rings")
    #expect(none.status == 1 && none.output.isEmpty && !none.errors.isEmpty)
  }

  @Test("A check whose rules have ended sleeps, and says so; one with a successor goes on")
  func sleep() throws {
    let checks = try base.run("checks", "--json").json()["checks"] as? [[String: Any]] ?? []
    func check(_ id: String) throws -> [String: Any] {
      try #require(checks.first { $0["id"] as? String == id })
    }
    let asleep = try #require(try check("tab-count")["sleep"] as? [String: Any])
    #expect(asleep["rule"] as? String == "tab-count" && asleep["until"] as? String == "2023-06")
    #expect(try check("tab-count")["enforced"] is NSNull)
    #expect(try check("tab-sidebar")["enforced"] as? String == "tab-sidebar-adaptable")
    #expect(
      try base.run("checks", "--lang", "en").output.contains("asleep: tab-count ended in June 2023")
    )
  }

  @Test("The JSON of a rule and of the export holds its checks as objects")
  func json() throws {
    let rule = try base.run("rule", "tab-count", "--json").json()
    let check = try #require((rule["checks"] as? [[String: Any]])?.first)
    #expect(check["id"] as? String == "tab-count")
    #expect(check["inputs"] as? [String] == ["storyboard", "xib", "swift", "json"])
    #expect(check["severity"] as? String == "warning")
    let threshold = try #require(check["threshold"] as? [String: Any])
    #expect(threshold["min"] as? Int == 3 && threshold["max"] as? Int == 5)
    #expect((check["examples"] as? [[String: Any]])?.count ?? 0 >= 6)
    #expect(rule["checkable"] as? String == "yes")
    let other = try base.run("rule", "tab-overflow", "--as-of", "2022-12", "--json").json()
    let borrowed = try #require((other["checks"] as? [[String: Any]])?.first)
    #expect((borrowed["threshold"] as? [String: Any])?["rule"] as? String == "tab-count")
    let today = try base.run("rule", "tab-overflow", "--lang", "en").output
    #expect(today.contains("no count now: tab-count ended in June 2023"))
    let export = try base.run("export", "json").json()
    let checks = try #require(export["checks"] as? [[String: Any]])
    let listed = try #require(try base.run("checks", "--json").json()["checks"] as? [[String: Any]])
    #expect(checks.count == listed.count)
    func unanswered(_ checks: [[String: Any]]) -> Set<String> {
      Set(
        checks.filter { ($0["unanswered"] as? [Any])?.isEmpty == false }.compactMap {
          $0["id"] as? String
        })
    }
    #expect(unanswered(checks) == unanswered(listed))
    // Each number that a check asks for held at some time.
    let then = try base.run("checks", "--as-of", "2022-12", "--json").json()["checks"]
    #expect(unanswered(try #require(then as? [[String: Any]])).isDisjoint(with: ["tab-overflow"]))
  }

  @Test("A rule shows what its checks look at, with examples; one without says why")
  func rule() throws {
    let checked = try base.run("rule", "tab-badge", "--lang", "ko").output
    #expect(checked.contains("배지에는 숫자나 느낌표만 들어 있습니다."))
    #expect(checked.components(separatedBy: "✗ ").count == 2 && !checked.contains("✓ "))
    let examples = try base.run("rule", "tab-badge", "--examples", "--lang", "ko").output
    #expect(examples.contains("✗ swift, 4행") && examples.contains("✓ storyboard"))
    #expect(examples.contains("    ▸ "))
    let uncheckable = try base.run("rule", "tab-badge-critical", "--lang", "ko").output
    #expect(uncheckable.contains("무엇이 주목할 만한지는 판단이 필요함"))
    let json = try base.run("rule", "tab-badge-critical", "--json").json()
    #expect((json["checkable"] as? String)?.hasPrefix("no: ") == true)
    #expect((json["checks"] as? [Any])?.isEmpty == true)
  }

  @Test("A number that no document states is said to be missing")
  func unanswered() throws {
    let empty = KnowledgeBaseFixture(documents: [
      "tab-bars.md": """
      ---
      title: Tab bars
      component: tab-bars
      ---

      # Tab bars

      **Use few tabs.** {#tab-count} Many tabs are hard to tell apart.

      > **탭을 적게 쓰세요.** 탭이 많으면 구별하기 어렵습니다.

      <!-- rule: modality=should; check=tab-count -->
      """
    ])
    let run = try empty.run("checks", "--lang", "en")
    #expect(run.output.contains("tab-count states no count"))
  }
}
