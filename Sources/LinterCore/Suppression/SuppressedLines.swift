internal import Guidelines

/// Lines of a file on which checks are switched off.
public struct SuppressedLines: Hashable, Sendable {
  /// The lines, counted from 1, both ends included.
  public var lines: ClosedRange<Int>
  /// The ids of the rules or checks; empty for all.
  public var ids: [String]
  /// Why, where it is said.
  public var reason: String?
  /// Where it is said.
  public var line: Int

  /// The waiver that switches them off, where it is one.
  public var waiver: Waiver?

  /// Creates lines.
  public init(
    lines: ClosedRange<Int>, ids: [String], reason: String?, line: Int, waiver: Waiver? = nil
  ) {
    self.lines = lines
    self.ids = ids
    self.reason = reason
    self.line = line
    self.waiver = waiver
  }

  /// Whether they keep `finding` out, whose file is known to be theirs.
  public func cover(_ finding: Finding) -> Bool {
    lines.contains(finding.line)
      && (ids.isEmpty || ids.contains(finding.check.rawValue)
        || ids.contains(finding.rule.rawValue))
  }

  /// The lines that `comments` of one source, in order, switch checks off on.
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

  /// What of it stays open where `enabled` ids (none for all) are switched on again.
  ///
  /// Where every check is off, one that is switched on alone stays off: nothing lists the others.
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
