package import Guidelines
internal import TextAnalysis

/// The mood and modality of Korean sentences, by their endings.
package enum KoreanMood {
  /// Whether the sentence is imperative.
  package static func isImperative(_ sentence: some StringProtocol) -> Bool {
    withEnding(of: sentence) { isImperative(ending: $0) }
  }

  /// Whether the sentence prescribes something, as an imperative or by a phrase.
  package static func prescribes(_ sentence: some StringProtocol) -> Bool {
    let whole = Substring(sentence)
    return (prescriptions.occur(in: whole) || swears(whole)) && !greetings.occur(in: whole)
      && !isReference(sentence)
  }

  /// Whether 절대 or 결코 negates the sentence; 절대 위치 is an absolute position.
  private static func swears(_ sentence: Substring) -> Bool {
    neverWords.occur(in: sentence) && withEnding(of: sentence) { negations.occur(in: $0) }
  }

  /// The modality of the sentence.
  ///
  /// Bans come before orders and orders before permissions: the first that the ending shows decides.
  package static func modality(of sentence: String) -> Modality? {
    // Notes go on behind an order without a full stop: "고려하라 그게 더 낫다".
    if let order = openingOrder(of: sentence) { return modality(of: order) }
    return withEnding(of: sentence) { end in
      ban(in: sentence, ending: end) ?? nounOrder(ending: end) ?? order(in: sentence, ending: end)
        ?? permission(in: sentence, ending: end)
    }
  }

  private static func ban(
    in sentence: String, ending end: UnsafeBufferPointer<UInt8>
  ) -> Modality? {
    if neverWords.occur(in: sentence), negations.occur(in: end) { return .never }
    guard bans.occur(in: end) else { return nil }
    return demandedTwice.occur(in: end) ? .must : .never
  }

  private static func nounOrder(ending end: UnsafeBufferPointer<UInt8>) -> Modality? {
    guard isNounOrder(ending: end) else { return nil }
    return requirements.end(end) ? .must : warnings.end(end) ? .avoid : .should
  }

  private static func order(
    in sentence: String, ending end: UnsafeBufferPointer<UInt8>
  ) -> Modality? {
    if prohibitions.occur(in: end) { return .avoid }
    if considers.occur(in: end) { return .consider }
    if alwaysWords.occur(in: sentence) || musts.occur(in: end) { return .must }
    if isImperative(ending: end) { return .should }
    if isDeclaredOrder(sentence, ending: end) { return refusals.end(end) ? .avoid : .should }
    return refusals.end(end) && !events.end(end) ? .avoid : nil
  }

  private static func permission(
    in sentence: String, ending end: UnsafeBufferPointer<UInt8>
  ) -> Modality? {
    guard mays.occur(in: end) else { return nil }
    // "…해야 하며, …할 수 있습니다" demands more than it permits.
    return demands.occur(in: sentence) ? .must : .may
  }

  /// The imperative clause that a sentence begins with, where more follows behind its verb.
  private static func openingOrder(of sentence: String) -> String? {
    var text = sentence
    let end = text.withUTF8 { text -> Int? in
      var start = 0
      while let space = text.place(of: UInt8(ascii: " "), from: start) {
        if orderEnds.end(UnsafeBufferPointer(rebasing: text[start..<space])),
          text.firstPlace(from: space, orNumber: false) != nil
        {
          return space
        }
        start = space + 1
      }
      return nil
    }
    return end.map { String(decoding: sentence.utf8.prefix($0), as: UTF8.self) }
  }

  private static let orderEnds = ByteNeedles([
    "하십시오", "마십시오", "하세요", "마세요", "하라", "해라", "마라",
  ])

  /// Whether a paragraph is about the document itself: "본 문서는 … 번역한 것입니다".
  package static func isAboutDocument(_ text: some StringProtocol) -> Bool {
    documents.begin(String(text))
      && (translations.occur(in: text)
        || purposes.occur(in: text) && text.utf8.count < 300
          && Sentences.split(String(text), language: .ko).count < 2)
  }

  private static let documents = ByteNeedles(
    ["문서", "글은", "글에", "포스트", "포스팅", "번역", "게시", "가이드", "지침"].flatMap {
      ["본 \($0)", "이 \($0)", "해당 \($0)"]
    })
  private static let purposes = ByteNeedles([
    "정리한", "정리합", "설명한", "설명합", "다룬다", "다룹", "정의한", "정의합", "따라야 합", "따라야 한", "제공합", "소개한", "소개합",
  ])
  private static let translations = ByteNeedles(["번역", "오역", "의역", "상업적", "학습 목적", "공부"])

  /// Whether the sentence only refers the reader elsewhere.
  package static func isReference(_ sentence: some StringProtocol) -> Bool {
    withEnding(of: sentence) { references.occur(in: $0) }
  }

  private static func isImperative(ending end: UnsafeBufferPointer<UInt8>) -> Bool {
    !greetings.end(end)
      && (prohibitions.occur(in: end) || imperatives.end(end) || advices.end(end)
        || isNounOrder(ending: end))
  }

  /// Whether a heading is an order that lacks its verb: "제목은 15자 이내로", "버튼 사이에 충분한 간격을".
  package static func isUnfinishedOrder(_ heading: String) -> Bool {
    withEnding(of: heading) { unfinished.end($0) } && heading.split(separator: " ").count > 2
  }

  /// Whether notes order by a noun: "재부팅 강요 금지".
  private static func isNounOrder(ending end: UnsafeBufferPointer<UInt8>) -> Bool {
    end.place(of: 0x20) != nil
      && (nounOrders.end(end) || requirements.end(end) || warnings.end(end))
  }

  /// Whether an item is an order that ends in a noun: "테두리는 최소화", "최대 3개로 제한".
  package static func isNotedOrder(_ item: String) -> Bool {
    withEnding(of: item) { notedOrders.end($0) } && !agents.begin(item)
  }

  private static let notedOrders = ByteNeedles(
    ["유지", "준수", "최소화", "확보", "제거"].map { " " + $0 } + ["로 제한", "로 통일", "로 표시", "로 구분"])

  /// Whether the sentence orders in the declarative, without a subject: "짧은 제목을 사용한다".
  ///
  /// Translators and notes do so; a sentence that begins with the component only describes it.
  package static func isDeclaredOrder(_ sentence: some StringProtocol) -> Bool {
    withEnding(of: sentence) { isDeclaredOrder(sentence, ending: $0) }
  }

  private static func isDeclaredOrder(
    _ sentence: some StringProtocol, ending end: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard declaredOrders.end(end) || refusals.end(end) && !events.end(end) else { return false }
    let words = sentence.split(separator: " ")
    guard words.count > 2 else { return false }
    if topicIsObject(words, ending: end) { return true }
    for (index, word) in words.dropLast().enumerated() {
      let word = Array(word.utf8)
      if topics.end(word), !adnominals.end(word) { return false }
      if subjects.end(word) {
        let rest = words[(index + 1)...].dropLast()
        guard rest.contains(where: { subordinates.end(Array($0.utf8)) }) else { return false }
      }
    }
    return true
  }

  /// Whether the topic of a short sentence is its object: "경고는 꼭 필요할 때만 사용한다".
  private static func topicIsObject(
    _ words: [some StringProtocol], ending end: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard words.count <= 6, usages.end(end), let topic = words.firstIndex(where: { isTopic($0) }),
      topic < 2, !agents.begin(String(words[topic]))
    else { return false }
    return !words[(topic + 1)...].contains { word in
      let word = Array(word.utf8)
      return objects.end(word) || topics.end(word) && !adnominals.end(word) || subjects.end(word)
    }
  }

  private static func isTopic(_ word: some StringProtocol) -> Bool {
    let word = Array(word.utf8)
    return topics.end(word) && !adnominals.end(word)
  }

  private static let usages = ByteNeedles(
    ["사용", "이용", "제한", "최소화", "자제"].flatMap { ["\($0)합니다", "\($0)한다", "\($0)함"] }
      + ["사용하", "이용하", "쓰", "두"].flatMap { stem in
        ["지 않습니다", "지 않는다", "지 않음"].map { stem + $0 }
      } + ["씁니다", "쓴다", "둡니다", "둔다"])
  private static let objects = ByteNeedles(["을", "를"])
  /// Beginnings of words for who acts: a topic that is an agent is no object.
  private static let agents = ByteNeedles([
    "시스템", "앱", "사용자", "사람", "기기", "우리", "디자이너", "개발자", "애플",
  ])

  /// Whether the sentence ends in a verb of action, whoever acts.
  package static func declares(_ sentence: some StringProtocol) -> Bool {
    withEnding(of: sentence) { declaredOrders.end($0) || refusals.end($0) }
  }

  /// Whether the text ends as a sentence does: in 다 or 요, or in a noun form as notes do.
  package static func isSentence(_ text: some StringProtocol) -> Bool {
    withEnding(of: text) { sentenceEnds.end($0) } || isImperative(text)
  }

  /// Whether the sentence ends in a verb of action, and not of state, change or event.
  package static func acts(_ sentence: some StringProtocol) -> Bool {
    withEnding(of: sentence) { end in
      let isVerb =
        politeEnd.end(end) && final(of: end, before: 6) == finalBieup
        || plainEnd.end(end) && final(of: end, before: 3) == finalNieun
      return isVerb && !states.end(end) && !events.end(end)
    }
  }

  /// The final consonant of the syllable before the last `count` bytes, by its number in Unicode.
  private static func final(of end: UnsafeBufferPointer<UInt8>, before count: Int) -> UInt32? {
    let start = end.count - count - 3
    guard start >= 0, end.isSyllable(at: start) else { return nil }
    return (HangulWords.syllable(at: start, of: end) - 0xAC00) % 28
  }

  private static let finalNieun: UInt32 = 4
  private static let finalBieup: UInt32 = 17
  private static let plainEnd = ByteNeedles(["다"])
  private static let politeEnd = ByteNeedles(["니다"])
  private static let sentenceEnds = ByteNeedles(["다", "요", "음", "함", "됨", "임"])
  private static let states = ByteNeedles([
    "입니다", "닙니다", "됩니다", "집니다", "납니다", "있습니다", "없습니다", "같습니다", "좋습니다", "된다", "진다", "난다", "인다",
  ])

  /// The result of `body` for the last 16 characters, without punctuation at the end.
  private static func withEnding<Result>(
    of sentence: some StringProtocol, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    var text = Substring(sentence)
    let result = text.withUTF8 { text in
      plainEnding(of: text).map { body(UnsafeBufferPointer(rebasing: text[$0])) }
    }
    if let result { return result }
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

  /// How many parentheses at the end are looked through; a bound on the time for hostile text.
  private static let mostParentheses = 8

  /// The range of the last words of a text in which each scalar is a character; `nil` for other text.
  private static func plainEnding(of text: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    var (end, looks) = (text.count, 0)
    while end > 0, !endsInLetter(text[end - 1]) {
      let last = text[end - 1]
      if last >= 0x80 {
        guard end >= 3, text.isSyllable(at: end - 3) else { return nil }
        break
      }
      if last == UInt8(ascii: ")") { looks += 1 }
      let isParenthesis = last == UInt8(ascii: ")") && looks < mostParentheses
      let rest = UnsafeBufferPointer(rebasing: text[..<end])
      guard let start = rest.plainSuffix(isParenthesis ? 200 : 1) else { return nil }
      let open = isParenthesis ? rest[start...].lastIndex(of: UInt8(ascii: "(")) : nil
      end = open.flatMap { $0 > 0 ? $0 : nil } ?? end - 1
    }
    let rest = UnsafeBufferPointer(rebasing: text[..<end])
    return rest.plainSuffix(16).map { $0..<end }
  }

  /// Whether a byte is a letter or a digit of ASCII.
  private static func endsInLetter(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
  }

  private static let neverWords = ByteNeedles(["절대", "결코"])
  private static let negations = ByteNeedles(["않", "안", "마", "말"])
  private static let alwaysWords = ByteNeedles(["반드시", "항상"])
  private static let imperatives = ByteNeedles([
    "십시오", "십시요", "세요", "시오", "하라", "해라", "추천합니다", "추천한다", "추천해요", "권장해요", "권합니다", "어라", "아라", "여라",
    "워라", "봐라", "마라", "써라",
    "두라", "주라", "거라", "하자", "도록 한다", "도록 합니다", "할 것", "권장합니다", "권장한다", "권장됩니다",
    "바랍니다", "좋겠습니다", "려라", "켜라", "겨라", "쳐라", "져라", "춰라", "꿔라", "눠라", "줘라", "둬라",
    "내라", "세라",
  ])
  /// Greetings that have an imperative form.
  private static let greetings = ByteNeedles(["안녕하세요", "안녕하십시오", "어서오세요", "어서 오세요", "안녕히 계세요"])
  private static let advices = ByteNeedles([
    "것이 좋습니다", "것이 좋다", "게 좋습니다", "게 좋다", "것도 좋습니다", "것도 좋다", "편이 좋습니다", "편이 좋다", "것이 가장 좋습니다",
    "것이 가장 좋다",
    "고려합니다", "고려한다", "피합니다", "피한다", "지양합니다", "지양한다", "삼갑니다",
    "적당합니다", "적당하다", "적절합니다", "적절하다", "바람직합니다", "바람직하다",
    "편이 낫습니다", "편이 낫다", "것이 낫습니다", "것이 낫다", "게 낫습니다", "게 낫다",
    "해야 합니다", "해야 한다", "해야합니다", "해야한다", "야 함", "야함", "선호합니다", "선호한다", "목표로 합니다", "목표로 한다",
  ])
  private static let prohibitions = ByteNeedles([
    "지 마", "지마", "지 말", "지말", "피하세", "피하십", "피하라", "피하시", "피합니다", "피한다", "피해야",
    "피하는 것이", "피해 주", "피해주", "지양", "삼가", "삼갑", "않도록 하", "않도록 합", "않도록 한", "않도록 해",
    "바람직하지 않", "권장하지 않", "권장되지 않", "추천하지 않", "권하지 않",
    "않도록 주의", "않는 것이", "주의하세", "주의하십", "주의하라", "주의합", "주의해",
  ])
  private static let bans = ByteNeedles(
    [
      "안 됩니다", "안됩니다", "안 된다", "안된다", "안 되며", "안 됨", "안됨", "안 돼", "안돼", "금지", "지원되지 않", "지원하지 않",
      "제공하지 않",
      "사용할 수 없", "할 수 없", "넘을 수 없", "클 수 없", "작을 수 없", "길 수 없", "허용되지 않", "변경할 수 없",
    ] + rejections)
  /// Double negations, which demand: "검정색이 아니면 안 됩니다".
  private static let demandedTwice = ByteNeedles([
    "않으면 안", "아니면 안", "없으면 안", "않고는 안", "못하면 안",
  ])
  private static let rejections = ["거부", "거절", "반려", "리젝"].flatMap { word in
    ["됩니다", "된다", "됨", "될 수", "당합니다", "당한다", "당할 수"].map { word + $0 }
  }
  private static let unfinished = ByteNeedles([
    "로", "을", "를", "에만", "까지만", "만큼만", "하게", "않게", "있게", "쉽게", "짧게", "크게", "작게",
    "간단히", "명확히", "충분히",
  ])
  private static let nounOrders = ByteNeedles(["권장", "권고", "할 것", "바람"])
  private static let requirements = ByteNeedles(["필수", "필수임", "필요함"])
  private static let warnings = ByteNeedles([
    "금지", "지양", "말 것", "않을 것", "지 말기", "지 않기", "자제", "피하기", "안 됨", "안됨", "안 돼", "안돼",
  ])
  private static let topics = ByteNeedles(["은", "는"])
  private static let subjects = ByteNeedles(["이", "가"])
  /// Words with a topic's ending that are none: adnominal forms, places and times.
  private static let adnominals = ByteNeedles([
    "하는", "되는", "있는", "없는", "않는", "주는", "보는", "오는", "가는", "내는", "시키는", "갖는", "받는",
    "넣는", "놓는", "맞는", "쓰는", "만드는", "따르는", "어울리는", "같은", "많은", "작은", "높은", "낮은",
    "또는", "혹은", "짧은", "깊은", "넓은", "밝은", "좁은", "좋은", "알맞은", "않은", "에서는", "에는", "에게는", "으로는", "로는",
    "때는", "면은", "보다는", "경우는", "하고는", "적은", "얇은", "붙은", "남은", "담은", "넘는",
  ])
  /// Endings of clauses that have a subject of their own.
  private static let subordinates = ByteNeedles([
    "도록", "때", "때는", "때에는", "면", "경우", "경우에는", "경우에만", "있는", "없는", "하는", "되는", "않는",
    "할", "될", "한", "된", "있게", "하게", "되게", "쉽게", "전에", "후에", "동안", "만큼", "수", "지", "기",
    "않게", "않고", "않은",
  ])
  private static let refusals = ByteNeedles(["지 않는다", "지 않습니다", "지 않음"])
  /// Verbs of events, which prohibit nothing when negated: "영향을 미치지 않습니다".
  private static let events = ByteNeedles(
    ["미치", "되", "나타나", "보이", "생기", "발생하", "필요하", "바뀌", "변하", "사라지", "충분하", "맞", "있", "중요하"]
      .flatMap { stem in ["지 않는다", "지 않습니다", "지 않음"].map { stem + $0 } })
  private static let declaredOrders = ByteNeedles(
    """
    사용 제공 표시 배치 유지 포함 지정 작성 디자인 설계 선택 확인 확보 구분 강조 제거 활용 적용 정렬 제한 설정 준비 \
    구성 최소화 최대화 단순화 간소화 조정 조절 추가 요청 통합 허용 특성화 명시 방지 검토 테스트 보장 구현 반영 자제 \
    권고 배려 통일 분리 생략 대체 이용 명확히 우선 고려 결정 전달하도록 제작 배제 축소 확대 집중 할당 존중 삽입 고수 묘사 식별 \
    강화 수용 배열 채택 구별 안내 명명 보호 예방 완화 계획 평가 준수 확장 지원 유의 대비 정리 정돈 지시
    """.split(separator: " ").flatMap { ["\($0)합니다", "\($0)한다", "\($0)함"] } + [
      "만듭니다", "만든다", "씁니다", "쓴다", "둡니다", "둔다", "넣습니다", "넣는다", "따릅니다", "따른다", "줄입니다",
      "줄인다", "숨깁니다", "숨긴다", "정합니다", "정한다", "짓습니다", "짓는다", "붙입니다", "붙인다", "나눕니다",
      "나눈다", "놓습니다", "놓는다", "늘립니다", "늘린다", "맞춥니다", "맞춘다", "일치시킵니다", "일치시킨다",
      "보여준다", "보여 준다", "알려준다", "알려 준다", "하게 합니다", "하게 한다", "있게 합니다", "있게 한다",
      "있도록 합니다", "있도록 한다", "지킨다", "지킵니다", "끝낸다", "끝냅니다", "멈춘다", "멈춥니다", "띄운다", "띄웁니다", "고른다",
      "고릅니다",
      "로 한다", "로 합니다", "않게 한다", "않게 합니다", "채운다", "채웁니다", "비운다", "비웁니다", "살린다", "살립니다", "묻는다", "없앤다",
      "없앱니다",
    ])
  private static let considers = ByteNeedles(["고려하", "고려해", "고려합", "고려한", "생각해 보", "검토하"])
  private static let musts = ByteNeedles([
    "야 합", "야 한", "야합니", "야한다", "해야 하", "야 함", "야함", "야만 합", "야만 한", "야 해", "필요합니다", "필요하다",
  ])
  private static let demands = ByteNeedles(["야 하며", "야 하고", "야하며", "야하고"])
  private static let mays = ByteNeedles(
    ["수 있", "수도 있", "됩니다", "가능합", "가능하", "괜찮"] + permissions)
  /// Permissions by an author: "색을 바꿔도 됩니다".
  private static let permissions = [
    "해", "써", "둬", "두어", "줘", "꿔", "꾸어", "여", "겨", "려", "내", "춰", "넣어",
  ]
  .flatMap { stem in ["됩니다", "된다", "괜찮", "좋습니다", "좋다", "무방"].map { "\(stem)도 \($0)" } }
  private static let references = ByteNeedles([
    "참조하", "참고하", "참조해", "참고해", "참고 하", "참조 하", "에서 확인", "문서를 확인", "가이드를 확인",
    "내용을 확인", "를 보세요", "을 보세요", "알아보세요", "알아보십시오", "알아봅시다", "알아봅니다", "살펴보세요",
    "살펴보십시오", "살펴봅시다", "살펴봅니다", "살펴보도록 하", "알아보도록 하", "살펴보자", "알아보자", "살펴보겠", "알아보겠",
  ])
  private static let prescriptions = ByteNeedles(
    [
      "야 합니다", "야 한다", "야합니다", "야한다", "야 하며", "야 하고", "야만 합니다", "야만 한다", "야 해요", "안 돼요", "안돼요",
      "안 됩니다", "안됩니다", "안 된다",
      "안된다", "안 됨", "안됨", "지 마십", "지 마세", "지 마라", "지 말", "하십시오", "하세요", "변경할 수 없", "사용할 수 없",
      "제거할 수 없",
      "반드시", "하라 ", "해라 ",
    ] + permissions + rejections)
}
