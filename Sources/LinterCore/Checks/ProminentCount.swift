internal import Guidelines

/// Views with too many prominent buttons.
struct ProminentCount: Check {
  let rule = RuleID(unchecked: "button-prominent-count")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let judgesUses = false
  let summary = Bilingual(
    en: "A view has few prominent buttons.", ko: "뷰에 눈에 띄는 스타일의 버튼이 적습니다.")

  var needs: [LimitQuery] { [request] }

  private var request: LimitQuery {
    LimitQuery(
      rule: rule, dimension: .count, unit: Unit(rawValue: "buttons"), bound: .maximum)
  }

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    let prominent = interface.views(.button).filter { view in
      view.node.look.isProminent
        && view.ancestors.allSatisfy {
          $0.node.slot != .presented && $0.node.slot != .destination && !$0.node.isRepeated
        }
    }
    let trees = Dictionary(grouping: prominent) { ObjectIdentifier($0.root) }
    return trees.values.compactMap { views -> Finding? in
      guard let first = views.first,
        let limit = numbers.limit(for: request, on: first.platforms)
      else { return nil }
      let together = views.filter { $0.node.mayStand(with: first.node) }
      guard limit.isExceeded(by: Double(together.count)),
        together.allSatisfy({ view in together.allSatisfy { $0.node.mayStand(with: view.node) } })
      else { return nil }
      return finding(
        at: together[Int(limit.value)],
        evidence: limit.evidence("count", Double(together.count), .maximum),
        Bilingual(
          en: """
            \(together.count) buttons of this view are prominent; at most \(limit.stated.en ?? "") \
            stand out
            """,
          ko: """
            눈에 띄는 스타일의 버튼이 \(together.count)개입니다. 한 뷰에 \(limit.stated.ko ?? "")개까지만 두세요
            """))
    }
  }

  var examples: [CheckExample] {
    func code(_ buttons: String...) -> String {
      ExampleText.swift(
        body: """
              VStack {
                \(buttons.joined(separator: "\n      "))
              }
          """)
    }
    let prominent = #"Button("Walk") { walk() }.buttonStyle(.borderedProminent)"#
    func json(_ count: Int) -> String {
      let buttons = Array(repeating: "{\"kind\": \"button\", \"isProminent\": true}", count: count)
      return ExampleText.json(
        views: "\"kind\": \"container\", \"children\": [\n\(buttons.joined(separator: ",\n"))]")
    }
    return [
      .failing(.swift, at: [6], code(prominent, prominent, prominent)),
      .failing(.swift, at: [6], code(prominent, prominent, "if open { \(prominent) }")),
      .failing(.json, at: [5], json(4)),
      .passing(.swift, code(prominent, prominent)),
      .passing(
        .swift,
        code(prominent, "if open { \(prominent) } else { Text(\"\"); \(prominent) }")),
      .passing(.json, json(1)),
    ]
  }
}
