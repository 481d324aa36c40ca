import Guidelines
import TextAnalysis

/// A feature of a text, as a number that is as good as unique.
struct Feature: Hashable, Comparable {
  let value: UInt64

  init(_ text: String) { value = Digest.value(of: text) }

  init(_ text: UnsafeBufferPointer<UInt8>) {
    value = Digest.value(of: text, after: Digest.start)
  }

  /// What `kind` and `text` are together: `#` and a number, `>` and a page.
  init(kind: StaticString, _ text: UnsafeBufferPointer<UInt8>) {
    value = Digest.value(of: text, after: Digest.value(of: kind.description))
  }

  init(kind: StaticString, _ text: String) {
    value = Digest.value(of: text, after: Digest.value(of: kind.description))
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
  private(set) var concepts: [Feature] = []
  /// How many of the features are those of the lead.
  private(set) var leadCount = 0

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

  /// The words of a text whose lead ends at `leadEnd` bytes.
  init(_ tokens: TokenList, leadEnd: Int = 0) { add(tokens, leadEnd: UInt32(leadEnd)) }

  /// Adds what a text, or a piece of it where nothing goes on, says.
  private mutating func add(_ tokens: TokenList, leadEnd: UInt32 = 0) {
    features.reserveCapacity(features.count + tokens.count)
    tokens.bytes.withUnsafeBufferPointer { bytes in
      let places = tokens.places
      var covered: UInt32 = 0
      var index = 0
      while index < places.count {
        let position = places[index].position
        var end = index
        while end < places.count, places[end].position == position { end += 1 }
        defer {
          if places[index].upper <= leadEnd { leadCount = features.count }
          index = end
        }
        let isInside = places[index].lower < covered
        var found = 0
        if !isInside {
          for number in index..<end where places[number].kind == .concept {
            let text = UnsafeBufferPointer(rebasing: bytes[tokens.bytes(of: number)])
            concepts.append(Feature(text))
            features.append(concepts[concepts.count - 1])
            if found == 0 { covered = places[number].upper }
            found += 1
          }
        }
        // A spelling of several concepts decides nothing, so its words speak as well.
        if isInside || found == 1 { continue }
        append(index..<end, of: tokens, bytes)
      }
    }
  }

  /// Adds what the word with the tokens `alternatives` says.
  private mutating func append(
    _ alternatives: Range<Int>, of tokens: TokenList, _ bytes: UnsafeBufferPointer<UInt8>
  ) {
    let places = tokens.places
    func text(_ number: Int) -> UnsafeBufferPointer<UInt8> {
      UnsafeBufferPointer(rebasing: bytes[tokens.bytes(of: number)])
    }
    guard
      let word = alternatives.first(where: {
        places[$0].kind == .word || places[$0].kind == .number
      })
    else { return }
    if places[word].kind == .number || Self.beginsWithNumber(text(word)) {
      features.append(Feature(kind: "#", text(word)))
      return
    }
    var shortest: (text: UnsafeBufferPointer<UInt8>, count: Int)?
    for number in alternatives where places[number].kind == .word || places[number].kind == .stem {
      let form = text(number)
      guard !StopWords.contains(form) else { return }
      let count = Self.count(of: form)
      guard count > 1 else { continue }
      if let best = shortest,
        best.count < count || best.count == count && !form.lexicographicallyPrecedes(best.text)
      {
        continue
      }
      shortest = (form, count)
    }
    if let shortest { append(shortest.text) }
  }

  private mutating func append(_ word: UnsafeBufferPointer<UInt8>) {
    if word.allSatisfy({ $0 < 0x80 }) {
      let stem = UnsafeBufferPointer(rebasing: word.prefix(Self.stemLength))
      features.append(Feature(stem))
    } else if Self.areSyllables(word) {
      for start in stride(from: 0, to: word.count - 3, by: 3) {
        let pair = UnsafeBufferPointer(rebasing: word[start..<start + 6])
        features.append(Feature(Digest.value(of: pair, after: Self.pairStart)))
      }
    } else {
      var last: Character?
      for character in String(decoding: word, as: UTF8.self) {
        if let last { features.append(Feature("%\(last)\(character)")) }
        last = character
      }
    }
  }

  private static let pairStart = Digest.value(of: "%")

  private static func beginsWithNumber(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let byte = word.first else { return false }
    if byte < 0x80 { return (0x30...0x39).contains(byte) }
    return !areSyllables(UnsafeBufferPointer(rebasing: word.prefix(3)))
      && String(decoding: word, as: UTF8.self).first?.isNumber == true
  }

  /// How many characters a word has.
  private static func count(of word: UnsafeBufferPointer<UInt8>) -> Int {
    if word.allSatisfy({ $0 < 0x80 }) { return word.count }
    return areSyllables(word) ? word.count / 3 : String(decoding: word, as: UTF8.self).count
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
