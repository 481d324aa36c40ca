internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

/// The title of the document, and the component of the last page heading: a file may have several pages.
struct PageTitle {
  /// The heading that names the document.
  private(set) var title = Bilingual<String>()
  /// The component of the current page.
  private(set) var component: ComponentName?

  private var isKnown = false
  private let passages: [DraftPassage]
  private let naming: ComponentNaming

  /// Starts without a title.
  init(passages: [DraftPassage], naming: ComponentNaming) {
    self.passages = passages
    self.naming = naming
  }

  /// Uses the heading at `index` as the title of the document or of a further page, if it is one.
  mutating func read(_ index: Int, _ text: String, level: Int, platforms: [Platform]?) {
    if level <= 2, !isKnown, !Self.isTag(text, level: level) {
      isKnown = true
      if level == 1 || !hasOtherSubjects(besides: passages[index].titles) {
        nameDocument(index, text)
      }
    } else if level == 1, platforms?.isEmpty ?? true, namesPages,
      let other = naming.known(passages[index].titles), other != component
    {
      component = other
    }
  }

  /// Whether headings of the first level name pages, not their sections: "Best practices", "iOS".
  private lazy var namesPages = !passages.filter { $0.level == 1 }.map(\.headingText).contains {
    SectionNames.contain($0) || PlatformMentions.isNothingElse(in: $0)
  }

  private mutating func nameDocument(_ index: Int, _ text: String) {
    title = passages[index].titles
    component = naming.component(title: title)
    if naming.known(title) == nil, let page = onlyPage() {
      // The name of a blog or a site is above the title of the page.
      (title, component) = page
    } else if Boilerplate.namesSite(text), let page = titleBelow(index) {
      title = page
      component = naming.component(title: page)
    }
  }

  /// Whether a heading is only a tag above the title: "iOS", "Do", "(draft)".
  private static func isTag(_ text: String, level: Int) -> Bool {
    level == 2 && (PlatformMentions.isNothingElse(in: text) || Announcement(text) == .examples)
      || ExampleLists.modality(of: text) != nil || text.utf8.first == UInt8(ascii: "(")
  }

  /// The title directly below the heading at `index`.
  private func titleBelow(_ index: Int) -> Bilingual<String>? {
    guard index + 1 < passages.count, passages[index + 1].level ?? 3 <= 2 else { return nil }
    let text = passages[index + 1].headingText
    return SectionNames.contain(text) || PlatformMentions.isNothingElse(in: text)
      ? nil : passages[index + 1].titles
  }

  /// The title and the component of the only heading near the top that names a component.
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

  /// The number of passages that count as the top of a page.
  private static let lastOfTop = 8

  /// The title and the component of a heading that names one.
  ///
  /// Below the first level, platform names, numbered chapters and principles do not count.
  private func page(
    _ heading: DraftPassage, _ level: Int
  ) -> (title: Bilingual<String>, component: ComponentName)? {
    let names = heading.titles
    guard let component = naming.known(names),
      level == 1
        || !PlatformMentions.isNothingElse(in: heading.headingText)
          && !isChapter(heading.headingText)
    else { return nil }
    return (names, component)
  }

  /// Whether a heading opens a chapter of a guide to many things: "Design principles", "접근성" with a number.
  private func isChapter(_ heading: String) -> Bool {
    heading.first?.isNumber == true || ComponentNaming.namesChapter(heading)
  }

  /// Whether a document has several chapters, so that the one named after a component is not its title.
  private func hasOtherSubjects(besides title: Bilingual<String>) -> Bool {
    let others = passages.count { passage in
      guard passage.level == 2 else { return false }
      let text = passage.headingText
      return !SectionNames.contain(text) && PlatformMentions.platforms(in: text).isEmpty
        && passage.titles != title
    }
    return others > 1
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

  /// The title that a heading gives its page, by language.
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
