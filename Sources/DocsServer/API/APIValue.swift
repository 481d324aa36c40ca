/// A JSON document built by hand, where no type describes it.
indirect enum APIValue: Encodable, Sendable {
  case text(String)
  case number(Int)
  case flag(Bool)
  case list([APIValue])
  case object([String: APIValue])

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .text(let value): try value.encode(to: encoder)
    case .number(let value): try value.encode(to: encoder)
    case .flag(let value): try value.encode(to: encoder)
    case .list(let value): try value.encode(to: encoder)
    case .object(let value): try value.encode(to: encoder)
    }
  }
}

extension APIValue: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  init(stringLiteral value: String) { self = .text(value) }
}

extension APIValue: ExpressibleByIntegerLiteral {
  init(integerLiteral value: Int) { self = .number(value) }
}

extension APIValue: ExpressibleByBooleanLiteral {
  init(booleanLiteral value: Bool) { self = .flag(value) }
}

extension APIValue: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: APIValue...) { self = .list(elements) }
}

extension APIValue: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral elements: (String, APIValue)...) {
    self = .object(Dictionary(elements, uniquingKeysWith: { _, last in last }))
  }
}
