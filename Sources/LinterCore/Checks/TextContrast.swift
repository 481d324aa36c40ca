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

  var needs: [LimitQuery] { [bold, small] }

  private var bold: LimitQuery { request(["weight": "bold"], isException: true) }
  private var small: LimitQuery { request(["text size": "Up to 17 pt"]) }

  /// The limits of large or bold text and of small text, for which `least` is stated.
  ///
  /// A team's laxer number is for large text. Where it states one number, that holds for large text as well,
  /// if it is stricter than that of the authority that makes an exception.
  private func limits(
    _ numbers: GuidelineNumbers, around least: GuidelineLimit
  ) -> [GuidelineLimit] {
    let stated = numbers.statements(for: small)
    let own = stated.filter { $0.metric.authority == least.metric.authority }
      .sorted { $0.value < $1.value }
    if least.metric.authority != .apple, let lax = own.first, let strict = own.last,
      lax.value < strict.value
    {
      return [lax, strict]
    }
    guard let large = numbers.limit(for: bold, on: []) else { return [least, least] }
    let other = stated.first { $0.metric.authority == large.metric.authority }
    return [(other?.value ?? least.value) < least.value ? least : large, least]
  }

  private func request(_ text: [String: String], isException: Bool = false) -> LimitQuery {
    LimitQuery(
      rule: rule, dimension: .ratio, unit: .toOne, bound: .minimum, qualifiers: text,
      isOptional: isException, isException: isException)
  }

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    guard let least = numbers.limit(for: small, on: []) else { return [] }
    let limits = limits(numbers, around: least)
    var known: [TextColors.Shown: TextColors.Contrast?] = [:]
    func judge(_ view: PlacedView) -> Judgement? {
      interface.leastContrast(of: view, &known).flatMap { Judgement(view, $0, limits) }
    }
    let views = interface.views(.text, .label, .button, .textField).compactMap {
      view -> (PlacedView, Judgement)? in
      // The system draws what a picker or a menu offers, and a mark between texts says nothing.
      guard !view.isInside(.picker, .menu), view.node.text?.stated?.isMark != true,
        let judgement = judge(view), !view.isTintedBySystem
      else { return nil }
      return (view, judgement)
    }
    func report(_ view: PlacedView, _: Int) -> Finding? {
      judge(view).map { finding(at: view, $0) }
    }
    let sure = views.filter { $0.1.isSure }
    // Text on the system background is reported once per tree.
    let found =
      sure.filter { !$0.1.contrast.isOnGround }.map { finding(at: $0, $1) }
      + sure.filter { $0.1.contrast.isOnGround }.map(\.0).onePerTree(report)
      + views.filter { !$0.1.isSure }.map(\.0).onePerTree(report)
    let named = views.map(\.1.contrast).filter(\.colors.areNamed)
    let pairs = Dictionary(named.map { ($0.colors.pair, $0) }) { first, _ in first }
    return faint(in: interface, limits)
      + found.placed(
        at: pairs.compactMapValues { $0.colors.owner(in: interface, $0.appearance) })
  }

  /// The texts that are too faint whatever is behind them, where that is not known.
  private func faint(in interface: Interface, _ limits: [GuidelineLimit]) -> [Finding] {
    guard let limit = limits.min(by: { $0.value < $1.value }) else { return [] }
    var known: [TextColors.Shown: TextColors.Contrast?] = [:]
    return interface.views(.text, .label).compactMap { view -> Finding? in
      guard !view.isInside(.picker, .menu), view.node.text?.stated?.isMark != true,
        !view.isHiddenFromVoiceOver,
        let (color, appearance, ratio) = interface.highestContrast(of: view), ratio < limit.value,
        interface.leastContrast(of: view, &known) == nil,
        view.withAncestors.allSatisfy({ $0.node.isDisabled == nil })
      else { return nil }
      let seen = Metric.shown((ratio * 10).rounded(.down) / 10)
      return finding(
        at: view,
        evidence: evidence(ratio, limit, appearance),
        Bilingual(
          en: """
            the text has a contrast of \(seen):1 at most with any background; at least \
            \(limit.shown):1 is needed
            """,
          ko: """
            어떤 배경에서도 글자와 배경의 대비율이 \(seen):1을 넘지 않습니다. \(limit.shown):1 이상이어야 합니다
            """)
      ).asNote.caused(by: "faint \(color) in \(view.node.place.file)")
    }
  }

  private func finding(at view: PlacedView, _ judgement: Judgement) -> Finding {
    let (contrast, limit) = (judgement.contrast, judgement.limit)
    let seen = Metric.shown((contrast.ratio * 10).rounded(.down) / 10)
    let mode = contrast.appearance.name
    // The color behind text without a color of its own is to be changed, or to be told of.
    let painted = view.paintedAround
    var finding = finding(
      at: painted ?? view, for: painted == nil ? nil : .background,
      confidence: judgement.isSure ? .likely : .possible,
      evidence: evidence(contrast.ratio, limit, contrast.appearance),
      Bilingual(
        en: """
          the text has a contrast of \(seen):1 with its background in \(mode.en ?? ""); at least \
          \(limit.shown):1 is needed
          """,
        ko: """
          \(mode.ko ?? "")에서 글자와 배경의 대비율이 \(seen):1입니다. \(limit.shown):1 이상이어야 합니다
          """))
    if !judgement.isSure { finding.severity = .note }
    return finding.caused(by: contrast.colors.cause(at: view))
  }

  private func evidence(
    _ ratio: Double, _ limit: GuidelineLimit, _ appearance: Appearance
  ) -> [String: String] {
    limit.evidence("ratio", (ratio * 10).rounded(.down) / 10, .minimum)
      .merging(["appearance": appearance.rawValue]) { $1 }
  }

  /// A contrast that is too low.
  private struct Judgement {
    let contrast: TextColors.Contrast
    let limit: GuidelineLimit
    /// Whether the background, the size and the color of the text are known.
    let isSure: Bool

    /// `nil` if the contrast is high enough; `limits` are those of large or bold text and of small text.
    init?(_ view: PlacedView, _ contrast: TextColors.Contrast, _ limits: [GuidelineLimit]) {
      self.contrast = contrast
      let isSmall = view.isSmall
      // Text whose size is not known needs at least as much as large or bold text.
      let isKnown = contrast.ratio < limits[isSmall ? 1 : 0].value
      // On a background of its own, text of the default size is often large.
      let isLow =
        contrast.isOnGround && !contrast.isOfTint && contrast.ratio < limits[1].value
      guard isKnown || isLow && view.isBodyText else { return nil }
      limit = limits[isSmall || !isKnown ? 1 : 0]
      isSure = isKnown && !contrast.isAssumed
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
    func hinted(_ color: String) -> String {
      ExampleText.swift(
        body: "    Field().hint { Text(\"Hill\").foregroundStyle(.\(color)) }")
    }
    func badge(_ shape: String) -> String {
      code(".foregroundStyle(.white).background { Capsule()\(shape) }")
    }
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
    // The color for any appearance is not that of light mode.
    let lightSet = """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
      {"red": "1.000", "green": "1.000", "blue": "1.000", "alpha": "1.000"}}},
      {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "light"}],
      "color": {"color-space": "srgb", "components":
      {"red": "0x20", "green": "0x20", "blue": "0x20", "alpha": "1.000"}}},
      {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
      "color": {"color-space": "srgb", "components":
      {"red": "0x20", "green": "0x20", "blue": "0x20", "alpha": "1.000"}}}]}
      """
    func label(_ back: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      <label text="9 new" id="l"><color key="textColor" white="1" alpha="1"/>
      <color key="backgroundColor" \(back)/></label></objects></document>
      """
    }
    func noted(_ style: String) -> String {
      label(#"white="1" alpha="1""#).replacing(#"white="1""#, with: #"white="0.5""#)
        .replacing(
          #"id="l">"#,
          with: "id=\"l\"><fontDescription key=\"fontDescription\" style=\"\(style)\"/>"
        )
        .replacing(
          #"<color key="backgroundColor" white="0.5""#,
          with: #"<color key="backgroundColor" white="1""#)
    }
    func printed(_ font: String) -> String {
      label(#"red="0" green="0.53" blue="1" alpha="1""#).replacing(
        #"id="l">"#, with: "id=\"l\"><fontDescription key=\"fontDescription\" \(font)/>")
    }
    let path = "Assets.xcassets/sand.colorset/Contents.json"
    return [
      .failing(.swift, at: [3], badge(".foregroundStyle(.green)")),
      .failing(.swift, at: [3], hinted("gray.opacity(0.5)")),
      .failing(.swift, at: [3], hinted("white.opacity(0.3)")),
      .failing(.xib, at: [2], noted("UICTFontTextStyleFootnote")),
      .passing(.xib, noted("UICTFontTextStyleTitle1")),
      .passing(.swift, hinted("white.opacity(0.33)")),
      .passing(.swift, hinted("gray.opacity(0.9)")),
      .passing(.swift, badge(".stroke().foregroundStyle(.green)")),
      .passing(.swift, badge(".foregroundStyle(.green).frame(width: 3)")),
      .passing(
        .swift,
        badge(".foregroundStyle(.green)").replacing(
          ".background {", with: ".background(alignment: .leading) {")),
      .failing(.swift, at: [3], code(".foregroundStyle(.white).background(Color.yellow)")),
      .failing(.swift, at: [4], card),
      .failing(
        .swift, at: [3], files: [path: .text(set)],
        code(".foregroundColor(.white).background(Color(\"sand\"))")),
      .passing(
        .swift, files: [path: .text(lightSet)],
        code(".foregroundColor(Color(\"sand\")).background(Color.white)")),
      .failing(.swift, at: [3], code(".background(Color(red: 1, green: 0.9, blue: 0.6))")),
      .failing(
        .swift, at: [6],
        card.replacing("Text(\"Walks\").foregroundStyle(.white)", with: "Text(\"Walks\")")
          .replacing("Color.green", with: "Color(red: 1, green: 0.9, blue: 0.6)")),
      .failing(.swift, at: [4], row),
      .failing(.swift, at: [4], row.replacing("List", with: "NavigationStack")),
      .failing(.swift, at: [4], row.replacing("List", with: "VStack")),
      .passing(.swift, row.replacing("List", with: "ZStack")),
      .passing(
        .swift, ExampleText.swift(body: "    Text(\"Walks\").hidden().background(.primary)")),
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
      .passing(
        .swift, code(".font(.caption.bold()).foregroundStyle(.white).background(Color.blue)")),
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
      .failing(
        .xib, at: [3],
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <tableViewCell id="c"><tableViewCellContentView key="contentView"><subviews>
        <label text="5 km" id="l"><color key="textColor" white="0.3" alpha="1"/></label>
        </subviews></tableViewCellContentView></tableViewCell></objects></document>
        """),
      .failing(.json, at: [2], json("white", "mint")),
      .failing(.xib, at: [2], label(#"systemColor="systemYellowColor""#)),
      .passing(.xib, label(#"red="0" green="0" blue="0.5" alpha="1""#)),
      .failing(.xib, at: [2], printed(#"type="system" pointSize="12""#)),
      .passing(.xib, printed(#"type="boldSystem" pointSize="12""#)),
      .passing(.xib, printed(#"type="system" pointSize="20""#)),
      .passing(.swift, code(".foregroundStyle(.white).background(Color.blue)")),
      .passing(.swift, code(".foregroundStyle(.white).background(Color.yellow.opacity(0.2))")),
      .failing(
        .swift, at: [3], code(".foregroundStyle(isOn ? .white : .black).background(Color.yellow)")),
      .failing(
        .swift, at: [3],
        code(".font(.body).foregroundStyle(.white).background(isOn ? Color.green : .orange)")),
      .passing(
        .swift,
        code(".foregroundStyle(.white).background(isOn ? Color.black : Color(white: 0.2))")),
      .passing(
        .swift,
        code(".foregroundStyle(isOn ? .white : .black).background(isOn ? Color.black : .yellow)")),
      .failing(.swift, at: [4], row.replacing("yellow", with: "red")),
      .passing(.swift, row.replacing("yellow", with: "red).bold(")),
      .failing(.swift, at: [3], code(".font(.caption).foregroundStyle(.gray)")),
      .failing(
        .swift, at: [3],
        ExampleText.swift(body: "    TextField(\"Name\", text: $name).foregroundColor(.gray)")),
      .passing(.swift, code(".font(.title).foregroundStyle(.gray)")),
      .failing(.swift, at: [3], code(".foregroundStyle(.tertiary)")),
      .failing(
        .swift, at: [3],
        code(".foregroundStyle(.tertiary).background(Capsule().stroke(.red, lineWidth: 2))")),
      .passing(
        .swift,
        code(".foregroundStyle(.orange)")
          + "\nstruct Card: View { var body: some View { ZStack { WalksView() } } }"),
      .passing(
        .swift,
        ExampleText.swift(
          body: """
                ZStack {
                  AccessoryWidgetBackground()
                  Text("Walks").foregroundStyle(.white).background(Color.yellow)
                }
            """)),
      .passing(.json, json("black", "mint")),
    ]
  }
}

extension InterfaceText {
  /// Whether it has neither letters nor digits, as `·` has.
  package var isMark: Bool {
    let text = shown
    // Most texts begin with a letter.
    if text.unicodeScalars.first.map({ $0.isSyllable || $0.isASCIILetter }) == true { return false }
    return !text.isEmpty && !text.contains { $0.isLetter || $0.isNumber }
  }
}

extension PlacedView {
  /// Whether it is in a widget on the Lock Screen, which the system draws in a color of its own.
  fileprivate var isTintedBySystem: Bool {
    root.node.contains { $0.name == "AccessoryWidgetBackground" }
  }

  /// What draws a background around it, if it has no color of its own on it.
  fileprivate var paintedAround: PlacedView? {
    guard withAncestors.allSatisfy({ $0.node.look.foreground == nil }),
      let holder = withAncestors.first(where: { $0.node.look.background != nil }),
      holder !== self, holder.node.changedAt[.background] != nil
    else { return nil }
    return holder
  }

  /// Whether its text is known to be smaller than body text, and not bold.
  fileprivate var isSmall: Bool {
    // A document states the font of each text.
    let isOwn = node.look.fixedFontSize != nil || node.look.textStyle != nil
    guard let font = isOwn ? node.look : fontLook,
      platforms.mayInclude(.iOS, .iPadOS)
    else { return false }
    let isSmall =
      font.textStyle.map(ViewNode.Look.stylesBelowBody.contains)
      ?? font.fixedFontSize?.stated.map { $0 <= 17 } ?? false
    return isSmall && !isBold
  }

  /// Whether it is SwiftUI's text of the default size, and not bold; a button has a color to be recognized by.
  fileprivate var isBodyText: Bool {
    ([.text, .label].contains(node.kind) && !["UILabel", "label"].contains(node.name)
      || node.name == "TextField")
      && platforms.mayInclude(.iOS, .iPadOS) && !isBold
      && (fontLook.map { $0.textStyle == "body" } ?? true)
      && !isInside(.button, .link)
  }

  private var isBold: Bool {
    sequence(first: self, next: \.parent).contains(where: \.node.look.isBold)
  }
}
