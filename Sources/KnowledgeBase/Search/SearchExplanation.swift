internal import Guidelines
internal import TextAnalysis

/// A query as it was understood.
public struct QueryExplanation: Hashable, Codable, Sendable {
  /// Why another query was used than the one typed.
  public enum Correction: String, Codable, Sendable {
    /// It was typed with the other layout of the keyboard: `xoqqk` for 탭바.
    case keyboard
    /// Words were given by their first consonants: `ㅌㅂ`.
    case initials
    /// A syllable was not finished: `배ㅈ`.
    case unfinished
    /// A word that stands nowhere is like one that does.
    case spelling
  }

  /// What was looked for: the corrected query where it was corrected, without operators.
  public var text: String
  /// What it asks for, word by word.
  public var words: [Word]
  /// Why it is not what was typed; `nil` where it is.
  public var correction: Correction?
  /// What must stand there as it was typed, as the full-text pattern asks for it.
  public var phrases: String?
  /// What must not stand there, as the full-text pattern asks for it.
  public var excluded: String?

  /// One thing a query asks for.
  public struct Word: Hashable, Codable, Sendable {
    /// It as it was typed.
    public var text: String
    /// The tokens that match it in the index, each with how it was found; concepts by their id.
    public var forms: [Form]
    /// How many entries of the index have it.
    public var entries: Int
    /// How much finding it tells: more for a rare word.
    public var weight: Double
    /// Whether a result should have it; words that only shape a question need not be there.
    public var isRequired: Bool
  }

  /// A token that matches a word of a query.
  public struct Form: Hashable, Codable, Sendable {
    /// The token, or the id of the concept.
    public var text: String
    /// How it was made of the word: `word`, `stem`, `part`, `number` or `concept`.
    public var kind: String
  }
}

/// A word of a query in a result: how it matched, and where.
public struct MatchExplanation: Hashable, Codable, Sendable {
  /// The word as it was typed.
  public var word: String
  /// The forms of it that were found; empty where none was.
  public var forms: [QueryExplanation.Form]
  /// Where: `title`, `body`, `subject`, the names of the component, or `context`, what is around it.
  public var fields: [String]
  /// How much it told.
  public var weight: Double
}

/// What makes an answer explain itself: the query as it was understood.
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

  /// Which of the words stand where in the entry with this id; with no forms, those that an answer
  /// should have and this one lacks.
  ///
  /// The index itself is asked: it knows what a text names beside its words.
  func matches(
    inEntry id: Int, of database: Database
  ) throws(KnowledgeBaseError) -> [MatchExplanation] {
    var matches: [MatchExplanation] = []
    for (word, explained) in zip(words, query.words) {
      var match = MatchExplanation(
        word: explained.text, forms: [], fields: [], weight: explained.weight)
      for (alternative, form) in zip(word.alternatives, explained.forms) {
        for field in Self.fields {
          let isThere = try database.first(
            "SELECT 1 FROM search_index WHERE search_index MATCH ?1 AND rowid = ?2",
            SearchPattern.word(alternative, in: field), id
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

  private static let fields = ["title", "body", "subject", "context"]

  /// `text` without the marks that only the index knows.
  private static func shown(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.value != 1 }))
  }
}

extension QueryExplanation.Correction {
  /// Why `corrected` replaces what was typed.
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
