internal import Guidelines

/// Controls that show an image alone and say nothing to VoiceOver.
struct ControlLabel: Check {
  let id = CheckID(unchecked: "control-label")
  let rule = RuleID(unchecked: "accessibility-labels")
  let inputs = [InterfaceFile.Kind].screens
  let severity = Severity.warning
  let summary = Bilingual(
    en: "A control that shows an image alone has a description for VoiceOver.",
    ko: "이미지만 보이는 컨트롤에 VoiceOver용 설명이 있습니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.views(.button, .link, .navigationLink, .menu).compactMap { view in
      let label = interface.unfolded(view.node).labelViews
      let image = view.node.image ?? label.lazy.compactMap(\.image).first
      guard view.node.text == nil || view.node.text?.stated?.isEmpty == true, let image,
        image != .stated(.none), !view.isDescribed, !view.isHiddenFromVoiceOver,
        !label.contains(where: \.saysSomething), !label.contains(where: \.isHiddenByOwn),
        view.node.ownModifiers.isEmpty
      else { return nil }
      let name =
        switch image.value {
        case .symbol(let name), .asset(let name): name
        default: ""
        }
      return finding(
        at: view, evidence: name.isEmpty ? [:] : ["image": name],
        Bilingual(
          en: """
            this control shows an image alone\(name.isEmpty ? "" : " (“\(name)”)"); add an \
            accessibility label that says what it does
            """,
          ko: """
            이미지만 보이는 컨트롤입니다\(name.isEmpty ? "" : "(‘\(name)’)"). 무엇을 하는지 손쉬운 사용 \
            레이블을 붙이세요
            """))
    }
  }

  var examples: [CheckExample] {
    func code(_ rest: String) -> String {
      ExampleText.swift(
        body: """
              Button { add() } label: {
                Image(systemName: "plus")\(rest)
              }
          """)
    }
    func uikit(_ rest: String) -> String {
      ExampleText.swift(
        viewDidLoad: """
              let add = UIButton(type: .system)
              add.setImage(UIImage(systemName: "plus"), for: .normal)
              \(rest)
          """)
    }
    let icon = #""kind": "button", "children": [{"kind": "image", "slot": "label", "#
    return [
      .failing(.swift, at: [3], code("")),
      .failing(.swift, at: [3], code(".font(.title)")),
      .failing(
        .swift, at: [3],
        ExampleText.swift(body: #"    NavigationLink(destination: Map()) { Image("map") }"#)),
      .failing(
        .swift, at: [3],
        ExampleText.swift(body: "    Button { add() } label: { Plus() }")
          + "\nstruct Plus: View { var body: some View { Image(systemName: \"plus\") } }"),
      .failing(
        .swift, at: [3],
        ExampleText.swift(body: "    Button { add() } label: { Glyph(image: plus) }")
          + """

          struct Glyph: View {
            let image: Image
            var body: some View { image.resizable() }
          }
          """),
      .failing(.json, at: [2], ExampleText.json(views: icon + #""image": {"asset": "map"}}]"#)),
      .failing(.swift, at: [4], uikit("")),
      .failing(
        .swift, at: [4],
        ExampleText.swift(
          viewDidLoad: """
                navigationItem.rightBarButtonItem = UIBarButtonItem(
                  image: UIImage(systemName: "plus"), style: .plain, target: self, action: nil)
            """)),
      .passing(.swift, uikit("add.accessibilityLabel = \"Add\"")),
      .passing(.swift, uikit("add.setTitle(\"Add\", for: .normal)")),
      .passing(.swift, code(#".accessibilityLabel("Add")"#)),
      .passing(.swift, code(#"; Text("Add")"#)),
      .passing(
        .swift, ExampleText.swift(body: #"    Button("Add", systemImage: "plus") { add() }"#)),
      .passing(
        .json,
        ExampleText.json(
          views: #""accessibilityLabel": "Map", "# + icon + #""image": {"asset": "map"}}]"#)),
    ]
  }
}

extension ViewNode {
  /// Whether a modifier of the app may describe it.
  fileprivate var isHiddenByOwn: Bool { !ownModifiers.isEmpty }
}
