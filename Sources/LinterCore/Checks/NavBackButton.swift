internal import Guidelines

/// Custom back buttons that do not look like the system's.
struct NavBackButton: Check {
  let rule = RuleID(unchecked: "nav-back-button")
  let inputs = [InterfaceFile.Kind].screens
  let severity = Severity.warning
  let summary = Bilingual(
    en: "The back button is the system's, or looks like it.",
    ko: "뒤로 버튼이 시스템의 것이거나 그렇게 보입니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.screens.compactMap { screen in
      guard let bar = screen.navigationBar, !screen.platforms.areOnly(.macOS, .watchOS) else {
        return nil
      }
      if let item = bar.leading.first, bar.hidesBackButton.stated == true,
        screen.isTopLevel.value != true, !item.content.isUnknown, !item.looksLikeBack
      {
        return finding(
          at: item.place,
          item.isPresent.isStated ? .likely : .possible,
          Bilingual(
            en: "this takes the place of the back button without its look; use the system's",
            ko: "뒤로 버튼 자리에 있지만 그렇게 보이지 않습니다. 시스템의 뒤로 버튼을 쓰세요"))
      }
      if bar.hidesBackButton.stated == true, bar.isHidden.stated == true, bar.leading.isEmpty,
        screen.isTopLevel.value != true
      {
        return finding(
          at: bar.place, .possible,
          Bilingual(
            en: "without the bar there is no back button, title or back swipe; keep the system's",
            ko: "막대를 숨기면 뒤로 버튼과 제목, 뒤로 쓸기가 없어집니다. 시스템의 것을 그대로 두세요")
          // A step of a sequence may be meant to lead on only.
        ).asNote
      }
      if bar.replacesBackIndicator.value == true {
        return finding(
          at: bar.place, bar.replacesBackIndicator.isStated ? .likely : .possible,
          Bilingual(
            en:
              "the chevron of the back button is replaced; it has to look and move like the system's",
            ko: "뒤로 버튼의 셰브런을 다른 이미지로 바꾸었습니다. 시스템의 것처럼 보이고 움직여야 합니다")
          // The other image may look so.
        ).asNote
      }
      return nil
    }
  }

  var examples: [CheckExample] {
    func json(_ bar: String) -> String {
      ExampleText.json(screen: "\"navigationBar\": {\(bar)}")
    }
    return [
      .failing(
        .json, at: [2],
        json(#""hidesBackButton": true, "leading": [{"icon": {"symbol": "house"}}]"#)),
      .failing(.json, at: [2], json(#""replacesBackIndicator": true"#)),
      .failing(
        .swift, at: [5],
        ExampleText.swift(
          body: """
                WalkView()
                  .navigationBarBackButtonHidden(true)
                  .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Walks") { dismiss() } } }
            """)),
      .passing(
        .json,
        json(#""hidesBackButton": true, "leading": [{"icon": {"symbol": "chevron.backward"}}]"#)),
      .passing(.json, json(#""leading": [{"icon": {"symbol": "house"}}]"#)),
      .passing(
        .swift,
        ExampleText.swift(
          body: """
                WalkView()
                  .navigationBarBackButtonHidden(isEditing)
                  .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Select All") { select() } } }
            """)),
      .failing(.json, at: [2], json(#""hidesBackButton": true, "isHidden": true"#)),
      .failing(
        .swift, at: [2],
        """
        struct Plain: ViewModifier { func body(content: Content) -> some View {
          content.navigationBarBackButtonHidden(true).navigationBarHidden(true)
        } }
        """),
      .failing(
        .swift, at: [4],
        ExampleText.swift(
          viewDidLoad: "    navigationController?.navigationBar.backIndicatorImage = back")),
      .passing(
        .swift,
        ExampleText.swift(
          viewDidLoad: """
                navigationController?.navigationBar.backIndicatorImage = back
                navigationController?.navigationBar.backIndicatorTransitionMaskImage = back
            """)),
      .passing(.json, json(#""hidesBackButton": true"#)),
      .passing(
        .swift,
        ExampleText.swift(
          body: """
                WalkView()
                  .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Walks") { dismiss() } } }
            """)),
    ]
  }
}

extension BarItem {
  /// Whether it shows a back arrow, or closes a modal view.
  var looksLikeBack: Bool {
    switch content {
    case .image(let image):
      guard case .symbol(let name) = image.value else { return false }
      return name.hasPrefix("chevron.backward") || name.hasPrefix("chevron.left")
        || name.hasPrefix("arrow.backward") || name.hasPrefix("arrow.left")
        || name.hasPrefix("xmark")
    case .system(let name): return ["cancel", "close", "done", "stop"].contains(name)
    case .text(let text):
      return text.value?.reads(as: "cancel", "done", "close", "취소", "완료", "닫기") == true
    case .control, .fixedSpace, .flexibleSpace, .unknown: return false
    }
  }
}

extension BarItem.Content {
  /// Whether the content is not known.
  var isUnknown: Bool {
    switch self {
    case .unknown: true
    case .text(let text): text.value == nil
    case .image(let image): image.value == nil
    case .system, .control, .fixedSpace, .flexibleSpace: false
    }
  }
}
