public import Guidelines

/// Conditions for a list or a search; an empty filter admits everything.
public struct Filter: Hashable, Sendable {
  /// The component that a rule is about.
  public var component: ComponentName?
  /// A platform.
  ///
  /// Rules that name no platform apply to all of them.
  public var platform: Platform?
  /// The authority whose guidelines are wanted; `nil` for all.
  public var authority: Authority?
  /// The point in time of interest: only what had been stated by its end and still held is admitted.
  public var asOf: Edition?
  /// A date on which rules must hold.
  ///
  /// Unlike `asOf`, it does not limit which statements of a rule are returned.
  public var heldOn: Edition?

  /// Creates a filter.
  public init(
    component: ComponentName? = nil, platform: Platform? = nil, authority: Authority? = nil,
    asOf: Edition? = nil, heldOn: Edition? = nil
  ) {
    self.component = component
    self.platform = platform
    self.authority = authority
    self.asOf = asOf
    self.heldOn = heldOn
  }

  /// Whether something for `platforms` applies to the requested platform.
  func admits(_ platforms: [Platform]) -> Bool {
    guard let platform else { return true }
    return platforms.isEmpty || platforms.contains(platform)
  }

  /// Whether something first stated in `edition` had been stated by the time of interest.
  func admits(edition: Edition?) -> Bool {
    guard let asOf, let edition else { return true }
    return edition.firstMonth <= asOf.lastMonth
  }

  /// Whether `rule`, as it was at the time of interest, meets the conditions.
  package func admits(_ rule: Rule) -> Bool {
    (component.map { $0 == rule.component } ?? true) && admits(rule.platforms)
      && (authority.map { $0 == rule.authority } ?? true)
      && (heldOn.map { rule.time.status(on: $0) == .current } ?? true)
  }
}

extension Platform {
  /// Its bit in a set of platforms, as stored in the search index.
  var bit: Int { 1 << (Platform.allCases.firstIndex(of: self) ?? 0) }
}
