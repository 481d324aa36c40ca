package import Guidelines

extension RoleEvidence {
  /// What it tells, where the work of the stage is shown.
  var phrase: Phrase {
    switch self {
    case .leadIsBlock:
      Phrase("its lead is a heading or a bold paragraph", "제목이나 굵은 문단이 이끔")
    case .boldLead: Phrase("begins with a bold lead", "굵은 글로 시작함")
    case .asidePrescribes: Phrase("an aside that prescribes something", "무언가를 규정하는 참고 글")
    case .listed:
      Phrase("one of the things to do or not to do", "할 일이나 하지 말 일의 하나")
    case .order: Phrase("its first sentence is an order", "첫 문장이 지시문임")
    case .amongOrders: Phrase("an item of a list of orders", "지시문 목록의 항목")
    case .notedOrder: Phrase("an order in the style of notes", "메모체의 지시문")
    case .prescribes: Phrase("a sentence or a number in it binds", "규정하는 문장이나 수치가 있음")
    case .form:
      Phrase("tables, code, captions and headings state nothing alone", "표, 코드, 캡션, 제목은 홀로 규칙이 아님")
    case .tornOff: Phrase("goes on where a sentence was torn apart", "끊긴 문장이 이어짐")
    case .changeLog: Phrase("tells when the page changed", "변경 기록임")
    case .aboutDocument: Phrase("speaks of the document", "문서에 대한 말임")
    case .asideInforms: Phrase("an aside that prescribes nothing", "규정하지 않는 참고 글")
    case .option: Phrase("completes the sentence above the list", "목록 위의 문장을 완성함")
    case .spellsOut: Phrase("spells out the rule above the list", "목록 위의 규칙을 풀어 말함")
    case .advice:
      Phrase("advises beside rules with marked leads", "표시된 규칙 곁의 조언임")
    case .reference: Phrase("refers to another page", "다른 페이지를 가리킴")
    case .quotation: Phrase("a quotation", "인용문임")
    case .link: Phrase("nothing but a link", "링크뿐임")
    case .introduction: Phrase("introduces the subject before the first rule", "첫 규칙 앞의 소개임")
    case .example: Phrase("an example", "예시임")
    case .informs: Phrase("no sentence in it orders or binds", "지시하거나 규정하는 문장이 없음")
    }
  }
}

extension PassageKind {
  /// What it is called, where the work of the readers is shown.
  package var phrase: Phrase {
    switch self {
    case .paragraph: Phrase("paragraph", "문단")
    case .rule: Phrase("rule", "규칙")
    case .item: Phrase("list item", "목록 항목")
    case .table: Phrase("table", "표")
    case .caption: Phrase("caption", "캡션")
    case .aside: Phrase("aside", "참고 글")
    case .heading: Phrase("heading", "제목")
    case .code: Phrase("code", "코드")
    }
  }
}

extension DraftPassage {
  /// What the passage is, where the work of the stage is shown.
  var rolePhrase: Phrase {
    guard let statement = role.statement else { return kind.phrase }
    let modality = statement.modality.rawValue
    return Phrase("\(kind.phrase.en): \(modality)", "\(kind.phrase.ko): \(modality)")
  }

  /// What decided it.
  var roleReasons: [Phrase] {
    var reasons = [role.evidence?.phrase].compactMap(\.self)
    guard let statement = role.statement else { return reasons }
    if let modality = role.modality { reasons.append(modality.phrase) }
    if let id = statement.id {
      reasons.append(Phrase("id: \(id), which the document gives", "id: \(id) (문서가 정함)"))
    }
    return reasons
  }
}
