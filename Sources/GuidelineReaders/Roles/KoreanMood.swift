internal import DocumentModel
package import Guidelines
internal import Lexicon
internal import TextAnalysis

/// The mood and modality of Korean sentences, by their endings.
package enum KoreanMood {
  /// Whether the sentence is imperative.
  package static func isImperative(_ sentence: some StringProtocol) -> Bool {
    withEnding(of: sentence) { isImperative(ending: $0) }
  }

  /// Whether the sentence prescribes something, as an imperative or by a phrase.
  package static func prescribes(_ sentence: some StringProtocol) -> Bool {
    let whole = Quotations.removed(from: Substring(sentence))
    return (prescriptions.occur(in: whole) || swears(whole) || insists(whole))
      && !greetings.occur(in: whole) && !isReference(sentence)
      && !withEnding(of: sentence) { questionEnds.end($0) }
  }

  /// Whether 반드시 demands something, and does not describe a thing: "반드시 확인해야 할 정보를 …".
  private static func insists(_ sentence: Substring) -> Bool {
    alwaysDemands.occur(in: sentence) && !describedDuties.occur(in: sentence)
  }

  private static let alwaysDemands = ByteNeedles(Lexicon.koreanMood.list("insistence"))
  private static let describedDuties = ByteNeedles(Lexicon.koreanMood.list("described-duty"))
  /// Whether a text is a question, with a mark or without: "제목이 줄지 않는가".
  static func asks(_ text: String) -> Bool {
    text.last.map("?？".contains) ?? false || withEnding(of: text) { askingEnds.end($0) }
  }

  private static let askingEnds = ByteNeedles(Lexicon.koreanMood.list("asking-end"))
  private static let questionEnds = ByteNeedles(Lexicon.koreanMood.list("question-end"))

  /// Whether 절대 or 결코 negates the sentence. (절대 위치 is an absolute position.)
  private static func swears(_ sentence: Substring) -> Bool {
    neverWords.occur(in: sentence) && withEnding(of: sentence) { negations.occur(in: $0) }
  }

  /// A modality and the words that may express it.
  private struct Sign {
    let modality: Modality
    let words: ByteNeedles

    init(_ modality: Modality, _ words: ByteNeedles) {
      self.modality = modality
      self.words = words
    }
  }

  /// The modality of the sentence.
  package static func modality(of sentence: String) -> Modality? {
    sign(in: openingOrder(of: sentence) ?? sentence)?.modality
  }

  /// The words that determine the modality of the sentence.
  package static func cue(of sentence: String) -> ModalityCue? {
    let sentence = openingOrder(of: sentence) ?? sentence
    guard let sign = sign(in: sentence), let words = sign.words.last(in: sentence) else {
      return nil
    }
    return ModalityCue(modality: sign.modality, words: String(words[...].trimmingBoth()))
  }

  /// The modality of a sentence, ignoring text after the command: "고려하라 그게 더 낫다".
  ///
  /// Prohibitions are tried before commands and commands before permissions.
  private static func sign(in sentence: String) -> Sign? {
    let label = Sentences.label(of: sentence, orDash: true)
    if let label, let sign = sign(in: String(label)) { return sign }
    return withEnding(of: sentence) { end in
      ban(in: sentence, ending: end) ?? nounOrder(ending: end) ?? order(in: sentence, ending: end)
        ?? permission(in: sentence, ending: end)
    }
  }

  private static func ban(in sentence: String, ending end: UnsafeBufferPointer<UInt8>) -> Sign? {
    if neglects.occur(in: end), refused.occur(in: end) {
      let isSworn = neverWords.occur(in: sentence) || alwaysWords.occur(in: sentence)
      return Sign(isSworn ? .must : .should, neglects)
    }
    if neverWords.occur(in: sentence), negations.occur(in: end) { return Sign(.never, neverWords) }
    guard bans.occur(in: end) else { return nil }
    return demandedTwice.occur(in: end) ? Sign(.must, demandedTwice) : Sign(.never, bans)
  }

  private static func nounOrder(ending end: UnsafeBufferPointer<UInt8>) -> Sign? {
    if allowances.end(end) { return Sign(.may, allowances) }
    if deliberations.end(end) { return Sign(.consider, deliberations) }
    guard isNounOrder(ending: end) else { return nil }
    if requirements.end(end) { return Sign(.must, requirements) }
    if warnings.end(end) { return Sign(.avoid, warnings) }
    return Sign(.should, nounOrders.end(end) ? nounOrders : thing)
  }

  private static func order(in sentence: String, ending end: UnsafeBufferPointer<UInt8>) -> Sign? {
    if refused.occur(in: end) { return Sign(.avoid, refused) }
    if considers.occur(in: end), !musts.occur(in: end) { return Sign(.consider, considers) }
    if alwaysWords.occur(in: sentence) { return Sign(.must, alwaysWords) }
    if musts.occur(in: end) { return Sign(.must, musts) }
    if isImperative(ending: end) {
      return Sign(.should, imperatives.end(end) ? imperatives : advices)
    }
    return declaration(in: sentence, ending: end)
  }

  private static func declaration(
    in sentence: String, ending end: UnsafeBufferPointer<UInt8>
  ) -> Sign? {
    if isDeclaredOrder(sentence, ending: end) {
      return refusals.end(end) ? Sign(.avoid, refusals) : Sign(.should, declaredOrders)
    }
    return refusals.end(end) && !events.end(end) ? Sign(.avoid, refusals) : nil
  }

  private static func permission(
    in sentence: String, ending end: UnsafeBufferPointer<UInt8>
  ) -> Sign? {
    guard mays.occur(in: end), !enables(end) else { return nil }
    // "…해야 하며, …할 수 있습니다": the obligation outweighs the permission.
    return demands.occur(in: sentence) ? Sign(.must, demands) : Sign(.may, mays)
  }

  /// Whether the last possibility in `end` is a purpose or describes something: "찾을 수 있도록 설계".
  private static func enables(_ end: UnsafeBufferPointer<UInt8>) -> Bool {
    possibilities.last(in: String(decoding: end, as: UTF8.self)).map(abilities.contains) ?? false
  }

  private static let abilities = Set(Lexicon.koreanMood.list("ability"))
  private static let possibilities = ByteNeedles(
    Lexicon.koreanMood.list("permission") + Lexicon.koreanMood.list("ability"))

  /// The imperative clause at the beginning of a sentence that continues after its verb.
  private static func openingOrder(of sentence: String) -> String? {
    // "업데이트를 강요하지 말기 -> 나중에 묻게"
    let holdsArrow = ArrowedText.signs.contains { sentence.utf8Contains($0) }
    guard let last = sentence.unicodeScalars.lastIndex(where: \.isLetter) else { return nil }
    var rest = sentence[...].utf8
    while let space = rest.firstIndex(of: UInt8(ascii: " ")), space < last {
      let leads =
        holdsArrow && ArrowedText.signs.contains(where: sentence[space...].dropFirst().hasPrefix)
      var word = Substring(rest[..<space])
      if leads || word.withUTF8({ orderEnds.end($0) }) { return String(sentence[..<space]) }
      rest = rest[space...].dropFirst()
    }
    return nil
  }

  /// Whether the sentence only makes an exception: "시스템의 막대는 예외로 한다".
  static func excepts(_ sentence: String) -> Bool {
    withEnding(of: sentence) { exceptionEnds.end($0) }
  }

  private static let exceptionEnds = ByteNeedles(Lexicon.koreanMood.list("exception-end"))
  private static let orderEnds = ByteNeedles(Lexicon.koreanMood.list("order-end"))

  /// Whether the sentence says that something is an example: "다음은 …을 제공한 사례이다".
  static func namesExample(_ sentence: some StringProtocol) -> Bool {
    let start = sentence.prefix(longestOpening)
    return exampleWords.begin(String(start)) && exampleNouns.occur(in: start)
      || withEnding(of: sentence) { exampleEnds.end($0) }
  }

  /// Whether a text without a verb of its own says when something applies: "제목이 긴 경우".
  static func namesCase(_ text: some StringProtocol) -> Bool {
    withEnding(of: text) { caseEnds.end($0) }
  }

  private static let caseEnds = ByteNeedles(Lexicon.koreanMood.list("case-end"))
  private static let exampleWords = ByteNeedles(Lexicon.koreanMood.list("example-ahead"))
  private static let exampleNouns = ByteNeedles(Lexicon.koreanMood.list("example-noun"))
  private static let exampleEnds = ByteNeedles(
    joined(Lexicon.koreanMood.list("example-noun"), Lexicon.koreanMood.list("example-end")))

  /// Whether a paragraph is about the document itself: "본 문서는 … 번역한 것입니다".
  package static func isAboutDocument(_ text: some StringProtocol) -> Bool {
    documents.begin(String(text))
      && (translations.occur(in: text)
        || purposes.occur(in: text) && text.utf8.count < 300
          && Sentences.split(String(text), language: .ko).count < 2)
  }

  /// Whether a paragraph only says that the document is a translation, and by whom.
  package static func isTranslationNotice(_ text: String) -> Bool {
    let start = text.drop { !$0.isLetter }
    return documents.begin(String(start)) && translations.occur(in: start.prefix(longestOpening))
  }

  /// The number of leading characters in which a notice says that the document is a translation.
  private static let longestOpening = 120

  private static let documents = ByteNeedles(
    joined(Lexicon.koreanMood.list("this"), Lexicon.koreanMood.list("document")))
  private static let purposes = ByteNeedles(Lexicon.koreanMood.list("purpose"))
  private static let translations = ByteNeedles(Lexicon.koreanMood.list("translation"))

  /// Whether the sentence only refers the reader to another place.
  package static func isReference(_ sentence: some StringProtocol) -> Bool {
    withEnding(of: sentence) { references.occur(in: $0) }
  }

  private static func isImperative(ending end: UnsafeBufferPointer<UInt8>) -> Bool {
    !greetings.end(end)
      && (forbids(ending: end) || imperatives.end(end) || advices.end(end)
        || isProposal(ending: end) || isNounOrder(ending: end))
  }

  /// Whether the sentence is a prohibition, and not a noun phrase about a prohibited case: "쓰지 말아야 할 때".
  private static func forbids(ending end: UnsafeBufferPointer<UInt8>) -> Bool {
    prohibitions.occur(in: end) && (!describedDuties.occur(in: end) || sentenceEnds.end(end))
  }

  /// Whether the sentence proposes what all should do: "짧게 끊읍시다", but not "살펴봅시다" to a reader.
  private static func isProposal(ending end: UnsafeBufferPointer<UInt8>) -> Bool {
    proposalEnd.end(end) && end.finalConsonant(before: 6) == finalBieup && !readings.end(end)
  }

  /// Whether a heading is a command without its verb: "제목은 15자 이내로", "버튼 사이에 충분한 간격을".
  package static func isUnfinishedOrder(_ heading: String) -> Bool {
    let words = KoreanWords(heading)
    return withEnding(of: heading) { unfinished.end($0) } && words.count > 2 && !words.nameWay
  }

  /// Whether a noun ends a command, as in notes: "재부팅 강요 금지".
  private static func isNounOrder(ending end: UnsafeBufferPointer<UInt8>) -> Bool {
    end.place(of: 0x20) != nil
      && (nounOrders.end(end) || requirements.end(end) || warnings.end(end)
        || thing.end(end) && end.finalConsonant(before: 4) == finalRieul)
  }

  /// The noun of a command in the future form: "위에 둘 것". (위에 두는 것 is a definition.)
  private static let thing = ByteNeedles([" 것"])

  /// Whether an item is a command that ends in a noun: "테두리는 최소화", "최대 3개로 제한".
  package static func isNotedOrder(_ item: String) -> Bool {
    withEnding(of: item) { notedOrders.end($0) } && !KoreanWords(item).beginWithAgent
  }

  private static let notedOrders = ByteNeedles(
    joined([" "], Lexicon.koreanMood.list("noted-noun")) + Lexicon.koreanMood.list("noted-end"))

  /// Whether the noun at the end of an item has an object or adverb, as a verb has: "필요한 이유를 명시".
  package static func endsInGovernedNoun(_ item: String) -> Bool {
    wordBeforeAction(of: item).map {
      complements.end(Array($0.utf8)) && !noComplements.contains($0)
    } ?? false
  }

  /// Whether an item ends in a noun of an action that nothing describes: "다음 행동 안내".
  ///
  /// Alone it may as well name something; in a list of commands it is one.
  package static func endsInAction(_ item: String) -> Bool {
    wordBeforeAction(of: item).map { !describing.end(Array($0.utf8)) } ?? false
  }

  /// Whether an item that is no sentence may stand for a command among some: "다음 행동 안내", "말하기".
  package static func isNotedAction(_ item: String) -> Bool {
    endsInAction(item) || isUnfinishedOrder(item) || endsInGerund(item)
      || withEnding(of: item) { allowances.end($0) }
  }

  /// Whether an item says without a verb what its topic is to be: "주요 버튼은 화면 아래", "본문은 보통 굵기로".
  static func settles(_ item: String) -> Bool {
    let words = KoreanWords(Quotations.withoutBrackets(item[...]))
    return words.count > 2 && words.beginWithThing && !asks(item)
      && withEnding(of: item) {
        !sentenceEnds.end($0) && $0.finalConsonant(before: 0) != finalMieum
      }
  }

  /// Whether a text ends in the noun of an action and a stop, or below a topic in a colon: "모든 제목에 같은 글꼴 사용.".
  static func notesAction(_ text: String) -> Bool {
    let isLabel = text.last.map(":：".contains) ?? false && KoreanWords(text).haveTopic
    return (isLabel || text.last == ".") && KoreanWords(text).count > 2 && endsInAction(text)
  }

  /// Whether an item of several words ends in a verb as a noun.
  static func endsInGerund(_ item: String) -> Bool {
    lastWords(of: item).map { before, last in
      last.hasSuffix("기") && holdsHangul(before) && !noGerunds.contains(last)
    } ?? false
  }

  private static let noGerunds = Set(Lexicon.koreanMood.list("no-gerund"))

  /// The last two words, as far as they stand within the last 16 characters.
  private static func lastWords(of item: String) -> (before: String, last: String)? {
    withEnding(of: item) { end in
      let words = end.split(separator: 0x20).suffix(2).map { String(decoding: $0, as: UTF8.self) }
      return words.count == 2 ? (words[0], words[1]) : nil
    }
  }

  /// The word before the noun of an action at the end of an item, as far as it stands within its last 16
  /// characters; `nil` without such a noun, or if the system or a person does it.
  private static func wordBeforeAction(of item: String) -> String? {
    lastWords(of: item).flatMap { before, last in
      isAction(last) && !KoreanWords(item).beginWithAgent ? before : nil
    }
  }

  private static func isAction(_ noun: String) -> Bool {
    actions.contains(noun) || noun.hasSuffix(gerund) && actions.contains(String(noun.dropLast(2)))
  }

  /// The ending that makes a noun of the light verb.
  private static let gerund = "하기"
  private static let actions = Set(
    Lexicon.koreanMood.list("declared-noun") + Lexicon.koreanMood.list("noted-noun")
      + Lexicon.koreanMood.list("action-noun"))
  private static let complements = ByteNeedles(Lexicon.koreanMood.list("complement-end"))
  /// Words that only look like complements.
  private static let noComplements = Set(Lexicon.koreanMood.list("no-complement"))
  private static let describing = ByteNeedles(Lexicon.koreanMood.list("describing-end"))

  /// Whether the sentence is a command in declarative form, without a subject: "짧은 제목을 사용한다".
  ///
  /// Translators and notes use this form. A sentence that begins with the component only describes it.
  package static func isDeclaredOrder(_ sentence: some StringProtocol) -> Bool {
    withEnding(of: sentence) { isDeclaredOrder(sentence, ending: $0) }
  }

  private static func isDeclaredOrder(
    _ sentence: some StringProtocol, ending end: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard declaredOrders.end(end) || refusals.end(end) && !events.end(end) else { return false }
    let words = KoreanWords(sentence)
    return words.count > 2 && (words.topicIsObject || words.nameNobody(mayHaveTopic: false))
  }

  /// Whether the sentence is a declarative command in the plain form to the reader: "메시지는 결과를 쓴다".
  package static func isPlainOrder(_ sentence: String) -> Bool {
    withEnding(of: sentence) { end in
      end.finalConsonant(before: 3) == finalNieun && acts(ending: end) && !descriptions.end(end)
    } && !documents.begin(sentence) && KoreanWords(sentence).nameNobody(mayHaveTopic: true)
  }

  /// The light verb that turns a noun into an action, in the forms of declarative commands.
  private static let doing = Lexicon.koreanMood.list("doing")

  /// All combinations of a prefix and a suffix.
  private static func joined(_ beginnings: [String], _ ends: [String]) -> [String] {
    beginnings.flatMap { beginning in ends.map { beginning + $0 } }
  }

  /// Whether the sentence ends in a verb of action, regardless of the agent.
  package static func declares(_ sentence: some StringProtocol) -> Bool {
    withEnding(of: sentence) { declaredOrders.end($0) || refusals.end($0) }
  }

  /// Whether the sentence says what its topic does: "탭 바는 화면을 전환시켜 준다".
  static func describes(_ sentence: some StringProtocol) -> Bool {
    acts(sentence) && !isDeclaredOrder(sentence)
      && KoreanWords(sentence).haveTopic
  }

  /// Whether the sentence ends as a definition does: "큰 글자를 의미한다".
  static func defines(_ sentence: some StringProtocol) -> Bool {
    withEnding(of: sentence) { definitions.end($0) }
  }

  private static let definitions = ByteNeedles(Lexicon.koreanMood.list("defining"))

  /// Whether the sentence ends in a permission: "최대 5개까지 쓸 수 있습니다".
  static func permits(_ sentence: some StringProtocol) -> Bool {
    withEnding(of: sentence) { mays.occur(in: $0) }
  }

  /// Whether the text ends as a sentence does: in 다 or 요, or in a nominal form as in notes.
  package static func isSentence(_ text: some StringProtocol) -> Bool {
    withEnding(of: text) { sentenceEnds.end($0) } || isImperative(text)
  }

  /// Whether the sentence ends in a verb of action, as opposed to state, change or event.
  package static func acts(_ sentence: some StringProtocol) -> Bool {
    withEnding(of: sentence) { acts(ending: $0) }
  }

  private static func acts(ending end: UnsafeBufferPointer<UInt8>) -> Bool {
    let isVerb =
      politeEnd.end(end) && end.finalConsonant(before: 6) == finalBieup
      || plainEnd.end(end) && end.finalConsonant(before: 3) == finalNieun
    return isVerb && !states.end(end) && !events.end(end)
  }

  private static let (finalNieun, finalRieul): (UInt32, UInt32) = (4, 8)
  private static let (finalMieum, finalBieup): (UInt32, UInt32) = (16, 17)
  private static let plainEnd = ByteNeedles(["다"])
  private static let politeEnd = ByteNeedles(["니다"])
  private static let proposalEnd = ByteNeedles(["시다"])
  private static let readings = ByteNeedles(Lexicon.koreanMood.list("reading"))
  private static let sentenceEnds = ByteNeedles(Lexicon.koreanMood.list("sentence-end"))
  private static let states = ByteNeedles(Lexicon.koreanMood.list("state"))
  private static let descriptions = ByteNeedles(Lexicon.koreanMood.list("description"))

  /// Calls `body` with the last 16 characters, without punctuation at the end.
  private static func withEnding<Result>(
    of sentence: some StringProtocol, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    withWholeEnding(of: withoutRemark(Substring(sentence)), body)
  }

  private static func withWholeEnding<Result>(
    of sentence: Substring, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    var text = sentence
    // Nearly all sentences end in a syllable, and at most one full stop.
    let plain = text.withUTF8 { bytes -> Range<Int>? in
      let end = bytes.last == UInt8(ascii: ".") ? bytes.count - 1 : bytes.count
      let words = UnsafeBufferPointer(rebasing: bytes[..<end])
      guard end >= 3, words.isSyllable(at: end - 3) else { return nil }
      return words.plainSuffix(16).map { $0..<end }
    }
    if let plain { return text.withUTF8 { body(UnsafeBufferPointer(rebasing: $0[plain])) } }
    var looks = 0
    while let last = text.last, !last.isLetter, !last.isNumber {
      if last == ")" { looks += 1 }
      // "(예: …)" after the verb does not end the sentence.
      if last == ")", looks < mostParentheses,
        let open = text.suffix(200).lastIndex(of: "("), open > text.startIndex
      {
        text = text[..<open]
      } else {
        text.removeLast()
      }
    }
    var end = text.suffix(16)
    return end.withUTF8(body)
  }

  /// A sentence without the noun phrase behind its dash: "색만으로 알리지 않는다 — 색약 사용자 배려".
  private static func withoutRemark(_ text: Substring) -> Substring {
    guard let dash = text.utf8Range(of: " — ") ?? text.utf8Range(of: " – ") else { return text }
    let (head, remark) = (text[..<dash.lowerBound], text[dash.upperBound...])
    let isNoted = withWholeEnding(of: head) { isNounOrder(ending: $0) || allowances.end($0) }
    let isNoun = withWholeEnding(of: remark) { notedOrders.end($0) || !sentenceEnds.end($0) }
    return isNoted || isNoun && withWholeEnding(of: head) { sentenceEnds.end($0) } ? head : text
  }

  /// The number of parentheses skipped at the end, which bounds the time for hostile text.
  private static let mostParentheses = 8

  private static let neverWords = ByteNeedles(Lexicon.koreanMood.list("never-word"))
  private static let negations = ByteNeedles(Lexicon.koreanMood.list("denial"))
  private static let alwaysWords = ByteNeedles(Lexicon.koreanMood.list("always-word"))
  private static let imperatives = ByteNeedles(Lexicon.koreanMood.list("order"))
  /// Greetings in the imperative form.
  private static let greetings = ByteNeedles(Lexicon.koreanMood.list("greeting"))
  private static let advices = ByteNeedles(Lexicon.koreanMood.list("advice"))
  private static let prohibitions = ByteNeedles(Lexicon.koreanMood.list("prohibition"))
  private static let refused = ByteNeedles(
    Lexicon.koreanMood.list("prohibition") + Lexicon.koreanMood.list("denied-state"))
  private static let neglects = ByteNeedles(Lexicon.koreanMood.list("neglect"))
  private static let bans = ByteNeedles(Lexicon.koreanMood.list("ban") + rejections)
  /// Double negations, which express an obligation: "검정색이 아니면 안 됩니다".
  private static let demandedTwice = ByteNeedles(Lexicon.koreanMood.list("double-denial"))
  private static let rejections = joined(
    Lexicon.koreanMood.list("rejection-noun"), Lexicon.koreanMood.list("rejection-end"))
  private static let unfinished = ByteNeedles(Lexicon.koreanMood.list("unfinished-end"))
  private static let nounOrders = ByteNeedles(Lexicon.koreanMood.list("noun-order"))
  private static let requirements = ByteNeedles(Lexicon.koreanMood.list("noun-demand"))
  private static let allowances = ByteNeedles(Lexicon.koreanMood.list("noun-permission"))
  private static let deliberations = ByteNeedles(Lexicon.koreanMood.list("noun-consideration"))
  private static let warnings = ByteNeedles(Lexicon.koreanMood.list("noun-warning"))
  private static let refusals = ByteNeedles(Lexicon.koreanMood.list("refusal"))
  /// Verbs of events, whose negation does not prohibit anything: "영향을 미치지 않습니다".
  private static let events = ByteNeedles(
    joined(Lexicon.koreanMood.list("event-stem"), Lexicon.koreanMood.list("refusal")))
  private static let declaredOrders = ByteNeedles(
    joined(Lexicon.koreanMood.list("declared-noun"), doing)
      + Lexicon.koreanMood.list("declared-verb"))
  private static let considers = ByteNeedles(Lexicon.koreanMood.list("consideration"))
  private static let musts = ByteNeedles(Lexicon.koreanMood.list("demand"))
  private static let demands = ByteNeedles(Lexicon.koreanMood.list("demand-within"))
  private static let mays = ByteNeedles(Lexicon.koreanMood.list("permission") + permissions)
  /// Permissions given by an author: "색을 바꿔도 됩니다".
  private static let permissions = joined(
    joined(Lexicon.koreanMood.list("permission-stem"), ["도 "]),
    Lexicon.koreanMood.list("permission-end"))
  private static let references = ByteNeedles(Lexicon.koreanMood.list("reference"))
  private static let prescriptions = ByteNeedles(
    Lexicon.koreanMood.list("prescription") + permissions + rejections)
}
