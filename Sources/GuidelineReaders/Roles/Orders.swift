internal import DocumentModel
internal import Guidelines
internal import Lexicon
internal import TextAnalysis

/// Recognises commands in both languages.
enum Orders {
  /// Whether the text is a command in one of its languages.
  static func isOrder(_ text: Bilingual<String>) -> Bool {
    if let en = text.en, isOrder(.en, en) { return true }
    // An unknown verb is still a command if the translation is one; a term with its definition is not.
    if let en = text.en, isDefinition(en) || EnglishMood.namesSubject(en) { return false }
    return text.ko.map { ko in
      text.en == nil ? isOrder(.ko, ko) : KoreanMood.isImperative(ko)
    } ?? false
  }

  /// Whether a text in `language` is a command.
  static func isOrder(_ language: Language, _ text: String) -> Bool {
    switch language {
    case .en:
      // The gloss of "Direct manipulation (직접 조작)" does not count towards its length.
      EnglishMood.isImperative(text)
        && isLongOrder(plainWords(text, most: 4).count { $0.utf8.first ?? 0 < 0x80 }, text)
    case .ko:
      // An English lead may stand before Korean text.
      holdsHangul(text)
        ? isKoreanOrder(text) || labelled(text).contains(where: isKoreanOrder)
        : isOrder(.en, text)
    }
  }

  private static func isKoreanOrder(_ text: some StringProtocol) -> Bool {
    (KoreanMood.isImperative(text) || KoreanMood.isDeclaredOrder(text))
      && !KoreanMood.isReference(text) && !KoreanMood.isAboutDocument(text)
  }

  /// Whether an item, or its label before a colon, passes a test: "부제는 맥락을 추가: 날짜와 출처".
  static func isNoted(_ item: String, _ test: (String) -> Bool) -> Bool {
    test(item) || Sentences.label(of: item).map { test(String($0)) } ?? false
  }

  /// Whether a text names an action, as an order or as a noun: "Hide errors", "오류를 숨기기".
  static func namesAction(_ text: String) -> Bool {
    EnglishMood.isImperative(text) || KoreanMood.isImperative(text)
      || KoreanMood.isDeclaredOrder(text) || KoreanMood.isNotedAction(text)
  }

  /// Whether a line names a forbidden action behind a label: "Don't: 오류를 숨기기".
  static func forbidsAction(_ line: String) -> Bool {
    guard let (label, text) = ExampleLists.labelled(line),
      ExampleLists.name(String(label)) == .avoid
    else { return false }
    return namesAction(String(text))
  }

  /// A label and the sentence after its colon: "과도한 사용을 피한다: 꼭 필요한 곳에만 …".
  private static func labelled(_ text: String) -> [Substring] {
    Sentences.label(of: text).map {
      [$0.trimmingBoth(), text[$0.endIndex...].dropFirst().trimmingBoth()]
    }
      ?? []
  }

  /// The modality of a sentence in `language`; `nil` if it neither orders nor permits anything.
  static func modality(of sentence: String, _ language: Language) -> Modality? {
    language == .en ? EnglishMood.modality(of: sentence) : KoreanMood.modality(of: sentence)
  }

  /// Whether a text offers what the list below it names: "다음과 같은 방법을 쓸 수 있다".
  static func areOffered(by intro: String) -> Bool {
    let language: Language = holdsHangul(intro) ? .ko : .en
    guard let last = Sentences.split(intro, language: language).last else { return false }
    let sentence = intro[last].lowercased()
    return pointers.contains(where: sentence.contains) && modality(of: sentence, language) == .may
  }

  private static let pointers = Lexicon.quantityWords.list("pointer")

  /// Whether a sentence prescribes something.
  static func isPrescribed(_ sentence: Substring, _ language: Language) -> Bool {
    switch language {
    case .en: !EnglishMood.isCase(sentence) && EnglishMood.prescribes(sentence)
    case .ko:
      !KoreanMood.isReference(sentence) && !KoreanMood.isAboutDocument(sentence)
        && (KoreanMood.prescribes(sentence) || KoreanMood.isImperative(sentence))
    }
  }

  /// Whether a sentence says what something is: "Large text is defined as …".
  static func isDefined(_ text: Bilingual<String>) -> Bool {
    text.en.map(EnglishMood.defines) ?? text.ko.map(KoreanMood.defines) ?? false
  }

  /// Whether an English text begins with a term that it explains: "Simplicity — Enabling …".
  private static func isDefinition(_ text: String) -> Bool {
    let dashes = [" — ", " – ", " - "]
    guard let dash = dashes.lazy.compactMap({ text[...].utf8Range(of: $0) }).first else {
      return false
    }
    return text[..<dash.lowerBound].split(separator: " ").count <= 3
  }

  private static func isLongOrder(_ words: Int, _ text: String) -> Bool {
    words > 2
      || words == 2
        && (text.last == "." || EnglishMood.ordersBriefly(text)
          || EnglishMood.imperativeVerb(of: text).map { EnglishMood.ordersPlural(text, $0) }
            ?? false)
  }
}
