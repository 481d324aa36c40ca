internal import Guidelines

/// The columns of `statement` and `rule` with the validity of a rule.
enum ValidityColumns {
  /// The names, separated by commas.
  ///
  /// A literal, because joining them takes the runtime as long as a query when a command starts.
  static let names = "since, until, replaced_by, end_reason_en, end_reason_ko, verified"

  private static let columns = names.split { $0 == "," || $0 == " " }

  /// The assignments for an upsert.
  static let excluded = columns.map { "\($0) = excluded.\($0)" }.joined(separator: ", ")

  /// The names, qualified by `table`.
  static func names(of table: String) -> String {
    columns.map { "\(table).\($0)" }.joined(separator: ", ")
  }

  /// The validity in `row`, whose first column is `first`.
  static func validity(_ row: Row, from first: Int) -> Validity {
    Validity(
      since: row.value(first), until: row.value(first + 1),
      replacedBy: ColumnText.split(row.text(first + 2)), endReason: row.bilingual(first + 3),
      verified: row.value(first + 5))
  }

  /// Binds the values of `validity` in the order of `names`.
  static func write(_ validity: Validity, to values: inout Parameters) {
    values.take(validity.since)
    values.take(validity.until)
    values.take(ColumnText.join(validity.replacedBy))
    values.take(validity.endReason.en)
    values.take(validity.endReason.ko)
    values.take(validity.verified)
  }
}
