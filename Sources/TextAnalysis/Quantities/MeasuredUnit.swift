package import Guidelines
internal import Lexicon

/// A unit as the texts write it.
package struct MeasuredUnit: Hashable, Sendable {
  /// The unit itself.
  package var unit: Unit
  /// What is measured where the text does not say.
  package var dimension: Dimension
  /// How much the text must say besides the number.
  package var demand: Demand = .none

  /// What must stand beside a number with this unit, because the unit's word means other things
  /// as well.
  package enum Demand: String, Sendable {
    case none
    /// Digits, not a number word: "two points to remember".
    case digits
    /// Digits, and a word for what is measured: 점 also counts marks and dots.
    case dimension
    /// Digits, and a bound: 40 mm is the name of a watch.
    case bound
    /// A bound: "five minutes" is a story, "within five minutes" a rule.
    case limit
  }
}

extension MeasuredUnit {
  /// The number over one in "4.5:1".
  package static let toOne = MeasuredUnit(unit: .toOne, dimension: .ratio)

  /// How many times as high as its letters a line is: "line-height: 1.5".
  package static let lineHeights = MeasuredUnit(unit: .multiple, dimension: .lineHeight)

  /// "3s", which may be the name of a product.
  package static let shortSeconds = MeasuredUnit(
    unit: .seconds, dimension: .duration, demand: .limit)
}

extension Unit {
  /// How often something happens.
  package static let times = Unit(rawValue: "times")
  /// How many times as large something is.
  package static let multiple = Unit(rawValue: "×")
  package static let millimetres = Unit(rawValue: "mm")
  package static let ems = Unit(rawValue: "em")
}

// MARK: - Rows

/// The columns of `units.tsv`.
struct UnitRows {
  private let entry = Lexicon.units.column("entry")
  private let unit = Lexicon.units.column("unit")
  private let dimension = Lexicon.units.column("dimension")
  private let demand = Lexicon.units.column("demand")
  private let index = Lexicon.units.column("index")

  /// The unit of a row.
  func measured(_ row: LexiconTable.Row) -> MeasuredUnit {
    guard let demand = MeasuredUnit.Demand(rawValue: row[demand]) else {
      preconditionFailure("\(row.place): demands nothing known")
    }
    return MeasuredUnit(
      unit: Unit(rawValue: row[unit]), dimension: Dimension(rawValue: row[dimension]),
      demand: demand)
  }

  /// Whether its entry has several words.
  func isPhrase(_ row: LexiconTable.Row) -> Bool {
    row.withBytes(of: entry) { $0.contains(UInt8(ascii: " ")) }
  }

  /// The spellings of units in the index that are not the units in lower case.
  static let indexSpellings: [Unit: String] = {
    let rows = UnitRows()
    let spelled = Lexicon.units.filter { !$0.has("-", in: rows.index) }
    return Dictionary(
      spelled.map { (Unit(rawValue: $0[rows.unit]), $0[rows.index]) }, uniquingKeysWith: { $1 })
  }()
}

extension MeasuredUnit {
  /// How the index spells it behind a number.
  package var indexSpelling: String {
    UnitRows.indexSpellings[unit] ?? unit.rawValue.lowercased()
  }
}
