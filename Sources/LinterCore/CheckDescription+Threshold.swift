package import Guidelines

extension CheckDescription {
  /// The numbers in one line: `3–5 tabs (iOS)`; a question without an answer says so.
  package func threshold(in language: Language) -> String {
    amounts(in: language).joined(separator: "; ")
  }

  /// The numbers as they stand, one text an amount; what no document states is said as well.
  package func amounts(in language: Language) -> [String] {
    let amounts = StatedAmount.list(of: thresholds, in: language)
    let stated = amounts.map { stated in
      let metric = stated.metric
      // What else narrows an amount matters where the platforms alone do not tell two apart.
      let isAlone = amounts.count { $0.metric.platforms == metric.platforms } == 1
      let qualifiers =
        isAlone ? [] : metric.qualifiers.sorted { $0.key < $1.key }.map(\.value)
      let scope = metric.platforms.map(\.rawValue) + qualifiers
      let dimensions = Set(amounts.map(\.dimension))
      let name = stated.dimension.map { "\($0.name(in: language)) " } ?? ""
      return (dimensions.count > 1 ? name : "") + stated.amount
        + (scope.isEmpty ? "" : " (\(scope.joined(separator: ", ")))")
    }
    return stated + unanswered.map { missing($0)[language] }
  }

  /// That no guideline states what `query` asks for, or no longer.
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
