/// What a metric measures: `count`, `length`, `width`, `height`, `top`, `ratio`, ….
public struct Dimension: RawRepresentable, Hashable, Codable, Sendable {
  /// The name itself.
  public let rawValue: String
  /// Wraps `rawValue` as it is.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The number of things.
  public static let count = Dimension(rawValue: "count")
  /// The length of a text.
  public static let length = Dimension(rawValue: "length")
  /// The horizontal extent.
  public static let width = Dimension(rawValue: "width")
  /// The vertical extent.
  public static let height = Dimension(rawValue: "height")
  /// Width and height at once, or a diameter: "at least 44 pt".
  public static let size = Dimension(rawValue: "size")
  /// The distance from the top edge.
  public static let top = Dimension(rawValue: "top")
  /// The distance from the bottom edge.
  public static let bottom = Dimension(rawValue: "bottom")
  /// The distance from the leading edge.
  public static let leading = Dimension(rawValue: "leading")
  /// The distance from the trailing edge.
  public static let trailing = Dimension(rawValue: "trailing")
  /// The distance between content and an edge.
  public static let margin = Dimension(rawValue: "margin")
  /// The distance between two elements.
  public static let spacing = Dimension(rawValue: "spacing")
  /// The distance added between letters.
  public static let tracking = Dimension(rawValue: "tracking")
  /// The height of a line of text, including the distance to the next one.
  public static let lineHeight = Dimension(rawValue: "line height")
  /// The radius of a corner or a circle.
  public static let radius = Dimension(rawValue: "radius")
  /// The quotient of two values, such as contrast.
  public static let ratio = Dimension(rawValue: "ratio")
  /// The time that something takes.
  public static let duration = Dimension(rawValue: "duration")
  /// The frequency of something.
  public static let rate = Dimension(rawValue: "rate")
  /// An angle.
  public static let angle = Dimension(rawValue: "angle")
  /// The opacity of something.
  public static let opacity = Dimension(rawValue: "opacity")
  /// A part of a whole.
  public static let share = Dimension(rawValue: "share")
}

/// The unit of a metric: `pt`, `px`, `characters`, or the plural English noun of countable things
/// (`tabs`, `buttons`).
public struct Unit: RawRepresentable, Hashable, Codable, Sendable {
  /// The name itself.
  public let rawValue: String
  /// Wraps `rawValue` as it is.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Points.
  public static let points = Unit(rawValue: "pt")
  /// Pixels.
  public static let pixels = Unit(rawValue: "px")
  /// Characters as a reader counts them.
  public static let characters = Unit(rawValue: "characters")
  /// Hundredths.
  public static let percent = Unit(rawValue: "%")
  /// Seconds.
  public static let seconds = Unit(rawValue: "s")
  /// Milliseconds.
  public static let milliseconds = Unit(rawValue: "ms")
  /// Minutes of time.
  public static let minutes = Unit(rawValue: "minutes")
  /// Hours.
  public static let hours = Unit(rawValue: "hours")
  /// Days.
  public static let days = Unit(rawValue: "days")
  /// Weeks.
  public static let weeks = Unit(rawValue: "weeks")
  /// Months, which are compared as 30 days.
  public static let months = Unit(rawValue: "months")
  /// Degrees of arc.
  public static let degrees = Unit(rawValue: "°")
  /// A ratio such as 4.5:1, as its first number over its second.
  public static let toOne = Unit(rawValue: ":1")
}

/// A number that a guideline states, as data.
///
/// Each value is one statement about one dimension: `25x25 pt` is two metrics, a width and a
/// height. An open end is `nil`: "more than three" has the minimum 4 and no maximum.
public struct Metric: Hashable, Sendable {
  /// The rule that states it; `nil` if its passage belongs to no rule.
  public var rule: RuleID?
  /// Who states it.
  public var authority = Authority.apple
  /// The thing that is measured, by the English name of its concept: `tab bar icon`.
  public var subject: String
  /// The dimension of the subject that is measured.
  public var dimension: Dimension
  /// The smallest value allowed, in `unit`.
  public var minimum: Double?
  /// The largest value allowed, in `unit`.
  public var maximum: Double?
  /// Whether the text says "about".
  public var isApproximate: Bool
  /// The unit of the values.
  public var unit: Unit
  /// The scale factor of a pixel size (2 for @2x), or `nil`.
  public var scale: Int?
  /// The platforms to which it applies, in canonical order; empty if the text names none.
  public var platforms: [Platform]
  /// Further conditions: `["shape": "circular", "context": "regular"]`.
  public var qualifiers: [String: String]
  /// The Korean line that states the same, if the source is English.
  public var confirmed: LineReference?
  /// The line that states it; the English one if both languages do.
  public var source: LineReference
}

// In an extension, so that the compiler still synthesises the memberwise initializer, which avoids
// copies. The two initializers differ in the order of their parameters.
extension Metric {
  /// Creates a metric.
  public init(
    rule: RuleID? = nil, authority: Authority = .apple, subject: String, dimension: Dimension,
    minimum: Double? = nil, maximum: Double? = nil, isApproximate: Bool = false, unit: Unit,
    scale: Int? = nil,
    platforms: [Platform] = [], qualifiers: [String: String] = [:], source: LineReference,
    confirmed: LineReference? = nil
  ) {
    self.init(
      rule: rule, authority: authority, subject: subject, dimension: dimension, minimum: minimum,
      maximum: maximum,
      isApproximate: isApproximate, unit: unit, scale: scale, platforms: platforms,
      qualifiers: qualifiers, confirmed: confirmed, source: source)
  }

  /// The values of its qualifiers, by name, without a platform unless `platforms` is empty.
  package var notes: [String] {
    qualifiers.sorted { $0.key < $1.key }.filter { $0.key != "platform" || platforms.isEmpty }
      .map(\.value)
  }

  /// Whether `other` states the same value; subjects, platforms and sources are not compared.
  public func statesSame(as other: Metric) -> Bool {
    dimension == other.dimension && minimum == other.minimum && maximum == other.maximum
      && unit == other.unit && scale == other.scale && qualifiers == other.qualifiers
  }
}

extension Metric: Codable {
  private enum CodingKeys: String, CodingKey {
    case rule
    case authority
    case subject
    case dimension
    case minimum = "min"
    case maximum = "max"
    case isApproximate = "approximate"
    case unit
    case scale
    case platforms
    case qualifiers
    case source
    case confirmed
  }

  /// Writes the metric in the JSON form of Docs/FORMATS.md.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(rule, forKey: .rule)
    try container.encode(authority, forKey: .authority)
    try container.encode(subject, forKey: .subject)
    try container.encode(dimension, forKey: .dimension)
    try container.encode(minimum, forKey: .minimum)
    try container.encode(maximum, forKey: .maximum)
    try container.encode(isApproximate, forKey: .isApproximate)
    try container.encode(unit, forKey: .unit)
    try container.encode(scale, forKey: .scale)
    try container.encode(platforms, forKey: .platforms)
    try container.encode(qualifiers, forKey: .qualifiers)
    try container.encode(source, forKey: .source)
    try container.encode(confirmed, forKey: .confirmed)
  }
}
