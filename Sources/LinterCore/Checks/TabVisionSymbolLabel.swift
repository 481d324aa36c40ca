internal import Guidelines

/// visionOS tabs without a symbol or a label.
struct TabVisionSymbolLabel: Check {
  let rule = RuleID(unchecked: "tab-vision-symbol-label")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.warning
  let summary = Bilingual(
    en: "Every tab of visionOS has a symbol and a label.",
    ko: "visionOS의 탭마다 기호와 레이블이 있습니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.tabBars.filter { $0.style == .bar && $0.platforms.contains(.visionOS) }
      .flatMap { bar in
        bar.tabs.enumerated().compactMap { index, tab -> Finding? in
          guard tab.systemItem == nil else { return nil }
          let name = tab.shown(number: index + 1)
          if tab.title.value?.isEmpty == true {
            return finding(
              at: tab.place, .resting(onStated: tab.title.isStated, platforms: bar.platforms),
              Bilingual(
                en: "\(name.en ?? "") has no label to show when people look at it",
                ko: "\(name.ko ?? "")에 바라볼 때 나타날 레이블이 없습니다. 짧은 글을 더하세요"))
          }
          if tab.icon.value == ImageName.none {
            return finding(
              at: tab.place, .resting(onStated: tab.icon.isStated, platforms: bar.platforms),
              Bilingual(
                en: "\(name.en ?? "") has no symbol, the part of it that always shows",
                ko: "\(name.ko ?? "")에 늘 보이는 기호가 없습니다. 기호를 더하세요"))
          }
          return nil
        }
      }
  }

  var examples: [CheckExample] {
    let symbol = #""icon": {"symbol": "map.fill"}"#
    func code(_ item: String) -> String {
      """
      #if os(visionOS)
      struct ContentView: View {
        var body: some View {
          TabView {
            MapsView().tabItem { \(item) }
          }
        }
      }
      #endif
      """
    }
    return [
      .failing(
        .json, at: [2], ExampleText.json("visionOS", tabs: #""title": "Maps", "icon": null"#)),
      .failing(.json, at: [2], ExampleText.json("visionOS", tabs: #""title": null, "# + symbol)),
      .failing(.swift, at: [5], code(#"Text("Maps")"#)),
      .passing(.json, ExampleText.json("visionOS", tabs: #""title": "지도", "# + symbol)),
      .passing(.json, ExampleText.json("visionOS", tabs: #""title": "Maps""#)),
      .passing(.swift, code(#"Label("Maps", systemImage: "map")"#)),
    ]
  }
}
