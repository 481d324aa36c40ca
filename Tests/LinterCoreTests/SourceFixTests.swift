import Guidelines
import LinterCore
import SwiftInterfaceReader
import Testing

@Suite("What needs no decision is done in the source")
struct SourceFixTests {
  /// The source after everything that `checks` find is done, found and done by way of the readers.
  private func fixed(_ source: String, _ checks: String...) -> String? {
    let interface = SwiftInterfaceReader.read(source, path: "V.swift")
    let report = lint(
      interface, numbers: GuidelineNumbers(metrics: []),
      checks: Checks.all.filter { checks.contains($0.id.rawValue) })
    return SourceFixes.fixed(source, findings: report.findings)
  }

  private func view(_ body: String) -> String {
    "struct V: View {\n  var body: some View {\n\(body)\n  }\n}\n"
  }

  @Test(
    "A button gets the role that its title names, whichever way it is written",
    arguments: [
      (#"Button("Delete") { go() }"#, #"Button("Delete", role: .destructive) { go() }"#),
      (
        #"Button("Delete", systemImage: "trash") { go() }"#,
        #"Button("Delete", systemImage: "trash", role: .destructive) { go() }"#
      ),
      (
        #"Button { go() } label: { Text("Delete") }"#,
        #"Button(role: .destructive) { go() } label: { Text("Delete") }"#
      ),
      (
        #"Button(action: go) { Label("삭제", systemImage: "trash") }"#,
        #"Button(role: .destructive, action: go) { Label("삭제", systemImage: "trash") }"#
      ),
    ])
  func roles(button: String, expected: String) {
    func menu(_ item: String) -> String { view("    Text(\"A\").contextMenu { \(item) }") }
    #expect(fixed(menu(button), "button-role") == menu(expected))
  }

  @Test("The action of an alert gets its style")
  func styles() {
    func alert(_ style: String) -> String {
      """
      class C: UIViewController {
        func ask() {
          let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "Delete", style: .\(style)) { _ in
            self.add(UIAlertAction(title: "Undo", style: .default))
          })
        }
      }
      """
    }
    #expect(fixed(alert("default"), "button-role") == alert("destructive"))
  }

  @Test("An icon gets a description to be thought over, in line with its modifiers")
  func labels() {
    let source = view(
      "    Button { go() } label: {\n      Image(systemName: \"trash.fill\")\n    }")
    let label = #".accessibilityLabel("Trash fill" /* TODO: say what this does */)"#
    #expect(
      fixed(source, "control-label")
        == source.replacing("    }\n  }", with: "    }\n      \(label)\n  }"))
    let tabbed = view("\t\tButton {\n\t\t\tgo()\n\t\t} label: { Image(\"map\") }\n\t\t.padding()")
    let map = label.replacing("Trash fill", with: "Map")
    #expect(
      fixed(tabbed, "control-label")
        == tabbed.replacing("\n\t\t.padding", with: "\n\t\t\(map)\n\t\t.padding"))
  }

  @Test(
    "Sides follow the direction of writing where both ends are known",
    arguments: [
      (
        "a.leftAnchor.constraint(equalTo: b.rightAnchor, constant: 8)",
        "a.leadingAnchor.constraint(equalTo: b.trailingAnchor, constant: 8)"
      ),
      ("label.textAlignment = .left", "label.textAlignment = .natural"),
      (
        "a.snp.makeConstraints { $0.left.equalTo(b.snp.right).offset(4) }",
        "a.snp.makeConstraints { $0.leading.equalTo(b.snp.trailing).offset(4) }"
      ),
      (
        "a.snp.makeConstraints { make in make.left.equalTo(insets.left) }",
        "a.snp.makeConstraints { make in make.leading.equalTo(insets.left) }"
      ),
    ])
  func sides(line: String, expected: String) {
    func code(_ line: String) -> String {
      "class C: UIView {\n  func f() {\n    \(line)\n  }\n}\n"
    }
    #expect(fixed(code(line), "fixed-side") == code(expected))
  }

  @Test("Text in a text style follows the chosen size while it is shown")
  func textSizes() {
    let source = """
      class C: UIView {
        let label: UILabel! = nil
        func f() {
          theme.font = .preferredFont(forTextStyle: .body)
          label.font = .preferredFont(forTextStyle: .body)
          label.text = "A"
        }
      }
      """
    let line = "\n    label.adjustsFontForContentSizeCategory = true"
    #expect(
      fixed(source, "text-size-live")
        == source.replacing("\n    label.text", with: line + "\n    label.text"))
  }

  @Test(
    "What a person has to decide, or what does not compile, stays as it is",
    arguments: [
      "    Text(\"A\").contextMenu { row(\"Delete\") }\n  }\n"
        + "  func row(_ title: String) -> some View {\n    Button(title) { go() }",
      "    Text(\"A\").contextMenu { Button(\"Delete\") { go() }",
      "    Text(\"A\").swipeActions { Button(\"Delete\") { go() } }",
      "    Button { go() } label: { Image(uiImage: icon) }",
    ])
  func decisions(body: String) {
    #expect(fixed(view(body), "button-role", "control-label") == nil)
  }

  @Test("What was done once is not done again")
  func again() throws {
    let source = view(
      "    Text(\"A\").contextMenu { Button(\"Delete\") { go() } }\n"
        + "    Button { go() } label: { Image(\"map\") }")
    let once = try #require(fixed(source, "button-role", "control-label"))
    #expect(fixed(once, "button-role", "control-label") == nil)
  }
}
