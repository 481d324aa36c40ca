internal import Guidelines

/// Toolbars with too many text buttons.
struct ToolbarIconsOrText: Check {
  let rule = RuleID(unchecked: "toolbar-icons-or-text")
  let inputs = [InterfaceFile.Kind].screens
  let severity = Severity.note
  let summary = Bilingual(
    en: "A toolbar with many buttons shows icons instead of text.",
    ko: "버튼이 많은 툴바는 글 대신 아이콘을 씁니다.")

  var needs: [LimitQuery] { [request] }

  private var request: LimitQuery {
    LimitQuery(
      rule: rule, dimension: .count, unit: Unit(rawValue: "buttons"), bound: .maximum)
  }

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.screens.compactMap { screen in
      guard let toolbar = screen.toolbar, screen.platforms.mayInclude(.iOS, .iPadOS),
        let limit = numbers.limit(for: request, on: screen.platforms.orPhone)
      else { return nil }
      let texts = toolbar.items.filter { item in
        if case .text(let text) = item.content { text.value?.isEmpty == false } else { false }
      }
      guard Double(texts.count) > limit.value else { return nil }
      let always = texts.count { $0.isPresent.isStated }
      return finding(
        at: toolbar.place,
        .resting(
          onStated: Double(always) > limit.value, platforms: screen.platforms, limit: limit),
        evidence: limit.evidence("count", Double(texts.count), .maximum),
        Bilingual(
          en: """
            \(texts.count) buttons of this toolbar are text; with more than \
            \(limit.stated.en ?? "") use icons
            """,
          ko: """
            툴바에 글 버튼이 \(texts.count)개 있습니다. \(limit.stated.ko ?? "")개를 넘으면 아이콘을 쓰세요
            """))
    }
  }

  var examples: [CheckExample] {
    func json(_ items: String) -> String {
      ExampleText.json(screen: "\"toolbar\": {\"items\": [\(items)]}")
    }
    let four = #"{"text": "Edit"}, {"text": "Move"}, {"text": "Copy"}, {"text": "Share"}"#
    func storyboard(_ titles: [String]) -> String {
      ExampleText.storyboard(
        toolbar: titles.map { "<barButtonItem title=\"\($0)\" id=\"\($0)\"/>" }
          .joined(separator: "\n"))
    }
    return [
      .failing(.json, at: [2], json(four)),
      .failing(.json, at: [2], json(#"{"text": "공유"}, {"icon": {"symbol": "trash"}}, "# + four)),
      .failing(.storyboard, at: [6], storyboard(["Edit", "Move", "Copy", "Share"])),
      .passing(.json, json(#"{"text": "Edit"}, {"text": "Move"}, {"text": "Copy"}"#)),
      .passing(
        .json,
        json(
          #"{"icon": {"symbol": "pencil"}}, {"icon": {"symbol": "folder"}}, {"system": "trash"}, "#
            + #"{"icon": {"symbol": "plus"}}"#)),
      .passing(.storyboard, storyboard(["Edit", "Share"])),
    ]
  }
}
