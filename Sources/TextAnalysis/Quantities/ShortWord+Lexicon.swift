internal import Lexicon

extension ShortWord {
  /// The entry of a row of a table; one that does not fit whole is a mistake in the table.
  init(_ row: LexiconTable.Row) { self.init(row, row.table.column("entry")) }

  /// The cell of a row.
  init(_ row: LexiconTable.Row, _ column: LexiconTable.Column) {
    self = row.withBytes(of: column) { ShortWord($0) }
    precondition(isWhole, "\(row.place): is too long")
  }
}

extension LexiconTable {
  /// The entries of a list, whose first sixteen bytes count, in the order of the table.
  func words(_ list: String) -> [ShortWord] { rows(list).map { ShortWord($0) } }
}
