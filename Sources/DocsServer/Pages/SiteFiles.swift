internal import Guidelines
internal import KnowledgeBase

// Files for other programs: browsers and crawlers.
extension Route {
  /// `/manifest.webmanifest`: the site as an app (W3C, Web Application Manifest).
  static let manifest = Route(
    path: [.literal("manifest.webmanifest")],
    summary: Phrase("the site as an app", "앱으로 쓰는 사이트")
  ) { visit in
    .document(
      .manifest, manifest(visit.reader, start: "/", scope: "/", icon: Asset.icon.address.text))
  }

  /// A manifest for the pages below `scope`, with the start page `start`.
  static func manifest(
    _ reader: Reader, start: String, scope: String, icon: String
  ) -> [UInt8] {
    let manifest: APIValue = [
      "name": .text(reader.say(Words.siteName)), "short_name": "hig",
      "description": .text(reader.say(Words.purpose)), "start_url": .text(start),
      "scope": .text(scope), "display": "standalone", "background_color": "#fbfbfa",
      "theme_color": "#3457c8",
      "icons": [["src": .text(icon), "type": "image/svg+xml", "sizes": "any"]],
    ]
    return JSONBody.bytes(of: manifest)
  }

  /// `/opensearch.xml`: lets a browser's search field search this site (OpenSearch 1.1).
  static let openSearch = Route(
    path: [.literal("opensearch.xml")],
    summary: Phrase("how a browser asks the site", "브라우저 검색창에서 찾는 방법")
  ) { visit in
    let document = element(
      "OpenSearchDescription", Attribute("xmlns", "http://a9.com/-/spec/opensearch/1.1/")
    ) {
      element("ShortName") { "hig" }
      element("Description") { visit.reader.say(Words.purpose) }
      element("InputEncoding") { "UTF-8" }
      element(
        "Url", Attribute("type", "text/html"),
        Attribute("template", visit.origin + "/search?q={searchTerms}"))
    }
    return .document(.openSearch, document.xml)
  }

  /// `/sitemap.xml`: every page, in each language (sitemaps.org, protocol 0.9).
  static let sitemap = Route(
    path: [.literal("sitemap.xml")], summary: Phrase("every page", "모든 페이지")
  ) { visit throws(KnowledgeBaseError) in
    let names = try visit.components.map { ["components", $0.name.rawValue] }
    let rules = try visit.rules.map { ["rules", $0.id.rawValue] }
    let documents = try visit.base.documents().map { document in
      ["documents"] + document.name.split(separator: "/").map(String.init)
    }
    let lists = [
      [], ["components"], ["documents"], ["metrics"], ["checks"], ["terms"], ["changes"],
    ]
    let origin = visit.origin
    let document = element(
      "urlset", Attribute("xmlns", "http://www.sitemaps.org/schemas/sitemap/0.9"),
      Attribute("xmlns:xhtml", "http://www.w3.org/1999/xhtml")
    ) {
      for path in lists + names + rules + documents {
        element("url") {
          element("loc") { origin + Address.page(path).text }
          for language in Language.allCases {
            element(
              "xhtml:link", Attribute("rel", "alternate"),
              Attribute("hreflang", language.rawValue),
              Attribute("href", origin + Address.page([language.rawValue] + path).text))
          }
        }
      }
    }
    return .document(.xml, document.xml)
  }
}

extension Visit {
  /// The origin under which the client requested the site.
  fileprivate var origin: String { "http://\(headers.host ?? "localhost")" }
}
