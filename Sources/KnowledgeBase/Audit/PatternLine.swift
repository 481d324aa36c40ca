internal import TextAnalysis

/// Finds where the comment of a rule states a pattern.
package enum PatternLine {
  /// The first line from `start` on of the document `text` on which `pattern` begins, or the beginning
  /// of it that stands on one line; `nil` if there is none.
  package static func line(of pattern: String, in text: String, from start: Int) -> Int? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.dropFirst(max(start - 1, 0)).first { index in
      patterns(on: lines[index]).contains { !$0.isEmpty && pattern.hasPrefix($0) }
    }.map { $0 + 1 }
  }

  /// The values of the `pattern` entries on `line`.
  private static func patterns(on line: Substring) -> [String] {
    guard line.utf8Contains("pattern") else { return [] }
    return line.split(separator: ";").compactMap { entry -> String? in
      guard let key = entry.firstRange(of: "pattern"),
        let equals = entry[key.upperBound...].firstIndex(of: "="),
        entry[key.upperBound..<equals].allSatisfy(\.isWhitespace)
      else { return nil }
      let value = entry[entry.index(after: equals)...]
      let end = value.firstRange(of: "-->")?.lowerBound ?? value.endIndex
      return value[..<end].split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }
}
