internal import Guidelines
internal import LinterCore

extension Unanswered {
  /// Whether a guideline could be expected to answer: the number is not set by the system, and the other
  /// end of the range is not stated either.
  var isOfGuidelines: Bool { isWhole && request.authority == nil }
}

extension LintOutcome {
  /// Records numbers that checks query and no guideline states, with a remark for each unless `isQuiet`.
  mutating func remark(on unanswered: [Unanswered], isQuiet: Bool) {
    report.unanswered += unanswered
    guard !isQuiet else { return }
    for open in unanswered {
      let (en, ko) = (
        open.request.dimension.name(in: .en), open.request.dimension.name(in: .ko)
      )
      let remark = Bilingual(
        en: "\(open.check): no guideline here states a \(en) in \(open.request.unit.rawValue); "
          + "judged without it",
        ko: "\(open.check): 이 지식 베이스의 지침에 \(ko) 수치(\(open.request.unit.rawValue))가 없어 그 수치 없이 "
          + "검사했습니다")
      if !remarks.contains(remark) { remarks.append(remark) }
    }
  }
}

extension Linter {
  /// A remark that only `count` checks have a rule in this knowledge base.
  func remarkOnWhatDidNotRun(_ count: Int) -> Bilingual<String> {
    let all = guidance.schedule.checks.count
    return Bilingual(
      en: "\(count) of \(all) checks have a rule in this knowledge base; the others did not run, "
        + "and 'hig checks' lists those that did",
      ko: "검사 \(all)개 가운데 \(count)개만 이 지식 베이스에 규칙이 있어 실행했습니다. 'hig checks'로 목록을 보세요")
  }
}
