internal import Guidelines

/// Messages that a timer takes away, and that VoiceOver does not announce.
struct TimedMessage: Check {
  let id = CheckID(unchecked: "timed-message")
  let rule = RuleID(unchecked: "accessibility-time-limits")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "A message stays until people have read it.", ko: "메시지가 다 읽을 때까지 남아 있습니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.allViews.filter { $0.node.isTimed && InterfaceWords.namesMessage($0.node.name) }
      .map { view in
        finding(
          at: view, evidence: .stated("view", view.node.name),
          Bilingual(
            en: """
              a timer takes this message away, perhaps too soon for slow readers and VoiceOver; let \
              people dismiss it, and announce it
              """,
            ko: """
              타이머가 이 메시지를 치워서 천천히 읽거나 VoiceOver를 쓰면 놓칠 수 있습니다. 직접 닫게 하고 \
              알림으로도 읽어 주세요
              """)
        ).caused(by: "\(view.node.name) in \(view.node.place.file)")
      }
  }

  var examples: [CheckExample] {
    func code(_ name: String, _ delay: String, _ after: String) -> String {
      """
      struct \(name): View {
        var body: some View {
          Text(message).onAppear {
            DispatchQueue.main.asyncAfter(deadline: .now() + \(delay)) { \(after) }
          }
        }
      }
      """
    }
    func json(_ name: String) -> String {
      ExampleText.json(views: #""kind": "other", "name": "\#(name)", "isTimed": true"#)
    }
    return [
      .failing(.swift, at: [4], code("ToastView", "3", "isShown = false")),
      .failing(
        .swift, at: [3],
        """
        class ErrorBanner: UIView {
          func show() {
            Timer.scheduledTimer(withTimeInterval: 4, repeats: false) { _ in self.removeFromSuperview() }
          }
        }
        """),
      .failing(.json, at: [2], json("WalkSnackbar")),
      .passing(.swift, code("ToastView", "0.3", "isShown = false")),
      .passing(.swift, code("ToastView", "3", "load()")),
      .passing(.swift, code("WalksList", "3", "isShown = false")),
      .passing(
        .swift,
        code(
          "ToastView", "3", "isShown = false; AccessibilityNotification.Announcement(\"\").post()")),
      .passing(.json, json("WalksList")),
    ]
  }
}
