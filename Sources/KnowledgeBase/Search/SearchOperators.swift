internal import Guidelines
internal import TextAnalysis

/// A query taken apart: what is text, and what narrows the answer.
///
/// `"a phrase"`, `-word`, `-"a phrase"`, `component:`, `platform:` and `rule:` narrow; anything
/// else is text, so that no input is a mistake.
struct SearchOperators {
  /// What to look for, the words of the phrases included.
  private(set) var text = ""
  /// What must stand there as it was typed.
  private(set) var phrases: [Substring] = []
  /// What must not stand there.
  private(set) var excluded: [(text: Substring, isPhrase: Bool)] = []
  /// What was asked for by name, with what was typed.
  private(set) var named: [(name: Name, value: Substring, typed: Substring)] = []

  /// What can be asked for by name.
  enum Name: String, CaseIterable {
    case component
    case platform
    case rule
  }

  init(_ query: String) {
    var rest = query[...]
    while let word = Self.nextWord(in: &rest) { take(word) }
  }

  /// Looks for `words` as well: a name that names nothing is text.
  mutating func add(text words: some StringProtocol) {
    if !text.isEmpty { text += " " }
    text += words
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

  private static func isQuote(_ character: Character) -> Bool {
    switch character {
    case "\"", "“", "”", "„", "＂": true
    default: false
    }
  }

  /// What stands between quotation marks, where `word` has them on both sides and words between.
  private static func quoted(_ word: Substring) -> Substring? {
    guard word.count > 2, let first = word.first, let last = word.last, isQuote(first),
      isQuote(last)
    else { return nil }
    return word.dropFirst().dropLast()
  }

  /// The next stretch without white space; between quotation marks that are closed, white space
  /// belongs to it.
  private static func nextWord(in rest: inout Substring) -> Substring? {
    rest = rest.drop(while: \.isWhitespace)
    guard !rest.isEmpty else { return nil }
    var end = rest.startIndex
    while end < rest.endIndex, !rest[end].isWhitespace {
      let next = rest.index(after: end)
      let opens =
        end == rest.startIndex || rest[rest.index(before: end)] == ":" || rest[..<end] == "-"
      if isQuote(rest[end]), opens,
        let close = rest[next...].firstIndex(where: isQuote)
      {
        end = rest.index(after: close)
        break
      }
      end = next
    }
    defer { rest = rest[end...] }
    return rest[..<end]
  }
}

/// What the operators of a query leave of the index, as patterns and names.
struct SearchConditions: Hashable {
  /// What must stand there word by word; `nil` for nothing.
  var phrases: String?
  /// What must not stand there; `nil` for nothing.
  var excluded: String?
  /// The one rule wanted, by its id; `nil` for all.
  var rule: String?
  /// Which component and platform.
  var filter = Filter()

  /// Whether they leave everything.
  var isEmpty: Bool { self == SearchConditions() }
}

extension QueryReader {
  /// What `operators` narrow the answer to; what names nothing becomes text of them.
  func conditions(
    of operators: inout SearchOperators
  ) throws(KnowledgeBaseError) -> SearchConditions {
    var conditions = SearchConditions()
    for (name, value, typed) in operators.named {
      switch name {
      case .component: conditions.filter.component = try component(named: String(value))
      case .platform: conditions.filter.platform = Platform(named: value)
      case .rule:
        guard let id = RuleID(rawValue: value.lowercased()) else { break }
        conditions.rule = try RuleRecords(database: database).name(of: id)?.rawValue
      }
      let isKnown =
        switch name {
        case .component: conditions.filter.component != nil
        case .platform: conditions.filter.platform != nil
        case .rule: conditions.rule != nil
        }
      if !isKnown { operators.add(text: typed) }
    }
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

  /// The component called `name`, by its own name or any term of the vocabulary.
  private func component(named name: String) throws(KnowledgeBaseError) -> ComponentName? {
    let own = try database.first(
      "SELECT component FROM search_content WHERE component = ?1", name.lowercased()
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
