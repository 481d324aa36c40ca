/// What speaks for a candidate being the rule that a statement is about.
package struct CounterpartFeatures {
  /// One thing that speaks for or against it.
  package enum Feature: String, CaseIterable {
    /// The score of the search for the statement, in hundreds.
    case score
    /// That score as a share of the best.
    case share
    /// The same share of the search for the statement with its heading.
    case headedShare
    /// How many words it has in common with the rule's lead.
    case lead
    /// With that lead, or with what contradicts the rule.
    case likeness
    /// How much more than any other candidate has.
    case likenessMargin
    /// How much higher its score is than any other's, in hundreds.
    case scoreMargin
    /// Whether both are about one component; the negative of it where they are not.
    case component
    /// Whether both set a number for what they call the same.
    case namedNumber
    /// Whether both set a number for what one of them does not name.
    case unnamedNumber
  }

  /// The odds of a candidate of which nothing is known, and what each feature adds, as logarithms.
  ///
  /// `make counterparts` computes them: those of a logistic regression on the labelled rules of teams in
  /// `Tests/Labels` (`own-conflicts.tsv`, those to tune by, and `own-wordings.tsv`), whether a candidate is
  /// the rule that the label names.
  private static let (start, weights): (Double, [Feature: Double]) = (
    -6.0,
    [
      .score: 1.1, .share: 2.1, .headedShare: 1.8, .lead: 1.6, .likeness: 1.0,
      .likenessMargin: 2.0, .scoreMargin: 2.0, .component: 0.6, .namedNumber: 1.9,
      .unnamedNumber: 0,
    ]
  )

  /// The values, from 0 to 1 or little more.
  package var values: [Feature: Double]

  /// The odds that the statement is about the rule, as a logarithm.
  var odds: Double {
    Feature.allCases.reduce(Self.start) { odds, feature in
      odds + (values[feature] ?? 0) * (Self.weights[feature] ?? 0)
    }
  }
}
