#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// Any JSON value, preserved as far as the decoder allows.
///
/// 64-bit integers and decimals of up to 38 digits are exact. The members of an object are stored, and
/// written, in the order of their keys.
package enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int64)
  case unsigned(UInt64)
  case decimal(Decimal)
  case double(Double)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)

  /// The member of an object; `null` if there is none.
  ///
  /// Setting it turns any other value into an object; setting `null` removes the member.
  package subscript(key: String) -> JSONValue {
    get { if case .object(let object) = self { object[key] ?? .null } else { .null } }
    set {
      var object = self.object ?? JSONObject()
      self = .null
      object[key] = newValue.isNull ? nil : newValue
      self = .object(object)
    }
  }

  /// The element of an array; `null` if there is none.
  package subscript(index: Int?) -> JSONValue {
    guard case .array(let elements) = self, let index, elements.indices.contains(index) else {
      return .null
    }
    return elements[index]
  }

  /// The string, if it is one.
  package var string: String? { if case .string(let text) = self { text } else { nil } }

  /// The string, if it is one and not empty.
  package var text: String? { string.flatMap { $0.isEmpty ? nil : $0 } }

  /// The number, if it is an integer that fits into an `Int`.
  package var integer: Int? {
    switch self {
    case .integer(let number): Int(exactly: number)
    case .unsigned(let number): Int(exactly: number)
    case .double(let number): Int(exactly: number)
    default: nil
    }
  }

  /// The Boolean, if it is one.
  package var bool: Bool? { if case .bool(let value) = self { value } else { nil } }

  /// The elements of an array; empty for anything else.
  package var elements: [JSONValue] {
    if case .array(let elements) = self { elements } else { [] }
  }

  /// The object, if it is one.
  package var object: JSONObject? { if case .object(let object) = self { object } else { nil } }

  /// Whether it is `null` or missing.
  package var isNull: Bool { self == .null }
}

/// The members of a JSON object, sorted by key.
///
/// Complexity: lookup is linear, which is fine since objects in reports have few members. The array needs a
/// third of the memory of a dictionary.
package struct JSONObject: Hashable, Sendable {
  /// The members in key order.
  package private(set) var members: [Member]

  /// A key and its value.
  package struct Member: Hashable, Sendable {
    package var key: String
    package var value: JSONValue
  }

  /// Creates an object; the first of several members with the same key is used by lookups.
  package init(_ members: [(String, JSONValue)] = []) {
    self.members = members.map(Member.init).sorted { $0.key < $1.key }
  }

  /// The value for `key`; setting `nil` removes the member.
  package subscript(key: String) -> JSONValue? {
    get { members.first { $0.key == key }?.value }
    set {
      let place = members.firstIndex { $0.key >= key } ?? members.count
      let isThere = place < members.count && members[place].key == key
      switch (newValue, isThere) {
      case (let value?, true): members[place].value = value
      case (let value?, false): members.insert(Member(key: key, value: value), at: place)
      case (nil, true): members.remove(at: place)
      case (nil, false): break
      }
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral text: String) { self = .string(text) }
  package init(integerLiteral number: Int64) { self = .integer(number) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  package init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(JSONObject(members))
  }
}
