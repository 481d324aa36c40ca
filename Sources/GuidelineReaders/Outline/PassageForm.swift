internal import Guidelines

/// The form of a passage, independent of what it says.
enum PassageForm: Hashable {
  case paragraph
  /// A heading of the passages below it; 1 is the highest level.
  case heading(level: Int)
  /// The first paragraph of a list item.
  case item
  case table
  /// A short line that describes a table or an image.
  case caption
  /// A text with a label: Tip, Note, Important.
  case aside
  case code
}

extension PassageForm {
  /// Its name in a trace.
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
