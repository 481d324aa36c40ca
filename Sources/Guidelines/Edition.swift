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
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count), parts[0].count == 4, let year = Int(parts[0]),
      parts.dropFirst().allSatisfy({ $0.count == 2 && Int($0) != nil })
    else { return nil }
    self.init(year: year, month: parts.count > 1 ? Int(parts[1]) : nil)
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
