package import Guidelines

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
  package enum Demand: Sendable {
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
  /// How the index spells it behind a number.
  package var indexSpelling: String { Self.indexSpellings[unit] ?? unit.rawValue.lowercased() }

  private static let indexSpellings: [Unit: String] = [
    .characters: "char", .minutes: "min", .hours: "h", .days: "d", Unit(rawValue: "weeks"): "w",
    Unit(rawValue: "times"): "x", Unit(rawValue: "×"): "x",
  ]
}

/// How numbers are counted in.
///
/// A new unit, or a new spelling of one, belongs into these tables and nowhere else.
package enum Units {
  private static let pt = MeasuredUnit(unit: .points, dimension: .size, demand: .digits)
  private static let px = MeasuredUnit(unit: .pixels, dimension: .size)
  private static let characters = MeasuredUnit(unit: .characters, dimension: .length)
  private static let percent = MeasuredUnit(unit: .percent, dimension: .share)
  private static let seconds = MeasuredUnit(unit: .seconds, dimension: .duration)
  /// "3s", which may be the name of a product.
  package static let shortSeconds = MeasuredUnit(
    unit: .seconds, dimension: .duration, demand: .limit)
  private static let milliseconds = MeasuredUnit(unit: .milliseconds, dimension: .duration)
  private static let degrees = MeasuredUnit(unit: .degrees, dimension: .angle, demand: .digits)
  private static let framesPerSecond = MeasuredUnit(
    unit: Unit(rawValue: "fps"), dimension: .rate)
  private static let hertz = MeasuredUnit(unit: Unit(rawValue: "Hz"), dimension: .rate)
  private static let perInch = MeasuredUnit(
    unit: Unit(rawValue: "ppi"), dimension: Dimension(rawValue: "density"), demand: .digits)
  private static let megabytes = MeasuredUnit(
    unit: Unit(rawValue: "MB"), dimension: .size, demand: .bound)
  private static let kilobytes = MeasuredUnit(
    unit: Unit(rawValue: "KB"), dimension: .size, demand: .bound)
  package static let millimetres = MeasuredUnit(
    unit: Unit(rawValue: "mm"), dimension: .size, demand: .bound)
  private static let metres = MeasuredUnit(
    unit: Unit(rawValue: "m"), dimension: .size, demand: .bound)

  private static func limited(_ name: String, _ dimension: Dimension) -> MeasuredUnit {
    MeasuredUnit(unit: Unit(rawValue: name), dimension: dimension, demand: .limit)
  }
  private static let minutes = limited("minutes", .duration)
  private static let hours = limited("hours", .duration)
  private static let days = limited("days", .duration)
  private static let weeks = limited("weeks", .duration)
  package static let times = limited("times", .count)
  /// How many times as large something is.
  package static let multiple = limited("×", .size)
  private static let gigabytes = limited("GB", .size)
  private static let centimetres = limited("cm", .size)
  private static let kilometres = limited("km", .size)
  private static let feet = limited("ft", .size)
  private static let inches = limited("in", .size)
  private static let kilobits = MeasuredUnit(
    unit: Unit(rawValue: "kbps"), dimension: .rate, demand: .digits)
  private static let megabits = MeasuredUnit(
    unit: Unit(rawValue: "Mbps"), dimension: .rate, demand: .digits)
  private static let densityIndependent = MeasuredUnit(
    unit: Unit(rawValue: "dp"), dimension: .size, demand: .digits)
  private static let scaleIndependent = MeasuredUnit(
    unit: Unit(rawValue: "sp"), dimension: .size, demand: .digits)
  private static let rootEms = MeasuredUnit(
    unit: Unit(rawValue: "rem"), dimension: .size, demand: .digits)
  package static let ems = MeasuredUnit(
    unit: Unit(rawValue: "em"), dimension: .size, demand: .dimension)

  /// Units whose spelling is Latin or a sign, in lower case; words of one unit are joined by
  /// single spaces.
  package static let latin: [String: MeasuredUnit] = [
    "pt": pt, "pts": pt, "point": pt, "points": pt,
    "px": px, "pixel": px, "pixels": px,
    "character": characters, "characters": characters, "chars": characters,
    "%": percent, "percent": percent,
    "s": seconds, "sec": seconds, "secs": seconds, "second": seconds, "seconds": seconds,
    "ms": milliseconds, "millisecond": milliseconds, "milliseconds": milliseconds,
    "°": degrees, "degree": degrees, "degrees": degrees,
    "fps": framesPerSecond, "frames per second": framesPerSecond, "hz": hertz, "hertz": hertz,
    "ppi": perInch, "dpi": perInch,
    "mb": megabytes, "megabytes": megabytes, "kb": kilobytes, "kilobytes": kilobytes,
    "mm": millimetres, "millimeters": millimetres, "millimetres": millimetres,
    "minute": minutes, "minutes": minutes, "mins": minutes, "hour": hours, "hours": hours,
    "hrs": hours, "day": days, "days": days, "week": weeks, "weeks": weeks, "times": times,
    "gb": gigabytes, "gigabytes": gigabytes, "cm": centimetres, "centimeters": centimetres,
    "km": kilometres, "kilometers": kilometres, "ft": feet, "foot": feet, "feet": feet,
    "inch": inches, "inches": inches, "kbps": kilobits, "mbps": megabits,
    "dp": densityIndependent, "sp": scaleIndependent, "rem": rootEms, "em": ems,
    "meter": metres, "meters": metres, "metres": metres,
  ]

  /// Units whose spelling is Hangul; particles and the copula may follow at once.
  package static let korean: [String: MeasuredUnit] = [
    "포인트": pt,
    "점": MeasuredUnit(unit: .points, dimension: .size, demand: .dimension),
    "픽셀": px,
    "자": characters, "글자": characters, "문자": characters,
    "퍼센트": percent, "프로": percent,
    "초": seconds, "밀리초": milliseconds,
    "도": degrees,
    "분": minutes, "시간": hours, "일": days, "주": weeks, "주일": weeks, "번": times, "회": times,
    "기가바이트": gigabytes, "센티미터": centimetres, "킬로미터": kilometres, "인치": inches, "피트": feet,
    "배": multiple, "프레임": framesPerSecond, "헤르츠": hertz,
    "메가바이트": megabytes, "킬로바이트": kilobytes, "밀리미터": millimetres, "미터": metres,
  ]

  /// Korean counters: what is counted is said before or after.
  package static let counters: Set<String> = ["개", "가지", "명", "장", "건"]

  /// How many times as high as its letters a line is: "line-height: 1.5".
  package static let lineHeights = MeasuredUnit(unit: multiple.unit, dimension: .lineHeight)

  /// The number over one in "4.5:1".
  package static let toOne = MeasuredUnit(unit: .toOne, dimension: .ratio)
}
