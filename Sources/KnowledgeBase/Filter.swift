public import Guidelines

/// What a list or a search is narrowed to; an empty filter lets everything through.
public struct Filter: Hashable, Sendable {
  /// The component that a rule is about.
  public var component: ComponentName?
  /// A platform; what names no platform holds for all of them.
  public var platform: Platform?
  /// The time of interest: what was not yet, or no longer, said at its end is left out.
  public var asOf: Edition?
  /// A date, of which only what holds then is let through.
  ///
  /// Unlike with `asOf`, a rule is given with what all editions say of it.
  public var heldOn: Edition?

  /// Creates a filter.
  public init(
    component: ComponentName? = nil, platform: Platform? = nil, asOf: Edition? = nil,
    heldOn: Edition? = nil
  ) {
    self.component = component
    self.platform = platform
    self.asOf = asOf
    self.heldOn = heldOn
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
      && (heldOn.map { rule.time.status(on: $0) == .current } ?? true)
  }
}

extension Platform {
  /// Its bit in a set of platforms, as the search index keeps it.
  var bit: Int { 1 << (Platform.allCases.firstIndex(of: self) ?? 0) }
}
