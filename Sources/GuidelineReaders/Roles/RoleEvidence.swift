internal import Guidelines

/// The evidence for or against a passage being a rule.
struct RoleEvidence {
  /// The description in a trace.
  let phrase: Phrase

  private init(_ en: String, _ ko: String) { phrase = Phrase(en, ko) }

  // MARK: It states a rule

  static let leadIsBlock = RoleEvidence(
    "its lead is a heading or a bold paragraph", "제목이나 굵은 문단이 이끔")
  static let boldLead = RoleEvidence("begins with a bold lead", "굵은 글로 시작함")
  static let asidePrescribes = RoleEvidence("an aside that prescribes something", "무언가를 규정하는 참고 글")
  static let listed = RoleEvidence("one of the things to do or not to do", "할 일이나 하지 말 일의 하나")
  static let order = RoleEvidence("its first sentence is an order", "첫 문장이 지시문임")
  static let permits = RoleEvidence(
    "its first sentence permits something or tells what its authors do", "첫 문장이 허락하거나 글쓴이의 방식을 말함")
  static let amongOrders = RoleEvidence("an item of a list of orders", "지시문 목록의 항목")
  static let demandedState = RoleEvidence(
    "a state that is demanded above its list", "목록 위에서 요구하는 상태")
  static let notedOrder = RoleEvidence("an order in the style of notes", "메모체의 지시문")
  static let decided = RoleEvidence(
    "a sentence in a list of a team's own guideline, or a length", "자체 지침의 목록에 있는 문장이나 길이임")
  static let prescribes = RoleEvidence("a sentence or a number in it binds", "규정하는 문장이나 수치가 있음")

  // MARK: It states no rule

  static let form = RoleEvidence(
    "tables, code, captions and headings state nothing alone", "표, 코드, 캡션, 제목은 홀로 규칙이 아님")
  static let tornOff = RoleEvidence("goes on where a sentence was torn apart", "끊긴 문장이 이어짐")
  static let changeLog = RoleEvidence("tells when the page changed", "변경 기록임")
  static let aboutDocument = RoleEvidence("speaks of the document", "문서에 대한 말임")
  static let asideInforms = RoleEvidence("an aside that prescribes nothing", "규정하지 않는 참고 글")
  static let option = RoleEvidence("completes the sentence above the list", "목록 위의 문장을 완성함")
  static let spellsOut = RoleEvidence("spells out the rule above the list", "목록 위의 규칙을 풀어 말함")
  static let advice = RoleEvidence("advises beside rules with marked leads", "표시된 규칙 곁의 조언임")
  static let reference = RoleEvidence("refers to another page", "다른 페이지를 가리킴")
  static let quotation = RoleEvidence("a quotation", "인용문임")
  static let link = RoleEvidence("a link, or what it leads to", "링크나 그 소개임")
  static let introduction = RoleEvidence(
    "introduces the subject before the first rule", "첫 규칙 앞의 소개임")
  static let example = RoleEvidence("an example", "예시임")
  static let informs = RoleEvidence("no sentence in it orders or binds", "지시하거나 규정하는 문장이 없음")
}
