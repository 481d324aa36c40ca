/// The state of a guideline at a point in time: a year and, if known, a month.
///
/// Editions are ordered by time; one without a month means the whole year and precedes the months
/// of that year.
public struct Edition: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The calendar year, four digits.
  public let year: Int
  /// The month from 1 to 12, or `nil` if only the year is known.
  public let month: Int?

  /// Creates an edition; `nil` if the year is not in 1984…2199 or the month not in 1…12.
  public init?(year: Int, month: Int? = nil) {
    guard (1984...2199).contains(year), (1...12).contains(month ?? 1) else { return nil }
    self.year = year
    self.month = month
  }

  /// Creates an edition from a valid calendar date.
  init(uncheckedYear year: Int, month: Int?) {
    self.year = year
    self.month = month
  }

  /// Reads `YYYY`, `YYYY-MM` or `YYYY-MM-DD`.
  public init?(_ text: some StringProtocol) { self.init(String(text)) }

  /// Reads `YYYY`, `YYYY-MM` or `YYYY-MM-DD`.
  public init?(_ text: String) {
    guard let (year, month) = Self.yearAndMonth(of: text) else { return nil }
    self.init(year: year, month: month)
  }

  /// The year and month of a date.
  ///
  /// Works on bytes, because it runs for every source of an answer.
  private static func yearAndMonth(of text: String) -> (year: Int, month: Int?)? {
    var text = text
    return text.withUTF8 { text in
      guard text.count == 4 || text.count == 7 || text.count == 10,
        let year = number(in: text[..<4])
      else { return nil }
      if text.count == 4 { return (year, nil) }
      let hasDay = text.count == 10
      guard text[4] == hyphen, let month = number(in: text[5..<7]),
        !hasDay || text[7] == hyphen && number(in: text[8...]) != nil
      else { return nil }
      return (year, month)
    }
  }

  private static let hyphen = UInt8(ascii: "-")

  /// The number that ASCII digits spell; `nil` if there are other bytes.
  private static func number(in digits: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    digits.reduce(0) { number, byte in
      guard let number, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      return number * 10 + Int(byte - UInt8(ascii: "0"))
    }
  }

  /// `YYYY` or `YYYY-MM`.
  public var description: String {
    guard let month else { return "\(year)" }
    return month < 10 ? "\(year)-0\(month)" : "\(year)-\(month)"
  }

  /// Orders editions by time; a whole year precedes its months.
  public static func < (left: Edition, right: Edition) -> Bool {
    (left.year, left.month ?? 0) < (right.year, right.month ?? 0)
  }
}

extension Edition: Codable {
  /// Reads the JSON form described in the type's documentation.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let edition = Edition(text) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "no edition: \(text)"))
    }
    self = edition
  }

  /// Writes the JSON form described in the type's documentation.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
