internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

/// Finds the labels of lists, short lines above them: "Buttons:", "- Breakpoints".
enum ListLabels {
  /// For each passage the label of the list that contains it.
  static func find(in passages: [DraftPassage]) -> [String?] {
    var labels = [String?](repeating: nil, count: passages.count)
    var open: [(depth: Int, label: String?)] = []
    let depths = passages.map { passage in passage.ofMain { $0.listDepth } ?? 0 }
    for (index, depth) in depths.enumerated() {
      while let last = open.last, last.depth >= depth { open.removeLast() }
      labels[index] = open.last?.label
      guard index + 1 < depths.count, depths[index + 1] > depth else { continue }
      open.append((depth, passages[index].ofMain { label(of: $0) } ?? nil))
    }
    return labels
  }

  /// The words of a line that labels the list below it.
  private static func label(of block: borrowing Block) -> String? {
    guard block.kind == .paragraph, block.isOnOneLine else { return nil }
    let text = block.text
    guard text.utf8.count <= 60, block.listDepth > 0 || text.utf8.last == UInt8(ascii: ":"),
      !endsSentence(text) || text.hasSuffix("...") || text.hasSuffix("…"),
      !NumberSearch.mayHoldNumber(text)
    else { return nil }
    return text
  }
}
