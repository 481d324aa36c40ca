internal import Guidelines

/// What two rules about the same thing say differently.
struct RuleDifference {
  /// How the first one stands to the second, from what is weightiest: both cannot be followed, it
  /// allows more, it asks for more, or nothing differs.
  private(set) var relation = AuthorityReport.Relation.agrees
  /// What differs, one sentence each.
  private(set) var reasons: [Bilingual<String>] = []

  /// Compares what `own` says with `apple`: its `numbers`, of which `others` of Apple's may be the
  /// counterparts, too, and whether one denies what the other one asks for.
  ///
  /// Of rules that are the same by their names, how strongly they bind and for which platforms is
  /// compared as well; two that were found to be about the same thing may put it differently.
  init(
    _ own: Rule, _ apple: Rule, numbers: [Metric], others: [Metric] = [], isOpposed: Bool,
    nearness: Nearness
  ) {
    if nearness != .sure { compareNumbers(numbers, apple.metrics, others: others) }
    // "Do not exceed 2 seconds" asks for what "at most 2 seconds" does; numbers are compared as such.
    let areLimits = [numbers, apple.metrics].allSatisfy { $0.contains(where: \.isLimit) }
    if isOpposed, !areLimits {
      add(.contradicts, SourceWording.turned)
    } else if nearness == .same {
      compareStrength(own, apple)
    }
    guard nearness > .found, !Self.areNumbersForSamePlatforms(own.metrics, apple.metrics) else {
      return
    }
    let platforms = Self.platforms(of: own, besides: apple.platforms)
    let areApart = !apple.platforms.isEmpty && Set(platforms).isDisjoint(with: apple.platforms)
    if nearness == .same || areApart {
      comparePlatforms(platforms, apple.platforms)
    }
  }

  /// How sure it is that both rules are about the same.
  enum Nearness: Comparable {
    /// Their numbers tell.
    case found
    /// Their words tell.
    case sure
    /// One is called like the other.
    case same
  }

  private mutating func add(
    _ relation: AuthorityReport.Relation, _ reason: Bilingual<String>
  ) {
    let order: [AuthorityReport.Relation] = [.contradicts, .looser, .stricter, .agrees]
    if (order.firstIndex(of: relation) ?? 0) < (order.firstIndex(of: self.relation) ?? 0) {
      self.relation = relation
    }
    if !reasons.contains(reason) { reasons.append(reason) }
  }

  // MARK: Numbers

  private mutating func compareNumbers(_ own: [Metric], _ apple: [Metric], others: [Metric]) {
    // What counts something unnamed is compared only where nothing is named.
    let named = own.filter { [$0].likeness(to: apple) == .named }
    for metric in named.isEmpty ? own : named {
      let candidates = Self.counterparts(of: metric, among: apple, others: others)
      let isMet = candidates.contains { other in
        other.range(contains: metric) && metric.range(contains: other)
          || metric.isLimit && other.isLimit && other.range(touches: metric)
      }
      guard let theirs = candidates.first, !isMet else { continue }
      let reason = AuthorityWording.number(metric, theirs)
      if candidates.allSatisfy({ $0.range(contains: metric) }) {
        add(.stricter, reason)
      } else if candidates.allSatisfy({ $0.range(excludes: metric) }) {
        add(.contradicts, reason)
      } else {
        add(.looser, reason)
      }
    }
  }

  /// The numbers of Apple's that `metric` is to be held against.
  ///
  /// Of the rule those of the same thing, else those of another name; else of `others` those of the same
  /// thing. Those for the same platforms come before those for others, and two minimums before a minimum
  /// and a size that is just recommended.
  private static func counterparts(
    of metric: Metric, among apple: [Metric], others: [Metric]
  ) -> [Metric] {
    let alike = apple.filter { $0.likeness(to: metric) == .named }
    let choices = [
      alike.filter { $0.subject == metric.subject }, alike.filter { $0.unit == metric.unit },
      alike,
      apple.filter { $0.likeness(to: metric) == .unnamed },
      others.filter { $0.likeness(to: metric) == .named && $0.subject == metric.subject },
    ]
    let found = choices.first { !$0.isEmpty } ?? []
    let exact = found.filter { $0.platforms == metric.platforms }
    let held = exact.isEmpty ? found : exact
    let bounded = held.filter { $0.isBounded(as: metric) }
    return bounded.isEmpty ? held : bounded
  }

  // MARK: Modality and platforms

  private mutating func compareStrength(_ own: Rule, _ apple: Rule) {
    let strengths = (Self.strength(own.modality), Self.strength(apple.modality))
    // Where numbers were compared, "may have up to four" limits as "at most four" does.
    let isLimit = own.modality == .may && own.metrics.contains(where: \.isLimit)
    guard strengths.0 != strengths.1, !isLimit else { return }
    add(
      strengths.0 > strengths.1 ? .stricter : .looser,
      AuthorityWording.strength(own.modality, apple.modality))
  }

  /// How strongly `modality` binds; an order binds whether or not it says must.
  private static func strength(_ modality: Modality) -> Int {
    switch modality {
    case .must, .never, .should, .avoid: 2
    case .consider: 1
    case .may: 0
    }
  }

  /// The platforms of `rule`, or where it is for all, those that its title names instead of `others`.
  private static func platforms(of rule: Rule, besides others: [Platform]) -> [Platform] {
    guard rule.platforms.isEmpty else { return rule.platforms }
    let titles = rule.title.languages.compactMap { rule.title[$0] }
    let named = Platform.allCases.filter { platform in
      titles.allSatisfy { $0.contains(platform.rawValue) }
    }
    return Set(named).isDisjoint(with: others) && !others.isEmpty ? named : []
  }

  /// Whether each number of `own` is for the platforms that one of `apple` is for: a rule for iPhone
  /// leaves nothing out of one that has a number for iPhone.
  private static func areNumbersForSamePlatforms(_ own: [Metric], _ apple: [Metric]) -> Bool {
    !own.isEmpty
      && own.allSatisfy { mine in
        apple.contains {
          $0.likeness(to: mine) == .named && Set($0.platforms) == Set(mine.platforms)
        }
      }
  }

  private mutating func comparePlatforms(_ own: [Platform], _ apple: [Platform]) {
    guard !own.isEmpty else { return }
    let missing = (apple.isEmpty ? Platform.allCases : apple).filter { !own.contains($0) }
    guard !missing.isEmpty else { return }
    add(
      !apple.isEmpty && Set(own).isDisjoint(with: apple) ? .contradicts : .looser,
      AuthorityWording.platforms(missing))
  }
}
