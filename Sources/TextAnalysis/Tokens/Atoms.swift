/// The smallest pieces of a text that can be words: runs of one kind of letter, or numbers.
///
/// `iPhone에서` consists of two atoms in one chunk, `UITabBar` of three.
struct Atoms {
  /// What separates an atom from the preceding one.
  enum Gap: Equatable {
    /// Nothing: both are in one chunk.
    case none
    /// Only white space.
    case space
    /// One symbol, with or without white space around it.
    case symbol(UInt32, isTight: Bool)
    /// More than that: no surface form extends over it.
    case far
  }

  /// The kind of an atom's characters.
  enum Kind {
    case letters
    case hangul
    case number
  }

  struct Atom {
    private let start: Int32
    private let end: Int32
    fileprivate(set) var gap: Gap
    let kind: Kind
    /// Whether it directly follows a closing quotation mark or bracket: `‘탭 막대’를`.
    fileprivate(set) var followsCloser = false

    fileprivate init(_ range: Range<Int>, _ kind: Kind, _ gap: Gap) {
      (start, end) = (
        Int32(truncatingIfNeeded: range.lowerBound), Int32(truncatingIfNeeded: range.upperBound)
      )
      self.kind = kind
      self.gap = gap
    }

    /// The scalars of the atom.
    var range: Range<Int> { Range(uncheckedBounds: (Int(start), Int(end))) }
  }

  private let text: FoldedText
  /// The buffer, with room for one atom per scalar, and the number of atoms in it.
  private let all: UnsafeMutableBufferPointer<Atom>
  private var count = 0

  /// Calls `body` with the atoms of `text`, which are valid only during the call.
  static func with<Result>(
    _ text: FoldedText, _ body: (UnsafeBufferPointer<Atom>) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(of: Atom.self, capacity: text.scalars.count) { all in
      var atoms = Atoms(text, all)
      atoms.read()
      return body(UnsafeBufferPointer(rebasing: all[..<atoms.count]))
    }
  }

  private init(_ text: FoldedText, _ all: UnsafeMutableBufferPointer<Atom>) {
    self.text = text
    self.all = all
  }

  /// Fills the buffer with the atoms of the text.
  private mutating func read() {
    var index = 0
    var gapStart = 0
    while index < text.scalars.count {
      let kind = text.places[index].kind
      guard kind != .space, kind != .symbol else {
        index += 1
        continue
      }
      let first = count
      let start = index
      index = appendRun(of: kind, from: start)
      all[first].gap = gap(gapStart..<start)
      all[first].followsCloser =
        start > 0 && text.places[start - 1].kind == .symbol
        && Self.isCloser(text.scalars[start - 1])
      gapStart = index
    }
  }

  /// Appends the atoms of the run that begins at `start`.
  ///
  /// Returns the index after it.
  private mutating func appendRun(of kind: FoldedText.Kind, from start: Int) -> Int {
    switch kind {
    case .digit:
      let end = endOfNumber(from: start)
      append(start..<end, .number)
      return end
    case .hangul:
      let end = endOfRun(of: kind, from: start)
      append(start..<end, .hangul)
      return end
    case .dense:
      let end = endOfRun(of: kind, from: start)
      appendDenseWords(start..<end)
      return end
    default:
      let (end, holdsCapital) = endOfLetters(from: start)
      if holdsCapital {
        appendCamelParts(start..<end)
      } else {
        append(start..<end, .letters)
      }
      return end
    }
  }

  private func endOfRun(of kind: FoldedText.Kind, from start: Int) -> Int {
    var index = start
    while index < text.places.count, text.places[index].kind == kind { index += 1 }
    return index
  }

  private mutating func append(_ range: Range<Int>, _ kind: Kind, gap: Gap = .none) {
    all.initializeElement(at: count, to: Atom(range, kind, gap))
    count += 1
  }

  private func gap(_ range: Range<Int>) -> Gap {
    guard !range.isEmpty else { return .none }
    // By far the most frequent case.
    if range.count == 1, text.places[range.lowerBound].kind == .space { return .space }
    var symbol: UInt32?
    for index in range where text.places[index].kind == .symbol {
      guard symbol == nil else { return .far }
      symbol = text.scalars[index]
    }
    guard let symbol else { return .space }
    return .symbol(symbol, isTight: range.count == 1)
  }

  /// The end of a number including its decimal point and thousands separators: `4.5`, `1,024`.
  private func endOfNumber(from start: Int) -> Int {
    var index = start
    func isDigit(_ index: Int) -> Bool {
      index < text.places.count && text.places[index].kind == .digit
    }
    while isDigit(index) { index += 1 }
    while index < text.scalars.count {
      if text.scalars[index] == Self.comma {
        guard (1...3).allSatisfy({ isDigit(index + $0) }), !isDigit(index + 4) else { break }
        index += 4
      } else if text.scalars[index] == Self.dot, isDigit(index + 1) {
        index += 1
        while isDigit(index) { index += 1 }
      } else {
        break
      }
    }
    return index
  }

  /// The end of a run of letters including apostrophes between letters, and whether letters other
  /// than the first are capitals.
  private func endOfLetters(from start: Int) -> (end: Int, holdsCapital: Bool) {
    let places = text.places
    var index = start
    var holdsCapital = false
    while index < places.count {
      if places[index].kind == .letter {
        if places[index].isCapital, index > start { holdsCapital = true }
      } else if index + 1 == places.count || places[index + 1].kind != .letter
        || !Self.isApostrophe(text.scalars[index])
      {
        break
      }
      index += 1
    }
    return (index, holdsCapital)
  }

  private mutating func appendDenseWords(_ range: Range<Int>) {
    // One UTF-16 unit per scalar, so that ICU's offsets are scalar indexes. An ideograph outside
    // the basic plane is replaced by another, which breaks in the same places.
    let units = range.map { text.scalars[$0] > 0xFFFF ? 0x4E00 : UInt16(text.scalars[$0]) }
    var start = range.lowerBound
    for end in BreakIterators.wordEnds(in: units) where range.lowerBound + end > start {
      append(start..<range.lowerBound + end, .letters, gap: .far)
      start = range.lowerBound + end
    }
  }

  /// Splits `navigationTitle` and `UITabBar` at their inner words.
  private mutating func appendCamelParts(_ range: Range<Int>) {
    var start = range.lowerBound
    var index = start + 1
    while index < range.upperBound {
      if text.places[index].isCapital, isCamelBoundary(index, in: start..<range.upperBound) {
        append(start..<index, .letters)
        start = index
      }
      index += 1
    }
    append(start..<range.upperBound, .letters)
  }

  /// Whether a word of a camel-case name begins with the capital at `index`.
  private func isCamelBoundary(_ index: Int, in range: Range<Int>) -> Bool {
    let rest = index..<range.upperBound
    // iPhone and eBook are not split, because one letter is not a word; neither are macOS and
    // iPadOS.
    guard index - range.lowerBound > 1,
      !(rest.count == 2 && text.scalars[index] == Self.o && text.scalars[index + 1] == Self.s
        && text.places[index + 1].isCapital)
    else { return false }
    if !text.places[index - 1].isCapital { return true }
    guard index + 1 < range.upperBound, !text.places[index + 1].isCapital else { return false }
    // URLs: the plural of an abbreviation.
    return !(rest.count == 2 && text.scalars[index + 1] == Self.s)
  }

  private static let comma = UInt32(UInt8(ascii: ","))
  private static let dot = UInt32(UInt8(ascii: "."))
  private static let o = UInt32(UInt8(ascii: "o"))
  private static let s = UInt32(UInt8(ascii: "s"))

  static func isApostrophe(_ scalar: UInt32) -> Bool { scalar == 0x27 }

  private static func isCloser(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x22, 0x27, 0x29, 0x2A, 0x3E, 0x5D, 0x5F, 0x60, 0x7D, 0xBB, 0x201D, 0x203A,
      0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015:
      return true
    default:
      return false
    }
  }
}
