internal import Guidelines
internal import TextAnalysis

/// The differences between two rules about the same thing.
struct RuleDifference {
  /// The relation of the first rule to the second, from most to least severe: it contradicts it, allows
  /// more, asks for more, or agrees.
  private(set) var relation = AuthorityReport.Relation.agrees
  /// The differences.
  private var reasons: [Reason] = []

  /// One difference.
  private enum Reason: Hashable {
    case words(Bilingual<String>)
    /// The numbers of the first rule and of the second.
    case numbers(Metric, Metric)

    func words(_ subjects: SubjectNames) -> Bilingual<String> {
      switch self {
      case .words(let words): words
      case .numbers(let own, let apple): AuthorityWording.number(own, apple, subjects)
      }
    }
  }

  /// The differences, one sentence each, with the Korean names of `subjects`.
  func sentences(naming subjects: SubjectNames) -> [Bilingual<String>] {
    var sentences: [Bilingual<String>] = []
    for sentence in reasons.map({ $0.words(subjects) }) where !sentences.contains(sentence) {
      sentences.append(sentence)
    }
    return sentences
  }

  /// Compares `own` with `apple`: the `numbers` of `own`, to which `others` of Apple's may correspond
  /// too, and whether one asks for the opposite of the other.
  ///
  /// Strength and overlapping platforms are compared only for rules with the same name; rules found to be
  /// about the same thing may put them differently.
  init(
    _ own: Rule, _ apple: Rule, numbers: [Metric], others: [Metric] = [], isOpposed: Bool,
    nearness: Nearness
  ) {
    if nearness != .sure {
      let isOfLargeText = Self.isOfLargeText(own, numbers)
      let theirs = isOfLargeText ? apple.metrics : Self.unconditional(apple.metrics)
      compareNumbers(numbers, theirs, others: others)
    }
    // "Do not exceed 2 seconds" and "at most 2 seconds" agree; limits are compared as numbers.
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

  /// A rule puts a component on `platforms` that lack it.
  init(lackedOn platforms: [Platform]) {
    relation = .contradicts
    reasons = [.words(AuthorityWording.lacking(platforms))]
  }

  /// The evidence that both rules are about the same thing.
  enum Nearness: Comparable {
    /// Similar numbers.
    case found
    /// Similar words.
    case sure
    /// The same name.
    case same
  }

  private mutating func add(
    _ relation: AuthorityReport.Relation, _ words: Bilingual<String>
  ) {
    add(relation, .words(words))
  }

  private mutating func add(_ relation: AuthorityReport.Relation, _ reason: Reason) {
    let order: [AuthorityReport.Relation] = [.contradicts, .looser, .stricter, .agrees]
    if (order.firstIndex(of: relation) ?? 0) < (order.firstIndex(of: self.relation) ?? 0) {
      self.relation = relation
    }
    reasons.append(reason)
  }

  // MARK: Numbers

  private mutating func compareNumbers(_ own: [Metric], _ apple: [Metric], others: [Metric]) {
    // Counts of differently named things are compared only if no others can be.
    let named = own.filter { [$0].likeness(to: apple) == .named }
    for metric in named.isEmpty ? own : named {
      let candidates = Self.counterparts(of: metric, among: apple, others: others)
      let isMet = candidates.contains { other in
        other.range(contains: metric) && metric.range(contains: other)
          || metric.isLimit && other.isLimit && other.range(touches: metric)
      }
      guard let theirs = candidates.first, !isMet else { continue }
      let reason = Reason.numbers(metric, theirs)
      if candidates.allSatisfy({ $0.range(contains: metric) }) {
        add(.stricter, reason)
      } else if candidates.allSatisfy({ $0.range(excludes: metric) }) {
        add(.contradicts, reason)
      } else {
        add(.looser, reason)
      }
    }
  }

  /// The least size of large text, in points.
  private static let leastLargeSize = 18.0

  /// Whether `own` is about text for which a lower contrast is enough.
  private static func isOfLargeText(_ own: Rule, _ numbers: [Metric]) -> Bool {
    let language: Language = own.title.en == nil ? .ko : .en
    return NamedWords.largeText.occur(in: own.title[language] ?? "", language)
      || numbers.contains { $0.unit == .points && ($0.minimum ?? 0) >= leastLargeSize }
  }

  /// The numbers of a rule that hold everywhere: of several contrasts the first, which rules state before
  /// those for large text.
  private static func unconditional(_ metrics: [Metric]) -> [Metric] {
    let first = metrics.firstIndex { $0.dimension == .ratio }
    return metrics.indices.filter { $0 == first || metrics[$0].dimension != .ratio }
      .map { metrics[$0] }
  }

  /// Apple's numbers with which `metric` is compared.
  ///
  /// They are those of the rule with the same subject, or else under other names; or else those of
  /// `others` with the same subject. Numbers for the same platforms are preferred, and then those of the
  /// same kind: a minimum is compared with a minimum rather than with a recommended size.
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
    // What a team says of no platform it says of its app for iPhone.
    let forPhone = metric.platforms.isEmpty ? found.filter { $0.platforms.contains(.iOS) } : []
    let held = [exact, forPhone].first { !$0.isEmpty } ?? found
    let bounded = held.filter { $0.isBounded(as: metric) }
    return bounded.isEmpty ? held : bounded
  }

  // MARK: Modality and platforms

  private mutating func compareStrength(_ own: Rule, _ apple: Rule) {
    let strengths = (Self.strength(own.modality), Self.strength(apple.modality))
    // If numbers were compared, "may have up to four" is the same limit as "at most four".
    let isLimit = own.modality == .may && own.metrics.contains(where: \.isLimit)
    guard strengths.0 != strengths.1, !isLimit else { return }
    add(
      strengths.0 > strengths.1 ? .stricter : .looser,
      AuthorityWording.strength(own.modality, apple.modality))
  }

  /// The strength of `modality`; an instruction binds with or without "must".
  private static func strength(_ modality: Modality) -> Int {
    switch modality {
    case .must, .never, .should, .avoid: 2
    case .consider: 1
    case .may: 0
    }
  }

  /// The platforms of `rule`, or if it has none, those in its title unless `others` include one.
  private static func platforms(of rule: Rule, besides others: [Platform]) -> [Platform] {
    guard rule.platforms.isEmpty else { return rule.platforms }
    let titles = rule.title.languages.compactMap { rule.title[$0] }
    let named = Platform.allCases.filter { platform in
      titles.allSatisfy { $0.contains(platform.rawValue) }
    }
    return Set(named).isDisjoint(with: others) && !others.isEmpty ? named : []
  }

  /// Whether each number in `own` has a counterpart in `apple` for the same platforms: a rule for iPhone
  /// omits nothing from one that has a number for iPhone.
  private static func areNumbersForSamePlatforms(_ own: [Metric], _ apple: [Metric]) -> Bool {
    !own.isEmpty
      && own.allSatisfy { mine in
        apple.contains {
          $0.likeness(to: mine) == .named && Set($0.platforms) == Set(mine.platforms)
        }
      }
  }

  /// Compares the platforms to which the own rule is restricted with those of Apple's; none are no
  /// restriction.
  mutating func comparePlatforms(_ own: [Platform], _ apple: [Platform]) {
    guard !own.isEmpty else { return }
    let missing = (apple.isEmpty ? Platform.allCases : apple).filter { !own.contains($0) }
    guard !missing.isEmpty else { return }
    add(
      !apple.isEmpty && Set(own).isDisjoint(with: apple) ? .contradicts : .looser,
      AuthorityWording.platforms(missing))
  }
}
