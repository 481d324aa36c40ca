internal import Guidelines
internal import KnowledgeBase
internal import ModelContext

extension Route {
  /// `/documents`: every document.
  static let documents = Route(
    path: [.literal("documents")], summary: Phrase("all documents", "모든 문서"),
    parameters: [.lang]
  ) { visit throws(KnowledgeBaseError) in
    .page(
      DocumentsPage(documents: try visit.base.documents(), fragments: Fragments(visit.reader)).page)
  }

  /// `/documents/NAME`: a document line by line; `/documents/NAME.md` as Markdown.
  static let document = Route(
    path: [.literal("documents"), .rest("name")],
    summary: Phrase("one document, line by line", "문서 하나를 줄 순서대로"), parameters: [.lang]
  ) { visit throws(KnowledgeBaseError) in
    let name = visit.values["name"] ?? ""
    guard let document = try visit.base.document(name) else {
      if name.hasSuffix(".md"),
        let text = try visit.resources.document(String(name.dropLast(3)), nil)
      {
        return .markdown(text)
      }
      return .problem(.noDocument(given: name))
    }
    var rules: [String: RuleID] = [:]
    for stored in try visit.base.passages(document: name) {
      rules[stored.passage.id] = stored.rule
    }
    let ended = Set(rules.values).subtracting(try visit.rules.map(\.id))
    var times: [RuleID: RuleTime] = [:]
    for id in ended { times[id] = try visit.base.rule(id)?.time }
    return .page(
      DocumentPage(
        document: document, rules: rules, ended: times, fragments: Fragments(visit.reader)
      ).page)
  }
}

/// The list of documents.
struct DocumentsPage {
  let documents: [DocumentSummary]
  let fragments: Fragments

  var page: Page {
    let reader = fragments.reader
    let columns = [
      Words.document, Words.edition, Words.passages, Words.pairs, Words.rules, Words.numbers,
      Words.leftOut,
    ]
    return Page(
      title: reader.say(Words.documents), part: .documents,
      content: group {
        element("h1") { reader.say(Words.documents) }
        fragments.table(Words.documents, columns, numbersFrom: 2) {
          for document in documents { row(document) }
        }
      })
  }

  private func row(_ document: DocumentSummary) -> Markup {
    element("tr") {
      element("th", Attribute("scope", "row")) {
        link(fragments.addresses.document(document.name)) { document.name }
        for title in fragments.reader.shown(document.title) {
          element("span", .class("sub"), .lang(title.language)) { title.value }
        }
      }
      element("td", .class("whole")) { document.edition.map { "\($0)" } ?? "" }
      for number in [
        document.passages, document.pairs, document.rules, document.metrics,
        document.skippedLines,
      ] {
        element("td", .class("number")) { "\(number)" }
      }
    }
  }
}

/// A document with its passages in order, both languages side by side, and the lines that are not part of
/// any passage.
struct DocumentPage {
  let document: Document
  /// The rule of each passage, by passage id.
  let rules: [String: RuleID]
  /// The validity of those rules that are not current.
  let ended: [RuleID: RuleTime]
  let fragments: Fragments

  /// A part of the document in its original order.
  private enum Piece {
    case passage(Passage)
    case skipped(SkippedLines)

    var first: Int {
      switch self {
      case .passage(let passage): passage.lines?.first ?? 1
      case .skipped(let skipped): skipped.lines.first
      }
    }
  }

  var page: Page {
    let reader = fragments.reader
    return Page(
      title: document.name, part: .documents,
      content: element("div", .class("document")) {
        fragments.breadcrumbs([
          (fragments.addresses.documents, .text(reader.say(Words.documents)))
        ])
        fragments.title(document.title, fallback: document.name)
        element("p", .class("facts")) {
          element("code") { document.name }
          element("span") { document.edition.map { "\($0)" } ?? reader.say(Words.undated) }
          if let address = document.url.flatMap(Address.init(web:)) {
            link(address, Attribute("rel", "noreferrer")) { reader.say(Words.original) }
          }
        }
        element("div", .class("lines")) { body }
      })
  }

  @MarkupBuilder private var body: [Markup] {
    let lines = document.source.split(separator: "\n", omittingEmptySubsequences: false)
    let pieces =
      document.passages.map(Piece.passage) + document.skipped.map(Piece.skipped)
    let ordered = pieces.enumerated().sorted {
      ($0.element.first, $0.offset) < ($1.element.first, $1.offset)
    }
    // Each line gets one anchor, though passages may share it.
    var anchored: Set<Int> = []
    for (_, piece) in ordered {
      switch piece {
      case .passage(let passage): view(passage, &anchored)
      case .skipped(let skipped): view(skipped, lines, &anchored)
      }
    }
  }

  private func view(_ passage: Passage, _ anchored: inout Set<Int>) -> Markup {
    let isHeading = passage.kind == .heading
    let languages = fragments.reader.presentation.languages
    let isPair = languages.count > 1 && passage.text.languages.count > 1
    var cells: [Markup] = []
    for language in passage.text.languages {
      guard let text = passage.text[language] else { continue }
      // Hidden texts stay on the page, so that links to their lines work.
      let isShown = languages.contains(language) || passage.text.languages.count == 1
      cells.append(
        element("div", .class(isShown ? "cell" : "cell hidden")) {
          let place = place(of: text.lines, &anchored)
          element("div", .class("numbers")) {
            place.link
            place.rest
          }
          element("p", .lang(language)) { text.text }
        })
    }
    let rule = rules[passage.id]
    return element(
      "div",
      .class(
        "row \(passage.kind.rawValue)" + (isPair ? " pair" : "")
          + (rule == nil || isHeading ? "" : " states"))
    ) {
      cells
      if let rule, !isHeading {
        element("p", .class("of")) {
          link(fragments.addresses.rule(rule)) { rule.rawValue }
          if let time = ended[rule] {
            " "
            fragments.status(time)
          }
        }
      }
    }
  }

  private func view(
    _ skipped: SkippedLines, _ lines: [Substring], _ anchored: inout Set<Int>
  ) -> Markup {
    let own = lines[
      min(skipped.lines.first - 1, lines.count)..<min(skipped.lines.last, lines.count)]
    let place = place(of: skipped.lines, &anchored)
    let text = element("pre") { own.joined(separator: "\n") }
    return element("div", .class("row skipped")) {
      element("div", .class("cell")) {
        element("div", .class("numbers")) { place.link }
        if own.count > Self.longestSkipped {
          // It opens when a link leads to a line inside.
          element("details") {
            element("summary") { fragments.reader.say(Words.lines(own.count)) }
            place.rest
            text
          }
        } else {
          element("div") {
            place.rest
            text
          }
        }
      }
      element("p", .class("of")) {
        "\(fragments.reader.say(Words.leftOut)): "
          + fragments.reader.say(Wording.reason(skipped.reason))
      }
    }
  }

  /// The maximum number of skipped lines that are shown without being expanded.
  private static let longestSkipped = 16

  /// The numbers of `lines` as a link to their own anchor, and anchors for the other lines that have none
  /// yet.
  private func place(
    of lines: LineRange, _ anchored: inout Set<Int>
  ) -> (link: Markup, rest: [Markup]) {
    let first = anchored.insert(lines.first).inserted
    var rest: [Markup] = []
    for line in (lines.first...lines.last).dropFirst() where anchored.insert(line).inserted {
      rest.append(element("span", .id("L\(line)")))
    }
    let own = link(
      .fragment("L\(lines.first)"), .class("number"), first ? .id("L\(lines.first)") : nil
    ) { lines.cited }
    return (own, rest)
  }
}
