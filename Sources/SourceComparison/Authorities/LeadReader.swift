internal import Guidelines
internal import RuleLinkage
internal import TextAnalysis

/// Reads what the leads of a statement and of a rule have in common, and whether one denies what the other
/// asks for.
struct LeadReader {
  /// How many words two clauses have in common that are about the same.
  private static let leastCommon = 2

  /// How many words, from 0 to 1, a statement has in common with what contradicts a rule if it says that,
  /// and how many more than with the rule's lead.
  private static let (leastContrary, leastMore) = (0.35, 0.05)

  private let analyzer: TextAnalyzer
  private let contraries: [RuleID: [Question]]

  /// Reads with the names of `concepts`, and with what contradicts rules.
  init(concepts: [Concept], contraries: [RuleID: [Question]]) {
    analyzer = TextAnalyzer(concepts: Glossary(concepts: concepts))
    self.contraries = contraries
  }

  /// How many of their words `statement` and the lead of `rule` have in common, from 0 to 1.
  func leadLikeness(of statement: OwnStatement, to rule: Rule) -> Double {
    likeness(of: features(of: statement.text), to: rule.title[statement.language])
  }

  /// How many of their words `statement` and what contradicts `rule` have in common, from 0 to 1.
  func contraryLikeness(of statement: OwnStatement, to rule: Rule) -> Double {
    contrary(to: rule, like: statement)?.likeness ?? 0
  }

  private func likeness(of mine: Set<Feature>, to text: String?) -> Double {
    let theirs = features(of: text)
    guard !mine.isEmpty, !theirs.isEmpty else { return 0 }
    return Double(mine.intersection(theirs).count)
      / Double(mine.count * theirs.count).squareRoot()
  }

  /// What contradicts `rule` most like `statement`.
  private func contrary(
    to rule: Rule, like statement: OwnStatement
  ) -> (text: String, likeness: Double)? {
    let mine = features(of: statement.text)
    return (contraries[rule.id] ?? []).filter { $0.language == statement.language }
      .map { ($0.text, likeness(of: mine, to: $0.text)) }.max { $0.1 < $1.1 }
  }

  /// Whether `statement` says what contradicts `rule`; `nil` where its words tell of neither.
  private func contradicts(_ statement: OwnStatement, _ rule: Rule) -> Bool? {
    guard let contrary = contrary(to: rule, like: statement),
      contrary.likeness >= Self.leastContrary,
      contrary.likeness > leadLikeness(of: statement, to: rule) + Self.leastMore
    else { return nil }
    let language = statement.language
    return pairs(
      Clause.all(in: statement.text, language), Clause.all(in: contrary.text, language)
    ).contains { $0.mine.says($0.theirs) }
  }

  /// Whether `statement` names what `rule` sets a number for, or its component.
  func nameSameThing(_ statement: OwnStatement, _ rule: Rule) -> Bool {
    let component = rule.component?.rawValue.replacing("-", with: " ") ?? ""
    let names = (rule.metrics.map(\.subject) + [component]).joined(separator: " ; ")
    let words = [statement.heading ?? "", statement.text].joined(separator: " ")
    return !features(of: names).isDisjoint(with: features(of: words))
  }

  /// Whether `statement` denies what `rule` asks for, or asks for what it denies.
  ///
  /// Of sentences with several clauses those are compared that have words in common. What asks for
  /// something by ruling out the rest ("only") is compared with its like.
  func opposes(_ statement: OwnStatement, _ rule: Rule) -> Bool {
    let language = statement.language
    if let contradicts = contradicts(statement, rule) { return contradicts }
    guard let lead = rule.title[language] else { return false }
    let theirs = Clause.all(in: lead, language)
    // A sentence of one clause must be read alike in its translation.
    let translation = theirs.count == 1 ? rule.title[language.other] : nil
    let others = translation.map { [Clause($0, language.other)] } ?? []
    let limits = rule.metrics.contains { $0.dimension == .count && $0.maximum != nil }
    return pairs(Clause.all(in: statement.text, language), theirs).contains { pair in
      // "At most one" is opposed by what allows more without a number.
      if limits { return pair.mine.permits && !pair.mine.denies && !pair.mine.isNarrowed }
      return (others + [pair.theirs]).allSatisfy { pair.mine.opposes($0) }
    }
  }

  /// Each clause of one side that is about the same as one of the other side, with that one; where both
  /// sides have one clause, these.
  private func pairs(
    _ mine: [Clause], _ theirs: [Clause]
  ) -> [(mine: Clause, theirs: Clause)] {
    if mine.count == 1, theirs.count == 1 { return [(mine[0], theirs[0])] }
    return mine.compactMap { clause in
      let words = features(of: clause.text)
      let rated = theirs.map { ($0, features(of: $0.text).intersection(words).count) }
      guard let best = rated.max(by: { $0.1 < $1.1 }), best.1 >= Self.leastCommon else {
        return nil
      }
      return (clause, best.0)
    }
  }

  private func features(of text: String?) -> Set<Feature> {
    Set(text.map { WeightedWords.features(of: $0, analyzer: analyzer) } ?? [])
  }
}
