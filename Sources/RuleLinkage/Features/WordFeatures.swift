package import TextAnalysis

/// The words of a text as features that are robust to inflection and translation.
///
/// All surface forms of a concept are one feature. An English word is cut to its first six letters
/// (navigate, navigation). A Korean word becomes its pairs of syllables, which endings and spacing
/// affect little. Stop words are left out.
package struct WordFeatures {
  /// The features in order, with repetitions.
  package private(set) var features: [Feature] = []
  /// The concepts among them.
  private(set) var concepts: [Feature] = []
  /// The number of features that belong to the lead.
  private(set) var leadCount = 0

  /// The number of first letters in which English words must agree to be the same feature.
  private static let stemLength = 6

  /// The words of `text`.
  package init(of text: String, analyzer: TextAnalyzer) {
    var text = text
    text.withUTF8 { bytes in
      for piece in SentencePieces(bytes) {
        add(analyzer.tokens(inUTF8: UnsafeBufferPointer(rebasing: bytes[piece])))
      }
    }
  }

  /// The words of a text whose lead ends at byte `leadEnd`.
  init(_ tokens: TokenList, leadEnd: Int = 0) { add(tokens, leadEnd: UInt32(leadEnd)) }

  /// Adds the features of a text or of a piece of one (``SentencePieces``).
  private mutating func add(_ tokens: TokenList, leadEnd: UInt32 = 0) {
    features.reserveCapacity(features.count + tokens.count)
    tokens.bytes.withUnsafeBufferPointer { bytes in
      tokens.places.withUnsafeBufferPointer { places in
        add(TokenForms(bytes: bytes, places: places), leadEnd: leadEnd)
      }
    }
  }

  private mutating func add(_ tokens: TokenForms, leadEnd: UInt32) {
    let places = tokens.places
    var covered: UInt32 = 0
    var index = 0
    while index < places.count {
      let position = places[index].position
      var end = index + 1
      while end < places.count, places[end].position == position { end += 1 }
      defer {
        if places[index].upper <= leadEnd { leadCount = features.count }
        index = end
      }
      let isInside = places[index].lower < covered
      var found = 0
      if !isInside {
        for number in index..<end where places[number].kind == .concept {
          let concept = Feature(tokens[number])
          concepts.append(concept)
          features.append(concept)
          if found == 0 { covered = places[number].upper }
          found += 1
        }
      }
      // A surface form of several concepts is ambiguous, so its words are added too.
      if isInside || found == 1 { continue }
      append(index..<end, of: tokens)
    }
  }

  /// Adds the feature of a word with the tokens `alternatives`.
  private mutating func append(_ alternatives: Range<Int>, of tokens: TokenForms) {
    let places = tokens.places
    guard
      let word = alternatives.first(where: {
        places[$0].kind == .word || places[$0].kind == .number
      })
    else { return }
    if places[word].kind == .number || Self.beginsWithNumber(tokens[word]) {
      features.append(Feature(Digest.value(of: tokens[word], after: Self.numberStart)))
      return
    }
    if let form = Self.shortestForm(of: alternatives, tokens) { append(form) }
  }

  /// The shortest word or stem of a word with more than one letter, the first in order of equally
  /// short ones; `nil` for a stop word.
  private static func shortestForm(of alternatives: Range<Int>, _ tokens: TokenForms) -> WordForm? {
    let places = tokens.places
    var shortest: WordForm?
    for number in alternatives where places[number].kind == .word || places[number].kind == .stem {
      guard !StopWords.contains(tokens[number]) else { return nil }
      let form = WordForm(tokens[number])
      guard form.count > 1 else { continue }
      if shortest.map({ form.precedes($0) }) ?? true { shortest = form }
    }
    return shortest
  }

  private mutating func append(_ word: WordForm) {
    switch word.script {
    case .ascii:
      features.append(Feature(UnsafeBufferPointer(rebasing: word.text.prefix(Self.stemLength))))
    case .syllables:
      for start in stride(from: 0, to: word.text.count - 3, by: 3) {
        let pair = UnsafeBufferPointer(rebasing: word.text[start..<start + 6])
        features.append(Feature(Digest.value(of: pair, after: Self.pairStart)))
      }
    case .other:
      var last: Character?
      for character in String(decoding: word.text, as: UTF8.self) {
        if let last { features.append(Feature("%\(last)\(character)")) }
        last = character
      }
    }
  }

  private static let pairStart = Digest.value(of: "%")
  private static let numberStart = Digest.value(of: "#")

  private static func beginsWithNumber(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let byte = word.first else { return false }
    if byte < 0x80 { return (0x30...0x39).contains(byte) }
    return !WordForm.areSyllables(UnsafeBufferPointer(rebasing: word.prefix(3)))
      && String(decoding: word, as: UTF8.self).first?.isNumber == true
  }
}

/// The tokens of a text as buffers: accessing the list for each would retain it.
private struct TokenForms {
  let bytes: UnsafeBufferPointer<UInt8>
  let places: UnsafeBufferPointer<TokenList.Place>

  /// The text of the token at index `number`.
  subscript(number: Int) -> UnsafeBufferPointer<UInt8> {
    let start = number == 0 ? 0 : Int(places[number - 1].end)
    return UnsafeBufferPointer(rebasing: bytes[start..<Int(places[number].end)])
  }
}

/// A form of a word with its script.
private struct WordForm {
  enum Script {
    case ascii
    /// Only Hangul syllables, three bytes each.
    case syllables
    case other
  }

  let text: UnsafeBufferPointer<UInt8>
  let script: Script
  /// The number of its characters.
  let count: Int

  init(_ text: UnsafeBufferPointer<UInt8>) {
    self.text = text
    if text.allSatisfy({ $0 < 0x80 }) {
      (script, count) = (.ascii, text.count)
    } else if Self.areSyllables(text) {
      (script, count) = (.syllables, text.count / 3)
    } else {
      (script, count) = (.other, String(decoding: text, as: UTF8.self).count)
    }
  }

  /// Whether it is shorter than `other`, or as short and before it in order.
  func precedes(_ other: WordForm) -> Bool {
    count < other.count || count == other.count && text.lexicographicallyPrecedes(other.text)
  }

  /// Whether all of `bytes` are Hangul syllables, three bytes each.
  static func areSyllables(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count.isMultiple(of: 3) else { return false }
    var start = 0
    while start < bytes.count {
      let scalar =
        UInt32(bytes[start] & 0x0F) << 12 | UInt32(bytes[start + 1] & 0x3F) << 6
        | UInt32(bytes[start + 2] & 0x3F)
      guard bytes[start] >= 0xE0, (0xAC00...0xD7A3).contains(scalar) else { return false }
      start += 3
    }
    return true
  }
}
