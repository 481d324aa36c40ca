internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

/// A stretch of a text in one language.
struct LanguageStretch {
  var language: Language
  var range: Range<String.Index>

  init(_ language: Language, _ range: Range<String.Index>) {
    self.language = language
    self.range = range
  }

  /// The stretches of a line with letters of both scripts, and whether they are translations of each other.
  static func stretches(of raw: String) -> (found: [LanguageStretch], areTranslations: Bool) {
    if let notes = changeNotes(raw) { return (notes, true) }
    let stretches = divided(raw) ?? sentences(of: raw)
    return (stretches, Set(stretches.map(\.language)).count > 1 && areBilingual(raw, stretches))
  }

  private static func sentences(of raw: String) -> [LanguageStretch] {
    let runs = LanguageGuess.runs(in: raw).map { LanguageStretch($0.0, $0.1) }
    return quoting(runs, in: raw)
  }

  // MARK: Finding

  /// The two halves of a change note with a few words in English followed by Korean: "Sizes added. 크기 추가."
  private static func changeNotes(_ raw: String) -> [LanguageStretch]? {
    guard raw.utf8.count < 120, endsSentence(raw), let stop = raw[...].utf8Range(of: ". "),
      raw[stop.upperBound...].utf8Range(of: ". ") == nil
    else { return nil }
    let (en, ko) = (raw[..<stop.upperBound], raw[stop.upperBound...])
    guard !holdsHangul(en), holdsHangul(ko), !ko.contains(where: { $0.isASCII && $0.isLetter }),
      let verb = en.split(separator: " ").last, verb.dropLast().allSatisfy(\.isLetter),
      verb.hasSuffix("ed."), TranslationLength.fits(en.drop { !$0.isLetter }, ko)
    else { return nil }
    return [
      LanguageStretch(.en, en.startIndex..<en.endIndex),
      LanguageStretch(.ko, ko.startIndex..<ko.endIndex),
    ]
  }

  /// The two halves of a text divided by a middle dot or a slash into both languages, even if the
  /// Korean half contains English names: "Dock menus · Dock 메뉴".
  private static func divided(_ raw: String) -> [LanguageStretch]? {
    guard raw.utf8.count < 400 else { return nil }
    return halves(of: raw, at: " · ", longest: 120) ?? halves(of: raw, at: " / ", longest: 400)
  }

  private static func halves(
    of raw: String, at separator: String, longest: Int
  ) -> [LanguageStretch]? {
    guard raw.utf8.count < longest, let sign = raw[...].utf8Range(of: separator),
      raw[sign.upperBound...].utf8Range(of: separator) == nil
    else { return nil }
    let halves = [raw.startIndex..<sign.upperBound, sign.upperBound..<raw.endIndex]
    let korean = halves.filter { holdsHangul(raw[$0]) }
    let english = halves.filter { !holdsHangul(raw[$0]) }
    guard korean.count == 1, raw[english[0]].contains(where: \.isLetter),
      !PlatformMentions.isNothingElse(in: String(raw[english[0]])),
      raw.utf8.count < 120 || TranslationLength.fits(raw[english[0]], raw[korean[0]])
    else { return nil }
    return halves.map { LanguageStretch($0 == korean[0] ? .ko : .en, $0) }
  }

  /// `stretches` merged into Korean if a sentence is English only inside quotation marks.
  ///
  /// An example is "예: 'Save as PDF' 또는 'Send a copy'".
  private static func quoting(
    _ stretches: [LanguageStretch], in raw: String
  ) -> [LanguageStretch] {
    stretches.map { stretch in
      guard stretch.language == .en, holdsHangul(raw[stretch.range]),
        let outside = textOutsideQuotes(raw[stretch.range])
      else { return stretch }
      let isKorean = LanguageGuess.language(of: outside) == .ko
      return isKorean ? LanguageStretch(.ko, stretch.range) : stretch
    }
  }

  /// A text without its quotations; `nil` if one is not closed.
  private static func textOutsideQuotes(_ text: Substring) -> String? {
    var outside = ""
    var close: Character?
    for character in text {
      if close == character {
        close = nil
      } else if close == nil, let mark = quotationMarks[character] {
        close = mark
      } else if close == nil {
        outside.append(character)
      }
    }
    return close == nil ? outside : nil
  }

  private static let quotationMarks: [Character: Character] = [
    "'": "'", "\"": "\"", "“": "”", "‘": "’", "「": "」",
  ]

  // MARK: Judging

  /// Whether both languages have content, and not just a name or an address in one of them.
  private static func areBilingual(_ text: String, _ stretches: [LanguageStretch]) -> Bool {
    // A label may have few words in either language: "Tab bars · 탭 막대". "8px-by-8px" is not a word.
    if text.utf8.count < 120, !endsSentence(text), !text.utf8Contains("://") {
      return holdsEnglishWord(text, stretches) && !nameDifferentThings(text, stretches)
    }
    if areSentencesApart(text, stretches) { return holdsEnglishWord(text, stretches) }
    let english = stretches.lazy.filter { $0.language == .en }.map { text[$0.range] }
    let words = english.flatMap { $0.split(separator: " ").lazy.filter(isEnglishWord) }
    if words.prefix(4).count == 4 { return true }
    // "Shortcuts save time." is a sentence of three words, and so is "(Shortcuts save time.)".
    return english.contains { part in
      endsSentence(part)
        && part.split { $0 == " " || $0 == "(" || $0 == "（" }.lazy.filter(isEnglishWord)
          .prefix(3).count == 3
    }
  }

  /// Whether a piece between spaces is a word, and not an address or a number.
  private static func isEnglishWord(_ word: Substring) -> Bool {
    word.utf8.count < 30 && word.utf8Range(of: "//") == nil && word.first?.isLetter == true
  }

  /// Whether a dot or a slash separates two whole sentences: "Why? / 왜 그런가요?".
  private static func areSentencesApart(_ text: String, _ stretches: [LanguageStretch]) -> Bool {
    guard stretches.count == 2 else { return false }
    let first = text[stretches[0].range]
    guard first.hasSuffix(" / ") || first.hasSuffix(" · ") else { return false }
    return endsSentence(first.dropLast(3)) && endsSentence(text[stretches[1].range])
  }

  /// Whether the halves of a label have different numbers, or the Korean one consists of other names:
  /// "제1장 · Foundation" and "Desktop/Mobile 규칙" are not pairs.
  private static func nameDifferentThings(_ text: String, _ stretches: [LanguageStretch]) -> Bool {
    var (english, korean) = (LatinTokens(), LatinTokens())
    for stretch in stretches {
      if stretch.language == .en {
        english.add(text[stretch.range])
      } else {
        korean.add(text[stretch.range])
      }
    }
    return english.numbers != korean.numbers || korean.nameOthers(than: english)
  }

  /// Whether a word of the English stretches begins with a letter, unlike a number with its unit.
  static func holdsEnglishWord(_ text: String, _ stretches: [LanguageStretch]) -> Bool {
    stretches.contains { stretch in
      stretch.language == .en
        && text[stretch.range].split(separator: " ").contains { $0.first?.isLetter == true }
    }
  }
}
