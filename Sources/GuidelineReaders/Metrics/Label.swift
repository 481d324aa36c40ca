internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

/// The meaning of a caption, a column header or a row header.
///
/// A class, because every value of a table refers to the labels of its row and its column.
final class Label {
  private(set) var text = ""
  private(set) var dimensions: [Dimension] = []
  /// The dimension of each of several values: "Size / Line height".
  private(set) var parts: [Dimension] = []
  private(set) var bound: Bound?
  /// Whether the value is the one to use: "Default size".
  private(set) var isExact = false
  /// Whether it names a number of things: "Number of tabs", "탭 개수".
  private(set) var counts = false
  private(set) var unit: MeasuredUnit?
  private(set) var scale: Int?
  private(set) var platforms: [Platform] = []
  /// The things that it names, in English.
  private(set) var names: [String] = []
  /// Whether it is only a noun for several things: "Columns", "컬럼".
  private(set) var namesMany = false
  /// Whether it has words of unknown meaning.
  private(set) var isUnexplained = false
  /// The unexplained part of a column header, or all of it if numbers distinguish the columns ("45mm/49mm").
  private(set) var qualifier = ""
  /// Whether it consists only of words.
  private(set) var isPlain = true
  /// The qualifiers that its words state.
  private(set) var qualifiers: [(key: String, value: String)] = []

  init() {}

  /// Reads a label from its `tokens`, the text of which is `line`.
  static func read(
    _ tokens: [SentenceToken], finder: ThingFinder, of line: String? = nil
  ) -> Label {
    let label = Label()
    label.read(shortened(tokens), finder: finder, of: line)
    return label
  }

  /// The tokens of a label, at most 80.
  ///
  /// In a paragraph before a table, the first sentence says the most.
  private static func shortened(_ tokens: [SentenceToken]) -> [SentenceToken] {
    var tokens = tokens.count > 80 ? Array(tokens.prefix(80)) : tokens
    for index in tokens.indices where tokens[index].isSpelled && tokens[index].spells(ten) {
      // 열 is ten before a counter, but alone it is a column.
      tokens[index].kind = .word
    }
    return tokens
  }

  private func read(_ tokens: [SentenceToken], finder: ThingFinder, of line: String?) {
    let isSentence = tokens.count > 16 || tokens.last?.isMark(".") == true
    text = Self.text(of: tokens)
    let isNumbered = tokens.contains { $0.kind == .number }
    qualifier = isNumbered ? line.map { String($0[...].trimmingBoth()) } ?? text : text
    isPlain =
      tokens.allSatisfy { $0.kind == .word } && !tokens.dropFirst().contains { $0.isName }
    scale = tokens.first { $0.kind == .scale }.map { Int($0.low) }
    platforms = PlatformScope.platforms(in: isSentence ? [] : tokens)
    if isSentence {
      names = Self.objects(of: tokens, finder: finder)
    } else {
      readWords(tokens)
      names = Self.names(in: tokens, skippingWordsOfTables: finder)
      counts = tokens.contains { $0.has(.counts) }
    }
    readUnit(tokens)
    namesMany =
      names.count == 1 && tokens.count <= 3 && tokens.last.map(Self.mayNameMany) ?? false
  }

  /// Whether a noun may refer to several things.
  private static func mayNameMany(_ noun: SentenceToken) -> Bool {
    noun.kind == .word && (noun.isHangul || noun.isPlural || noun.spells(ten))
  }

  /// The things named, without words for parts of tables unless they are all there is: "Min touch target".
  private static func names(
    in tokens: [SentenceToken], skippingWordsOfTables finder: ThingFinder
  ) -> [String] {
    var finder = finder
    finder.skipped = [.qualifier, .tableWord, .dimension]
    let names = names(in: tokens, finder)
    guard names.isEmpty, tokens.contains(where: { $0.has(.tableWord) }) else { return names }
    finder.skipped = [.qualifier, .dimension]
    return self.names(in: tokens, finder)
  }

  private static func names(in tokens: [SentenceToken], _ finder: ThingFinder) -> [String] {
    finder.things(in: tokens, 0..<tokens.count)
      // "Type scale (five levels)" does not name a level.
      .filter { thing in
        let start = thing.tokens.lowerBound
        return start == 0 || tokens[start - 1].kind != .number
          || !MetricThings.parts.contains(thing.name)
      }
      .map(\.name).filter { !isOnlyDimension($0) }
  }

  private static func isOnlyDimension(_ name: String) -> Bool {
    DimensionWords.named(name) != nil || name == "dimension" || name == "screen"
  }

  /// Whether it names what `quantity` counts: "Maximum items", "Columns"; before "up to 3" also "Buttons".
  func names(whatCounts quantity: Quantity, isBounded: Bool) -> Bool {
    guard unit == nil, dimensions.isEmpty, names.count == 1 else { return false }
    if bound != nil || counts { return true }
    guard namesMany, let name = names.first, !MetricThings.uncounted.contains(name) else {
      return false
    }
    return isBounded || quantity.bound != nil || quantity.isRange
      || MetricThings.grids.contains(name)
  }

  /// Applies `platform`, to which the named device belongs, unless the label names one itself.
  func belong(to platform: Platform) {
    if platforms.isEmpty { platforms = [platform] }
  }

  private static func text(of tokens: [SentenceToken]) -> String {
    var text = ""
    for index in tokens.indices {
      if tokens[index].isMark("(") { break }
      guard tokens[index].kind == .word else { continue }
      if !text.isEmpty, !tokens[index].isGlued { text += " " }
      text += tokens[index].text
    }
    return text
  }

  private func readWords(_ tokens: [SentenceToken]) {
    for (index, token) in tokens.enumerated() {
      // "iPhone 11 Pro Max" is a name.
      let isName = token.isName && index > 0
      if !isName, let bound = token.sense.boundApart ?? token.sense.boundBefore {
        self.bound = self.bound ?? bound
        continue
      }
      let isWord = token.kind == .word
      if isWord, PhraseWords.exactHeaders.contains(where: token.begins) { isExact = true }
      let isExplained = explain(index, of: tokens)
      if let qualifier = token.qualifier {
        qualifiers.append(qualifier)
      } else if !isExplained, Self.mayBeUnexplained(index, of: tokens) {
        isUnexplained = true
      }
    }
    leaveAdjectives(tokens)
    readParts(tokens)
    if dimensions.count > 1 { dimensions.removeAll { $0 == .size } }
    if parts.isEmpty, dimensions.contains(.margin) || dimensions.contains(.spacing) {
      narrowDistance(tokens)
    }
  }

  /// Reads the orientation or the dimension that a word states.
  ///
  /// Returns `false` if it states neither.
  private func explain(_ index: Int, of tokens: [SentenceToken]) -> Bool {
    if let orientation = orientation(at: index, in: tokens) {
      qualifiers.append(("orientation", orientation))
      return true
    }
    if index > 0, orientation(at: index - 1, in: tokens) != nil { return true }
    guard let values = DimensionWords.compound(tokens, at: index) ?? tokens[index].dimensions else {
      return false
    }
    for value in values where !dimensions.contains(value) { dimensions.append(value) }
    return true
  }

  /// Whether a word is not a table word, a unit or the beginning of a compound term.
  private static func mayBeUnexplained(_ index: Int, of tokens: [SentenceToken]) -> Bool {
    let token = tokens[index]
    return (token.kind == .word || token.kind == .number) && !token.has(.tableWord)
      && token.unit == nil && !DimensionWords.beginsCompound(tokens, before: index + 1)
  }

  /// Discards adjectives in parentheses, which are not dimensions: "Target width (wide icons)".
  private func leaveAdjectives(_ tokens: [SentenceToken]) {
    guard let parenthesis = tokens.firstIndex(where: { $0.isMark("(") }) else { return }
    let outside = tokens[..<parenthesis].indices.flatMap {
      DimensionWords.compound(tokens, at: $0) ?? tokens[$0].dimensions ?? []
    }
    guard !outside.isEmpty else { return }
    dimensions = outside.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Discards the direction of a distance, which is not a dimension: "좌우 여백", "가로 간격", "margin width".
  private func narrowDistance(_ tokens: [SentenceToken]) {
    let ways = Set(
      tokens.indices.compactMap { index in
        orientation(at: index, in: tokens) == nil ? DimensionWords.axes[tokens[index].text] : nil
      })
    if ways.count == 1, let axis = ways.first { qualifiers.append(("axis", axis)) }
    dimensions.removeAll {
      DimensionWords.edges.contains($0) || $0 == .width || $0 == .height
    }
  }

  /// The orientation of a device, if a word states it: "세로 모드", "iPhone (세로)".
  private func orientation(at index: Int, in tokens: [SentenceToken]) -> String? {
    guard tokens[index].isHangul else { return nil }
    if let found = NumberCircumstances.koreanOrientation(at: index, in: tokens) {
      // In "가로 방향 간격" it is the direction of the distance.
      let isWay = tokens.dropFirst(index).contains { $0.dimensions == [.spacing] }
      return isWay ? nil : found
    }
    guard index > 1, tokens.standsInParentheses(index),
      let axis = DimensionWords.axes[tokens[index].text],
      !platforms.isEmpty || qualifiers.contains(where: { $0.key == "device" })
    else { return nil }
    return axis == "horizontal" ? "landscape" : "portrait"
  }

  private static let ten: ShortWord = "열"

  private func readParts(_ tokens: [SentenceToken]) {
    guard tokens.contains(where: { $0.isMark("/") }) else { return }
    let sides = tokens.indices.split { tokens[$0].isMark("/") }
    let named = sides.map { side in
      side.reduce(into: [Dimension]()) { named, index in
        named = DimensionWords.compound(tokens, at: index) ?? tokens[index].dimensions ?? named
      }
    }
    if named.count > 1, named.allSatisfy({ $0.count == 1 }) { parts = named.flatMap { $0 } }
  }

  /// Discards its bound, because the rows or columns state their own.
  func leaveBound() { bound = nil }

  /// Reads the "leading" that it names as line height instead of an edge.
  func takeLineHeight() {
    if dimensions == [.leading] { dimensions = [.lineHeight] }
  }

  /// Discards the bound, and the dimensions unless the last word names one.
  ///
  /// "section padding" keeps its dimension, "two columns, small padding" does not; "bar height" is a height.
  func leaveMeasures(_ tokens: [SentenceToken]) {
    bound = nil
    guard let last = tokens.last?.dimensions, !tokens.contains(where: { $0.isMark(",") }) else {
      dimensions = []
      return
    }
    if dimensions.count > 1 { dimensions = last }
  }

  private func readUnit(_ tokens: [SentenceToken]) {
    func isNumber(_ index: Int) -> Bool {
      tokens.indices.contains(index) && tokens[index].kind == .number
    }
    // A unit after a number belongs to that number.
    for (index, token) in tokens.enumerated()
    where token.kind == .word && !isNumber(index - 1) && !isNumber(index + 1) {
      if let unit = token.unit ?? token.inflectedUnit, unit.demand != .dimension,
        unit.unit == .points || unit.unit == .pixels
          || index > 1 && tokens.standsInParentheses(index)
          // "Max characters"
          || unit.unit == .characters && tokens.contains { $0.sense.boundApart != nil }
      {
        self.unit = unit
        return
      }
    }
    // Only pixels have a scale.
    if scale != nil { unit = Units.pixels }
  }

  /// The objects of a sentence: the logo image of "Create a branded logo image to display …".
  private static func objects(of tokens: [SentenceToken], finder: ThingFinder) -> [String] {
    // "All values in the table below" refers to this table.
    let isPointer = tokens.contains { token in
      PhraseWords.pointers.contains(where: token.spells)
    }
    func isObject(_ thing: ThingFinder.Thing) -> Bool {
      !isOnlyDimension(thing.name) && !(isPointer && thing.name == "table")
    }
    let things = finder.things(in: tokens, 0..<min(tokens.count, 40), until: isObject)
    return things.first(where: isObject).map { [$0.name] } ?? []
  }
}
