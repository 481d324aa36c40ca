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
}
