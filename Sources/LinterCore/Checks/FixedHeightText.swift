internal import Guidelines

/// Scalable text in a view with a fixed height.
struct FixedHeightText: Check {
  let id = CheckID(unchecked: "fixed-height-text")
  let rule = RuleID(unchecked: "layout-text-size")
  let inputs: [InterfaceFile.Kind] = [.swift, .storyboard, .xib, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "Text that follows Dynamic Type has room to grow.",
    ko: "다이나믹 타입을 따르는 글자에 커질 자리가 있습니다.")

  /// The approximate height of a line of body text at the largest text size, in points.
  private static let largestLine = 60.0

  /// The same for the smallest text style.
  private static let smallestLine = 40.0

  /// The classes of table rows, and of section headers and footers.
  private static let rows = ["UITableViewCell", "UITableViewHeaderFooterView"]

  /// The minimum height of a row in points; lower containers are gaps.
  private static let leastRow = 30.0

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    sheets(in: interface)
      + ([texts(in: interface)] + Self.rows.map { rows($0, in: interface) }).flatMap { views in
        views.onePerTree { view, count in
          let height = Metric.shown(view.node.look.height?.value ?? 0)
          let found = finding(
            at: view, for: .height, evidence: ["height": height, "count": "\(count)"],
            Bilingual(
              en:
                "larger text is cut off in a height of \(height) pt; give it a least height instead",
              ko: "높이 \(height)pt에서는 큰 글자가 잘립니다. 고정 높이 대신 최소 높이를 주세요"))
          let name = view.node.name
          return Self.rows.contains(name)
            ? found.caused(by: "\(name) in \(view.node.place.file)") : found
        }
      }
  }

  /// Sheets of one height whose text cannot scroll.
  private func sheets(in interface: Interface) -> [Finding] {
    interface.allViews.filter { view in
      guard view.node.layout.keepsHeight, view.node.ownModifiers.isEmpty else { return false }
      let shown = interface.unfolded(view.node).inPlace
      return shown.contains { Self.grows($0) }
        && shown.allSatisfy { $0.layout.scrolls == nil && ![.list, .other].contains($0.kind) }
    }.onePerTree { view, _ in
      finding(
        at: view, for: .sheet,
        Bilingual(
          en:
            "larger text is cut off in a sheet of one height; let it scroll, or add a large detent",
          ko: "높이가 하나뿐인 시트에서는 큰 글자가 잘립니다. 스크롤되게 하거나 큰 높이를 더하세요"))
    }
  }

  /// Table rows with a fixed height that does not fit two lines at the largest text size, unless more texts
  /// of the app have fixed sizes than follow Dynamic Type, as those in its rows may, except in the system's cells.
  private func rows(_ name: String, in interface: Interface) -> [PlacedView] {
    let rows = interface.views(.container).filter { view in
      let height = view.node.look.height?.stated ?? 0
      return view.node.name == name && height >= Self.leastRow
        && height < 2 * Self.largestLine && !view.platforms.areOnly(.macOS, .tvOS)
    }
    guard !rows.isEmpty else { return [] }
    let texts = interface.views(.text, .label, .button, .textField)
    let fixed = texts.filter { $0.node.look.fixedFontSize != nil }
    guard
      fixed.count > texts.count(where: { $0.node.look.hasTextStyle || $0.node.look.keepsTextSize })
    else { return rows }
    let files = Set(fixed.map(\.node.place.file))
    return rows.filter { $0.node.look.hasTextStyle && !files.contains($0.node.place.file) }
  }

  /// Texts of UIKit in code and in Interface Builder.
  private static let uiKit: Set<String> = ["UILabel", "label", "button"]

  private func texts(in interface: Interface) -> [PlacedView] {
    interface.views(.text, .container, .button, .shape).filter { view in
      guard let height = view.node.look.height?.stated, height > 0,
        height <= max(Self.largestLine, Self.room(for: view.node)),
        !Self.rows.contains(view.node.name)
      else {
        return false
      }
      // A label or button of UIKit only scales if its font is a text style.
      // The sizes of text on a watch differ little.
      return !view.platforms.areOnly(.macOS, .tvOS, .watchOS)
        && view.node.look.fixedFontSize == nil
        && (!Self.uiKit.contains(view.node.name) || view.node.look.hasTextStyle)
        && view.ancestors.allSatisfy { $0.node.look.fixedFontSize == nil }
        && view.node.ownModifiers.isEmpty && !view.isHiddenFromVoiceOver
        && !Self.shrinks(view.node)
        && (view.node.kind == .text || Self.isRowOfText(view.node) || Self.isTitled(view.node)
          || Self.holdsText(view.node))
    }
  }

  /// The minimum height of a stack's lines at the largest text size.
  private static func room(for node: ViewNode) -> Double {
    if grows(node) || isTitled(node) || holdsText(node) { return smallestLine }
    guard node.kind == .container, node.layout.scrolls != .vertical else { return 0 }
    let rooms = node.children.filter { $0.slot == .content && $0.branches == node.branches }
      .map(room)
    return node.name == "VStack" ? rooms.reduce(0, +) : rooms.max() ?? 0
  }

  /// Whether a stack contains scalable text, directly or nested; vertical scroll views have room.
  private static func isRowOfText(_ node: ViewNode) -> Bool {
    node.kind == .container && node.layout.scrolls != .vertical
      && node.children.contains { $0.slot == .content && (grows($0) || isRowOfText($0)) }
  }

  /// Whether a SwiftUI button has a scalable title.
  private static func isTitled(_ node: ViewNode) -> Bool {
    node.kind == .button && !node.name.hasPrefix("UI")
      && (node.text?.value?.isEmpty == false || node.labelViews.contains(where: grows))
  }

  /// Whether a shape of a fixed size has scalable text drawn over it.
  private static func holdsText(_ node: ViewNode) -> Bool {
    node.kind == .shape && node.children.contains { $0.slot == .overlay && grows($0) }
  }

  private static func grows(_ text: ViewNode) -> Bool {
    [.text, .label].contains(text.kind) && text.look.fixedFontSize == nil
      && text.ownModifiers.isEmpty && !shrinks(text) && text.text?.value?.isMark != true
  }

  /// Whether a text gets smaller where it does not fit, down to half its size or less.
  private static func shrinks(_ text: ViewNode) -> Bool { (text.look.leastScale ?? 1) <= 0.5 }

  private static let sizing =
    "collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt"

  var examples: [CheckExample] {
    func code(_ rest: String) -> String { ExampleText.swift(body: "    Text(\"Walks\")\(rest)") }
    func json(_ height: Int) -> String {
      ExampleText.json(views: #""kind": "text", "text": "Walks", "height": \#(height)"#)
    }
    func uikit(_ font: String) -> String {
      ExampleText.swift(
        viewDidLoad: """
              let walk = UILabel(); walk.heightAnchor.constraint(equalToConstant: 20).isActive = true
              walk.font = \(font)
          """)
    }
    func sheet(_ content: String, _ detents: String) -> String {
      ExampleText.swift(
        body: """
              Map().sheet(isPresented: $isShown) {
                \(content).presentationDetents([\(detents)])
              }
          """)
    }
    func rows(_ height: String) -> String {
      """
      class WalksController: UITableViewController {
        override func tableView(_ table: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
          \(height)
        }
      }
      """
    }
    return [
      .failing(.swift, at: [4], sheet("Text(walk.note)", ".height(200)")),
      .passing(.swift, sheet("ScrollView { Text(walk.note) }", ".fraction(0.3)")),
      .passing(.swift, sheet("Text(walk.note)", ".fraction(0.3), .large")),
      .passing(.swift, sheet("Text(walk.note)", ".medium")),
      .failing(.swift, at: [4], uikit(".preferredFont(forTextStyle: .body)")),
      .passing(.swift, uikit(".systemFont(ofSize: 14)")),
      .failing(.swift, at: [3], code(".font(.headline).frame(height: 20)")),
      .failing(.swift, at: [3], code(".frame(width: 200, height: 30)")),
      .failing(
        .swift, at: [3],
        ExampleText.swift(body: #"    HStack { Spacer(); Text("Walks") }.frame(height: 40)"#)),
      .failing(
        .swift, at: [3], ExampleText.swift(body: #"    Button("Start") { go() }.frame(height: 44)"#)
      ),
      .failing(
        .swift, at: [3],
        ExampleText.swift(body: "    Start.frame(height: 44)")
          + "\nextension WalksView { var Start: some View { Button(\"Go\") { go() } } }"),
      .passing(
        .swift,
        ExampleText.swift(
          body:
            #"    Button("Go", systemImage: "map") { go() }.labelStyle(.iconOnly).frame(height: 44)"#
        )),
      .failing(.swift, at: [3], rows("return 56")),
      .failing(
        .swift, at: [4],
        ExampleText.swift(viewDidLoad: "    tableView.rowHeight = 64")),
      .failing(
        .swift, at: [3],
        ExampleText.swift(
          body:
            #"    Group { ScrollView(.horizontal) { HStack { Text("Walks") } } }.frame(height: 40)"#
        )),
      .failing(
        .swift, at: [3],
        ExampleText.swift(
          body: #"    VStack { Text("Hill"); Text("9 km"); Text("Today") }.frame(height: 100)"#)),
      .passing(
        .swift,
        ExampleText.swift(
          body: #"    HStack { Text("Hill"); Text("9 km"); Text("Today") }.frame(height: 100)"#)),
      .failing(
        .swift, at: [3],
        rows("return model.rowHeight")
          + "\nextension WalksController { var model: WalkModel { WalkModel() } }"
          + "\nstruct WalkModel { let rowHeight = CGFloat(48) }"),
      .failing(
        .swift, at: [3],
        rows("return CGSize(width: view.bounds.width, height: 80)")
          .replacing("tableView(_ table: UITableView, heightForRowAt", with: Self.sizing)),
      .passing(
        .swift,
        rows("return CGSize(width: 90, height: 90)")
          .replacing("tableView(_ table: UITableView, heightForRowAt", with: Self.sizing)),
      .failing(
        .swift, at: [3],
        ExampleText.swift(
          body: #"    Capsule().frame(width: 50, height: 24).overlay { Text("New") }"#)),
      .passing(
        .swift,
        ExampleText.swift(
          body: #"    Circle().frame(width: 24, height: 24).overlay { Text("+") }"#)),
      .passing(.swift, rows("return UITableView.automaticDimension")),
      .passing(
        .swift,
        rows("return 56")
          + "\nfinal class Cell: UITableViewCell {\n  func setUp() {\n"
          + String(repeating: "    label.font = .systemFont(ofSize: 16)\n", count: 8)
          + "    note.font = .preferredFont(forTextStyle: .body)\n  }\n}"
      ),
      .failing(
        .swift, at: [3],
        files: [
          "Title.swift":
            .text("class Title: UIView { func setUp() { label.font = .systemFont(ofSize: 16) } }")
        ],
        rows("return 56")
          + "\nlet cell = UITableViewCell(style: .subtitle, reuseIdentifier: \"walk\")"),
      .failing(
        .swift, at: [3],
        rows("return 56")
          + "\nfinal class Cell: UITableViewCell {\n  func setUp() {\n"
          + "    badge.font = .systemFont(ofSize: 16)\n"
          + "    title.font = .preferredFont(forTextStyle: .body)\n"
          + "    note.font = .preferredFont(forTextStyle: .body)\n  }\n}"
      ),
      .passing(.swift, rows("return indexPath.row == 0 ? 200 : 300")),
      .passing(
        .swift, ExampleText.swift(body: #"    ScrollView { Text("Walks") }.frame(height: 40)"#)),
      .failing(.json, at: [2], json(24)),
      .passing(
        .swift,
        ExampleText.swift(
          body: #"    Button { go() } label: { Image(systemName: "map") }.frame(height: 44)"#)),
      .passing(
        .swift,
        ExampleText.swift(
          body: #"    HStack { Text("Walks").font(.system(size: 15)) }.frame(height: 40)"#)),
      .passing(.swift, code(".frame(minHeight: 20)")),
      .passing(.swift, code(".minimumScaleFactor(0.3).frame(height: 30)")),
      .passing(.swift, code(".font(.system(size: 15)).frame(height: 20)")),
      .passing(.swift, code(".frame(height: 200)")),
      .passing(.json, json(120)),
    ]
  }
}
