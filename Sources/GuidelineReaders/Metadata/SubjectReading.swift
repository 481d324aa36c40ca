internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

/// The evidence for the component of a document.
enum ComponentEvidence {
  case frontMatter, title, heading, path, address, siteTitle, otherName, titleWords, opening

  /// The description in a trace.
  var phrase: Phrase {
    switch self {
    case .frontMatter: Phrase("the front matter names it", "문서 머리말")
    case .title: Phrase("the title, which the glossary knows", "용어집에 있는 제목")
    case .heading: Phrase("the first heading, which the glossary knows", "용어집에 있는 첫 제목")
    case .path: Phrase("the name of its file", "파일 이름")
    case .address: Phrase("the address of its page", "페이지 주소")
    case .siteTitle: Phrase("the site's title of the page", "사이트가 붙인 페이지 제목")
    case .otherName: Phrase("another name in the front matter", "문서 머리말의 다른 이름")
    case .titleWords: Phrase("the words of the title", "제목의 낱말")
    case .opening: Phrase("its first sentence, and its file or title", "첫 문장과 파일이나 제목의 이름")
    }
  }
}

/// Determines a document's title and subject.
struct SubjectReading {
  private let frontMatter: FrontMatter
  private let heading: Bilingual<String>
  private let boilerplate: [Block]
  private let ownAddress: String?
  private let windowTitle: String?
  private let path: String
  private let naming: ComponentNaming
  private let opening: [String]

  /// A component and the evidence for it.
  typealias Found = (name: ComponentName, evidence: ComponentEvidence)

  /// Collects the front matter, the boilerplate and the first heading of `draft`.
  init(_ draft: DocumentDraft) {
    frontMatter = draft.input.frontMatter
    heading = draft[ScopeStage.self].title
    boilerplate = draft[BoilerplateStage.self].boilerplate
    ownAddress = draft.input.url
    windowTitle = draft.input.windowTitle
    path = draft.input.name
    naming = ComponentNaming(glossary: draft.input.glossary)
    let text = draft[AlignmentStage.self].passages.first { $0.level == nil && $0.text.en != nil }
    opening = text?.text.en.map { plainWords($0, most: 3) } ?? []
  }

  /// The title, the component and the URL of its page.
  var subject: (title: Bilingual<String>, component: Found?, url: String?) {
    let (title, addresses) = (title, addresses)
    let component = component(title, addresses)
    let page = addresses.first { naming.component(target: $0) == component?.name }
    return (title, component, page ?? statedAddress)
  }

  /// The title in the front matter, completed from the first heading.
  private var title: Bilingual<String> {
    var title = heading
    if let value = frontMatter.value("title") {
      let stated = ComponentNaming.title(of: value)
      title = Bilingual(en: stated.en ?? title.en, ko: stated.ko ?? title.ko)
    }
    if let value = frontMatter.value("title-ko", "title_ko") { title.ko = value }
    return title
  }

  /// The URLs of guideline pages that the document gives as its source.
  private var addresses: [String] {
    let all =
      [ownAddress, Self.address(in: frontMatter)].compactMap(\.self)
      + boilerplate.flatMap(\.targets)
    return all.filter { $0.hasPrefix("http") && Self.isOfGuideline($0) }
  }

  /// The address of its own page that a document of another guideline states.
  private var statedAddress: String? {
    [Self.address(in: frontMatter), ownAddress].compactMap(\.self).first { address in
      ["https://", "http://"].contains(where: address.hasPrefix) && !address.contains(" ")
        && !Self.isOfGuideline(address)
    }
  }

  private static func isOfGuideline(_ address: String) -> Bool {
    // A team's repository may have the name of Apple's guidelines.
    address.utf8Contains("apple.com") && address.utf8Contains("human-interface-guidelines")
  }

  /// The address of the document's page that the front matter states.
  static func address(in frontMatter: FrontMatter) -> String? {
    frontMatter.value("url", "source", "link", "canonical")
  }

  private func component(_ title: Bilingual<String>, _ addresses: [String]) -> Found? {
    if let found = statedComponent { return (found, .frontMatter) }
    if let found = naming.known(title) { return (found, .title) }
    if let found = naming.known(heading) { return (found, .heading) }
    if let found = addresses.lazy.compactMap(naming.component(target:)).first {
      return (found, .address)
    }
    if let found = naming.known(path: path) { return (found, .path) }
    if let found = componentOfSiteTitle ?? componentOfWindow { return (found, .siteTitle) }
    if let found = componentOfOtherName { return (found, .otherName) }
    // "Web elements | Acme guide": the name of the site follows that of the page.
    let isBeforeSite = heading.languages.contains { language in
      guard let name = heading[language], let whole = title[language] else { return false }
      return ComponentNaming.separators.contains { whole.hasPrefix(name + $0) }
    }
    let words = naming.component(title: isBeforeSite ? heading : title)
    // "Understanding reflow" in reflow.html, "Error note structure" in error-notes.md; "Web guidelines" is
    // about many components in any file, and a file called "our-web-design" about none.
    if !naming.isGeneral(title), let found = naming.name(path: path),
      words.map({ words in
        words.rawValue.hasSuffix(found.rawValue)
          || found.rawValue.utf8.contains(UInt8(ascii: "-"))
            && words.rawValue.hasPrefix(EnglishNouns.singularPhrase(found.rawValue) + "-")
      }) ?? (title.en == nil)
    {
      return (found, .path)
    }
    return words.map { ($0, .titleWords) } ?? componentOfOpening.map { ($0, .opening) }
  }

  /// The subject of the first sentence, if the title has its name or the file's ends with it: "A toast is …" in
  /// "toasts.md".
  private var componentOfOpening: ComponentName? {
    let words = opening.drop(while: EnglishMood.articles.contains).prefix(2)
    guard let subject = words.first, let verb = words.dropFirst().first,
      EnglishMood.isFinite(verb) || EnglishMood.isDoneByThing(verb),
      !naming.isGeneral(Bilingual(en: subject))
    else { return nil }
    let file = path.split(separator: "/").last?.split(separator: ".").first ?? ""
    let names = file.split { !$0.isLetter }.suffix(1) + (title.en ?? "").split { !$0.isLetter }
    let singulars = names.map { EnglishNouns.singular($0.lowercased()) }
    return singulars.contains(EnglishNouns.singular(subject))
      ? naming.component(named: subject) ?? ComponentName(words: subject) : nil
  }

  private var statedComponent: ComponentName? {
    frontMatter.value("component", "page").flatMap { value in
      ComponentName(rawValue: value) ?? naming.known(Bilingual(en: value))
    }
  }

  /// The component named by one of the aliases in the front matter, or by its name.
  private var componentOfOtherName: ComponentName? {
    let aliases = frontMatter.value("aliases")?.split(separator: ",") ?? []
    let name = frontMatter.value("name").map { [$0[...]] } ?? []
    return (aliases + name).lazy
      .compactMap { naming.component(named: String($0.trimmingBoth())) }.first
  }

  /// The component named by the page's HTML `<title>`.
  private var componentOfWindow: ComponentName? {
    windowTitle.flatMap { naming.known(Bilingual(en: $0)) }
  }

  /// The component named at the end of the site's title of the page.
  private var componentOfSiteTitle: ComponentName? {
    boilerplate.lazy
      .filter { $0.lines.first <= Self.lastLineOfTop && Boilerplate.mayNamePage($0.text) }
      .compactMap { naming.known(endOf: $0.text) }.first
  }

  /// The last line in which the site's title of a page is expected.
  private static let lastLineOfTop = 12
}
