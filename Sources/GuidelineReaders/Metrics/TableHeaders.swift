/// What the columns of a table are called that say how to read the others.
///
/// A new name of a column belongs into these tables and nowhere else.
enum TableHeaders {
  /// Columns that only number the rows.
  static let ordinals: Set<String> = ["no", "no.", "#", "번호", "순번", "순서", "id"]

  /// Columns that hold the unit of the numbers beside them.
  static let units: Set<String> = ["unit", "units", "단위"]

  /// What the header of the first column names where it only tells rows apart.
  static let selectors: Set<String> = [
    "name", "token", "element", "item", "control", "component", "role", "step", "level", "result",
  ]

  /// Columns that name what is measured.
  static let subjects: Set<String> = [
    "component", "components", "element", "elements", "control", "controls", "item", "ui element",
    "컴포넌트", "구성 요소", "구성요소", "요소", "항목", "컨트롤", "대상",
  ]
}
