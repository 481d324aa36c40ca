internal import Guidelines

/// The rows of two tables that are translations of each other, by the lines of their cells.
package struct TranslatedRows {
  private let rows: Bilingual<[Int: Int]>
  /// How many more rows the English table has than the Korean one; negative if it has fewer.
  private let surplus: Int

  /// Numbers the rows of both tables.
  ///
  /// Each row is given as the lines of its cells.
  package init(en: [[Int]], ko: [[Int]]) {
    rows = Bilingual(en: Self.numbered(en), ko: Self.numbered(ko))
    surplus = en.count - ko.count
  }

  /// The number of the row on each line; empty if rows share a line.
  private static func numbered(_ rows: [[Int]]) -> [Int: Int] {
    var numbers: [Int: Int] = [:]
    for (number, lines) in rows.enumerated() {
      for line in lines {
        guard numbers.updateValue(number, forKey: line).map({ $0 == number }) ?? true else {
          return [:]
        }
      }
    }
    return numbers
  }

  /// Whether two metrics may be from corresponding rows: a row missing in one table shifts those below it.
  func mayTranslate(_ en: Metric, _ ko: Metric) -> Bool {
    guard let row = rows.en?[en.source.line], let other = rows.ko?[ko.source.line] else {
      return rows.en?.isEmpty ?? true || rows.ko?.isEmpty ?? true
    }
    return (min(surplus, 0)...max(surplus, 0)).contains(row - other)
  }
}
