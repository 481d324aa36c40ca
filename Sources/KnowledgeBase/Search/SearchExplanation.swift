internal import Guidelines
internal import TextAnalysis

/// A query as understood.
public struct QueryExplanation: Hashable, Codable, Sendable {
  /// The reasons for replacing the typed query.
  public enum Correction: String, Codable, Sendable {
    /// It was typed on the other keyboard layout: `xoqqk` for 탭바.
    case keyboard
    /// Words were abbreviated by their initial consonants: `ㅌㅂ`.
    case initials
    /// A syllable was unfinished: `배ㅈ`.
    case unfinished
    /// A word was in no entry and was replaced by a similar one.
    case spelling
  }

  /// The query that was used, without operators, corrected if necessary.
  public var text: String
  /// The terms of the query.
  public var words: [Word]
  /// Why it differs from the typed query; `nil` if it does not.
  public var correction: Correction?
  /// The phrases that results must contain, as a full-text pattern.
  public var phrases: String?
  /// What results must not contain, as a full-text pattern.
  public var excluded: String?

  /// A term of a query.
  public struct Word: Hashable, Codable, Sendable {
    /// The term as typed.
    public var text: String
    /// The tokens in the index that match it, with their derivation; concepts by id.
    public var forms: [Form]
    /// The number of index entries that contain it.
    public var entries: Int
    /// Its weight, which is greater for a rare word.
    public var weight: Double
    /// Whether results should contain it, unlike words that only form a question.
    public var isRequired: Bool
  }

  /// A token that matches a word of a query.
  public struct Form: Hashable, Codable, Sendable {
    /// The token, or the id of the concept.
    public var text: String
    /// How it was derived from the word: `word`, `stem`, `part`, `number` or `concept`.
    public var kind: String
  }
}

/// A word of a query in a result: its matches, and where they are.
public struct MatchExplanation: Hashable, Codable, Sendable {
  /// The word as typed.
  public var word: String
  /// The forms that matched; empty if none did.
  public var forms: [QueryExplanation.Form]
  /// The fields that matched: `title`, `body`, `subject` (the names of the component), `context`
  /// (headings and the like) or `asked` (questions about it).
  public var fields: [String]
  /// Its contribution to the score.
  public var weight: Double
}

/// Explains answers: how the query was understood.
struct SearchExplainer {
  let query: QueryExplanation
  private let words: [SearchWord]

  init(
    text: String, words: [SearchWord], correction: QueryExplanation.Correction?,
    conditions: SearchConditions, analyzer: TextAnalyzer
  ) {
    self.words = words
    var kinds: [String: String] = [:]
    for token in analyzer.tokens(in: text) where kinds[token.text] == nil {
      kinds[token.text] = "\(token.kind)"
    }
    let essential = words.essential
    query = QueryExplanation(
      text: text,
      words: words.map { word in
        QueryExplanation.Word(
          text: SearchText.slice(of: text, word.utf8Range),
          forms: word.alternatives.map { token in
            QueryExplanation.Form(
              text: Self.shown(token), kind: kinds[token] ?? "\(Token.Kind.word)")
          },
          entries: word.entries, weight: word.rarity, isRequired: essential.contains(word))
      },
      correction: correction, phrases: conditions.phrases.map(Self.shown),
      excluded: conditions.excluded.map(Self.shown))
  }

  /// The matches of the words in the entry with this id, including required words without any.
  ///
  /// The index is queried, because it contains concepts that a text names by other words.
  func matches(
    inEntry id: Int, of database: Database
  ) throws(KnowledgeBaseError) -> [MatchExplanation] {
    var matches: [MatchExplanation] = []
    for (word, explained) in zip(words, query.words) {
      var match = MatchExplanation(
        word: explained.text, forms: [], fields: [], weight: explained.weight)
      for (alternative, form) in zip(word.alternatives, explained.forms) {
        for field in SearchIndex.columns {
          let isThere = try database.first(
            database.fullText.entryQuery,
            database.fullText.pattern(
              SearchPattern.word(
                field == "asked" ? AskedTokens.token(alternative) : alternative, in: field)), id
          ) { _ in true }
          guard isThere == true else { continue }
          if match.forms.last != form { match.forms.append(form) }
          if !match.fields.contains(field) { match.fields.append(field) }
        }
      }
      if explained.isRequired || !match.forms.isEmpty { matches.append(match) }
    }
    return matches
  }

  /// `text` without marks that only occur in the index.
  private static func shown(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.value != 1 }))
  }
}

extension QueryExplanation.Correction {
  /// The reason for replacing `typed` by `corrected`.
  init(typed: String, corrected: String) {
    if Keyboard.others(of: typed).contains(corrected) {
      self = .keyboard
    } else if typed.split(separator: " ").contains(where: { SearchText.isInitials(String($0)) }) {
      self = .initials
    } else if typed.split(separator: " ").contains(where: {
      SearchText.unfinished(String($0)) != nil
    }) {
      self = .unfinished
    } else {
      self = .spelling
    }
  }
}
