internal import Guidelines
internal import KnowledgeBase
internal import TextAnalysis

/// The components by group, which is the folder of their documents.
struct Catalog: Sendable {
  /// A component as shown in lists.
  struct Entry: Sendable {
    let name: ComponentName
    let title: Bilingual<String>
    let group: String
    let rules: Int
    let metrics: Int
    let documents: [DocumentSummary]
  }

  /// The components by name.
  let entries: [Entry]

  init(_ components: [ComponentSummary], _ documents: [DocumentSummary]) {
    let about = Dictionary(
      grouping: documents.filter { $0.component != nil }, by: { $0.component })
    entries = components.map { summary in
      let own = (about[summary.name] ?? []).sorted {
        // The document with the most text in both languages gives the component its title.
        ($1.title.languages.count, $1.pairs, $0.name) < (
          $0.title.languages.count, $0.pairs, $1.name
        )
      }
      let title = own.first.flatMap { $0.title.languages.count == 2 ? $0.title : nil }
      let folder = own.lazy.map(\.folder).first { !$0.isEmpty }
      return Entry(
        name: summary.name, title: title ?? summary.title.map { $0 }, group: folder ?? "",
        rules: summary.rules, metrics: summary.metrics, documents: own)
    }
  }

  /// The groups by name; components whose documents are in no folder come last.
  var groups: [(name: String, entries: [Entry])] {
    Dictionary(grouping: entries, by: \.group).sorted {
      ($0.key.isEmpty ? 1 : 0, $0.key) < ($1.key.isEmpty ? 1 : 0, $1.key)
    }.map { ($0.key, $0.value) }
  }

  subscript(name: ComponentName) -> Entry? { entries.first { $0.name == name } }

  /// The components whose names are nearest to a mistyped one.
  func nearest(to name: String) -> [ComponentName] {
    EditDistance.nearest(to: name, in: entries.map(\.name.rawValue), limit: 3)
      .map(ComponentName.init(unchecked:))
  }
}

extension DocumentSummary {
  /// The first folder in its name; empty if there is none.
  var folder: String {
    let parts = name.split(separator: "/")
    return parts.count > 1 ? String(parts[0]) : ""
  }
}
