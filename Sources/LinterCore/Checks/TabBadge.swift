internal import Guidelines

/// Badges other than a number or an exclamation mark.
struct TabBadge: Check {
  let rule = RuleID(unchecked: "tab-badge")
  let inputs = [InterfaceFile.Kind].screens
  let severity = Severity.warning
  let summary = Bilingual(
    en: "A badge holds a number or an exclamation mark.",
    ko: "배지에는 숫자나 느낌표만 들어 있습니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.tabBars.flatMap { bar in
      bar.tabs.compactMap { tab in
        guard let badge = tab.badge, let text = badge.value,
          let wrong = text.readings.first(where: { !Self.isAllowed($0.text) })?.text
        else { return nil }
        // The platform does not affect the confidence, since the rule is the same on all of them.
        return finding(
          at: tab.place, badge.isStated ? .certain : .possible, evidence: ["badge": wrong],
          Bilingual(
            en: "the badge “\(wrong)” is neither a number nor an exclamation mark",
            ko: "배지 내용(‘\(wrong)’)이 숫자도 느낌표도 아닙니다. 숫자나 느낌표만 쓰세요"))
      }
    }
  }

  /// Numbers may contain separators and end in a plus sign, as in “99+”.
  private static func isAllowed(_ text: String) -> Bool {
    if text == "!" || text == "！" { return true }
    let digits = text.hasSuffix("+") ? text.dropLast() : text[...]
    return digits.contains(where: \.isNumber)
      && digits.allSatisfy { $0.isNumber || $0 == "," || $0 == "." || $0.isWhitespace }
  }

  var examples: [CheckExample] {
    func tab(_ badge: String) -> String { #""title": "Walks", "badge": "\#(badge)""# }
    return [
      .failing(.json, at: [2], ExampleText.json(tabs: tab("New"))),
      .failing(.json, at: [3], ExampleText.json(tabs: tab("3"), tab("신규"))),
      .failing(
        .storyboard, at: [8], ExampleText.storyboard(tabs: #"title="Walks" badgeValue="New!""#)),
      .failing(
        .swift, at: [4],
        ExampleText.swift(
          tabs: #"WalksView().tabItem { Label("Walks", systemImage: "map") }.badge("Hot")"#)),
      .passing(.json, ExampleText.json(tabs: tab("3"), tab("!"), tab("99+"))),
      .passing(
        .json, ExampleText.json(tabs: #""title": "Walks", "badge": {"unknown": "in code"}"#)),
      .passing(.storyboard, ExampleText.storyboard(tabs: #"title="Walks" badgeValue="1,024""#)),
      .passing(
        .swift,
        ExampleText.swift(
          tabs: #"WalksView().tabItem { Label("Walks", systemImage: "map") }.badge(unread)"#)),
    ]
  }
}
