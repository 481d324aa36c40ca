internal import DocumentModel
internal import Guidelines

/// Accounts for every line: each non-blank one is in one passage or skipped for a reason.
struct LineAccount {
  /// The skipped lines, in order.
  private(set) var skipped: [SkippedLines] = []

  /// Goes over all lines of `source`; what neither `drafts` nor `found` holds is named here.
  init(
    source: SourceLines, drafts: [DraftPassage], skipped found: [SkippedLines],
    frontMatter: FrontMatter,
    format: DocumentFormat
  ) {
    var isTaken = [Bool](repeating: false, count: source.count + 1)
    func take(_ lines: LineRange) {
      for line in lines.first...lines.last where line <= source.count { isTaken[line] = true }
    }
    for draft in drafts { draft.forEachLines(take) }
    var reasons = [SkippedLines.Reason?](repeating: nil, count: source.count + 1)
    var all = found
    if let lines = frontMatter.lines { all.append(SkippedLines(lines: lines, reason: .metadata)) }
    for entry in all {
      for line in entry.lines.first...entry.lines.last
      where line <= source.count && !isTaken[line] && reasons[line] == nil {
        reasons[line] = entry.reason
      }
    }
    for line in 1...max(1, source.count) where line <= source.count {
      guard !isTaken[line], !source.isBlank(line) else {
        reasons[line] = nil
        continue
      }
      reasons[line] = reasons[line] ?? Self.reason(for: source[line], in: format)
    }
    for line in 1...max(1, source.count) where line <= source.count {
      guard let reason = reasons[line] else { continue }
      if let last = skipped.last, last.reason == reason, last.lines.last == line - 1 {
        skipped[skipped.count - 1].lines.last = line
      } else {
        skipped.append(SkippedLines(lines: LineRange(line), reason: reason))
      }
    }
  }

  /// Why a line that no block holds says nothing.
  private static func reason(
    for line: Substring, in format: DocumentFormat
  ) -> SkippedLines.Reason {
    // Between the texts of a page stand the keys and references of its JSON.
    if format == .docc { return .metadata }
    if isLinkDefinition(line) { return .metadata }
    if isFence(line) { return .decoration }
    let holdsWords = line.unicodeScalars.contains { $0.properties.isAlphabetic }
    return holdsWords ? .unknown : .decoration
  }

  /// Whether a line opens a block of code: "```swift".
  private static func isFence(_ line: Substring) -> Bool {
    let start = line.drop(while: \.isWhitespace)
    return start.hasPrefix("```") || start.hasPrefix("~~~")
  }
}
