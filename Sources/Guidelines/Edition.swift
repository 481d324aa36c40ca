/// The state of a guideline at a time: a year and, where it is known, a month.
///
/// Editions order by time; one without a month stands for the whole year and sorts before the
/// year's months.
public struct Edition: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The calendar year, four digits.
  public let year: Int
  /// The month from 1 to 12, or `nil` where only the year is known.
  public let month: Int?

  /// Creates an edition; `nil` where the year is not in 1984…2199 or the month not in 1…12.
  public init?(year: Int, month: Int? = nil) {
    guard (1984...2199).contains(year), (1...12).contains(month ?? 1) else { return nil }
    self.year = year
    self.month = month
  }

  /// Reads `YYYY`, `YYYY-MM` or `YYYY-MM-DD`.
  public init?(_ text: some StringProtocol) { self.init(String(text)) }

  /// Reads `YYYY`, `YYYY-MM` or `YYYY-MM-DD`.
  public init?(_ text: String) {
    // Byte by byte: every source of an answer has one.
    let length = text.utf8.count
    guard length == 4 || length == 7 || length == 10 else { return nil }
    var (year, month) = (0, 0)
    for (place, byte) in text.utf8.enumerated() {
      if place == 4 || place == 7 {
        guard byte == UInt8(ascii: "-") else { return nil }
      } else {
        guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
        let digit = Int(byte - UInt8(ascii: "0"))
        if place < 4 { year = year * 10 + digit } else if place < 7 { month = month * 10 + digit }
      }
    }
    self.init(year: year, month: length > 4 ? month : nil)
  }

  /// `YYYY` or `YYYY-MM`.
  public var description: String {
    guard let month else { return "\(year)" }
    return month < 10 ? "\(year)-0\(month)" : "\(year)-\(month)"
  }

  /// Orders by the documented order of the type.
  public static func < (left: Edition, right: Edition) -> Bool {
    (left.year, left.month ?? 0) < (right.year, right.month ?? 0)
  }
}

extension Edition: Codable {
  /// Reads the JSON form described at the type.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let edition = Edition(text) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "no edition: \(text)"))
    }
    self = edition
  }

  /// Writes the JSON form described at the type.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
