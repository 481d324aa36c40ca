internal import Guidelines

/// Text that may shrink below the platform's minimum in order to fit.
struct TextShrink: Check {
  let id = CheckID(unchecked: "text-shrink")
  let rule = RuleID(unchecked: "type-size")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "Text that shrinks to fit stays above the platform's minimum size.",
    ko: "자리에 맞게 줄어드는 글자가 플랫폼의 최소 크기보다 작아지지 않습니다.")

  var needs: [LimitQuery] { [request(.exact), request(.minimum)] }

  private func request(_ bound: LimitQuery.Bound) -> LimitQuery {
    LimitQuery(rule: rule, dimension: .size, unit: .points, bound: bound)
  }

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    let shrinking = interface.views(.text, .label, .button, .container).filter { view in
      leastSize(of: view, numbers).map { $0 < $1.value } == true
    }
    return shrinking.onePerTree { view, count in
      guard let (size, limit) = leastSize(of: view, numbers) else { return nil }
      let share = Metric.shown(((view.node.look.leastScale ?? 1) * 100).rounded())
      return finding(
        at: view,
        evidence: limit.evidence("size", size, .minimum).merging(["count": "\(count)"]) { $1 },
        Bilingual(
          en: """
            this text may shrink to \(share)% of its size; let it wrap before it gets that small
            """,
          ko: "이 글자는 원래 크기의 \(share)%까지 줄어듭니다. 그렇게 작아지기 전에 줄을 바꾸게 하세요")
      ).caused(by: "minimumScaleFactor")
    }
  }

  /// The size of the largest text style in points, taken for text of unknown size.
  private static let largestStyle = 34.0

  /// The size that the text of `view` may shrink to, and the least size allowed; `nil` if it keeps its size.
  private func leastSize(
    of view: PlacedView, _ numbers: GuidelineNumbers
  ) -> (Double, GuidelineLimit)? {
    let platforms = view.platforms.orPhone
    guard let scale = view.node.look.leastScale,
      let normal = numbers.limit(for: request(.exact), on: platforms),
      let limit = numbers.limit(for: request(.minimum), on: platforms)
    else { return nil }
    let font = view.fontLook
    let isBody = font.map { $0.textStyle.map(Self.bodyStyles.contains) == true } ?? true
    let size = isBody ? normal.value : font?.fixedFontSize?.stated ?? Self.largestStyle
    return (size * scale, limit)
  }

  /// The styles whose text is no larger than body text.
  private static let bodyStyles = ViewNode.Look.stylesBelowBody.union(["headline", "body"])

  var examples: [CheckExample] {
    func code(_ rest: String) -> String {
      ExampleText.swift(body: "    Text(\"Walks\")\(rest)")
    }
    func json(_ scale: String) -> String {
      ExampleText.json(views: #""kind": "text", "text": "Walks", "leastScale": \#(scale)"#)
    }
    return [
      .failing(.swift, at: [3], code(".minimumScaleFactor(0.2)")),
      .failing(.swift, at: [3], code(".font(.system(size: 20)).minimumScaleFactor(0.5)")),
      .failing(.swift, at: [3], code(".font(.headline).minimumScaleFactor(0.4)")),
      .failing(.json, at: [2], json("0.5")),
      .passing(.swift, code(".minimumScaleFactor(0.8)")),
      .passing(.swift, code(".font(.largeTitle).minimumScaleFactor(0.5)")),
      .passing(.json, json("0.7")),
    ]
  }
}
