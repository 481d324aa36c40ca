#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A calendar day, such as the last day on which something is allowed.
public struct CalendarDay: Hashable, Comparable, Sendable, CustomStringConvertible {
  private let year: Int
  private let month: Int
  private let day: Int

  /// Reads `YYYY-MM-DD`, or `YYYY-MM` as the end of that month.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count),
      parts.map(\.utf8.count) == Array([4, 2, 2].prefix(parts.count)),
      parts.allSatisfy({ $0.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) }),
      let year = Int(parts[0]), let month = Int(parts[1]), (1...12).contains(month)
    else { return nil }
    let length =
      switch month {
      case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
      case 4, 6, 9, 11: 30
      default: 31
      }
    let day = parts.count == 3 ? Int(parts[2]) ?? 0 : length
    guard (1...length).contains(day) else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
  }

  private init(year: Int, month: Int, day: Int) {
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// Today in UTC, from the system's clock.
  public static var today: CalendarDay {
    var now = time(nil)
    var calendar = tm()
    gmtime_r(&now, &calendar)
    return CalendarDay(
      year: Int(calendar.tm_year) + 1900, month: Int(calendar.tm_mon) + 1,
      day: Int(calendar.tm_mday))
  }

  /// `YYYY-MM-DD`.
  public var description: String {
    "\(year)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
  }

  /// Orders days by time.
  public static func < (left: CalendarDay, right: CalendarDay) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}
