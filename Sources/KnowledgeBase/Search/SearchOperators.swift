internal import Guidelines
internal import TextAnalysis

/// A query split into text and operators.
///
/// `"a phrase"`, `-word`, `-"a phrase"`, `component:`, `platform:`, `authority:` and `rule:` restrict the
/// answer. Everything else is text, so no query is malformed.
struct SearchOperators {
  /// The text to search for, including the words of phrases.
  private(set) var text = ""
  /// Phrases that results must contain as typed.
  private(set) var phrases: [Substring] = []
  /// What results must not contain.
  private(set) var excluded: [(text: Substring, isPhrase: Bool)] = []
  /// The values of named operators, with the text that was typed.
  private(set) var named: [(name: Name, value: Substring, typed: Substring)] = []

  /// The names of operators.
  enum Name: String, CaseIterable {
    case component
    case platform
    case rule
    case authority
  }

  init(_ query: String) {
    var rest = query[...]
    while let word = Self.nextWord(in: &rest) { take(word) }
  }

  /// Adds `words` to the text, for an operator whose value is unknown.
  mutating func add(text words: Substring) {
    if !text.isEmpty { text += " " }
    text += String(words)
  }

  private mutating func take(_ word: Substring) {
    if let phrase = Self.quoted(word) {
      phrases.append(phrase)
      add(text: phrase)
    } else if word.first == "-", let phrase = Self.quoted(word.dropFirst()) {
      excluded.append((phrase, true))
    } else if word.first == "-", word.dropFirst().first?.isLetter == true {
      excluded.append((word.dropFirst(), false))
    } else if let colon = word.firstIndex(of: ":"),
      let name = Name(rawValue: word[..<colon].lowercased()),
      word.index(after: colon) < word.endIndex
    {
      let value = word[word.index(after: colon)...]
      named.append((name, Self.quoted(value) ?? value, word))
    } else {
      add(text: word)
    }
  }

  private static func isQuote(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\"", "“", "”", "„", "＂": true
    default: false
    }
  }

  /// The text between quotation marks, if `word` begins and ends with them.
  private static func quoted(_ word: Substring) -> Substring? {
    let scalars = word.unicodeScalars
    guard let first = scalars.first, let last = scalars.last, isQuote(first), isQuote(last),
      scalars.count > 2
    else { return nil }
    return Substring(scalars.dropFirst().dropLast())
  }

  /// Whether a quotation mark after `beginning`, in the same word, opens a phrase.
  private static func opensPhrase(after beginning: Substring.UnicodeScalarView) -> Bool {
    guard let last = beginning.last else { return true }
    return last == ":" || last == "-" && beginning.count == 1
  }

  /// The next part up to white space; white space between closed quotation marks is included.
  private static func nextWord(in rest: inout Substring) -> Substring? {
    let scalars = rest.unicodeScalars.drop(while: \.isWhiteSpace)
    guard !scalars.isEmpty else { return nil }
    var end = scalars.startIndex
    while end < scalars.endIndex, !scalars[end].isWhiteSpace {
      let next = scalars.index(after: end)
      if isQuote(scalars[end]), opensPhrase(after: scalars[..<end]),
        let close = scalars[next...].firstIndex(where: isQuote)
      {
        end = scalars.index(after: close)
        break
      }
      end = next
    }
    defer { rest = Substring(scalars[end...]) }
    return Substring(scalars[..<end])
  }
}

/// The conditions of a query's operators, as patterns and names.
struct SearchConditions: Hashable {
  /// The pattern of what results must contain; `nil` for no condition.
  var phrases: String?
  /// The pattern of what results must not contain; `nil` for no condition.
  var excluded: String?
  /// The id of the only rule to return; `nil` for all.
  var rule: String?
  /// The component, the platform and the authority.
  var filter = Filter()

  /// Whether there are no conditions.
  var isEmpty: Bool { self == SearchConditions() }
}

extension QueryReader {
  /// The conditions of `operators`; narrows the scope to the authority that they or else `filter` name.
  ///
  /// Operators with unknown values become part of the text.
  func conditions(
    of operators: inout SearchOperators, besides filter: Filter
  ) throws(KnowledgeBaseError) -> SearchConditions {
    var conditions = SearchConditions()
    for (name, value, typed) in operators.named {
      switch name {
      case .component: conditions.filter.component = try component(named: String(value))
      case .platform: conditions.filter.platform = Platform(named: value)
      case .rule:
        guard let id = RuleID(rawValue: value.lowercased()) else { break }
        conditions.rule = try RuleRecords(database: database).name(of: id)?.rawValue
      case .authority:
        conditions.filter.authority = try DocumentRecords(database: database).authorities()
          .first { $0 == Authority(rawValue: String(value)) }
      }
      let isKnown =
        switch name {
        case .component: conditions.filter.component != nil
        case .platform: conditions.filter.platform != nil
        case .rule: conditions.rule != nil
        case .authority: conditions.filter.authority != nil
        }
      if !isKnown { operators.add(text: typed) }
    }
    try scope.narrow(to: conditions.filter.authority ?? filter.authority)
    let analyzer = analyzer
    let phrases = operators.phrases.compactMap {
      SearchPattern.phrase(analyzer.tokens(in: String($0)))
    }
    if !phrases.isEmpty { conditions.phrases = phrases.joined(separator: " AND ") }
    let excluded = operators.excluded.compactMap { text, isPhrase in
      isPhrase
        ? SearchPattern.phrase(analyzer.tokens(in: String(text)))
        : SearchPattern(all: SearchWord.words(of: String(text), analyzer: analyzer))?.text
    }
    if !excluded.isEmpty {
      conditions.excluded = excluded.map { "(\($0))" }.joined(separator: " OR ")
    }
    return conditions
  }

  /// The component called `name`, by its id or a term of the vocabulary.
  private func component(named name: String) throws(KnowledgeBaseError) -> ComponentName? {
    let own = try database.first(
      "SELECT component FROM search_content WHERE component = ?1 LIMIT 1", name.lowercased()
    ) { row -> ComponentName? in row.value(0) }
    if let own { return own }
    return try database.first(
      """
      SELECT component FROM concept JOIN form ON form.concept = concept.id
      WHERE form.squashed = ?1 AND component IS NOT NULL ORDER BY ambiguous, concept.id
      """, Glossary.squash(name)
    ) { row -> ComponentName? in row.value(0) } ?? nil
  }
}
