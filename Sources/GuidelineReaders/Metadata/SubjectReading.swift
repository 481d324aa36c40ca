internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

/// What tells the component of a document.
enum ComponentEvidence {
  /// The front matter names it.
  case frontMatter
  /// The title is a name that the glossary knows.
  case title
  /// The first heading is such a name.
  case heading
  /// An address of the guidelines leads to its page.
  case address
  /// The line at the top in which the site names the page.
  case siteTitle
  /// The words of the title, which the glossary does not know.
  case titleWords
}

extension ComponentEvidence {
  /// What it tells, where the work of the stage is shown.
  var phrase: Phrase {
    switch self {
    case .frontMatter: Phrase("the front matter names it", "문서 머리말")
    case .title: Phrase("the title, which the glossary knows", "용어집에 있는 제목")
    case .heading: Phrase("the first heading, which the glossary knows", "용어집에 있는 첫 제목")
    case .address: Phrase("the address of its page", "페이지 주소")
    case .siteTitle: Phrase("the site's title of the page", "사이트가 붙인 페이지 제목")
    case .titleWords: Phrase("the words of the title", "제목의 낱말")
    }
  }
}

/// Finds out what a document is called and what it is about.
struct SubjectReading {
  private let frontMatter: FrontMatter
  private let heading: Bilingual<String>
  private let boilerplate: [Block]
  private let ownAddress: String?
  private let naming: ComponentNaming

  /// Looks at the front matter, the boilerplate and the first heading of `draft`.
  init(_ draft: DocumentDraft) {
    frontMatter = draft.input.frontMatter
    heading = draft[ScopeStage.self].title
    boilerplate = draft[BoilerplateStage.self].boilerplate
    ownAddress = draft.input.url
    naming = ComponentNaming(glossary: draft.input.glossary)
  }

  /// The title, the component and the address of its page.
  var subject:
    (
      title: Bilingual<String>, component: (name: ComponentName, evidence: ComponentEvidence)?,
      url: String?
    )
  {
    let (title, addresses) = (title, addresses)
    let component = component(title, addresses)
    let url = addresses.first { naming.component(target: $0) == component?.name }
    return (title, component, url)
  }

  /// The title in the front matter; what that leaves out, the first heading says.
  private var title: Bilingual<String> {
    var title = heading
    if let value = frontMatter.value("title") {
      let stated = ComponentNaming.title(of: value)
      title = Bilingual(en: stated.en ?? title.en, ko: stated.ko ?? title.ko)
    }
    if let value = frontMatter.value("title-ko", "title_ko") { title.ko = value }
    return title
  }

  /// The addresses of guidelines that the document gives as where it comes from.
  private var addresses: [String] {
    let stated = frontMatter.value("url", "source", "link", "canonical")
    let all = [ownAddress, stated].compactMap(\.self) + boilerplate.flatMap(\.targets)
    return all.filter {
      $0.hasPrefix("http") && Substring($0).utf8Range(of: "human-interface-guidelines") != nil
    }
  }

  private func component(
    _ title: Bilingual<String>, _ addresses: [String]
  ) -> (name: ComponentName, evidence: ComponentEvidence)? {
    if let found = statedComponent { return (found, .frontMatter) }
    if let found = naming.known(title) { return (found, .title) }
    if let found = naming.known(heading) { return (found, .heading) }
    if let found = addresses.lazy.compactMap(naming.component(target:)).first {
      return (found, .address)
    }
    if let found = componentOfSiteTitle { return (found, .siteTitle) }
    return naming.component(title: title).map { ($0, .titleWords) }
  }

  private var statedComponent: ComponentName? {
    frontMatter.value("component", "page").flatMap { value in
      ComponentName(rawValue: value) ?? naming.known(Bilingual(en: value))
    }
  }

  /// The component that a site's title of the page ends with.
  private var componentOfSiteTitle: ComponentName? {
    boilerplate.lazy
      .filter { $0.lines.first <= Self.lastLineOfTop && Boilerplate.mayNamePage($0.text) }
      .compactMap { naming.known(endOf: $0.text) }.first
  }

  /// A site's title of a page comes no further down.
  private static let lastLineOfTop = 12
}
