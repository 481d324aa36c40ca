#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A table of language data: rows of named cells, read from text once.
///
/// ```
/// let table = try LexiconTable(
///   tsv: "list\tentry\texample\nmenu\tsign in\tSign in", file: "site.tsv")
/// table.list("menu")  // ["sign in"]
/// ```
///
/// The text is lines of cells separated by tabs. A line that begins with `#` is a comment, the
/// first other line names the columns, and every further one is a row. White space around a cell is
/// dropped; a space that an entry begins or ends with is written `␣`.
///
/// A cell becomes a string only when it is read, so the example column costs only its bytes.
package struct LexiconTable: RandomAccessCollection, Sendable {
  /// The name of the file.
  package var file: String { storage.file }
  /// The names of the columns, in order.
  package var columns: [String] { storage.columns }

  private let storage: Storage
  private var lines: [Int] { storage.lines }

  /// What all rows of a table share.
  fileprivate final class Storage: Sendable {
    let file: String
    let columns: [String]
    let bytes: [UInt8]
    /// The positions of the cells, row after row.
    let cells: [Cell]
    /// The line of each row, from 1.
    let lines: [Int]

    init(file: String, bytes: [UInt8], _ reading: Reading) {
      self.file = file
      self.bytes = bytes
      columns = reading.columns
      cells = reading.cells
      lines = reading.lines
    }
  }

  /// The position of a cell in the bytes.
  ///
  /// Not a range: creating the type of an array of ranges takes as long as reading a small table.
  fileprivate struct Cell {
    var start: Int
    var end: Int

    var count: Int { end - start }
    var range: Range<Int> { start..<end }
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { lines.count }
  package subscript(row: Int) -> Row { Row(table: self, index: row) }
}

// MARK: - Rows

extension LexiconTable {
  /// One row.
  package struct Row: Sendable {
    package let table: LexiconTable
    fileprivate let index: Int

    /// Its line in the file, from 1.
    package var line: Int { table.lines[index] }

    /// Its place: "site.tsv:12".
    package var place: String { "\(table.file):\(line)" }

    /// The cell in a column; traps if the table lacks the column.
    package subscript(column: String) -> String { table.text(index, table.place(of: column)) }

    /// The cell in a column that was looked up before.
    package subscript(column: Column) -> String { table.text(index, column.place) }

    /// What the row is about: its cell in the column `entry`.
    package var entry: String { self["entry"] }

    /// Calls `body` with the raw bytes of the cell in a column, without creating a string.
    package func withBytes<Result>(
      of column: Column, _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
      let cell = table.storage.cells[index * table.columns.count + column.place]
      return table.storage.bytes.withUnsafeBufferPointer {
        body(UnsafeBufferPointer(rebasing: $0[cell.range]))
      }
    }

    /// Whether the cell in a column has this text.
    package func has(_ text: StaticString, in column: Column) -> Bool {
      withBytes(of: column) { cell in
        cell.count == text.utf8CodeUnitCount
          && cell.indices.allSatisfy { cell[$0] == text.utf8Start[$0] }
      }
    }
  }

  /// A column, looked up once for many rows.
  package struct Column: Sendable {
    fileprivate let place: Int
  }

  /// The column of that name; traps if the table lacks it.
  package func column(_ name: String) -> Column { Column(place: place(of: name)) }

  /// Whether the table has a column of that name.
  package func has(_ column: String) -> Bool { columns.contains(column) }

  /// The rows of the list `name`, in the order of the table.
  ///
  /// Traps if there are none.
  package func rows(_ name: String) -> [Row] {
    let (column, width) = (place(of: "list"), columns.count)
    let (list, cells) = (Array(name.utf8), storage.cells)
    var rows: [Row] = []
    storage.bytes.withUnsafeBytes { bytes in
      for row in indices {
        let cell = cells[row * width + column]
        guard cell.count == list.count, let start = bytes.baseAddress,
          memcmp(start + cell.start, list, list.count) == 0
        else { continue }
        rows.append(self[row])
      }
    }
    precondition(!rows.isEmpty, "\(file) has no list \(name)")
    return rows
  }

  /// The entries of the list `name`, in the order of the table.
  package func list(_ name: String) -> [String] {
    let column = place(of: "entry")
    return rows(name).map { text($0.index, column) }
  }

  /// The entries of the list `name`.
  package func set(_ name: String) -> Set<String> { Set(list(name)) }

  /// The entries of the list `name` with their cells in `column`; of repeated entries the first counts.
  package func dictionary(_ name: String, _ column: String) -> [String: String] {
    let (entry, value) = (place(of: "entry"), place(of: column))
    let pairs = rows(name).map { (text($0.index, entry), text($0.index, value)) }
    return Dictionary(pairs) { first, _ in first }
  }

  private func place(of column: String) -> Int {
    guard let place = columns.firstIndex(of: column) else {
      preconditionFailure("\(file) has no column \(column)")
    }
    return place
  }

  private func text(_ row: Int, _ column: Int) -> String {
    let cell = storage.bytes[storage.cells[row * columns.count + column].range]
    guard cell.first == Self.space[0] || cell.last == Self.space[2] else {
      return String(decoding: cell, as: UTF8.self)
    }
    return Self.withSpaces(cell)
  }

  /// The text of a cell with each `␣` at its ends replaced by a space.
  private static func withSpaces(_ cell: ArraySlice<UInt8>) -> String {
    var (rest, before, after) = (cell, 0, 0)
    while rest.starts(with: space) {
      rest.removeFirst(space.count)
      before += 1
    }
    while rest.suffix(space.count).elementsEqual(space) {
      rest.removeLast(space.count)
      after += 1
    }
    func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
    return spaces(before) + String(decoding: rest, as: UTF8.self) + spaces(after)
  }

  /// `␣`, U+2423, in UTF-8.
  private static let space: [UInt8] = [0xE2, 0x90, 0xA3]
}

// MARK: - Reading

extension LexiconTable {
  /// Reads a table.
  ///
  /// - Complexity: O(*n*) in the bytes, with three allocations regardless of the number of rows.
  /// - Throws: a `LexiconError` with the line.
  package init(tsv: [UInt8], file: String) throws(LexiconError) {
    var reading = Reading()
    try tsv.withUnsafeBufferPointer { text throws(LexiconError) in
      try reading.read(text, file: file)
    }
    storage = Storage(file: file, bytes: tsv, reading)
  }

  /// Reads a table.
  ///
  /// - Throws: a `LexiconError` with the line.
  package init(tsv: String, file: String) throws(LexiconError) {
    try self.init(tsv: Array(tsv.utf8), file: file)
  }

  /// What has been read of a text so far.
  fileprivate struct Reading {
    var columns: [String] = []
    var cells: [Cell] = []
    var lines: [Int] = []

    mutating func read(
      _ text: UnsafeBufferPointer<UInt8>, file: String
    ) throws(LexiconError) {
      var (start, line) = (0, 0)
      while start < text.count {
        line += 1
        let end = Self.place(of: UInt8(ascii: "\n"), in: text, start..<text.count)
        do throws(LexiconError.Reason) {
          let isComment = start == end || text[start] == UInt8(ascii: "#")
          if !isComment { try readCells(text, start..<end, line) }
        } catch {
          throw LexiconError(file: file, line: line, reason: error)
        }
        start = end + 1
      }
      if columns.isEmpty {
        throw LexiconError(file: file, line: Swift.max(line, 1), reason: .noColumns)
      }
    }

    private mutating func readCells(
      _ text: UnsafeBufferPointer<UInt8>, _ line: Range<Int>, _ number: Int
    ) throws(LexiconError.Reason) {
      let first = cells.count
      var start = line.lowerBound
      while start <= line.upperBound {
        let end = Self.place(of: UInt8(ascii: "\t"), in: text, start..<line.upperBound)
        cells.append(Self.trimmed(text, start..<end))
        start = end + 1
      }
      if columns.isEmpty {
        columns = cells.map { String(decoding: text[$0.range], as: UTF8.self) }
        cells = []
        if columns.contains("") { throw .unnamedColumn }
        return
      }
      let found = cells.count - first
      guard found == columns.count else { throw .cells(found: found, expected: columns.count) }
      lines.append(number)
    }

    /// The position of a byte in a range; the end of the range if it is absent.
    private static func place(
      of byte: UInt8, in text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
    ) -> Int {
      guard !range.isEmpty, let start = text.baseAddress,
        let found = memchr(start + range.lowerBound, Int32(byte), range.count)
      else { return range.upperBound }
      return UnsafeRawPointer(found) - UnsafeRawPointer(start)
    }

    private static func trimmed(
      _ text: UnsafeBufferPointer<UInt8>, _ cell: Range<Int>
    ) -> Cell {
      var (start, end) = (cell.lowerBound, cell.upperBound)
      while start < end, text[start] <= UInt8(ascii: " ") { start += 1 }
      while start < end, text[end - 1] <= UInt8(ascii: " ") { end -= 1 }
      return Cell(start: start, end: end)
    }
  }
}
