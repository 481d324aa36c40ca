/// What the comment of a rule asks of an interface, so that it is checked without code:
/// `text without "OK", "!" in button, alert`.
///
/// A fact, what it must be, and where: in views of the kinds named and all that stands in them.
struct RulePattern: Hashable, Sendable {
  /// What is looked at.
  enum Subject: String, CaseIterable, Sendable {
    /// A title, a label or another text that people read.
    case text
    /// The characters of a text.
    case length
    /// The tabs of a tab bar, the buttons of an alert or a menu.
    case count
    /// A fixed width in points.
    case width
    /// A fixed height in points.
    case height
    /// A fixed size of a font in points.
    case font
    /// The distance between the views in a stack, in points.
    case spacing
    /// The ratio of the contrast of a text with what is behind it.
    case contrast
    /// A color by its name in the system or in the assets.
    case color
    /// A symbol by its name.
    case symbol
    /// A type or a modifier by its name.
    case api

    /// Whether it is measured; the others are named.
    var isNumber: Bool {
      switch self {
      case .length, .count, .width, .height, .font, .spacing, .contrast: true
      case .text, .color, .symbol, .api: false
      }
    }
  }

  /// What is asked of it.
  enum Demand: Hashable, Sendable {
    /// It has none of these.
    case without([String])
    /// It has one of these.
    case with([String])
    /// It ends with one of these.
    case ends([String])
    case atMost(Double)
    case atLeast(Double)
    /// It is one of these.
    case exactly([Double])
  }

  let subject: Subject
  let demand: Demand
  /// The kinds of view and bar in which it is looked for; empty for everywhere.
  let places: [String]
  /// The pattern as it was written.
  let source: String
}

extension RulePattern {
  /// What is wrong with a pattern.
  enum Fault: Error, Hashable {
    /// It does not begin with what is to be looked at.
    case subject(String)
    /// What is asked is none of the words for it, or none for this subject.
    case demand(String, of: Subject)
    /// A number, or a word, is missing after what is asked.
    case noValue(Subject)
    case place(String)
  }

  /// The bars in which texts stand that are no views of a screen.
  static let bars = ["tab", "tab-bar", "title"]
  /// What may be said after `in`.
  static var knownPlaces: [String] { ViewNode.Kind.allCases.map(\.rawValue) + bars }

  /// Reads a pattern.
  init(_ source: String) throws(Fault) {
    var words = Self.words(of: source)[...]
    let first = words.popFirst()?.text ?? ""
    guard let subject = Subject(rawValue: first.lowercased()) else { throw .subject(first) }
    let end = words.firstIndex { $0 == Word(text: "in", isQuoted: false) }
    let places = end.map { words[$0...].dropFirst().map { $0.text.lowercased() } } ?? []
    if let unknown = places.first(where: { !Self.knownPlaces.contains($0) }) {
      throw .place(unknown)
    }
    if end != nil, places.isEmpty { throw .place("") }
    demand = try Self.demand(in: words[..<(end ?? words.endIndex)], of: subject)
    (self.subject, self.places, self.source) = (subject, places, source)
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

  /// What `name` asks of a number, which `words` state; `nil` for no such word.
  private static func limit(
    _ name: String, in words: ArraySlice<Word>, of subject: Subject
  ) throws(Fault) -> Demand? {
    let numbers = words.compactMap { Double($0.text) }.filter(\.isFinite)
    guard numbers.count == words.count, name == "exactly" || numbers.count == 1 else {
      throw .noValue(subject)
    }
    return switch name {
    case "at most": .atMost(numbers[0])
    case "at least": .atLeast(numbers[0])
    case "exactly": .exactly(numbers)
    default: nil
    }
  }

  /// What `name` asks of a text or a name; `nil` for no such word.
  private static func naming(_ name: String, _ texts: [String], of subject: Subject) -> Demand? {
    switch name {
    case "without": .without(texts)
    case "with": .with(texts)
    case "ends" where subject == .text: .ends(texts)
    default: nil
    }
  }

  /// A word of a pattern, or what stands in quotation marks.
  private struct Word: Hashable {
    var text: String
    var isQuoted: Bool
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
