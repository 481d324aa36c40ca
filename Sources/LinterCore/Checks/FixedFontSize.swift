internal import Guidelines

/// Text in a fixed size, which ignores Dynamic Type.
struct FixedFontSize: Check {
  let id = CheckID(unchecked: "fixed-font-size")
  let rule = RuleID(unchecked: "type-dynamic-type")
  let inputs = [InterfaceFile.Kind].screens
  let severity = Severity.warning
  let summary = Bilingual(
    en: "Text follows the size that people have chosen.", ko: "글자가 사용자가 고른 크기를 따릅니다.")

  /// Text above this size in points is a picture more than something to read.
  private static let largest = 60.0

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    let views =
      interface.views(.text, .label, .button, .textField, .textEditor)
      + interface.views(.other).filter { view in
        // A view of the app passes its font on to its texts.
        view.node.look.hasFont
          && interface.placedViews.bodies[view.node.name]?.inPlace.contains {
            $0.kind == .text && !$0.look.hasFont
          } == true
      }
    let fixed = views.filter { view in
      let isEnlarged = !view.platforms.areOnly(.macOS, .tvOS)
      // Tiny text only serves as a spacer, and the system's badges do not follow the text size either.
      let size = view.fixedFontSize ?? 0
      return isEnlarged && size > 6 && size <= Self.largest && view.node.text?.value?.isMark != true
        && !Self.isOfImages(view.node)
        && !InterfaceWords.namesBadge(view.node.name)
    }
    let sizes = Dictionary(grouping: fixed) { ObjectIdentifier($0.root) }
      .mapValues { Set($0.map(\.fixedFontSize)) }
    return fixed.sorted { ($0.fixedFontSize ?? 0) > ($1.fixedFontSize ?? 0) }.onePerTree {
      view, count in
      let size = Metric.shown(view.fixedFontSize ?? 0)
      let places = count > 1
      // The largest size is told first.
      let differ = (sizes[ObjectIdentifier(view.root)]?.count ?? 1) > 1
      let (most, mostKo) = differ ? ("up to ", "최대 ") : ("", "")
      return finding(
        at: view.fontOwner ?? view, for: .font, evidence: ["size": size, "count": "\(count)"],
        Bilingual(
          en: """
            text of a fixed size (\(most)\(size) pt\(places ? ", \(count) places" : "")) does not \
            follow Dynamic Type; use a text style
            """,
          ko: """
            크기를 고정한 글자(\(mostKo)\(size)pt\(places ? ", \(count)곳" : ""))가 다이나믹 타입을 따르지 않습니다. \
            텍스트 스타일을 쓰세요
            """))
    }
  }

  /// Whether the label of a button is known to be images alone, which the font sizes.
  private static func isOfImages(_ node: ViewNode) -> Bool {
    let shown = node.children.filter { $0.slot == .label }.flatMap(\.everything)
    return node.kind == .button && shown.contains { $0.kind == .image }
      && shown.allSatisfy { [.image, .shape, .color, .container].contains($0.kind) }
  }

  var examples: [CheckExample] {
    func code(_ font: String) -> String {
      ExampleText.swift(body: "    Text(\"Walks\").font(\(font))")
    }
    func json(_ platform: String) -> String {
      ExampleText.json(platform, views: #""kind": "text", "text": "Walks", "fontSize": 15"#)
    }
    func uikit(_ line: String) -> String { ExampleText.swift(viewDidLoad: "    \(line)") }
    let font = "UIFont.systemFont(ofSize: 15)"
    func made(_ lines: String) -> String {
      """
      class WalkView: UIView {
        let note = UILabel()
        let send = UIButton()
        func show(_ walk: Walk) { \(lines) }
        func style(_ label: UILabel) { label.font = .preferredFont(forTextStyle: .body) }
      }
      """
    }
    let label = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      <tableViewCell id="c" customClass="WalkCell"><subviews>
      <label text="Hill" id="l">
      <fontDescription key="fontDescription" type="system" pointSize="15"/>
      </label></subviews>
      <connections><outlet property="title" destination="l" id="o"/></connections></tableViewCell>
      </objects></document>
      """
    func cell(_ line: String) -> [String: CheckExample.Content] {
      ["WalkCell.swift": .text("class WalkCell: UITableViewCell { func show() { \(line) } }")]
    }
    return [
      .failing(.swift, at: [3], code(".system(size: 15)")),
      .failing(.swift, at: [3], code(#".custom("Avenir", fixedSize: 13)"#)),
      .failing(
        .swift, at: [3],
        code(".small(12)")
          + "\nextension Font { static func small(_ size: CGFloat) -> Font { .system(size: size) } }"
      ),
      .failing(
        .swift, at: [3],
        ExampleText.swift(body: #"    VStack { Text("Walks") }.font(.system(size: 15))"#)),
      .failing(
        .swift, at: [4],
        """
        struct WalkRow: View {
          let title: Text
          var body: some View {
            HStack { title }.font(.system(size: 15))
          }
        }
        """),
      .failing(.swift, at: [4], uikit("let style = [NSAttributedString.Key.font: \(font)]")),
      .failing(.swift, at: [4], uikit("label.font = \(font).bold()")),
      .failing(.swift, at: [4], uikit(#"label.font = UIFont(name: "Avenir", size: 14)"#)),
      .failing(
        .swift, at: [4], uikit(#"label.font = UIFont(name: "Avenir", size: 14) ?? \(font)"#)),
      .failing(.swift, at: [4], uikit("text.addAttribute(.font, value: \(font), range: all)")),
      .passing(
        .swift,
        uikit(
          #"label.font = UIFontMetrics.default.scaledFont(for: UIFont(name: "Avenir", size: 14)!)"#)
      ),
      .failing(.xib, at: [3], label),
      .passing(
        .xib,
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <button buttonType="infoLight" id="b">
        <fontDescription key="fontDescription" type="system" pointSize="15"/>
        </button></objects></document>
        """),
      .passing(.xib, files: cell("title.font = .preferredFont(forTextStyle: .body)"), label),
      .failing(.xib, at: [3], files: cell("title.font = title.font.bold()"), label),
      .passing(.xib, files: cell("title.attributedText = styled(walk)"), label),
      .passing(
        .xib,
        files: cell("for text in [title] { text.font = .preferredFont(forTextStyle: .body) }"),
        label),
      .passing(
        .swift,
        """
        let style = [NSAttributedString.Key.font: \(font)]
        func picture() -> UIImage { UIGraphicsImageRenderer(size: size).image { draw($0) } }
        """),
      .failing(
        .swift, at: [4],
        """
        class WalkCell: UITableViewCell {
          func font(for walk: Walk) -> UIFont {
            switch walk.kind {
            case .long: return .boldSystemFont(ofSize: 18)
            default: return .systemFont(ofSize: 15)
            }
          }
        }
        """),
      .passing(.swift, uikit("bar.titleTextAttributes = [.font: \(font)]")),
      .passing(
        .swift,
        uikit(
          """
          name.font = \(font)
              let names = UIStackView(arrangedSubviews: [name, place])
              navigationItem.titleView = names
          """)),
      .failing(
        .swift, at: [4],
        uikit(
          """
          name.font = \(font)
              let names = UIStackView(arrangedSubviews: [name, place])
              view.addSubview(names)
          """)),
      .passing(
        .swift,
        uikit(#"text.append(NSAttributedString(string: "\n ", attributes: [.font: \#(font)]))"#)
      ),
      .passing(.swift, uikit("let map = map.applyingSymbolConfiguration(.init(font: \(font)))")),
      .failing(.swift, at: [4], uikit("bar.largeTitleTextAttributes = [.font: \(font)]")),
      .failing(
        .swift, at: [2],
        "extension UIFont {\n  static var walk: UIFont { UIFont(name: \"Avenir\", size: 18)! }\n}"),
      .passing(
        .swift,
        "extension UIFont {\n  static var walk: UIFont { UIFont(name: \"Avenir\", size: 18)! }\n"
          + "  var large: UIFont { UIFontMetrics.default.scaledFont(for: self) }\n}"),
      .failing(
        .swift, at: [5],
        """
        enum Style {
          case title, sign
          var font: Font {
            switch self {
            case .sign: .system(size: 18).bold()
            case .title: .title
            }
          }
        }
        """),
      .passing(
        .swift,
        ExampleText.swift(
          body: #"    Button(action: open) { Image(systemName: "map") }.font(.system(size: 30))"#)),
      .failing(
        .swift, at: [3],
        ExampleText.swift(
          body: #"    Button(action: open) { Label("Map", image: "map") }.font(.system(size: 30))"#)
      ),
      .failing(.swift, at: [2], made(#"note.text = "Hill""#)),
      .failing(.swift, at: [2], made("note.text = walk.name; addSubview(note)")),
      .failing(.swift, at: [3], made(#"send.setTitle("Send", for: .normal)"#)),
      .passing(.swift, made("send.setImage(icon, for: .normal)")),
      .passing(
        .swift,
        made(#"send.setTitle("Send", for: .normal)"#)
          .replacing("UIButton()", with: "UIButton(configuration: filled)")),
      .passing(
        .swift, made(#"send.setTitle("Send", for: .normal); send.titleLabel?.font = font"#)),
      .passing(.swift, made(#"send.setTitle("Send", for: .normal); send.configuration = filled"#)),
      .passing(.swift, made("note.text = walk.name; note.font = font")),
      .passing(.swift, made("note.attributedText = text")),
      .passing(.swift, made("note.text = walk.name; style(note)")),
      .passing(.swift, made("note.text = walk.name; note.applyTheme()")),
      .passing(.swift, made("note.text = walk.name; for text in [note] { text.font = font }")),
      .passing(.swift, made("note.text = walk.name; item = UIBarButtonItem(customView: note)")),
      .passing(
        .swift,
        files: [
          "Walks.swift": .text("func show(cell: WalkView) { cell.note.font = font }")
        ], made("note.text = walk.name")),
      .failing(.json, at: [2], json("iOS")),
      .passing(
        .swift,
        ExampleText.swift(
          body: #"    VStack { Text("Walks").font(.body) }.font(.system(size: 15))"#)),
      .failing(.swift, at: [3], code(".system(size: 48).bold()")),
      .failing(.swift, at: [3], code("isLong ? .system(size: 18) : .system(size: 24)")),
      .passing(.swift, code("isLong ? .system(size: 18) : .title")),
      .passing(.swift, code(".headline")),
      .passing(.swift, code(#".custom("Avenir", size: 15, relativeTo: .body)"#)),
      .passing(.swift, code(".system(size: 64)")),
      .passing(.json, json("macOS")),
    ]
  }
}

extension PlacedView {
  /// The fixed size of its text in points.
  fileprivate var fixedFontSize: Double? { fontOwner?.node.look.fixedFontSize?.value }

  /// The view that sets its font, itself or the nearest ancestor with one.
  fileprivate var fontOwner: PlacedView? {
    if node.look.hasFont || node.look.fixedFontSize != nil { return self }
    // The content of a control is a separate text.
    guard node.kind == .text || node.text != nil, node.slot != .presented else { return nil }
    for around in ancestors {
      let look = around.node.look
      if look.hasFont || look.fixedFontSize != nil { return around }
      if [.presented, .destination].contains(around.node.slot) { return nil }
    }
    return nil
  }
}
