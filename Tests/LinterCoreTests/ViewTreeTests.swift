import Guidelines
import LinterCore
import SwiftInterfaceReader
import Testing

@Suite("SwiftUI becomes a tree of views")
struct ViewTreeTests {
  /// The views of a source as `kind:text`, what stands in one behind it in brackets.
  private func tree(_ body: String, _ rest: String = "") -> [String] {
    let source = "struct Root: View {\n  var body: some View {\n\(body)\n  }\n}\n\(rest)"
    let interface = SwiftInterfaceReader.read(source, path: "Root.swift")
    return interface.views.flatMap(\.children).map(shown)
  }

  private func shown(_ node: ViewNode) -> String {
    let text = node.text?.value?.values.en.map { ":\($0)" } ?? ""
    let inside = node.children.map(shown)
    return node.kind.rawValue + text + (inside.isEmpty ? "" : "[\(inside.joined(separator: " "))]")
  }

  @Test(
    "A button has its title or its label, whichever way it is written",
    arguments: [
      (#"Button("Go") { go() }"#, "button:Go"),
      (#"Button("Go", action: go)"#, "button:Go"),
      (#"Button(action: go) { Text("Go") }"#, "button[text:Go]"),
      (#"Button(action: { go() }, label: { Image("a") })"#, "button[image]"),
      (
        #"Button(role: .destructive) { go() } label: { Label("Go", image: "a") }"#,
        "button[label:Go]"
      ),
      (#"Menu { Button("A") {} } label: { Image("a") }"#, "menu[button:A image]"),
      (#"NavigationLink("Go") { Text("There") }"#, "navigation-link:Go[text:There]"),
      (#"NavigationLink(value: 1) { Text("Go") }"#, "navigation-link[text:Go]"),
    ])
  func buttons(body: String, expected: String) {
    #expect(tree(body) == [expected])
  }

  @Test("What is presented hangs on the view that presents it")
  func presentations() {
    #expect(
      tree(#"Text("A").alert("B", isPresented: $b) { Button("C") {} } message: { Text("D") }"#)
        == ["text:A[alert:B[button:C text:D]]"])
    #expect(
      tree(#"Text("A").contextMenu { Button("B") {} }.sheet(isPresented: $s) { Text("C") }"#)
        == ["text:A[context-menu[button:B] sheet[text:C]]"])
    #expect(
      tree(
        #"Text("A").alert(isPresented: $b) { Alert(title: t, primaryButton: .cancel(), secondaryButton: .default(Text("D"))) }"#
      )
        == ["text:A[alert[button button:D]]"])
  }

  @Test("Members, functions and modifiers of the source are followed, and read once")
  func following() {
    let members = """
      extension Root {
        var header: some View { Text("H") }
        func row(_ name: String) -> some View { Text(name) }
        var unused: some View { Text("U") }
      }
      """
    #expect(
      tree(#"VStack { header; row("R") }"#, members) == ["container[text:H text:R]", "text:U"])
    let source =
      "struct Root: View { var body: some View { Image(\"a\").spoken() } }\n"
      + "extension View { func spoken() -> some View { accessibilityLabel(\"S\") } }"
    let image = SwiftInterfaceReader.read(source, path: "R.swift").views[0].children[0]
    #expect(image.accessibility.label?.value?.values.en == "S")
  }

  @Test("Two ways of a condition are never together, what stands beside is")
  func branches() throws {
    let source = """
      struct Root: View {
        var body: some View {
          Text("A")
          if one { Text("B") } else if two { Text("C") } else { Text("D") }
          switch three { case 1: Text("E") default: Text("F") }
        }
      }
      """
    let views = SwiftInterfaceReader.read(source, path: "R.swift").views[0].children
    func together(_ first: Int, _ second: Int) -> Bool {
      !views[first].branches.contains { branch in
        views[second].branches.contains {
          $0.condition == branch.condition && $0.way != branch.way
        }
      }
    }
    #expect(views.count == 6)
    #expect(together(0, 1) && together(1, 4))
    #expect(!together(1, 2) && !together(2, 3) && !together(1, 3) && !together(4, 5))
  }

  @Test("Padding counts to a size, and what may grow has none")
  func sizes() {
    func size(_ rest: String) -> [Double?] {
      let source = "struct R: View { var body: some View { Image(\"a\")\(rest) } }"
      let look = SwiftInterfaceReader.read(source, path: "R.swift").views[0].children[0].look
      return [look.width?.value, look.height?.value]
    }
    #expect(size(".frame(width: 20, height: 24)") == [20, 24])
    #expect(size(".frame(width: 20, height: 20).padding(12)") == [44, 44])
    #expect(size(".frame(width: 20, height: 20).padding(.horizontal, 8)") == [36, 20])
    #expect(size(".frame(width: 20, height: 20).padding()") == [nil, nil])
    #expect(size(".frame(width: 20).frame(maxWidth: .infinity)") == [nil, nil])
  }

  @Test("What the app declares under a name of the framework is the app's, in any file")
  func shadowing() {
    var interface = SwiftInterfaceReader.read(
      "struct R: View { var body: some View { Button { } label: { Image(\"a\") } } }",
      path: "R.swift")
    interface.merge(SwiftInterfaceReader.read("extension Button {}", path: "E.swift"))
    let check = Checks.all.filter { $0.id.rawValue == "control-label" }
    let numbers = GuidelineNumbers(metrics: [])
    #expect(lint(interface, numbers: numbers, checks: check).findings.count == 1)
    interface.merge(
      SwiftInterfaceReader.read("enum Words { enum Button { static let go = 1 } }", path: "W.swift")
    )
    #expect(lint(interface, numbers: numbers, checks: check).findings.count == 1)
    interface.merge(SwiftInterfaceReader.read("struct Button: View {}", path: "B.swift"))
    #expect(lint(interface, numbers: numbers, checks: check).findings == [])
  }

  @Test("A type in another one shadows the framework's there alone")
  func nesting() {
    let source = """
      struct Root: View {
        struct Button: View { var body: some View { Text("A") } }
        struct Row: View { var body: some View { Button("B") {} } }
        var body: some View { Button("C") {} }
      }
      struct Other: View { var body: some View { Button("D") {} } }
      """
    let interface = SwiftInterfaceReader.read(source, path: "R.swift")
    let kinds = interface.views.map { [$0.name, shown($0.children[0])] }
    #expect(
      kinds == [
        ["Button", "text:A"], ["Row", "other"], ["Root", "other"], ["Other", "button:D"],
      ])
  }
}
