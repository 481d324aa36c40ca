internal import Guidelines

/// Titles on a screen without the header trait.
struct Headings: Check {
  let id = CheckID(unchecked: "headings")
  let rule = RuleID(unchecked: "voiceover-titles")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let judgesUses = false
  let summary = Bilingual(
    en: "The titles between the parts of a screen are headings for VoiceOver.",
    ko: "화면의 각 부분 제목이 VoiceOver에도 머리말입니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    let titles = interface.views(.text).filter(Self.isTitle)
    let told = Set(interface.allViews.filter(Self.mayTell).map { ObjectIdentifier($0.root) })
    return titles.onePerTree { view, count in
      guard count > 1, !told.contains(ObjectIdentifier(view.root)) else { return nil }
      return finding(
        at: view, evidence: ["count": "\(count)"],
        Bilingual(
          en:
            "\(count) titles part this screen, and VoiceOver does not know them; add the trait isHeader",
          ko: "제목 \(count)개가 화면을 나누지만 VoiceOver는 알지 못합니다. isHeader 특성을 붙이세요"))
    }
  }

  /// Whether a text is a section title in scrolling content, rather than, for example, a value.
  private static func isTitle(_ view: PlacedView) -> Bool {
    ["largeTitle", "title", "title2"].contains(view.node.look.textStyle)
      && view.node.text?.stated?.isEmpty == false && !view.isHiddenFromVoiceOver
      && !view.isDescribed
      && (view.node.name == "UILabel"
        || view.ancestors.contains { $0.node.layout.scrolls == .vertical })
      && !view.isInside(.button, .link, .navigationLink, .menu, .list)
  }

  /// Whether a view has the header trait, or may have it.
  private static func mayTell(_ view: PlacedView) -> Bool {
    view.node.accessibility.traits.contains("isHeader") || !view.node.describingModifiers.isEmpty
  }

  var examples: [CheckExample] {
    func code(_ first: String, _ second: String, in stack: String = "ScrollView") -> String {
      ExampleText.swift(
        body: """
              \(stack) {
                Text("This week").font(\(first))
                Chart()
                Text("Last week").font(\(second))
              }
          """)
    }
    func uikit(_ rest: String) -> String {
      ExampleText.swift(
        viewDidLoad: """
              let hill = UILabel(); hill.text = "Hill"; hill.font = .preferredFont(forTextStyle: .title2)
              let lake = UILabel(); lake.text = "Lake"
              lake.font = UIFontMetrics(forTextStyle: .title2).scaledFont(for: font)
              \(rest)
          """)
    }
    func json(_ traits: String) -> String {
      let title = #"{"kind": "text", "text": "Walks", "textStyle": "title"\#(traits)}"#
      return ExampleText.json(
        views: "\"kind\": \"container\", \"scrolls\": \"vertical\", \"children\": [\n"
          + "\(title),\n\(title)]")
    }
    return [
      .failing(.swift, at: [4], code(".title", ".title")),
      .failing(.swift, at: [4], code(".title2.bold()", ".system(.title)")),
      .failing(.json, at: [3], json("")),
      .failing(.swift, at: [4], uikit("")),
      .passing(.swift, uikit("hill.accessibilityTraits = .header")),
      .passing(.swift, code(".title", ".title).accessibilityAddTraits(.isHeader")),
      .passing(.swift, code(".title", ".body")),
      .passing(.swift, code(".title", ".title", in: "VStack")),
      .passing(.json, json(#", "traits": ["isHeader"]"#)),
    ]
  }
}
