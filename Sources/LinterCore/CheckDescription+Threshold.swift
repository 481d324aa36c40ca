package import Guidelines

extension CheckDescription {
  /// The numbers in one line, `3–5 tabs (iOS)`, including a note for each that no document states.
  package func threshold(in language: Language) -> String {
    amounts(in: language).joined(separator: "; ")
  }

  /// One text per amount, followed by a note for each number that no document states.
  package func amounts(in language: Language) -> [String] {
    let amounts = StatedAmount.list(of: thresholds, in: language)
    let stated = amounts.map { stated in
      let metric = stated.metric
      // Qualifiers are only shown where the platforms do not tell two amounts apart.
      let isAlone = amounts.count { $0.metric.platforms == metric.platforms } == 1
      let scope = metric.platforms.map(\.rawValue) + (isAlone ? [] : metric.notes)
      let dimensions = Set(amounts.map(\.dimension))
      let name = stated.dimension.map { "\($0.name(in: language)) " } ?? ""
      return (dimensions.count > 1 ? name : "") + stated.amount
        + (scope.isEmpty ? "" : " (\(scope.joined(separator: ", ")))")
    }
    return stated + unanswered.map { missing($0)[language] }
  }

  /// A note that no guideline states what `query` asks for, or that the rule that stated it has ended.
  private func missing(_ query: LimitQuery) -> Phrase {
    let (en, ko) = (query.dimension.name(in: .en), query.dimension.name(in: .ko))
    guard let end = endsOfNeeds[query.rule]?.phrase else {
      return Phrase("\(query.rule) states no \(en)", "\(query.rule)에 \(ko) 수치 없음")
    }
    return Phrase(
      "no \(en) now: \(query.rule) ended in \(end.en)",
      "지금은 \(ko) 수치 없음: \(query.rule) \(end.ko)에 끝남")
  }
}
