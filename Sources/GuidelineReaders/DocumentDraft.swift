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

  private var units: [Unit] = []
  private var skipped: [SkippedLines] = []
  private var title = Bilingual<String>()
  private var component: ComponentName?
  private var edition: Edition?
  private var url: String?

  init(
    name: String, format: DocumentFormat, source: SourceLines, frontMatter: FrontMatter,
    glossary: Glossary, analyzer: TextAnalyzer
  ) {
    self.name = name
    self.format = format
    self.source = source
    self.frontMatter = frontMatter
    self.glossary = glossary
    self.analyzer = analyzer
  }

  /// Reads the blocks of the document, step by step.
  mutating func read(_ blocks: [Block], edition given: Edition?) {
    let naming = ComponentNaming(glossary: glossary)
    let blocks = format == .text ? FlattenedTables.restored(in: blocks) : blocks
    let sorted = Units(blocks: blocks, analyzer: analyzer)
    skipped = sorted.skipped
    let structure = Structure(
      units: sorted.units, images: sorted.images, isPlainText: format == .text, naming: naming,
      basePlatforms: basePlatforms)
    units = structure.units
    readMetadata(structure.title, sorted, naming)
    edition = given ?? ownEdition(sorted)
    readMetrics()
    attachImages(sorted.images)
    units = RuleStatements(units: units).units
  }

  /// The platforms that the front matter names; none where it names all of them.
  private var basePlatforms: [Platform] {
    let value = frontMatter.value("platforms", "supported-platforms", "platform") ?? ""
    let named = Set(value.split(separator: ",").compactMap { Platform(named: $0.trimmingBoth()) })
    return named.count == Platform.allCases.count ? [] : named.sorted()
  }

  private mutating func readMetadata(
    _ heading: Bilingual<String>, _ sorted: Units, _ naming: ComponentNaming
  ) {
    title = heading
    if let value = frontMatter.value("title") { title.en = value }
    if let value = frontMatter.value("title-ko", "title_ko") { title.ko = value }
    let addresses =
      [frontMatter.value("url", "source", "link", "canonical")].compactMap(\.self)
      + sorted.furniture.flatMap(\.targets)
    component =
      frontMatter.value("component", "page").flatMap(ComponentName.init(rawValue:))
      ?? naming.known(title)
    let isGuideline = { (target: String) in
      Substring(target).utf8Range(of: "human-interface-guidelines") != nil
    }
    if component == nil {
      component =
        addresses.filter(isGuideline).lazy.compactMap(naming.component(target:)).first
        ?? naming.component(title: title)
    }
    url = addresses.first { target in
      isGuideline(target) && naming.component(target: target) == component
    }
    let first = units.first { $0.component != nil }?.component
    for index in units.indices where units[index].component == nil || units[index].component == first {
      units[index].component = component
    }
  }

  private func ownEdition(_ sorted: Units) -> Edition? {
    if let found = EditionReading.edition(frontMatter: frontMatter) { return found }
    for unit in units where unit.isTable {
      if let rows = unit.main?.rows, let found = EditionReading.edition(changeLog: rows) {
        return found
      }
    }
    for line in source.lines {
      guard line.utf8.count < 300 else { continue }
      if let found = EditionReading.edition(copyright: line) { return found }
    }
    for unit in units {
      for block in [unit.block.en, unit.block.ko].compactMap(\.self) {
        for target in block.targets {
          if let found = EditionReading.edition(target: target) { return found }
        }
      }
    }
    return nil
  }

  // MARK: Metrics

  private mutating func readMetrics() {
    for index in units.indices {
      let unit = units[index]
      guard unit.kind != .heading, unit.kind != .code else { continue }
      var found = Bilingual<[Metric]>()
      for language in unit.block.languages {
        guard let block = unit.block[language] else { continue }
        let context = MetricContext(
          language: language, component: unit.component, section: unit.section,
          platforms: unit.platforms, caption: unit.caption, glossary: glossary, document: name)
        if block.kind == .table {
          let rows = block.rows.map { $0.map { MetricLine(text: $0.text, line: $0.line) } }
          guard let header = rows.first else { continue }
          found[language] = MetricReading.metrics(
            inTable: Array(rows.dropFirst()), header: header, context: context)
        } else {
          let lines = block.textLines.map { MetricLine(text: $0.text, line: $0.line) }
          found[language] = MetricReading.metrics(in: lines, context: context)
        }
      }
      units[index].metrics = MetricReading.merge(en: found.en ?? [], ko: found.ko ?? [])
    }
  }

  // MARK: Images

  /// An image belongs to the text above it; at the top of a page to the first below.
  private mutating func attachImages(_ images: [(image: Image, after: Int)]) {
    for (image, after) in images where !units.isEmpty {
      var index = min(max(after - 1, 0), units.count - 1)
      if after < units.count, units[index].kind == .heading { index = after }
      units[index].images.append(image)
    }
    for index in units.indices {
      units[index].images.sort { $0.line < $1.line }
      for place in units[index].images.indices {
        let alternative = units[index].images[place].alternative.lowercased()
        if alternative.contains("incorrect usage") {
          units[index].images[place].illustrates = .bad
        } else if alternative.contains("correct usage") {
          units[index].images[place].illustrates = .good
        }
      }
    }
  }

  // MARK: The document

  func document(text: String) -> Document {
    let naming = ComponentNaming(glossary: glossary)
    var counts: [String: Int] = [:]
    var passages: [Passage] = []
    for unit in units {
      let texts = unit.block.map { SourceText(text: $0.text, lines: $0.lines) }
      var links: [Link] = []
      for block in [unit.block.en, unit.block.ko].compactMap(\.self) {
        for (words, target) in block.links
        where !links.contains(where: { $0.target == target }) {
          links.append(
            Link(text: words, target: target, component: naming.component(target: target)))
        }
      }
      let identity = [name, unit.kind.rawValue, texts.en?.text ?? "", texts.ko?.text ?? ""]
        .joined(separator: "\u{1F}")
      let ordinal = counts[identity, default: 0]
      counts[identity] = ordinal + 1
      passages.append(
        Passage(
          id: id(identity, ordinal), section: unit.section, kind: unit.kind,
          platforms: unit.platforms, en: texts.en, ko: texts.ko,
          confidence: unit.block.languages.count == 2 ? unit.confidence ?? 1 : nil,
          statement: unit.statement, metrics: unit.metrics, links: links, images: unit.images))
    }
    let account = LineAccount(source: source, units: units, skipped: skipped, frontMatter: frontMatter)
    return Document(
      name: name, format: format, title: title, component: component, edition: edition, url: url,
      source: text, passages: passages, skipped: account.skipped)
  }

  private func id(_ identity: String, _ ordinal: Int) -> String {
    let digest = Digest.fnv1a((identity + "\u{1F}\(ordinal)").utf8)
    let file = name.split(separator: "/").last ?? "document"
    let stem = file.split(separator: ".").first ?? file
    let slug = ComponentName(words: stem, limit: 40)?.rawValue ?? "document"
    return "\(slug)-\(digest.prefix(10))"
  }
}
