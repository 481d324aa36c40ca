internal import Guidelines

/// Tab bars that mix filled and outlined symbols.
struct TabIconStyle: Check {
  let id = CheckID(unchecked: "tab-icon-style")
  let rule = RuleID(unchecked: "tab-icons")
  let inputs = [InterfaceFile.Kind].screens
  let severity = Severity.note
  let summary = Bilingual(
    en: "The symbols of a tab bar are all filled or all outlined.",
    ko: "한 탭 바의 기호가 모두 채운 모양이거나 모두 윤곽선 모양입니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.tabBars.filter { $0.style == .bar }.flatMap { bar -> [Finding] in
      let drawn = bar.tabs.compactMap {
        tab -> (tab: Tab, name: String, style: SymbolVariants.Style)? in
        guard case .symbol(let name) = tab.icon.value, let style = SymbolVariants.style(of: name)
        else { return nil }
        return (tab, name, style)
      }
      guard let filled = drawn.first(where: { $0.style == .filled }) else { return [] }
      // SwiftUI uses filled symbols in tab views automatically, so the source proves nothing.
      let isCode = interface.kind(at: bar.place) == .swift
      return drawn.filter { $0.style == .outlined }.map { outlined in
        finding(
          at: outlined.tab.place,
          isCode ? .possible : outlined.tab.icon.isStated ? .certain : .possible,
          evidence: ["outlined": outlined.name, "filled": filled.name],
          Bilingual(
            en: "“\(outlined.name)” is outlined beside the filled “\(filled.name)”; use one style",
            ko: """
              윤곽선 기호(‘\(outlined.name)’)가 채운 기호(‘\(filled.name)’)와 섞여 있습니다. 한 가지 모양으로 \
              맞추세요
              """))
      }
    }
  }

  var examples: [CheckExample] {
    func tab(_ symbol: String) -> String { #""title": "Walks", "icon": {"symbol": "\#(symbol)"}"# }
    func item(_ symbol: String) -> String { #"title="Walks" image="\#(symbol)" catalog="system""# }
    return [
      .failing(.json, at: [3], ExampleText.json(tabs: tab("house.fill"), tab("heart"))),
      .failing(
        .json, at: [2, 4],
        ExampleText.json(tabs: tab("star"), tab("map.fill"), tab("person.circle"))),
      .failing(
        .storyboard, at: [10], ExampleText.storyboard(tabs: item("house.fill"), item("bookmark"))),
      .failing(
        .swift, at: [5],
        ExampleText.swift(
          tabs: #"WalksView().tabItem { Label("Walks", systemImage: "house.fill") }"#,
          #"MapsView().tabItem { Label("Maps", systemImage: "map") }"#)),
      .passing(.json, ExampleText.json(tabs: tab("house.fill"), tab("magnifyingglass"))),
      .passing(.json, ExampleText.json(tabs: tab("house"), tab("heart"))),
      .passing(
        .storyboard, ExampleText.storyboard(tabs: item("house.fill"), item("bookmark.fill"))),
      .passing(
        .swift,
        ExampleText.swift(
          tabs: #"WalksView().tabItem { Label("Walks", systemImage: "house") }"#,
          #"MapsView().tabItem { Label("Maps", systemImage: "map") }"#)),
    ]
  }
}
