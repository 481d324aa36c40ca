package import Guidelines
package import TextAnalysis

/// What is known of a text before its numbers are read.
package struct MetricContext: Sendable {
  /// The language of the text.
  package var language: Language
  /// The page of the guidelines it stands on, where that is known.
  package var component: ComponentName?
  /// The headings above it, outermost first.
  package var section: [String]
  /// The short line that its list stands under: "Buttons:".
  package var label: String?
  /// The platforms it speaks of; empty for all.
  package var platforms: [Platform]
  /// What the text or table says it is about: the short line above a table.
  package var caption: String?
  /// The unit of sizes in the table beside it, for a table that names none.
  package var sizeUnit: Unit?
  /// The names of things.
  package var names: ThingNames
  /// What the headings of the document say that were read last.
  var known: KnownHeadings?
  /// Takes the sources of subjects; `nil` where nobody asks.
  var notes: SubjectNotes?
  /// The document's name, for the references.
  package var document: String
}

// In an extension, for which the compiler makes an initializer of its own, which copies nothing.
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
      platforms: platforms, caption: caption, sizeUnit: nil, names: names, known: nil,
      notes: nil, document: document)
  }

  /// What the page is about.
  var owner: String? {
    guard let component else { return nil }
    guard let known else { return names.name(of: component) }
    return known.name(of: component, names)
  }

  /// What the headings above the text say, but the first, which names the page, and the label of its
  /// list; outermost first.
  var innerHeadings: [String] { section.dropFirst() + (label.map { [$0] } ?? []) }

  /// What these headings say of numbers.
  func headings(finder: ThingFinder) -> MetricHeadings {
    func read() -> MetricHeadings {
      MetricHeadings.read(innerHeadings, nearest: [label, section.last], finder: finder)
    }
    return known?.headings(under: section, label: label, read: read) ?? read()
  }
}
