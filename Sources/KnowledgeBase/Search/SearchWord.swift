internal import Guidelines
internal import TextAnalysis

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

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
  /// Whether its query asks for a number.
  var asksForNumber = false
  /// The factor of a word that is not a concept.
  private static let everyday = 0.8

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

  /// The concepts among the alternatives.
  var concepts: [Substring] {
    alternatives.filter { $0.hasPrefix("\u{1}") }.map { $0.dropFirst() }
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
          isFunctionWord: texts.contains(where: FunctionWords.contain)))
    }
    return words
  }

  /// Whether some entry has it, or a question about one.
  var isKnown: Bool { entries > 0 || !asked.isEmpty }

  /// Records that the word is in the own texts of `entries` of `total` entries, and in questions about
  /// `asked` of them, which tell its rarity if nothing else does.
  mutating func occurs(in entries: Int, askedAbout asked: Int, of total: Int) {
    self.entries = entries
    let count = Double(entries > 0 ? entries : asked)
    let surprise = log(1 + (max(Double(total), count) - count + 0.5) / (count + 0.5))
    // A rare everyday word must not outweigh concepts.
    rarity = max(0.01, concepts.isEmpty ? Self.everyday * surprise : surprise)
  }
}

extension SearchWord {
  /// The rarity from which an everyday word is required, relative to the rarest word.
  static let leastTelling = 0.3
}

extension [SearchWord] {
  /// The words that carry the meaning of a query; all if none does.
  ///
  /// If there is an informative word, everyday words that are in most entries are left out.
  var essential: [SearchWord] {
    let essential = filter { !$0.isFunctionWord }
    guard let most = essential.map(\.rarity).max() else { return self }
    return essential.filter { $0.rarity >= SearchWord.leastTelling * most || !$0.concepts.isEmpty }
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

/// Words that only form a question.
///
/// They count where only some words must match.
enum FunctionWords {
  /// Whether `word` is one of them.
  static func contain(_ word: String) -> Bool {
    var word = word
    let digest = word.withUTF8 { Digest.quick(UnsafeRawBufferPointer($0)) }
    let place = digests.firstSorted { $0 >= digest }
    return place < digests.count && digests[place] == digest
  }

  /// The digests of all, ascending: every process that searches makes them once, and a set of strings
  /// would take longer.
  private static let digests: [UInt64] = {
    var text = english + "\n" + korean
    return text.withUTF8 { text in
      text.split { $0 <= UInt8(ascii: " ") }
        .map { Digest.quick(UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: $0))) }
        .sorted()
    }
  }()

  private static let english = """
    a about also am an and any anybody anyone anything are aren't as at be because been being
    best but by can can't cannot could did didn't do does doesn't doing don't done else
    everybody everyone everything fine for from get go goes going good had has have he here how
    i if in into is isn't it its just let lets like many may me might much must my need never
    no nobody not of ok okay on one only or ought our out own people per person really s shall
    she should so some somebody someone something still than that the their them then there
    these they thing things this those though to too us versus vs want was we were what when
    where whether which while who whose why will with without won't would yet you your
    """

  private static let korean = """
    가 가능한가요 거 건가요 걸 것 게 과 관한 관해 괜찮 그 그냥 그리고 까지 꼭 나요 너무 넣 넣어도 넣어야 넣을 는
    대한 대해 도 돼 돼요 되 되나 되나요 되는 되는지 된대요 될 될까요 됩니까 두 때 또는 라고 로 를 몇 모르 모르겠
    모르겠대요 모르겠어요 몰라요 무슨 무엇 무엇을 무엇인가요 뭐 뭐라고 뭔가요 뭘 수 싶 싶어요 싶은데 써도 써야 쓰
    쓰나요 쓸 안 어느 어디 어디에 어떡 어떡하죠 어떡하지 어떤 어떻게 어쩌 어쩌죠 어쩌지 언제 얼마나 에 에서 와 왜
    우리 위한 위해 으로 은 을 의 이 이라고 인가요 인지 있 있나 있나요 있는 있어야 있을 있을까요 자꾸 저 제 좀 좋
    좋나 좋나요 좋은 좋은가요 좋을까 좋을까요 주 중 하 하고 하나 하나요 하는 하는지 하려면 하면 하죠 하지 한대요 할
    할까 할까요 합니까 해 해도 해야 해야하나요
    """
}

extension SearchWord {
  /// Whether it names a platform or a device.
  var namesPlatform: Bool { platforms != 0 }

  /// A bit for each platform that it names, or whose device.
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
