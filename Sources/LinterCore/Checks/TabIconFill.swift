internal import Guidelines

/// Outlined symbols in a tab bar, where filled ones are standard.
struct TabIconFill: Check {
  let rule = RuleID(unchecked: "tab-icon-fill")
  // Swift code is not judged, since SwiftUI uses filled symbols in tab views automatically.
  let inputs: [InterfaceFile.Kind] = [.storyboard, .xib, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "The symbols of a tab bar are filled.", ko: "탭 바의 기호가 채운 모양입니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.tabBars.flatMap { bar -> [Finding] in
      guard bar.style == .bar, interface.kind(at: bar.place) != .swift else { return [] }
      let symbols = bar.tabs.compactMap { tab -> (tab: Tab, name: String)? in
        if case .symbol(let name) = tab.icon.stated { (tab, name) } else { nil }
      }
      // If some symbols are filled, the check tab-icon-style reports the mixture instead.
      guard !symbols.contains(where: { SymbolVariants.style(of: $0.name) == .filled }) else {
        return []
      }
      return symbols.filter { SymbolVariants.style(of: $0.name) == .outlined }.map { symbol in
        finding(
          at: symbol.tab.place, .likely, evidence: ["symbol": symbol.name],
          Bilingual(
            en: "“\(symbol.name)” is outlined; tab bars use the filled variant, such as “.fill”",
            ko: "윤곽선 기호(‘\(symbol.name)’)입니다. 탭 바에는 ‘.fill’처럼 속을 채운 기호를 쓰세요"))
      }
    }
  }

  var examples: [CheckExample] {
    func tab(_ symbol: String) -> String { #""title": "Walks", "icon": {"symbol": "\#(symbol)"}"# }
    func item(_ symbol: String) -> String { #"title="Walks" image="\#(symbol)" catalog="system""# }
    return [
      .failing(.json, at: [2, 3], ExampleText.json(tabs: tab("house"), tab("heart"))),
      .failing(
        .json, at: [3], ExampleText.json(tabs: tab("magnifyingglass"), tab("person.circle"))),
      .failing(
        .storyboard, at: [9, 10], ExampleText.storyboard(tabs: item("house"), item("bookmark"))),
      .passing(.json, ExampleText.json(tabs: tab("house.fill"), tab("heart.fill"))),
      .passing(.json, ExampleText.json(tabs: tab("magnifyingglass"), tab("figure.walk"))),
      .passing(
        .storyboard, ExampleText.storyboard(tabs: item("house.fill"), item("magnifyingglass"))),
    ]
  }
}
