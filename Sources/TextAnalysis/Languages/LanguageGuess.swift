public import Guidelines

/// Identifies the language of a text.
///
/// The script alone does not decide: Korean texts are full of English names, and English texts
/// quote Korean. Particles and endings count for Korean, function words for English.
public enum LanguageGuess {
  /// The language of `text`, or `nil` if it is neutral: only numbers, names, code or addresses.
  public static func language(of text: String) -> Language? {
    LanguageEvidence(ProseWords(text).all).language
  }

  /// The number of words of `text`: all, those with Hangul, and English function words.
  package static func wordCount(of text: String) -> (all: Int, hangul: Int, function: Int) {
    let words = ProseWords(text).all
    return (words.count, words.count(where: \.hasHangul), words.count(where: \.isFunctionWord))
  }

  /// The runs of `text` in one language each, in order; together they cover it.
  ///
  /// The language changes between sentences, at line ends and separators (`·`, `|`, `/`), or where
  /// a whole clause in one language is directly followed by a whole clause in the other. A neutral
  /// run belongs to the one before it; a text that is neutral throughout has no runs.
  public static func runs(in text: String) -> [(Language, Range<String.Index>)] {
    var runs: [(Language, Range<String.Index>)] = []
    for clause in clauses(of: text) {
      let evidence = LanguageEvidence(ProseWords(String(text[clause.range])).all)
      // “… 확인하세요. Toolbars.” is Korean: a name alone does not change the language.
      guard let language = evidence.language, clause.isSide || !evidence.isNameOnly else {
        continue
      }
      if let last = runs.last, last.0 == language {
        runs[runs.count - 1].1 = last.1.lowerBound..<clause.range.upperBound
      } else {
        runs.append((language, clause.range))
      }
    }
    if runs.isEmpty, let language = language(of: text) {
      return [(language, text.startIndex..<text.endIndex)]
    }
    for index in runs.indices {
      let start = index == 0 ? text.startIndex : runs[index].1.lowerBound
      let end = index + 1 < runs.count ? runs[index + 1].1.lowerBound : text.endIndex
      runs[index].1 = start..<end
    }
    return runs
  }

  /// A part of a text that may differ in language from its neighbours.
  private struct Clause {
    var range: Range<String.Index>
    /// Whether it is one side of a separator whose other side is in the other language.
    var isSide = false
  }

  private static func clauses(of text: String) -> [Clause] {
    Sentences.split(text, language: nil)
      .flatMap { sides(of: text, $0) }
      .flatMap { glued(in: text, $0) }
  }

  /// Splits a sentence at separators that have different languages on their two sides.
  private static func sides(of text: String, _ sentence: Range<String.Index>) -> [Clause] {
    let separators = text[sentence].indices.filter { index in
      mayPart(text.utf8[index])
        && ("·|/—–\n".contains(text[index]) || isDash(text, at: index))
    }
    guard !separators.isEmpty else { return [Clause(range: sentence)] }
    var words = ProseWords(String(text[sentence])).all[...]
    // The evidence from each word to the end.
    var rights = [LanguageEvidence()]
    for word in words.reversed() {
      rights.append(rights[rights.count - 1])
      rights[rights.count - 1].prepend(word)
    }
    var sides: [Clause] = []
    var start = sentence.lowerBound
    var left = LanguageEvidence()
    for separator in separators {
      let offset = text.utf8.distance(from: sentence.lowerBound, to: separator)
      while let word = words.first, word.utf8Offset < offset {
        left.append(word)
        words.removeFirst()
      }
      let right = rights[words.count]
      guard let language = left.language, let other = right.language, language != other,
        left.isPure, right.isPure
      else { continue }
      sides.append(Clause(range: start..<separator, isSide: true))
      start = text.index(after: separator)
      left = LanguageEvidence()
    }
    sides.append(Clause(range: start..<sentence.upperBound, isSide: !sides.isEmpty))
    return sides
  }

  /// A prefilter: whether `byte` may begin a separator, as few letters do.
  private static func mayPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "|"), UInt8(ascii: "/"), UInt8(ascii: "-"), 0x0A, 0xC2, 0xCE, 0xE2: true
    default: false
    }
  }

  /// Whether the hyphen at `index` is used as a dash, with a space on both sides.
  private static func isDash(_ text: String, at index: String.Index) -> Bool {
    guard text[index] == "-", index > text.startIndex else { return false }
    let next = text.index(after: index)
    return next < text.endIndex && text[next] == " " && text[text.index(before: index)] == " "
  }

  /// Splits a clause where a whole clause in one language is followed by one in the other.
  private static func glued(in text: String, _ clause: Clause) -> [Clause] {
    let piece = clause.range
    let part = String(text[piece])
    let words = ProseWords(part).all
    guard let first = words.firstIndex(where: { !$0.isName }) else { return [clause] }
    let isKoreanFirst = words[first].hasHangul
    let cut =
      isKoreanFirst
      ? words.lastIndex(where: \.hasHangul).map { $0 + 1 }
      : words.firstIndex(where: \.hasHangul)
    guard let cut, cut > 0, cut < words.count else { return [clause] }
    let left = words[..<cut]
    let right = words[cut...]
    let english = isKoreanFirst ? right : left
    let korean = isKoreanFirst ? left : right
    guard english.count > 2, english.contains(where: \.isFunctionWord),
      korean.count(where: \.hasHangul) > 1, korean.contains(where: \.isInflected),
      !korean.contains(where: \.isFunctionWord),
      LanguageEvidence(Array(korean)).language == .ko,
      // “…”라고 belongs to the sentence it quotes, and a sentence does not end inside a phrase.
      isKoreanFirst ? left.last?.endsSentence == true : right.first?.isParticle != true
    else { return [clause] }
    let offset = right[right.startIndex].utf8Offset
    var index = text.utf8.index(piece.lowerBound, offsetBy: offset)
    // In "… after one second.1초가" the digit belongs to its unit.
    while index > piece.lowerBound {
      let before = text.utf8.index(before: index)
      guard (0x30...0x39).contains(text.utf8[before]) else { break }
      index = before
    }
    return [
      Clause(range: piece.lowerBound..<index), Clause(range: index..<piece.upperBound),
    ]
  }
}
