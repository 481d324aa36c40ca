internal import Guidelines
internal import TextAnalysis

extension CounterpartSearch {
  /// The number of the likeliest candidates whose numbers are considered, and the least odds of one.
  private static let (mostWithNumber, leastOdds) = (3, -3.5)
  /// The odds from which the number of the likeliest candidate counts, whatever components are named.
  private static let leastOfLikeliest = 0.0

  /// The rule with a number for the same thing as one of `statement`.
  ///
  /// It is the only rule of a component that `statement` names with a number in the same unit; or else one of
  /// the likeliest of `candidates`, which are in the order of their rank.
  func numbered(among candidates: [Candidate], for statement: OwnStatement) -> Rule? {
    let numbers = statement.numbers
    guard !numbers.isEmpty else { return nil }
    let named = names.components(of: statement)
    if let rule = onlyMeasured(of: named, like: numbers, for: statement) { return rule }
    let likely = candidates.prefix(Self.mostWithNumber).first { candidate in
      candidate.odds >= Self.leastOdds && candidate.rule.component.map(named.contains) == true
        && isCounted(numbers, in: candidate.rule, statement)
    }
    if let likely { return likely.rule }
    guard let best = candidates.first, best.odds >= Self.leastOfLikeliest else { return nil }
    return numbers.likeness(to: best.rule.metrics) == .named ? best.rule : nil
  }

  /// Whether one of `numbers` is for the same thing as one of `rule`; a count of something without a name is
  /// for what `statement` names.
  private func isCounted(_ numbers: [Metric], in rule: Rule, _ statement: OwnStatement) -> Bool {
    let held = metrics(of: rule, for: statement)
    return numbers.contains { mine in
      held.contains { theirs in
        switch mine.likeness(to: theirs) {
        case .none: false
        case .unnamed: reader.names(theirs.unit, statement)
        case .named: true
        }
      }
    }
  }

  /// The numbers of `rule` for iPhone or a platform that `statement` names.
  private func metrics(of rule: Rule, for statement: OwnStatement) -> [Metric] {
    let platforms = statement.platforms + statement.rule.platforms + [.iOS]
    return rule.metrics.filter { metric in
      metric.platforms.isEmpty || metric.platforms.contains(where: platforms.contains)
    }
  }

  /// The only rule of one of `components` with a number in the unit of one of `numbers` that is no count.
  private func onlyMeasured(
    of components: Set<ComponentName>, like numbers: [Metric], for statement: OwnStatement
  ) -> Rule? {
    let measures = numbers.filter { $0.dimension != .count }
    guard !measures.isEmpty, !components.isEmpty else { return nil }
    let rules = known.values.filter { rule in
      rule.component.map(components.contains) == true
        && metrics(of: rule, for: statement).contains { theirs in
          measures.contains { $0.unit == theirs.unit && $0.likeness(to: theirs) == .named }
        }
    }
    return rules.count == 1 ? rules.first : nil
  }
}
