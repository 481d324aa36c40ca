internal import Guidelines
internal import LinterCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An object in a document, with its members and its place.
struct InterfaceObject: Decodable {
  /// A key of an object.
  struct Key: CodingKey {
    let stringValue: String
    var intValue: Int?
    init(_ name: String) { stringValue = name }
    init(index: Int) { (stringValue, intValue) = ("\(index)", index) }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// The error for an unknown key.
  struct UnknownKey: Error {
    let path: [any CodingKey]
  }

  /// The key of the file's path in the decoder's user info.
  static let file = CodingUserInfoKey(rawValue: "file")

  private let values: KeyedDecodingContainer<Key>
  /// The place where it begins.
  let place: Place

  init(from decoder: any Decoder) throws {
    values = try decoder.container(keyedBy: Key.self)
    let file = Self.file.flatMap { decoder.userInfo[$0] as? String } ?? ""
    place = Place(file: file, line: try values.decode(Int.self, forKey: Key(LocatedJSON.lineKey)))
  }

  /// Throws for a key that is not in `names`, except for keys that start with `x-` or `$`.
  func expect(_ names: [String]) throws {
    for key in values.allKeys {
      let name = key.stringValue
      guard name != LocatedJSON.lineKey, !name.hasPrefix("x-"), !name.hasPrefix("$"),
        !names.contains(name)
      else { continue }
      throw UnknownKey(path: values.codingPath + [key])
    }
  }

  /// Whether there is a member called `name`.
  func has(_ name: String) -> Bool { values.contains(Key(name)) }

  /// Whether the member `name` is present and `null`.
  func isNull(_ name: String) throws -> Bool {
    try has(name) && values.decodeNil(forKey: Key(name))
  }

  /// The value of a member; `nil` if it is missing or `null`.
  func value<Value: Decodable>(_ name: String, as type: Value.Type = Value.self) throws -> Value? {
    try values.decodeIfPresent(Value.self, forKey: Key(name))
  }

  /// The value of a required member.
  func required<Value: Decodable>(_ name: String, as type: Value.Type = Value.self) throws -> Value
  {
    try values.decode(Value.self, forKey: Key(name))
  }

  /// The fact stated by a member; `nil` if it is missing.
  ///
  /// `null` states the value `none`, if there is one.
  func fact<Value: Decodable & Hashable & Sendable>(
    _ name: String, none: Value? = nil
  ) throws -> Fact<Value>? {
    guard has(name) else { return nil }
    if try isNull(name) {
      return none.map { .stated($0) } ?? .unknown(reason: "null")
    }
    return try values.decode(StatedFact<Value>.self, forKey: Key(name)).fact
  }

  /// The error for a member whose value, or the one at `index` in it, is not as `expected`.
  func mismatch(_ name: String, at index: Int? = nil, expected: String) -> DecodingError {
    let place = [Key(name)] + (index.map { [Key(index: $0)] } ?? [])
    return .dataCorrupted(
      .init(codingPath: values.codingPath + place, debugDescription: expected))
  }

  /// The platform that a member names; `nil` if it is missing or `null`.
  func platform(_ name: String) throws -> Platform? {
    try value(name, as: String.self).map { try platform(called: $0, in: name) }
  }

  private func platform(
    called text: String, in name: String, at index: Int? = nil
  ) throws -> Platform {
    guard let platform = Platform(rawValue: text) else {
      throw mismatch(name, at: index, expected: Self.platforms)
    }
    return platform
  }

  /// The names of platforms, for messages.
  private static let platforms = Platform.allCases.map(\.rawValue).joined(separator: ", ")

  /// The platforms named by a member.
  func platforms(_ name: String = "platforms") throws -> [Platform] {
    let names = try value(name, as: [String].self) ?? []
    return try names.enumerated().map { index, text in
      try platform(called: text, in: name, at: index)
    }.sorted()
  }
}

/// A plain value, a conditional one (`{"conditional": value}`), or the reason why it is unknown
/// (`{"unknown": "set in code"}`).
private struct StatedFact<Value: Decodable & Hashable & Sendable>: Decodable {
  let fact: Fact<Value>

  init(from decoder: any Decoder) throws {
    if let object = try? decoder.container(keyedBy: InterfaceObject.Key.self) {
      if object.contains(.init("conditional")) {
        fact = .conditional(try object.decode(Value.self, forKey: .init("conditional")))
        return
      }
      if object.contains(.init("unknown")) {
        fact = .unknown(reason: try object.decode(String.self, forKey: .init("unknown")))
        return
      }
    }
    fact = .stated(try Value(from: decoder))
  }
}
