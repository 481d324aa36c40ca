internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

/// Assembles a document from a draft that has passed through all stages.
struct DocumentAssembly {
  private let draft: DocumentDraft
  private let naming: ComponentNaming
  /// The number of passages with the same content, by their digest.
  private var counts: [UInt64: Int] = [:]
  /// The rule that the next passage may elaborate.
  private var stated: (id: String, section: [String], depth: Int)?

  /// The document of `draft`, which was read from `text`.
  static func document(of draft: DocumentDraft, text: String) -> Document {
    var assembly = DocumentAssembly(draft)
    var passages: [Passage] = []
    let drafts = draft[StatementStage.self].passages
    passages.reserveCapacity(drafts.count)
    let name = assembly.identityOfName
    let (input, metadata) = (draft.input, draft[MetadataStage.self])
    for draft in drafts {
      var passage = assembly.passage(draft, of: name)
      // A file may have further pages.
      if draft.component != metadata.component?.name { passage.component = draft.component }
      passages.append(passage)
    }
    let authority = input.statedAuthority
    if authority != .apple {
      let isOfOneComponent = metadata.component.map { $0.evidence == .frontMatter } ?? false
      for place in passages.indices {
        passages[place].becomeRuleOfNumbers(knowing: input.things)
        passages[place].become(part: authority)
        guard !isOfOneComponent else { continue }
        passages[place].component = assembly.component(namedBy: passages[place].section)
      }
    }
    let verified = EditionReading.verified(frontMatter: input.frontMatter)
    if let verified {
      for place in passages.indices where passages[place].statement?.validity.verified == nil {
        passages[place].statement?.validity.verified = verified
      }
    }
    return Document(
      name: input.name, format: input.format, title: metadata.title,
      component: metadata.component?.name, authority: authority,
      edition: metadata.edition?.edition, verified: verified, url: metadata.url, source: text,
      passages: passages, skipped: LineAccount.skipped(in: draft))
  }

  private init(_ draft: DocumentDraft) {
    self.draft = draft
    naming = ComponentNaming(glossary: draft.input.glossary)
  }

  /// The component named by the innermost heading that names a term of the glossary.
  private func component(namedBy headings: [String]) -> ComponentName? {
    headings.reversed().lazy.compactMap { heading -> ComponentName? in
      let title = ComponentNaming.title(of: heading)
      return naming.known(title) ?? naming.known(partOf: title)
    }.first
  }

  // MARK: Passages

  private mutating func passage(_ draft: DraftPassage, of name: Identity) -> Passage {
    let en = draft.part(.en) { SourceText(text: $0.text, lines: $0.lines) }
    let ko = draft.part(.ko) { SourceText(text: $0.text, lines: $0.lines) }
    let id = id(of: draft, en: en, ko: ko, name)
    let elaborates = elaborated(by: draft, id)
    return Passage(
      id: id, section: draft.section, kind: draft.kind, platforms: draft.platforms, en: en,
      ko: ko, confidence: en != nil && ko != nil ? draft.confidence ?? 1 : nil,
      statement: draft.role.statement, elaborates: elaborates, metrics: draft.metrics,
      links: links(of: draft), images: draft.outline.images)
  }

  /// The id of the rule that a passage elaborates.
  ///
  /// A rule is remembered for the passages after it.
  private mutating func elaborated(by draft: DraftPassage, _ id: String) -> String? {
    let depth = draft.ofMain { $0.listDepth } ?? 0
    // A comparison with `nil` would copy the statement.
    if case .some = draft.role.statement {
      stated = (id, draft.section, depth)
      return nil
    }
    let goesOn =
      draft.kind == .paragraph
      && (draft.isTornOff || draft.ofMain { Announcement.labelsReason($0.text) } ?? false)
    if !Self.spellingOut.contains(draft.kind) && !goesOn
      && !(draft.isAside && depth > 0) || stated?.section != draft.section
      // The next item of a list does not elaborate the one before.
      || depth > 0 && depth <= stated?.depth ?? 0
    {
      stated = nil
    }
    return stated?.id
  }

  /// The kinds of passage that elaborate a directly preceding rule in the same section.
  private static let spellingOut: Set<PassageKind> = [.table, .caption, .item, .code]

  /// The links of a passage in both languages, without repeated targets.
  private func links(of draft: DraftPassage) -> [Link] {
    var links: [Link] = []
    for language in Language.allCases where draft.part(language, { !$0.targets.isEmpty }) == true {
      for link in draft.part(language, { $0.links }) ?? []
      where !links.contains(where: { $0.target == link.target }) {
        let component = naming.component(target: link.target)
        links.append(Link(text: link.text, target: link.target, component: component))
      }
    }
    return links
  }

  // MARK: Ids

  /// The prefix that the ids of all passages of a document share.
  private struct Identity {
    let prefix: String
    let digest: UInt64
  }

  private var identityOfName: Identity {
    let name = draft.input.name
    let file = name.split(separator: "/").last ?? "document"
    let stem = file.split(separator: ".").first ?? file
    let slug = ComponentName(words: stem, limit: 40)?.rawValue ?? "document"
    return Identity(prefix: slug + "-", digest: Digest.value(of: name))
  }

  /// The id of a passage: the file's name and a digest of the passage's content.
  private mutating func id(
    of draft: DraftPassage, en: SourceText?, ko: SourceText?, _ name: Identity
  ) -> String {
    var identity = Self.digest(draft.kind.rawValue, after: name.digest)
    identity = Self.digest(en?.text ?? "", after: identity)
    identity = Self.digest(ko?.text ?? "", after: identity)
    let ordinal = counts[identity, default: 0]
    counts[identity] = ordinal + 1
    let place = ordinal == 0 ? "\u{1F}0" : "\u{1F}\(ordinal)"
    let digest = Digest.value(of: place, after: identity)
    return name.prefix + String(Substring(Digest.digits(digest).utf8.prefix(10)))
  }

  private static func digest(_ part: String, after digest: UInt64) -> UInt64 {
    Digest.value(of: part, after: Digest.value(of: "\u{1F}", after: digest))
  }
}

extension Passage {
  /// Makes a table with numbers that spells out no rule one itself, called by its heading and its rows.
  ///
  /// A table that limits none of `things`, and none of whose rows is named after one, only lists values.
  fileprivate mutating func becomeRuleOfNumbers(knowing things: ThingNames) {
    guard kind == .table, statement == nil, elaborates == nil, let heading = section.last else {
      return
    }
    let finder = ThingFinder(names: things)
    let own = component.map { EnglishNouns.singularPhrase($0.rawValue) }
    func isNamed(_ name: some StringProtocol) -> Bool {
      let words = SentenceTokenizer.tokens(of: TextLine(text: String(name), line: 0))
      return String(name) == own || !Label.read(words, finder: finder).names.isEmpty
    }
    let names = text.map { text in
      text.text.split(separator: "\n").dropFirst().compactMap { $0.split(separator: " | ").first }
    }
    let numbers = metrics.filter { isNamed($0.subject) }
    guard !numbers.isEmpty,
      numbers.contains(where: { $0.minimum != $0.maximum })
        || (names.en ?? names.ko)?.contains(where: isNamed) ?? false
    else { return }
    let lead = names.map { "\(heading): \($0.joined(separator: ", "))" }
    statement = RuleStatement(lead: lead, modality: .should)
  }

  /// Assigns it to `authority`: qualifies the ids of its rule, and marks its metrics.
  fileprivate mutating func become(part authority: Authority) {
    for place in metrics.indices { metrics[place].authority = authority }
    guard var own = statement else { return }
    own.id = own.id.map(authority.qualified)
    own.aliases = own.aliases.map(authority.qualified)
    statement = own
  }
}
