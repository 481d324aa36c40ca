internal import Guidelines
internal import TextAnalysis

/// A rule that a message may be about, as much of it as is compared.
struct MatchCandidate {
  let rule: RuleID
  let component: ComponentName?
  /// The words and concepts of its title.
  let title: Set<String>
  /// Those of its whole text.
  let body: Set<String>
  /// A bit for each platform that it holds for; 0 for all of them.
  let platforms: Int
  /// What it states numbers of.
  let dimensions: Set<Dimension>

  /// The platforms of a text that names none: most reports are about their apps.
  static let usualPlatforms = Platform.iOS.bit | Platform.iPadOS.bit | Platform.macOS.bit

  /// Whether it states a number of what `amount` is about.
  func measures(_ amount: MessageAmount) -> Bool {
    amount.dimensions.isEmpty
      ? !dimensions.isEmpty : !dimensions.isDisjoint(with: amount.dimensions)
  }

  func holds(for platforms: Int) -> Bool {
    self.platforms == 0 || self.platforms & platforms != 0
  }
}

/// How much of a message a rule answers, from 0 to 1.
///
/// The weights were chosen on judged messages, `Tests/ExplanationsTests/JudgedMessages.swift`.
struct MatchScore {
  /// How many of the best rules of a search are compared.
  static let candidates = 40
  /// The factor of a word that stands in the reason of a rule, not in its title.
  private static let inBody = 0.7
  /// The factor of the name of a component in a rule of its page that does not repeat it.
  private static let asComponent = 0.6
  /// The weight of a word that no text of the base has.
  private static let unknown = 2.0
  /// The factor of a rule about something else than the message names.
  private static let elsewhere = 0.8
  /// The factor of every rule where no name in the message is one for certain.
  static let uncertain = 0.8
  /// The factor of a rule for other platforms than the message is about.
  private static let otherPlatform = 0.7
  /// The factor of a rule without such a number where the message is about an amount.
  private static let unmeasured = 0.8
  /// The share of the search's own score.
  private static let search = 0.1

  let candidate: MatchCandidate
  let isAboutComponent: Bool
  let isForPlatform: Bool
  let isMeasured: Bool

  /// From 0 to 1; `rank` is the search's score over that of its best rule.
  func value(of words: [SearchWord], naming named: [SearchWord], rank: Double) -> Double {
    var found = 0.0
    var all = 0.0
    for word in words {
      let weight = word.entries > 0 ? word.rarity : Self.unknown
      let before = found
      defer { if !word.isNumber || found > before { all += weight } }
      if !candidate.title.isDisjoint(with: word.alternatives) {
        found += weight
      } else if !candidate.body.isDisjoint(with: word.alternatives) {
        found += Self.inBody * weight
      } else if isAboutComponent, named.contains(word) {
        found += Self.asComponent * weight
      }
    }
    guard all > 0 else { return 0 }
    let share =
      found / all * (isAboutComponent ? 1 : Self.elsewhere) * (isMeasured ? 1 : Self.unmeasured)
    return share * (isForPlatform ? 1 : Self.otherPlatform) * (1 - Self.search + Self.search * rank)
  }
}

extension SearchWord {
  /// Whether it is a number or a size: a report has other ones than a guideline.
  var isNumber: Bool {
    alternatives.allSatisfy { $0.first?.isNumber == true }
  }
}
