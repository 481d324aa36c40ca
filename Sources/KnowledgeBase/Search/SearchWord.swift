internal import Guidelines
internal import Lexicon
internal import TextAnalysis

/// A term of a query: a word, a quantity or a concept, with the tokens that match it.
package struct SearchWord: Hashable, Sendable {
  /// The tokens that match it in the index; never empty.
  var alternatives: [String]
  /// Those of them that occur in some entry; all before the index has been queried.
  var indexed: [String]
  /// The tokens of questions that match it and occur in some entry; see ``AskedTokens``.
  var asked: [String] = []
  /// Its range in the query, in UTF-8 offsets.
  var utf8Range: Range<Int>
  /// The number of index entries with the most frequent of its tokens.
  var entries = 0
  /// Its inverse document frequency, greater than 0.
  var rarity = 1.0
  /// Whether it only forms a question, as "how" does.
  var isFunctionWord = false
  /// The component that a team's glossary says it is about.
  var page: ComponentName?
  /// Whether its query asks for a number.
  var asksForNumber = false
  /// The factor of a word that is not a concept.
  static let everyday = 0.8

  init(alternatives: [String], utf8Range: Range<Int>, isFunctionWord: Bool = false) {
    (self.alternatives, indexed) = (alternatives, alternatives)
    (self.utf8Range, self.isFunctionWord) = (utf8Range, isFunctionWord)
  }

  /// Inherits the synonyms of `whole`, the compound that it is a part of.
  mutating func inheritSynonyms(of whole: SearchWord) {
    alternatives += whole.alternatives.filter { !alternatives.contains($0) }
    indexed += whole.indexed.filter { !indexed.contains($0) }
    asked += whole.asked.filter { !asked.contains($0) }
  }

  /// Whether any of the alternatives is a concept.
  var hasConcepts: Bool { alternatives.contains { $0.utf8.first == 1 } }

  /// The concepts among the alternatives.
  var concepts: [Substring] {
    alternatives.filter { $0.utf8.first == 1 }.map { $0.dropFirst() }
  }

  /// The distinct terms of `query`, in order; at most 32.
  ///
  /// A concept or a quantity that covers several words replaces all of them.
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
      // A concept or a quantity replaces all of its words. A compound (탭바배지) becomes an alternative
      // of its first part.
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
          isFunctionWord: texts.contains(where: Lexicon.questionWords.contains)))
    }
    return words
  }

  /// Whether an entry, or a question about one, contains it.
  var isKnown: Bool { entries > 0 || !asked.isEmpty }

  /// Whether both match the same tokens: 항목 and 항목에서 find the same entries.
  func finds(sameAs other: SearchWord) -> Bool {
    alternatives == other.alternatives
      || isKnown && indexed == other.indexed && asked == other.asked
  }

  /// Records the document frequencies of the word among `total` entries: `entries` in their own texts,
  /// and `asked` in questions about them, which determine its rarity if no text contains it.
  mutating func occurs(in entries: Int, askedAbout asked: Int, of total: Int) {
    self.entries = entries
    let count = Double(entries > 0 ? entries : asked)
    let surprise = log(1 + (max(Double(total), count) - count + 0.5) / (count + 0.5))
    // A rare everyday word must not outweigh concepts.
    rarity = max(0.01, hasConcepts ? surprise : Self.everyday * surprise)
  }
}

extension SearchWord {
  /// The least rarity of an everyday word that is required, relative to the rarest word.
  static let leastTelling = 0.3
}

extension [SearchWord] {
  /// The words that carry the meaning of a query; all if none does.
  ///
  /// If there is an informative word, everyday words that are in most entries are left out.
  var essential: [SearchWord] {
    let essential = filter { !$0.isFunctionWord }
    guard let most = essential.map(\.rarity).max() else { return self }
    return essential.filter { $0.rarity >= SearchWord.leastTelling * most || $0.hasConcepts }
  }

  /// The fewest of the rarest words such that the others have less than `share` of the total
  /// rarity.
  ///
  /// An entry with at least that share of the query contains one of them.
  func rarest(leaving share: Double) -> [SearchWord] {
    var spare = reduce(0) { $0 + $1.rarity } * share
    var left: [SearchWord] = []
    for word in sorted(by: { $0.rarity < $1.rarity }) where word.rarity < spare {
      spare -= word.rarity
      left.append(word)
    }
    return filter { !left.contains($0) }
  }
}

extension SearchWord {
  /// Whether it names a platform or a device.
  var namesPlatform: Bool { platforms != 0 }

  /// A bit for each platform that it names, itself or by a device.
  var platforms: Int {
    concepts.reduce(0) { $0 | (PlatformConcepts.bits[String($1)] ?? 0) }
  }
}

/// The concepts of the glossary for platforms and their devices.
private enum PlatformConcepts {
  static let bits: [String: Int] = [
    "ios": Platform.iOS.bit, "iphone": Platform.iOS.bit, "ipados": Platform.iPadOS.bit,
    "ipad": Platform.iPadOS.bit, "macos": Platform.macOS.bit, "mac": Platform.macOS.bit,
    "tvos": Platform.tvOS.bit, "apple-tv": Platform.tvOS.bit, "tv": Platform.tvOS.bit,
    "visionos": Platform.visionOS.bit, "apple-vision-pro": Platform.visionOS.bit,
    "spatial-computing": Platform.visionOS.bit, "watchos": Platform.watchOS.bit,
    "apple-watch": Platform.watchOS.bit,
  ]
}

/// Words of queries that ask for a number; concepts replace their surface forms.
enum NumberWords {
  static let all: Set<String> = [
    "many", "much", "몇", "몇개", "얼마", "얼마나", "\u{1}size", "\u{1}width", "\u{1}height",
    "\u{1}length", "\u{1}count", "\u{1}minimum", "\u{1}maximum", "\u{1}limit",
  ]
}
