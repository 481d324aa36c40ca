internal import Guidelines

/// Controls that show only an image and have no accessibility label.
struct ControlLabel: Check {
  let id = CheckID(unchecked: "control-label")
  let rule = RuleID(unchecked: "accessibility-labels")
  let inputs = [InterfaceFile.Kind].screens
  let severity = Severity.warning
  let summary = Bilingual(
    en: "A control that shows an image alone has a description for VoiceOver.",
    ko: "이미지만 보이는 컨트롤에 VoiceOver용 설명이 있습니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    controls(in: interface) + choices(in: interface) + signs(in: interface)
      + nameless(in: interface) + swatches(in: interface)
  }

  /// The buttons that show a color or a shape alone, such as those of a palette.
  private func swatches(in interface: Interface) -> [Finding] {
    interface.views(.button, .menu).filter { view in
      guard view.node.text == nil, view.node.image == nil, !view.isDescribed,
        !view.isHiddenFromVoiceOver, view.node.describingModifiers.isEmpty
      else { return false }
      let shown = view.node.labelViews.flatMap { interface.unfolded($0).inPlace }
      return !shown.isEmpty && shown.contains(where: { $0.kind == .shape })
        && shown.allSatisfy {
          [.shape, .container].contains($0.kind) && $0.name != "EmptyView"
            && $0.ownModifiers.isEmpty
            && $0.accessibility.label == nil && $0.look.background != .stated(.system("clear"))
        }
    }.map { view in
      finding(
        at: view, for: .label,
        Bilingual(
          en: "VoiceOver has no name for this color or shape; say in a label what it chooses",
          ko: "VoiceOver가 이 색상이나 도형을 부를 이름이 없습니다. 무엇을 고르는지 레이블을 붙이세요"))
    }
  }

  /// The controls with an empty label for VoiceOver or an empty text as their label, and empty titles of symbols.
  private func nameless(in interface: Interface) -> [Finding] {
    let controls = interface.views(.button, .link, .navigationLink, .menu, .toggle).filter { view in
      guard !view.isHiddenFromVoiceOver, view.node.describingModifiers.isEmpty else { return false }
      if let label = view.node.accessibility.label { return label.stated?.isEmpty == true }
      let shown = view.node.labelViews
      return view.node.text == nil && !shown.isEmpty && !view.isDescribed
        && shown.allSatisfy { $0.kind == .text && $0.text?.stated?.isEmpty == true }
    }
    let symbols = interface.views(.label).filter { view in
      view.node.text?.stated?.isEmpty == true && view.node.image != nil && !view.isDescribed
        && !view.isHiddenFromVoiceOver && view.node.describingModifiers.isEmpty
        && !view.isInside(.button, .link, .navigationLink, .menu, .toggle, .picker, .alert)
        && !interface.isPartOfControl(view) && !view.isBesideTitle
    }
    return (controls + symbols).map { view in
      finding(
        at: view,
        Bilingual(
          en: "its label is empty, and VoiceOver has no name for it; say what it does",
          ko: "레이블이 비어 있어 VoiceOver가 부를 이름이 없습니다. 무엇을 하는지 쓰세요"))
    }
  }

  /// The buttons whose title is a sign such as ← or ⚠️, which VoiceOver reads by its own name.
  private func signs(in interface: Interface) -> [Finding] {
    interface.views(.button).filter { view in
      let texts = ([view.node] + view.node.labelViews).compactMap(\.text)
      return view.node.image == nil && texts.count == 1 && texts[0].stated.map(Self.isSign) == true
        && !view.isDescribed && !view.isHiddenFromVoiceOver
        && view.node.describingModifiers.isEmpty
        && !interface.describesInCode(view.node)
    }.onePerTree { view, _ in
      finding(
        at: view, for: .label, evidence: ["title": view.node.title?.value?.shown ?? ""],
        Bilingual(
          en: "VoiceOver reads this sign by its name; add a label that says what the button does",
          ko: "VoiceOver가 이 기호의 이름을 읽습니다. 무엇을 하는 버튼인지 레이블을 붙이세요")
      ).asNote
    }
  }

  /// Whether a title consists of one or two signs, without letters and digits; a point is a key like a digit.
  private static func isSign(_ title: InterfaceText) -> Bool {
    guard title.key == nil, let text = title.longest?.text else { return false }
    return !text.contains { $0.isLetter || $0.isNumber || $0.isWhitespace || ".,".contains($0) }
      && text.count < 3
  }

  /// The pickers whose choices are images without descriptions.
  private func choices(in interface: Interface) -> [Finding] {
    interface.views(.picker).filter { view in
      let choices = view.node.children.filter { $0.slot == .content }.flatMap(\.inPlace)
        .filter { $0.kind != .container }
      return !choices.isEmpty && choices.allSatisfy { $0.kind == .image && !$0.saysSomething }
        && !choices.contains { !$0.describingModifiers.isEmpty || $0.isHiddenFromVoiceOver }
        && !view.isHiddenFromVoiceOver && view.node.describingModifiers.isEmpty
    }.map { view in
      finding(
        at: view,
        Bilingual(
          en: "the choices of this control are images alone; describe each for VoiceOver",
          ko: "이 컨트롤의 선택 항목이 이미지뿐입니다. 항목마다 VoiceOver용 설명을 붙이세요"))
    }
  }

  private func controls(in interface: Interface) -> [Finding] {
    var (classes, told): (Set<Place>, Set<Place>) = ([], [])
    return interface.views(.button, .link, .navigationLink, .menu, .toggle).compactMap { view in
      guard view.node.text == nil || view.node.text?.stated?.isEmpty == true else { return nil }
      let label = interface.unfolded(view.node).shownViews
      guard let image = view.node.image ?? label.lazy.compactMap(\.image).first,
        image != .stated(.none), !view.isDescribed, !view.isHiddenFromVoiceOver,
        // The label of another control is told with it.
        view.node.slot != .label || view.parent.map({ told.contains($0.node.place) }) != true,
        !label.contains(where: { $0.saysSomething && !$0.isAtTimes }),
        label.allSatisfy(\.describingModifiers.isEmpty), view.node.describingModifiers.isEmpty,
        !interface.describesInCode(view.node),
        // A class of buttons is told once.
        view.node.name != "UIButton" || classes.insert(view.node.place(of: .label)).inserted
      else { return nil }
      let name =
        switch image.value {
        case .symbol(let name), .asset(let name): name
        default: ""
        }
      told.insert(view.node.place)
      let found = finding(
        at: view, for: .label, evidence: .stated("image", name),
        Bilingual(
          en: """
            this control shows an image alone\(name.isEmpty ? "" : " (“\(name)”)"); add an \
            accessibility label that says what it does
            """,
          ko: """
            이미지만 보이는 컨트롤입니다\(name.isEmpty ? "" : "(‘\(name)’)"). 무엇을 하는지 손쉬운 사용 \
            레이블을 붙이세요
            """))
      return view.node.saysItself(with: label) ? found.asNote : found
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
    func counted(_ count: String) -> String {
      """
      struct AddButton: View {
        let showsCount: Bool
        @State private var count = 0
        var body: some View {
          Button { add() } label: {
            Image(systemName: "plus"); \(count)
          }
        }
      }
      """
    }
    func catalog(_ rest: String) -> String {
      ExampleText.swift(body: "    Button { add() } label: { Image.plus.padding(4)\(rest) }")
    }
    func constant(_ rest: String) -> String {
      "\nextension Image { static let plus = Image(\"plus\"\(rest)) }"
    }
    func uikit(_ rest: String) -> String {
      ExampleText.swift(
        viewDidLoad: """
              let add = UIButton(type: .system)
              add.setImage(UIImage(systemName: "plus"), for: .normal)
              \(rest)
          """)
    }
    func made(_ argument: String) -> String {
      ExampleText.swift(
        viewDidLoad: "    navigationItem.rightBarButtonItem = UIBarButtonItem(icon: .plus)")
          + """

          extension UIBarButtonItem {
            convenience init(icon: Icon) {
              self.init(\(argument), style: .plain, target: nil, action: nil)
            }
          }
          """
    }
    func barItem(_ title: String) -> String {
      ExampleText.storyboard(
        screen: """
          <navigationItem key="navigationItem" title="Walk" id="n">
          <barButtonItem key="rightBarButtonItem" \(title)image="gear" id="g"/>
          </navigationItem>
          """)
    }
    func configured(_ rest: String) -> String {
      ExampleText.swift(
        viewDidLoad: """
              var configuration = UIButton.Configuration.plain()
              configuration.image = UIImage(systemName: "plus"); \(rest)
              let add = UIButton(configuration: configuration)
          """)
    }
    func own(_ rest: String) -> String {
      ExampleText.swift(viewDidLoad: "    let call = CallButton(symbol: \"phone\")") + """

        class CallButton: UIButton {
          init(symbol: String) {
            super.init(frame: .zero)
            setImage(UIImage(systemName: symbol), for: .normal); \(rest)
          }
        }
        """
    }
    let cell = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      <tableViewCell id="c" customClass="WalkCell"><subviews>
      <button id="b" buttonType="system"><state key="normal" image="more"/></button></subviews>
      <connections><outlet property="more" destination="b" id="o"/></connections></tableViewCell>
      </objects></document>
      """
    let crossed = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      <button id="b" customClass="CrossButton"/></objects></document>
      """
    func cross(_ rest: String) -> String {
      """
      class CrossButton: RoundButton {
        func prepare() { setImage(UIImage(systemName: "xmark"), for: .normal); \(rest) }
      }
      class RoundButton: UIButton { func round() { layer.cornerRadius = 9 } }
      """
    }
    let icon = #""kind": "button", "children": [{"kind": "image", "slot": "label", "#
    func leftOver(_ title: String, _ image: String = "imageReference key=\"image\"") -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      <button id="b"><state key="normal" title="Button"/>
      <buttonConfiguration key="configuration" style="tinted"\(title)>
      <\(image) image="chart.bar" catalog="system"/></buttonConfiguration></button>
      </objects></document>
      """
    }
    func item(_ title: String, _ rest: String) -> String {
      ExampleText.swift(viewDidLoad: "    let add = UIBarButtonItem(title: \(title)); \(rest)")
    }
    return [
      .failing(.xib, at: [2], leftOver("")), .passing(.xib, leftOver(" title=\"Chart\"")),
      .failing(
        .xib, at: [2],
        leftOver("", #"backgroundConfiguration key="background""#).replacing("Button", with: "")),
      .failing(
        .xib, at: [2],
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <button id="b"><accessibility key="accessibilityConfiguration" label=""/>
        <state key="normal" title="Go"/></button></objects></document>
        """),
      .failing(
        .swift, at: [3], ExampleText.swift(body: #"    Label("", systemImage: "map")"#)),
      .failing(
        .swift, at: [3],
        ExampleText.swift(body: #"    NavigationLink(destination: Map()) { Text("") }"#)),
      .failing(
        .swift, at: [4],
        """
        class MapController: UIViewController {
          let near = UIButton()
          override func viewDidLoad() {
            near.setImage(UIImage(systemName: "location"), for: .normal)
          }
        }
        """),
      .failing(
        .swift, at: [3],
        ExampleText.swift(body: "    Button { paint(sky) } label: { Circle().fill(.blue) }")),
      .passing(
        .swift,
        ExampleText.swift(
          body: "    Button { paint(sky) } label: { Circle().fill(.blue) }"
            + ".accessibilityLabel(sky.name)")),
      .failing(.swift, at: [4], code("")), .failing(.swift, at: [4], code(#".help("Add a walk")"#)),
      .failing(
        .swift, at: [9],
        ExampleText.swift(viewDidLoad: "    let one = StarButton(); let two = StarButton()") + """

          class StarButton: UIButton {
            init() {
              setImage(UIImage(named: "star"), for: .normal)
            }
          }
          """),
      .failing(.storyboard, at: [7], barItem("")),
      .passing(.storyboard, barItem(#"title="Settings" "#)),
      .failing(.swift, at: [6], configured("")),
      .passing(.swift, configured("configuration.title = \"Add\"")),
      .failing(.swift, at: [4], own("")), .passing(.swift, own("accessibilityLabel = symbol")),
      .failing(.swift, at: [4], code(".font(.title)")),
      .failing(.swift, at: [4], code(#"; if count > 0 { Text("\(count)") }"#)),
      .failing(.swift, at: [6], counted("if showsCount, count > 0 { Text(\"9\") }")),
      .passing(.swift, counted("if showsCount { Text(\"9\") }")),
      .passing(.swift, code(#"; if count > 0 { Text("More") } else { Text("Add") }"#)),
      .failing(
        .swift, at: [3],
        ExampleText.swift(body: #"    NavigationLink(destination: Map()) { Image("map") }"#)),
      .failing(
        .swift, at: [3],
        ExampleText.swift(
          body: "    Menu { sorts } label: { Button {} label: {\n  Image(\"up\")\n} }")),
      .failing(
        .swift, at: [3],
        ExampleText.swift(
          body: "    Toggle(isOn: $isOn) { Button {} label: { Image(\"up\") }; Text(\"Up\") }")),
      .failing(.swift, at: [3], catalog("")),
      .failing(.swift, at: [3], catalog("") + constant("")),
      .passing(.swift, catalog("") + constant(#", label: Text("Add")"#)),
      .passing(.swift, catalog(#".accessibilityLabel("Add")"#)),
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
      .failing(
        .swift, at: [3],
        ExampleText.swift(
          body:
            #"    Button { close() } label: { Circle().background(Image(systemName: "xmark")) }"#)),
      .failing(
        .swift, at: [3],
        ExampleText.swift(body: "    ShareLink(item: walk) { Image(systemName: \"map\") }")),
      .failing(
        .swift, at: [3],
        ExampleText.swift(
          body: #"    Toggle(isOn: $isOn) { Image(systemName: "bell") }.toggleStyle(.button)"#)),
      .failing(
        .swift, at: [3],
        ExampleText.swift(body: #"    Button { add() } label: { Image("plus") }.shown(if: isOn)"#)
          + """

          extension View {
            @ViewBuilder func shown(if isOn: Bool) -> some View {
              if isOn { self } else { EmptyView() }
            }
          }
          """),
      .passing(
        .swift,
        ExampleText.swift(body: #"    Button { add() } label: { Image("plus") }.named("Add")"#)
          + """

          extension View {
            func named(_ name: String) -> some View { modifier(Named(name: name)) }
          }
          struct Named: ViewModifier {
            let name: String
            func body(content: Content) -> some View {
              if name.isEmpty { content } else { content.accessibilityLabel(name) }
            }
          }
          """),
      .failing(
        .swift, at: [3],
        ExampleText.swift(
          body: "    Button { add() } label: { Image(systemName: name).tinted(.plus) }")
            + """

            extension View { func tinted(_ tint: Tint) -> some View { tint.apply(to: self) } }
            struct Tint { func apply(to view: some View) -> some View { view.foregroundStyle(color) } }
            """),
      .passing(
        .swift,
        ExampleText.swift(
          body: "    Button { add() } label: { Image(systemName: name).told(.plus) }")
            + """

            extension View { func told(_ word: Word) -> some View { word.apply(to: self) } }
            struct Word {
              func apply(to view: some View) -> some View { view.accessibilityLabel(text) }
            }
            """),
      .failing(
        .swift, at: [3],
        ExampleText.swift(
          body: #"    Picker("View", selection: $view) { Image(systemName: "map"); Image("list") }"#
        )),
      .passing(
        .swift,
        ExampleText.swift(
          body: """
                Picker("View", selection: $view) {
                  Image(systemName: "map").accessibilityLabel("Map")
                  Image("list").accessibilityLabel("List")
                }
            """)),
      .failing(
        .swift, at: [18],
        ExampleText.swift(body: #"    RoundButton(action: add) { Image("plus") }"#) + """

          struct RoundButton<Label: View>: View {
            let color: Color?
            let action: () -> Void
            let label: Label
            init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
              self.init(color: nil, action: action, label: label)
            }
            init(color: Color?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
              self.color = color
              self.action = action
              self.label = label()
            }
            var body: some View { Button(action: action) { label } }
          }
          """),
      .failing(.swift, at: [3], ExampleText.swift(body: #"    Button("←") { deleteLast() }"#)),
      .passing(
        .swift,
        ExampleText.swift(
          body: #"    Button("←") { deleteLast() }.accessibilityLabel("Delete")"#)),
      .failing(
        .swift, at: [4],
        ExampleText.swift(
          viewDidLoad: """
                let more = UIButton(type: .system); more.setTitle("⚠️", for: .normal)
            """)),
      .failing(.json, at: [2], ExampleText.json(views: icon + #""image": {"asset": "map"}}]"#)),
      .failing(.swift, at: [4], uikit("")),
      .failing(
        .swift, at: [4],
        uikit("").replacing("UIButton(type: .system)", with: "RoundButton()")
          + "\nclass RoundButton: UIButton {}"),
      .passing(
        .swift,
        uikit("").replacing("UIButton(type: .system)", with: "NamedButton()")
          + "\nclass NamedButton: UIButton { func name() { accessibilityLabel = title } }"),
      .failing(
        .swift, at: [4],
        ExampleText.swift(
          viewDidLoad: """
                navigationItem.rightBarButtonItem = UIBarButtonItem(
                  image: UIImage(systemName: "plus"), style: .plain, target: self, action: nil)
            """)),
      .failing(
        .swift, at: [4],
        ExampleText.swift(
          viewDidLoad: """
                let action = UIContextualAction(style: .normal, title: nil) { _, _, _ in }
                action.image = UIImage(systemName: "star")
            """)),
      .failing(.swift, at: [4], made("image: icon.image")),
      .passing(.swift, made("title: icon.name")),
      .passing(.swift, uikit("add.accessibilityLabel = \"Add\"")),
      .passing(.swift, uikit("add.accessibilityLabel = isFull ? \"Full\" : \"Add\"")),
      .failing(.swift, at: [4], item("nil", "add.image = UIImage(systemName: \"plus\")")),
      .failing(.swift, at: [4], item("nil, image: plus, primaryAction: nil, menu: sorts", "")),
      .passing(.swift, item("nil, image: plus", "add.title = \"Add\"")),
      .failing(.xib, at: [3], cell),
      .passing(
        .xib,
        files: [
          "WalkCell.swift": .text(
            """
            class WalkCell: UITableViewCell {
              override func awakeFromNib() { more.accessibilityLabel = "More" }
            }
            """)
        ], cell),
      .failing(.xib, at: [2], files: ["CrossButton.swift": .text(cross(""))], crossed),
      .passing(
        .xib, files: ["CrossButton.swift": .text(cross("accessibilityLabel = \"Close\""))],
        crossed),
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
  /// The views of its label, including what is drawn behind a shape in it.
  fileprivate var shownViews: [ViewNode] {
    labelViews.flatMap { $0.kind == .shape ? $0.everything : [$0] }
  }
}
