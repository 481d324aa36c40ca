internal import TextAnalysis

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// One thing a query asks for: a word, a quantity or a concept, with the tokens that stand for it.
package struct SearchWord: Hashable, Sendable {
  /// The tokens that stand for it, each as the index holds it; never empty.
  var alternatives: [String]
  /// Where it stands in the query, in UTF-8 offsets.
  var utf8Range: Range<Int>
  /// How many entries of the index have the most frequent of its tokens.
  var entries = 0
  /// How much finding it tells: more for a rare word; above 0.
  var rarity = 1.0
  /// Whether it only shapes a question and says nothing of what is asked for.
  var isFunctionWord = false

  /// The concepts among the alternatives.
  var concepts: [Substring] {
    alternatives.filter { $0.hasPrefix("\u{1}") }.map { $0.dropFirst() }
  }

  /// What `query` asks for, in order, each thing once; at most 32 things.
  ///
  /// A concept or a quantity that covers several words stands for all of them.
  static func words(of query: String, analyzer: TextAnalyzer) -> [SearchWord] {
    var words: [SearchWord] = []
    let tokens = analyzer.tokens(in: query)
    var covered = 0
    var index = 0
    while index < tokens.count, words.count < 32 {
      let first = index
      while index < tokens.count, tokens[index].position == tokens[first].position { index += 1 }
      let start = tokens[first].utf8Range.lowerBound
      guard start >= covered else { continue }
      let next = index < tokens.count ? tokens[index].utf8Range.lowerBound : Int.max
      // A concept or a quantity stands for all of its words; a whole compound (탭바배지) stands
      // beside the first of its pieces.
      let covering = tokens[first..<index].filter {
        ($0.kind == .concept || $0.kind == .number) && $0.utf8Range.upperBound > next
      }
      let alternatives = covering.isEmpty ? Array(tokens[first..<index]) : covering
      var end = alternatives.reduce(0) { max($0, $1.utf8Range.upperBound) }
      if covering.isEmpty { end = min(end, next) } else { covered = end }
      var texts: [String] = []
      for token in alternatives where !token.text.isEmpty && !texts.contains(token.text) {
        texts.append(token.text)
      }
      guard !texts.isEmpty, !words.contains(where: { $0.alternatives == texts }) else { continue }
      words.append(
        SearchWord(
          alternatives: texts, utf8Range: start..<end,
          isFunctionWord: texts.contains(where: FunctionWords.all.contains)))
    }
    return words
  }

  /// Notes that the word is in `entries` of `total` entries.
  mutating func occurs(in entries: Int, of total: Int) {
    self.entries = entries
    let count = Double(entries)
    rarity = max(0.01, log(1 + (max(Double(total), count) - count + 0.5) / (count + 0.5)))
  }
}

extension [SearchWord] {
  /// Those that say what is asked for; all where none does.
  var essential: [SearchWord] {
    let essential = filter { !$0.isFunctionWord }
    return essential.isEmpty ? self : essential
  }

  /// The rarest words, as few as leave to the others less than `share` of all rarity.
  ///
  /// What has at least that share of the query has one of them.
  func rarest(leaving share: Double) -> [SearchWord] {
    var spare = reduce(0) { $0 + $1.rarity } * share
    var left: Set<SearchWord> = []
    for word in sorted(by: { $0.rarity < $1.rarity }) where word.rarity < spare {
      spare -= word.rarity
      left.insert(word)
    }
    return filter { !left.contains($0) }
  }
}

/// Words that shape a question and say nothing of what is asked for.
///
/// They still count where only some words must match.
enum FunctionWords {
  static let all: Set<String> = [
    "a", "an", "the", "of", "to", "in", "on", "at", "for", "with", "and", "or", "is", "are", "be",
    "do", "does", "can", "could", "should", "must", "may", "i", "my", "we", "you", "it", "what",
    "which", "when", "where", "why", "how", "many", "much",
    "언제", "어떻게", "어디", "어디에", "무엇", "무엇을", "왜", "몇", "얼마나", "하나요", "되나요",
    "있나요", "해야", "합니까", "됩니까", "인가요", "할까요", "될까요", "때",
  ]
}
