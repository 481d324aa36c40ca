internal import Guidelines
internal import TextAnalysis

extension CounterpartSearch {
  /// The number of the likeliest candidates whose numbers are considered, and the least odds of one.
  private static let (mostWithNumber, leastOdds) = (3, -3.5)
  /// How many words before and behind a number may name what it counts.
  private static let reach = (before: 2, behind: 4)
  /// The odds from which the number of the likeliest candidate counts, whatever components are named.
  private static let leastOfLikeliest = 0.0
  /// The odds from which it counts if few rules have one in that unit.
  private static let leastOfSpecific = -2.0

  /// The rule with a number for the same thing as one of `statement`.
  ///
  /// It is the only rule of a component that `statement` names with a number in the same unit; or else one of
  /// the likeliest of `candidates`, which are in the order of their rank.
  func numbered(among candidates: [Candidate], for statement: OwnStatement) -> Rule? {
    let numbers = statement.stated(statement.numbers)
    guard !numbers.isEmpty else { return nil }
    let named = names.components(of: statement)
    if let rule = onlyMeasured(of: named, like: numbers, for: statement) { return rule }
    if let rule = onlyCounted(of: named, for: statement) { return rule }
    let likely = candidates.prefix(Self.mostWithNumber).first { candidate in
      candidate.odds >= Self.leastOdds && candidate.rule.component.map(named.contains) == true
        && isCounted(in: candidate.rule, statement)
    }
    if let likely { return likely.rule }
    guard let best = candidates.first else { return nil }
    if best.odds >= Self.leastOfLikeliest, isCounted(in: best.rule, statement) { return best.rule }
    let units = units(in: statement)
    let specific = candidates.prefix(Self.mostWithNumber).first { candidate in
      candidate.odds >= Self.leastOfSpecific
        && !units.isDisjoint(with: specificUnits(of: candidate.rule, for: statement))
    }
    if let specific { return specific.rule }
    return onlyNumbered(of: named, for: statement) ?? onlyNumbered(for: statement)
  }

  /// The units of the numbers of `rule` that few other rules have.
  ///
  /// Lengths and percentages occur in many rules, and so do counts of things that are components themselves,
  /// such as buttons.
  private func specificUnits(of rule: Rule, for statement: OwnStatement) -> Set<Unit> {
    Set(metrics(of: rule, for: statement).map(\.unit))
      .subtracting([.points, .pixels, .percent, Unit(rawValue: "items")])
      .filter { names.components(in: $0.rawValue).isEmpty }
  }

  /// The units of what `statement` counts and measures.
  private func units(in statement: OwnStatement) -> Set<Unit> {
    // A "24-hour clock" sets no number of hours.
    let measured = NumberSearch.quantities(in: statement.text).filter { !$0.isAttributive }
      .compactMap(\.unit?.unit)
    return CountedThings.units(in: statement.text, statement.language).union(measured)
  }

  /// The only rule of one of `components` with a number of what `statement` counts.
  ///
  /// Ignores the rules of a component if `statement` counts that component itself, such as buttons.
  private func onlyNumbered(
    of components: Set<ComponentName>, for statement: OwnStatement
  ) -> Rule? {
    let units = CountedThings.units(in: statement.text, statement.language)
    let rules = known.values.filter { rule in
      guard let component = rule.component, components.contains(component) else { return false }
      return metrics(of: rule, for: statement).contains {
        $0.dimension == .count && units.contains($0.unit) && component.rawValue != $0.unit.rawValue
      }
    }
    return rules.count == 1 ? rules.first : nil
  }

  /// The only rule with a number of what `statement` counts of a subject that it names: a tip's sentences.
  private func onlyNumbered(for statement: OwnStatement) -> Rule? {
    let units = CountedThings.units(in: statement.text, statement.language)
    guard !units.isEmpty else { return nil }
    let rules = known.values.filter { rule in
      let counts = rule.metrics.filter { $0.dimension == .count && units.contains($0.unit) }
      return !counts.isEmpty
        && metrics(of: rule, for: statement).contains { metric in
          counts.contains(metric) && reader.names(metric.subject, statement)
        }
    }
    return rules.count == 1 ? rules.first : nil
  }

  /// Whether a number of `statement` is for the same thing as one of `rule`; a count of something without a
  /// name is for what `statement` names.
  private func isCounted(in rule: Rule, _ statement: OwnStatement) -> Bool {
    let held = metrics(of: rule, for: statement)
    return statement.numbers(about: rule).contains { mine in
      held.contains { theirs in
        switch mine.likeness(to: theirs) {
        case .none: false
        case .unnamed: reader.names(theirs.unit, statement)
        case .named: true
        }
      }
    }
  }

  /// The numbers of `rule` for iPhone or a platform that `statement` names; all if there are no rules about
  /// its component on iPhone.
  private func metrics(of rule: Rule, for statement: OwnStatement) -> [Metric] {
    guard isOnPhone(rule.component) else { return rule.metrics }
    if isElsewhere(rule, statement) { return [] }
    return rule.metrics.filter { isMeant($0.platforms, by: statement) }
  }

  /// Whether the lead of `rule` is about platforms other than iPad that `statement` does not mean, though
  /// rules about its component hold on iPhone.
  func isElsewhere(_ rule: Rule, _ statement: OwnStatement) -> Bool {
    let named = names.platforms(in: rule.title.preferring(.en) ?? "")
    return isOnPhone(rule.component) && !named.contains(.iPadOS)
      && !isMeant(named, by: statement)
  }

  /// Whether the rule of `candidate` holds on other platforms than iPhone only, while `statement` names no
  /// platform, nor a component that iPhone lacks.
  func isOnlyElsewhere(_ candidate: Candidate, _ statement: OwnStatement) -> Bool {
    let isNamedAway = candidate.isNamed && !isOnPhone(candidate.rule.component)
    return !isNamedAway && statement.platforms.isEmpty
      && !isMeant(candidate.rule.platforms, by: statement)
  }

  /// Whether `statement` means one of `platforms`, if there are any; without a platform it means iPhone.
  private func isMeant(_ platforms: [Platform], by statement: OwnStatement) -> Bool {
    let meant = statement.meant.isEmpty ? [.iOS] : statement.meant
    return platforms.isEmpty || platforms.contains(where: meant.contains)
  }

  /// The only rule that says how many there may be of one of `components` that `statement` counts.
  private func onlyCounted(
    of components: Set<ComponentName>, for statement: OwnStatement
  ) -> Rule? {
    let counted = counted(in: statement.text).filter(components.contains)
    guard !counted.isEmpty else { return nil }
    let rules = known.values.filter { rule in
      guard let component = rule.component, counted.contains(component) else { return false }
      return metrics(of: rule, for: statement).contains {
        $0.dimension == .count && reader.isNamed($0.unit, in: component)
      }
    }
    return rules.count == 1 ? rules.first : nil
  }

  /// The components named close behind a number greater than one, or right before it: "6 quick actions",
  /// "App Shortcuts: 14".
  private func counted(in text: String) -> [ComponentName] {
    let words = text.split(separator: " ").map(String.init)
    return words.indices.flatMap { place -> [ComponentName] in
      guard NumberSearch.quantities(in: words[place]).contains(where: { $0.low > 1 }) else {
        return []
      }
      let before = words[max(0, place - Self.reach.before)..<place]
      let behind = words[(place + 1)...].prefix(Self.reach.behind)
      return [before, behind].flatMap { names.components(in: $0.joined(separator: " ")) }
    }
  }

  /// The only rule of one of `components` with a number in the unit of one of `numbers` that is no count.
  private func onlyMeasured(
    of components: Set<ComponentName>, like numbers: [Metric], for statement: OwnStatement
  ) -> Rule? {
    guard !components.isEmpty, numbers.contains(where: { $0.dimension != .count }) else {
      return nil
    }
    let rules = known.values.filter { rule in
      guard let component = rule.component, components.contains(component) else { return false }
      let measures = statement.numbers(about: rule).filter { $0.dimension != .count }
      return metrics(of: rule, for: statement).contains { theirs in
        measures.contains { $0.unit == theirs.unit && $0.likeness(to: theirs) == .named }
      }
    }
    return rules.count == 1 ? rules.first : nil
  }
}
