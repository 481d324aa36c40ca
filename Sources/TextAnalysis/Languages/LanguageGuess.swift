public import Guidelines

/// Which language a text is written in.
///
/// Script alone does not tell: Korean texts are full of English names, and English ones quote
/// Korean. Particles and endings on one side, function words on the other decide.
public enum LanguageGuess {
  /// The language of `text`, or `nil` where it is neutral: numbers, names, code, addresses only.
  public static func language(of text: String) -> Language? {
    LanguageEvidence(ProseWords(text).all).language
  }

  /// How many words of `text` speak for which language.
  package static func wordCount(of text: String) -> (all: Int, hangul: Int, function: Int) {
    let words = ProseWords(text).all
    return (words.count, words.count(where: \.hasHangul), words.count(where: \.isFunctionWord))
  }

  /// The stretches of `text` in one language each, in order; together they cover it.
  ///
  /// A text changes its language between sentences, at line ends and separators (`·`, `|`, `/`),
  /// or where a whole clause of one is glued to a whole clause of the other. A neutral stretch
  /// belongs to the one before it; a text that is neutral altogether has no stretches.
  public static func runs(in text: String) -> [(Language, Range<String.Index>)] {
    var runs: [(Language, Range<String.Index>)] = []
    for clause in clauses(of: text) {
      let evidence = LanguageEvidence(ProseWords(String(text[clause.range])).all)
      // “… 확인하세요. Toolbars.” is Korean: a name alone changes no language.
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

  /// A piece of a text that may differ in language from its neighbours.
  private struct Clause {
    var range: Range<String.Index>
    /// Whether it is one side of a separator with the other language on the other side.
    var isSide = false
  }

  private static func clauses(of text: String) -> [Clause] {
    Sentences.split(text, language: nil)
      .flatMap { sides(of: text, $0) }
      .flatMap { glued(in: text, $0) }
  }

  /// Cuts a sentence at separators where the sides are in different languages.
  private static func sides(of text: String, _ sentence: Range<String.Index>) -> [Clause] {
    let separators = text[sentence].indices.filter { index in
      mayPart(text.utf8[index])
        && ("·|/—–\n".contains(text[index]) || isDash(text, at: index))
    }
    guard !separators.isEmpty else { return [Clause(range: sentence)] }
    var words = ProseWords(String(text[sentence])).all[...]
    // What all words from each on say.
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

  /// Whether a separator may begin with `byte`: nearly no letter does.
  private static func mayPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "|"), UInt8(ascii: "/"), UInt8(ascii: "-"), 0x0A, 0xC2, 0xCE, 0xE2: true
    default: false
    }
  }

  /// Whether a hyphen between spaces stands for a dash.
  private static func isDash(_ text: String, at index: String.Index) -> Bool {
    guard text[index] == "-", index > text.startIndex else { return false }
    let next = text.index(after: index)
    return next < text.endIndex && text[next] == " " && text[text.index(before: index)] == " "
  }

  /// Cuts a piece in which a whole clause of one language follows one of the other.
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
      // “…”라고 is one sentence; so is one that ends in the middle of a phrase.
      isKoreanFirst ? left.last?.endsSentence == true : right.first?.isParticle != true
    else { return [clause] }
    let offset = right[right.startIndex].utf8Offset
    var index = text.utf8.index(piece.lowerBound, offsetBy: offset)
    // "… after one second.1초가": the number belongs to its unit.
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
