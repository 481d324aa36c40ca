internal import Guidelines

/// The columns of `statement` and `rule` that say from when to when a rule holds.
enum ValidityColumns {
  private static let columns = [
    "since", "until", "replaced_by", "end_reason_en", "end_reason_ko", "verified",
  ]

  /// The names, for the list of a statement.
  static let names = columns.joined(separator: ", ")

  /// What sets them from the row that could not be inserted.
  static let excluded = columns.map { "\($0) = excluded.\($0)" }.joined(separator: ", ")

  /// The names as columns of `table`.
  static func names(of table: String) -> String {
    columns.map { "\(table).\($0)" }.joined(separator: ", ")
  }

  /// What they hold in `row`, where the first of them is column `first`.
  static func validity(_ row: Row, from first: Int) -> Validity {
    Validity(
      since: row.value(first), until: row.value(first + 1),
      replacedBy: ColumnText.split(row.text(first + 2)), endReason: row.bilingual(first + 3),
      verified: row.value(first + 5))
  }

  /// Gives the values of `validity` in the order of `names`.
  static func write(_ validity: Validity, to values: inout Parameters) {
    values.take(validity.since)
    values.take(validity.until)
    values.take(ColumnText.join(validity.replacedBy))
    values.take(validity.endReason.en)
    values.take(validity.endReason.ko)
    values.take(validity.verified)
  }
}
