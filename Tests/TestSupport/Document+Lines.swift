public import Guidelines

extension Document {
  /// The lines that are in no passage and not skipped, or more than once.
  ///
  /// Only a line of JSON or HTML, a row of cells, or a line that repeats a list in another language, may hold
  /// several passages.
  public var unaccountedLines: [Int] {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    var counts = [Int](repeating: 0, count: lines.count + 1)
    for passage in passages {
      var own: Set<Int> = []
      for text in [passage.en, passage.ko].compactMap(\.self) {
        own.formUnion(text.lines.first...text.lines.last)
      }
      for line in own where line < counts.count { counts[line] += 1 }
    }
    for entry in skipped {
      for line in entry.lines.first...entry.lines.last where line < counts.count {
        counts[line] += 1
      }
    }
    return lines.enumerated().compactMap { index, line in
      let isBlank = line.unicodeScalars.allSatisfy(\.properties.isWhitespace)
      let isShared =
        format == .docc || line.contains { "<|\t".contains($0) } || line.hasPrefix("**한국어**")
      let isRight = isShared ? counts[index + 1] >= 1 : counts[index + 1] == 1
      return isBlank || isRight ? nil : index + 1
    }
  }
}
