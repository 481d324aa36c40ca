/// Creates diffs in the unified format, which `patch` and git read.
enum UnifiedDiff {
  /// The number of unchanged lines around a change.
  private static let context = 3

  private struct Line {
    var mark: Character
    var text: String
    /// Its index in the old and the new text, counted from 0.
    var old: Int
    var new: Int
  }

  /// The diff that turns `old` into `new`; empty if they are equal.
  static func text(from old: String, to new: String, path: String) -> String {
    let all = lines(from: pieces(of: old), to: pieces(of: new))
    let changed = all.indices.filter { all[$0].mark != " " }
    guard var first = changed.first else { return "" }
    var last = first
    var hunks: [Range<Int>] = []
    for index in changed.dropFirst() + [all.count + 2 * context + 1] {
      if index - last > 2 * context {
        hunks.append(max(0, first - context)..<min(all.count, last + context + 1))
        first = index
      }
      last = index
    }
    return "--- \(path)\n+++ \(path)\n" + hunks.map { hunk(all[$0]) }.joined()
  }

  /// The lines of a text, including their line breaks.
  private static func pieces(of text: String) -> [String] {
    let bytes = Array(text.utf8)
    var pieces = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    // There is no line after the last line break.
    if pieces.last?.isEmpty == true { pieces.removeLast() }
    return pieces.map { piece in
      String(decoding: piece, as: UTF8.self) + (piece.endIndex < bytes.count ? "\n" : "")
    }
  }

  private static func lines(from old: [String], to new: [String]) -> [Line] {
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [Line] = []
    var (before, after) = (0, 0)
    while before < old.count || after < new.count {
      let isRemoved = removed.contains(before)
      let isInserted = !isRemoved && inserted.contains(after)
      lines.append(
        Line(
          mark: isRemoved ? "-" : isInserted ? "+" : " ",
          text: isInserted ? new[after] : old[before], old: before, new: after))
      if !isInserted { before += 1 }
      if !isRemoved { after += 1 }
    }
    return lines
  }

  private static func hunk(_ lines: ArraySlice<Line>) -> String {
    guard let first = lines.first else { return "" }
    func range(_ start: Int, without mark: Character) -> String {
      let count = lines.count { $0.mark != mark }
      return "\(count == 0 ? start : start + 1),\(count)"
    }
    let head = "@@ -\(range(first.old, without: "+")) +\(range(first.new, without: "-")) @@\n"
    return lines.reduce(into: head) { text, line in
      text += "\(line.mark)\(line.text)"
      if line.text.utf8.last != UInt8(ascii: "\n") { text += "\n\\ No newline at end of file\n" }
    }
  }
}
