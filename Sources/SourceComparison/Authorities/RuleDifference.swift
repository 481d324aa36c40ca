internal import Guidelines
internal import Lexicon
internal import TextAnalysis

/// What two rules about the same thing say differently.
struct RuleDifference {
  /// How the first one stands to the second, from what is weightiest: both cannot be followed, it
  /// allows more, it asks for more, or nothing differs.
  private(set) var relation = AuthorityReport.Relation.agrees
  /// What differs, one sentence each.
  private(set) var reasons: [Bilingual<String>] = []

  /// Compares `own` with `apple`, whose texts are as alike as `similarity`; of Apple's numbers also
  /// `others` count, those of the other rules about the component.
  init(_ own: Rule, _ apple: Rule, similarity: Float, others: [Metric]) {
    compareNumbers(own.metrics, apple.metrics, others: others)
    compareModality(own, apple, similarity: similarity)
    if !Self.areNumbersForSamePlatforms(own.metrics, apple.metrics) {
      comparePlatforms(Self.platforms(of: own, besides: apple.platforms), apple.platforms)
    }
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
    for metric in own {
      let candidates = Self.counterparts(of: metric, among: apple, others: others)
      guard let theirs = candidates.first,
        !candidates.contains(where: { $0.range(contains: metric) && metric.range(contains: $0) })
      else { continue }
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
  /// Of the rule those of the same thing, else those of the same dimension, else those of a dimension
  /// that another word may mean; else of `others` those of the same thing. Those for the same platforms come before those for others.
  private static func counterparts(
    of metric: Metric, among apple: [Metric], others: [Metric]
  ) -> [Metric] {
    let same = apple.filter { $0.isComparable(to: metric) }
    let choices = [
      same.filter { $0.subject == metric.subject }, same,
      apple.filter { $0.isMeasuredLike(metric) },
      others.filter { $0.isComparable(to: metric) && $0.subject == metric.subject },
    ]
    let found = choices.first { !$0.isEmpty } ?? []
    let exact = found.filter { $0.platforms == metric.platforms }
    return exact.isEmpty ? found : exact
  }

  // MARK: Modality and platforms

  /// Rules that share less of their words are not compared in what they ask for.
  private static let sameSimilarity: Float = 0.5

  private mutating func compareModality(_ own: Rule, _ apple: Rule, similarity: Float) {
    guard similarity >= Self.sameSimilarity else { return }
    let (mine, theirs) = (Polarity(of: own), Polarity(of: apple))
    if let mine, let theirs, mine != theirs {
      // "Do not exceed 2 seconds" asks for what "at most 2 seconds" does; numbers are compared as such.
      let areLimits = [own, apple].allSatisfy { $0.metrics.contains(where: \.isLimit) }
      if !areLimits { add(.contradicts, SourceWording.turned) }
      return
    }
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
        apple.contains { $0.isComparable(to: mine) && Set($0.platforms) == Set(mine.platforms) }
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

extension Polarity {
  /// Whether `rule` asks for something to be there or warns of it, where its texts and its modality
  /// agree: "do not hide the bar" asks for the bar, as "keep the bar visible" does.
  fileprivate init?(of rule: Rule) {
    let read = Polarity(rule.modality)
    let said = rule.title.languages.compactMap { language -> (words: Polarity, act: Polarity)? in
      let title = rule.title[language] ?? ""
      return Polarity(lead: title, in: language).map { words in
        (words, Self.denies(title, in: language) ? words.inverse : words)
      }
    }
    guard let act = said.first?.act, said.count == rule.title.languages.count,
      said.allSatisfy({ $0.act == act }), said.contains(where: { $0.words == read })
    else { return nil }
    self = act
  }

  private var inverse: Polarity { self == .asks ? .warns : .asks }

  /// Whether the verb of `lead` takes something away: hide, remove.
  private static func denies(_ lead: String, in language: Language) -> Bool {
    let words = lead.lowercased().split { !$0.isLetter }
    switch language {
    case .en: return words.prefix(4).contains { denyingVerbs.contains(String($0)) }
    case .ko:
      return words.suffix(3).contains { word in koreanDenyingVerbs.contains(where: word.hasPrefix) }
    }
  }

  private static let denyingVerbs = Lexicon.ruleForms.set("denying-verb")
  private static let koreanDenyingVerbs = Lexicon.ruleForms.list("korean-denying-verb")
}

extension Metric {
  /// The affinity of numbers of things with the same name.
  static let sameThing: Float = 0.2
  /// The affinity of numbers of things whose names share a word.
  static let namesake: Float = 0.12

  /// How much speaks for both being numbers of the same thing, from 0 to ``sameThing``.
  func affinity(to other: Metric) -> Float {
    guard isComparable(to: other) else { return 0 }
    if subject == other.subject { return Self.sameThing }
    let (mine, theirs) = (subject.split(separator: " "), other.subject.split(separator: " "))
    return mine.contains { theirs.contains($0) } ? Self.namesake : 0.05
  }

  /// Whether it allows more than one value.
  fileprivate var isLimit: Bool { minimum != maximum }

  /// Whether `other` is a number of the same dimension in the same unit, under the same conditions.
  fileprivate func isComparable(to other: Metric) -> Bool {
    dimension == other.dimension && countsSame(as: other) && scale == other.scale
      && (qualifiers == other.qualifiers || qualifiers.isEmpty || other.qualifiers.isEmpty)
      && (platforms.isEmpty || other.platforms.isEmpty
        || !Set(platforms).isDisjoint(with: other.platforms))
  }

  /// Whether both are extents or both are distances in one unit: a "size" may be a width, a "margin" the
  /// space above.
  fileprivate func isMeasuredLike(_ other: Metric) -> Bool {
    unit == other.unit && scale == other.scale
      && Self.kinds.contains { $0.contains(dimension) && $0.contains(other.dimension) }
  }

  private static let kinds: [Set<Dimension>] = [
    [.size, .width, .height], [.margin, .spacing, .top, .bottom, .leading, .trailing],
  ]

  /// Whether both are in one unit; what a text counts without a noun may be whatever the other one
  /// counts.
  private func countsSame(as other: Metric) -> Bool {
    unit == other.unit || dimension == .count && (countsUnnamed || other.countsUnnamed)
  }

  /// Whether it counts something that the text does not name: "점은 10개까지만".
  ///
  /// English says items only of items.
  private var countsUnnamed: Bool {
    unit == Unit(rawValue: "items") && !subject.hasSuffix("item") && source.language == .ko
  }

  /// The least and the most that it allows; that there is one of something goes without saying.
  private var range: (least: Double, most: Double) {
    let isCount = dimension == .count || dimension == .length
    let least = minimum.flatMap { isCount && $0 <= 1 && maximum != $0 ? nil : $0 }
    return (least ?? -.infinity, maximum ?? .infinity)
  }

  /// Whether every value that `other` allows is one that it allows.
  fileprivate func range(contains other: Metric) -> Bool {
    range.least <= other.range.least && range.most >= other.range.most
  }

  /// Whether no value is allowed by both.
  fileprivate func range(excludes other: Metric) -> Bool {
    range.least > other.range.most || range.most < other.range.least
  }
}
