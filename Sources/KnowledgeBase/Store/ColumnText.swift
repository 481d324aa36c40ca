internal import Guidelines
internal import TextAnalysis

extension [Int] {
  /// The numbers as a JSON array, for passing them as one parameter.
  var asJSON: String { "[\(map { String($0) }.joined(separator: ","))]" }
}

/// Lists in text columns.
enum ColumnText {
  /// Joins values that contain no spaces.
  static func join(_ values: [some RawRepresentable<String>]) -> String {
    values.isEmpty ? "" : values.map(\.rawValue).joined(separator: " ")
  }

  /// The values in `text`, separated by spaces; invalid ones are omitted.
  static func split<Value: RawRepresentable<String>>(_ text: String) -> [Value] {
    guard !text.isEmpty else { return [] }
    return text.utf8.split(separator: UInt8(ascii: " ")).compactMap {
      Value(rawValue: String(Substring($0)))
    }
  }

  /// Joins lines; a line end within one becomes a space.
  static func lines(_ values: [String]) -> String {
    guard let first = values.first else { return "" }
    if values.count == 1, !first.utf8Holds("\n") { return first }
    return values.map { value in
      guard value.utf8Holds("\n") else { return value }
      return String(value.map { $0 == "\n" ? " " : $0 })
    }.joined(separator: "\n")
  }

  /// Splits `text` into lines.
  static func split(lines text: String) -> [String] {
    guard text.utf8Holds("\n") else { return text.isEmpty ? [] : [text] }
    return text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      String(Substring($0))
    }
  }
}
