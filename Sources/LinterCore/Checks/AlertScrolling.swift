internal import Guidelines

/// Alerts whose text is so long that they scroll.
struct AlertScrolling: Check {
  let id = CheckID(unchecked: "alert-scrolling")
  let rule = RuleID(unchecked: "alert-scrolling")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let summary = Bilingual(en: "The text of an alert is short.", ko: "경고의 글은 짧습니다.")

  /// The number of characters from which a message needs scrolling at larger text sizes on an iPhone.
  private static let most = 280

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    let long = (interface.views(.alert) + interface.allViews.filter { $0.isPartOfAlert("message") })
      .compactMap { view -> (view: PlacedView, length: Int)? in
        let texts = ([view.node.text?.value].compactMap(\.self) + view.node.messages).map(\.shown)
        let length = texts.map(\.count).reduce(0, +)
        let paragraphs = texts.map { $0.split(separator: "\n").count }.max() ?? 0
        let scrolls = length > Self.most || paragraphs > 2 && length > Self.most / 2
        return scrolls ? (view, length) : nil
      }
    // Of several messages that one alert may have, the longest is told.
    let longest = Dictionary(grouping: long, by: \.view.node.place).values
      .compactMap { $0.max { $0.length < $1.length } }
    return longest.sorted { $0.view.node.place < $1.view.node.place }.map { view, length in
      finding(
        at: view, evidence: ["length": "\(length)"],
        Bilingual(
          en:
            "an alert of \(length) characters scrolls where text is large; keep what people need to "
            + "decide, and explain the rest in the interface",
          ko: "\(length)자나 되는 경고는 글자가 크면 스크롤됩니다. 결정에 필요한 것만 남기고 나머지는 화면에서 설명하세요"))
    }
  }

  var examples: [CheckExample] {
    let long = String(
      repeating: "Walks near you are shown with their length and height. ", count: 6)
    func code(_ message: String) -> String {
      ExampleText.swift(
        body: """
              WalksList()
                .alert("Walks near you", isPresented: $isShown) { Button("Show") { show() } } message: {
                  Text("\(message)")
                }
          """)
    }
    func json(_ title: String) -> String {
      ExampleText.json(views: #""kind": "alert", "text": "\#(title)""#)
    }
    return [
      .failing(.swift, at: [4], code(long)),
      .failing(
        .swift, at: [4],
        ExampleText.swift(
          viewDidLoad:
            #"    showAlert(title: "Walks", message: "\#(long.prefix(100))" + "\#(long.prefix(200))")"#
        )),
      .failing(.json, at: [2], json(long)),
      .failing(
        .swift, at: [4],
        ExampleText.swift(
          viewDidLoad:
            #"    showAlert(title: "Walks", message: isFar ? "\#(long)" : "\#(long.prefix(300))")"#)
      ),
      .passing(.swift, code("They are at most an hour away.")),
      .passing(
        .swift,
        ExampleText.swift(viewDidLoad: #"    showAlert(title: "Walks", message: "They are near.")"#)
      ),
      .passing(.json, json("Walks near you")),
    ]
  }
}
