import Guidelines
import LinterCore
import SwiftInterfaceReader
import Testing

@Suite("The sources of a module are read together")
struct SwiftModuleTests {
  /// The first view of `screen` where `others` are of the same module.
  private func view(_ screen: String, _ others: String...) throws -> ViewNode {
    let source = SwiftSource(
      "struct Root: View {\n  var body: some View {\n\(screen)\n  }\n}", path: "Root.swift")
    let rest = others.enumerated().map { SwiftSource($1, path: "\($0).swift") }
    let interface = SwiftInterfaceReader.read(source, in: SwiftModule([source] + rest))
    return try #require(interface.views.first?.children.first)
  }

  @Test(
    "A text is what a constant of another source says",
    arguments: [
      ("Words.title", "enum Words { static let title = \"Walks\" }"),
      ("App.Words.title", "enum App { enum Words { static let title = \"Walks\" } }"),
      (
        "Tab.walks.title",
        "enum Tab { case walks\n var title: String { switch self { case .walks: \"Walks\" } } }"
      ),
      (
        "L10n.title", #"enum L10n { static let title = L10n.tr("Main", "t.w", fallback: "Walks") }"#
      ),
    ])
  func texts(name: String, other: String) throws {
    #expect(try view("Text(\(name))", other).text?.value?.values.en == "Walks")
  }

  @Test("A class that makes itself a button in another source says so, whatever its functions are")
  func traits() throws {
    let screen = """
      class Screen: UIViewController {
        let lamp = Lamp()
        override func viewDidLoad() {
          lamp.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(turn)))
        }
      }
      """
    func taps(_ function: String) -> [ViewNode] {
      let lamp =
        "class Lamp: UIView { init() { describe() }; private func describe() { \(function) } }"
      let sources = [screen, lamp].enumerated().map { SwiftSource($1, path: "\($0).swift") }
      let views = SwiftInterfaceReader.read(sources[0], in: SwiftModule(sources)).views
      return views.flatMap(\.children).filter { $0.tapAction != nil }
    }
    #expect(taps("isHidden = false").count == 1)
    #expect(taps("accessibilityTraits.insert(.button)").isEmpty)
  }

  @Test(
    "A button of an image has the description that another class gives it",
    arguments: [
      ("row.close.accessibilityLabel = \"Close\"", 0), ("row.close.isHidden = true", 1),
      ("row.open.accessibilityLabel = \"Open\"", 1),
    ])
  func descriptions(line: String, count: Int) {
    let row = """
      class WalkRow: UIView {
        let close = UIButton()
        func fill() { close.setImage(UIImage(systemName: "xmark"), for: .normal) }
      }
      """
    let list = "class WalksView: UIView { func show() { \(line) } }"
    let sources = [row, list].enumerated().map { SwiftSource($1, path: "\($0).swift") }
    let module = SwiftModule(sources)
    var interface = SwiftInterfaceReader.read(sources[0], in: module)
    interface.merge(SwiftInterfaceReader.read(sources[1], in: module))
    let checks = Checks.all.filter { $0.id.rawValue == "control-label" }
    let report = lint(interface, numbers: GuidelineNumbers(metrics: []), checks: checks)
    #expect(report.findings.count == count)
  }

  @Test("A screen that a view of the app opens is not read again for each use of the view")
  func openedScreens() throws {
    let row = """
      struct Row: View {
        let title: String
        var body: some View {
          Badge(title: title).sheet(isPresented: $isOpen) { Detail(title: title) }
        }
      }
      struct Badge: View { let title: String; var body: some View { Text(title) } }
      struct Detail: View { let title: String; var body: some View { Text(title) } }
      """
    let badge = try #require(try view("Row(title: \"Hills\")", row).unfolded.first)
    #expect(badge.unfolded.map(\.text?.value?.values.en) == ["Hills"])
    let sheet = try #require(badge.children.first { $0.kind == .sheet })
    #expect(sheet.children.map(\.name) == ["Detail"])
    #expect(sheet.children.map(\.unfolded) == [[]])
  }

  @Test("What others hide, and what two declare differently, is not known")
  func unknown() throws {
    let hidden = "enum Words { private static let title = \"Walks\" }"
    #expect(try view("Text(Words.title)", hidden).text?.value == nil)
    let (one, other) = (
      "enum Words { static let title = \"A\" }", "enum Words { static let title = \"B\" }"
    )
    #expect(try view("Text(Words.title)", one, other).text?.value == nil)
  }

  @Test("Sizes and modifiers of another source change a view")
  func modifiers() throws {
    let size = "enum Size { static let icon: CGFloat = 20 }"
    #expect(try view("Text(\"A\").frame(width: Size.icon)", size).look.width == .stated(20))
    let spoken = "extension View { func spoken() -> some View { accessibilityLabel(\"S\") } }"
    let described = try view("Image(\"a\").spoken()", spoken)
    #expect(described.accessibility.label?.value?.values.en == "S")
    let hidden = """
      extension Text {
        func titled() -> Text { large() }
        private func large() -> Text { font(.system(size: 30)) }
      }
      """
    #expect(try view("Text(\"A\").titled()", hidden).look.fixedFontSize == .stated(30))
    let card = """
      struct Card: ViewModifier {
        let size: CGFloat
        func body(content: Content) -> some View { content.font(.system(size: size)).padding() }
      }
      """
    #expect(
      try view("Text(\"A\").modifier(Card(size: 13))", card).look.fixedFontSize == .stated(13))
    let around = """
      struct Card: ViewModifier {
        func body(content: Content) -> some View { VStack { content }.font(.system(size: 13)) }
      }
      """
    let unchanged = try view("Text(\"A\").modifier(Card())", around)
    #expect(unchanged.look.fixedFontSize == nil && unchanged.ownModifiers == ["modifier"])
  }

  @Test("What a modifier of another source shows stands in that source")
  func places() throws {
    let asking =
      "extension View {\n  func asking() -> some View {\n    alert(\"A\", isPresented: $a) { Button(\"B\") {} }\n  }\n}"
    let alert = try #require(try view("Text(\"T\").asking()", asking).children.first)
    #expect(alert.place.file == "0.swift" && alert.place.line == 3)
  }

  /// The alerts of `use` where `other` is of the same module.
  private func alerts(_ use: String, _ other: String) -> [ViewNode] {
    func inside(_ view: ViewNode) -> [ViewNode] { [view] + view.children.flatMap(inside) }
    let source = SwiftSource(
      "final class Walks: Model {\n  func end() {\n\(use)\n  }\n}", path: "Use.swift")
    let module = SwiftModule([source, SwiftSource(other, path: "Other.swift")])
    return SwiftInterfaceReader.read(source, in: module).views.flatMap(inside)
      .filter { $0.kind == .alert }
  }

  @Test(
    "An alert that a function or a type of another source makes stands where it is asked for",
    arguments: [
      (
        #"tell("Saved", "Later")"#,
        """
        extension UIViewController {
          func tell(_ title: String, _ message: String) {
            let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Close", style: .cancel))
          }
        }
        """
      ),
      (
        #"shownAlert = .init(title: "Saved", message: "Later", button: "Close")"#,
        "struct WalkAlert { let title: String; let message: String; let button: String }"
      ),
      (
        #"tell(title: "Saved", message: "Later")"#,
        """
        struct WalkAlert { let title: String; let message: String }
        class Model {
          var alert: WalkAlert?
          func tell(title: String, message: String) { alert = WalkAlert(title: title, message: message) }
        }
        """
      ),
    ])
  func alerts(use: String, other: String) throws {
    let found = alerts(use, other)
    let alert = try #require(found.first)
    #expect(found.count == 1 && alert.place.line == 3)
    #expect(alert.text?.value?.values.en == "Saved")
    #expect(alert.children.first { $0.slot == .message }?.text?.value?.values.en == "Later")
  }

  @Test(
    "What only looks like an alert of the app is none",
    arguments: [
      (
        #"row = .init(title: "Saved", message: "Later")"#,
        "struct WalkAlert { let title, message: String }"
      ),
      (
        #"shownAlert = WalkAlert(title: "", message: "")"#,
        "struct WalkAlert { let title: String; let message: String }"
      ),
      (#"tell("Saved")"#, "class Model { func tell(_ title: String) { print(title) } }"),
    ])
  func noAlerts(use: String, other: String) {
    #expect(alerts(use, other).isEmpty)
  }

  @Test(
    "A number is worked out of constants of another source",
    arguments: [
      ("Size.icon / 2", 22.0), ("Size.icon - 2 * 4", 36), ("min(Size.icon, 30)", 30),
      ("max(Size.wide, 10)", 88), ("CGFloat(Size.icon)", 44), ("(Size.icon + 4) / 2", 24),
      ("isOpen ? 30 : 30", 30), ("-Size.icon + 60", 16), ("Size.icon as CGFloat", 44),
    ])
  func numbers(amount: String, result: Double) throws {
    let size = """
      enum Size { static let icon: CGFloat = 44; static var wide: CGFloat { icon * 2 } }
      """
    #expect(try view("Text(\"A\").frame(width: \(amount))", size).look.width == .stated(result))
  }

  @Test(
    "A number that the source does not state is not worked out",
    arguments: ["isOpen ? 30 : 40", "width / 2", "Size.icon % 2", "44 / 0", "max(width, 10)"])
  func unknownNumbers(amount: String) throws {
    let size = "enum Size { static let icon: CGFloat = 44 }"
    #expect(try view("Text(\"A\").frame(width: \(amount))", size).look.width == nil)
  }

  @Test(
    "A color is followed to what another source states",
    arguments: [
      (".ink", ColorName.literal(0.2, 0.4, 0.6)), ("Color.ink", .literal(0.2, 0.4, 0.6)),
      ("Color.ink.opacity(0.5)", .faded(.literal(0.2, 0.4, 0.6), opacity: 0.5)),
      ("Color.leaf", .asset("leaf")), ("Color(.stone)", .literal(0.5, 0.5, 0.5)),
      ("Color(uiColor: .sky)", .adaptive(light: .system("white"), dark: .system("black"))),
      ("Color.dusk", .adaptive(light: .system("white"), dark: .system("black"))),
      ("Theme.title", .literal(0.2, 0.4, 0.6)), ("Art.moss.swiftUIColor", .asset("moss")),
      (
        "scheme == .dark ? Color.black : .white",
        .adaptive(light: .system("white"), dark: .system("black"))
      ),
      ("Color(wide: 51)", .literal(0.2, 0, 0)), ("Color(hex: \"336699\")", .literal(0.2, 0.4, 0.6)),
    ])
  func colors(given: String, color: ColorName) throws {
    let colors = """
      extension Color {
        static let ink = Color(red: 51 / 255, green: 0.4, blue: 0.6)
        static var leaf: Color { Color("leaf", bundle: .module) }
        static let dusk = Color(UIColor.dusk)
        init(wide: Double) { self.init(red: wide / 255, green: 0, blue: 0) }
      }
      extension UIColor {
        static let stone = UIColor(white: 0.5, alpha: 1)
        static let sky = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
        static let dusk = UIColor { traits in
          if traits.userInterfaceStyle == .light { return .white }
          return .black
        }
      }
      enum Theme { static var title: Color { .ink } }
      enum Art { static let moss = ColorAsset(name: "moss") }
      """
    #expect(
      try view("Text(\"A\").foregroundStyle(\(given))", colors).look.foreground == .stated(color))
  }

  @Test(
    "A color that is chosen while the app runs is not known",
    arguments: ["isOn ? Color.red : .blue", "tint", "theme.title", "Color.red.opacity(share)"])
  func unknownColors(given: String) throws {
    #expect(try view("Text(\"A\").foregroundStyle(\(given))").look.foreground?.value == nil)
  }
}
