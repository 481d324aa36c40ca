internal import DocumentModel
internal import Guidelines
internal import Lexicon
internal import TextAnalysis

extension MetricTable {
  /// A cell with its tokens and quantities.
  struct Cell {
    var line: TextLine
    var tokens: [SentenceToken]
    private(set) var quantities: [Quantity]
    /// Whether it contains quantities and no other words.
    private(set) var isValue = false
    /// The noun that its only number counts, if it names one.
    private(set) var counted: CountedNoun?
    /// Whether it is empty or says so: "N/A", "해당 없음".
    let isEmpty: Bool

    private var holdsOnlyQuantities: Bool {
      guard let first = quantities.first, first.reach.lowerBound <= 1 else { return false }
      // "41 mm" names a model.
      if let demand = first.unit?.demand, demand == .bound || demand == .limit, first.bound == nil {
        return false
      }
      let remark = remark(behind: first.reach.upperBound)
      let words = tokens.indices.count { index in
        isOwnWord(index) && !remark.contains(index)
      }
      return words <= 3 && (first.unit != nil || first.second != nil || words == 0)
    }

    /// Whether a word neither belongs to a quantity nor bounds the first one, as "최대" does in "최대 3개".
    func isOwnWord(_ index: Int) -> Bool {
      tokens[index].kind == .word && !quantities.contains { $0.reach.contains(index) }
        && !(quantities[0].bound != nil && tokens[index].sense.boundBefore != nil
          && index < quantities[0].reach.lowerBound)
    }

    /// A parenthesis without a number at the end of the cell: "44x44 px (links, buttons)".
    private func remark(behind end: Int) -> Range<Int> {
      guard let open = tokens[end...].firstIndex(where: { $0.isMark("(") }),
        tokens.last?.isMark(")") == true, !tokens[open...].contains(where: { $0.kind == .number })
      else { return end..<end }
      return open..<tokens.count
    }

    /// Whether it names its only quantity, which is in parentheses: "large (20px)".
    var isNamedQuantity: Bool {
      guard quantities.count == 1, let open = quantities.first?.reach.lowerBound,
        quantities[0].unit != nil, (2...4).contains(open), tokens[open - 1].isMark("(")
      else { return false }
      return quantities[0].reach.upperBound == tokens.count - 1
    }

    /// The dimensions that words in the cell give a quantity: "8-12px gap".
    func dimensions(at position: Int) -> [Dimension] {
      guard quantities[position].second == nil, quantities[position].unit?.dimension == .size else {
        return []
      }
      return DimensionFinder(tokens: tokens).dimensions(
        of: quantities[position],
        floor: position > 0 ? quantities[position - 1].reach.upperBound : 0,
        ceiling: position + 1 < quantities.count
          ? quantities[position + 1].reach.lowerBound : tokens.count)
    }

    /// Makes the cell a value.
    mutating func takeAsValue() { isValue = true }

    /// Makes the cell a value if its only number counts the adjacent noun: "2 lines", "8컬럼".
    mutating func takeCount(_ finder: ThingFinder) {
      guard !isValue, quantities.count == 1, let quantity = quantities.first,
        quantity.unit == nil, quantity.second == nil, tokens.count <= 8,
        quantity.reach.lowerBound <= 1,
        let noun = CountedNounFinder(tokens: tokens, finder: finder)
          .noun(of: quantity, floor: 0, ceiling: tokens.count),
        noun.isKnown, !MetricThings.uncounted.contains(noun.head),
        quantity.bound != nil || quantity.isRange || MetricThings.grids.contains(noun.head)
      else { return }
      let rest = tokens[quantity.reach.upperBound...].drop {
        $0.kind == .word && !$0.has(.endsNoun)
      }
      guard rest.count <= tokens.count - quantity.reach.upperBound - 1,
        rest.first.map({ $0.isMark("(") }) ?? true
      else { return }
      counted = noun
      isValue = true
    }

    /// Whether it labels the following values, with a condition in brackets: "Large text (18 pt and larger)".
    func isLabel(before value: Int?) -> Bool {
      guard value != nil, tokens.count <= 24,
        let open = tokens.firstIndex(where: { $0.isMark("(") }),
        let last = tokens.last, last.isMark(")")
      else { return false }
      return open > 0 && quantities.allSatisfy { $0.reach.lowerBound > open }
    }

    /// An empty cell on the same line.
    var emptied: Cell { Cell.read(TextLine(text: "", line: line.line), tokens: []) }

    /// Applies the unit that the row states in a cell of its own.
    mutating func adopt(_ unit: MeasuredUnit) {
      for index in quantities.indices
      where quantities[index].unit == nil && quantities[index].counter == nil {
        quantities[index].unit = unit
      }
      isValue = holdsOnlyQuantities
    }

    private static let placeholders = Lexicon.headings.set("empty-cell")

    private init(
      line: TextLine, tokens: [SentenceToken], quantities: [Quantity], isEmpty: Bool
    ) {
      self.line = line
      self.tokens = tokens
      self.quantities = quantities
      self.isEmpty = isEmpty
    }

    /// Reads the cell with these `tokens`.
    static func read(_ line: TextLine, tokens: [SentenceToken]) -> Cell {
      let isNumbered = tokens.contains { $0.kind == .number }
      var cell = Cell(
        line: line, tokens: tokens,
        quantities: isNumbered ? QuantityParser(tokens: tokens).quantities() : [],
        isEmpty: !isNumbered && holdsNothing(line, tokens))
      cell.takeSign()
      cell.isValue = cell.holdsOnlyQuantities
      return cell
    }

    private static func holdsNothing(_ line: TextLine, _ tokens: [SentenceToken]) -> Bool {
      !tokens.contains { $0.kind == .word || $0.kind == .scale }
        || tokens.count <= 5 && placeholders.contains(trimmed(line.text).lowercased())
    }

    /// Applies the minus sign before its only number: "-0.43".
    private mutating func takeSign() {
      guard tokens.first?.isMark("-") == true, tokens.count > 1, tokens[1].isGlued,
        quantities.count == 1, let only = quantities.first, only.tokens.lowerBound == 1,
        only.second == nil, !only.isRange
      else { return }
      quantities[0].low.negate()
      quantities[0].high.negate()
    }
  }
}
