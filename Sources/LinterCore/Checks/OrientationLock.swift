internal import Guidelines

/// Screens that stay in portrait in an app that turns.
struct OrientationLock: Check {
  let id = CheckID(unchecked: "orientation-lock")
  let rule = RuleID(unchecked: "layout-orientations")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "A screen turns with the device, as the app does.", ko: "화면이 앱처럼 기기와 함께 돌아갑니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    // `orientations` looks at an app that does not turn at all.
    let apps = interface.products.filter { $0.kind == .app && $0.platforms.contains(.iOS) }
    let stated = apps.compactMap { $0.orientations(on: .iOS)?.values }
    guard stated.isEmpty || stated.joined().contains(where: Orientations.isLandscape) else {
      return []
    }
    return interface.allViews.filter { $0.node.keepsPortrait && $0.platforms.mayInclude(.iOS) }
      .map { view in
        finding(
          at: view, confidence: .possible,
          Bilingual(
            en: "this stays in portrait on iPhone; let it turn where it works in landscape, too",
            ko: "iPhone에서 세로로만 표시됩니다. 가로로도 쓸 수 있다면 기기와 함께 돌아가게 하세요")
          // An app whose screens stay in portrait decides that once.
        ).caused(by: "portrait")
      }
  }

  var examples: [CheckExample] {
    func controller(_ orientations: String) -> String {
      """
      class WalkController: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
          \(orientations)
        }
      }
      """
    }
    func json(_ keeps: Bool) -> String {
      ExampleText.json(views: #""kind": "container", "keepsPortrait": \#(keeps)"#)
    }
    let onPad = "if isPad { return super.supportedInterfaceOrientations }"
    return [
      .failing(.swift, at: [2], controller(".portrait")),
      .failing(.swift, at: [2], controller("\(onPad); return [.portrait, .portraitUpsideDown]")),
      .failing(
        .swift, at: [3],
        ExampleText.swift(
          body: "    Text(\"Walks\").supportedOrientations(UIDevice.isPad ? .all : .portrait)")),
      .failing(.json, at: [2], json(true)),
      .passing(.swift, controller(".allButUpsideDown")),
      .passing(.swift, controller("isLocked ? .portrait : .all")),
      .passing(.swift, controller("super.supportedInterfaceOrientations")),
      .passing(.json, json(false)),
    ]
  }
}
