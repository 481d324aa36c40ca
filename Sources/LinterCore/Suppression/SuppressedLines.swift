internal import Guidelines

/// A range of lines in a file for which checks are disabled.
public struct SuppressedLines: Hashable, Sendable {
  /// The lines, counted from 1, both ends included.
  public var lines: ClosedRange<Int>
  /// The ids of the rules or checks; empty for all.
  public var ids: [String]
  /// The reason, if given.
  public var reason: String?
  /// The line of the comment.
  public var line: Int

  /// The waiver behind it, if any.
  public var waiver: Waiver?

  /// Creates a range of lines.
  public init(
    lines: ClosedRange<Int>, ids: [String], reason: String?, line: Int, waiver: Waiver? = nil
  ) {
    self.lines = lines
    self.ids = ids
    self.reason = reason
    self.line = line
    self.waiver = waiver
  }

  /// Whether `finding`, which is in the same file, is suppressed.
  public func cover(_ finding: Finding) -> Bool {
    lines.contains(finding.line)
      && (ids.isEmpty || ids.contains(finding.check.rawValue)
        || ids.contains(finding.rule.rawValue))
  }

  /// The line ranges disabled by `comments`, which are those of one file in order.
  public static func of(_ comments: [SuppressionComment]) -> [SuppressedLines] {
    var closed: [SuppressedLines] = []
    var open: [SuppressedLines] = []
    for comment in comments {
      let line = comment.line
      guard comment.disables else {
        open = open.flatMap { $0.ended(before: line, by: comment.ids, into: &closed) }
        continue
      }
      let lines =
        switch comment.scope {
        case .rest: line...Int.max
        case .this: line...line
        case .next: (line + 1)...(line + 1)
        case .previous: max(line - 1, 0)...max(line - 1, 0)
        }
      let suppressed = SuppressedLines(
        lines: lines, ids: comment.ids, reason: comment.reason, line: line,
        waiver: comment.waiver)
      if comment.scope == .rest { open.append(suppressed) } else { closed.append(suppressed) }
    }
    return closed + open
  }

  /// The part that stays disabled when the `enabled` ids (or all, if empty) are enabled again.
  ///
  /// If all checks are disabled, enabling a single one has no effect, as the others are not listed.
  private func ended(
    before line: Int, by enabled: [String], into closed: inout [SuppressedLines]
  ) -> [SuppressedLines] {
    let ending = enabled.isEmpty ? ids : ids.filter(enabled.contains)
    guard enabled.isEmpty || !ending.isEmpty else { return [self] }
    var past = self
    past.ids = ending
    past.lines = lines.lowerBound...max(lines.lowerBound, line - 1)
    closed.append(past)
    guard !enabled.isEmpty else { return [] }
    var rest = self
    rest.ids = ids.filter { !enabled.contains($0) }
    return rest.ids.isEmpty ? [] : [rest]
  }
}
