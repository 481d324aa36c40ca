internal import Guidelines
internal import KnowledgeBase
internal import RuleLinkage
internal import TextAnalysis

/// A passage of the base or of a source, prepared for comparison.
///
/// A class, because every comparison refers to many of them.
final class ComparedPassage: Sendable {
  let document: String
  /// The rule that it states or explains; `nil` in a source.
  let rule: RuleID?
  let passage: Passage
  let words: Bilingual<WeightedWords>
  /// The words of the lead alone.
  let lead: Bilingual<WeightedWords>
  /// The numbers in each text of prose; empty for a table.
  let numbers: Bilingual<[StatedNumber]>
  /// The rows of a table; for prose, one row with all numbers.
  let rows: [TableRow]
  /// The columns of a table.
  let columns: [TableRow]

  init(_ draft: Draft, by rarity: WordRarity) {
    document = draft.document
    rule = draft.rule
    passage = draft.passage
    words = draft.words.map { WeightedWords($0, by: rarity) }
    lead = draft.lead.map { WeightedWords($0, by: rarity) }
    numbers = draft.numbers
    rows = draft.rows
    columns = draft.columns
  }

  /// A passage whose words are not weighted yet.
  struct Draft: Sendable {
    let document: String
    let rule: RuleID?
    let passage: Passage
    let words: Bilingual<[Feature]>
    let lead: Bilingual<[Feature]>
    let numbers: Bilingual<[StatedNumber]>
    let rows: [TableRow]
    let columns: [TableRow]

    init(_ passage: Passage, in document: String, rule: RuleID?, analyzer: TextAnalyzer) {
      self.document = document
      self.rule = rule
      self.passage = passage
      words = passage.text.map { WeightedWords.features(of: $0.text, analyzer: analyzer) }
      lead = (passage.statement?.lead ?? .init()).map {
        WeightedWords.features(of: $0, analyzer: analyzer)
      }
      numbers =
        passage.kind == .table
        ? .init() : StatedNumber.numbers(of: passage, analyzer: analyzer)
      rows = TableRow.rows(of: passage, analyzer: analyzer)
      columns = passage.kind == .table ? TableRow.columns(of: passage, analyzer: analyzer) : []
    }
  }

  /// Its first line.
  var line: Int { passage.lines?.first ?? 1 }

  var isTable: Bool { passage.kind == .table }

  /// The similarity from 0 to 1, in the language in which it is greater.
  func similarity(to other: ComparedPassage) -> Float {
    var best: Float = 0
    for language in Language.allCases {
      guard let mine = words[language], let theirs = other.words[language] else { continue }
      best = max(best, mine.similarity(to: theirs))
      guard let mine = lead[language], let theirs = other.lead[language] else { continue }
      best = max(best, (mine.similarity(to: theirs) + best) / 2)
    }
    return best
  }

  /// The place of `line`, or of the first line.
  func place(_ line: Int? = nil) -> SourceReport.Place {
    SourceReport.Place(document: document, line: line ?? self.line)
  }
}
