/// The numbers of a text with their units, in one spelling each: `68 pt` and `68포인트` are `68pt`.
///
/// A range is `3~5`, a size `25x25`, a ratio `4.5:1`; things counted (개, tabs) add no unit.
struct Quantities {
  /// A quantity over one or more atoms: one number or several.
  struct Quantity {
    /// Its numbers; what joins them, which is 0 where there is but one.
    fileprivate(set) var numbers: (first: Number, second: Number?, third: Number?)
    fileprivate(set) var joiner: UInt8 = 0
    /// Whether it says something without its unit that its digits do not.
    fileprivate(set) var isNumber = false
    fileprivate(set) var unit: Unit?
    /// The index after its last scalar.
    fileprivate(set) var end: Int
    /// The atoms that stand for no word of their own: the x of `25x25`.
    fileprivate(set) var silent: (first: Int?, second: Int?)
  }

  /// A number as the text has it.
  enum Number {
    /// The scalars of its digits, with thousands commas.
    case digits(Range<Int>)
    case word(Int)
  }

  /// A unit; `count` counts things and adds nothing to the number.
  enum Unit: String {
    case point = "pt"
    case pixel = "px"
    case densityPixel = "dp"
    case em = "em"
    case percent = "%"
    case character = "char"
    case second = "s"
    case millisecond = "ms"
    case minute = "min"
    case degree = "°"
    case fold = "x"
    case millimetre = "mm"
    case centimetre = "cm"
    case inch = "in"
    case hertz = "hz"
    case framesPerSecond = "fps"
    case count = ""
  }

  let text: FoldedText
  let atoms: UnsafeBufferPointer<Atoms.Atom>

  /// A place between the scalars of an atom; at the atom's end where `scalar` is its last.
  fileprivate struct Place {
    var atom: Int
    var scalar: Int
  }

  /// A number that was read, with its unit where it has one.
  fileprivate struct Value {
    var number: Number
    var unit: Unit?
    /// After the number and after its unit.
    var end: Int
    var next: Place
    var isSpelledOut: Bool
    /// Whether 에서 or 부터 follows: the beginning of a range.
    var beginsRange: Bool
  }

  /// The quantity that begins at the atom at `index`, if one does.
  func quantity(at index: Int) -> Quantity? {
    guard let first = value(at: Place(atom: index, scalar: atoms[index].range.lowerBound)) else {
      return nil
    }
    var quantity = Quantity(numbers: (first.number, nil, nil), unit: first.unit, end: first.end)
    var last = first
    if let second = rangeEnd(after: first),
      first.unit == nil || second.unit == nil || first.unit == second.unit
    {
      quantity.join(second, with: "~")
      quantity.unit = second.unit ?? first.unit
      last = second
    } else if let (second, cross) = sizeEnd(after: first) {
      quantity.join(second, with: "x")
      quantity.unit = second.unit ?? first.unit
      quantity.silent.first = cross
      last = second
      if let (third, cross) = sizeEnd(after: second) {
        quantity.join(third, with: "x")
        quantity.unit = third.unit ?? quantity.unit
        quantity.silent.second = cross
        last = third
      }
    } else if let second = ratioEnd(after: first) {
      quantity.join(second, with: ":")
      quantity.unit = nil
      last = second
    }
    quantity.end = quantity.unit == nil ? last.end : last.next.scalar
    quantity.isNumber = quantity.joiner != 0 || first.isSpelledOut
    if quantity.unit == .count { quantity.unit = nil }
    return quantity.isNumber || quantity.unit != nil ? quantity : nil
  }

  /// Whether a quantity could begin at the atom at `index`, whatever follows; `false` is sure.
  func mayBegin(at index: Int) -> Bool {
    let range = atoms[index].range
    switch atoms[index].kind {
    case .number: return true
    case .letters: return englishNumber(range) != nil
    case .hangul:
      // 두세요: what stands in one word with a number is its unit, or it is none.
      return range.count <= 4 && Self.koreanNumbers.begin(text.scalars[range.lowerBound])
        && Self.koreanNumbers.values[text.scalars[range]] != nil
        || koreanValue(at: Place(atom: index, scalar: range.lowerBound)) != nil
    }
  }

  // MARK: - Values

  private func value(at place: Place) -> Value? {
    guard place.atom < atoms.count else { return nil }
    let atom = atoms[place.atom]
    switch atom.kind {
    case .number:
      guard place.scalar == atom.range.lowerBound else { return nil }
      return withUnit(
        Value(
          number: .digits(atom.range), end: atom.range.upperBound, next: after(place.atom),
          isSpelledOut: false, beginsRange: false))
    case .letters:
      guard let number = englishNumber(atom.range) else { return nil }
      let value = withUnit(
        Value(
          number: .word(number), end: atom.range.upperBound, next: after(place.atom),
          isSpelledOut: true, beginsRange: false))
      // “One” is a pronoun as often as a number.
      return number == 1 && value.unit == nil && rangeEnd(after: value) == nil ? nil : value
    case .hangul:
      return koreanValue(at: place)
    }
  }

  private func englishNumber(_ range: Range<Int>) -> Int? {
    guard (3...9).contains(range.count), Self.beginsEnglishNumber(text.scalars[range.lowerBound])
    else { return nil }
    return Self.englishNumbers[text.scalars[range]]
  }

  private func koreanValue(at place: Place) -> Value? {
    let atom = atoms[place.atom]
    guard Self.koreanNumbers.begin(text.scalars[place.scalar]) else { return nil }
    let rest = atom.range.upperBound - place.scalar
    for length in stride(from: min(rest, 4), through: 1, by: -1) {
      let range = place.scalar..<place.scalar + length
      guard let number = Self.koreanNumbers.values[text.scalars[range]] else { continue }
      let isWhole = length == rest
      let value = withUnit(
        Value(
          number: .word(number), end: range.upperBound,
          next: isWhole ? after(place.atom) : Place(atom: place.atom, scalar: range.upperBound),
          isSpelledOut: true, beginsRange: false))
      // 세 and 다섯 count something; 세로 and 두께 are words.
      switch value.unit {
      // Units that follow digits only: 하나도 is no degree, 두 분 no minutes.
      case nil, .degree, .minute, .percent: continue
      default: return value
      }
    }
    return nil
  }

  /// `value` with the unit after it and the particles after that.
  private func withUnit(_ value: Value) -> Value {
    var value = value
    let place = value.next
    if place.atom > 0, place.atom <= atoms.count,
      place.scalar < text.scalars.count, place.scalar == value.end,
      let unit = symbolUnit(place.scalar)
    {
      value.unit = unit
      value.next.scalar += 1
      value.end = value.next.scalar
      return value
    }
    guard place.atom < atoms.count else { return value }
    let atom = atoms[place.atom]
    let isInside = place.scalar > atom.range.lowerBound
    guard isInside || atom.gap == .none || atom.gap == .space else { return value }
    let start = isInside ? place.scalar : atom.range.lowerBound
    switch atom.kind {
    case .letters:
      guard atom.range.count < 12, let unit = Self.englishUnits[text.scalars[atom.range]],
        unit != .fold || !isCrossed(place.atom)
      else { return value }
      value.unit = unit
      value.next = after(place.atom)
      // 68pt에서: a particle after a unit in Latin letters is an atom of its own.
      if value.next.atom < atoms.count, atoms[value.next.atom].gap == .none,
        atoms[value.next.atom].kind == .hangul
      {
        let particle = atoms[value.next.atom].range
        value.beginsRange = Self.rangeParticles.contains(text.scalars[particle])
        let end = value.next.scalar
        if value.beginsRange { value.next = Place(atom: value.next.atom + 1, scalar: end) }
      }
    case .hangul:
      let rest = atom.range.upperBound - start
      let longest = Self.koreanUnits.begin(text.scalars[start]) ? min(rest, 5) : 0
      for length in stride(from: longest, through: 1, by: -1) {
        let unitRange = start..<start + length
        guard let unit = Self.koreanUnits.values[text.scalars[unitRange]] else { continue }
        let particles = unitRange.upperBound..<atom.range.upperBound
        guard
          particles.isEmpty
            || Particles.areParticles(
              text.scalars, particles, after: text.scalars[unitRange.upperBound - 1])
        else { continue }
        value.unit = unit
        value.next = Place(atom: place.atom + 1, scalar: unitRange.upperBound)
        value.beginsRange = Self.rangeParticles.contains(text.scalars[particles])
        return value
      }
      // 3에서 5까지: a particle directly after the digits.
      if start == value.end,
        Self.rangeParticles.contains(text.scalars[start..<atom.range.upperBound])
      {
        value.beginsRange = true
        value.next = Place(atom: place.atom + 1, scalar: value.end)
      }
    case .number:
      break
    }
    return value
  }

  /// Whether the `x` at `atom` stands between two numbers: 25x25 is no 25-fold.
  private func isCrossed(_ atom: Int) -> Bool {
    atom + 1 < atoms.count && atoms[atom + 1].kind == .number
      && atoms[atom + 1].gap == atoms[atom].gap
  }

  private func symbolUnit(_ scalar: Int) -> Unit? {
    switch text.scalars[scalar] {
    case UInt32(UInt8(ascii: "%")): .percent
    case 0xB0: .degree
    default: nil
    }
  }

  private func after(_ atom: Int) -> Place {
    Place(atom: atom + 1, scalar: atoms[atom].range.upperBound)
  }

  // MARK: - Ranges, sizes, ratios

  private func rangeEnd(after first: Value) -> Value? {
    let next = first.next.atom
    guard next < atoms.count, first.next.scalar <= atoms[next].range.lowerBound else { return nil }
    if first.beginsRange, atoms[next].gap == .space || atoms[next].gap == .none {
      return value(at: start(next))
    }
    let gap = gap(before: next, after: first)
    if gap == .space || gap == .symbol(Self.hyphen, isTight: true), isRangeWord(next) {
      return value(at: start(next + 1))
    }
    guard case .symbol(let symbol, _) = gap, Self.isRangeSign(symbol) else { return nil }
    return value(at: start(next))
  }

  /// Whether the atom at `index` is the `to` of “three to five” and “three-to-five”.
  private func isRangeWord(_ index: Int) -> Bool {
    guard index + 1 < atoms.count, atoms[index].kind == .letters,
      Self.rangeWords.contains(text.scalars[atoms[index].range])
    else { return false }
    let gap = atoms[index + 1].gap
    return gap == .space || gap == .symbol(Self.hyphen, isTight: true)
  }

  private func sizeEnd(after first: Value) -> (Value, cross: Int?)? {
    let next = first.next.atom
    guard next < atoms.count, first.next.scalar <= atoms[next].range.lowerBound else { return nil }
    switch gap(before: next, after: first) {
    case .symbol(let symbol, _) where Self.isCross(symbol) && atoms[next].kind == .number:
      return value(at: start(next)).map { ($0, nil) }
    case .none, .space:
      guard atoms[next].kind == .letters, isCrossed(next),
        Self.crossWords.contains(text.scalars[atoms[next].range])
      else { return nil }
      return value(at: start(next + 1)).map { ($0, next) }
    default:
      return nil
    }
  }

  private func ratioEnd(after first: Value) -> Value? {
    let next = first.next.atom
    guard next < atoms.count, first.unit == nil, atoms[next].kind == .number,
      case .symbol(UInt32(UInt8(ascii: ":")), isTight: true) = atoms[next].gap
    else { return nil }
    return value(at: start(next))
  }

  /// What stands before the atom at `next`, a unit's own symbol left out.
  private func gap(before next: Int, after value: Value) -> Atoms.Gap {
    guard value.unit == .percent || value.unit == .degree, atoms[next].gap == .far else {
      return atoms[next].gap
    }
    let range = value.end..<atoms[next].range.lowerBound
    let symbols = range.filter { text.places[$0].kind == .symbol }
    guard symbols.count == 1 else { return .far }
    return .symbol(text.scalars[symbols[0]], isTight: range.count == 1)
  }

  private func start(_ atom: Int) -> Place {
    Place(atom: atom, scalar: atom < atoms.count ? atoms[atom].range.lowerBound : 0)
  }

  private static func isRangeSign(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x7E, 0x2D, 0x2010...0x2015, 0x2212, 0x223C, 0x301C: true
    default: false
    }
  }

  private static func isCross(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xD7, 0x2A, 0x2715, 0x2716, 0x2A2F: true
    default: false
    }
  }

  private static let hyphen = UInt32(UInt8(ascii: "-"))
  fileprivate static let comma = UInt32(UInt8(ascii: ","))
  private static let rangeWords = PackedWords(.latin, ["to", "through"])
  private static let crossWords = PackedWords(.latin, ["x", "by"])
  private static let rangeParticles = PackedWords(.hangul, ["에서", "부터"])

  private static let englishNumbers = PackedWords(
    .latin,
    [
      "zero": 0, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7,
      "eight": 8, "nine": 9, "ten": 10, "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14,
      "fifteen": 15, "sixteen": 16, "seventeen": 17, "eighteen": 18, "nineteen": 19, "twenty": 20,
      "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60, "seventy": 70, "eighty": 80,
      "ninety": 90, "hundred": 100,
    ])
  private static func beginsEnglishNumber(_ letter: UInt32) -> Bool {
    switch letter {
    // e, f, h, n, o, s, t, z
    case 0x65, 0x66, 0x68, 0x6E, 0x6F, 0x73, 0x74, 0x7A: true
    default: false
    }
  }

  private static let koreanNumbers = KoreanWords([
    "한": 1, "하나": 1, "두": 2, "둘": 2, "세": 3, "셋": 3, "석": 3, "네": 4, "넷": 4, "다섯": 5, "여섯": 6,
    "일곱": 7, "여덟": 8, "아홉": 9, "열": 10, "열한": 11, "열두": 12, "열세": 13, "열네": 14, "열다섯": 15,
    "열여섯": 16, "열일곱": 17, "열여덟": 18, "열아홉": 19, "스무": 20, "스물": 20, "서른": 30, "마흔": 40,
    "쉰": 50, "예순": 60, "일흔": 70, "여든": 80, "아흔": 90, "백": 100,
  ])

  private static let englishUnits = PackedWords<Unit>(
    .latin,
    [
      "pt": .point, "pts": .point, "point": .point, "points": .point, "px": .pixel,
      "pixel": .pixel, "pixels": .pixel, "dp": .densityPixel, "em": .em, "percent": .percent,
      "character": .character, "characters": .character, "char": .character, "chars": .character,
      "letter": .character, "letters": .character, "s": .second, "sec": .second, "secs": .second,
      "second": .second, "seconds": .second, "ms": .millisecond, "millisecond": .millisecond,
      "milliseconds": .millisecond, "min": .minute, "minute": .minute, "minutes": .minute,
      "degree": .degree, "degrees": .degree, "deg": .degree, "x": .fold, "times": .fold,
      "mm": .millimetre, "cm": .centimetre, "inch": .inch, "inches": .inch, "hz": .hertz,
      "fps": .framesPerSecond,
    ])
  private static let koreanUnits = KoreanWords<Unit>([
    "포인트": .point, "점": .point, "픽셀": .pixel, "화소": .pixel, "퍼센트": .percent, "프로": .percent,
    "자": .character, "글자": .character, "문자": .character, "초": .second, "밀리초": .millisecond,
    "분": .minute, "도": .degree, "배": .fold, "밀리미터": .millimetre, "센티미터": .centimetre,
    "인치": .inch, "헤르츠": .hertz, "프레임": .framesPerSecond,
    "개": .count, "가지": .count, "명": .count, "번": .count, "회": .count, "줄": .count,
    "단계": .count, "쪽": .count, "페이지": .count, "곳": .count, "칸": .count, "행": .count,
    "열": .count, "종류": .count, "단어": .count, "사람": .count, "손가락": .count, "번째": .count,
  ])
}

extension Quantities.Quantity {
  /// Adds a number behind those that are there.
  fileprivate mutating func join(_ value: Quantities.Value, with joiner: Unicode.Scalar) {
    self.joiner = UInt8(ascii: joiner)
    if numbers.second == nil { numbers.second = value.number } else { numbers.third = value.number }
  }
}

extension TokenDraft {
  /// Appends the numbers of `quantity` to the token that is next to end, in one spelling.
  mutating func append(_ quantity: Quantities.Quantity, of text: FoldedText) {
    append(quantity.numbers.first, of: text)
    guard let second = quantity.numbers.second else { return }
    append(scalar: UInt32(quantity.joiner))
    append(second, of: text)
    guard let third = quantity.numbers.third else { return }
    append(scalar: UInt32(quantity.joiner))
    append(third, of: text)
  }

  /// Appends `number` in digits without thousands commas.
  mutating func append(_ number: Quantities.Number, of text: FoldedText) {
    switch number {
    case .digits(let range):
      for scalar in text.scalars[range] where scalar != Quantities.comma { append(scalar: scalar) }
    case .word(let number): append(String(number))
    }
  }
}

/// Words of Hangul, and what each stands for.
private struct KoreanWords<Value: Sendable>: Sendable {
  let values: PackedWords<Value>
  /// Whether one of them begins with the syllable, for each from U+AC00.
  private var begins = [Bool](repeating: false, count: 0xD7A4 - 0xAC00)

  init(_ values: [String: Value]) {
    self.values = PackedWords(.hangul, values)
    for scalar in values.keys.compactMap(\.unicodeScalars.first) {
      begins[Int(scalar.value - 0xAC00)] = true
    }
  }

  /// Whether one of them may begin with `scalar`: most words are none.
  func begin(_ scalar: UInt32) -> Bool {
    Hangul.isSyllable(scalar) && begins[Int(scalar - 0xAC00)]
  }
}
