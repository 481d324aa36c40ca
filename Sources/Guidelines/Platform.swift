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
    switch name.lowercased() {
    case "ios", "iphone", "iphone os", "아이폰", "ipod", "아이팟": self = .iOS
    case "ipados", "ipad", "아이패드": self = .iPadOS
    case "macos", "mac", "os x", "맥": self = .macOS
    case "tvos", "apple tv", "애플 tv": self = .tvOS
    case "visionos", "apple vision pro", "vision pro": self = .visionOS
    case "watchos", "apple watch", "애플 워치", "애플워치": self = .watchOS
    default: return nil
    }
  }

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
