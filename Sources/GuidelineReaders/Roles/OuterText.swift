internal import DocumentModel

/// The text that a list item comes under, and whether a rule above it is what it spells out.
struct OuterText {
  /// The last text outside of lists.
  private(set) var intro: String?
  /// Whether what was entered last is deeper in a list than the last text that states something.
  private(set) var spellsOutRule = false
  private var depth = 0
  private var statedDepth: Int?

  /// Goes on to the next passage.
  mutating func enter(_ passage: DraftPassage) {
    depth = passage.ofMain { $0.listDepth } ?? 0
    if depth == 0 { intro = passage.ofMain { $0.text } }
    if let stated = statedDepth, depth == 0 || depth <= stated && stated > 0 { statedDepth = nil }
    spellsOutRule = statedDepth.map { depth > $0 } ?? false
  }

  /// Notes that the passage entered last states something.
  mutating func noteStatement(of passage: DraftPassage) { statedDepth = depth }
}
