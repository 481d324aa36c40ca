internal import Guidelines
internal import KnowledgeBase

/// A parameter of a route as data, used to check values and to describe the API.
struct Parameter: Sendable {
  /// The part of the request that contains it.
  enum Place: String, Sendable {
    case path
    case query
  }

  /// The valid values.
  enum Values: Sendable {
    /// Any text of at most 1,000 Unicode scalars.
    case text
    /// One of these.
    case choice([String])
    /// A whole number in this range.
    case number(ClosedRange<Int>)
    /// A year, or a year and a month.
    case edition
    /// An edition or `all`.
    case editionOrAll
    /// A name of a thing, as people call it: `tab-bars`, `UITabBar`, 탭바.
    case name
  }

  let name: String
  let place: Place
  let values: Values
  var isRequired = false
  let summary: Phrase

  /// The maximum number of search results.
  static let mostResults = 100

  /// The maximum number of records of a list that a request can ask for.
  static let longestList = 10_000

  /// The maximum length of a text in Unicode scalars.
  static let longestText = 1_000

  /// The maximum length of a name in Unicode scalars.
  static let longestName = 200

  /// The value of `as-of` for rules of all times.
  static let allEditions = "all"

  /// Whether `value` is valid.
  func admits(_ value: String) -> Bool {
    switch values {
    case .text: value.unicodeScalars.count <= Self.longestText
    case .choice(let choices): choices.contains(value)
    case .number(let range):
      // Only digits: Int also reads "+1", which is not a JSON number.
      value.utf8.allSatisfy { (0x30...0x39).contains($0) }
        && Int(value).map(range.contains) ?? false
    case .edition: value.utf8.count <= 7 && Edition(value) != nil
    case .editionOrAll:
      value == Self.allEditions || value.utf8.count <= 7 && Edition(value) != nil
    case .name: !value.isEmpty && value.unicodeScalars.count <= Self.longestName
    }
  }

  /// The valid values in words.
  var expected: Phrase {
    switch values {
    case .text:
      Phrase(
        "a text of at most \(Self.longestText) characters", "\(Self.longestText)자까지의 글")
    case .choice(let choices):
      Phrase(
        "one of \(choices.joined(separator: ", "))", choices.joined(separator: ", "))
    case .number(let range):
      Phrase(
        "a number from \(range.lowerBound) to \(range.upperBound)",
        "\(range.lowerBound)~\(range.upperBound)의 수")
    case .edition: Phrase("YYYY or YYYY-MM", "YYYY 또는 YYYY-MM")
    case .editionOrAll: Phrase("YYYY, YYYY-MM or all", "YYYY, YYYY-MM 또는 all")
    case .name:
      Phrase(
        "a name of at most \(Self.longestName) characters", "\(Self.longestName)자까지의 이름")
    }
  }
}

extension Parameter {
  static let lang = Parameter(
    name: "lang", place: .query, values: .choice(Presentation.allCases.map(\.rawValue)),
    summary: Phrase("the languages of a page", "페이지의 언어"))
  static let query = Parameter(
    name: "q", place: .query, values: .text,
    summary: Phrase("what to search for", "찾을 내용"))
  static let component = Parameter(
    name: "component", place: .query, values: .name,
    summary: Phrase(
      "only this component, by any of its names", "이 구성 요소만. 어느 이름으로든 지정"))
  static let platform = Parameter(
    name: "platform", place: .query, values: .choice(Platform.allCases.map(\.rawValue)),
    summary: Phrase("only this platform", "이 플랫폼만"))
  static let kind = Parameter(
    name: "kind", place: .query, values: .choice(SearchResult.Kind.allCases.map(\.rawValue)),
    summary: Phrase("only results of this kind", "이 종류의 결과만"))
  static let asOf = Parameter(
    name: "as-of", place: .query, values: .editionOrAll,
    summary: Phrase(
      "what held at that time; without it what holds today, `all` for whatever ever held",
      "그 시점에 유효했던 내용. 없으면 지금 유효한 것, `all`이면 끝난 것까지 모두"))
  static let since = Parameter(
    name: "since", place: .query, values: .edition,
    summary: Phrase("from this edition on", "이 판부터"))
  static let until = Parameter(
    name: "until", place: .query, values: .edition,
    summary: Phrase("up to this edition", "이 판까지"))
  static let limit = Parameter(
    name: "limit", place: .query, values: .number(1...mostResults),
    summary: Phrase("the most results", "결과의 최대 개수"))
  static let most = Parameter(
    name: "limit", place: .query, values: .number(1...longestList),
    summary: Phrase("the most records; without it all", "항목의 최대 개수. 없으면 모두"))
  static let page = Parameter(
    name: "page", place: .query, values: .number(1...10_000),
    summary: Phrase("which page of the list", "목록의 몇 번째 페이지"))
  static let cursor = Parameter(
    name: "cursor", place: .query, values: .number(0...1_000_000_000),
    summary: Phrase("`next` of the answer before", "앞 답의 `next`"))
  static let document = Parameter(
    name: "document", place: .query, values: .text,
    summary: Phrase("only this document", "이 문서만"))
  static let ruleID = Parameter(
    name: "id", place: .path, values: .name, isRequired: true,
    summary: Phrase(
      "the id of a rule, an alias, or a name of what it is about", "규칙의 이름이나 별칭, 규칙이 다루는 것의 이름"))

  /// The same parameter as a required one.
  var required: Parameter {
    var parameter = self
    parameter.isRequired = true
    return parameter
  }
}
