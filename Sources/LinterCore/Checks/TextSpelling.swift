internal import Guidelines

/// Texts with a misspelled or a doubled word: "the the".
struct TextSpelling: Check {
  let id = CheckID(unchecked: "text-spelling")
  let rule = RuleID(unchecked: "writing-clear")
  let inputs: [InterfaceFile.Kind] = [.swift, .plist, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "Texts are free of common misspellings.", ko: "글에 흔한 맞춤법 실수가 없습니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    // A spelling of English may be right in another language.
    guard interface.languages.isEmpty || interface.languages.contains("en") else { return [] }
    let purposes = interface.products.flatMap(\.purposeStrings).compactMap {
      finding($0.text, at: $0.place)
    }
    let texts = interface.allViews.flatMap { view -> [Finding] in
      let node = view.node
      guard !interface.placedViews.isForDevelopers(view) else { return [] }
      return [node.text, node.prompt, node.accessibility.label].compactMap { fact in
        (fact?.value?.values.en).flatMap { finding($0, at: node.place) }
      }
    }
    var lines: Set<String> = []
    return (purposes + texts).filter { lines.insert("\($0.file):\($0.line)").inserted }
  }

  private func finding(_ text: String, at place: Place) -> Finding? {
    guard let (word, right) = InterfaceWords.misspelling(in: text) else { return nil }
    return finding(
      at: place, .likely, evidence: ["text": word, "expected": right],
      Bilingual(
        en: "“\(word)” should be “\(right)”; correct the text",
        ko: "‘\(word)’은(는) ‘\(right)’(으)로 써야 합니다. 글을 고치세요"))
  }

  var examples: [CheckExample] {
    func code(_ text: String) -> String { ExampleText.swift(body: "    Text(\"\(text)\")") }
    func plist(_ text: String) -> String {
      ExampleText.infoPlist("<key>NSCameraUsageDescription</key><string>\(text)</string>")
    }
    func json(_ text: String) -> String {
      ExampleText.json(views: #""kind": "text", "text": "\#(text)""#)
    }
    let constant = """
      private enum Texts {
        static let lost = NSLocalizedString("The walk was lost untill now.", comment: "")
      }
      """
    return [
      .failing(.swift, at: [3], code("An error occured while saving the walk.")),
      .failing(.swift, at: [3], code("Open the the map")),
      .failing(.swift, at: [3], code("Walks containing containing this word")),
      .passing(.swift, code("It is very very long, really really long.")),
      .passing(.swift, code("This is absolutely absolutely safe.")),
      .passing(.swift, code("xxxxxxxx xxxxxxxx")),
      .failing(.swift, at: [2], constant),
      .failing(
        .swift, at: [4],
        ExampleText.swift(viewDidLoad: "    field.placeholder = \"Seperate \\(place)\"")),
      .failing(.plist, at: [4], plist("Takes photos of walks seperately.")),
      .failing(.json, at: [2], json("Recieved walks")),
      .passing(.swift, code("An error occurred while saving the walk.")),
      .failing(.swift, at: [3], code("The the map")),
      .passing(.swift, code("I know that that is long")),
      .passing(.swift, code("Log in in 5 minutes. What it is is unclear. Turn on on weekdays.")),
      .passing(.swift, code("Vitamin A a day")),
      .passing(.swift, code("On ne peut pas dont il est persistant")),
      .passing(.swift, code("log_occured")),
      .passing(.swift, ExampleText.swift(viewDidLoad: #"    print("An error occured")"#)),
      .passing(.plist, plist("Takes photos of walks separately.")),
      .passing(.json, json("Received walks")),
    ]
  }
}
