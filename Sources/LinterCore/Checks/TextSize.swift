internal import Guidelines

/// Text smaller than the platform's minimum.
struct TextSize: Check {
  let rule = RuleID(unchecked: "type-size")
  let inputs = [InterfaceFile.Kind].screens
  let severity = Severity.warning
  let summary = Bilingual(
    en: "No text of a fixed size is below the platform's minimum.",
    ko: "크기를 고정한 글자가 플랫폼의 최소 크기보다 작지 않습니다.")

  var needs: [LimitQuery] { [request] }

  private var request: LimitQuery {
    LimitQuery(rule: rule, dimension: .size, unit: .points, bound: .minimum)
  }

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    let controls = interface.screens.flatMap { screen in
      screen.controls.compactMap { control in
        control.fontSize.flatMap { finding(at: control.place, $0, on: screen.platforms, numbers) }
      }
    }
    // In UIKit code a font is set apart from the text.
    let fonts = interface.views(.text).filter {
      $0.node.name == "UIFont" || InterfaceWords.namesBadge($0.node.name)
    }.compactMap { view in
      view.node.look.fixedFontSize.flatMap {
        finding(at: view.node.place, $0, on: view.platforms, numbers)
      }
    }
    return controls + fonts
  }

  private func finding(
    at place: Place, _ fact: Fact<Double>, on platforms: [Platform], _ numbers: GuidelineNumbers
  ) -> Finding? {
    guard let size = fact.value, size > 0,
      let limit = numbers.limit(for: request, on: platforms.orPhone), size < limit.value
    else { return nil }
    return finding(
      at: place, .resting(onStated: fact.isStated, platforms: platforms, limit: limit),
      evidence: limit.evidence("size", size, .minimum),
      Bilingual(
        en: """
          the text is \(Metric.shown(size)) pt; the minimum\(limit.platforms.en ?? "") is \
          \(limit.stated.en ?? "") pt
          """,
        ko: """
          글자 크기가 \(Metric.shown(size))pt입니다. \(limit.platforms.ko ?? "")쓸 수 있는 최소 크기는 \
          \(limit.stated.ko ?? "")pt입니다
          """)
    ).caused(by: place.file)
  }

  var examples: [CheckExample] {
    func json(_ platform: String, _ size: String) -> String {
      ExampleText.json(
        platform,
        screen:
          "\"controls\": [\n{\"kind\": \"label\", \"text\": \"Start\", \"fontSize\": \(size)}\n]")
    }
    func storyboard(_ font: String) -> String {
      ExampleText.storyboard(
        screen: """
          <view key="view" id="w"><subviews>
          <label text="5 km" id="l"><fontDescription key="fontDescription" \(font)/></label>
          </subviews></view>
          """)
    }
    return [
      .failing(.json, at: [3], json("iOS", "9")),
      .failing(.json, at: [3], json("tvOS", "20")),
      .failing(.storyboard, at: [7], storyboard(#"type="system" pointSize="8""#)),
      .failing(
        .swift, at: [4],
        ExampleText.swift(viewDidLoad: "    badge.font = .systemFont(ofSize: 9)")),
      .passing(
        .swift, ExampleText.swift(viewDidLoad: "    badge.font = .systemFont(ofSize: 12)")),
      .failing(
        .swift, at: [3], ExampleText.swift(body: "    Text(\"5 km\").font(.system(size: 9))")),
      .failing(
        .swift, at: [4],
        ExampleText.swift(
          body: """
                TextEditor(text: $note)
                  .font(.system(size: 8))
            """)),
      .passing(
        .swift,
        ExampleText.swift(
          body: "    Text(\"5 km\").font(.system(size: 1)).foregroundStyle(.clear)")),
      .passing(
        .swift,
        ExampleText.swift(
          viewDidLoad:
            #"    _ = NSAttributedString(string: "\n", attributes: [.font: UIFont(name: "A", size: 6)])"#
        )),
      .passing(.json, json("iOS", "11")),
      .passing(.json, json("macOS", "10")),
      .passing(.storyboard, storyboard(#"style="UICTFontTextStyleCaption2""#)),
      .passing(.storyboard, storyboard(#"type="system" pointSize="17""#)),
    ]
  }
}
