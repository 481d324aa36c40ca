internal import LinterCore

/// A part of a list, and where the next one begins.
struct ListPage<Element> {
  let elements: ArraySlice<Element>
  let total: Int
  /// The cursor of the next page; `nil` on the last.
  let next: String?
  /// The elements as text, a line or more each.
  let lines: [String]
  /// Where the page was asked to begin.
  private let start: Int

  /// The part of `all` from `cursor` on: at most `limit` elements.
  init(of all: [Element], from cursor: ListCursor?, limit: Int) {
    self.init(of: all, from: cursor, limit: limit, most: .max) { _ in "" }
  }

  /// The part of `all` from `cursor` on: at most `limit` elements, and as many as fit in `most` tokens with
  /// the remark below them, but one at least.
  init(
    of all: [Element], from cursor: ListCursor?, limit: Int, most: Int = TokenBudget.ofText,
    line: (Element) -> String
  ) {
    start = cursor?.place ?? 0
    total = all.count
    let rest = all[min(start, total)...].prefix(limit)
    lines = TokenBudget.fitting(
      rest.lazy.map(line), in: most - TokenBudget.tokens(of: Self.remark(total, next: total)))
    elements = rest.prefix(lines.count)
    next = elements.endIndex < total ? "\(elements.endIndex)" : nil
  }

  /// The page as a tool's data, under `name`, with `others` beside it.
  func data(
    _ name: String, _ others: [(String, JSONValue?)] = [], _ json: (Element) -> JSONValue
  ) -> JSONValue {
    .members(
      [
        (name, .array(elements.map(json))), ("total", .integer(Int64(total))),
        ("next", next.map { .string($0) }),
      ] + others)
  }

  /// The line below the page: the next cursor, or that nothing is here; `nil` for neither.
  var remark: String? {
    if start > 0, start >= total {
      return "Nothing is left from cursor \(start) on; there are \(total) in all."
    }
    return next.flatMap { Int($0) }.map { Self.remark(total, next: $0) }
  }

  private static func remark(_ total: Int, next: Int) -> String {
    "\(total) in all; next: cursor \(next)"
  }
}

/// The place in a list where a page begins, as the answer before gave it.
struct ListCursor {
  let place: Int

  /// Reads a cursor; `nil` for what no answer gives.
  init?(_ text: String) {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let place = Int(text)
    else { return nil }
    self.place = place
  }
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
