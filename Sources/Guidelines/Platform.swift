/// An Apple platform that a rule or a metric holds for.
///
/// The raw values are the names as Apple writes them; the order of the cases is the order in
/// which they are listed.
public enum Platform: String, Codable, CaseIterable, Comparable, Sendable {
  case iOS
  case iPadOS
  case macOS
  case tvOS
  case visionOS
  case watchOS

  /// Orders by the documented order of the type.
  public static func < (left: Platform, right: Platform) -> Bool {
    left.order < right.order
  }

  /// The platform that `name` names, whatever its letter case; a device stands for its system.
  public init?(named name: some StringProtocol) {
    guard Self.mayBeName(name.utf8) else { return nil }
    guard let platform = Self.names[name.lowercased()] else { return nil }
    self = platform
  }

  /// The names of systems and devices, in lower case.
  package static let names: [String: Platform] = [
    "ios": .iOS, "iphone": .iOS, "iphone os": .iOS, "아이폰": .iOS, "ipod": .iOS, "아이팟": .iOS,
    "ipados": .iPadOS, "ipad": .iPadOS, "아이패드": .iPadOS,
    "macos": .macOS, "mac": .macOS, "os x": .macOS, "맥": .macOS,
    "tvos": .tvOS, "apple tv": .tvOS, "애플 tv": .tvOS,
    "visionos": .visionOS, "apple vision pro": .visionOS, "vision pro": .visionOS,
    "watchos": .watchOS, "apple watch": .watchOS, "애플 워치": .watchOS, "애플워치": .watchOS,
  ]

  /// Whether there are no more bytes than a name has and the first is one of a name; `false` is
  /// sure.
  ///
  /// Asked of most words that stand beside a number.
  private static func mayBeName(_ name: some Collection<UInt8>) -> Bool {
    guard let first = name.first, name.count <= 24 else { return false }
    switch first {
    case 0xEB, 0xEC: return true
    default: return "iIaAmMoOtTvVwW".utf8.contains(first)
    }
  }

  private var order: Int { Platform.allCases.firstIndex(of: self) ?? 0 }
}
