internal import Guidelines

/// Turns a text into the tokens that search compares; the same for documents and queries.
///
/// ```swift
/// TextAnalyzer(concepts: glossary).tokens(in: "탭 막대를").map(\.text)
/// // ["탭", "\u{1}tab-bar", "막대를", "막대"]
/// ```
public struct TextAnalyzer: Sendable {
  private let concepts: any ConceptLookup

  /// Creates an analyzer that finds `concepts`.
  public init(concepts: any ConceptLookup) {
    self.concepts = concepts
  }

  /// The tokens of `text`, ordered by position.
  public func tokens(in text: String) -> [Token] {
    var text = text
    return text.withUTF8(tokens(inUTF8:))
  }

  /// The tokens of UTF-8 `text`, ordered by position; malformed bytes separate words.
  public func tokens(inUTF8 text: UnsafeBufferPointer<UInt8>) -> [Token] {
    let words = words(inUTF8: text)
    var tokens: [Token] = []
    var covered = 0
    for (position, word) in words.enumerated() {
      tokens.append(
        Token(text: word.text, utf8Range: word.range, position: position, kind: .word))
      for stem in Particles.stems(of: word.text) + English.stems(of: word.text) {
        tokens.append(Token(text: stem, utf8Range: word.range, position: position, kind: .stem))
      }
      guard position >= covered else { continue }
      var squashed = ""
      var best: (ids: [ConceptID], last: Int)?
      for last in position..<min(position + 6, words.count) {
        let final = words[last].text
        for form in [final] + Particles.stems(of: final) + English.stems(of: final) {
          let ids = concepts.concepts(squashed: Substring(squashed + form))
          if !ids.isEmpty {
            best = (ids, last)
            break
          }
        }
        squashed += final
        if squashed.count > concepts.longestSpelling { break }
      }
      if let best {
        covered = best.last + 1
        for id in best.ids {
          tokens.append(
            Token(
              text: "\u{1}" + id.rawValue,
              utf8Range: word.range.lowerBound..<words[best.last].range.upperBound,
              position: position, kind: .concept))
        }
      }
    }
    return tokens
  }

  private func words(
    inUTF8 text: UnsafeBufferPointer<UInt8>
  ) -> [(text: String, range: Range<Int>)] {
    let string = String(decoding: text, as: UTF8.self)
    var words: [(text: String, range: Range<Int>)] = []
    var start: Int?
    var offset = 0
    var word = ""
    for character in string {
      if character.isLetter || character.isNumber {
        if start == nil { start = offset }
        word.append(character)
      } else if let first = start {
        words.append((Folding.fold(word), first..<offset))
        start = nil
        word = ""
      }
      offset += character.utf8.count
    }
    if let start { words.append((Folding.fold(word), start..<offset)) }
    return words
  }
}
