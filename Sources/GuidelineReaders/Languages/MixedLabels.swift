internal import DocumentModel
internal import Guidelines
internal import Lexicon
internal import TextAnalysis

/// Recognises Korean labels with English names in them.
enum MixedLabels {
  /// Whether a text with letters of both scripts is a Korean label by its layout.
  static func areKorean(_ text: String) -> Bool {
    endsInHangul(text) || isKoreanWithEnglishName(text) || isKoreanBehindName(text)
  }

  /// Whether English names are followed by a Korean noun at the end, as in "Card Header 높이", or by such a label.
  private static func endsInHangul(_ text: String) -> Bool {
    guard text.utf8.count < 120 else { return false }
    let label = (text.last == "." ? text.dropLast() : text[...]).prefix { $0 != ":" }
    let words = label.split { $0.isWhitespace || ",·/".contains($0) }
    guard let last = words.last,
      words.count > 2 || label.utf8.count < text.utf8.count || headNouns.contains(String(last)),
      last.unicodeScalars.allSatisfy({ (0xAC00...0xD7A3).contains($0.value) })
    else { return false }
    return !text.split(separator: " ").contains { functionWords.contains($0.lowercased()) }
  }

  /// Nouns that follow an English name: "Hero 규칙".
  private static let headNouns = Lexicon.headings.set("head-noun")

  /// Whether a label is Korean with its English name in parentheses: "전문성 (Professionalism)".
  private static func isKoreanWithEnglishName(_ text: String) -> Bool {
    guard text.utf8.count < 120, let open = text.firstIndex(where: { "(（".contains($0) }) else {
      return false
    }
    let label = text[..<open]
    return holdsHangul(label) && !label.contains { $0.isASCII && $0.isLetter }
  }

  /// Whether a name and a colon precede Korean: "isLoading (boolean): 기다리는 동안".
  private static func isKoreanBehindName(_ text: String) -> Bool {
    guard text.utf8.count < 200, let colon = text.firstIndex(of: ":"),
      text[..<colon].split(separator: " ").count <= 3
    else { return false }
    // "variant: outline 기반 (default, ghost)": the names in parentheses are not counted.
    let rest = text[text.index(after: colon)...].prefix { $0 != "(" }
    return rest.first == " " && LanguageGuess.language(of: String(rest)) == .ko
  }

  private static let functionWords = Lexicon.stopWords.set("label")
}
