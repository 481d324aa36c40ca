internal import Guidelines

/// The headings that the next passage stands under.
struct HeadingStack {
  /// A heading that is open.
  struct Heading {
    var level: Int
    /// Whether headings of its own level stand under it: nothing else does.
    var holdsSiblings = false
    /// The tabs that it stands in: behind them it names nothing.
    var tabs: [Int] = []
    /// What it says, behind the headings that it stands under: one list for all below it.
    var section: [String]
    var platforms: [Platform]?
  }

  private var headings: [Heading] = []
  /// Whether the passage read last is a heading.
  var endsWithHeading = false

  /// What the headings say, outermost first.
  var section: [String] { headings.last?.section ?? [] }

  /// The platforms of the innermost heading that names some.
  var platforms: [Platform]? { headings.last { $0.platforms != nil }?.platforms }

  /// Closes the headings in tabs that do not hold what stands in `tabs`.
  mutating func leave(tabs: [Int]) {
    close { !$0.tabs.isEmpty && !tabs.starts(with: $0.tabs) }
  }

  /// Closes the headings that a heading of `level` ends.
  mutating func leave(forHeading text: String, level: Int, platforms: [Platform]?) {
    if platforms == nil, goesOnAboutPlatform(text, level) {
      close { $0.level > level }
      headings[headings.count - 1].holdsSiblings = true
    }
    close { $0.level > level || $0.level == level && !($0.holdsSiblings && platforms == nil) }
  }

  /// Whether a heading goes on about the platform that the last one on its level names, as under
  /// "Platform considerations".
  private func goesOnAboutPlatform(_ text: String, _ level: Int) -> Bool {
    guard let last = headings.last(where: { $0.level <= level }), last.level == level,
      last.platforms?.isEmpty == false
    else { return false }
    if endsWithHeading { return true }
    return last.section.dropLast().last.map(SectionNames.holdsPlatforms) ?? false
      && !SectionNames.contain(text)
  }

  /// Closes the headings that a rule set as a heading ends: those below its level, and beside it
  /// where `ruleLevels` says that such headings are for rules.
  mutating func leave(forRuleOn level: Int, ruleLevels: Set<Int>) {
    close { last in
      last.level > level
        || last.level == level && ruleLevels.contains(level) && last.platforms == nil
          && !SectionNames.contain(last.section.last ?? "")
    }
  }

  /// Opens a heading.
  mutating func enter(_ text: String, level: Int, tabs: [Int], platforms: [Platform]?) {
    headings.append(
      Heading(level: level, tabs: tabs, section: section + [text], platforms: platforms))
  }

  private mutating func close(while ends: (Heading) -> Bool) {
    while let last = headings.last, ends(last) { headings.removeLast() }
  }
}
