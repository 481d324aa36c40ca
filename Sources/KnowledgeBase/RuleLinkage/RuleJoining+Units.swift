import Guidelines
import TextAnalysis

/// The very words of a statement and what they are about.
struct JoinWords: Hashable {
  let component: ComponentName?
  let text: Bilingual<String>
  /// How long the texts are, how they begin and how they end, which tells them from nearly all
  /// others; hashing a Korean string would normalise it first, and stored texts are normal.
  private let digest: Int

  init(component: ComponentName?, text: Bilingual<String>) {
    self.component = component
    self.text = text
    var hasher = Hasher()
    hasher.combine(component)
    for language in Language.allCases {
      guard var text = text[language] else { continue }
      text.withUTF8 { bytes in
        hasher.combine(bytes.count)
        hasher.combine(
          bytes: UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes).prefix(48)))
        hasher.combine(
          bytes: UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes).suffix(48)))
      }
    }
    digest = hasher.finalize()
  }

  func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}

/// Who says a unit, and of what.
struct JoinOrigin {
  /// The members, ascending.
  var members: [Int]
  /// Members that say something each in its own words, ascending; not all where there are many.
  var voices: [Int]
  var documents: NumberSet
  var components: NumberSet
  /// The platforms they narrow the rule to; empty for all.
  var platforms: NumberSet
  /// The concepts that they name.
  var concepts: NumberSet
  /// The concepts that their components are the pages of.
  var subjects: NumberSet

  /// So many members speak for a unit at the most.
  private static let mostVoices = 12

  func joined(with other: JoinOrigin) -> JoinOrigin {
    let isNarrowed = !platforms.isEmpty && !other.platforms.isEmpty
    return JoinOrigin(
      members: (members + other.members).sorted(),
      voices: Array((voices + other.voices).sorted().prefix(Self.mostVoices)),
      documents: documents.union(other.documents), components: components.union(other.components),
      platforms: isNarrowed ? platforms.union(other.platforms) : NumberSet(),
      concepts: concepts.union(other.concepts), subjects: subjects.union(other.subjects))
  }
}

/// What people decided about a unit.
struct JoinIdentity {
  /// The id a person gave it.
  var explicit: RuleID?
  /// Every id a member would have, for decisions that name them.
  var ids: Set<RuleID>
  /// The ids that a person keeps apart from it.
  var apart: Set<RuleID>

  func joined(with other: JoinIdentity) -> JoinIdentity {
    JoinIdentity(
      explicit: explicit ?? other.explicit, ids: ids.union(other.ids),
      apart: apart.union(other.apart))
  }

  /// Whether a decision keeps both apart.
  func isKeptApart(from other: JoinIdentity) -> Bool {
    if let explicit, let theirs = other.explicit, explicit != theirs { return true }
    return !apart.isDisjoint(with: other.ids) || !other.apart.isDisjoint(with: ids)
  }
}

/// Statements that are known to state one rule, as one speaker.
///
/// A class only because comparing millions of pairs must not copy them.
final class JoinUnit: Sendable {
  /// The words of the first member.
  let words: JoinWords
  let origin: JoinOrigin
  let identity: JoinIdentity
  /// Whether all members only describe.
  let isDescription: Bool
  /// Whether all members only say, where their pages begin, what the component is.
  let isIntroduction: Bool
  let form: StatementForm
  /// How many members ask for something, less those that warn of it.
  let asking: Int
  /// What it says in each language, at length 1.
  let says: Bilingual<FeatureVector>
  /// What its leads say in each language, at length 1.
  let leads: Bilingual<FeatureVector>
  /// The concepts that it names and its own page is about.
  let named: NumberSet
  /// What it says most of all, in both languages: ascending features, each with its weight.
  let heaviest: FeatureVector

  init(
    words: JoinWords, origin: JoinOrigin, identity: JoinIdentity, isDescription: Bool,
    isIntroduction: Bool, form: StatementForm, asking: Int,
    says: Bilingual<FeatureVector>, leads: Bilingual<FeatureVector>
  ) {
    self.words = words
    self.origin = origin
    self.identity = identity
    self.isDescription = isDescription
    self.isIntroduction = isIntroduction
    self.form = form
    self.asking = asking
    self.says = says
    self.leads = leads
    named = origin.subjects.intersection(origin.concepts)
    heaviest = Self.heaviest(of: says)
  }

  /// So many features of a language are the heaviest.
  private static let heaviestCount = 24

  private static func heaviest(of says: Bilingual<FeatureVector>) -> FeatureVector {
    guard let english = says.en?.heaviest(heaviestCount) else {
      return says.ko?.heaviest(heaviestCount) ?? .init()
    }
    return says.ko.map { english.united(with: $0.heaviest(heaviestCount)) } ?? english
  }

  /// Both as one.
  func joined(with other: JoinUnit) -> JoinUnit {
    JoinUnit(
      words: words, origin: origin.joined(with: other.origin),
      identity: identity.joined(with: other.identity),
      isDescription: isDescription && other.isDescription,
      isIntroduction: isIntroduction && other.isIntroduction,
      form: other.origin.members.count > origin.members.count ? other.form : form,
      asking: asking + other.asking, says: together(says, other.says, other),
      leads: together(leads, other.leads, other))
  }

  /// All as one, where `others` only repeat the words of this unit.
  func repeated(by others: [JoinUnit]) -> JoinUnit {
    var origin = origin
    origin.members = (origin.members + others.flatMap(\.origin.members)).sorted()
    origin.documents = NumberSet(
      origin.documents.numbers + others.flatMap(\.origin.documents.numbers))
    if others.contains(where: { $0.origin.platforms.isEmpty }) { origin.platforms = NumberSet() }
    if !origin.platforms.isEmpty {
      origin.platforms = NumberSet(
        origin.platforms.numbers + others.flatMap(\.origin.platforms.numbers))
    }
    var identity = identity
    for other in others {
      identity.ids.formUnion(other.identity.ids)
      identity.apart.formUnion(other.identity.apart)
    }
    return JoinUnit(
      words: words, origin: origin, identity: identity, isDescription: isDescription,
      isIntroduction: isIntroduction, form: form,
      asking: asking * (others.count + 1), says: says, leads: leads)
  }

  /// Each side weighs as much as it has members.
  private func together(
    _ mine: Bilingual<FeatureVector>, _ theirs: Bilingual<FeatureVector>, _ other: JoinUnit
  ) -> Bilingual<FeatureVector> {
    var together = Bilingual<FeatureVector>()
    for language in Language.allCases {
      guard let left = mine[language], let right = theirs[language] else {
        together[language] = mine[language] ?? theirs[language]
        continue
      }
      var sum = left.scaled(by: Float(origin.members.count))
        .adding(right.scaled(by: Float(other.origin.members.count)))
      sum.normalize()
      together[language] = sum
    }
    return together
  }

  /// Whether both have a statement of one document.
  func sharesDocument(with other: JoinUnit) -> Bool {
    origin.documents.meets(other.origin.documents)
  }

  /// Whether both are about one component and speak a common language.
  func isClose(to other: JoinUnit) -> Bool {
    origin.components.meets(other.origin.components) && sharesLanguage(with: other)
  }

  /// Whether a language says something in both.
  func sharesLanguage(with other: JoinUnit) -> Bool {
    (says.en != nil && other.says.en != nil) || (says.ko != nil && other.says.ko != nil)
  }
}
