internal import Guidelines

/// Mac window titles that are too long for the toolbar.
struct ToolbarTitleLength: Check {
  let rule = RuleID(unchecked: "toolbar-title-length")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.warning
  let summary = Bilingual(
    en: "The title in the toolbar of a window is short.", ko: "윈도우 툴바의 제목이 짧습니다.")

  var needs: [LimitQuery] { [request] }

  private var request: LimitQuery {
    LimitQuery(rule: rule, dimension: .length, unit: .characters, bound: .maximum)
  }

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.screens.compactMap { screen in
      // Other platforms are covered by the older rule for navigation bars; one finding is enough.
      guard screen.platforms.areOnly(.macOS), let bar = screen.navigationBar,
        let title = bar.title.value?.longest,
        let limit = numbers.limit(for: request, on: screen.platforms),
        limit.isExceeded(by: Double(title.text.count))
      else { return nil }
      return finding(
        at: bar.place,
        .resting(onStated: bar.title.isStated, platforms: screen.platforms, limit: limit),
        evidence: limit.evidence("length", Double(title.text.count), .maximum),
        Bilingual(
          en: """
            the title “\(title.text)” has \(title.text.count) characters; use at most \
            \(limit.stated.en ?? "")
            """,
          ko: """
            제목 ‘\(title.text)’의 길이가 \(title.text.count)자입니다. \(limit.stated.ko ?? "")자까지만 쓰세요
            """))
    }
  }

  var examples: [CheckExample] {
    func json(_ platform: String, _ title: String) -> String {
      ExampleText.json(platform, screen: "\"navigationBar\": {\"title\": \"\(title)\"}")
    }
    return [
      .failing(.json, at: [2], json("macOS", "Recommended walks")),
      .failing(.json, at: [2], json("macOS", "오늘 걷기 좋은 우리 동네 산책길")),
      .failing(.swift, at: [4], ExampleText.swift(macTitle: "Recommended walks")),
      .passing(.json, json("macOS", "Nearby walks")),
      .passing(.json, json("iOS", "Recommended walks")),
      .passing(.swift, ExampleText.swift(macTitle: "산책")),
    ]
  }
}
