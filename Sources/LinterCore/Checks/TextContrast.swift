internal import Guidelines

/// Text with too little contrast to its background.
struct TextContrast: Check {
  let id = CheckID(unchecked: "text-contrast")
  let rule = RuleID(unchecked: "accessibility-contrast")
  let inputs: [InterfaceFile.Kind] = [.swift, .storyboard, .xib, .json]
  let severity = Severity.warning
  let summary = Bilingual(
    en: "Text stands out from the color behind it in every appearance.",
    ko: "글자가 모든 화면 모드에서 배경색과 뚜렷하게 구별됩니다.")

  var needs: [LimitQuery] { [request(["weight": "bold"]), request(["text size": "Up to 17 pt"])] }

  private func request(_ text: [String: String]) -> LimitQuery {
    LimitQuery(
      rule: rule, dimension: .ratio, unit: .toOne, bound: .minimum, qualifiers: text)
  }

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    let limits = needs.compactMap { numbers.limit(for: $0, on: []) }
    guard limits.count == needs.count else { return [] }
    // Text whose size is not known needs at least as much as large or bold text.
    func least(for view: PlacedView) -> GuidelineLimit { limits[view.isSmall ? 1 : 0] }
    let views = interface.views(.text, .label, .button).filter { view in
      // The system draws what a picker or a menu offers.
      !view.isInside(.picker, .menu)
        && interface.leastContrast(of: view).map { $0.1 < least(for: view).value } == true
    }
    // Text on the system background is reported once per tree.
    let grounded = views.filter(\.isOnGround).firstOfEachTree.map(\.view)
    return (views.filter { !$0.isOnGround } + grounded).compactMap { view in
      guard let (appearance, ratio) = interface.leastContrast(of: view) else { return nil }
      let seen = Metric.shown((ratio * 10).rounded(.down) / 10)
      let mode = appearance.name
      let limit = least(for: view)
      return finding(
        at: view,
        evidence: ["ratio": seen, "minimum": limit.shown, "appearance": appearance.rawValue],
        Bilingual(
          en: """
            the text has a contrast of \(seen):1 with its background in \(mode.en ?? ""); at least \
            \(limit.shown):1 is needed
            """,
          ko: """
            \(mode.ko ?? "")에서 글자와 배경의 대비율이 \(seen):1입니다. \(limit.shown):1 이상이어야 합니다
            """))
    }
  }

  var examples: [CheckExample] {
    func code(_ rest: String) -> String { ExampleText.swift(body: "    Text(\"Walks\")\(rest)") }
    func json(_ text: String, _ back: String) -> String {
      ExampleText.json(
        views: """
          "kind": "text", "text": "Walks", "foreground": {"system": "\(text)"}, \
          "background": {"system": "\(back)"}
          """)
    }
    let card = ExampleText.swift(
      body: """
            VStack {
              Text("Walks").foregroundStyle(.white)
            }
            .background(Color.green)
        """)
    let row = ExampleText.swift(
      body: """
            List {
              Text("Closed").foregroundStyle(.yellow)
            }
        """)
    let styled = "Button(\"Go\") {}.foregroundStyle(.orange).buttonStyle(PlainRounded())"
    let set = """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
      {"red": "0xF0", "green": "0xF0", "blue": "0xE0", "alpha": "1.000"}}}]}
      """
    let path = "Assets.xcassets/sand.colorset/Contents.json"
    return [
      .failing(.swift, at: [3], code(".foregroundStyle(.white).background(Color.yellow)")),
      .failing(.swift, at: [4], card),
      .failing(
        .swift, at: [3], files: [path: .text(set)],
        code(".foregroundColor(.white).background(Color(\"sand\"))")),
      .failing(.swift, at: [3], code(".background(Color(red: 1, green: 0.9, blue: 0.6))")),
      .failing(.swift, at: [4], row),
      .failing(.swift, at: [4], row.replacing("List", with: "NavigationStack")),
      .passing(.swift, row.replacing("List", with: "VStack")),
      .passing(.swift, row.replacing("Text", with: "Label").replacing(".yellow", with: ".blue")),
      .passing(.swift, row.replacing(".yellow)", with: ".yellow).listRowBackground(Color.black)")),
      .failing(
        .swift, at: [3], code(".foregroundStyle(.orange).background(Color.orange.opacity(0.15))")),
      .passing(
        .swift, code(".foregroundStyle(.white).background(Color.white.opacity(0.15))")),
      .failing(
        .swift, at: [3], code(".font(.caption).foregroundStyle(.white).background(Color.blue)")),
      .passing(
        .swift, code(".font(.caption).bold().foregroundStyle(.white).background(Color.blue)")),
      .failing(
        .swift, at: [3],
        code(".foregroundStyle(Color.white.opacity(0.5)).background(Color.blue)")),
      .failing(
        .swift, at: [3],
        code(".foregroundStyle(.white).background(Color.sand)")
          + "\nextension Color { static let sand = Color(red: 224 / 255, green: 0.8, blue: 0.7) }\n"
      ),
      .passing(
        .swift, code(".foregroundStyle(.white).background(Color.primary.colorInvert())")),
      .passing(
        .swift,
        row.replacing("Text(\"Closed\").foregroundStyle(.yellow)", with: styled)),
      .passing(
        .swift, code(".foregroundStyle(.indigo).background(Color.indigo.opacity(0.15))")),
      .failing(.json, at: [2], json("white", "mint")),
      .passing(.swift, code(".foregroundStyle(.white).background(Color.blue)")),
      .passing(.swift, code(".foregroundStyle(.white).background(Color.yellow.opacity(0.2))")),
      .passing(.swift, code(".foregroundStyle(isOn ? .white : .black).background(Color.yellow)")),
      .passing(.json, json("black", "mint")),
    ]
  }
}

extension PlacedView {
  /// The color of its text, and the colors behind it from front to back, if all are known.
  fileprivate var textColors: (text: ColorName, layers: [ColorName])? {
    let around = [node] + ancestors.map(\.node)
    // A wash of the text's own color reduces contrast; white and black may be on an unknown background.
    if let holder = around.first(where: { $0.look.hasBackground }),
      let wash = holder.look.wash?.stated,
      around.lazy.compactMap(\.look.foreground).first == .stated(wash),
      !wash.isWhite, !wash.isBlack, platforms.mayInclude(.iOS, .iPadOS)
    {
      return (wash, [holder.look.background?.stated, .ground].compactMap(\.self))
    }
    guard let layers = layersBehind, let background = layers.first else { return nil }
    if let own = around.lazy.compactMap(\.look.foreground).first {
      // White or black text is on a background that is not known.
      if background == .ground, own.stated?.isWhite == true || own.stated?.isBlack == true {
        return nil
      }
      return own.stated.map { ($0, layers) }
    }
    // Text without a color is in the primary color; controls use the app's tint.
    let isPlain = around.allSatisfy {
      ![.button, .link, .navigationLink, .menu].contains($0.kind) && $0.ownModifiers.isEmpty
    }
    guard isPlain, !background.isWhite, !background.isBlack else { return nil }
    return (.system("primary"), layers)
  }

  /// The colors behind it from front to back, the last one opaque; `nil` if one is unknown, or if something
  /// may be in between.
  private var layersBehind: [ColorName]? {
    var layers: [ColorName] = []
    var current: PlacedView? = self
    while let view = current {
      let node = view.node
      let isFirst = view === self
      guard node.ownModifiers.isEmpty, isFirst || node.kind != .other, !node.look.isProminent,
        view.slot != .presented, view.slot != .destination
      else { return nil }
      if node.look.hasBackground || node.look.background != nil
        || [.shape, .color].contains(node.kind)
      {
        guard let color = node.look.background?.stated else { return nil }
        layers.append(color)
        if !color.isTranslucent { return layers }
      }
      // A button style may draw a background.
      guard !node.look.isStyled else { return nil }
      // The layers of a `ZStack` are not distinguished by order.
      guard isFirst || node.name != "ZStack" else { return nil }
      // List rows and the content of a navigation stack are on the system background.
      if node.kind == .list || ["NavigationStack", "NavigationView"].contains(node.name) {
        return platforms.mayInclude(.iOS, .iPadOS) ? layers + [.ground] : nil
      }
      current = view.parent
    }
    return nil
  }

  /// Whether its text is known to be smaller than body text, and not bold.
  fileprivate var isSmall: Bool {
    let around = [node] + ancestors.map(\.node)
    guard let font = fontLook,
      platforms.mayInclude(.iOS, .iPadOS)
    else { return false }
    let isSmall =
      font.textStyle.map(ViewNode.Look.stylesBelowBody.contains)
      ?? font.fixedFontSize?.stated.map { $0 < 17 } ?? false
    return isSmall
      && !around.contains { $0.look.fontWeight.map(Self.boldWeights.contains) == true }
  }

  private static let boldWeights: Set<String> = ["semibold", "bold", "heavy", "black"]

  /// Whether it is on the system background of a screen or a list row.
  fileprivate var isOnGround: Bool { layersBehind == [.ground] }

  private var slot: ViewNode.Slot { node.slot }

  /// The appearances it is shown in.
  fileprivate func appearances(of interface: Interface) -> [Appearance] {
    let forced = ([node] + ancestors.map(\.node)).lazy.compactMap(\.forcedAppearance).first
    return forced.flatMap(Appearance.init).map { [$0] } ?? interface.appearances
  }
}

extension Interface {
  /// The lowest contrast of the text of `view` with its background, and the appearance; `nil` if one of the
  /// colors is not known.
  func leastContrast(of view: PlacedView) -> (Appearance, Double)? {
    guard let colors = view.textColors else { return nil }
    return view.appearances(of: self).compactMap { appearance -> (Appearance, Double)? in
      guard let text = shown(colors.text, in: appearance) else { return nil }
      // In Dark Mode a screen and the headers of a list are darker than its rows.
      let isDarkScreen = appearance == .dark && colors.layers.last == .ground
      let grounds = isDarkScreen ? [.ground, .system("black")] : colors.layers.suffix(1)
      return grounds.compactMap { shown(colors.layers.dropLast() + [$0], in: appearance) }
        .map { (appearance, text.over($0).contrast(with: $0)) }.max { $0.1 < $1.1 }
    }.min { $0.1 < $1.1 }
  }
}
