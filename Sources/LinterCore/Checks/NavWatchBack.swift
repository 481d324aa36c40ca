internal import Guidelines

/// Hidden or replaced back buttons on watchOS.
struct NavWatchBack: Check {
  let rule = RuleID(unchecked: "nav-watch-back")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.error
  let summary = Bilingual(
    en: "The back button of a screen on Apple Watch is left as it is.",
    ko: "Apple Watch 화면의 뒤로 버튼을 그대로 둡니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.screens.compactMap { screen in
      guard screen.platforms.areOnly(.watchOS), let bar = screen.navigationBar,
        let fact = [bar.hidesBackButton, bar.replacesBackIndicator].first(where: {
          $0.value == true
        })
      else { return nil }
      return finding(
        at: bar.place, fact.isStated ? .likely : .possible, evidence: ["screen": screen.id],
        Bilingual(
          en: "the back button is hidden or replaced; on Apple Watch leave it as it is",
          ko: "뒤로 버튼을 숨기거나 바꾸었습니다. Apple Watch에서는 그대로 두세요"))
    }
  }

  var examples: [CheckExample] {
    func json(_ platform: String, _ bar: String) -> String {
      ExampleText.json(platform, screen: "\"navigationBar\": {\(bar)}")
    }
    func code(_ modifier: String) -> String {
      """
      #if os(watchOS)
      struct WalkView: View {
        var body: some View {
          WalkDetail().navigationTitle("Walk")\(modifier)
        }
      }
      #endif
      """
    }
    return [
      .failing(.json, at: [2], json("watchOS", #""hidesBackButton": true"#)),
      .failing(.json, at: [2], json("watchOS", #""replacesBackIndicator": {"conditional": true}"#)),
      .failing(.swift, at: [4], code(".navigationBarBackButtonHidden(true)")),
      .passing(.json, json("watchOS", #""hidesBackButton": false"#)),
      .passing(.json, json("iOS", #""hidesBackButton": true"#)),
      .passing(.swift, code("")),
    ]
  }
}
