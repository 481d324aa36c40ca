/// A position in a file.
public struct Place: Hashable, Codable, Comparable, Sendable {
  /// The file's path, as passed to the linter.
  public var file: String
  /// The line, counted from 1.
  public var line: Int
  /// The column, counted from 1 in UTF-8 bytes; `nil` if only the line is known.
  public var column: Int?

  /// Creates a place.
  public init(file: String, line: Int, column: Int? = nil) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// Orders by file, then by line, then by column.
  public static func < (left: Place, right: Place) -> Bool {
    (left.file, left.line, left.column ?? 0) < (right.file, right.line, right.column ?? 0)
  }
}
