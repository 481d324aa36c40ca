internal import Guidelines
internal import Lexicon
internal import Synchronization
internal import TextAnalysis

/// A cache of the headings read last, because most texts in a section share them.
final class KnownHeadings: Sendable {
  private struct Known {
    var section: [String]
    var label: String?
    var headings: MetricHeadings
  }

  private let last = Mutex<Known?>(nil)
  private let page = Mutex<(component: ComponentName, name: String?)?>(nil)

  /// The name of `component` according to `names`, cached for the last one asked for.
  func name(of component: ComponentName, _ names: ThingNames) -> String? {
    page.withLock { page in
      if let page, page.component == component { return page.name }
      let name = names.name(of: component)
      page = (component, name)
      return name
    }
  }

  /// The meaning of the headings in `section` and of the list `label`, read unless they are as last time.
  func headings(
    under section: [String], label: String?, read: () -> MetricHeadings
  ) -> MetricHeadings {
    let known = last.withLock { known in
      known.flatMap {
        $0.section == section && $0.label == label ? $0.headings : nil
      }
    }
    if let known { return known }
    let headings = read()
    last.withLock { $0 = Known(section: section, label: label, headings: headings) }
    return headings
  }
}

/// What the headings above a text say about its numbers.
struct MetricHeadings {
  /// The thing named by the innermost heading that names any.
  private(set) var thing: String?
  /// The dimensions named by a heading.
  private(set) var dimensions: [Dimension] = []
  /// Whether the last heading is about screen widths at which a layout changes.
  private(set) var areAboutScreens = false

  /// The dimension, if there is exactly one.
  var dimension: Dimension? { dimensions.count == 1 ? dimensions[0] : nil }

  /// Reads `headings`, outermost first.
  ///
  /// The innermost that names a thing gives the subject, the first of the `nearest` with one the dimension.
  static func read(
    _ headings: [String], nearest: [String?], finder: ThingFinder
  ) -> MetricHeadings {
    var result = MetricHeadings()
    result.thing = headings.reversed().lazy.compactMap { Self.thing(namedBy: $0, finder) }.first
    // "Body text table" is not about tables.
    for noun in [" table", " dimension"] {
      if let whole = result.thing, whole.hasSuffix(noun) {
        result.thing = String(whole.dropLast(noun.count))
      }
    }
    for case let heading? in nearest where result.dimensions.isEmpty && !result.areAboutScreens {
      result.readMeasures(of: heading)
    }
    return result
  }

  /// The thing that a heading names; `nil` if it names none or is ambiguous.
  private static func thing(namedBy heading: String, _ finder: ThingFinder) -> String? {
    let tokens = tokens(of: heading)
    // The name ends before a gloss in parentheses and before a synonym behind a slash: "Toggle/Switch".
    let end = tokens.firstIndex { $0.isMark("(") || $0.isMark("/") } ?? tokens.count
    let things = finder.things(in: Array(tokens), 0..<end)
    let found = things.last {
      !vague.contains($0.name) && DimensionWords.named($0.name).map { $0 == [.size] } ?? true
    }
    guard let found else { return nil }
    // "Buttons and marks" is ambiguous.
    let isLast = found.tokens == things.last?.tokens
    let rest = tokens[max(0, found.tokens.upperBound - 1)..<end]
    return !isLast || !rest.contains(where: joins) ? found.name : nil
  }

  /// The last noun of a heading, which may say little by itself: "Content width".
  static func vagueThing(in heading: String, _ finder: ThingFinder) -> String? {
    let tokens = Array(tokens(of: heading))
    return finder.things(in: tokens, 0..<tokens.count).last {
      DimensionWords.named($0.name) == nil
    }?.name
  }

  private mutating func readMeasures(of heading: String) {
    let tokens = Self.tokens(of: heading)
    areAboutScreens = SentenceFacts(Array(tokens)).speaksOfScreens
    for dimension in tokens.flatMap({ $0.dimensions ?? [] }) where !dimensions.contains(dimension) {
      dimensions.append(dimension)
    }
  }

  private static func tokens(of heading: String) -> ArraySlice<SentenceToken> {
    SentenceTokenizer.tokens(of: TextLine(text: heading, line: 0)).prefix(12)
  }

  /// Whether one of `headings` says that the numbers are ratios.
  static func speakOfRatios(_ headings: [String]) -> Bool {
    headings.contains { heading in
      tokens(of: heading).contains { $0.dimensions?.contains(.ratio) ?? false }
    }
  }

  private static func joins(_ token: SentenceToken) -> Bool {
    conjunctions.contains(where: token.spells) || token.isHangul && token.ends(withAny: joints)
  }

  private static let conjunctions: [ShortWord] = ["and", "or", "및", "또는", "와", "과"]
  static let joints: [ShortWord] = ["와", "과"]

  /// Nouns in headings that are not their subject.
  static let vague = Lexicon.things.set("vague").union(properties)
  static let properties = Lexicon.things.set("property")
}
