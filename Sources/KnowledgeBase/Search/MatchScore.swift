internal import Guidelines
internal import TextAnalysis

/// A rule to which a message may refer, reduced to what is compared.
struct MatchCandidate {
  let rule: RuleID
  let component: ComponentName?
  /// The words and concepts of its title.
  let title: Set<String>
  /// The words and concepts of its whole text.
  let body: Set<String>
  /// A bit for each of its platforms; 0 for all.
  let platforms: Int
  /// The dimensions of its metrics.
  let dimensions: Set<Dimension>

  /// The platforms of a text that names none: most reports are about apps for these.
  static let usualPlatforms = Platform.iOS.bit | Platform.iPadOS.bit | Platform.macOS.bit

  /// Whether it states a number for the dimensions of `amount`.
  func measures(_ amount: MessageAmount) -> Bool {
    amount.dimensions.isEmpty
      ? !dimensions.isEmpty : !dimensions.isDisjoint(with: amount.dimensions)
  }

  func holds(for platforms: Int) -> Bool {
    self.platforms == 0 || self.platforms & platforms != 0
  }
}

/// How much of a message a rule covers, from 0 to 1.
///
/// The weights were chosen on judged messages, `Tests/ExplanationsTests/JudgedMessages.swift`.
struct MatchScore {
  /// The number of best rules of a search that are compared.
  static let candidates = 40
  /// The factor of a word in the body of a rule instead of its title.
  private static let inBody = 0.7
  /// The factor of a component's name for rules about it that do not repeat the name.
  private static let asComponent = 0.6
  /// The weight of a word that no text of the base contains.
  private static let unknown = 2.0
  /// The factor of a rule about something other than what the message names.
  private static let elsewhere = 0.8
  /// The factor of all rules if no name in the message is unambiguous.
  static let uncertain = 0.8
  /// The factor of a rule for platforms other than those of the message.
  private static let otherPlatform = 0.7
  /// The factor of a rule without such a number if the message is about an amount.
  private static let unmeasured = 0.8
  /// The weight of the search's own score.
  private static let search = 0.1

  let candidate: MatchCandidate
  let isAboutComponent: Bool
  let isForPlatform: Bool
  let isMeasured: Bool

  /// The score, from 0 to 1.
  ///
  /// `rank` is the search's score relative to that of its best rule.
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
  /// Whether it is a number or a size, which differ between a report and a guideline.
  var isNumber: Bool {
    alternatives.allSatisfy { $0.first?.isNumber == true }
  }
}
