package import Guidelines
internal import Lexicon
import TextAnalysis

/// Classifies the form of statements about `subject` by a few words.
package struct FormClassifier {
  let analyzer: TextAnalyzer
  /// The concepts that the statement's page is about.
  let subject: Set<Feature>

  /// Whether `statement` says what to do, what the component is, or where it is missing.
  func form(
    of statement: StatementRecord, leads: Bilingual<[Token]>, isNarrowed: Bool
  ) -> StatementForm {
    if isAbsence(statement) { return .absence }
    guard !isNarrowed, !subject.isEmpty else { return .rule }
    if let lead = statement.lead.en {
      return isEnglishDefinition(lead, leads.en ?? [])
    }
    if let lead = statement.lead.ko {
      return isKoreanDefinition(lead, leads.ko ?? [])
    }
    return .rule
  }

  private func isEnglishDefinition(_ lead: String, _ tokens: [Token]) -> StatementForm {
    guard let rest = text(after: tokens, in: lead, skipping: Self.articles) else {
      return .rule
    }
    let verb = rest.lowercased().split { !$0.isLetter }.first.map(String.init) ?? ""
    return Self.definingVerbs.contains(verb) ? .definition : .rule
  }

  private func isKoreanDefinition(_ lead: String, _ tokens: [Token]) -> StatementForm {
    guard let rest = text(after: tokens, in: lead, skipping: []) else { return .rule }
    let isTopic = rest.first.map { "는은".contains($0) } ?? false
    let directs = Self.koreanDirectives.occur(in: rest)
    let defines = Self.koreanDefiners.occur(in: rest)
    return isTopic && defines && !directs ? .definition : .rule
  }

  /// The text after the subject, if `lead` begins with it.
  private func text(
    after tokens: [Token], in lead: String, skipping articles: Set<String>
  ) -> Substring? {
    guard
      let first = tokens.first(where: { !articles.contains($0.text) })?.position, first <= 1,
      let concept = tokens.first(where: {
        $0.position == first && $0.kind == .concept && subject.contains(Feature($0.text))
      })
    else { return nil }
    let end = lead.utf8.index(lead.startIndex, offsetBy: concept.utf8Range.upperBound)
    // The particle may be part of the name's last word: 탭 막대는.
    if let last = lead[..<end].last, "는은".contains(last) {
      return lead[lead.index(before: end)...]
    }
    return lead[end...]
  }

  /// Whether the statement begins by saying that a platform lacks the component.
  private func isAbsence(_ statement: StatementRecord) -> Bool {
    // The original is clearer than its translations.
    guard let language = statement.text.languages.first, let text = statement.text[language]
    else { return false }
    // The statement is at the beginning of a page. A character cut off at the end matches nothing.
    let folded = Self.folded(text, upTo: Self.headLength)
    guard Self.tellingPhrases.occur(in: folded) else { return false }
    var isPlatformNamed = false
    for sentence in String(decoding: folded, as: UTF8.self).split(separator: ". ").prefix(3) {
      let namesPlatform = Self.namesPlatform(sentence)
      isPlatformNamed = isPlatformNamed || namesPlatform
      guard language == .en ? isPlatformNamed : namesPlatform else { continue }
      if statesAbsence(sentence) { return true }
    }
    return false
  }

  private static func namesPlatform(_ sentence: Substring) -> Bool {
    sentence.split { !($0.isASCII && $0.isLetter) }.contains { Platform(named: $0) != nil }
  }

  /// Whether a sentence about a platform says that it lacks the component.
  private func statesAbsence(_ sentence: Substring) -> Bool {
    let isAbsent = Self.absencePhrases.occur(in: sentence)
    guard isAbsent || Self.existencePhrases.occur(in: sentence) else { return false }
    let named = analyzer.concepts(in: String(sentence)).map(\.text).filter {
      let name = String($0.dropFirst()).replacing("-", with: " ")
      return Platform(named: name) == nil && !Self.wordsForAny.contains(name)
    }
    // "Not supported" refers to the page itself; "there is no" must name what is missing.
    return named.isEmpty ? isAbsent : named.contains { subject.contains(Feature($0)) }
  }

  /// Whether `lead` warns of something instead of asking for it, judged in English if available.
  package static func isWarning(_ lead: Bilingual<String>) -> Bool {
    if let lead = lead.en {
      return folded(lead).withUnsafeBufferPointer { lead in
        var start = 0
        while start < lead.count {
          var end = start
          while end < lead.count, isLetter(lead[end]) { end += 1 }
          let word = UnsafeBufferPointer(rebasing: lead[start..<end])
          if word.count > 1, warningWords.contains(Feature(word)) { return true }
          start = end + 1
        }
        return false
      }
    }
    return lead.ko.map { koreanWarnings.occur(in: $0) } ?? false
  }

  /// Whether `byte` is a lower-case Latin letter.
  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte) || byte == UInt8(ascii: "'") || byte >= 0x80
  }

  /// The first `length` bytes of a text in UTF-8, in lower case and with straight apostrophes.
  private static func folded(_ text: String, upTo length: Int = .max) -> [UInt8] {
    var text = text
    return text.withUTF8 { utf8 in
      [UInt8](unsafeUninitializedCapacity: min(utf8.count, length)) { folded, count in
        for byte in utf8.prefix(length) {
          folded[count] = (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
          count += 1
          if byte == 0x99, folded[..<count].suffix(3).elementsEqual([0xE2, 0x80, 0x99]) {
            count -= 2
            folded[count - 1] = UInt8(ascii: "'")
          }
        }
      }
    }
  }

  /// Words with which a page refers to its component without naming it.
  private static let wordsForAny = Lexicon.ruleForms.set("any-component")
  /// The number of first bytes searched for a statement that a platform lacks the component.
  private static let headLength = 360

  private static let articles = Lexicon.ruleForms.set("article")
  private static let definingVerbs = Lexicon.ruleForms.set("definition")
  private static let koreanDefiners = ByteNeedles(Lexicon.ruleForms.list("korean-definition"))
  private static let koreanDirectives = ByteNeedles(Lexicon.ruleForms.list("korean-directive"))
  private static let warningWords = FeatureNumbers(
    Lexicon.ruleForms.list("warning").map { Feature($0) })
  private static let koreanWarnings = ByteNeedles(Lexicon.ruleForms.list("korean-warning"))
  private static let absences = Lexicon.ruleForms.list("absence")
  private static let existences = Lexicon.ruleForms.list("existence")
  private static let absencePhrases = ByteNeedles(absences)
  private static let existencePhrases = ByteNeedles(existences)
  private static let tellingPhrases = ByteNeedles(absences + existences)
}
