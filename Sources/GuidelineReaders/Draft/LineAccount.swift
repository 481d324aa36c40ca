internal import DocumentModel
internal import Guidelines

/// Accounts for every line: each that is not blank is in one passage or skipped for a reason.
enum LineAccount {
  /// The skipped lines of `draft`, in order.
  ///
  /// Lines for which neither a passage nor a stage accounts are classified here.
  static func skipped(in draft: DocumentDraft) -> [SkippedLines] {
    let source = draft.input.source
    let isTaken = linesOfPassages(draft[StatementStage.self].passages, of: source)
    var reasons = reasons(
      given: ofStages(in: draft) + ofFrontMatter(draft.input.frontMatter), isTaken)
    for line in reasons.indices.dropFirst() where !isTaken[line] {
      if source.isBlank(line) {
        reasons[line] = nil
      } else if reasons[line] == nil {
        reasons[line] = reason(for: source[line], in: draft.input.format)
      }
    }
    return runs(of: reasons)
  }

  /// For each line, from 1, whether a passage holds it.
  private static func linesOfPassages(
    _ passages: [DraftPassage], of source: SourceLines
  ) -> [Bool] {
    var isTaken = [Bool](repeating: false, count: source.count + 1)
    for passage in passages {
      passage.forEachLines { lines in
        for line in lines.first...lines.last where line <= source.count { isTaken[line] = true }
      }
    }
    return isTaken
  }

  /// The lines that the format or a stage skipped.
  private static func ofStages(in draft: DocumentDraft) -> [SkippedLines] {
    draft.input.skipped + draft[BoilerplateStage.self].skipped + draft[LabelStage.self].skipped
      + draft[LanguageStage.self].skipped + draft[AlignmentStage.self].skipped
  }

  private static func ofFrontMatter(_ frontMatter: FrontMatter) -> [SkippedLines] {
    frontMatter.lines.map { [SkippedLines(lines: $0, reason: .metadata)] } ?? []
  }

  /// For each line the first reason given, where no passage holds it.
  private static func reasons(
    given skipped: [SkippedLines], _ isTaken: [Bool]
  ) -> [SkippedLines.Reason?] {
    var reasons = [SkippedLines.Reason?](repeating: nil, count: isTaken.count)
    for entry in skipped {
      for line in entry.lines.first...entry.lines.last
      where line < isTaken.count && !isTaken[line] && reasons[line] == nil {
        reasons[line] = entry.reason
      }
    }
    return reasons
  }

  /// Consecutive lines with the same reason, as one range each.
  private static func runs(of reasons: [SkippedLines.Reason?]) -> [SkippedLines] {
    var skipped: [SkippedLines] = []
    for (line, reason) in reasons.enumerated() {
      guard let reason else { continue }
      if let last = skipped.last, last.reason == reason, last.lines.last == line - 1 {
        skipped[skipped.count - 1].lines.last = line
      } else {
        skipped.append(SkippedLines(lines: LineRange(line), reason: reason))
      }
    }
    return skipped
  }

  /// The reason for a line outside all blocks.
  private static func reason(
    for line: Substring, in format: DocumentFormat
  ) -> SkippedLines.Reason {
    // Between the texts of a DocC page there are only the keys and references of its JSON.
    if format == .docc { return .metadata }
    // Between the texts of a page of HTML there are only its tags.
    if format == .html { return .decoration }
    if isLinkDefinition(line) { return .metadata }
    if isFence(line) { return .decoration }
    let holdsWords = line.unicodeScalars.contains { $0.properties.isAlphabetic }
    return holdsWords ? .unknown : .decoration
  }

  /// Whether a line opens a code block: "```swift".
  private static func isFence(_ line: Substring) -> Bool {
    let start = line.drop(while: \.isWhitespace)
    return start.hasPrefix("```") || start.hasPrefix("~~~")
  }
}
