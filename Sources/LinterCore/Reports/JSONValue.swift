#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// Any JSON value, kept as it was written as far as a decoder tells.
///
/// Integers of 64 bits and decimals of 38 digits are exact. The members of an object have no order
/// of their own: they are held, and written, by key.
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

  /// The member of an object; `null` for what has no such member.
  ///
  /// Setting it makes an object of what is none; `null` removes the member.
  package subscript(key: String) -> JSONValue {
    get { if case .object(let object) = self { object[key] ?? .null } else { .null } }
    set {
      var object = self.object ?? JSONObject()
      self = .null
      object[key] = newValue.isNull ? nil : newValue
      self = .object(object)
    }
  }

  /// The element of an array; `null` for what has no such element.
  package subscript(index: Int?) -> JSONValue {
    guard case .array(let elements) = self, let index, elements.indices.contains(index) else {
      return .null
    }
    return elements[index]
  }

  /// The text of a string.
  package var string: String? { if case .string(let text) = self { text } else { nil } }

  /// The text of a string that is not empty.
  package var text: String? { string.flatMap { $0.isEmpty ? nil : $0 } }

  /// The value of a number without a fraction that an `Int` holds.
  package var integer: Int? {
    switch self {
    case .integer(let number): Int(exactly: number)
    case .unsigned(let number): Int(exactly: number)
    case .double(let number): Int(exactly: number)
    default: nil
    }
  }

  /// The value of a Boolean.
  package var bool: Bool? { if case .bool(let value) = self { value } else { nil } }

  /// The elements of an array; empty for anything else.
  package var elements: [JSONValue] {
    if case .array(let elements) = self { elements } else { [] }
  }

  /// The members of an object.
  package var object: JSONObject? { if case .object(let object) = self { object } else { nil } }

  /// Whether it is `null`, or not there at all.
  package var isNull: Bool { self == .null }
}

/// The members of a JSON object, by key.
///
/// Complexity: objects of reports have a handful of members, so that looking one up is a walk
/// through them; a sorted array takes a third of the room of a dictionary.
package struct JSONObject: Hashable, Sendable {
  /// The members in order of their keys.
  package private(set) var members: [Member]

  /// A key and its value.
  package struct Member: Hashable, Sendable {
    package var key: String
    package var value: JSONValue
  }

  /// Creates an object; of members with the same key the first stays.
  package init(_ members: [(String, JSONValue)] = []) {
    self.members = members.map(Member.init).sorted { $0.key < $1.key }
  }

  /// The member called `key`; `nil` removes it.
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
