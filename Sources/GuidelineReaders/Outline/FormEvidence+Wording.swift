internal import Guidelines

extension FormEvidence {
  /// What it tells, where the work of the stage is shown.
  var phrase: Phrase {
    switch self {
    case .markup: Phrase("its markup", "마크업")
    case .text: Phrase("running text", "본문 글")
    case .label: Phrase("a label sets it apart: Tip, Note, 참고", "Tip, Note, 참고 같은 표지가 있음")
    case .headingIsSentence:
      Phrase("set as a heading, but a sentence", "제목으로 적었지만 문장임")
    case .headingIsOrder: Phrase("set as a heading, but an order", "제목으로 적었지만 지시문임")
    case .linkToItself: Phrase("a link to its own place in the page", "페이지 안의 자기 자리를 가리키는 링크")
    case .boldLine: Phrase("a short line, bold as a whole", "전체가 굵은 짧은 줄")
    case .namesComponent: Phrase("a line alone that names a component", "구성 요소를 이르는 홀로 선 줄")
    case .firstLine: Phrase("the first line", "첫 줄")
    case .sharedName: Phrase("a heading that guideline pages share", "지침 페이지가 함께 쓰는 제목")
    case .namesPlatforms: Phrase("a line alone that names platforms", "플랫폼을 이르는 홀로 선 줄")
    case .aboveSentence: Phrase("a short line above a sentence", "문장 위의 짧은 줄")
    case .aboveTable: Phrase("a short line above a table", "표 위의 짧은 줄")
    case .holdsImage: Phrase("a short text with an image in it", "이미지가 든 짧은 글")
    case .belowImage: Phrase("a short line below an image", "이미지 아래의 짧은 줄")
    }
  }
}

extension PassageForm {
  /// What it is called, where the work of the stage is shown.
  var phrase: Phrase {
    switch self {
    case .paragraph: Phrase("paragraph", "문단")
    case .heading(let level): Phrase("heading of level \(level)", "\(level)단계 제목")
    case .item: Phrase("list item", "목록 항목")
    case .table: Phrase("table", "표")
    case .caption: Phrase("caption", "캡션")
    case .aside: Phrase("aside", "참고 글")
    case .code: Phrase("code", "코드")
    }
  }
}
