internal import Guidelines

/// Buttons smaller than the minimum hit target.
struct ButtonHitTarget: Check {
  let rule = RuleID(unchecked: "button-hit-target")
  let inputs = [InterfaceFile.Kind].screens
  let severity = Severity.warning
  let summary = Bilingual(
    en: "A button of a fixed size is large enough to hit.",
    ko: "크기를 고정한 버튼이 누르기에 넉넉합니다.")

  var needs: [LimitQuery] { [request(.width), request(.height)] }

  private func request(_ dimension: Dimension) -> LimitQuery {
    LimitQuery(rule: rule, dimension: dimension, unit: .points, bound: .minimum)
  }

  /// The minimum width and height of a target, if stated; for a view on several platforms, those on iPhone and iPad
  /// apply.
  private func limits(_ numbers: GuidelineNumbers, on platforms: [Platform]) -> [Side] {
    let touched = platforms.filter { [.iOS, .iPadOS].contains($0) }
    return [Dimension.width, .height].compactMap { dimension in
      numbers.limit(for: request(dimension), on: touched.isEmpty ? platforms.orPhone : touched)
        .map { (dimension, $0) }
    }
  }

  /// A side of a target and the least that it measures, which a team may state for both sides at once.
  private typealias Side = (dimension: Dimension, limit: GuidelineLimit)

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    let controls = interface.screens.flatMap { screen in
      screen.controls.filter { $0.kind == .button }.compactMap {
        finding(at: $0.place, [$0.width, $0.height], on: screen.platforms, numbers)
      }
    }
    let buttons =
      interface.views(.button, .menu, .navigationLink)
      + interface.views(.other).filter { interface.isImageButton($0.node) }
      + interface.views(.label).filter(\.isOfStyle)
      + interface.views(.image, .container, .text, .shape).filter {
        $0.node.tapAction != nil && !$0.isInside(.button, .menu)
      }
    let titled = buttons.filter(\.isDrawnLow).onePerTree { view, count in
      drawnFinding(at: view, count, numbers)
    }
    let views = buttons.filter { !$0.isTitledInDocument }.compactMap { view in
      view.touchSize.flatMap {
        finding(at: view.node.place(of: .size), $0, on: view.platforms, numbers)
      }
    }
    let rows = interface.views(.container).filter {
      $0.node.name == "UITableViewCell" && $0.node.action != nil
    }.compactMap {
      finding(
        at: $0.node.place, [nil, $0.node.look.height], on: $0.platforms, numbers, isRow: true)
    }
    let symbols = buttons.filter { $0.isBareSymbol || $0.isSmallText }.onePerTree { view, count in
      symbolFinding(at: view, count, numbers)
    }
    let isLow = { (view: PlacedView) in
      (view.roughHeight ?? .infinity) < PlacedView.leastRoughHeight
    }
    let low = buttons.filter(isLow).onePerTree { view, _ in lowFinding(at: view, numbers) }
    // A button shared by several platforms is reported once.
    var lines: Set<String> = []
    return (controls + views + rows + symbols + low + titled).filter {
      lines.insert("\($0.file):\($0.line)").inserted
    }
  }

  /// A finding at the first of `count` buttons that are only as large as their symbol.
  private func symbolFinding(
    at view: PlacedView, _ count: Int, _ numbers: GuidelineNumbers
  ) -> Finding? {
    let limits = limits(numbers, on: view.platforms)
    guard view.platforms.mayInclude(.iOS, .iPadOS, .visionOS),
      let limit = limits.map(\.limit).max(by: { $0.value < $1.value })
    else { return nil }
    let places = count > 1
    return finding(
      at: view, evidence: limit.evidence("count", Double(count), .minimum),
      Bilingual(
        en: """
          a button as small as its \(view.isSmallText ? "text" : "symbol")\
          \(places ? " (\(count) places)" : "") is hard to hit; \
          \(Self.size(limits, in: .en))
          """,
        ko: """
          \(view.isSmallText ? "글자" : "심볼")만 한 버튼\(places ? "(\(count)곳)" : "")은 누르기 어렵습니다. \
          \(Self.size(limits, in: .ko))
          """))
  }

  /// A finding for a button that its text and padding make too low.
  private func lowFinding(at view: PlacedView, _ numbers: GuidelineNumbers) -> Finding? {
    let limits = limits(numbers, on: view.platforms)
    guard view.platforms.mayInclude(.iOS, .iPadOS, .visionOS), let height = view.roughHeight,
      let limit = limits.first(where: { $0.dimension == .height })?.limit, height < limit.value
    else { return nil }
    let shown = Metric.shown(height.rounded())
    return finding(
      at: view, for: .label, evidence: limit.evidence("height", height.rounded(), .minimum),
      Bilingual(
        en: "a button about \(shown) pt high is hard to hit; \(Self.size(limits, in: .en))",
        ko: "높이가 \(shown)pt쯤인 버튼은 누르기 어렵습니다. \(Self.size(limits, in: .ko))")
    ).asNote
  }

  /// A finding at the first of `count` titled buttons that are low in a document.
  private func drawnFinding(
    at view: PlacedView, _ count: Int, _ numbers: GuidelineNumbers
  ) -> Finding? {
    let limits = limits(numbers, on: view.platforms)
    guard view.platforms.mayInclude(.iOS, .iPadOS, .visionOS),
      let height = view.node.look.height?.value,
      let limit = limits.first(where: { $0.dimension == .height })?.limit, height < limit.value
    else { return nil }
    let shown = Metric.shown(height.rounded())
    let places = count > 1
    return finding(
      at: view, confidence: .possible, evidence: limit.evidence("height", height, .minimum),
      Bilingual(
        en: "a button drawn \(shown) pt high\(places ? " (\(count) places)" : "") is hard to hit; "
          + Self.size(limits, in: .en),
        ko: "높이 \(shown)pt로 그린 버튼\(places ? "(\(count)곳)" : "")은 누르기 어렵습니다. "
          + Self.size(limits, in: .ko))
    ).asNote
  }

  /// A finding if a fixed width or height is too small; `sides` contains them in that order.
  private func finding(
    at place: Place, _ sides: [Fact<Double>?], on platforms: [Platform],
    _ numbers: GuidelineNumbers, isRow: Bool = false
  ) -> Finding? {
    // Small buttons are fine for a pointer, and irrelevant for focus on Apple TV.
    guard platforms.mayInclude(.iOS, .iPadOS, .visionOS),
      sides.contains(where: { $0?.value != nil })
    else { return nil }
    let limits = limits(numbers, on: platforms)
    let small = zip([Dimension.width, .height], sides).compactMap {
      dimension, fact -> (Dimension, Double, GuidelineLimit, Bool)? in
      // A link of no size is followed by code.
      guard let fact, let value = fact.value, value > 0,
        let limit = limits.first(where: { $0.dimension == dimension })?.limit,
        value < Self.least(by: limit)
      else { return nil }
      return (dimension, value, limit, fact.isStated)
    }
    guard let (dimension, value, limit, isStated) = small.first else { return nil }
    let names = small.map { "\($0.0.name(in: .en)) \(Metric.shown($0.1))" }
    let koreanNames = small.map { "\($0.0.name(in: .ko)) \(Metric.shown($0.1))" }
    // Only `likely`, since the hit-testing area may be larger than what is drawn.
    return finding(
      at: place, isStated ? .likely : .possible,
      evidence: limit.evidence(dimension.rawValue, value, .minimum),
      Bilingual(
        en: """
          a \(isRow ? "row" : "button") of \(names.joined(separator: ", ")) pt is hard to hit; \
          \(Self.size(limits, in: .en))
          """,
        ko: """
          \(isRow ? "행" : "버튼")의 크기(\(koreanNames.joined(separator: ", "))pt)가 누르기에 작습니다. \
          \(Self.size(limits, in: .ko))
          """))
  }

  /// The size from which on nothing is said: nine tenths of Apple's number, as reviewers wave the rest
  /// away; a team means its own to the point.
  private static func least(by limit: GuidelineLimit) -> Double {
    limit.metric.authority == .apple ? limit.value * 0.9 : limit.value
  }

  /// How large a target is by `limits`, the least of its width and of its height, where they are stated.
  private static func size(_ limits: [Side], in language: Language) -> String {
    let sides = limits.map { dimension, limit in
      let stated = limit.stated[language] ?? ""
      return (dimension.name(in: language), stated)
    }
    let isOne = Set(sides.map(\.1)).count == 1 && sides.count > 1
    return switch language {
    case .en:
      isOne
        ? "its target has at least \(sides[0].1) pt each way"
        : "its target has a \(sides.map { "\($0.0) of at least \($0.1) pt" }.joined(separator: " and a "))"
    case .ko:
      isOne
        ? "히트 영역은 가로세로 \(sides[0].1)pt 이상입니다"
        : "히트 영역은 \(sides.map { "\($0.0) \($0.1)pt" }.joined(separator: ", ")) 이상입니다"
    }
  }

  var examples: [CheckExample] {
    func json(_ platform: String, _ size: String, kind: String = "button") -> String {
      ExampleText.json(
        platform,
        screen: "\"controls\": [\n{\"kind\": \"\(kind)\", \"text\": \"Start\", \(size)}\n]")
    }
    func drawn(_ title: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      <button id="b"><rect key="frame" x="0" y="0" width="30" height="30"/>
      <state key="normal" \(title)image="star"/></button></objects></document>
      """
    }
    func titled(_ height: Int) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      <button id="b"><rect key="frame" x="0" y="0" width="80" height="\(height)"/>
      <state key="normal" title="Start"/></button></objects></document>
      """
    }
    func code(_ width: Int, _ height: Int) -> String {
      ExampleText.swift(
        body: """
              Button("Start") { start() }
                .frame(width: \(width), height: \(height))
          """)
    }
    func label(_ rest: String) -> String {
      ExampleText.swift(
        body: """
              Button { close() } label: {
                Image(systemName: "xmark").frame(width: 24, height: 24)\(rest)
              }
          """)
    }
    func rows(_ height: Int) -> String {
      """
      class WalksController: UITableViewController {
        override func tableView(_ table: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
          \(height)
        }
        override func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) { open(path) }
      }
      """
    }
    func made(_ more: String) -> String {
      """
      class WalkController: UIViewController {
        let close = CloseButton()
        override func viewDidLoad() {
          close.widthAnchor.constraint(equalToConstant: 24).isActive = true
        }
      }
      class CloseButton: UIButton {
        func prepare() { setImage(UIImage(systemName: "xmark"), for: .normal) }
        \(more)
      }
      """
    }
    func bare(_ rest: String, _ symbol: String = #"Image(systemName: "xmark")"#) -> String {
      ExampleText.swift(body: "    HStack { Button { close() } label: { \(symbol)\(rest) } }")
    }
    return [
      .failing(.swift, at: [3], label("")),
      .failing(.swift, at: [3], label(".contentShape(Rectangle())")),
      .failing(
        .swift, at: [3],
        ExampleText.swift(
          body: #"    Button { close() } label: { Image(systemName: "xmark").frame(24) }"#)
            + """

            extension View {
              func frame(_ side: CGFloat) -> some View { frame(width: side, height: side) }
            }
            """),
      .failing(
        .swift, at: [3],
        ExampleText.swift(
          body: #"    Button { close() } label: { Image("x").resizable().frame(width: 22) }"#)),
      .failing(
        .swift, at: [3],
        ExampleText.swift(body: "    CloseButton().frame(width: 18)")
          + """

          struct CloseButton: View {
            var body: some View { Button { close() } label: { Image("x").resizable() } }
          }
          """),
      .failing(
        .swift, at: [3],
        ExampleText.swift(
          body: """
                Button { close() } label: {
                  Image(systemName: "xmark").frame(minWidth: 44, minHeight: 36)
                }
            """)),
      .failing(
        .swift, at: [3],
        ExampleText.swift(
          body:
            #"    Button { close() } label: { Text("Close").frame(height: 30).padding(.top, 4) }"#)),
      .passing(
        .swift,
        ExampleText.swift(
          body: #"    Button { close() } label: { Text("Close").frame(minHeight: 30) }"#)),
      .failing(.swift, at: [3], bare(".font(.caption)")),
      .failing(
        .swift, at: [3],
        bare("", #"if isOpen { Image(systemName: "minus") } else { Image(systemName: "plus") }"#)),
      .passing(
        .swift,
        ExampleText.swift(
          body: "    NavigationLink(destination: Map()) {}.frame(width: 0, height: 0)")),
      .failing(
        .swift, at: [3], bare("", "Text(\"Clear\").font(.caption).fontWeight(.medium)")),
      .passing(.swift, bare("", "Text(\"Clear\")")),
      .failing(.swift, at: [3], bare("", "Text(\"Clear\").font(.footnote).padding(.vertical, 5)")),
      .failing(.swift, at: [3], bare("", #"HStack { Image(systemName: "tag").padding(4) }"#)),
      .passing(.swift, bare("", "Text(\"Clear\").padding(.vertical, 12)")),
      .failing(
        .swift, at: [3],
        bare("", #"if isBusy { ProgressView() } else { Text("Get").padding(.vertical, 4) }"#)),
      .passing(.swift, bare("", "Text(\"Hills\\nand\\nlakes\").padding(.vertical, 4)")),
      .passing(.swift, bare("", "Text(\"All the walks that begin near you\").padding(4)")),
      .passing(.swift, bare("", "Text(walk.summary).padding(4)")),
      .failing(.swift, at: [3], bare("", "Text(walk.summary).lineLimit(1).padding(4)")),
      .passing(.swift, bare("", "Text(\"Clear\").lineLimit(3, reservesSpace: true).padding(4)")),
      .passing(.swift, bare("", "Text(\"Clear\").containerRelativeFrame(.vertical).padding(4)")),
      .passing(
        .swift,
        ExampleText.swift(
          body: """
                Button { clear() } label: { Text("Clear").padding(4) }.frame(minHeight: 44)
                Button { clear() } label: { Text("Clear").padding(4) }.controlSize(.large)
                Button { clear() } label: { Text("Clear").padding(4) }.padding(8)
            """)),
      .passing(.swift, bare("", "Text(\"Clear\").padding(.vertical, gap)")),
      .failing(
        .swift, at: [3],
        ExampleText.swift(
          body: #"    HStack { Text("Hills"); Mark() }.frame(height: 32).onTapGesture { open() }"#)),
      .passing(.swift, bare("", "Text(\"Clear\").font(.caption).padding(12)")),
      .passing(.swift, bare(".padding()")),
      .passing(.swift, bare(".font(.system(size: 44))")),
      .passing(
        .swift,
        ExampleText.swift(
          body: """
                VStack {
                  Button { unlock() } label: { Image(systemName: "lock.fill") }
                    .font(.system(size: 80))
                }
            """)),
      .passing(.swift, bare("", #"Image(systemName: "xmark"); Text("Close")"#)),
      .passing(
        .swift,
        ExampleText.swift(
          body:
            #"    Button { close() } label: { Image(systemName: "xmark") }.buttonStyle(.bordered)"#)
      ),
      .failing(
        .swift, at: [4],
        ExampleText.swift(
          body: """
                List { Section { Text("Hill") } header: { HStack {
                  Button { clear() } label: { Text("Clear").font(.caption) }
                } } }
            """)),
      .passing(.swift, label(".padding(10)")),
      .passing(.swift, label(".contentShape(Rectangle().inset(by: -10))")),
      .failing(.json, at: [3], json("iOS", #""width": 30, "height": 30"#)),
      .failing(.json, at: [3], json("visionOS", #""width": 120, "height": 44"#)),
      .failing(.swift, at: [3], code(28, 28)),
      .failing(
        .swift, at: [4],
        ExampleText.swift(
          viewDidLoad: """
                let close = UIButton(type: .system)
                close.frame = .init(x: 0, y: 0, width: 24, height: 24)
            """)),
      .failing(.swift, at: [4], made("")),
      .passing(.swift, made("override func point(inside place: CGPoint) -> Bool { true }")),
      .failing(.swift, at: [3], rows(24)), .passing(.swift, rows(44)),
      .passing(.swift, rows(24).replacing("didSelectRowAt", with: "didEndDisplaying")),
      .failing(
        .swift, at: [3],
        ExampleText.swift(
          body: #"    Form { HStack { Image(systemName: "xmark").onTapGesture { clear() } } }"#)),
      .passing(.json, json("iOS", #""width": 44, "height": 44"#)),
      .passing(.json, json("macOS", #""width": 30, "height": 20"#)),
      .passing(.json, json("iOS", #""width": 20, "height": 20"#, kind: "image")),
      .failing(.xib, at: [2], drawn("")),
      .passing(.xib, drawn(#"title="Add" "#)),
      .failing(.xib, at: [2], titled(27)), .failing(.xib, at: [2], titled(33)),
      .passing(.xib, titled(30)), .passing(.xib, titled(40)),
      .passing(
        .xib,
        titled(27).replacing("<button", with: "<barButtonItem id=\"i\"><button")
          .replacing("</button>", with: "</button></barButtonItem>")),
      .passing(.json, json("iOS\", \"visionOS", #""width": 120, "height": 44"#)),
      .passing(.swift, code(40, 40)), .passing(.swift, code(200, 50)),
    ]
  }
}
