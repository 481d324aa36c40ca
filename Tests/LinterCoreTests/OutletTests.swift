import Guidelines
import InterfaceReaders
import LinterCore
import SwiftInterfaceReader
import Testing

@Suite("What other code does to a view counts for it")
struct OutletTests {
  /// The lines of what `check` finds in `sources` and `document`.
  private func lines(
    _ check: String, _ sources: [String], document: String? = nil
  ) throws -> [Int] {
    let parsed = sources.enumerated().map { SwiftSource($1, path: "\($0).swift") }
    let module = SwiftModule(parsed)
    var interface = Interface()
    for source in parsed { interface.merge(SwiftInterfaceReader.read(source, in: module)) }
    if let document {
      interface.merge(try InterfaceBuilderReader.read(Array(document.utf8), path: "Row.xib"))
    }
    let checks = Checks.all.filter { $0.id.rawValue == check }
    return lint(interface, numbers: GuidelineNumbers(metrics: []), checks: checks).findings.map(
      \.line)
  }

  private static let styles = """
    enum Style {
      static func apply(to label: UILabel) { label.font = .preferredFont(forTextStyle: .body) }
      static func tint(_ label: UILabel, as other: UILabel) { other.font = .body }
    }
    extension UILabel {
      func applyBody() { font = .preferredFont(forTextStyle: .body) }
      func applyInk() { textColor = .label }
    }
    """

  @Test(
    "A label follows the text size if a function, a loop or another class of the outlet lets it",
    arguments: [
      ("Style.apply(to: name)", true), ("name.applyBody()", true),
      ("[name].forEach { $0.applyBody() }", true),
      ("for label in [name] { label.font = .body }", true),
      ("labels.forEach { $0.font = .body }", true), ("Style.tint(note, as: name)", true),
      ("Style.tint(name, as: note)", false), ("Style.apply(to: note)", false),
      ("name.applyInk()", false), ("[note].forEach { $0.font = .body }", false),
      ("for label in [note] { label.font = .body }", false),
    ])
  func fonts(line: String, follows: Bool) throws {
    let row = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      <view id="r" customClass="Row"><subviews><label text="Hill" id="l">
      <fontDescription key="fontDescription" type="system" pointSize="15"/></label></subviews>
      <connections><outlet property="name" destination="l" id="o"/></connections></view>
      </objects></document>
      """
    for parent in ["Row", "Base"] {
      let code = """
        class \(parent): UIView {
          @IBOutlet var name: UILabel!
          @IBOutlet var note: UILabel!
          override func awakeFromNib() { \(line) }
        }
        """
      let heir = parent == "Row" ? "" : "class Row: Base {}"
      let found = try lines("fixed-font-size", [code, heir, Self.styles], document: row)
      #expect(found.isEmpty == follows, "in \(parent)")
    }
  }

  @Test(
    "A button has the description that a function, a loop or a class derived from its own gives it",
    arguments: [
      ("describe(close, as: text)", true), ("close.name(text)", true),
      ("[close, open].forEach { $0.accessibilityLabel = text }", true),
      ("describe(open, as: text)", false), ("close.show(text)", false),
      ("close.addBadge()", false), ("close.forget()", false),
      ("[open].forEach { $0.accessibilityLabel = text }", false),
    ])
  func descriptions(line: String, isDescribed: Bool) throws {
    let helpers = """
      extension UIView {
        func name(_ text: String) { accessibilityLabel = text }
        func show(_ text: String) { isHidden = text.isEmpty }
        func addBadge() { let dot = UILabel(); dot.accessibilityLabel = "New" }
        func forget() { accessibilityLabel = nil }
        func describe(_ button: UIButton, as text: String) { button.accessibilityLabel = text }
      }
      """
    func row(_ name: String, _ line: String) -> String {
      """
      class \(name): UIView {
        let close = UIButton()
        let open = UIButton()
        func fill() { close.setImage(UIImage(named: "x"), for: .normal); \(line) }
      }
      """
    }
    #expect(try lines("control-label", [row("Row", line), helpers]).isEmpty == isDescribed)
    let heir = "class Heir: Row { func describe() { \(line) } }"
    #expect(try lines("control-label", [row("Row", ""), heir, helpers]).isEmpty == isDescribed)
  }

  @Test(
    "A control of the app's own may be told by the view that it is a part of, if that has a label",
    arguments: [
      ("accessibilityLabel = \"Walk\"", true), ("self.accessibilityLabel = name", true),
      ("close.accessibilityLabel = \"Close\"", false), ("dial.isHidden = false", false),
    ])
  func controls(line: String, isTold: Bool) throws {
    let dial = "class Dial: UIControl { var steps = 0 }"
    let card = """
      class Card: UIView {
        let dial = Dial()
        func show() {
          \(line)
        }
      }
      """
    #expect(try lines("silent-control", [dial, card]).isEmpty == isTold)
  }

  @Test(
    "A tap is that of a button if a function gives the view the trait",
    arguments: [
      ("card.actAsButton()", true), ("slip.actAsButton()", false), ("card.show()", false),
      ("card.joinButtons()", true),
    ])
  func traits(line: String, isTold: Bool) throws {
    let screen = """
      class Screen: UIViewController {
        let card = UIView()
        let slip = UIView()
        override func viewDidLoad() {
          card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
          \(line)
        }
        @objc func open() { show(walk) }
      }
      """
    let helpers = """
      extension UIView {
        func actAsButton() { isAccessibilityElement = true; accessibilityTraits = .button }
        func show() { isHidden = false }
        func joinButtons() { self.accessibilityTraits.insert(.button) }
      }
      """
    #expect(try lines("tap-trait", [screen, helpers]).isEmpty == isTold)
  }

  @Test(
    "A button of a symbol whose own name says what it does is a note",
    arguments: [
      ("play.fill", "toggle()", Severity.note), ("chevron.left", "dismiss()", .note),
      ("chevron.left", "router.goBack()", .note), ("chevron.left", "showEarlier()", .warning),
      ("chevron.left", "sendFeedback()", .warning), ("wand.and.rays", "dismiss()", .warning),
    ])
  func symbols(symbol: String, action: String, severity: Severity) {
    let source = SwiftSource(
      """
      struct Player: View {
        var body: some View {
          Button { \(action) } label: { Image(systemName: "\(symbol)") }
        }
      }
      """, path: "Player.swift")
    let checks = Checks.all.filter { $0.id.rawValue == "control-label" }
    let found = lint(
      SwiftInterfaceReader.read(source, in: SwiftModule([source])),
      numbers: GuidelineNumbers(metrics: []), checks: checks
    ).findings
    #expect(found.map(\.severity) == [severity])
  }

  @Test(
    "A hidden label or an inactive button of a document counts if code can reach it",
    arguments: [
      ("", "", true), (#"hidden="YES""#, "", false), (#"alpha="0.0""#, "", false),
      (#"hidden="YES" tag="7""#, "", true), (#"hidden="YES""#, "outlet", true),
      (#"alpha="0.0""#, "outletCollection", true),
    ])
  func hidden(attributes: String, connection: String, isFound: Bool) throws {
    let outlet = #"<\#(connection) property="name" destination="l" id="o"/>"#
    let row = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      <view id="r" customClass="Row"><subviews><label text="Hill" id="l" \(attributes)>
      <fontDescription key="fontDescription" type="system" pointSize="15"/></label></subviews>
      <connections>\(connection.isEmpty ? "" : outlet)</connections></view>
      </objects></document>
      """
    #expect(
      try !lines("fixed-font-size", ["class Row: UIView {}"], document: row).isEmpty == isFound)
  }
}
