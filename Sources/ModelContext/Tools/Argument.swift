internal import LinterCore

/// An argument of a tool, as data for its schema and its validation.
struct Argument: Sendable {
  /// The values it takes.
  enum Values: Sendable {
    /// A text of at most `most` Unicode scalars.
    case text(most: Int)
    case choice([String])
    case number(ClosedRange<Int>)
    /// A list of texts, none empty.
    case texts
    /// `next` of an answer.
    case cursor
  }

  let name: String
  let values: Values
  var isRequired = false
  /// Empty if the name says it all.
  let summary: String

  /// Its part of the tool's input schema.
  var schema: JSONValue {
    var schema: JSONValue = summary.isEmpty ? [:] : ["description": .string(summary)]
    switch values {
    case .text, .cursor: schema["type"] = "string"
    case .choice(let choices):
      schema["type"] = "string"
      schema["enum"] = .texts(choices)
    case .number(let range):
      schema["type"] = "integer"
      schema["minimum"] = .integer(Int64(range.lowerBound))
      schema["maximum"] = .integer(Int64(range.upperBound))
    case .texts:
      schema["type"] = "array"
      schema["items"] = ["type": "string"]
    }
    return schema
  }

  /// Whether `value` is valid.
  func admits(_ value: JSONValue) -> Bool {
    switch values {
    case .text(let most): value.string.map { $0.unicodeScalars.count <= most } ?? false
    case .choice(let choices): value.string.map(choices.contains) ?? false
    case .number(let range): value.integer.map(range.contains) ?? false
    case .texts:
      if case .array(let list) = value { list.allSatisfy { $0.text != nil } } else { false }
    case .cursor: value.string.map { ListCursor($0) != nil } ?? false
    }
  }

  /// Its valid values, in words.
  var expected: String {
    switch values {
    case .text(let most): "a text of at most \(most) characters"
    case .choice(let choices): "one of \(choices.joined(separator: ", "))"
    case .number(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .texts: "a list of texts, none empty"
    case .cursor: "what an answer gave as next, or left out to begin"
    }
  }
}
