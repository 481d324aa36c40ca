package import Guidelines

/// What kind of sentence a Korean sentence is, as far as rules need it.
///
/// A Korean sentence says so at its end.
package enum KoreanMood {
  /// Whether the sentence tells someone to do something.
  package static func isImperative(_ sentence: some StringProtocol) -> Bool {
    isImperative(ending: ending(of: sentence))
  }

  /// Whether the sentence prescribes something, be it an order or not.
  package static func prescribes(_ sentence: some StringProtocol) -> Bool {
    !isReference(sentence) && prescriptions.occur(in: Array(sentence.utf8))
  }

  /// The modality of the sentence.
  package static func modality(of sentence: String) -> Modality? {
    let end = ending(of: sentence)
    let whole = Array(sentence.utf8)
    if neverWords.occur(in: whole), negations.occur(in: end) { return .never }
    if bans.occur(in: end) { return .never }
    if prohibitions.occur(in: end) { return .avoid }
    if considers.occur(in: end) { return .consider }
    if alwaysWords.occur(in: whole) || musts.occur(in: end) { return .must }
    if isImperative(ending: end) { return .should }
    return mays.occur(in: end) ? .may : nil
  }

  /// Whether the sentence only sends the reader elsewhere.
  package static func isReference(_ sentence: some StringProtocol) -> Bool {
    references.occur(in: ending(of: sentence))
  }

  private static func isImperative(ending end: [UInt8]) -> Bool {
    prohibitions.occur(in: end) || imperatives.end(end) || advices.end(end)
  }

  /// The last words, without signs at the end.
  private static func ending(of sentence: some StringProtocol) -> [UInt8] {
    var text = Substring(sentence)
    while let last = text.last, !last.isLetter, !last.isNumber {
      // "(예: …)" after the verb does not end the sentence.
      if last == ")", let open = text.suffix(200).lastIndex(of: "("), open > text.startIndex {
        text = text[..<open]
      } else {
        text.removeLast()
      }
    }
    return Array(text.suffix(16).utf8)
  }

  private static let neverWords = ByteNeedles(["절대", "결코"])
  private static let negations = ByteNeedles(["않", "안", "마", "말"])
  private static let alwaysWords = ByteNeedles(["반드시", "항상"])
  private static let imperatives = ByteNeedles([
    "십시오", "십시요", "세요", "시오", "하라", "해라", "어라", "아라", "여라", "워라", "봐라", "마라", "써라",
    "두라", "주라", "거라", "하자", "도록 한다", "도록 합니다", "할 것", "권장합니다", "권장한다", "권장됩니다",
    "바랍니다", "좋겠습니다", "려라", "켜라", "겨라", "쳐라", "져라", "춰라", "꿔라", "눠라", "줘라", "둬라",
    "내라", "세라",
  ])
  private static let advices = ByteNeedles([
    "것이 좋습니다", "것이 좋다", "게 좋습니다", "게 좋다", "것도 좋습니다", "것도 좋다", "편이 좋습니다", "것이 가장 좋습니다",
    "고려합니다", "고려한다", "피합니다", "피한다", "지양합니다", "지양한다", "삼갑니다",
    "해야 합니다", "해야 한다", "해야합니다", "해야한다", "선호합니다", "선호한다", "목표로 합니다", "목표로 한다",
  ])
  private static let prohibitions = ByteNeedles([
    "지 마", "지마", "지 말", "지말", "피하세", "피하십", "피하라", "피하시", "피합니다", "피한다", "피해야",
    "피하는 것이", "피해 주", "피해주", "지양", "삼가", "삼갑", "않도록 하", "않도록 합", "않도록 한", "않도록 해",
    "않도록 주의", "않는 것이", "주의하세", "주의하십", "주의하라", "주의합", "주의해",
  ])
  private static let bans = ByteNeedles([
    "안 됩니다", "안됩니다", "안 된다", "안된다", "안 되며", "금지", "지원되지 않", "지원하지 않", "제공하지 않",
    "사용할 수 없", "할 수 없", "허용되지 않", "변경할 수 없",
  ])
  private static let considers = ByteNeedles(["고려하", "고려해", "고려합", "고려한", "생각해 보", "검토하"])
  private static let musts = ByteNeedles([
    "해야 합", "해야 한", "해야합", "해야한", "해야 하", "어야 합", "아야 합", "어야 한", "아야 한", "어야합", "아야합",
    "어야한", "아야한", "여야 합", "여야 한", "필요합니다", "필요하다",
  ])
  private static let mays = ByteNeedles(["수 있", "수도 있", "됩니다", "가능합", "가능하", "괜찮"])
  private static let references = ByteNeedles([
    "참조하", "참고하", "참조해", "참고해", "참고 하", "참조 하", "에서 확인", "문서를 확인", "가이드를 확인",
    "내용을 확인", "를 보세요", "을 보세요",
  ])
  private static let prescriptions = ByteNeedles([
    "해야 합", "해야 한", "해야합", "해야한", "어야 합", "아야 합", "어야 한", "어야합", "안 됩니다", "안됩니다", "안 된다",
    "안된다", "지 마십", "지 마세", "지 마라", "지 말", "하십시오", "하세요", "변경할 수 없", "사용할 수 없", "제거할 수 없",
    "반드시", "절대",
  ])
}
