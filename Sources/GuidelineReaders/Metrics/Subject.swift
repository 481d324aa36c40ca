internal import Guidelines
internal import Lexicon
internal import Synchronization
internal import TextAnalysis

/// The subject of a number, and its sources.
struct Subject {
  var name: String
  var sources: SubjectSources

  init(_ name: String, _ sources: SubjectSources) {
    self.name = name
    self.sources = sources
  }

  /// The subject of a number for which none was found.
  static let interface = Subject("interface", [])
  /// The name of what an app fills: "screen", "화면", "viewport".
  static let screen = "screen"
  /// Names that are so common that they say little.
  static let vague = DimensionWords.all.union(Lexicon.things.set("common"))
}

/// The sources of a number's subject; several if its name is composed.
struct SubjectSources: OptionSet {
  let rawValue: UInt16

  static let row = SubjectSources(rawValue: 1)
  static let column = SubjectSources(rawValue: 2)
  static let cell = SubjectSources(rawValue: 4)
  static let caption = SubjectSources(rawValue: 8)
  static let clause = SubjectSources(rawValue: 16)
  static let neighbour = SubjectSources(rawValue: 32)
  static let lead = SubjectSources(rawValue: 64)
  static let previous = SubjectSources(rawValue: 128)
  static let heading = SubjectSources(rawValue: 256)
  static let title = SubjectSources(rawValue: 512)
  static let ownWords = SubjectSources(rawValue: 1024)

  private static let names: [(SubjectSources, Phrase)] = [
    (.row, Phrase("the row", "행")), (.column, Phrase("the column", "열")),
    (.cell, Phrase("the cell", "칸")), (.caption, Phrase("the caption", "캡션")),
    (.clause, Phrase("the clause", "절")), (.neighbour, Phrase("the number beside it", "곁의 수")),
    (.lead, Phrase("the lead", "첫 문장")), (.previous, Phrase("the sentence before", "앞 문장")),
    (.heading, Phrase("the heading", "제목")), (.title, Phrase("the title alone", "문서 제목뿐")),
    (.ownWords, Phrase("its own words", "글의 낱말")),
  ]

  /// The sources in words, for a trace.
  var phrase: Phrase {
    let named = Self.names.filter { contains($0.0) }.map(\.1)
    guard !named.isEmpty else { return Phrase("nothing", "없음") }
    return Phrase(
      named.map(\.en).joined(separator: " and "), named.map(\.ko).joined(separator: ", "))
  }
}

/// The sources of the subjects in a document, collected during a trace.
final class SubjectNotes: Sendable {
  /// A subject on a line.
  private struct Key: Hashable {
    let subject: String
    let line: LineReference
  }

  private let sources = Mutex<[Key: SubjectSources]>([:])

  /// Records the sources of the subject of `metric`.
  func note(_ metric: Metric, _ found: SubjectSources) {
    let key = Key(subject: metric.subject, line: metric.source)
    sources.withLock { $0[key, default: []].formUnion(found) }
  }

  /// The sources of the subject of `metric`.
  func sources(of metric: Metric) -> SubjectSources {
    sources.withLock { $0[Key(subject: metric.subject, line: metric.source)] ?? [] }
  }
}
