import Guidelines
import KnowledgeBase

/// The sentences of `search --explain` and of `terms`.
extension Wording {
  /// The origin of a term; empty for a built-in one.
  static func origin(_ origin: Concept.Origin) -> Phrase {
    switch origin {
    case .builtIn: Phrase("", "")
    case .user: Phrase("yours", "직접 추가")
    case .learnt: Phrase("learnt", "학습")
    }
  }

  /// How the query was understood.
  static func query(_ explanation: QueryExplanation) -> Phrase {
    var en = ["looking for '\(explanation.text)'"]
    var ko = ["찾는 말: '\(explanation.text)'"]
    if let correction = explanation.correction {
      let why = Self.correction(correction)
      en.append(why.en)
      ko.append(why.ko)
    }
    if let phrases = explanation.phrases {
      en.append("standing there as typed: \(phrases)")
      ko.append("그대로 있어야 함: \(phrases)")
    }
    if let excluded = explanation.excluded {
      en.append("without \(excluded)")
      ko.append("없어야 함: \(excluded)")
    }
    return Phrase(en.joined(separator: "; "), ko.joined(separator: "; "))
  }

  /// A word of the query.
  static func word(_ word: QueryExplanation.Word) -> Phrase {
    let weight = rounded(word.weight)
    let en = word.isRequired ? "" : ", only shapes the question"
    let ko = word.isRequired ? "" : ", 묻는 형식일 뿐"
    return Phrase(
      "\(word.text): \(forms(word.forms).en) (in \(word.entries) entries, weight \(weight)\(en))",
      "\(word.text): \(forms(word.forms).ko) (항목 \(word.entries)개, 무게 \(weight)\(ko))")
  }

  /// Where a word matched.
  static func match(_ match: MatchExplanation) -> Phrase {
    guard !match.forms.isEmpty else {
      return Phrase("\(match.word): not there", "\(match.word): 없음")
    }
    let fields = match.fields.map(field)
    return Phrase(
      "\(match.word): \(forms(match.forms).en) in \(fields.map(\.en).joined(separator: ", "))",
      "\(match.word): \(forms(match.forms).ko), \(fields.map(\.ko).joined(separator: ", "))")
  }

  /// The score of a result.
  static func score(of result: SearchResult) -> Phrase {
    let score = rounded(result.score)
    return result.isForOtherDevices
      ? Phrase(
        "score \(score), less for being about other devices than the query may mean",
        "점수 \(score), 다른 기기에 관한 규칙이라 낮춤")
      : Phrase("score \(score)", "점수 \(score)")
  }

  private static func forms(_ forms: [QueryExplanation.Form]) -> Phrase {
    let kinds = forms.map { (form: $0.text, kind: kind($0.kind)) }
    return Phrase(
      kinds.map { "\($0.form) (\($0.kind.en))" }.joined(separator: ", "),
      kinds.map { "\($0.form) (\($0.kind.ko))" }.joined(separator: ", "))
  }

  private static func kind(_ kind: String) -> Phrase {
    switch kind {
    case "stem": Phrase("stem", "어간")
    case "part": Phrase("part", "일부")
    case "number": Phrase("number", "수")
    case "concept": Phrase("concept", "개념")
    default: Phrase("word", "낱말")
    }
  }

  private static func field(_ field: String) -> Phrase {
    switch field {
    case "title": Phrase("the title", "제목")
    case "body": Phrase("the text", "본문")
    case "subject": Phrase("the component", "구성 요소")
    case "asked": Phrase("how people ask", "사람들이 묻는 말")
    default: Phrase("what stands around it", "맥락")
    }
  }

  private static func correction(_ correction: QueryExplanation.Correction) -> Phrase {
    switch correction {
    case .keyboard: Phrase("typed with the other keyboard layout", "다른 자판으로 입력함")
    case .initials: Phrase("given by first consonants", "초성으로 입력함")
    case .unfinished: Phrase("a syllable was not finished", "마지막 글자를 덜 입력함")
    case .spelling: Phrase("the spelling was corrected", "맞춤법을 고침")
    }
  }

  private static func rounded(_ value: Double) -> String {
    "\((value * 100).rounded() / 100)"
  }
}
