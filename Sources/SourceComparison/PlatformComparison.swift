internal import Guidelines

/// Compares the platforms of a rule with those of its source.
///
/// A side that names no platform excludes none, so it is not compared.
enum PlatformComparison {
  /// The least similarity of passages about the same thing; others may have platforms of their own.
  private static let leastSimilarity: Float = 0.4
  /// The fraction of the best similarity from which another passage may be the rule's source.
  private static let rivalFraction: Float = 0.75

  /// Whether the source excludes every platform of the rule: neither `source`, with this `similarity` to
  /// the rule, nor any of `others` that is nearly as similar applies to one of them.
  static func isDenied(
    _ rule: ComparedPassage, by source: ComparedPassage, similarity: Float,
    others: [(similarity: Float, passage: ComparedPassage)]
  ) -> Bool {
    guard rule.rule != nil, source.passage.statesRule, similarity >= leastSimilarity,
      areDisjoint(rule, source), !names(source, platformsOf: rule),
      !names(rule, platformsOf: source), !names(rule, platformsOf: rule)
    else { return false }
    return others.allSatisfy { other in
      other.similarity < similarity * rivalFraction || areDisjoint(rule, other.passage)
    }
  }

  /// Whether both sides name platforms, but not the same ones.
  static func differ(
    _ rule: ComparedPassage, from source: ComparedPassage, similarity: Float
  ) -> Bool {
    let (mine, theirs) = (rule.passage.platforms, source.passage.platforms)
    return similarity >= leastSimilarity && source.passage.statesRule && !mine.isEmpty
      && !theirs.isEmpty
      && Set(mine) != Set(theirs)
  }

  /// Whether the text of `passage` names a platform of `other`.
  ///
  /// "Not supported in tvOS" agrees with a rule for tvOS that says the same.
  private static func names(_ passage: ComparedPassage, platformsOf other: ComparedPassage) -> Bool
  {
    let texts = Language.allCases.compactMap { passage.passage.text[$0]?.text }
    return other.passage.platforms.contains { platform in
      texts.contains { $0.contains(platform.rawValue) }
    }
  }

  private static func areDisjoint(_ rule: ComparedPassage, _ source: ComparedPassage) -> Bool {
    let (mine, theirs) = (rule.passage.platforms, source.passage.platforms)
    return !mine.isEmpty && !theirs.isEmpty && Set(mine).isDisjoint(with: theirs)
  }
}
