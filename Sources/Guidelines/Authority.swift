/// The publisher of guidelines: Apple, a government, a company.
///
/// Names are compared without regard to case. Every rule belongs to one authority; what another one
/// says about the same thing is a separate, related rule.
public struct Authority: RawRepresentable, Codable, Sendable, CustomStringConvertible {
  /// The name as its documents write it.
  public let rawValue: String

  /// Creates an authority; `nil` if the name is empty, longer than 64 characters or not one line.
  public init?(rawValue: String) {
    // Nearly all rules are Apple's, and every rule that is read goes through here.
    if rawValue == Self.apple.rawValue {
      self = .apple
      return
    }
    let name = rawValue.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard (1...64).contains(name.count), !rawValue.contains(where: \.isNewline) else { return nil }
    self.rawValue = name
  }

  private init(unchecked name: String) { rawValue = name }

  /// The authority of documents that name none, and of the Corpus.
  public static let apple = Authority(unchecked: "Apple")

  /// The name itself.
  public var description: String { rawValue }
}

extension Authority: Hashable, Comparable {
  /// Whether both names are equal, ignoring case.
  public static func == (left: Authority, right: Authority) -> Bool {
    left.rawValue == right.rawValue || left.key == right.key
  }

  /// Hashes the name in lower case.
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }

  /// Orders authorities by name.
  public static func < (left: Authority, right: Authority) -> Bool { left.key < right.key }

  private var key: String { rawValue.lowercased() }
}
