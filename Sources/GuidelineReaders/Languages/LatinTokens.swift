internal import DocumentModel

/// The numbers and the Latin words of a text, in lower case.
struct LatinTokens {
  private(set) var numbers: Set<Substring> = []
  private(set) var words: Set<String> = []
  /// Whether a Latin word precedes all Hangul.
  private(set) var beginsWithWord = false

  init() {}

  init(_ text: Substring) { add(text) }

  mutating func add(_ text: Substring) {
    var rest = text
    while let start = rest.firstIndex(where: { $0.isASCII && ($0.isLetter || $0.isNumber) }) {
      // "8pt" is a number with its unit, just as "8 pt" is.
      let isNumber = rest[start].isNumber
      let piece = rest[start...].prefix { $0.isASCII && (isNumber ? $0.isNumber : $0.isLetter) }
      if isNumber { numbers.insert(piece) } else { words.insert(piece.lowercased()) }
      rest = rest[piece.endIndex...]
    }
    let first = text.first { $0.isLetter }
    if !beginsWithWord, let first { beginsWithWord = first.isASCII }
  }

  /// Whether a Korean text with these tokens begins with a name that `english` lacks: "(iOS 15 이상)".
  func nameOthers(than english: LatinTokens) -> Bool {
    !words.isEmpty && words.isDisjoint(with: english.words) && beginsWithWord
  }
}
