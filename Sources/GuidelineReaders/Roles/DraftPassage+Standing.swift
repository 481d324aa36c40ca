internal import DocumentModel
internal import Guidelines
internal import Lexicon
internal import TextAnalysis

extension DraftPassage {
  /// Whether it continues a sentence that an export broke in the middle, as happens around links.
  var isTornOff: Bool {
    guard outline.form == .paragraph, anchor == nil, let text = ofMain({ $0.text }),
      let byte = text.utf8.first,
      // Capitals and Hangul syllables begin a sentence.
      !(0x41...0x5A).contains(byte), !(0xEB...0xED).contains(byte),
      let first = text.first
    else { return false }
    if ",.;)".contains(first) { return true }
    // "iOS" and "tvOS" also begin sentences, and any Latin word may begin a Korean one: "input에는 …".
    guard block.en != nil else { return false }
    let word = text.prefix { $0.isLetter }
    return first.isLowercase && !word.contains(where: \.isUppercase)
  }

  /// Its modality as one of the dos or don'ts of a list or a table.
  var standing: Modality? {
    if let standing = ofMain({ $0.standing }) ?? nil { return standing }
    let form = outline.form
    guard form == .item || form == .paragraph else { return nil }
    let modality = section.last.flatMap(ExampleLists.modality)
    if modality == .avoid,
      text.en.map(ExampleLists.isTicked) ?? false
        || text.ko.map(ExampleLists.isTicked) ?? false
    {
      return .should
    }
    return form == .item || modality == .avoid && orders ? modality : nil
  }

  /// Whether the text is an imperative that names the forbidden action.
  private var orders: Bool {
    guard !saysWhatInstead else { return false }
    if let en = text.en { return EnglishMood.isImperative(en) }
    return text.ko.map { KoreanMood.isImperative($0) || KoreanMood.isDeclaredOrder($0) } ?? false
  }

  /// Whether the text recommends an alternative to the forbidden action.
  var saysWhatInstead: Bool {
    if let en = text.en { return plainWords(en).contains(where: Self.englishInstead.contains) }
    return text.ko.map { ko in
      // The note "이름 대신 아이콘 사용" is the forbidden action itself.
      KoreanMood.isSentence(ko) && Self.koreanInstead.contains { ko[...].utf8Contains($0) }
    } ?? false
  }

  private static let englishInstead = Lexicon.englishMood.set("instead")
  private static let koreanInstead = Lexicon.koreanMood.list("instead")

  /// Whether it says what an image shows, and asks for nothing.
  var onlyShows: Bool { outline.captionsImage && onlyDescribes }

  /// Whether it is a quote in one language that asks for nothing, however bold.
  var isQuotedFact: Bool {
    text.languages.count == 1 && ofMain { $0.quoteDepth > 0 } ?? false && standing == nil
      && onlyDescribes
  }

  private var onlyDescribes: Bool {
    !Orders.isOrder(text)
      && !text.languages.contains { language in
        text[language].map { Orders.isPrescribed($0[...], language) } ?? false
      }
  }

  /// The first sentence in each language that is not a question, or the first one if all are.
  var firstSentences: Bilingual<String> {
    var result = Bilingual<String>()
    for language in block.languages {
      guard let text = text[language] else { continue }
      result[language] = Sentences.firstStatement(of: text, language).map { String(text[$0]) }
    }
    return result
  }

  /// Whether a Korean text closes with what to do: "피동형은 주체를 숨깁니다. 능동형으로 전환합니다."
  var endsInDeclaredOrder: Bool {
    guard text.en == nil, let ko = text.ko, let last = Sentences.split(ko, language: .ko).last
    else { return false }
    return Orders.isOrder(.ko, String(ko[last]))
  }

  /// Whether the text is a prohibition in its own words.
  func forbids(_ language: Language) -> Bool {
    guard let text = text[language] else { return false }
    let modality = Orders.modality(of: text, language)
    return modality == .avoid || modality == .never
  }

  /// The modality of an item that completes the sentence above it: "A gauge should:", "- Be used for one value".
  func duty(below outer: OuterText) -> Modality? {
    guard outline.form == .item, outer.outerItem == nil, ofMain({ $0.isLink }) != true,
      let first = firstSentences.en, !Examples.isOne(Bilingual(en: first)),
      Sentences.label(of: first).flatMap({ Announcement(String($0)) }) != .examples,
      !EnglishMood.isReference(first)
    else { return nil }
    return outer.intro.flatMap(EnglishMood.duty)
  }
}
