internal import TextAnalysis

/// One thing a query asks for: a word, a quantity or a concept, with the tokens that stand for it.
package struct SearchWord: Hashable, Sendable {
  /// The tokens that stand for it, each as the index holds it; never empty.
  var alternatives: [String]
  /// Where it stands in the query, in UTF-8 offsets.
  var utf8Range: Range<Int>

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
      let alternatives = tokens[first..<index]
      guard tokens[first].utf8Range.lowerBound >= covered else { continue }
      let end = alternatives.reduce(0) { max($0, $1.utf8Range.upperBound) }
      let own = alternatives.first { $0.kind == .word }?.utf8Range.upperBound ?? end
      // Beyond its own word lie the words that a concept or a quantity covers with it.
      let spansMore =
        end > own && index < tokens.count && tokens[index].utf8Range.lowerBound < end
      let chosen =
        spansMore ? alternatives.filter { $0.utf8Range.upperBound == end } : Array(alternatives)
      if spansMore { covered = end }
      var texts: [String] = []
      for token in chosen where !token.text.isEmpty && !texts.contains(token.text) {
        texts.append(token.text)
      }
      let word = SearchWord(
        alternatives: texts, utf8Range: tokens[first].utf8Range.lowerBound..<end)
      if !texts.isEmpty, !words.contains(where: { $0.alternatives == texts }) {
        words.append(word)
      }
    }
    return words
  }

  /// `words` without those that only shape a question, where others are left.
  static func essential(_ words: [SearchWord]) -> [SearchWord] {
    let essential = words.filter { !$0.alternatives.contains(where: FunctionWords.all.contains) }
    return essential.isEmpty ? words : essential
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
