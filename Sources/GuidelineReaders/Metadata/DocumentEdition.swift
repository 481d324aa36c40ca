internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

/// The evidence for the edition of a document.
enum EditionEvidence {
  case frontMatter, changeLogTable, changeLogEntry, changeLogDate, title, address, copyright
  case given, linkForm

  /// The description in a trace.
  var phrase: Phrase {
    switch self {
    case .given: Phrase("given with the document", "문서와 함께 주어짐")
    case .frontMatter: Phrase("the front matter", "문서 머리말")
    case .changeLogTable: Phrase("the newest row of the change log", "변경 기록의 마지막 행")
    case .changeLogEntry: Phrase("the newest entry of the change log", "변경 기록의 마지막 항목")
    case .changeLogDate: Phrase("the newest date in the change log", "변경 기록의 마지막 날짜")
    case .title: Phrase("the year in the title", "제목의 연도")
    case .address: Phrase("the date in its address", "주소에 있는 날짜")
    case .copyright: Phrase("the copyright line", "저작권 표시")
    case .linkForm: Phrase("the form of its links", "링크의 형식")
    }
  }
}

/// Determines the edition of the guidelines that a document shows: the one that it states; if none,
/// the given one; if none, the one that the format of its links suggests.
enum DocumentEdition {
  /// The edition of the document that `draft` reads; `url` is the address of its page, if known.
  static func find(in draft: DocumentDraft, url: String?) -> (Edition, EditionEvidence)? {
    let passages = draft[AlignmentStage.self].passages
    let frontMatter = draft.input.frontMatter
    if let found = EditionReading.edition(frontMatter: frontMatter) { return (found, .frontMatter) }
    if let found = ofTable(passages) { return (found, .changeLogTable) }
    if let found = ofEntries(passages) { return (found, .changeLogEntry) }
    if let found = ofDates(draft[BoilerplateStage.self].boilerplate, below: passages) {
      return (found, .changeLogDate)
    }
    if let found = ofTitle(frontMatter, passages) { return (found, .title) }
    let addresses = [draft.input.url, SubjectReading.address(in: frontMatter), url].compactMap(
      \.self)
    if let found = addresses.lazy.compactMap(EditionReading.edition(address:)).first {
      return (found, .address)
    }
    if let found = ofCopyright(draft.input.source) { return (found, .copyright) }
    if let given = draft.input.edition { return (given, .given) }
    return ofLinks(passages).map { ($0, .linkForm) }
  }

  private static func ofTable(_ passages: [DraftPassage]) -> Edition? {
    for passage in passages where passage.isTable {
      if let rows = passage.ofMain({ $0.rows }),
        let found = EditionReading.edition(changeLog: rows)
      {
        return found
      }
    }
    return nil
  }

  /// The newest date of an entry.
  private static func ofEntries(_ passages: [DraftPassage]) -> Edition? {
    passages.lazy.filter(\.isInChangeLog).compactMap { passage in
      passage.ofMain { EditionReading.edition(entry: $0.text) } ?? nil
    }.max()
  }

  /// The newest date on a line of its own in a change log.
  private static func ofDates(_ boilerplate: [Block], below passages: [DraftPassage]) -> Edition? {
    guard
      let log = passages.firstIndex(where: { passage in
        passage.level != nil && passage.ofMain { SectionNames.isChangeLog($0.text) } ?? false
      })
    else { return nil }
    let end = passages[(log + 1)...].first { $0.level != nil }?.firstLine ?? .max
    return boilerplate.lazy
      .filter { passages[log].lastLine < $0.lines.first && $0.lines.first < end }
      .compactMap { Boilerplate.isByline($0.text) ? EditionReading.edition(of: $0.text) : nil }
      .max()
  }

  /// The edition in the title, in the front matter or above the text.
  private static func ofTitle(_ frontMatter: FrontMatter, _ passages: [DraftPassage]) -> Edition? {
    if let stated = frontMatter.value("title").flatMap(EditionReading.edition(title:)) {
      return stated
    }
    let headings = passages.prefix(passagesOfTop).lazy.filter { $0.level ?? 3 < 3 }
    return headings.compactMap { heading in
      heading.ofMain { EditionReading.edition(title: $0.text) } ?? nil
    }.first
  }

  /// The number of passages that count as the top of a page.
  private static let passagesOfTop = 12

  private static func ofCopyright(_ source: SourceLines) -> Edition? {
    // Most documents have no copyright line.
    let text = source.text[...]
    guard text.utf8Range(of: "©") != nil || text.utf8Range(of: "Copyright") != nil else {
      return nil
    }
    for line in source.lines where line.utf8.count < longestCopyright {
      if let found = EditionReading.edition(copyright: line) { return found }
    }
    return nil
  }

  /// The longest line that can be a copyright, in UTF-8 bytes.
  private static let longestCopyright = 300

  private static func ofLinks(_ passages: [DraftPassage]) -> Edition? {
    for passage in passages {
      for language in Language.allCases {
        for target in passage.part(language, { $0.targets }) ?? [] {
          if let found = EditionReading.edition(target: target) { return found }
        }
      }
    }
    return nil
  }
}
