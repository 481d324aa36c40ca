package import Guidelines

extension PassageKind {
  /// The name of the kind in a trace.
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
