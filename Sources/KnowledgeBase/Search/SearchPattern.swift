internal import Guidelines
internal import TextAnalysis

/// What entries must contain to match a query.
package struct SearchPattern: Hashable, Sendable {
  /// The terms of the query.
  let words: [SearchWord]
  /// The distinct tokens of the words.
  let tokens: [String]
  /// The indexes in ``tokens`` of those that match each word.
  let tokensOfWords: [[Int]]
  /// Groups of indexes in ``tokens``: a match has at least one token of each group.
  let required: [[Int]]

  /// Whether the query asks for a number.
  var asksForNumber: Bool { words.contains(where: \.asksForNumber) }

  /// A bit for each platform that the query names.
  var platforms: Int { words.reduce(0) { $0 | $1.platforms } }

  /// The components that teams say its words are about.
  var pages: Set<ComponentName> { Set(words.compactMap(\.page)) }

  /// Matches entries with all `words` in their own texts; `nil` if there are none, or one is in no
  /// entry.
  init?(all words: [SearchWord]) {
    guard !words.isEmpty, words.allSatisfy({ !$0.indexed.isEmpty }) else { return nil }
    // The rarest word first: its entries are looked up in the lists of the others.
    let words = words.sorted { $0.entries < $1.entries }
    self.init(words, words.map(\.indexed), required: words.map(\.indexed))
  }

  /// Matches entries with at least one of `required`, a subset of `words`, in their own texts or,
  /// unless `saidOnly`, in the questions about them.
  ///
  /// `nil` if no required word is in any entry.
  init?(any words: [SearchWord], atLeastOneOf required: [SearchWord], saidOnly: Bool = false) {
    let tokens = { (word: SearchWord) in saidOnly ? word.indexed : word.indexed + word.asked }
    guard required.contains(where: { !tokens($0).isEmpty }) else { return nil }
    self.init(words, words.map(tokens), required: [required.flatMap(tokens)])
  }

  private init(_ words: [SearchWord], _ tokens: [[String]], required: [[String]]) {
    self.words = words
    // By digest, because a digest is compared faster than a Korean word.
    var places: [UInt64: Int] = [:]
    var distinct: [String] = []
    let place = { (token: String) in
      let digest = Digest.value(of: token)
      if let known = places[digest] { return known }
      places[digest] = distinct.count
      distinct.append(token)
      return distinct.count - 1
    }
    tokensOfWords = tokens.map { $0.map(place) }
    self.required = required.map { group in
      var places: [Int] = []
      for place in group.map(place) where !places.contains(place) { places.append(place) }
      return places.sorted()
    }
    self.tokens = distinct
  }

  /// The pattern in the syntax of FTS5.
  ///
  /// It is built only from analysed words, each quoted, so it cannot be malformed.
  var text: String {
    required.map { group in "(\(Self.anyOf(group.map { tokens[$0] })))" }.joined(separator: " AND ")
  }

  /// Matches the words of `tokens` in sequence, as typed; `nil` for none.
  static func phrase(_ tokens: [Token]) -> String? {
    var words: [String] = []
    var position = -1
    for token in tokens where token.kind == .word && token.position > position {
      position = token.position
      words.append(quoted(token.text))
    }
    return words.isEmpty ? nil : words.joined(separator: " + ")
  }

  /// Matches one token in one column.
  static func word(_ token: String, in column: String) -> String {
    "\(column) : \(quoted(token))"
  }

  /// Matches any of `tokens`.
  ///
  /// Each is a phrase of its own: FTS5 would merge the alternatives of one phrase position by
  /// position for every entry.
  static func anyOf(_ tokens: [String]) -> String {
    tokens.map(quoted).joined(separator: " OR ")
  }

  private static func quoted(_ token: String) -> String {
    var text = "\""
    for scalar in token.unicodeScalars where scalar.value != 0 {
      if scalar == "\"" { text += "\"" }
      text.unicodeScalars.append(scalar)
    }
    return text + "\""
  }
}
