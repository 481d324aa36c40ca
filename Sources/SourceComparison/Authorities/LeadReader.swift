internal import Guidelines
internal import RuleLinkage
internal import TextAnalysis

/// Compares the leads of statements and rules: their common words, and whether they oppose each other.
///
/// A class, because it keeps the words of texts, of which it reads most for many statements.
final class LeadReader {
  /// The least number of common words of two clauses about the same thing.
  private static let leastCommon = 2

  /// The least similarity, from 0 to 1, of a statement to a contrary of a rule if it contradicts the
  /// rule, and by how much that must exceed its similarity to the rule's lead.
  private static let (leastContrary, leastMore) = (0.35, 0.05)
  /// The same from which it may restrict something that the contrary does not restrict.
  private static let alike = (likeness: 0.45, more: 0.2)
  /// The same from which it says what the contrary says without a closer look, and how much more for a
  /// restriction.
  private static let resembling = (likeness: 0.3, more: 0.2, restricted: 0.25)

  private let analyzer: TextAnalyzer
  private let contraries: [RuleID: [Question]]
  /// The words for platforms, which say where a statement holds, not what it says.
  private let platforms: Set<Feature>
  /// The words of the texts read so far.
  private var words: [String: Set<Feature>] = [:]

  /// Reads with the names of `concepts`, which `analyzer` finds, and the `contraries` of rules: statements
  /// that contradict them.
  init(_ analyzer: TextAnalyzer, concepts: [Concept], contraries: [RuleID: [Question]]) {
    self.analyzer = analyzer
    self.contraries = contraries
    platforms = Set(
      concepts.lazy.flatMap { $0.en + $0.ko }.filter { Platform(named: $0) != nil }
        .flatMap { WeightedWords.features(of: $0, analyzer: analyzer) })
  }

  /// The similarity in words of `statement` and the lead of `rule`, from 0 to 1.
  func leadLikeness(of statement: OwnStatement, to rule: Rule) -> Double {
    likeness(of: features(of: statement.text), to: rule.title[statement.language])
  }

  /// The similarity in words of `statement` and the nearest contrary of `rule`, from 0 to 1.
  func contraryLikeness(of statement: OwnStatement, to rule: Rule) -> Double {
    contrary(to: rule, like: statement)?.likeness ?? 0
  }

  /// Whether a contrary of `rule` is so similar to `statement` that a sentence that may be no rule at all
  /// is about the rule.
  func isNearContrary(_ statement: OwnStatement, _ rule: Rule) -> Bool {
    contraryLikeness(of: statement, to: rule) >= Self.alike.likeness
  }

  private func likeness(of mine: Set<Feature>, to text: String?) -> Double {
    let theirs = features(of: text)
    guard !mine.isEmpty, !theirs.isEmpty else { return 0 }
    return Double(mine.intersection(theirs).count)
      / Double(mine.count * theirs.count).squareRoot()
  }

  /// The contrary of `rule` that is most similar to `statement`.
  private func contrary(
    to rule: Rule, like statement: OwnStatement
  ) -> (text: String, likeness: Double)? {
    let mine = features(of: statement.text)
    return (contraries[rule.id] ?? []).filter { $0.language == statement.language }
      .map { ($0.text, likeness(of: mine, to: $0.text)) }.max { $0.1 < $1.1 }
  }

  /// Whether `statement` is similar to a contrary of `rule` and agrees with it.
  func contradicts(_ statement: OwnStatement, _ rule: Rule) -> Bool {
    guard let contrary = contrary(to: rule, like: statement),
      contrary.likeness >= Self.leastContrary
    else { return false }
    let more = contrary.likeness - leadLikeness(of: statement, to: rule)
    guard more > Self.leastMore else { return false }
    let language = statement.language
    let isAlike = contrary.likeness >= Self.alike.likeness && more >= Self.alike.more
    let paired = nearest(
      pairs(Clause.all(in: statement.saying, language), Clause.all(in: contrary.text, language)))
    if paired.contains(where: { $0.mine.says($0.theirs) }) { return true }
    // "Do not cover it but show it" ends as the contrary does, but denies what both have in common.
    let isDenied = !paired.isEmpty && paired.allSatisfy { $0.mine.denies != $0.theirs.denies }
    return !isDenied
      && Clause(statement.saying, language).says(
        Clause(contrary.text, language), alike: isAlike)
  }

  /// Whether `statement` resembles a contrary of `rule` much more than its lead, and denies with words
  /// what the contrary does.
  ///
  /// Only explicit negations are compared, so "leave it empty" can match "show nothing". If one of both has a
  /// restriction ("only"), they must be more similar.
  func resemblesContrary(_ statement: OwnStatement, _ rule: Rule) -> Bool {
    let language = statement.language
    guard let contrary = contrary(to: rule, like: statement),
      contrary.likeness >= Self.resembling.likeness
    else { return false }
    let (mine, theirs) = (
      Clause.all(in: statement.saying, language), Clause.all(in: contrary.text, language)
    )
    let areRestricted = (mine.contains(where: \.isNarrowed), theirs.contains(where: \.isNarrowed))
    if areRestricted == (false, true), contrary.likeness < Self.alike.likeness { return false }
    // "손잡이를 붙인다" has the words of "손잡이를 숨긴다" and agrees with the lead. In English a verb that takes away
    // may be in passing: "hide one command behind a button".
    if language == .ko, let title = rule.title[language] {
      let denials = [statement.saying, contrary.text, title].map { Clause($0, language).denies }
      if denials[0] == denials[2], denials[1] != denials[2] { return false }
    }
    let more = areRestricted == (true, false) ? Self.resembling.restricted : Self.resembling.more
    return mine.contains(where: \.negates) == theirs.contains(where: \.negates)
      && contrary.likeness - leadLikeness(of: statement, to: rule) >= more
  }

  /// Whether `statement` uses something for another purpose than the only one that the lead of `rule` has
  /// for it.
  func widens(_ statement: OwnStatement, _ rule: Rule) -> Bool {
    guard statement.language == .en, let lead = rule.title.en else { return false }
    return Reversal.widens(statement.text, lead, features: features(of:))
  }

  /// Whether `statement` names the component of `rule`, or something for which it sets a number.
  func nameSameThing(_ statement: OwnStatement, _ rule: Rule) -> Bool {
    let component = rule.component?.rawValue.replacing("-", with: " ") ?? ""
    let names = (rule.metrics.map(\.subject) + [component]).joined(separator: " ; ")
    let words = [statement.heading ?? "", statement.text].joined(separator: " ")
    return !features(of: names).isDisjoint(with: features(of: words))
  }

  /// Whether `statement` has all words of `subject`.
  func names(_ subject: String, _ statement: OwnStatement) -> Bool {
    let words = features(of: subject)
    return !words.isEmpty && words.isSubset(of: features(of: statement.text))
  }

  /// Whether `statement` names what `unit` counts: "segments", "일곱 칸".
  func names(_ unit: Unit, _ statement: OwnStatement) -> Bool {
    !features(of: unit.rawValue).isDisjoint(with: features(of: statement.text))
      || CountedThings.units(in: statement.text, statement.language).contains(unit)
  }

  /// Whether the name of `component` contains what `unit` counts: "app-shortcuts".
  ///
  /// A rule that counts buttons in general is about a kind of them.
  func isNamed(_ unit: Unit, in component: ComponentName) -> Bool {
    let words = component.rawValue.split(separator: "-")
    return words.count > 1 && words.contains { $0 == unit.rawValue }
  }

  /// Whether `statement` has a number of something that the lead of `rule` names: "four digits".
  func isCounted(by statement: OwnStatement, _ rule: Rule) -> Bool {
    let lead = features(of: rule.title[statement.language])
    let words = statement.text.split(separator: " ").map(String.init)
    return zip(words, words.dropFirst()).contains { number, counted in
      !features(of: counted).isDisjoint(with: lead)
        && NumberSearch.quantities(in: number).contains { $0.low > 1 }
    }
  }

  /// Whether `statement` asks for the opposite of `rule`.
  ///
  /// It does if it agrees with a contrary of the rule. In sentences with several clauses, those with common
  /// words are compared; if it `isLikely` to be about the rule, the predicate of a Korean sentence, which is
  /// its last, in any case. A restriction ("only") is compared with another one.
  func opposes(_ statement: OwnStatement, _ rule: Rule, isLikely: Bool) -> Bool {
    let language = statement.language
    if contradicts(statement, rule) || resemblesContrary(statement, rule) { return true }
    guard let lead = rule.title[language] else { return false }
    if Reversal.of(statement.text, rule.title, in: language, features: features(of:)) {
      return true
    }
    if widens(statement, rule) { return true }
    let (mine, theirs) = (
      Clause.all(in: statement.saying, language), Clause.all(in: lead, language)
    )
    if isLikely, denies(mine, otherThan: theirs, statement) { return true }
    if allowsOnlyElse(mine, than: theirs, statement) { return true }
    // The translation of a single clause must lead to the same result.
    let translation = theirs.count == 1 ? rule.title[language.other] : nil
    let others = translation.map { [Clause($0, language.other)] } ?? []
    let limits = rule.metrics.contains { $0.dimension == .count && $0.maximum != nil }
    return pairs(mine, theirs).contains { pair in
      // "At most one" is opposed by what allows more without a number.
      if limits {
        return (pair.mine.permits || pair.mine.isPlural) && !pair.mine.denies
          && !pair.mine.isNarrowed
      }
      return (others + [pair.theirs]).allSatisfy { pair.mine.opposes($0) }
    }
  }

  /// Whether the predicate of `statement`, the Korean sentence of the clauses `mine`, denies what `theirs`
  /// ask for, or asks for what they deny.
  private func denies(
    _ mine: [Clause], otherThan theirs: [Clause], _ statement: OwnStatement
  ) -> Bool {
    guard statement.language == .ko, mine.count > 1, Set(theirs.map(\.denies)).count == 1 else {
      return false
    }
    let predicate = Clause(statement.saying, .ko)
    return predicate.isNarrowed == theirs[0].isNarrowed && predicate.denies != theirs[0].denies
  }

  /// Whether `statement`, the Korean sentence of the clauses `mine`, denies something for the only other
  /// thing that it allows, where `theirs` ask for it: "not by a swipe but only by a button".
  private func allowsOnlyElse(
    _ mine: [Clause], than theirs: [Clause], _ statement: OwnStatement
  ) -> Bool {
    guard statement.language == .ko, mine.dropLast().contains(where: \.denies) else {
      return false
    }
    return Clause(statement.saying, .ko).isNarrowed
      && theirs.allSatisfy { !$0.denies && !$0.isNarrowed }
  }

  /// The clauses of one side, each with the most similar one of the other side; if one clause is compared
  /// with one, or with several that all ask or all forbid, these.
  private func pairs(
    _ mine: [Clause], _ theirs: [Clause]
  ) -> [(mine: Clause, theirs: Clause)] {
    if mine.count == 1, Set(theirs.map(\.denies)).count == 1 { return [(mine[0], theirs[0])] }
    return mine.flatMap { clause in
      let words = features(of: clause.text)
      let rated = theirs.map { ($0, features(of: $0.text).intersection(words).count) }
      let most = rated.map(\.1).max() ?? 0
      return rated.filter { $0.1 == most && most >= Self.leastCommon }.map { (clause, $0.0) }
    }
  }

  /// Those of `pairs` that have the most words in common of all with the same clause of the other side.
  ///
  /// "It is not translated but written in two words" denies what a contrary says of translating it.
  private func nearest(
    _ pairs: [(mine: Clause, theirs: Clause)]
  ) -> [(mine: Clause, theirs: Clause)] {
    pairs.filter { pair in
      pairs.allSatisfy { $0.theirs.text != pair.theirs.text || common($0) <= common(pair) }
    }
  }

  private func common(_ pair: (mine: Clause, theirs: Clause)) -> Int {
    features(of: pair.mine.text).intersection(features(of: pair.theirs.text)).count
  }

  private func features(of text: String?) -> Set<Feature> {
    guard let text else { return [] }
    if let known = words[text] { return known }
    let found = Set(WeightedWords.features(of: text, analyzer: analyzer)).subtracting(platforms)
    words[text] = found
    return found
  }
}
