internal import Guidelines

/// The open headings at the current position in a document.
struct HeadingStack {
  /// An open heading.
  struct Heading {
    var level: Int
    /// Whether it contains only headings of its own level.
    var holdsSiblings = false
    /// The tabs that contain it: outside of them it does not apply.
    var tabs: [Int] = []
    /// Its own text after those of the headings that contain it: one array shared by everything below it.
    var section: [String]
    var platforms: [Platform]?
  }

  private var headings: [Heading] = []
  /// Whether the last passage is a heading.
  var endsWithHeading = false

  /// The open headings, outermost first.
  var section: [String] { headings.last?.section ?? [] }

  /// The platforms of the innermost heading with any.
  var platforms: [Platform]? { headings.last { $0.platforms != nil }?.platforms }

  /// Closes the headings in tabs other than `tabs`.
  mutating func leave(tabs: [Int]) {
    close { !$0.tabs.isEmpty && !tabs.starts(with: $0.tabs) }
  }

  /// Closes the headings in a list that end before a passage that is `depth` deep in lists.
  mutating func leave(itemsOutside depth: Int) {
    close { $0.level > PassageForms.levelOfBold && $0.level - PassageForms.levelOfBold >= depth }
  }

  /// Closes the headings that end before a heading of `level`.
  mutating func leave(forHeading text: String, level: Int, platforms: [Platform]?) {
    if platforms == nil, goesOnAboutPlatform(text, level) {
      close { $0.level > level }
      headings[headings.count - 1].holdsSiblings = true
    }
    close { $0.level > level || $0.level == level && !($0.holdsSiblings && platforms == nil) }
  }

  /// Whether a heading continues the last one's platform, as under "Platform considerations".
  private func goesOnAboutPlatform(_ text: String, _ level: Int) -> Bool {
    guard let last = headings.last(where: { $0.level <= level }), last.level == level,
      last.platforms?.isEmpty == false
    else { return false }
    if endsWithHeading { return true }
    return last.section.dropLast().last.map(SectionNames.holdsPlatforms) ?? false
      && !SectionNames.contain(text)
  }

  /// Closes the headings that end before a rule marked as a heading: those below its level, and one
  /// of its level if it is one of dos or don'ts, or if `ruleLevels` says that such headings are rules.
  mutating func leave(forRuleOn level: Int, ruleLevels: Set<Int>) {
    close { last in
      let name = last.section.last ?? ""
      return last.level > level
        || last.level == level
          && (ExampleLists.modality(of: name) != nil
            || ruleLevels.contains(level) && last.platforms == nil && !SectionNames.contain(name))
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
