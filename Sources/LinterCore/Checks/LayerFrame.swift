internal import Guidelines

/// Layers that keep the size that a screen had when it was loaded.
struct LayerFrame: Check {
  let id = CheckID(unchecked: "layer-frame")
  let rule = RuleID(unchecked: "layout-adapt")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "A layer that fills a screen follows its size.", ko: "화면을 채우는 레이어가 화면 크기를 따릅니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    let views = interface.allViews.filter {
      $0.node.conduct == .keepsFirstSize && $0.platforms.mayInclude(.iOS, .iPadOS, .visionOS)
    }
    guard !views.isEmpty, interface.mayTurn else { return [] }
    return views.map { view in
      finding(
        at: view, confidence: .possible,
        Bilingual(
          en: """
            layers do not follow their view, so this one keeps its first size when the device turns; \
            set it in viewDidLayoutSubviews
            """,
          ko: """
            레이어는 보기의 크기를 따르지 않아 기기를 돌려도 처음 크기로 남습니다. \
            viewDidLayoutSubviews에서 정하세요
            """))
    }
  }

  var examples: [CheckExample] {
    func code(_ lines: String, _ rest: String = "") -> String {
      ExampleText.swift(viewDidLoad: "    \(lines)")
        + (rest.isEmpty ? "" : "\nextension WalksViewController { \(rest) }")
    }
    func json(_ conduct: String) -> String {
      ExampleText.json(views: #""kind": "container", "conduct": "\#(conduct)""#)
    }
    return [
      .failing(.swift, at: [4], code("skyLayer.frame = view.bounds")),
      .failing(.swift, at: [4], code("previewLayer?.frame = self.view.layer.bounds")),
      .failing(.json, at: [2], json("keeps-first-size")),
      .passing(
        .swift,
        code(
          "skyLayer.frame = view.bounds",
          "override func viewDidLayoutSubviews() { skyLayer.frame = view.bounds }")),
      .passing(.swift, code("card.frame = view.bounds")),
      .passing(.json, json("shows-text")),
    ]
  }
}

extension Interface {
  /// Whether an app of it may be turned, as far as its Info.plist says.
  fileprivate var mayTurn: Bool {
    let apps = products.filter { $0.kind == .app }
    return apps.isEmpty
      || apps.contains { app in
        let kept = app.information["UISupportedInterfaceOrientations"]?.values
        return kept?.contains { $0.contains("Landscape") } ?? true
      }
  }
}
