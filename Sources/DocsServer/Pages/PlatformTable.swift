internal import Guidelines
internal import KnowledgeBase

/// The differences between platforms in a component's rules: one row per rule, one column per platform.
struct PlatformTable {
  private let platforms: [Platform]
  private let rules: [Rule]
  private let fragments: Fragments

  init(_ rules: some Sequence<Rule>, _ fragments: Fragments) {
    let named = Set(rules.flatMap { $0.platforms + $0.metrics.flatMap(\.platforms) })
    let platforms = Platform.allCases.filter(named.contains)
    self.platforms = platforms
    self.rules = rules.filter { rule in
      let own = Set(rule.platforms)
      return !own.isEmpty && !own.isSuperset(of: platforms)
        || rule.metrics.contains { !$0.platforms.isEmpty && !own.isSubset(of: $0.platforms) }
    }.sorted { $0.id < $1.id }
    self.fragments = fragments
  }

  /// The section; empty if there is nothing to compare.
  @MarkupBuilder var section: [Markup] {
    if platforms.count > 1, !rules.isEmpty {
      fragments.section("platforms", Words.byPlatform) {
        element("p", .class("note")) { fragments.reader.say(Words.byPlatformLead) }
        fragments.table(
          Words.byPlatform, class: "by-platform",
          [Words.rule] + platforms.map { Phrase($0.rawValue, $0.rawValue) }
        ) {
          for rule in rules {
            element("tr") {
              element("th", Attribute("scope", "row")) {
                link(fragments.addresses.rule(rule.id)) {
                  fragments.reader.one(rule.title).map { fragments.text($0, in: "span") }
                    ?? .text(rule.id.rawValue)
                }
              }
              for platform in platforms { element("td") { cell(rule, platform) } }
            }
          }
        }
      }
    }
  }

  /// The numbers of `rule` on `platform`, or a mark if it applies there without a number.
  @MarkupBuilder private func cell(_ rule: Rule, _ platform: Platform) -> [Markup] {
    if rule.platforms.isEmpty || rule.platforms.contains(platform) {
      let amounts = rule.metrics.filter { $0.platforms.isEmpty || $0.platforms.contains(platform) }
        .map { $0.amount(in: fragments.reader.language) }
      if amounts.isEmpty {
        element("span", .aria(.hidden, "true")) { "●" }
        element("span", .class("hidden")) { fragments.reader.say(Words.holdsHere) }
      } else {
        amounts.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
          .prefix(4).joined(separator: ", ")
      }
    }
  }
}
