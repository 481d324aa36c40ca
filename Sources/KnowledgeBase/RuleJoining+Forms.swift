import Guidelines
import TextAnalysis

extension StatementReader {
  /// Whether `statement` says what to do, what the component is, or where it is missing.
  func form(
    of statement: JoinStatement, subject: Set<Int32>, isNarrowed: Bool
  ) -> StatementForm {
    if isAbsence(statement, subject: subject) { return .absence }
    guard !isNarrowed, !subject.isEmpty else { return .rule }
    if let lead = statement.lead.en { return isEnglishDefinition(lead, of: subject) }
    if let lead = statement.lead.ko { return isKoreanDefinition(lead, of: subject) }
    return .rule
  }

  private func isEnglishDefinition(_ lead: String, of subject: Set<Int32>) -> StatementForm {
    guard let rest = text(after: subject, in: lead, skipping: ["a", "an", "the"]) else {
      return .rule
    }
    let verb = rest.lowercased().split { !$0.isLetter }.first.map(String.init) ?? ""
    return Self.definingVerbs.contains(verb) ? .definition : .rule
  }

  private func isKoreanDefinition(_ lead: String, of subject: Set<Int32>) -> StatementForm {
    guard let rest = text(after: subject, in: lead, skipping: []) else { return .rule }
    let isTopic = rest.first.map { "는은".contains($0) } ?? false
    let directs = Self.koreanDirectives.occur(in: rest)
    let defines = Self.koreanDefiners.occur(in: rest)
    return isTopic && defines && !directs ? .definition : .rule
  }

  /// What follows the subject where `lead` begins with it.
  private func text(
    after subject: Set<Int32>, in lead: String, skipping articles: Set<String>
  ) -> Substring? {
    let tokens = analyzer.tokens(in: lead)
    guard
      let first = tokens.first(where: { !articles.contains($0.text) })?.position, first <= 1,
      let concept = tokens.first(where: {
        $0.position == first && $0.kind == .concept && subject.contains(number(of: $0.text))
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
  private func isAbsence(_ statement: JoinStatement, subject: Set<Int32>) -> Bool {
    // The original is plainer than its translations.
    guard let language = statement.text.languages.first, let text = statement.text[language]
    else { return false }
    // What a page lacks it says at once; a cut character at the end matches nothing.
    let head = String(decoding: text.utf8.prefix(Self.headLength), as: UTF8.self)
    let folded = head.lowercased().replacing("’", with: "'")
    guard Self.absencePhrases.occur(in: folded) || Self.existencePhrases.occur(in: folded) else {
      return false
    }
    var isPlatformNamed = false
    for sentence in folded.split(separator: ". ").prefix(3) {
      let words = sentence.split { !($0.isASCII && $0.isLetter) }
      let namesPlatform = words.contains { Platform(named: $0) != nil }
      isPlatformNamed = isPlatformNamed || namesPlatform
      guard language == .en ? isPlatformNamed : namesPlatform else { continue }
      let isAbsent = Self.absencePhrases.occur(in: sentence)
      guard isAbsent || Self.existencePhrases.occur(in: sentence) else { continue }
      let named = StatementWords(of: String(sentence), analyzer: analyzer).concepts.filter {
        let name = String($0.dropFirst()).replacing("-", with: " ")
        return Platform(named: name) == nil && !Self.wordsForAny.contains(name)
      }
      // "Not supported" says it of the page itself; "there is no" has to say of what.
      if named.contains(where: { subject.contains(number(of: $0)) }) { return true }
      if named.isEmpty, isAbsent { return true }
    }
    return false
  }

  /// Whether the lead warns of something rather than asking for it.
  func isWarning(_ statement: JoinStatement) -> Bool {
    if let lead = statement.lead.en {
      let words = lead.lowercased().replacing("’", with: "'").split { !($0.isLetter || $0 == "'") }
      return words.contains { Self.warningWords.contains(String($0)) }
    }
    return statement.lead.ko.map { Self.koreanWarnings.occur(in: $0) } ?? false
  }

  /// What a page calls its component when it does not name it.
  private static let wordsForAny: Set<String> = ["component", "control", "element"]
  /// So many bytes of a text are looked at for what a platform lacks.
  private static let headLength = 360

  private func number(of feature: String) -> Int32 { numbers.known(feature) ?? -1 }

  private static let definingVerbs: Set<String> = [
    "allow", "allows", "appear", "appears", "are", "combine", "combines", "communicate",
    "communicates", "consist", "consists", "contain", "contains", "convey", "conveys", "display",
    "displays", "enable", "enables", "give", "gives", "help", "helps", "include", "includes",
    "indicate", "indicates", "is", "let", "lets", "offer", "offers", "organize", "organizes",
    "present", "presents", "provide", "provides", "represent", "represents", "reveal", "reveals",
    "run", "runs", "serve", "serves", "show", "shows", "support", "supports", "use", "uses",
  ]
  private static let koreanDefiners = Phrases([
    "나타나", "나타난", "나타냅", "제공", "도와", "도움", "전달", "구성", "입니다", "이다", "알려", "알립",
    "표시", "보여", "이동", "포함", "집합", "만듭니다", "해줍니다", "해준다", "해 줍니다", "해 준다",
  ])
  private static let koreanDirectives = Phrases([
    "마십시오", "마세요", "마라", "하십시오", "하세요", "해야", "하라", "해라", "안 됩", "안됩", "안 된",
    "안된", "고려", "좋습니다", "좋다", "권장", "피하",
  ])
  private static let warningWords: Set<String> = [
    "avoid", "never", "not", "no", "don't", "doesn't", "isn't", "aren't", "can't", "shouldn't",
    "cautious", "cautiously", "sparingly",
  ]
  private static let koreanWarnings = Phrases([
    "마십시오", "마세요", "마라", "말라", "않", "피하", "피한", "금지", "지양", "삼가", "없", "안 됩", "안됩",
    "안 된", "안된",
  ])
  private static let absencePhrases = Phrases([
    "not supported", "n't supported", "not available", "n't available", "unavailable in",
    "unavailable on", "n't provide", "n't support", "지원되지 않", "지원하지 않",
    "제공되지 않", "제공하지 않", "사용할 수 없", "쓸 수 없",
  ])
  private static let existencePhrases = Phrases(["there is no", "there are no"])
}
