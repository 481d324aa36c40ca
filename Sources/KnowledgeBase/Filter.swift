public import Guidelines

/// What a list or a search is narrowed to; an empty filter lets everything through.
public struct Filter: Hashable, Sendable {
  /// The component that a rule is about.
  public var component: ComponentName?
  /// A platform; what names no platform holds for all of them.
  public var platform: Platform?
  /// The time of interest: what was not yet, or no longer, said at its end is left out.
  public var asOf: Edition?

  /// Creates a filter.
  public init(
    component: ComponentName? = nil, platform: Platform? = nil, asOf: Edition? = nil
  ) {
    self.component = component
    self.platform = platform
    self.asOf = asOf
  }

  /// Whether something that names `platforms` holds for the platform asked for.
  func admits(_ platforms: [Platform]) -> Bool {
    guard let platform else { return true }
    return platforms.isEmpty || platforms.contains(platform)
  }

  /// Whether something first said in `edition` had been said by the time asked for.
  func admits(edition: Edition?) -> Bool {
    guard let asOf, let edition else { return true }
    return edition.firstMonth <= asOf.lastMonth
  }

  /// Whether `rule`, as it was then, is about what is asked for.
  func admits(_ rule: Rule) -> Bool {
    (component.map { $0 == rule.component } ?? true) && admits(rule.platforms)
  }
}

extension Edition {
  /// Its first month, as year * 100 + month; month 0 for a whole year.
  var firstMonth: Int { year * 100 + (month ?? 0) }
  /// Its last month, as year * 100 + month.
  var lastMonth: Int { year * 100 + (month ?? 12) }
}

extension Platform {
  /// Its bit in a set of platforms, as the search index keeps it.
  var bit: Int { 1 << (Platform.allCases.firstIndex(of: self) ?? 0) }
}
