package import Guidelines

extension JSONValue {
  /// The value in `language` only: objects with a member for each language lose the other language's.
  package func narrowed(to language: Language) -> JSONValue {
    switch self {
    case .array(let elements): return .array(elements.map { $0.narrowed(to: language) })
    case .object(let object):
      let isInBoth = Language.allCases.allSatisfy { object[$0.rawValue] != nil }
      let kept = object.members.filter { !isInBoth || $0.key != language.other.rawValue }
      return .object(JSONObject(kept.map { ($0.key, $0.value.narrowed(to: language)) }))
    default: return self
    }
  }
}
