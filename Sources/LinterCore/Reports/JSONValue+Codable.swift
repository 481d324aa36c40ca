#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

extension JSONValue {
  /// Why a text is no JSON value.
  package enum ReadingError: Error, Hashable {
    /// It is no JSON, or nested too deep.
    case malformed
    /// The text or number at `path` is none that can be held: half a character, `1e400`.
    case value(path: String)
  }

  /// The value that `text`, in UTF-8, is; `nil` where it is no JSON or lies too deep.
  package init?(_ text: Data) { try? self.init(reading: text) }

  /// The value that `text`, in UTF-8, is.
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

  /// `runs[0].results[3].rank`.
  private static func path(_ keys: [any CodingKey]) -> String {
    keys.reduce(into: "") { path, key in
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        path += (path.isEmpty ? "" : ".") + key.stringValue
      }
    }
  }

  /// It as text: members in order of their keys, `/` as it is.
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
  package init(from decoder: any Decoder) throws {
    // What is asked for in vain costs an error, so what is common comes first.
    let single = try decoder.singleValueContainer()
    if let text = try? single.decode(String.self) {
      self = .string(text)
    } else if let members = try? decoder.container(keyedBy: MemberKey.self) {
      let table = decoder.userInfo[.keys] as? KeyTable
      self = .object(
        JSONObject(
          try members.allKeys.map { key in
            (
              table?.shared(key.stringValue) ?? key.stringValue,
              try members.decode(JSONValue.self, forKey: key)
            )
          }))
    } else if var elements = try? decoder.unkeyedContainer() {
      var values: [JSONValue] = []
      while !elements.isAtEnd { values.append(try elements.decode(JSONValue.self)) }
      self = .array(values)
    } else if let number = try? single.decode(Int64.self) {
      self = .integer(number)
    } else if single.decodeNil() {
      self = .null
    } else if let value = try? single.decode(Bool.self) {
      self = .bool(value)
    } else if let number = try? single.decode(UInt64.self) {
      self = .unsigned(number)
    } else if let number = try? single.decode(Decimal.self) {
      self = .decimal(number)
    } else {
      self = .double(try single.decode(Double.self))
    }
  }

  /// Writes the value it was read from.
  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .object(let object):
      var container = encoder.container(keyedBy: MemberKey.self)
      for member in object.members {
        try container.encode(member.value, forKey: MemberKey(stringValue: member.key))
      }
    case .array(let elements):
      var container = encoder.unkeyedContainer()
      for element in elements { try container.encode(element) }
    default:
      var container = encoder.singleValueContainer()
      switch self {
      case .bool(let value): try container.encode(value)
      case .integer(let number): try container.encode(number)
      case .unsigned(let number): try container.encode(number)
      case .decimal(let number): try container.encode(number)
      case .double(let number): try container.encode(number)
      case .string(let text): try container.encode(text)
      default: try container.encodeNil()
      }
    }
  }

  private struct MemberKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// The keys met so far: a large report has few of them, each very often.
  private final class KeyTable: @unchecked Sendable {
    // One decoder, and so one thread, has it.
    private var keys: Set<String> = []

    func shared(_ key: String) -> String {
      keys.insert(key).memberAfterInsert
    }
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
