internal import Lexicon
internal import TextAnalysis

/// Headers of columns that determine how other columns are read.
///
/// All other names of columns are in `headings.tsv`.
enum TableHeaders {
  /// Columns with row numbers.
  static let ordinals: Set<String> = ["no", "no.", "#", "번호", "순번", "순서", "id"]

  /// Columns with the units of adjacent numbers.
  static let units: Set<String> = ["unit", "units", "단위"]

  /// Columns and rows of numbers without a unit: font weights, factors.
  static let unitless = Lexicon.headings.set("column-unitless")

  /// Headers of a first column whose cells only identify the rows.
  static let selectors = Lexicon.headings.set("column-selector")

  /// Headers of a first column with places in which a distance is measured, instead of things that have it.
  static let places: Set<String> = ["device", "screen", "window", "page"]

  /// Headers of columns with subjects.
  static let subjects = Lexicon.headings.set("column-subject")

  /// Headers of columns that say what the value of their row is for.
  static let uses = Lexicon.headings.set("column-use")

  /// Headers of columns that label rows in Korean.
  static let koreanNames = subjects.union(Lexicon.headings.set("column-name"))

  /// Headers of a first column whose cells name the rows, in either language.
  static let names = koreanNames.union(selectors)

  /// Words in the header of a group of columns for different screens.
  private static let screens = [
    "screen", "display", "viewport", "breakpoint", "window", "device", "화면", "디스플레이", "뷰포트",
    "브레이크포인트", "중단점", "기기",
  ]

  /// Whether the first cell of a row is a header of the column below it.
  static func areHeader(_ text: String) -> Bool {
    let text = text.lowercased()
    return subjects.contains(text) || selectors.contains(text) || ordinals.contains(text)
      || screens.contains(where: text.utf8Contains)
  }
}
