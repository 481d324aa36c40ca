internal import Guidelines
internal import TextAnalysis

extension Bilingual<String> {
  /// `text` in the language it is written in.
  init(guessing text: String) {
    self = LanguageGuess.language(of: text) == .ko ? Bilingual(ko: text) : Bilingual(en: text)
  }
}
