internal import Lexicon

/// An Apple platform to which a rule or a metric applies.
///
/// The raw values are Apple's names; the order of the cases is the canonical order.
public enum Platform: String, Codable, CaseIterable, Comparable, Sendable {
  case iOS
  case iPadOS
  case macOS
  case tvOS
  case visionOS
  case watchOS

  /// Orders platforms by their canonical order.
  public static func < (left: Platform, right: Platform) -> Bool {
    left.order < right.order
  }

  /// The platform called `name`, ignoring case; a device's name stands for its system.
  public init?(named name: some StringProtocol) {
    guard Self.mayBeName(name.utf8) else { return nil }
    guard let platform = Self.names[name.lowercased()] else { return nil }
    self = platform
  }

  /// The names of systems and devices, in lower case.
  package static let names = Dictionary(
    uniqueKeysWithValues: Lexicon.platforms.rows("name").map { row in
      guard let platform = Platform(rawValue: row["platform"]) else {
        preconditionFailure("\(row.place): no platform")
      }
      return (row.entry, platform)
    })

  /// For each byte, whether a name begins with it, ignoring case.
  private static let firstBytes: [Bool] = {
    var bytes = [Bool](repeating: false, count: 256)
    for first in names.keys.compactMap(\.utf8.first) {
      bytes[Int(first)] = true
      if (0x61...0x7A).contains(first) { bytes[Int(first & ~0x20)] = true }
    }
    return bytes
  }()

  /// A prefilter without false negatives: whether the length and first byte of `name` fit a
  /// platform.
  ///
  /// Called for most words next to a number.
  private static func mayBeName(_ name: some Collection<UInt8>) -> Bool {
    name.first.map { firstBytes[Int($0)] && name.count <= 24 } ?? false
  }

  private var order: Int { Platform.allCases.firstIndex(of: self) ?? 0 }
}
