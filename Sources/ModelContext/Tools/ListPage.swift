internal import LinterCore

/// A part of a list, and where the next one begins.
struct ListPage<Element> {
  let elements: ArraySlice<Element>
  let total: Int
  /// The cursor of the next page; `nil` on the last.
  let next: String?

  /// The part of `all` from `cursor` on; an invalid cursor starts at the beginning.
  init(of all: [Element], from cursor: String?, limit: Int) {
    let start = cursor.flatMap { Int($0) }.map { min(max($0, 0), all.count) } ?? 0
    elements = all[start...].prefix(limit)
    total = all.count
    next = elements.endIndex < all.count ? "\(elements.endIndex)" : nil
  }

  /// The page as a tool's data, under `name`.
  func data(_ name: String, _ json: (Element) -> JSONValue) -> JSONValue {
    .members([
      (name, .array(elements.map(json))), ("total", .integer(Int64(total))),
      ("next", next.map { .string($0) }),
    ])
  }

  /// A line with the next cursor, if any.
  var remark: [String] { next.map { ["\(total) in all; next: cursor \($0)"] } ?? [] }
}

/// Building blocks of output schemas.
enum Schema {
  static let text: JSONValue = ["type": "string"]
  static let number: JSONValue = ["type": "integer"]
  static let texts: JSONValue = ["type": "array", "items": ["type": "string"]]
  /// First and last line, from 1.
  static let lines: JSONValue = ["type": "array", "items": ["type": "integer"]]

  static func list(of items: JSONValue) -> JSONValue { ["type": "array", "items": items] }

  static func object(_ properties: [(String, JSONValue)], required: [String]) -> JSONValue {
    [
      "type": "object", "properties": .object(JSONObject(properties)),
      "required": .texts(required),
    ]
  }

  /// A page of a list called `name`.
  static func page(_ name: String, of items: JSONValue) -> JSONValue {
    object(
      [(name, list(of: items)), ("total", number), ("next", text)], required: [name, "total"])
  }
}
