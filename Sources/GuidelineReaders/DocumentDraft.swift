internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

/// A document on its way from blocks to passages.
struct DocumentDraft {
  let name: String
  let format: DocumentFormat
  let source: SourceLines
  let frontMatter: FrontMatter
  let glossary: Glossary
  let analyzer: TextAnalyzer
  private let things: ThingNames
  private let knownHeadings = KnownHeadings()

  private var drafts: [DraftPassage] = []
  private var skipped: [SkippedLines] = []
  private var title = Bilingual<String>()
  private var component: ComponentName?
  private var edition: Edition?
  private var url: String?

  init(
    name: String, format: DocumentFormat, source: SourceLines, frontMatter: FrontMatter,
    glossary: Glossary, analyzer: TextAnalyzer, things: ThingNames
  ) {
    self.name = name
    self.format = format
    self.source = source
    self.frontMatter = frontMatter
    self.glossary = glossary
    self.analyzer = analyzer
    self.things = things
  }

  /// Reads the blocks of the document, step by step.
  mutating func read(_ blocks: consuming [Block], edition given: Edition?, url own: String? = nil) {
    url = own
    let naming = ComponentNaming(glossary: glossary)
    let sorted = DraftPassages(blocks: consume blocks, analyzer: analyzer)
    skipped += sorted.skipped
    let structure = Structure(
      drafts: sorted.drafts, images: sorted.images, isPlainText: format == .text,
      naming: naming,
      basePlatforms: basePlatforms)
    drafts = structure.drafts
    readMetadata(structure.title, sorted, naming)
    edition = given ?? ownEdition(sorted)
    readMetrics()
    attachImages(sorted.images)
    drafts = RuleStatements(drafts: drafts, analyzer: analyzer).drafts
  }

  /// Accounts for lines that no block holds.
  mutating func skip(_ lines: [SkippedLines]) { skipped += lines }

  /// The platforms that the front matter names; none where it names all of them.
  private var basePlatforms: [Platform] {
    let value = frontMatter.value("platforms", "supported-platforms", "platform") ?? ""
    let named = Set(value.split(separator: ",").compactMap { Platform(named: $0.trimmingBoth()) })
    return named.count == Platform.allCases.count ? [] : named.sorted()
  }

  private mutating func readMetadata(
    _ heading: Bilingual<String>, _ sorted: DraftPassages, _ naming: ComponentNaming
  ) {
    title = heading
    if let value = frontMatter.value("title") {
      let stated = ComponentNaming.title(of: value)
      title = Bilingual(en: stated.en ?? title.en, ko: stated.ko ?? title.ko)
    }
    if let value = frontMatter.value("title-ko", "title_ko") { title.ko = value }
    let addresses =
      ([url, frontMatter.value("url", "source", "link", "canonical")].compactMap(\.self)
      + sorted.boilerplate.flatMap(\.targets))
      .filter {
        $0.hasPrefix("http") && Substring($0).utf8Range(of: "human-interface-guidelines") != nil
      }
    component =
      frontMatter.value("component", "page").flatMap { value in
        ComponentName(rawValue: value) ?? naming.known(Bilingual(en: value))
      }
      ?? naming.known(title) ?? naming.known(heading)
      ?? addresses.lazy.compactMap(naming.component(target:)).first
      ?? sorted.boilerplate.lazy.filter {
        $0.order == 0 && $0.lines.first <= Self.topOfPage && Boilerplate.mayNamePage($0.text)
      }
      .compactMap { naming.known(endOf: $0.text) }.first
      ?? naming.component(title: title)
    url = addresses.first { naming.component(target: $0) == component }
    let first = drafts.first { $0.component != nil }?.component
    for index in drafts.indices
    where drafts[index].component == nil || drafts[index].component == first {
      drafts[index].component = component
    }
  }

  /// A site's title of a page stands above this line.
  private static let topOfPage = 12

  private func ownEdition(_ sorted: DraftPassages) -> Edition? {
    if let found = EditionReading.edition(frontMatter: frontMatter) { return found }
    for index in drafts.indices where drafts[index].isTable {
      if let rows = drafts[index].ofMain({ $0.rows }),
        let found = EditionReading.edition(changeLog: rows)
      {
        return found
      }
    }
    let logged = drafts.lazy.filter(\.isInChangeLog).compactMap { draft in
      draft.ofMain { EditionReading.edition(entry: $0.text) } ?? nil
    }
    if let found = logged.max() ?? loggedDate(sorted.boilerplate) ?? statedEdition { return found }
    // Most documents name no holder of their rights.
    let text = source.text[...]
    let mayNameHolder =
      text.utf8Range(of: "©") != nil || text.utf8Range(of: "Copyright") != nil
    for line in mayNameHolder ? source.lines : [] {
      guard line.utf8.count < 300 else { continue }
      if let found = EditionReading.edition(copyright: line) { return found }
    }
    for index in drafts.indices {
      for language in Language.allCases {
        for target in drafts[index].part(language, { $0.targets }) ?? [] {
          if let found = EditionReading.edition(target: target) { return found }
        }
      }
    }
    return nil
  }

  /// The newest date that stands on a line of its own in a change log.
  private func loggedDate(_ boilerplate: [Block]) -> Edition? {
    guard
      let log = drafts.firstIndex(where: { draft in
        draft.level != nil && draft.ofMain { SectionNames.isChangeLog($0.text) } ?? false
      })
    else { return nil }
    let end = drafts[(log + 1)...].first { $0.level != nil }?.firstLine ?? .max
    return boilerplate.lazy
      .filter { drafts[log].lastLine < $0.lines.first && $0.lines.first < end }
      .compactMap { Boilerplate.isByline($0.text) ? EditionReading.edition(of: $0.text) : nil }
      .max()
  }

  /// The edition that the title names, be it in the front matter or above the text.
  private var statedEdition: Edition? {
    if let stated = frontMatter.value("title").flatMap(EditionReading.edition(title:)) {
      return stated
    }
    let headings = drafts.prefix(Self.topOfPage).lazy.filter { $0.level ?? 3 < 3 }
    return headings.compactMap { heading in
      heading.ofMain { EditionReading.edition(title: $0.text) } ?? nil
    }.first
  }

  // MARK: Metrics

  private mutating func readMetrics() {
    let labels = listLabels()
    var context = MetricContext(language: .en, names: things, document: name)
    context.known = knownHeadings
    var prose = MetricProse(context: context)
    var metrics = drafts.indices.map {
      self.metrics(of: drafts[$0], by: &prose, under: labels[$0])
    }
    for index in drafts.indices.dropFirst() where drafts[index].isTable && metrics[index].isEmpty {
      // Of tables side by side one may leave to the other what its sizes are in.
      guard drafts[index - 1].isTable, let unit = Self.sizeUnit(of: metrics[index - 1]) else {
        continue
      }
      metrics[index] = self.metrics(of: drafts[index], by: &prose, sizesIn: unit)
    }
    for index in drafts.indices where !metrics[index].isEmpty {
      drafts[index].metrics = metrics[index]
    }
  }

  /// The unit of `metrics` where all of them are sizes in it.
  private static func sizeUnit(of metrics: [Metric]) -> Unit? {
    guard let unit = metrics.first?.unit, unit == .pixels || unit == .points else { return nil }
    let areSizes = metrics.allSatisfy { metric in
      metric.unit == unit && (metric.dimension == .width || metric.dimension == .height)
    }
    return areSizes ? unit : nil
  }

  /// The short line that the list of each item stands under: "Buttons:", "- Breakpoints".
  private func listLabels() -> [String?] {
    var labels = [String?](repeating: nil, count: drafts.count)
    var open: [(depth: Int, label: String?)] = []
    let depths = drafts.indices.map { drafts[$0].ofMain { $0.listDepth } ?? 0 }
    for (index, depth) in depths.enumerated() {
      while let last = open.last, last.depth >= depth { open.removeLast() }
      labels[index] = open.last?.label
      guard index + 1 < depths.count, depths[index + 1] > depth else { continue }
      open.append((depth, drafts[index].ofMain { Self.label(of: $0) } ?? nil))
    }
    return labels
  }

  /// The words of a line that names what is listed below it.
  private static func label(of block: borrowing Block) -> String? {
    guard block.kind == .paragraph, block.isOnOneLine else { return nil }
    let text = block.text
    guard text.utf8.count <= 60, block.listDepth > 0 || text.utf8.last == UInt8(ascii: ":"),
      !endsSentence(text), !NumberSearch.mayHoldNumber(text)
    else { return nil }
    return text
  }

  private func metrics(
    of draft: DraftPassage, by prose: inout MetricProse, under label: String? = nil,
    sizesIn unit: Unit? = nil
  ) -> [Metric] {
    guard draft.kind != .heading, draft.kind != .code else { return [] }
    var found = Bilingual<[Metric]>()
    for language in Language.allCases where draft.mayHoldNumber(language) {
      found[language] = draft.part(language) { block in
        metrics(in: block, language, of: draft, by: &prose, under: label, sizesIn: unit)
      }
    }
    guard found.en?.isEmpty == false || found.ko?.isEmpty == false, !draft.isInChangeLog else {
      return []
    }
    if draft.standing == .avoid {
      for language in found.languages where !draft.forbids(language) {
        found[language] = found[language]?.compactMap(\.forbidden)
      }
    }
    let rows = found.languages.count > 1 ? draft.translatedRows : nil
    return MetricReading.merge(en: found.en.take() ?? [], ko: found.ko ?? [], rows: rows)
  }

  private func metrics(
    in block: borrowing Block, _ language: Language, of draft: DraftPassage,
    by prose: inout MetricProse, under label: String?, sizesIn unit: Unit?
  ) -> [Metric] {
    var context: MetricContext {
      MetricContext(
        language: language, component: draft.component, section: draft.section, label: label,
        platforms: draft.platforms, caption: draft.caption, sizeUnit: unit, names: things,
        known: knownHeadings, document: name)
    }
    if block.kind == .table {
      let rows = block.rows.map { $0.map { MetricLine(text: $0.text, line: $0.line) } }
      guard let header = rows.first else { return [] }
      return MetricReading.metrics(
        inTable: Array(rows.dropFirst()), header: header, context: context)
    }
    let lines = block.textLines
    guard block.isOnOneLine || lines.contains(where: { NumberSearch.mayHoldNumber($0.text) })
    else { return [] }
    var numbered = lines.map { MetricLine(text: $0.text, line: $0.line) }
    if draft.isAside, !numbered.isEmpty {
      // The label of "Tip Keep it small." is no thing.
      let label = numbered[0].text.utf8.dropFirst(Asides.labelLength(of: block))
      if !label.isEmpty { numbered[0].text = String(decoding: label, as: UTF8.self) }
    }
    // "Height: 32 pt", "Radius: 8 pt": each line is one of several, not the end of a sentence.
    if numbered.count > 1, numbered.allSatisfy({ Self.isLabelled($0.text) }) {
      return numbered.flatMap { prose.metrics(in: [$0], context: context) }
    }
    let found = prose.metrics(in: numbered, context: context)
    guard found.isEmpty, numbered.count == 1, block.listDepth > 0,
      let row = Self.row(of: numbered[0])
    else { return found }
    // "Columns: 12" counts as a row of a table does.
    return MetricReading.metrics(inTable: [row], header: [], context: context)
      .filter { $0.dimension == .count || $0.dimension == .length }
  }

  /// The label and the value of a line that is nothing else.
  private static func row(of line: MetricLine) -> [MetricLine]? {
    guard line.text.utf8.count <= 60, !endsSentence(line.text),
      let colon = line.text.utf8.firstIndex(of: UInt8(ascii: ":")),
      NumberSearch.mayHoldNumber(String(line.text[colon...]))
    else { return nil }
    let sides = [line.text[..<colon], line.text[line.text.index(after: colon)...]]
    return sides.map { MetricLine(text: String($0.trimmingBoth()), line: line.line) }
  }

  /// Whether a line begins with a label and a colon.
  private static func isLabelled(_ line: String) -> Bool {
    guard let colon = line.utf8.prefix(60).firstIndex(of: UInt8(ascii: ":")) else { return false }
    return !line.utf8[..<colon].contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "!") }
  }

  // MARK: Images

  /// An image belongs to the text above it; at the top of a page to the first below.
  private mutating func attachImages(_ images: [(image: Image, after: Int)]) {
    for (image, after) in images where !drafts.isEmpty {
      var index = min(max(after - 1, 0), drafts.count - 1)
      if after < drafts.count, drafts[index].kind == .heading { index = after }
      drafts[index].images.append(image)
    }
    for index in drafts.indices where !drafts[index].images.isEmpty {
      drafts[index].images.sort { $0.line < $1.line }
      for place in drafts[index].images.indices {
        let alternative = drafts[index].images[place].alternative.lowercased()
        if alternative.contains("incorrect usage") {
          drafts[index].images[place].illustrates = .bad
        } else if alternative.contains("correct usage") {
          drafts[index].images[place].illustrates = .good
        }
      }
    }
  }

  // MARK: The document

  func document(text: String) -> Document {
    let naming = ComponentNaming(glossary: glossary)
    let prefix = slug + "-"
    var counts: [UInt64: Int] = [:]
    var passages: [Passage] = []
    passages.reserveCapacity(drafts.count)
    var stated: (id: String, section: [String], depth: Int)?
    let nameDigest = Digest.value(of: name)
    func passage(_ draft: DraftPassage) -> Passage {
      let en = draft.part(.en) { SourceText(text: $0.text, lines: $0.lines) }
      let ko = draft.part(.ko) { SourceText(text: $0.text, lines: $0.lines) }
      var identity = self.identity(draft.kind.rawValue, after: nameDigest)
      identity = self.identity(en?.text ?? "", after: identity)
      identity = self.identity(ko?.text ?? "", after: identity)
      let ordinal = counts[identity, default: 0]
      counts[identity] = ordinal + 1
      let id = id(prefix, identity, ordinal)
      let depth = draft.ofMain { $0.listDepth } ?? 0
      let statement = draft.statement
      // Compared with nil the statement would be copied.
      let statesRule = if case .some = statement { true } else { false }
      if statesRule {
        stated = (id, draft.section, depth)
      } else if !Self.spellingOut.contains(draft.kind) && !draft.isTornOff
        || stated?.section != draft.section
        // The next item of a list has nothing to do with the one before.
        || depth > 0 && depth <= stated?.depth ?? 0
      {
        stated = nil
      }
      return Passage(
        id: id, section: draft.section, kind: draft.kind, platforms: draft.platforms, en: en,
        ko: ko, confidence: en != nil && ko != nil ? draft.confidence ?? 1 : nil,
        statement: statement, elaborates: statesRule ? nil : stated?.id,
        metrics: draft.metrics, links: links(of: draft, naming), images: draft.images)
    }
    for draft in drafts { passages.append(passage(draft)) }
    let account = LineAccount(
      source: source, drafts: drafts, skipped: skipped, frontMatter: frontMatter, format: format)
    return Document(
      name: name, format: format, title: title, component: component, edition: edition, url: url,
      source: text, passages: passages, skipped: account.skipped)
  }

  /// The links of a passage in both languages, each target once.
  private func links(of draft: DraftPassage, _ naming: ComponentNaming) -> [Link] {
    var links: [Link] = []
    func add(_ found: [(text: String, target: String)]) {
      for (words, target) in found where !links.contains(where: { $0.target == target }) {
        links.append(
          Link(text: words, target: target, component: naming.component(target: target)))
      }
    }
    for language in Language.allCases where draft.part(language, { !$0.targets.isEmpty }) == true {
      add(draft.part(language) { $0.links } ?? [])
    }
    return links
  }

  /// What spells out the rule above it, in the same section and with nothing else between.
  private static let spellingOut: Set<PassageKind> = [.table, .caption, .item, .code]

  /// The file's name as passages are called by it.
  private var slug: String {
    let file = name.split(separator: "/").last ?? "document"
    let stem = file.split(separator: ".").first ?? file
    return ComponentName(words: stem, limit: 40)?.rawValue ?? "document"
  }

  private func identity(_ part: String, after digest: UInt64) -> UInt64 {
    Digest.value(of: part, after: Digest.value(of: "\u{1F}", after: digest))
  }

  private func id(_ prefix: String, _ identity: UInt64, _ ordinal: Int) -> String {
    let place = ordinal == 0 ? "\u{1F}0" : "\u{1F}\(ordinal)"
    let digest = Digest.value(of: place, after: identity)
    return prefix + String(Substring(Digest.digits(digest).utf8.prefix(10)))
  }
}
