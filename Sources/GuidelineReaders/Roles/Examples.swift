internal import Guidelines
internal import Lexicon
internal import TextAnalysis

/// Recognises texts that only show what a rule means.
enum Examples {
  /// Whether a text with this `first` sentence is an example: "For example, …", "다음은 … 사례이다".
  static func isOne(_ first: Bilingual<String>) -> Bool {
    if let en = first.en { return englishOpenings.contains(where: en.hasPrefix) }
    return first.ko.map { ko in
      koreanOpenings.contains(where: ko.hasPrefix) || KoreanMood.namesExample(ko)
    } ?? false
  }

  /// Whether the items below `intro` are examples: "Some are better, for example:".
  static func follow(_ intro: String) -> Bool {
    guard intro.last == ":" else { return false }
    let language = LanguageGuess.language(of: intro) ?? .en
    guard let last = Sentences.split(intro, language: language).last else { return false }
    var text = Bilingual<String>()
    text[language] = String(intro[last])
    return isOne(text)
  }

  /// With a capital, as at the beginning of a sentence.
  private static let englishOpenings = Lexicon.englishMood.list("example-opening").map {
    $0.prefix(1).uppercased() + $0.dropFirst()
  }
  private static let koreanOpenings = Lexicon.koreanMood.list("example-opening")

  /// Whether the text is entirely in quotation marks: words in an interface, not about it.
  static func isQuoted(_ whole: Bilingual<String>) -> Bool {
    guard let text = (whole.en ?? whole.ko).map(afterLabel) else { return false }
    let rest = Quotations.removed(from: Quotations.withoutBrackets(text))
    return rest.utf8.count < text.utf8.count && !rest.contains { $0.isLetter || $0.isNumber }
  }

  /// The text behind a short label and a colon: "Do not: “Select an option”".
  private static func afterLabel(_ text: String) -> Substring {
    let colon = text.utf8.prefix(longestLabel).firstIndex(of: UInt8(ascii: ":"))
    return colon.map { text[$0...] } ?? text[...]
  }

  private static let longestLabel = 12
}
