internal import DocumentModel

/// The text above a list, and whether the items elaborate a rule above it.
struct OuterText {
  /// The last text outside of lists.
  private(set) var intro: String?
  /// Whether the current passage is deeper in a list than the last statement.
  private(set) var spellsOutRule = false
  /// The text of the item that the current one is inside of.
  private(set) var outerItem: String?
  /// Whether the current passage is an item after one that introduces examples: "Examples:".
  private(set) var listsExamples = false
  private var items: [(depth: Int, text: String)] = []
  private var depth = 0
  private var statedDepth: Int?

  /// Moves on to the next passage.
  mutating func enter(_ passage: DraftPassage) {
    depth = passage.ofMain { $0.listDepth } ?? 0
    if depth == 0 { intro = passage.ofMain { $0.text } }
    if depth == 0 || passage.ofMain({ $0.ordinal }) == 1 {
      listsExamples = intro?.last == ":" && intro.flatMap(Announcement.init) == .examples
    }
    while let last = items.last, last.depth >= depth { items.removeLast() }
    outerItem = items.last?.text
    if depth > 0, let text = passage.ofMain({ $0.text }) { items.append((depth, text)) }
    if let stated = statedDepth, depth == 0 || depth <= stated && stated > 0 { statedDepth = nil }
    spellsOutRule = statedDepth.map { depth > $0 } ?? false
  }

  /// Records that the items after the current passage are examples.
  mutating func noteExamples() { listsExamples = depth > 0 }

  /// Records that the current passage is a statement, unless a comment on its rule ends it.
  mutating func noteStatement(of passage: DraftPassage) {
    statedDepth = passage.note == nil ? depth : nil
  }
}
