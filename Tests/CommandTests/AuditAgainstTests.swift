import Foundation
import TestSupport
import Testing

@Suite("hig audit --against")
struct AuditAgainstTests {
  private static let base = KnowledgeBaseFixture(documents: [
    "tabs.md": """
    ---
    title: Tab bars
    url: https://developer.apple.com/design/human-interface-guidelines/tab-bars
    verified: 2024-01
    ---
    # Tab bars · 탭 막대

    **Keep the icons of a tab bar small.** {#tab-icon} A tab bar icon is at most 30 pt high.

    > **탭 막대 아이콘은 작게 그리세요.** 탭 막대 아이콘의 높이는 최대 30pt입니다.

    <!-- rule: modality=should -->

    **Use a badge for critical information only.** {#tab-badge} A badge is a red oval.

    > **배지는 중요한 정보에만 쓰세요.** 배지는 빨간 타원입니다.

    <!-- rule: modality=should -->
    """
  ])

  private static let head = """
    ---
    title: Tab bars
    url: https://developer.apple.com/design/human-interface-guidelines/tab-bars
    ---
    # Tab bars

    """
  private static let english =
    head + """
      **Keep tab bar icons small.** The height of a tab bar icon is at most 25 pt.

      **Use a badge to show critical information.** A badge is a red oval.

      **Let people choose the tint of the search field.** They like it.

      ## Change log

      | Date | Changes |
      | --- | --- |
      | June 9, 2025 | Added guidance on tint. |
      | May 7, 2023 | First version. |
      """
  private static let korean =
    head + """
      **탭 막대 아이콘은 작게 그리세요.** 탭 막대 아이콘의 높이는 최대 30pt입니다.

      **배지는 중요한 정보에 쓰세요.** 배지는 빨간 타원입니다.
      """

  private func run(_ source: String, _ options: String...) throws -> HigCommand.Run {
    let folder = try TemporaryFolder()
    try folder.write(source, to: "source.md")
    return try Self.base.run(["audit", "--against", folder.url.path] + options)
  }

  private func rules(_ list: String, of run: HigCommand.Run) throws -> [String] {
    (try run.json()[list] as? [[String: Any]] ?? []).compactMap { $0["rule"] as? String }
  }

  @Test("Without any source there is no report, only what is wrong")
  func missing() throws {
    let run = try Self.base.run("audit", "--against", "/nowhere/source.md", "--lang", "en")
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(!run.errors.contains("stored"), "\(run.errors)")
  }

  @Test("It tells what a source contradicts, confirms, has besides and has changed since")
  func english() throws {
    let run = try run(Self.english, "--json")
    #expect(run.status == 1)
    #expect(Set(try rules("contradicted", of: run)) == ["tab-icon"])
    #expect(try rules("confirmed", of: run) == ["tab-badge"])
    let uncovered = try #require(try run.json()["uncovered"] as? [[String: Any]])
    #expect(Set(uncovered.compactMap { $0["kind"] as? String }) == ["missing", "stale"])
    let figures = try #require(try run.json()["figures"] as? [String: Int])
    #expect(figures["rules"] == 2)
    #expect(figures["stale"] == 1)
  }

  @Test("A Korean source confirms as well")
  func korean() throws {
    let run = try run(Self.korean, "--json")
    #expect(run.status == 0)
    #expect(try rules("contradicted", of: run).isEmpty)
    #expect(Set(try rules("confirmed", of: run)) == ["tab-icon", "tab-badge"])
  }

  @Test(
    "A source contradicts no rule that began after it",
    arguments: [
      ("edition: 2023-01", "The height of a tab bar icon is at most 25 pt.", 0),
      ("edition: 2025-01", "The height of a tab bar icon is at most 25 pt.", 1),
    ])
  func noContradiction(edition: String, sentence: String, count: Int) throws {
    let base = KnowledgeBaseFixture(documents: [
      "tabs.md": """
      ---
      title: Tab bars
      component: tab-bars
      ---
      # Tab bars

      **Keep the icons of a tab bar small.** {#tab-icon} The height of a tab bar icon is at most 30 pt.

      <!-- rule: modality=should; since=2024-06 -->
      """
    ])
    let source = try TemporaryFolder()
    try source.write(
      """
      ---
      title: Tab bars
      component: tab-bars
      \(edition)
      ---
      # Tab bars

      **Keep tab bar icons small.** \(sentence)
      """, to: "source.md")
    let run = try base.run("audit", "--against", source.url.path, "--json")
    #expect(try rules("contradicted", of: run).count == count)
  }

  @Test("The text names both lines and ends with the figures, in the language asked for")
  func text() throws {
    let english = try run(Self.english, "--lang", "en").output
    #expect(english.contains("30 pt here, 25 pt in the source"))
    #expect(english.contains("tabs.md:8 ↔ source.md:6"))
    #expect(english.split(separator: "\n").last?.contains("rules confirmed 1/2") == true)
    let korean = try run(Self.english, "--lang", "ko").output
    #expect(korean.contains("여기서는 30 pt, 출처에서는 25 pt입니다"))
    #expect(korean.split(separator: "\n").last?.contains("확인된 규칙 1/2") == true)
  }

  @Test(
    "A rule for platforms that its source denies contradicts it; one for fewer or more is told",
    arguments: [
      ("## macOS", "contradicted"), ("## iPadOS, tvOS", "confirmed"), ("## tvOS", "confirmed"),
      ("## Best practices", "confirmed"),
    ])
  func platforms(heading: String, list: String) throws {
    let base = KnowledgeBaseFixture(documents: [
      "menus.md": """
      ---
      title: Dock menus
      component: dock-menus
      ---
      # Dock menus

      **Put the most useful commands at the top of a Dock menu.** {#dock-order} People look there first.

      <!-- rule: modality=should; platforms=tvOS -->
      """
    ])
    let folder = try TemporaryFolder()
    try folder.write(
      """
      ---
      title: Dock menus
      component: dock-menus
      ---
      # Dock menus

      \(heading)

      **Put the most useful commands at the top of a Dock menu.** People look there before elsewhere.
      """, to: "source.md")
    let run = try base.run("audit", "--against", folder.url.path, "--json")
    #expect(run.status == (list == "contradicted" ? 1 : 0))
    #expect(Set(try rules(list, of: run)) == ["dock-order"])
    let found = try #require((try run.json()[list] as? [[String: Any]])?.first)
    let differs = heading.contains("OS") && heading != "## tvOS"
    #expect(found["kind"] as? String == (differs ? "platform" : nil))
  }

  @Test("Documents of the same edition contradict each other, and of another edition they do not")
  func sameEdition() throws {
    func page(_ edition: String, height: Int) -> String {
      """
      ---
      title: Tab bars
      url: https://developer.apple.com/design/human-interface-guidelines/tab-bars
      edition: \(edition)
      ---
      # Tab bars

      **Keep tab bar icons small.** The height of a tab bar icon is at most \(height) pt.
      """
    }
    let empty = try TemporaryFolder()
    try empty.write("# Gauges\n\nA gauge shows a value.\n", to: "gauges.md")
    for (other, count) in [("2024-01", 1), ("2023-01", 0)] {
      let base = KnowledgeBaseFixture(documents: [
        "a.md": page("2024-01", height: 30), "b.md": page(other, height: 25),
      ])
      let run = try base.run("audit", "--against", empty.url.path, "--json")
      let figures = try #require(try run.json()["figures"] as? [String: Int])
      #expect(figures["contradictions"] == count, "\(other)")
    }
  }

  @Test(
    "Copies and translations of older guidelines, as other people keep them, contradict no rule",
    .enabled(if: Shared.isPresent, "\(Shared.absence)"),
    arguments: [
      "en-current", "en-ko-bold-quote", "ko-front-matter", "ko-list-headings",
    ])
  func olderCopies(folder: String) throws {
    let source = Shared.folder + "/documents/" + folder
    let run = try KnowledgeBaseFixture.corpus.run("audit", "--against", source, "--json")
    #expect(try rules("contradicted", of: run).isEmpty)
  }

  @Test(
    "Korean notes by other people confirm rules and contradict none",
    .enabled(if: Shared.isPresent, "\(Shared.absence)"))
  func koreanNotes() throws {
    let source = Shared.folder + "/documents/ko-notes"
    let run = try KnowledgeBaseFixture.corpus.run(
      "audit", "--against", source, "--component", "tab-bars", "--json")
    let figures = try #require(try run.json()["figures"] as? [String: Int])
    #expect(figures["confirmed"] ?? 0 > 0)
    #expect(figures["contradictions"] == 0)
  }
}
