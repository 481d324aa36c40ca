package import Guidelines

/// What kind of sentence a Korean sentence is, as far as rules need it.
///
/// A Korean sentence says so at its end.
package enum KoreanMood {
  /// Whether the sentence tells someone to do something.
  package static func isImperative(_ sentence: some StringProtocol) -> Bool {
    let end = ending(of: sentence)
    return isProhibition(end) || imperatives.contains(where: end.hasSuffix)
      || advices.contains(where: end.hasSuffix)
  }

  /// Whether the sentence prescribes something, be it an order or not.
  package static func prescribes(_ sentence: some StringProtocol) -> Bool {
    guard !isReference(sentence) else { return false }
    let text = Substring(sentence)
    return prescriptions.contains { text.utf8Range(of: $0) != nil }
  }

  /// The modality of the sentence.
  package static func modality(of sentence: String) -> Modality? {
    let end = ending(of: sentence)
    let text = Substring(sentence)
    let isNever = text.utf8Range(of: "절대") != nil || text.utf8Range(of: "결코") != nil
    if isNever, end.contains("않") || end.contains("안") || end.contains("마") || end.contains("말") {
      return .never
    }
    if bans.contains(where: end.contains) { return .never }
    if isProhibition(end) { return .avoid }
    if considers.contains(where: end.contains) { return .consider }
    if text.utf8Range(of: "반드시") != nil || text.utf8Range(of: "항상") != nil { return .must }
    if musts.contains(where: end.contains) { return .must }
    if imperatives.contains(where: end.hasSuffix) || advices.contains(where: end.hasSuffix) {
      return .should
    }
    if mays.contains(where: end.contains) { return .may }
    return nil
  }

  /// Whether the sentence only sends the reader elsewhere.
  package static func isReference(_ sentence: some StringProtocol) -> Bool {
    let end = ending(of: sentence)
    return references.contains(where: end.contains)
  }

  /// The last words, without signs at the end.
  private static func ending(of sentence: some StringProtocol) -> String {
    var text = Substring(sentence)
    while let last = text.last, !last.isLetter, !last.isNumber {
      // "(예: …)" after the verb does not end the sentence.
      if last == ")", let open = text.lastIndex(of: "("), open > text.startIndex {
        text = text[..<open]
      } else {
        text.removeLast()
      }
    }
    return String(text.suffix(16))
  }

  private static func isProhibition(_ end: String) -> Bool {
    prohibitions.contains(where: end.contains)
  }

  private static let imperatives = [
    "십시오", "십시요", "세요", "시오", "하라", "해라", "어라", "아라", "여라", "워라", "봐라", "마라", "써라",
    "두라", "주라", "거라", "하자", "도록 한다", "도록 합니다", "할 것", "권장합니다", "권장한다", "권장됩니다",
    "바랍니다", "좋겠습니다", "려라", "켜라", "겨라", "쳐라", "져라", "춰라", "꿔라", "눠라", "줘라", "둬라",
    "내라", "세라",
  ]
  private static let advices = [
    "것이 좋습니다", "것이 좋다", "게 좋습니다", "게 좋다", "것도 좋습니다", "것도 좋다", "편이 좋습니다", "것이 가장 좋습니다",
    "고려합니다", "고려한다", "피합니다", "피한다", "지양합니다", "지양한다", "삼갑니다",
    "해야 합니다", "해야 한다", "해야합니다", "해야한다", "선호합니다", "선호한다", "목표로 합니다", "목표로 한다",
  ]
  private static let prohibitions = [
    "지 마", "지마", "지 말", "지말", "피하세", "피하십", "피하라", "피하시", "피합니다", "피한다", "피해야",
    "피하는 것이", "피해 주", "피해주", "지양", "삼가", "삼갑", "않도록 하", "않도록 합", "않도록 한", "않도록 해",
    "않도록 주의", "않는 것이", "주의하세", "주의하십", "주의하라", "주의합", "주의해",
  ]
  private static let bans = [
    "안 됩니다", "안됩니다", "안 된다", "안된다", "안 되며", "금지", "지원되지 않", "지원하지 않", "제공하지 않",
    "사용할 수 없", "할 수 없", "허용되지 않", "변경할 수 없",
  ]
  private static let considers = ["고려하", "고려해", "고려합", "고려한", "생각해 보", "검토하"]
  private static let musts = [
    "해야 합", "해야 한", "해야합", "해야한", "해야 하", "어야 합", "아야 합", "어야 한", "아야 한", "어야합", "아야합",
    "어야한", "아야한", "여야 합", "여야 한", "필요합니다", "필요하다",
  ]
  private static let mays = ["수 있", "수도 있", "됩니다", "가능합", "가능하", "괜찮"]
  private static let references = [
    "참조하", "참고하", "참조해", "참고해", "확인하세요", "확인하십시오", "확인해", "보세요", "참고 하",
  ]
  private static let prescriptions = [
    "해야 합", "해야 한", "해야합", "해야한", "어야 합", "아야 합", "어야 한", "어야합", "안 됩니다", "안됩니다", "안 된다",
    "안된다", "지 마십", "지 마세", "지 마라", "지 말", "하십시오", "하세요", "변경할 수 없", "사용할 수 없", "제거할 수 없",
    "반드시", "절대",
  ]
}
