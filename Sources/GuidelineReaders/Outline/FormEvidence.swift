internal import Guidelines

/// The evidence for the form of a passage.
struct FormEvidence: Equatable {
  /// The description in a trace.
  let phrase: Phrase

  private init(_ phrase: Phrase) { self.phrase = phrase }

  static let markup = FormEvidence(Phrase("its markup", "마크업"))
  static let text = FormEvidence(Phrase("running text", "본문 글"))
  static let label = FormEvidence(
    Phrase("a label sets it apart: Tip, Note, 참고", "Tip, Note, 참고 같은 표지가 있음"))
  /// A heading that ends like a sentence or is as long as one.
  static let headingIsSentence = FormEvidence(
    Phrase("set as a heading, but a sentence", "제목으로 적었지만 문장임"))
  static let headingIsOrder = FormEvidence(
    Phrase("set as a heading, but an order", "제목으로 적었지만 지시문임"))
  static let linkToItself = FormEvidence(
    Phrase("a link to its own place in the page", "페이지 안의 자기 자리를 가리키는 링크"))
  static let boldLine = FormEvidence(Phrase("a short line, bold as a whole", "전체가 굵은 짧은 줄"))
  static let namesComponent = FormEvidence(
    Phrase("a line alone that names a component", "구성 요소를 이르는 홀로 선 줄"))
  static let firstLine = FormEvidence(Phrase("the first line", "첫 줄"))
  /// In plain text, a name that is common to guideline pages: "Best practices".
  static let sharedName = FormEvidence(
    Phrase("a heading that guideline pages share", "지침 페이지가 함께 쓰는 제목"))
  static let namesPlatforms = FormEvidence(
    Phrase("a line alone that names platforms", "플랫폼을 이르는 홀로 선 줄"))
  static let aboveSentence = FormEvidence(Phrase("a short line above a sentence", "문장 위의 짧은 줄"))
  static let aboveList = FormEvidence(Phrase("a short line above a list", "목록 위의 짧은 줄"))
  static let aboveTable = FormEvidence(Phrase("a short line above a table", "표 위의 짧은 줄"))
  static let holdsImage = FormEvidence(Phrase("a short text with an image in it", "이미지가 든 짧은 글"))
  static let belowImage = FormEvidence(Phrase("a short line below an image", "이미지 아래의 짧은 줄"))

  static func == (one: FormEvidence, other: FormEvidence) -> Bool {
    one.phrase.en == other.phrase.en
  }
}
