import Guidelines

/// The very words of a statement and what they are about.
struct JoinWords: Hashable {
  var component: ComponentName?
  var text: Bilingual<String>
}

/// Statements that are known to state one rule, as one speaker.
struct JoinUnit {
  /// The words of the first member.
  var words: JoinWords
  /// The members, ascending.
  var members: [Int]
  /// Members that say something each in its own words, ascending; not all where there are many.
  var voices: [Int]
  /// The documents they come from, ascending and without repetition.
  var documents: [Int]
  var components: Set<ComponentName>
  /// The platforms they narrow the rule to; empty for all.
  var platforms: Set<Platform>
  var concepts: Set<Int32>
  /// The concepts that its components are the pages of.
  var subjects: Set<Int32>
  var form: StatementForm
  /// How many members ask for something, less those that warn of it.
  var asking: Int
  /// What it says in each language, at length 1.
  var says: Bilingual<FeatureVector>
  /// What its leads say in each language, at length 1.
  var leads: Bilingual<FeatureVector>
  /// The id a person gave it.
  var explicit: RuleID?
  /// Every id a member would have, for decisions that name them.
  var ids: Set<RuleID>
  /// The ids that a person keeps apart from it.
  var apart: Set<RuleID>

  /// So many members speak for a unit at the most.
  private static let mostVoices = 12

  /// Both as one, where `other` only repeats the words of this unit.
  func repeated(by other: JoinUnit) -> JoinUnit {
    var unit = joined(with: other)
    unit.voices = voices
    unit.says = says
    unit.leads = leads
    return unit
  }

  /// Both as one.
  func joined(with other: JoinUnit) -> JoinUnit {
    var unit = self
    unit.members = (members + other.members).sorted()
    unit.voices = Array((voices + other.voices).sorted().prefix(Self.mostVoices))
    unit.documents = Array(Set(documents + other.documents)).sorted()
    unit.components.formUnion(other.components)
    unit.platforms =
      platforms.isEmpty || other.platforms.isEmpty ? [] : platforms.union(other.platforms)
    unit.concepts.formUnion(other.concepts)
    unit.subjects.formUnion(other.subjects)
    unit.form = other.members.count > members.count ? other.form : form
    unit.asking = asking + other.asking
    for language in Language.allCases {
      unit.says[language] = together(\.says, language, other)
      unit.leads[language] = together(\.leads, language, other)
    }
    unit.explicit = explicit ?? other.explicit
    unit.ids.formUnion(other.ids)
    unit.apart.formUnion(other.apart)
    return unit
  }

  /// Each side weighs as much as it has members.
  private func together(
    _ vectors: KeyPath<JoinUnit, Bilingual<FeatureVector>>, _ language: Language, _ other: JoinUnit
  ) -> FeatureVector? {
    guard let mine = self[keyPath: vectors][language] else {
      return other[keyPath: vectors][language]
    }
    guard let theirs = other[keyPath: vectors][language] else { return mine }
    return mine.scaled(by: Float(members.count))
      .adding(theirs.scaled(by: Float(other.members.count))).normalized
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
