internal import Guidelines

/// Too many tabs, or too few, by the range that the guideline states for the platform.
struct TabCount: Check {
  let id = CheckID(unchecked: "tab-count")
  let rule = RuleID(unchecked: "tab-count")
  let inputs: [InterfaceFile.Kind] = [.storyboard, .xib, .swift, .json]
  let severity = Severity.warning
  let summary = Bilingual(
    en: "The number of tabs lies in the range for the platform.",
    ko: "탭의 개수가 플랫폼에 맞는 범위 안에 있습니다.")

  var needs: [NumberRequest] { [request(.minimum), request(.maximum)] }

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    []
  }

  private func request(_ bound: NumberRequest.Bound) -> NumberRequest {
    NumberRequest(rule: rule, dimension: .count, unit: Unit(rawValue: "tabs"), bound: bound)
  }

  var examples: [CheckExample] { [] }
}
