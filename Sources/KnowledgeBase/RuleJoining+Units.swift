import Guidelines

/// Statements that are known to state one rule, as one speaker.
struct JoinUnit {
  /// The members, ascending.
  var members: [Int]
  /// The documents they come from, ascending and without repetition.
  var documents: [Int]
  var components: Set<ComponentName>
  /// The platforms they narrow the rule to; empty for all.
  var platforms: Set<Platform>
  var concepts: Set<Int32>
  /// The concepts that its components are the pages of.
  var subjects: Set<Int32>
  var form: StatementForm
  /// What it says in each language, at length 1.
  var says: Bilingual<FeatureVector>
  /// The id a person gave it.
  var explicit: RuleID?
  /// Every id a member would have, for decisions that name them.
  var ids: Set<RuleID>
  /// The ids that a person keeps apart from it.
  var apart: Set<RuleID>

  /// Both as one.
  func joined(with other: JoinUnit) -> JoinUnit {
    var unit = self
    unit.members = (members + other.members).sorted()
    unit.documents = Array(Set(documents + other.documents)).sorted()
    unit.components.formUnion(other.components)
    unit.platforms =
      platforms.isEmpty || other.platforms.isEmpty ? [] : platforms.union(other.platforms)
    unit.concepts.formUnion(other.concepts)
    unit.subjects.formUnion(other.subjects)
    unit.form = other.members.count > members.count ? other.form : form
    for language in Language.allCases {
      guard let theirs = other.says[language] else { continue }
      // Each side weighs as much as it has members, so that the order of joining plays no part.
      let mine = says[language]?.scaled(by: Float(members.count)) ?? FeatureVector()
      unit.says[language] = mine.adding(theirs.scaled(by: Float(other.members.count))).normalized
    }
    unit.explicit = explicit ?? other.explicit
    unit.ids.formUnion(other.ids)
    unit.apart.formUnion(other.apart)
    return unit
  }

  /// Whether a person's decision keeps both apart.
  func isKeptApart(from other: JoinUnit) -> Bool {
    if let explicit, let theirs = other.explicit, explicit != theirs { return true }
    return !apart.isDisjoint(with: other.ids) || !other.apart.isDisjoint(with: ids)
  }

  /// Whether both have a statement of one document.
  func sharesDocument(with other: JoinUnit) -> Bool {
    var left = 0
    var right = 0
    while left < documents.count, right < other.documents.count {
      if documents[left] == other.documents[right] { return true }
      if documents[left] < other.documents[right] { left += 1 } else { right += 1 }
    }
    return false
  }
}
