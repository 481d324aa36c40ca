internal import Guidelines
internal import TextAnalysis

/// Analyses queries, and looks up their words in the index.
struct QueryReader {
  let database: Database
  /// The part of the index whose words are counted.
  let scope: SearchScope
  /// The stored vocabulary.
  private let concepts: StoredConcepts
  /// The one without the terms of teams.
  private let sharedConcepts: StoredConcepts

  init(_ database: Database, _ scope: SearchScope) {
    self.database = database
    self.scope = scope
    concepts = StoredConcepts(database, hasOwnTerms: true)
    sharedConcepts = StoredConcepts(database, hasOwnTerms: false)
  }

  /// The analyzer for queries of the scope.
  var analyzer: TextAnalyzer { conceptsInScope.analyzer }

  private var conceptsInScope: StoredConcepts { scope.hasOwnTerms ? concepts : sharedConcepts }

  /// The surface forms of the concepts among `words`.
  func forms(
    of words: [SearchWord]
  ) throws(KnowledgeBaseError) -> [(concept: ConceptID, form: Glossary.Form)] {
    var forms: [(concept: ConceptID, form: Glossary.Form)] = []
    var known: [Substring] = []
    for name in words.lazy.flatMap(\.concepts) where !known.contains(name) {
      known.append(name)
      let concept = ConceptID(unchecked: String(name))
      for form in try conceptsInScope.forms(of: concept) { forms.append((concept, form)) }
    }
    return forms
  }

  /// The analyzer that knows all terms.
  var wholeAnalyzer: TextAnalyzer { concepts.analyzer }

  /// Sets whether all surface forms are read; see ``StoredConcepts/keepsAll``.
  func keepAllConcepts(_ keepsAll: Bool) {
    for stored in [concepts, sharedConcepts] { stored.keepsAll = keepsAll }
  }

  /// Discards the concepts read.
  func forgetConcepts() {
    for stored in [concepts, sharedConcepts] { stored.forget() }
  }

  /// The terms of `text`, with their frequencies.
  ///
  /// The parts of a concept that is in no entry (탭 막대 항목, tabBarMinimizeBehavior) become separate
  /// terms.
  func searchWords(of text: String) throws(KnowledgeBaseError) -> [SearchWord] {
    let total = try scope.totalEntries()
    var words: [SearchWord] = []
    for word in try joined(SearchWord.words(of: text, analyzer: analyzer), in: text) {
      let word = try counted(ledToPage(word), of: total)
      let parts = word.entries == 0 && word.hasConcepts ? try parts(of: word, in: text) : []
      for found in parts.isEmpty ? [word] : parts
      where !words.contains(where: { $0.finds(sameAs: found) }) {
        words.append(found)
      }
    }
    let asksForNumber = words.contains { !NumberWords.all.isDisjoint(with: $0.alternatives) }
    for index in words.indices { words[index].asksForNumber = asksForNumber }
    return words
  }

  /// `word` with the page to which a team's glossary leads from it: it then means what the page is about,
  /// whatever else is called so.
  private func ledToPage(_ word: SearchWord) -> SearchWord {
    let pages = conceptsInScope.pages
    guard !pages.isEmpty, let page = word.concepts.lazy.compactMap({ pages[String($0)] }).first
    else { return word }
    var word = word
    word.page = page
    word.alternatives.removeAll { $0.utf8.first != 1 }
    return word
  }

  /// The word that `token` is searched for by itself, with its frequency.
  func searchWord(of token: String) throws(KnowledgeBaseError) -> SearchWord {
    try counted(
      SearchWord(alternatives: [token], utf8Range: 0..<token.utf8.count),
      of: try scope.totalEntries())
  }

  /// `words` of `text`, with adjacent ones merged that name one concept together: 어플 아이콘 is an app icon.
  ///
  /// The id of such a concept is composed of those of its parts.
  private func joined(
    _ words: [SearchWord], in text: String
  ) throws(KnowledgeBaseError) -> [SearchWord] {
    var joined: [SearchWord] = []
    for word in words {
      guard let last = joined.last, let names = try names(of: last, and: word, in: text) else {
        joined.append(word)
        continue
      }
      joined[joined.count - 1] = SearchWord(
        alternatives: names, utf8Range: last.utf8Range.lowerBound..<word.utf8Range.upperBound)
    }
    return joined
  }

  /// The concepts that `first` and `second` name together; `nil` if there are none.
  private func names(
    of first: SearchWord, and second: SearchWord, in text: String
  ) throws(KnowledgeBaseError) -> [String]? {
    guard first.utf8Range.upperBound < second.utf8Range.lowerBound,
      SearchText.slice(of: text, first.utf8Range.upperBound..<second.utf8Range.lowerBound)
        .allSatisfy({ $0 == " " })
    else { return nil }
    for head in first.concepts {
      for tail in second.concepts {
        let name = "\u{1}\(head)-\(tail)"
        if try scope.entries(of: name) != nil { return [name] }
      }
    }
    return nil
  }

  /// The parts of `word` in `text`: its last word, and the concept that the preceding words name.
  ///
  /// Empty for a single word.
  func parts(
    of word: SearchWord, in text: String
  ) throws(KnowledgeBaseError) -> [SearchWord] {
    let spelt = SearchText.slice(of: text, word.utf8Range)
    guard let last = analyzer.tokens(in: spelt).last(where: { $0.kind != .concept }),
      last.utf8Range.lowerBound > 0
    else { return [] }
    var parts: [SearchWord] = []
    for range in [0..<last.utf8Range.lowerBound, last.utf8Range.lowerBound..<spelt.utf8.count] {
      for var part in try searchWords(of: SearchText.slice(of: spelt, range)) {
        let start = word.utf8Range.lowerBound + range.lowerBound
        part.utf8Range = part.utf8Range.lowerBound + start..<part.utf8Range.upperBound + start
        parts.append(part)
      }
    }
    return parts
  }

  /// `words` of `text` with the parts of compounds added: for 취소 버튼 also 취소 and 버튼.
  ///
  /// An entry with the compound matches its parts as well, under any name. The parts share ``partShare``
  /// of the rarity of the compound, which keeps the rest.
  func withParts(
    _ words: [SearchWord], in text: String
  ) throws(KnowledgeBaseError) -> [SearchWord] {
    var all: [SearchWord] = []
    for var word in words {
      let parts =
        word.hasConcepts
        ? try parts(of: word, in: text).filter { $0.isKnown && !$0.isFunctionWord } : []
      let rarity = parts.reduce(0) { $0 + $1.rarity }
      for var part in parts {
        part.rarity *= Self.partShare * word.rarity / rarity
        part.inheritSynonyms(of: word)
        all.append(part)
      }
      if !parts.isEmpty { word.rarity *= 1 - Self.partShare }
      all.append(word)
    }
    return all
  }

  /// The share of a compound's rarity that its parts get.
  static let partShare = 0.8

  private func counted(
    _ word: SearchWord, of total: Int
  ) throws(KnowledgeBaseError) -> SearchWord {
    var (word, entries, asked) = (word, 0, 0)
    word.indexed = []
    for alternative in word.alternatives {
      if let count = try scope.entries(of: alternative), count > 0 {
        word.indexed.append(alternative)
        entries = max(entries, count)
      }
      let token = AskedTokens.token(alternative)
      if let count = try scope.entries(of: token), count > 0 {
        word.asked.append(token)
        asked = max(asked, count)
      }
    }
    word.occurs(in: entries, askedAbout: asked, of: total)
    return word
  }
}
