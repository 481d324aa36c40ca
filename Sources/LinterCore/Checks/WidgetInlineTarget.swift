internal import Guidelines

/// Inline accessory widgets with several tap targets.
struct WidgetInlineTarget: Check {
  let rule = RuleID(unchecked: "widget-inline-target")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.warning
  let summary = Bilingual(
    en: "An inline accessory widget has a single tap target.",
    ko: "인라인 액세서리 위젯의 탭 영역이 하나입니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    let targets = interface.views(.button, .link, .navigationLink, .toggle).filter {
      $0.node.widgetFamilies == ["accessoryInline"]
    }
    let trees = Dictionary(grouping: targets) { ObjectIdentifier($0.root) }.values
    return trees.compactMap { targets in
      let extra = targets.first { target in
        targets.contains { $0 !== target && $0.node.mayStand(with: target.node) }
      }
      return extra.map { view in
        finding(
          at: view,
          Bilingual(
            en: "an inline accessory widget has a single tap target; leave out the others",
            ko: "인라인 액세서리 위젯은 누를 곳이 하나뿐입니다. 나머지는 빼세요"))
      }
    }
  }

  var examples: [CheckExample] {
    func code(_ family: String, _ views: String) -> String {
      ExampleText.swift(
        body: """
              switch family {
              case .\(family): HStack { \(views) }
              default: Text("Walks")
              }
          """)
    }
    func json(_ count: Int) -> String {
      let button = #""kind": "button", "text": "Walk", "widgetFamilies": ["accessoryInline"]"#
      return ExampleText.json(
        views: "\"kind\": \"container\", \"children\": [\n"
          + Array(repeating: "{\(button)}", count: count).joined(separator: ",\n") + "]")
    }
    let link = #"Link("Walk", destination: walk)"#
    let button = #"Button("Start", intent: start)"#
    return [
      .failing(.swift, at: [4], code("accessoryInline", "\(link); \(button)")),
      .failing(.swift, at: [4], code("accessoryInline", "\(link); \(link); \(link)")),
      .failing(.json, at: [3], json(2)),
      .passing(.swift, code("accessoryInline", link)),
      .passing(.swift, code("systemMedium", "\(link); \(button)")),
      .passing(.json, json(1)),
    ]
  }
}
