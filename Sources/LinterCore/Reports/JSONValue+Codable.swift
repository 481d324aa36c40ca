#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

extension JSONValue {
  /// Why a text could not be parsed.
  package enum ReadingError: Error, Hashable {
    /// It is not valid JSON, or is nested too deeply.
    case malformed
    /// The string or number at `path` cannot be represented: a lone surrogate, `1e400`.
    case value(path: String)
  }

  /// Parses `text`, which is in UTF-8; `nil` if it is not valid JSON or is nested too deeply.
  package init?(_ text: Data) { try? self.init(reading: text) }

  /// Parses `text`, which is in UTF-8.
  package init(reading text: Data) throws(ReadingError) {
    let decoder = JSONDecoder()
    decoder.userInfo[.keys] = KeyTable()
    do {
      self = try decoder.decode(JSONValue.self, from: text)
    } catch DecodingError.typeMismatch(_, let context) {
      throw .value(path: Self.path(context.codingPath))
    } catch DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty {
      throw .value(path: Self.path(context.codingPath))
    } catch {
      throw .malformed
    }
  }

  /// A coding path as text: `runs[0].results[3].rank`.
  private static func path(_ keys: [any CodingKey]) -> String {
    keys.reduce(into: "") { path, key in
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        path += (path.isEmpty ? "" : ".") + key.stringValue
      }
    }
  }

  /// The value as formatted JSON text, with keys sorted and slashes not escaped.
  package var data: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    guard let data = try? encoder.encode(self) else {
      preconditionFailure("every number came from JSON, so that all of it encodes")
    }
    return data
  }
}

extension JSONValue: Codable {
  /// Reads any JSON value.
  package init(from decoder: any Decoder) throws { self = try Self.value(of: decoder) }

  /// A failed decoding attempt is expensive, as it creates an error, so the type that the key had last time
  /// is tried first, then the common ones.
  private static func value(of decoder: any Decoder) throws -> JSONValue {
    let single = try decoder.singleValueContainer()
    let table = decoder.userInfo[.keys] as? KeyTable
    if table?.expected == .integer, let number = try? single.decode(Int64.self) {
      return .integer(number)
    }
    if table?.expected == .object, let members = try? decoder.container(keyedBy: MemberKey.self) {
      return .object(try JSONObject(members, table: table))
    }
    if let text = try? single.decode(String.self) { return .string(text) }
    if let members = try? decoder.container(keyedBy: MemberKey.self) {
      return .object(try JSONObject(members, table: table))
    }
    if let elements = try? decoder.unkeyedContainer() {
      return .array(try list(of: elements, table: table))
    }
    if let scalar = scalar(in: single) { return scalar }
    // The decoder's own error would lack the path.
    throw DecodingError.dataCorruptedError(in: single, debugDescription: "no value")
  }

  private static func list(
    of elements: any UnkeyedDecodingContainer, table: KeyTable?
  ) throws -> [JSONValue] {
    var elements = elements
    var values: [JSONValue] = []
    while !elements.isAtEnd {
      let value = try elements.decode(JSONValue.self)
      table?.expect(anotherLike: value)
      values.append(value)
    }
    return values
  }

  /// A value that is neither a string nor a container; common types are tried first.
  private static func scalar(in container: any SingleValueDecodingContainer) -> JSONValue? {
    if let number = try? container.decode(Int64.self) { return .integer(number) }
    if container.decodeNil() { return .null }
    if let value = try? container.decode(Bool.self) { return .bool(value) }
    if let number = try? container.decode(UInt64.self) { return .unsigned(number) }
    if let number = try? container.decode(Decimal.self) { return .decimal(number) }
    return (try? container.decode(Double.self)).map { .double($0) }
  }

  /// Encodes the value unchanged.
  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .object(let object):
      var container = encoder.container(keyedBy: MemberKey.self)
      for member in object.members {
        try container.encode(member.value, forKey: MemberKey(stringValue: member.key))
      }
    case .null:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case .array(let elements): try elements.encode(to: encoder)
    case .bool(let value): try value.encode(to: encoder)
    case .integer(let number): try number.encode(to: encoder)
    case .unsigned(let number): try number.encode(to: encoder)
    case .decimal(let number): try encode(number, to: encoder)
    case .double(let number): try number.encode(to: encoder)
    case .string(let text): try text.encode(to: encoder)
    }
  }

  /// A decimal's own encoding writes its components; only the encoder's container writes a JSON number.
  private func encode(_ number: Decimal, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(number)
  }

  fileprivate struct MemberKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// The keys seen so far: a large report has few distinct keys, each repeated very often.
  fileprivate final class KeyTable: @unchecked Sendable {
    /// The types worth trying first.
    enum Kind { case integer, object, other }

    // Only used by one decoder, hence by one thread.
    private var kinds: [String: Kind] = [:]
    private var keys: Set<String> = []
    /// The probable type of the next value.
    private(set) var expected = Kind.other

    /// The stored copy of `key`, whose last value type is now expected next.
    func begin(_ key: String) -> String {
      expected = kinds[key] ?? .other
      return keys.insert(key).memberAfterInsert
    }

    /// Records the type of the value of `key`.
    func end(_ key: String, with value: JSONValue) {
      kinds[key] = Self.kind(of: value)
    }

    private static func kind(of value: JSONValue) -> Kind {
      switch value {
      case .integer: .integer
      case .object: .object
      default: .other
      }
    }

    /// Expects the next element of an array to be of the same type as `first`.
    func expect(anotherLike first: JSONValue) { expected = Self.kind(of: first) }
  }
}

extension JSONObject {
  fileprivate init(
    _ members: KeyedDecodingContainer<JSONValue.MemberKey>, table: JSONValue.KeyTable?
  ) throws {
    self.init(
      try members.allKeys.map { key in
        let name = table?.begin(key.stringValue) ?? key.stringValue
        let value = try members.decode(JSONValue.self, forKey: key)
        table?.end(name, with: value)
        return (name, value)
      })
  }
}

extension CodingUserInfoKey {
  fileprivate static let keys: CodingUserInfoKey = {
    guard let key = CodingUserInfoKey(rawValue: "keys") else {
      preconditionFailure("any name makes a key")
    }
    return key
  }()
}
