internal import Guidelines

/// Texts that call Apple Health by the name that developers know.
struct HealthName: Check {
  let id = CheckID(unchecked: "health-name")
  let rule = RuleID(unchecked: "healthkit-name")
  let inputs: [InterfaceFile.Kind] = [.swift, .plist, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "People read of Apple Health, not of HealthKit.",
    ko: "사람들에게 HealthKit이 아니라 Apple 건강이라고 합니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    let strings = interface.products.flatMap(\.purposeStrings).filter { Self.isNamed(in: $0.text) }
    let views = interface.allViews.filter { view in
      view.node.text?.stated?.values.en.map(Self.isNamed) == true
        && !interface.placedViews.isForDevelopers(view)
    }
    return (strings.map(\.place) + views.map(\.node.place)).map { place in
      finding(
        at: place, .likely,
        Bilingual(
          en: "HealthKit is a word for developers; say Apple Health",
          ko: "HealthKit은 개발자가 쓰는 말입니다. Apple 건강이라고 하세요"))
    }
  }

  private static func isNamed(in text: String) -> Bool { text.contains("HealthKit") }

  var examples: [CheckExample] {
    func plist(_ text: String) -> String {
      ExampleText.infoPlist("<key>NSHealthShareUsageDescription</key>\n<string>\(text)</string>")
    }
    func json(_ text: String) -> String {
      ExampleText.json(views: #""kind": "text", "text": "\#(text)""#)
    }
    return [
      .failing(.plist, at: [4], plist("Walks reads your steps from HealthKit.")),
      .failing(.swift, at: [3], ExampleText.swift(body: #"    Text("Connect to HealthKit")"#)),
      .failing(.json, at: [2], json("Steps from HealthKit")),
      .passing(.plist, plist("Walks reads your steps from Apple Health.")),
      .passing(.swift, ExampleText.swift(body: #"    Text("Connect to Apple Health")"#)),
      .passing(.json, json("Steps from Apple Health")),
    ]
  }
}
