internal import Guidelines
internal import KnowledgeBase
internal import TextAnalysis

/// The components by group: the folders that their documents lie in.
struct Catalog: Sendable {
  /// A component as lists show it.
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
        // The page that says most in both languages speaks for the component.
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

  /// The groups, those of folders by name, then what lies in none.
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
  /// The outermost folder of its name; empty where it lies in none.
  var folder: String {
    let parts = name.split(separator: "/")
    return parts.count > 1 ? String(parts[0]) : ""
  }
}
