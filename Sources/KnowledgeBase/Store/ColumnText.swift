internal import TextAnalysis

/// Lists as columns hold them.
enum ColumnText {
  /// Values without spaces, joined by spaces.
  static func join(_ values: [some RawRepresentable<String>]) -> String {
    values.isEmpty ? "" : values.map(\.rawValue).joined(separator: " ")
  }

  /// The values in `text`, which spaces separate; what is none is left out.
  static func split<Value: RawRepresentable<String>>(_ text: String) -> [Value] {
    guard !text.isEmpty else { return [] }
    return text.split(separator: " ").compactMap { Value(rawValue: String($0)) }
  }

  /// Lines joined; a line end inside one becomes a space.
  static func lines(_ values: [String]) -> String {
    guard let first = values.first else { return "" }
    if values.count == 1, !first.utf8Holds("\n") { return first }
    return values.map { value in
      guard value.utf8Holds("\n") else { return value }
      return String(value.map { $0 == "\n" ? " " : $0 })
    }.joined(separator: "\n")
  }

  /// The lines of `text`.
  static func split(lines text: String) -> [String] {
    text.isEmpty
      ? [] : text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
