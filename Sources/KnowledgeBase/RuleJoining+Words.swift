import Guidelines
import TextAnalysis

/// A feature of a text, as a number that is as good as unique.
struct Feature: Hashable, Comparable {
  let value: UInt64

  init(_ text: String) { value = Digest.value(of: text) }

  /// What `kind` and `text` are together: `#` and a number, `>` and a page.
  init(kind: StaticString, _ text: some StringProtocol) {
    value = Digest.value(of: String(text), after: Digest.value(of: kind.description))
  }

  init(_ value: UInt64) { self.value = value }

  static func < (left: Feature, right: Feature) -> Bool { left.value < right.value }
}

/// The words of a text that carry meaning, spelled so that inflections and translators agree.
///
/// A concept stands for all its names. An English word is cut to its first letters (navigate,
/// navigation); a Korean one is taken as pairs of syllables, which endings and spacing leave alone.
struct StatementWords {
  /// The features, in order, repeated as often as they occur.
  private(set) var features: [Feature] = []
  /// The concepts among them.
  private(set) var concepts: [String] = []

  /// English words that agree in this many letters count as one word.
  private static let stemLength = 6

  init(of text: String, analyzer: TextAnalyzer) {
    var text = text
    text.withUTF8 { bytes in
      for piece in SentencePieces(bytes) {
        add(analyzer.tokens(inUTF8: UnsafeBufferPointer(rebasing: bytes[piece])))
      }
    }
  }

  init(_ tokens: [Token]) { add(tokens) }

  /// Adds what a text, or a piece of it where nothing goes on, says.
  private mutating func add(_ tokens: [Token]) {
    features.reserveCapacity(features.count + tokens.count)
    var covered = 0
    var index = tokens.startIndex
    while index < tokens.endIndex {
      let position = tokens[index].position
      var end = index
      while end < tokens.endIndex, tokens[end].position == position { end += 1 }
      defer { index = end }
      let isInside = tokens[index].utf8Range.lowerBound < covered
      var found = 0
      if !isInside {
        for token in tokens[index..<end] where token.kind == .concept {
          features.append(Feature(token.text))
          concepts.append(token.text)
          if found == 0 { covered = token.utf8Range.upperBound }
          found += 1
        }
      }
      // A spelling of several concepts decides nothing, so its words speak as well.
      if isInside || found == 1 { continue }
      append(tokens[index..<end])
    }
  }

  private mutating func append(_ alternatives: ArraySlice<Token>) {
    guard let word = alternatives.first(where: { $0.kind == .word || $0.kind == .number })
    else { return }
    if word.kind == .number || Self.beginsWithNumber(word.text) {
      features.append(Feature(kind: "#", word.text))
      return
    }
    var shortest: (text: String, count: Int)?
    for form in alternatives where form.kind == .word || form.kind == .stem {
      guard !StopWords.contains(form.text) else { return }
      let count = Self.count(of: form.text)
      guard count > 1 else { continue }
      if let best = shortest, (best.count, best.text) <= (count, form.text) { continue }
      shortest = (form.text, count)
    }
    guard var text = shortest?.text else { return }
    let isHangul = text.withUTF8 { bytes in
      if bytes.allSatisfy({ $0 < 0x80 }) {
        let stem = UnsafeBufferPointer(rebasing: bytes.prefix(Self.stemLength))
        features.append(Feature(Digest.value(of: stem, after: Digest.start)))
        return true
      }
      guard Self.areSyllables(bytes) else { return false }
      for start in stride(from: 0, to: bytes.count - 3, by: 3) {
        let pair = UnsafeBufferPointer(rebasing: bytes[start..<start + 6])
        features.append(Feature(Digest.value(of: pair, after: Self.pairStart)))
      }
      return true
    }
    guard !isHangul else { return }
    var last: Character?
    for character in text {
      if let last { features.append(Feature("%\(last)\(character)")) }
      last = character
    }
  }

  private static let pairStart = Digest.value(of: "%")

  private static func beginsWithNumber(_ word: String) -> Bool {
    guard let byte = word.utf8.first else { return false }
    if byte < 0x80 { return (0x30...0x39).contains(byte) }
    return !(0xEB...0xEC).contains(byte) && word.first?.isNumber == true
  }

  /// How many characters a word has.
  private static func count(of word: String) -> Int {
    var word = word
    let count = word.withUTF8 { bytes -> Int? in
      if bytes.allSatisfy({ $0 < 0x80 }) { return bytes.count }
      return areSyllables(bytes) ? bytes.count / 3 : nil
    }
    return count ?? word.count
  }

  /// Whether all of a word are Hangul syllables, three bytes each.
  private static func areSyllables(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count.isMultiple(of: 3) else { return false }
    return stride(from: 0, to: bytes.count, by: 3).allSatisfy { start in
      let scalar =
        UInt32(bytes[start] & 0x0F) << 12 | UInt32(bytes[start + 1] & 0x3F) << 6
        | UInt32(bytes[start + 2] & 0x3F)
      return bytes[start] >= 0xE0 && (0xAC00...0xD7A3).contains(scalar)
    }
  }
}
