internal import CGumbo
internal import Guidelines
internal import Lexicon

/// The effect of an element of an HTML page on the words inside it.
enum PageElement {
  /// Not part of the content, with the reason.
  case hidden(SkippedLines.Reason)
  /// The content of the page.
  case main
  /// A part of the content with a header of its own.
  case article
  /// A block, or a container of blocks.
  case flow
  case heading(level: Int)
  /// The page's `title` element.
  case title
  case list
  case item(number: Int, ordinal: Int)
  case quote
  case aside
  /// The caption of a figure.
  case caption
  case preformatted
  case style(Run.Style)
  /// A link; its target is an index into the block's targets.
  case link(Int)
  case table
  case row
  case cell(isHeader: Bool)
  case lineBreak
  case image
  /// An element without effect on its words.
  case inline

  /// The effect of `element` inside of `outer`.
  init(_ element: HTMLElement, inside outer: ArraySlice<PageElement>) {
    switch element.attribute("role") {
    case "main": self = .main
    case "navigation", "search", "banner", "contentinfo": self = .hidden(.boilerplate)
    default: self = Self.ofTags[element.tag.rawValue] ?? .inline
    }
    if case .flow = self, Self.isTitle(element) { self = .heading(level: 6) }
    switch element.tag {
    // The header or sidebar of the site, not of an article.
    case GUMBO_TAG_HEADER where !outer.contains { $0.isContent },
      GUMBO_TAG_ASIDE where !outer.contains { $0.isContent }:
      self = .hidden(.boilerplate)
    // A button inside a heading opens and closes its section; other buttons are not content.
    case GUMBO_TAG_BUTTON where !outer.contains { $0.headingLevel != nil }:
      self = .hidden(.boilerplate)
    default: break
    }
  }

  /// Whether the class of an element says that it is a title: `class="card-title"`.
  private static func isTitle(_ element: HTMLElement) -> Bool {
    (element.attribute("class") ?? "").split(separator: " ").contains { name in
      name.split { "-_".contains($0) }.last.map { titles.contains($0.lowercased()) } ?? false
    }
  }

  private static let titles = Lexicon.headings.set("title-class")

  private static let ofTags: [UInt32: PageElement] = {
    let groups: [(PageElement, [GumboTag])] = [
      (
        .hidden(.metadata),
        [
          GUMBO_TAG_SCRIPT, GUMBO_TAG_STYLE, GUMBO_TAG_NOSCRIPT, GUMBO_TAG_TEMPLATE, GUMBO_TAG_SVG,
          GUMBO_TAG_OBJECT, GUMBO_TAG_IFRAME,
        ]
      ),
      (
        .hidden(.boilerplate),
        [
          GUMBO_TAG_NAV, GUMBO_TAG_FOOTER, GUMBO_TAG_SELECT, GUMBO_TAG_TEXTAREA,
        ]
      ),
      (.main, [GUMBO_TAG_MAIN]), (.article, [GUMBO_TAG_ARTICLE]), (.title, [GUMBO_TAG_TITLE]),
      (
        .flow,
        [
          GUMBO_TAG_P, GUMBO_TAG_DIV, GUMBO_TAG_SECTION, GUMBO_TAG_CENTER, GUMBO_TAG_DETAILS,
          GUMBO_TAG_SUMMARY, GUMBO_TAG_HR, GUMBO_TAG_FIGURE,
          GUMBO_TAG_HEADER, GUMBO_TAG_DL, GUMBO_TAG_DD, GUMBO_TAG_ADDRESS, GUMBO_TAG_CAPTION,
        ]
      ),
      (.list, [GUMBO_TAG_UL, GUMBO_TAG_OL]), (.item(number: 0, ordinal: 0), [GUMBO_TAG_LI]),
      (.quote, [GUMBO_TAG_BLOCKQUOTE]), (.aside, [GUMBO_TAG_ASIDE]),
      (.caption, [GUMBO_TAG_FIGCAPTION]),
      (.preformatted, [GUMBO_TAG_PRE]), (.style(.code), [GUMBO_TAG_CODE, GUMBO_TAG_KBD]),
      (.style(.bold), [GUMBO_TAG_B, GUMBO_TAG_STRONG, GUMBO_TAG_DT]),
      (.style(.emphasis), [GUMBO_TAG_I, GUMBO_TAG_EM]),
      (.style(.struck), [GUMBO_TAG_S, GUMBO_TAG_DEL]), (.link(0), [GUMBO_TAG_A]),
      (.table, [GUMBO_TAG_TABLE]), (.row, [GUMBO_TAG_TR]),
      (.cell(isHeader: true), [GUMBO_TAG_TH]), (.cell(isHeader: false), [GUMBO_TAG_TD]),
      (.lineBreak, [GUMBO_TAG_BR]), (.image, [GUMBO_TAG_IMG]),
    ]
    var elements: [UInt32: PageElement] = [:]
    for (element, tags) in groups {
      for tag in tags { elements[tag.rawValue] = element }
    }
    let headings = [
      GUMBO_TAG_H1, GUMBO_TAG_H2, GUMBO_TAG_H3, GUMBO_TAG_H4, GUMBO_TAG_H5, GUMBO_TAG_H6,
    ]
    for (index, tag) in headings.enumerated() {
      elements[tag.rawValue] = .heading(level: index + 1)
    }
    return elements
  }()

  /// Whether it is the content of the page or a part of it.
  var isContent: Bool {
    switch self {
    case .main, .article: true
    default: false
    }
  }

  /// The level of a heading; `nil` for other elements.
  var headingLevel: Int? { if case .heading(let level) = self { level } else { nil } }

  /// Whether it ends the block before it and begins another.
  func breaksBlock(_ tag: GumboTag) -> Bool {
    switch self {
    case .style, .link, .lineBreak, .image, .inline, .row, .cell: tag == GUMBO_TAG_DT
    default: true
    }
  }
}
