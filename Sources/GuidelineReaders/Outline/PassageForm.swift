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
  /// The kind of a passage of this form that states no rule.
  var kind: PassageKind {
    switch self {
    case .paragraph: .paragraph
    case .heading: .heading
    case .item: .item
    case .table: .table
    case .caption: .caption
    case .aside: .aside
    case .code: .code
    }
  }

  /// Its name in a trace.
  var phrase: Phrase {
    guard case .heading(let level) = self else { return kind.phrase }
    return Phrase("heading of level \(level)", "\(level)단계 제목")
  }
}
