internal import Guidelines

/// The quantities of a text in their index spelling, by the atoms at which they begin.
///
/// They come from the recogniser of quantities. `68 pt` and `68포인트` become `68pt`, a range `3~5`, a
/// size `25x25`, a ratio `4.5:1`. Counters and counted nouns (개, tabs) do not add a unit.
struct QuantityTokens {
  /// A quantity over one or more atoms.
  struct Spelled {
    /// The atom at which it begins.
    let atom: Int
    /// The index after its last scalar.
    let end: Int
    /// Its numbers in digits, without thousands separators.
    let number: String
    /// The index spelling of its unit; empty without a unit.
    let unit: String
    /// Whether its numbers without the unit get a token, because the text does not contain those
    /// digits.
    let isNumber: Bool
    /// Its atoms that are not words in their own right: the x of `25x25`.
    let silent: [Int]
  }

  private let text: FoldedText
  private let atoms: UnsafeBufferPointer<Atoms.Atom>
  /// The UTF-8 offset of each scalar in the text that is recognised; empty if that is the original
  /// text.
  private var starts: [Int] = []
  /// In the order of the text.
  private var all: [Spelled] = []
  /// The atoms at which one of them begins.
  private var beginnings: Set<Int> = []

  private init(text: FoldedText, atoms: UnsafeBufferPointer<Atoms.Atom>) {
    self.text = text
    self.atoms = atoms
  }

  /// Reads the quantities of `text`.
  ///
  /// A look at the atoms is enough for most texts, which contain none.
  static func read(
    _ text: FoldedText, atoms: UnsafeBufferPointer<Atoms.Atom>
  ) -> QuantityTokens {
    var quantities = QuantityTokens(text: text, atoms: atoms)
    if let last = atoms.indices.last(where: quantities.mayBegin) {
      quantities.recognise(upTo: last)
    }
    return quantities
  }

  /// Returns no quantities, and so avoids loading the tables of number words.
  static func none(
    _ text: FoldedText, atoms: UnsafeBufferPointer<Atoms.Atom>
  ) -> QuantityTokens {
    QuantityTokens(text: text, atoms: atoms)
  }

  /// The quantity that begins at the atom at `index`, if any.
  func quantity(at index: Int) -> Spelled? {
    guard !all.isEmpty else { return nil }
    let place = all.firstSorted { $0.atom >= index }
    return place < all.count && all[place].atom == index ? all[place] : nil
  }

  /// A prefilter without false negatives: whether a quantity could begin at the atom at `index`,
  /// whatever follows.
  func mayBegin(at index: Int) -> Bool {
    let range = atoms[index].range
    switch atoms[index].kind {
    case .number: return true
    case .letters:
      return (3...9).contains(range.count)
        && Self.numeralLetters.contains(text.scalars[range.lowerBound])
        && Self.englishNumerals.contains(text.scalars[range])
    case .hangul:
      guard NumeralSyllables.initials.contains(text.scalars[range.lowerBound]) else {
        return false
      }
      return range.count == 1
        || NumeralSyllables.seconds.contains(text.scalars[range.lowerBound + 1])
    }
  }

  private static let englishNumerals = PackedWords(.latin, Numerals.englishWords)
  private static let numeralLetters = Set(
    Numerals.englishWords.compactMap { $0.unicodeScalars.first?.value })

  // MARK: Reading

  /// Reads the sentences up to the one with the atom at `last`, the last at which a quantity may begin.
  private mutating func recognise(upTo last: Int) {
    var tokenizer = SentenceTokenizer()
    tokenizer.start([TextLine(text: composed(), line: 0)])
    let scalar = atoms[last].range.lowerBound
    let end = (line: 0, offset: starts.isEmpty ? Int(text.places[scalar].start) : starts[scalar])
    var sentence: [SentenceToken] = []
    while tokenizer.read(&sentence) {
      if sentence.contains(where: { $0.kind == .number || $0.kind == .scale }) {
        for quantity in QuantityParser(tokens: sentence).quantities() {
          add(quantity, of: sentence)
        }
        for index in sentence.indices { addScale(at: index, of: sentence) }
      }
      if tokenizer.isBehind(end) { break }
    }
    all.sort { $0.atom < $1.atom }
  }

  /// The text composed from its folded scalars if the original is decomposed, because the
  /// recogniser expects syllables.
  private mutating func composed() -> String {
    let isDecomposed = text.places.indices.contains { index in
      text.scalars[index] >= 0xAC00 && text.places[index].kind == .hangul
        && text.places[index].length > 3
    }
    guard isDecomposed else { return String(decoding: text.utf8, as: UTF8.self) }
    var composed = ""
    for scalar in text.scalars.lazy.compactMap(Unicode.Scalar.init) {
      starts.append(composed.utf8.count)
      composed.unicodeScalars.append(scalar)
    }
    return composed
  }

  /// Adds a quantity, and each of its further numbers with their common unit.
  private mutating func add(_ quantity: Quantity, of tokens: [SentenceToken]) {
    let numbers = quantity.tokens.filter { tokens[$0].kind == .number }
    guard let first = numbers.first, counts(quantity, of: tokens) else { return }
    let unit = quantity.unit?.indexSpelling ?? ""
    let end = scalar(at: endOfCount(quantity, of: tokens))
    let isJoined =
      quantity.isRange || quantity.second != nil || quantity.unit == .toOne
    add(
      quantity.indexSpelling(of: numbers.map { tokens[$0] }) + depth(of: quantity, in: tokens),
      unit,
      at: tokens[first], end: end,
      isNumber: isJoined || tokens[first].isSpelled, silentUntil: isJoined ? end : nil)
    for number in numbers.dropFirst() where quantity.unit != .toOne {
      add(
        tokens[number].indexSpelling, unit, at: tokens[number], end: end,
        isNumber: tokens[number].isSpelled)
    }
  }

  /// The third factor of a product: the 2 of "44x44x2".
  ///
  /// Metrics have no third dimension.
  private func depth(of quantity: Quantity, in tokens: [SentenceToken]) -> String {
    let end = quantity.tokens.upperBound
    guard quantity.second != nil, end + 1 < tokens.count, tokens[end].isMark("×"),
      tokens[end + 1].kind == .number
    else { return "" }
    return "x" + tokens[end + 1].indexSpelling
  }

  /// Whether a number in words counts or measures something.
  ///
  /// "one" is often a pronoun, and 한 손 is one hand.
  private func counts(_ quantity: Quantity, of tokens: [SentenceToken]) -> Bool {
    guard quantity.isSpelled, !quantity.isRange else { return true }
    if text.places[scalar(at: Int(tokens[quantity.tokens.lowerBound].start))].kind == .hangul {
      if let unit = quantity.unit { return !unit.needsDigits(inHangul: true) }
      return quantity.counter != nil || isClassifier(quantity.tokens.upperBound, of: tokens)
    }
    return quantity.high != 1 || quantity.unit != nil
  }

  private func isClassifier(_ index: Int, of tokens: [SentenceToken]) -> Bool {
    index < tokens.count && tokens[index].has(.classifier)
  }

  /// The end of a quantity including the Korean noun that it counts.
  private func endOfCount(_ quantity: Quantity, of tokens: [SentenceToken]) -> Int {
    let end = quantity.tokens.upperBound
    let isCounted = quantity.unit == nil && quantity.counter == nil && isClassifier(end, of: tokens)
    return Int(tokens[isCounted ? end : end - 1].end)
  }

  /// Adds the scale of an image: "@2x", "2x".
  private mutating func addScale(at index: Int, of tokens: [SentenceToken]) {
    let token = tokens[index]
    let isFactor =
      token.kind == .number && index + 1 < tokens.count && tokens[index + 1].isMark("×")
      && tokens[index + 1].isGlued
      && !(index + 2 < tokens.count && tokens[index + 2].kind == .number
        && tokens[index + 2].isGlued)
    guard token.kind == .scale || isFactor else { return }
    let end = scalar(at: Int(tokens[isFactor ? index + 1 : index].end))
    add(token.indexSpelling, "x", at: token, end: end, isNumber: false)
  }

  private mutating func add(
    _ number: String, _ unit: String, at token: SentenceToken, end: Int, isNumber: Bool,
    silentUntil silentEnd: Int? = nil
  ) {
    guard isNumber || !unit.isEmpty else { return }
    let start = scalar(at: Int(token.start))
    // The @ of a scale does not belong to its atom.
    let first = token.kind == .scale ? start + 1 : start
    let atom = atoms.firstSorted { $0.range.lowerBound >= first }
    guard atom < atoms.count, token.kind == .scale || atoms[atom].range.lowerBound == first,
      atoms[atom].range.lowerBound < end, beginnings.insert(atom).inserted
    else { return }
    all.append(
      Spelled(
        atom: atom, end: end, number: number, unit: unit, isNumber: isNumber,
        silent: silentEnd.map { crosses(from: atom, to: $0) } ?? []))
  }

  /// The atoms that only connect numbers: x, by.
  private func crosses(from atom: Int, to end: Int) -> [Int] {
    var crosses: [Int] = []
    var index = atom + 1
    while index < atoms.count, atoms[index].range.upperBound <= end {
      if atoms[index].kind == .letters, Self.crossWords.contains(text.scalars[atoms[index].range]) {
        crosses.append(index)
      }
      index += 1
    }
    return crosses
  }

  private static let crossWords = PackedWords(.latin, ["x", "by"])

  /// The index of the scalar at a UTF-8 offset of the recognised text.
  private func scalar(at offset: Int) -> Int {
    starts.isEmpty
      ? text.places.firstSorted { Int($0.start) >= offset } : starts.firstSorted { $0 >= offset }
  }
}

extension SentenceToken {
  /// Its number in digits.
  fileprivate var indexSpelling: String { Self.digits(low) }

  fileprivate static func digits(_ value: Double) -> String {
    value == value.rounded() && value.magnitude < 1e15 ? String(Int(value)) : "\(value)"
  }
}

extension Quantity {
  /// The quantity's numbers in digits, joined as the index expects.
  fileprivate func indexSpelling(of numbers: [SentenceToken]) -> String {
    func ends(_ low: Double, _ high: Double) -> String {
      low == high
        ? SentenceToken.digits(low)
        : "\(SentenceToken.digits(low))~\(SentenceToken.digits(high))"
    }
    if unit == .toOne { return numbers.map(\.indexSpelling).joined(separator: ":") }
    guard let second else { return ends(low, high) }
    return ends(low, high) + "x" + ends(second, highestSecond ?? second)
  }
}
