internal import DocumentModel
internal import Guidelines
internal import Lexicon
internal import TextAnalysis

/// Finds translations in parentheses.
enum GlossedText {
  /// A block as a pair if parentheses hold the translation of each sentence, or at the end of all.
  static func pair(in block: Block, _ raw: String) -> Bilingual<Block>? {
    guard raw.utf8Holds("(") || raw[...].utf8Range(of: "（") != nil else { return nil }
    return glossedSentences(block, raw) ?? glossedAtEnd(block, raw)
  }

  /// Whether the text from `start` on is in parentheses, and so a name unless it translates the text before.
  static func isName(_ raw: String, at start: String.Index) -> Bool {
    let before: Character? = raw[..<start].trimmingEnd().last
    let signs: [Character?] = [before, raw[start...].first]
    return signs.contains("(") || signs.contains("（")
  }

  // MARK: At the end

  /// A block as a pair if the translation is in parentheses at the end: "Offer shortcuts (단축 방법을 제공하라)".
  private static func glossedAtEnd(_ block: Block, _ raw: String) -> Bilingual<Block>? {
    guard raw.utf8.count < 400, let close = raw.lastIndex(where: { ")）".contains($0) }),
      raw[raw.index(after: close)...].allSatisfy({ $0.isWhitespace || ".。".contains($0) }),
      let open = raw[..<close].lastIndex(where: { "(（".contains($0) }), open > raw.startIndex
    else { return nil }
    let sides = [raw[..<open], raw[raw.index(after: open)..<close]]
    let languages = sides.map { LanguageGuess.language(of: String($0)) }
    guard let first = languages[0], let second = languages[1], first != second else { return nil }
    let english = first == .en ? sides[0] : sides[1]
    let korean = first == .en ? sides[1] : sides[0]
    // "CTA(Call To Action)" spells out the word before it.
    if first == .ko, let end = sides[0].last, end.isASCII, end.isLetter { return nil }
    // A name in parentheses is a gloss, as in "Spacing (띄어쓰기)"; a translation says a whole sentence again.
    let words = [english, korean].map { $0.split(separator: " ").count }
    guard !holdsHangul(english), TranslationLength.fits(english, korean), words[1] >= 2,
      words[0] > 4 || endsSentence(english)
        || Orders.isOrder(.en, String(english)) && KoreanMood.isSentence(String(korean)),
      !LatinTokens(korean).nameOthers(than: LatinTokens(english))
    else { return nil }
    let before = raw.utf8.distance(from: raw.startIndex, to: open)
    let inside = raw.utf8.distance(from: open, to: raw.endIndex)
    return block.pair(utf8: [before, inside], first: first)
  }

  // MARK: Of each sentence

  /// A sentence in parentheses (a gloss), or the text between two of them.
  private struct Piece {
    var range: Range<String.Index>
    var isGloss: Bool
  }

  /// A block as a pair if every sentence is followed by its translation in parentheses.
  private static func glossedSentences(_ block: Block, _ raw: String) -> Bilingual<Block>? {
    guard raw.utf8.count < 4_000 else { return nil }
    let (pieces, outside) = sentencesInParentheses(raw)
    let glosses = pieces.filter(\.isGloss).map { raw[$0.range] }
    guard glosses.count > 1, let main = LanguageGuess.language(of: outside),
      glosses.allSatisfy({ isTranslation($0, from: main) })
    else { return nil }
    let lengths = pieces.map {
      raw.utf8.distance(from: $0.range.lowerBound, to: $0.range.upperBound)
    }
    var (text, translation) = ([Run](), [Run]())
    for (piece, runs) in zip(pieces, block.runs.pieces(utf8: lengths)) {
      if piece.isGloss { append(gloss: runs, to: &translation) } else { text += runs }
    }
    return block.pair(
      block.part(trimming: text), in: main, block.part(trimming: translation))
  }

  /// The pieces of a text up to its last closing parenthesis, and the text outside the glosses.
  private static func sentencesInParentheses(_ raw: String) -> (pieces: [Piece], outside: String) {
    var pieces: [Piece] = []
    var outside = ""
    var start = raw.startIndex
    while let open = raw[start...].firstIndex(where: { "(（".contains($0) }),
      let close = raw[open...].firstIndex(where: { ")）".contains($0) })
    {
      let inside = raw[raw.index(after: open)..<close]
      let end = raw.index(after: close)
      if endsSentence(inside), inside.split(separator: " ").count >= 2 {
        outside += raw[start..<open]
        pieces.append(Piece(range: start..<open, isGloss: false))
        pieces.append(Piece(range: open..<end, isGloss: true))
      } else {
        outside += raw[start..<end]
        pieces.append(Piece(range: start..<end, isGloss: false))
      }
      start = end
    }
    if start < raw.endIndex { pieces.append(Piece(range: start..<raw.endIndex, isGloss: false)) }
    return (pieces, outside)
  }

  private static func isTranslation(_ gloss: Substring, from main: Language) -> Bool {
    LanguageGuess.language(of: String(gloss)) == (main == .en ? .ko : .en)
      && (main == .en || !holdsHangul(gloss))
  }

  /// Appends a gloss after a space, without its parentheses.
  private static func append(gloss: [Run], to text: inout [Run]) {
    var runs = gloss
    runs.trimSeparators()
    guard let line = runs.first?.line else { return }
    if !text.isEmpty { text.append(Run(text: " ", line: line)) }
    text += runs
  }
}
