internal import FileAccess
internal import Guidelines
internal import KnowledgeBase
internal import TextAnalysis

extension SiteFolder {
  /// Writes the site as a docset for Dash and Zeal to `folder`, whose name should end with `.docset`;
  /// returns the number of files.
  ///
  /// A docset is a folder of pages with an index of names (https://kapeli.com/docsets): every component
  /// by all its names in both languages, in code and by its initial consonants, and every rule.
  package func writeDocset(to folder: String) throws(Problem) -> Int {
    let pages = "\(folder)/Contents/Resources/Documents"
    let count = try write(to: pages, asDocset: true)
    try Self.write(Array(Self.properties.utf8), to: "\(folder)/Contents/Info.plist")
    let index = "\(folder)/Contents/Resources/docSet.dsidx"
    do throws(KnowledgeBaseError) {
      let entries = try library.read { base, contents throws(KnowledgeBaseError) in
        try DocsetEntries(base, contents).all
      }
      FileSystem.remove(index)
      let table = try Database(path: index, mode: .write, patience: .seconds(1))
      try table.execute(
        """
        CREATE TABLE searchIndex (id INTEGER PRIMARY KEY, name TEXT, type TEXT, path TEXT);
        CREATE UNIQUE INDEX anchor ON searchIndex (name, type, path);
        """)
      try table.transaction { () throws(KnowledgeBaseError) in
        for entry in entries {
          try table.run(
            "INSERT OR IGNORE INTO searchIndex (name, type, path) VALUES (?1, ?2, ?3)",
            entry.name, entry.type.rawValue, entry.path)
        }
      }
    } catch {
      throw .knowledgeBase(error)
    }
    return count + 2
  }

  private static let properties = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
      <key>CFBundleIdentifier</key><string>hig</string>
      <key>CFBundleName</key><string>Interface Guidelines</string>
      <key>DocSetPlatformFamily</key><string>hig</string>
      <key>DashDocSetFamily</key><string>dashtoc</string>
      <key>isDashDocset</key><true/>
      <key>isJavaScriptEnabled</key><true/>
      <key>dashIndexFilePath</key><string>index.html</string>
    </dict>
    </plist>

    """
}

/// The index of a docset: the names by which it is searched.
private struct DocsetEntries {
  /// The type of an entry, by the names that docset readers know.
  enum Kind: String {
    case component = "Component"
    case rule = "Guide"
  }

  struct Entry {
    let name: String
    let type: Kind
    /// The path from the folder of the pages.
    let path: String
  }

  private(set) var all: [Entry] = []

  init(_ base: KnowledgeBase, _ contents: Contents) throws(KnowledgeBaseError) {
    let catalog = try contents.catalog(base)
    let concepts = Dictionary(
      grouping: try base.concepts().filter { $0.component != nil }, by: { $0.component })
    for component in catalog.entries {
      let own = concepts[component.name] ?? []
      let korean = [component.title.ko].compactMap { $0 } + own.flatMap(\.ko)
      add(
        [component.title.en].compactMap { $0 } + own.flatMap(\.en) + own.flatMap(\.apis),
        .component, component.name, in: .en)
      // People write Korean names with or without spaces, and abbreviate them.
      add(
        korean + korean.map { $0.filter { $0 != " " } } + korean.map(Hangul.initials),
        .component, component.name, in: .ko)
    }
    for rule in try contents.rules(base) {
      guard let component = rule.component, catalog[component] != nil else { continue }
      for language in Language.allCases {
        add([rule.title[language]].compactMap { $0 }, .rule, component, in: language, at: rule.id)
      }
      add([rule.id.rawValue], .rule, component, in: .en, at: rule.id)
    }
  }

  /// Adds `names` that lead to the page of `component` in `language`, at `rule` if given.
  private mutating func add(
    _ names: [String], _ type: Kind, _ component: ComponentName, in language: Language,
    at rule: RuleID? = nil
  ) {
    guard let target = Target("/\(language.rawValue)/components/\(component.rawValue)") else {
      return
    }
    let path = FilePlace(of: target, documents: []).path + (rule.map { "#\($0.rawValue)" } ?? "")
    for name in names where !name.isEmpty {
      all.append(Entry(name: name, type: type, path: path))
    }
  }
}
