internal import Lexicon

extension ShortWord {
  /// The entry of a row.
  ///
  /// An entry that is too long is a mistake in the table and traps.
  init(_ row: LexiconTable.Row) { self.init(row, row.table.column("entry")) }

  /// A cell of a row.
  init(_ row: LexiconTable.Row, _ column: LexiconTable.Column) {
    self = row.withBytes(of: column) { ShortWord($0) }
    precondition(isWhole, "\(row.place): is too long")
  }
}

extension LexiconTable {
  /// The entries of a list, in the order of the table, cut to sixteen bytes each.
  func words(_ list: String) -> [ShortWord] { rows(list).map { ShortWord($0) } }
}
