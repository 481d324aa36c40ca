internal import Guidelines

/// Boxes inside other boxes.
struct BoxNested: Check {
  let rule = RuleID(unchecked: "box-nested")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.warning
  let summary = Bilingual(en: "No box stands in another one.", ko: "상자 안에 다른 상자가 없습니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.views(.container).filter { view in
      Self.isBox(view) && view.ancestors.contains(where: Self.isBox)
    }.map { view in
      finding(
        at: view,
        Bilingual(
          en: "a box stands in another one; group by padding and alignment instead",
          ko: "상자 안에 상자가 있습니다. 여백과 정렬로 묶으세요"))
    }
  }

  private static func isBox(_ view: PlacedView) -> Bool { view.node.name == "GroupBox" }

  var examples: [CheckExample] {
    func code(_ inner: String) -> String {
      ExampleText.swift(
        body: """
              GroupBox("Walks") {
                \(inner)
              }
          """)
    }
    func json(_ inner: String) -> String {
      ExampleText.json(
        views: """
          "kind": "container", "name": "GroupBox", "children": [
          {"kind": "container", "name": "\(inner)"}]
          """)
    }
    return [
      .failing(.swift, at: [4], code(#"GroupBox("Hills") { Text("3") }"#)),
      .failing(.swift, at: [4], code(#"VStack { GroupBox { Text("3") } }"#)),
      .failing(.json, at: [3], json("GroupBox")),
      .passing(.swift, code(#"VStack { Text("3") }"#)),
      .passing(.swift, code(#"Section("Hills") { Text("3") }"#)),
      .passing(.json, json("VStack")),
    ]
  }
}
