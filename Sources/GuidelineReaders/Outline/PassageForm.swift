/// What a passage is set as, whatever it says.
enum PassageForm: Hashable {
  case paragraph
  /// A heading that names what stands below it; 1 is the highest level.
  case heading(level: Int)
  /// The first paragraph of a list item.
  case item
  case table
  /// A short line that says what a table or an image shows.
  case caption
  /// A text that a label sets apart: Tip, Note, Important.
  case aside
  case code
}
