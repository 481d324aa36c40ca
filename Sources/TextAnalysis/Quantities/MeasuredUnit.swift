package import Guidelines
internal import Lexicon

/// A unit as texts use it.
package struct MeasuredUnit: Hashable, Sendable {
  /// The unit itself.
  package var unit: Unit
  /// What the unit measures unless the text says otherwise.
  package var dimension: Dimension
  /// What the text must contain besides the number.
  package var demand: Demand = .none

  /// What must accompany a number with this unit, because the word for the unit has other meanings
  /// as well.
  package enum Demand: String, Sendable {
    case none
    /// Digits instead of a number word: "two points to remember" is not a size.
    case digits
    /// Digits, and a word for the dimension: 점 also counts marks and dots.
    case dimension
    /// Digits, and a bound: 40 mm is also the name of a watch.
    case bound
    /// A bound: "five minutes" may be part of a story, "within five minutes" is a rule.
    case limit
  }
}

extension MeasuredUnit {
  /// The unit of the 4.5 in "4.5:1".
  package static let toOne = MeasuredUnit(unit: .toOne, dimension: .ratio)

  /// Line height as a multiple of the letter height: "line-height: 1.5".
  package static let lineHeights = MeasuredUnit(unit: .multiple, dimension: .lineHeight)

  /// The unit of "3s", which may also be part of a product name.
  package static let shortSeconds = MeasuredUnit(
    unit: .seconds, dimension: .duration, demand: .limit)
}

extension MeasuredUnit {
  /// How many of `smaller`, the next smaller unit of time, make up this one; `nil` for other units.
  ///
  /// Hours and minutes remain two numbers, because limits are compared by unit, and those of a
  /// countdown are in hours.
  func count(of smaller: MeasuredUnit) -> Double? {
    switch (unit, smaller.unit) {
    case (.minutes, .seconds): 60
    case (.seconds, .milliseconds): 1000
    default: nil
    }
  }
}

extension Unit {
  /// How often something happens.
  package static let times = Unit(rawValue: "times")
  /// How many times as large something is.
  package static let multiple = Unit(rawValue: "×")
  package static let millimetres = Unit(rawValue: "mm")
  package static let ems = Unit(rawValue: "em")
}

extension MeasuredUnit {
  /// Whether it is a unit after digits alone, and not after a number in words: "two meters" is no length,
  /// 하나도 contains no degrees, and 두 분 no minutes.
  func needsDigits(inHangul: Bool) -> Bool {
    demand == .dimension || demand == .bound
      || inHangul && [.degrees, .minutes, .percent].contains(unit)
  }
}

// MARK: - Rows

/// The columns of `units.tsv`.
struct UnitRows {
  private let entry = Lexicon.units.column("entry")
  private let unit = Lexicon.units.column("unit")
  private let dimension = Lexicon.units.column("dimension")
  private let demand = Lexicon.units.column("demand")
  private let index = Lexicon.units.column("index")

  /// The unit that a row describes.
  func measured(_ row: LexiconTable.Row) -> MeasuredUnit {
    guard let demand = MeasuredUnit.Demand(rawValue: row[demand]) else {
      preconditionFailure("\(row.place): demands nothing known")
    }
    return MeasuredUnit(
      unit: Unit(rawValue: row[unit]), dimension: Dimension(rawValue: row[dimension]),
      demand: demand)
  }

  /// Whether the row's entry has several words.
  func isPhrase(_ row: LexiconTable.Row) -> Bool {
    row.withBytes(of: entry) { $0.contains(UInt8(ascii: " ")) }
  }

  /// Units whose spelling in the index is not simply the unit in lower case.
  static let indexSpellings: [Unit: String] = {
    let rows = UnitRows()
    let spelled = Lexicon.units.filter { !$0.has("-", in: rows.index) }
    return Dictionary(
      spelled.map { (Unit(rawValue: $0[rows.unit]), $0[rows.index]) }, uniquingKeysWith: { $1 })
  }()
}

extension MeasuredUnit {
  /// The unit's spelling in the index, after a number.
  package var indexSpelling: String {
    UnitRows.indexSpellings[unit] ?? unit.rawValue.lowercased()
  }
}
