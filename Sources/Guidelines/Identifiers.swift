/// An identifier in lower-case kebab case: ASCII letters and digits in groups joined by single
/// hyphens.
///
/// All ids in the knowledge base have this form. Each kind is a type of its own, so that they
/// cannot be confused.
public protocol KebabIdentifier: RawRepresentable, Hashable, Comparable, Codable, Sendable,
  CustomStringConvertible
where RawValue == String {
  /// Wraps a string that is known to be well-formed.
  init(unchecked rawValue: String)
}

extension KebabIdentifier {
  /// Creates the id, or `nil` if `rawValue` is not lower-case kebab case of at most 96 characters.
  public init?(rawValue: String) {
    guard isKebab(rawValue) else { return nil }
    self.init(unchecked: rawValue)
  }

  /// Creates an id from ASCII words: letters are lower-cased, all else separates words.
  ///
  /// `nil` if no letter or digit is left. A long name is cut between words to at most `limit`
  /// characters.
  public init?(words: some StringProtocol, limit: Int = 64) {
    var kebab: [UInt8] = []
    var word: [UInt8] = []
    var hasRoom = true
    func endWord() {
      guard hasRoom, !word.isEmpty else { return }
      hasRoom = kebab.count + word.count < limit
      guard hasRoom else { return }
      if !kebab.isEmpty { kebab.append(UInt8(ascii: "-")) }
      kebab += word
      word.removeAll(keepingCapacity: true)
    }
    for byte in words.utf8 where hasRoom {
      if isDigit(byte) || isLetter(byte | 0x20) {
        word.append(isDigit(byte) ? byte : byte | 0x20)
      } else {
        endWord()
      }
    }
    endWord()
    self.init(rawValue: String(decoding: kebab, as: UTF8.self))
  }

  /// The id itself.
  public var description: String { rawValue }

  /// Orders ids by their characters.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// Reads the id as a string.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let id = Self(rawValue: text) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "no lower-case kebab: \(text)"))
    }
    self = id
  }

  /// Writes the id as a string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}

private func isKebab(_ text: String) -> Bool {
  guard (1...96).contains(text.utf8.count) else { return false }
  var isAfterLetter = false
  for byte in text.utf8 {
    let isInGroup = isLetter(byte) || isDigit(byte)
    guard isInGroup || byte == UInt8(ascii: "-") && isAfterLetter else { return false }
    isAfterLetter = isInGroup
  }
  return isAfterLetter
}

private func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }

private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

/// The id of a rule, unique in the base and permanent: `tab-count`.
public struct RuleID: KebabIdentifier {
  /// The name itself.
  public let rawValue: String
  /// Wraps `rawValue` as it is.
  public init(unchecked rawValue: String) { self.rawValue = rawValue }
}

/// The name of a component, a page of the guidelines: `tab-bars`.
public struct ComponentName: KebabIdentifier {
  /// The name itself.
  public let rawValue: String
  /// Wraps `rawValue` as it is.
  public init(unchecked rawValue: String) { self.rawValue = rawValue }
}

/// The id of a concept of the glossary: `tab-bar`.
public struct ConceptID: KebabIdentifier {
  /// The name itself.
  public let rawValue: String
  /// Wraps `rawValue` as it is.
  public init(unchecked rawValue: String) { self.rawValue = rawValue }
}

/// The id of an executable check: `tab-badge`.
public struct CheckID: KebabIdentifier {
  /// The name itself.
  public let rawValue: String
  /// Wraps `rawValue` as it is.
  public init(unchecked rawValue: String) { self.rawValue = rawValue }
}
