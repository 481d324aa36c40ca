internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

/// What the document is called, and the component that the last page heading names: a file may hold
/// several pages.
struct PageTitle {
  /// The heading that names the document.
  private(set) var title = Bilingual<String>()
  /// The component of the page read last.
  private(set) var component: ComponentName?

  private var isKnown = false
  private let passages: [DraftPassage]
  private let naming: ComponentNaming

  /// Knows no title yet.
  init(passages: [DraftPassage], naming: ComponentNaming) {
    self.passages = passages
    self.naming = naming
  }

  /// Takes the heading at `index` for the document's title or that of another page, if it is one.
  mutating func read(_ index: Int, _ text: String, level: Int, platforms: [Platform]?) {
    if level <= 2, !isKnown, !Self.isTag(text, level: level) {
      isKnown = true
      nameDocument(index, text)
    } else if level == 1, platforms?.isEmpty ?? true,
      let other = naming.known(passages[index].titles), other != component
    {
      component = other
    }
  }

  private mutating func nameDocument(_ index: Int, _ text: String) {
    title = passages[index].titles
    component = naming.component(title: title)
    if naming.known(title) == nil, let page = onlyPage() {
      // The name of a blog or a site stands above the page's own.
      (title, component) = page
    } else if Boilerplate.namesSite(text), let page = titleBelow(index) {
      title = page
      component = naming.component(title: page)
    }
  }

  /// Whether a heading is but a tag above the title: "iOS", "Do", "(draft)".
  private static func isTag(_ text: String, level: Int) -> Bool {
    level == 2 && PlatformMentions.isNothingElse(in: text)
      || ExampleLists.modality(of: text) != nil || text.utf8.first == UInt8(ascii: "(")
  }

  /// The names of the heading right below the one at `index`.
  private func titleBelow(_ index: Int) -> Bilingual<String>? {
    guard index + 1 < passages.count, passages[index + 1].level ?? 3 <= 2 else { return nil }
    let text = passages[index + 1].headingText
    return SectionNames.contain(text) || PlatformMentions.isNothingElse(in: text)
      ? nil : passages[index + 1].titles
  }

  /// The title and the component of the one heading near the top that names a component.
  private func onlyPage() -> (title: Bilingual<String>, component: ComponentName)? {
    var found: (title: Bilingual<String>, component: ComponentName, level: Int)?
    for index in passages.indices {
      guard let level = passages[index].level, level <= 2 else { continue }
      guard index <= Self.lastOfTop || found != nil else { return nil }
      guard let (names, component) = page(passages[index], level) else { continue }
      if let found, found.component != component { return nil }
      found = found ?? (names, component, level)
    }
    guard let found, found.level == 1 || !hasOtherSubjects(besides: found.title) else { return nil }
    return (found.title, found.component)
  }

  /// No further passages are the top of a page.
  private static let lastOfTop = 8

  /// The names and the component of a heading that names one; below the first level the names of
  /// platforms do not.
  private func page(
    _ heading: DraftPassage, _ level: Int
  ) -> (title: Bilingual<String>, component: ComponentName)? {
    let names = heading.titles
    guard let component = naming.known(names),
      level == 1 || !PlatformMentions.isNothingElse(in: heading.headingText)
    else { return nil }
    return (names, component)
  }

  /// Whether a document has several chapters, of which the one that names a component is but one.
  private func hasOtherSubjects(besides title: Bilingual<String>) -> Bool {
    let others = passages.count { passage in
      guard passage.level == 2 else { return false }
      let text = passage.headingText
      return !SectionNames.contain(text) && PlatformMentions.platforms(in: text).isEmpty
        && passage.titles != title
    }
    return others > 2
  }
}

extension DraftPassage {
  /// The words of a heading in both languages.
  var headingText: String {
    let texts = Language.allCases.compactMap { language -> String? in
      guard let text = part(language, { $0.text }) else { return nil }
      return text.hasPrefix("[") ? titles[language] ?? text : text
    }
    return texts.joined(separator: " · ")
  }

  /// What a heading calls its page, by language.
  var titles: Bilingual<String> {
    var title = Bilingual<String>()
    for language in block.languages {
      guard let block = block[language] else { continue }
      let found = ComponentNaming.title(of: block)
      title.en = title.en ?? found.en
      title.ko = title.ko ?? found.ko
    }
    return title
  }
}
