internal import Guidelines
internal import Lexicon
internal import TextAnalysis

extension RuleStatement {
  /// The statement of a descriptive `text`, whose first sentence is the lead.
  ///
  /// `nil` if the text is not self-contained: it refers elsewhere, or a list follows.
  init?(describing text: Bilingual<SourceText>) {
    var lead = Bilingual<String>()
    var rationale = Bilingual<String>()
    for language in text.languages {
      guard let whole = text[language]?.text,
        let first = Sentences.split(whole, language: language).first,
        !Self.isReference(whole[first], language), whole.last != ":", whole.last != "：",
        // A text that begins in the middle of a sentence was split from its context.
        !Self.isTornOff(whole)
      else { return nil }
      lead[language] = String(whole[first])
      let rest = whole[first.upperBound...].drop(while: \.isWhitespace)
      rationale[language] = rest.isEmpty ? nil : String(rest)
    }
    self.init(lead: lead, rationale: rationale, modality: .may)
  }

  private static func isTornOff(_ text: String) -> Bool {
    guard let first = text.first else { return true }
    // "iOS" and "tvOS" also begin sentences.
    return "(),.;".contains(first)
      || first.isLowercase && !text.prefix(while: \.isLetter).contains(where: \.isUppercase)
  }

  private static func isReference(_ sentence: Substring, _ language: Language) -> Bool {
    switch language {
    case .en:
      var text = sentence
      guard text.withUTF8({ $0.holds(lowered: "see") }) else { return false }
      let words = sentence.lowercased().split { !$0.isLetter }.prefix(20)
      return words.first == "see" || words.first == "for" && words.contains("see")
    case .ko:
      return references.occur(in: sentence.suffix(12))
    }
  }

  private static let references = ByteNeedles(Lexicon.ruleForms.list("korean-reference"))
}
