package import Guidelines
package import TextAnalysis

/// The context of a text whose numbers are read.
package struct MetricContext: Sendable {
  /// The language of the text.
  package var language: Language
  /// The component of its page, if known.
  package var component: ComponentName?
  /// The headings above it, outermost first.
  package var section: [String]
  /// The label of the list that contains it: "Buttons:".
  package var label: String?
  /// The text above the list that contains it: "Make these sizes of the icon:".
  var intro: String?
  /// The platforms to which it applies; empty for all.
  package var platforms: [Platform]
  /// The subject that the document gives it: the caption of a table.
  package var caption: String?
  /// The names of things that numbers can be about.
  package var names: ThingNames
  /// Whether a team states its own rules, so that each number that it tells is one to keep to.
  var isOwn = false
  /// A cache of the headings read last.
  var known: KnownHeadings?
  /// Collects the sources of subjects for a trace; `nil` without a trace.
  var notes: SubjectNotes?
  /// The document's name, for citations.
  package var document: String
}

// In an extension, so that the compiler still synthesises the memberwise initializer.
extension MetricContext {
  /// Creates a context with the names of `glossary`.
  package init(
    language: Language, component: ComponentName? = nil, section: [String] = [],
    platforms: [Platform] = [], caption: String? = nil, glossary: Glossary, document: String
  ) {
    self.init(
      language: language, component: component, section: section, platforms: platforms,
      caption: caption, names: ThingNames(glossary), document: document)
  }

  /// Creates a context.
  package init(
    language: Language, component: ComponentName? = nil, section: [String] = [],
    platforms: [Platform] = [], caption: String? = nil, names: ThingNames, document: String
  ) {
    self.init(
      language: language, component: component, section: section, label: nil,
      platforms: platforms, caption: caption, names: names, known: nil,
      notes: nil, document: document)
  }

  /// The name of the component of the page.
  var owner: String? {
    guard let component else { return nil }
    guard let known else { return names.name(of: component) }
    return known.name(of: component, names)
  }

  /// The headings above the text but the first, and the label of its list, outermost first.
  var innerHeadings: [String] { section.dropFirst() + (label.map { [$0] } ?? []) }

  /// What `innerHeadings` say about the numbers below them.
  func headings(finder: ThingFinder) -> MetricHeadings {
    func read() -> MetricHeadings {
      MetricHeadings.read(innerHeadings, nearest: [label, section.last], finder: finder)
    }
    return known?.headings(under: section, label: label, read: read) ?? read()
  }
}
