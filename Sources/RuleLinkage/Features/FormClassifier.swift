import Guidelines
import TextAnalysis

/// Tells by a few words which form a statement about `subject` has.
struct FormClassifier {
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

  /// What follows the subject where `lead` begins with it.
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
    // The particle may count as part of the word that ends the name: 탭 막대는.
    if let last = lead[..<end].last, "는은".contains(last) {
      return lead[lead.index(before: end)...]
    }
    return lead[end...]
  }

  /// Whether the statement begins with a platform lacking the component.
  private func isAbsence(_ statement: StatementRecord) -> Bool {
    // The original is plainer than its translations.
    guard let language = statement.text.languages.first, let text = statement.text[language]
    else { return false }
    // What a page lacks it says at once; a cut character at the end matches nothing.
    let folded = Self.folded(text, upTo: Self.headLength)
    guard Self.tellingPhrases.occur(in: folded) else { return false }
    var isPlatformNamed = false
    for sentence in String(decoding: folded, as: UTF8.self).split(separator: ". ").prefix(3) {
      let words = sentence.split { !($0.isASCII && $0.isLetter) }
      let namesPlatform = words.contains { Platform(named: $0) != nil }
      isPlatformNamed = isPlatformNamed || namesPlatform
      guard language == .en ? isPlatformNamed : namesPlatform else { continue }
      let isAbsent = Self.absencePhrases.occur(in: sentence)
      guard isAbsent || Self.existencePhrases.occur(in: sentence) else { continue }
      let named = analyzer.concepts(in: String(sentence)).map(\.text).filter {
        let name = String($0.dropFirst()).replacing("-", with: " ")
        return Platform(named: name) == nil && !Self.wordsForAny.contains(name)
      }
      // "Not supported" says it of the page itself; "there is no" has to say of what.
      if named.contains(where: { subject.contains(Feature($0)) }) { return true }
      if named.isEmpty, isAbsent { return true }
    }
    return false
  }

  /// Whether the lead warns of something rather than asking for it.
  static func isWarning(_ statement: StatementRecord) -> Bool {
    if let lead = statement.lead.en {
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
    return statement.lead.ko.map { koreanWarnings.occur(in: $0) } ?? false
  }

  /// Whether `byte` is one of a word in small letters.
  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte) || byte == UInt8(ascii: "'") || byte >= 0x80
  }

  /// The UTF-8 of a text, or of so many bytes of it, with small Latin letters and straight
  /// apostrophes.
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

  /// What a page calls its component when it does not name it.
  private static let wordsForAny: Set<String> = ["component", "control", "element"]
  /// So many bytes of a text are looked at for what a platform lacks.
  private static let headLength = 360

  private static let articles: Set<String> = ["a", "an", "the"]
  private static let definingVerbs: Set<String> = [
    "allow", "allows", "appear", "appears", "are", "combine", "combines", "communicate",
    "communicates", "consist", "consists", "contain", "contains", "convey", "conveys", "display",
    "displays", "enable", "enables", "give", "gives", "help", "helps", "include", "includes",
    "indicate", "indicates", "is", "let", "lets", "offer", "offers", "organize", "organizes",
    "present", "presents", "provide", "provides", "represent", "represents", "reveal", "reveals",
    "run", "runs", "serve", "serves", "show", "shows", "support", "supports", "use", "uses",
  ]
  private static let koreanDefiners = ByteNeedles([
    "나타나", "나타난", "나타냅", "제공", "도와", "도움", "전달", "구성", "입니다", "이다", "알려", "알립",
    "표시", "보여", "이동", "포함", "집합", "만듭니다", "해줍니다", "해준다", "해 줍니다", "해 준다",
  ])
  private static let koreanDirectives = ByteNeedles([
    "마십시오", "마세요", "마라", "하십시오", "하세요", "해야", "하라", "해라", "안 됩", "안됩", "안 된",
    "안된", "고려", "좋습니다", "좋다", "권장", "피하",
  ])
  private static let warningWords = FeatureNumbers(
    [
      "avoid", "never", "not", "no", "don't", "doesn't", "isn't", "aren't", "can't", "shouldn't",
      "cautious", "cautiously", "sparingly",
    ].map { Feature($0) })
  private static let koreanWarnings = ByteNeedles([
    "마십시오", "마세요", "마라", "말라", "않", "피하", "피한", "금지", "지양", "삼가", "없", "안 됩", "안됩",
    "안 된", "안된",
  ])
  private static let absences = [
    "not supported", "n't supported", "not available", "n't available", "unavailable in",
    "unavailable on", "n't provide", "n't support", "지원되지 않", "지원하지 않",
    "제공되지 않", "제공하지 않", "사용할 수 없", "쓸 수 없",
  ]
  private static let existences = ["there is no", "there are no"]
  private static let absencePhrases = ByteNeedles(absences)
  private static let existencePhrases = ByteNeedles(existences)
  private static let tellingPhrases = ByteNeedles(absences + existences)
}
