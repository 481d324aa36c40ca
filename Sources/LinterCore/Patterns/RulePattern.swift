/// A requirement stated in a rule's comment that is checked without code: `text without "OK", "!" in
/// button, alert`.
///
/// Consists of a subject, a demand and optionally places: the kinds of view inside which it applies, and after
/// `not` those inside which it does not.
struct RulePattern: Hashable, Sendable {
  /// The property to examine.
  enum Subject: String, CaseIterable, Sendable {
    /// A title, a label or another user-visible text.
    case text
    /// The number of characters in a text.
    case length
    /// The number of tabs in a tab bar, or of buttons in an alert or a menu.
    case count
    /// A fixed width in points.
    case width
    /// A fixed height in points.
    case height
    /// A fixed font size in points.
    case font
    /// The spacing of a stack, in points.
    case spacing
    /// The contrast ratio of a text with its background.
    case contrast
    /// A color, by its system or asset name.
    case color
    /// An SF Symbol, by name.
    case symbol
    /// A type or a modifier, by name.
    case api

    /// Whether it is a number rather than a text or a name.
    var isNumber: Bool {
      switch self {
      case .length, .count, .width, .height, .font, .spacing, .contrast: true
      case .text, .color, .symbol, .api: false
      }
    }
  }

  /// The condition that the subject must meet.
  enum Demand: Hashable, Sendable {
    /// It contains none of these.
    case without([String])
    /// It contains one of these.
    case with([String])
    /// It ends with one of these.
    case ends([String])
    case atMost(Double)
    case atLeast(Double)
    /// It equals one of these.
    case exactly([Double])
  }

  let subject: Subject
  let demand: Demand
  /// The kinds of view and bar inside which it applies; empty for everywhere.
  let places: [String]
  /// The kinds inside which it does not apply.
  let exceptions: [String]
  /// The pattern as written.
  let source: String
}

extension RulePattern {
  /// A syntax error in a pattern.
  enum Fault: Error, Hashable {
    /// It does not start with a known subject.
    case subject(String)
    /// The operator is unknown or not allowed for the subject.
    case demand(String, of: Subject)
    /// The value after the operator is missing.
    case noValue(Subject)
    /// A number is below 0.
    case negative(String)
    /// A quotation mark has no other one.
    case quote(String)
    /// The property has no such place.
    case place(String, of: Subject)
  }

  /// The kinds of view whose buttons are counted.
  static let countedKinds: [ViewNode.Kind] = [.alert, .menu, .contextMenu, .confirmationDialog]

  /// Parses a pattern.
  init(_ source: String) throws(Fault) {
    var words = Self.words(of: source)[...]
    if let open = words.first(where: \.isUnbalanced) { throw .quote(open.text) }
    let first = words.popFirst()?.text ?? ""
    guard let subject = Subject(rawValue: first.lowercased()) else { throw .subject(first) }
    let end = words.firstIndex { $0 == Word(text: "in", isQuoted: false) } ?? words.endIndex
    let parts = words[end...].dropFirst().map { $0.text.lowercased() }
      .split(separator: "not", maxSplits: 1, omittingEmptySubsequences: false)
    // Where it is never looked for, it need not be excepted, but may be.
    if let unknown = parts[0].first(where: { !subject.places.contains($0) })
      ?? parts.dropFirst().joined().first(where: { !Subject.text.places.contains($0) })
    {
      throw .place(unknown, of: subject)
    }
    if end < words.endIndex, parts.contains(where: \.isEmpty) { throw .place("", of: subject) }
    demand = try Self.demand(in: words[..<end], of: subject)
    places = Array(parts[0])
    exceptions = parts.dropFirst().flatMap(Array.init)
    (self.subject, self.source) = (subject, source)
  }

  private static func demand(
    in words: ArraySlice<Word>, of subject: Subject
  ) throws(Fault) -> Demand {
    var values = words
    var name = values.popFirst()?.text.lowercased() ?? ""
    if name == "at" { name += " " + (values.popFirst()?.text.lowercased() ?? "") }
    guard !values.isEmpty else { throw .noValue(subject) }
    let demand =
      try subject.isNumber
      ? limit(name, in: values, of: subject) : naming(name, values.map(\.text), of: subject)
    guard let demand else { throw .demand(name, of: subject) }
    return demand
  }

  /// The demand for a numeric subject; `nil` if `name` is not a known operator.
  private static func limit(
    _ name: String, in words: ArraySlice<Word>, of subject: Subject
  ) throws(Fault) -> Demand? {
    let numbers = words.compactMap { Double($0.text) }.filter(\.isFinite)
    guard numbers.count == words.count, name == "exactly" || numbers.count == 1 else {
      throw .noValue(subject)
    }
    // Views that overlap have a negative spacing.
    if subject != .spacing, let index = numbers.firstIndex(where: { $0 < 0 }) {
      throw .negative(words[words.startIndex + index].text)
    }
    return switch name {
    case "at most": .atMost(numbers[0])
    case "at least": .atLeast(numbers[0])
    case "exactly": .exactly(numbers)
    default: nil
    }
  }

  /// The demand for a text or a name; `nil` if `name` is not a known operator.
  private static func naming(_ name: String, _ texts: [String], of subject: Subject) -> Demand? {
    switch name {
    case "without": .without(texts)
    case "with": .with(texts)
    case "ends" where subject == .text: .ends(texts)
    default: nil
    }
  }

  /// A word or a quoted string of a pattern.
  private struct Word: Hashable {
    var text: String
    var isQuoted: Bool

    /// Whether a quotation mark in it has no other one; one alone is a sign to look for.
    var isUnbalanced: Bool {
      !isQuoted && text.count > 1 && !text.count(where: RulePattern.isQuote).isMultiple(of: 2)
    }
  }

  private static func isQuote(_ character: Character) -> Bool {
    ["\"", "“", "”"].contains(character)
  }

  private static func words(of source: String) -> [Word] {
    var words: [Word] = []
    var rest = source[...]
    while let first = rest.first {
      if first.isWhitespace || first == "," {
        rest.removeFirst()
      } else if isQuote(first), let end = rest.dropFirst().firstIndex(where: isQuote) {
        words.append(Word(text: String(rest[..<end].dropFirst()), isQuoted: true))
        rest = rest[end...].dropFirst()
      } else {
        let word = rest.prefix { !$0.isWhitespace && $0 != "," }
        words.append(Word(text: String(word), isQuoted: false))
        rest = rest[word.endIndex...]
      }
    }
    return words
  }
}
