internal import Guidelines

/// The frame of every page: head, search, navigation, languages.
struct PageFrame {
  let reader: Reader
  let addresses: Addresses
  /// The address of the page, for links to its other languages; `nil` for none.
  let target: Target?

  init(reader: Reader, target: Target?) {
    self.reader = reader
    self.target = target
    addresses = Addresses(reader)
  }

  /// The whole page.
  func around(_ page: Page) -> Markup {
    let siteName = reader.say(Words.siteName)
    return element("html", .lang(reader.language)) {
      element("head") {
        element("meta", Attribute("charset", "utf-8"))
        element(
          "meta", Attribute("name", "viewport"),
          Attribute("content", "width=device-width, initial-scale=1"))
        element("meta", Attribute("name", "color-scheme"), Attribute("content", "light dark"))
        element("title") { page.title.isEmpty ? siteName : "\(page.title) · \(siteName)" }
        element(
          "meta", Attribute("name", "description"),
          Attribute("content", page.summary.isEmpty ? reader.say(Words.purpose) : page.summary))
        if !reader.readsFiles { alternates }
        element("link", Attribute("rel", "stylesheet"), .href(Asset.style.address))
        element(
          "link", Attribute("rel", "icon"), Attribute("type", "image/svg+xml"),
          .href(Asset.icon.address))
        if reader.readsFiles {
          element("script", Attribute("defer", nil), .src(Asset.search.address))
        } else {
          forPrograms
        }
        element("script", Attribute("defer", nil), .src(Asset.script.address))
      }
      element("body") {
        link(.fragment("_content"), .class("skip")) { reader.say(Words.skipToContent) }
        header(page)
        element("main", .id("_content"), Attribute("tabindex", "-1")) { page.content }
        footer
      }
    }
  }

  /// The manifest and the search description, which need a server.
  @MarkupBuilder private var forPrograms: [Markup] {
    element("link", Attribute("rel", "manifest"), .href(.page(["manifest.webmanifest"])))
    element(
      "link", Attribute("rel", "search"),
      Attribute("type", "application/opensearchdescription+xml"),
      Attribute("title", reader.say(Words.siteName)), .href(.page(["opensearch.xml"])))
  }

  /// Links to the canonical address and to the page in each language.
  @MarkupBuilder private var alternates: [Markup] {
    if let target {
      let own = reader.isExplicit ? reader.presentation : .both
      element("link", Attribute("rel", "canonical"), .href(target.address(in: own)))
      for language in Language.allCases {
        element(
          "link", Attribute("rel", "alternate"), Attribute("hreflang", language.rawValue),
          .href(target.address(in: Presentation(only: language))))
      }
      element(
        "link", Attribute("rel", "alternate"), Attribute("hreflang", "x-default"),
        .href(target.address(in: .both)))
    }
  }

  private func header(_ page: Page) -> Markup {
    element("header", .class("site")) {
      element("div", .class("bar")) {
        link(addresses.home, .class("brand")) { "hig" }
        if !page.leadsWithSearch { search(page.query) }
        languages
      }
      element("nav", .class("parts"), .aria(.label, reader.say(Words.navigation))) {
        element("ul") {
          for part in Page.Part.allCases {
            element("li") {
              link(address(of: part), part == page.part ? .aria(.current, "page") : nil) {
                reader.say(Words.part(part))
              }
            }
          }
        }
      }
    }
  }

  /// The search field of every page.
  func search(_ query: String) -> Markup {
    element(
      "form", .class("search"), Attribute("role", "search"), Attribute("method", "get"),
      .action(addresses.form("search"))
    ) {
      element("label", .class("hidden"), Attribute("for", "_q")) { reader.say(Words.searchLabel) }
      element(
        "input", .id("_q"), Attribute("type", "search"), Attribute("name", "q"),
        Attribute("value", query), Attribute("placeholder", reader.say(Words.searchHint)),
        Attribute("autocomplete", "off"), Attribute("autocapitalize", "off"),
        Attribute("spellcheck", "false"),
        Attribute("maxlength", "500"))
      languageField
      element("button", Attribute("type", "submit")) { reader.say(Words.search) }
    }
  }

  /// A hidden field that keeps the chosen languages when a form is sent.
  var languageField: Markup {
    guard let presentation = addresses.presentation else { return .nothing }
    return element(
      "input", Attribute("type", "hidden"), Attribute("name", "lang"),
      Attribute("value", presentation.rawValue))
  }

  private var languages: Markup {
    element("nav", .class("languages"), .aria(.label, reader.say(Words.languages))) {
      element("ul") {
        for presentation in [Presentation.en, .both, .ko] {
          element("li") {
            link(
              address(in: presentation), Attribute("data-lang", presentation.rawValue),
              presentation == reader.presentation ? .aria(.current, "true") : nil,
              presentation == .both ? nil : .lang(presentation.messages)
            ) {
              presentation == .both
                ? reader.say(Words.both) : Words.name(of: presentation)
            }
          }
        }
      }
    }
  }

  private var footer: Markup {
    element("footer", .class("site")) {
      if reader.readsFiles {
        element("p") { reader.say(Words.purpose) }
      } else {
        element("p") { reader.say(Words.footer) }
        element("p") {
          link(.page(["openapi.json"])) { reader.say(Words.api) }
        }
      }
    }
  }

  private func address(of part: Page.Part) -> Address {
    switch part {
    case .components: addresses.components
    case .metrics: addresses.metrics
    case .checks: addresses.checks
    case .terms: addresses.terms
    case .documents: addresses.documents
    case .audit: addresses.audit
    }
  }

  private func address(in presentation: Presentation) -> Address {
    let query: [(String, String?)] = (target?.query ?? []).filter { $0.name != "lang" }
      .map { ($0.name, $0.value) }
    let path = target?.path ?? []
    // A page in both languages has no path of its own, so the query overrides the server's default.
    return presentation == .both
      ? .page(path, query + [("lang", presentation.rawValue)])
      : .page([presentation.rawValue] + path, query)
  }
}
