internal import Guidelines
internal import TextAnalysis

/// Composes the entries of the index from rules and passages.
struct EntryComposer: Sendable {
  private let terms: ComponentTerms

  /// Names components by the terms of `glossary`.
  init(_ glossary: Glossary) { terms = ComponentTerms(glossary) }

  /// The entries of `rules`, beside them the analysed texts of their passages.
  ///
  /// In the order of their ids: for every step back FTS5 writes out what it has gathered.
  func entries(of rules: [MadeRule]) -> IndexEntries {
    let isUsual = rules.map { SearchIndex.isUsual($0.rule.platforms) }
    let usual = Set(zip(rules, isUsual).lazy.filter(\.1).map(\.0.rule.component))
    let isElsewhere = zip(rules, isUsual).map { !$1 && usual.contains($0.rule.component) }
    let numbers =
      rules.indices.filter { !isElsewhere[$0] } + rules.indices.filter { isElsewhere[$0] }
    return IndexEntries(count: numbers.count) { place in
      let rule = rules[numbers[place]]
      var entry = self.entry(for: rule)
      entry.isElsewhere = isElsewhere[numbers[place]]
      return (entry, rule.analyzed)
    }
  }

  private func entry(for made: MadeRule) -> SearchEntry {
    // Asked of `made` each time: a copy of the rule would count each of its parts as held.
    var title = EntryLines()
    title.add(made.rule.title.en)
    title.add(made.rule.title.ko)
    // An id that was made up of the title's words adds nothing to them.
    if made.rule.title.en == nil || made.passages.contains(where: { $0.statement.id != nil }) {
      title.add(Self.words(of: made.rule.id))
    }
    var body = EntryLines()
    body.add(made.rule.statement.en)
    body.add(made.rule.statement.ko)
    for place in made.rule.sources.indices {
      body.add(made.rule.sources[place].text.en?.text)
      body.add(made.rule.sources[place].text.ko?.text)
    }
    for passage in made.passages { body.add(passage.elaborations) }
    body.add(MetricText.words(for: made.rule.metrics))
    var subject = EntryLines()
    subject.add(terms.of(made.rule.component))
    var context = EntryLines()
    for passage in made.passages { context.add(passage.headings) }
    context.add(Self.names(of: made.rule.platforms))
    for alias in made.rule.aliases { context.add(Self.words(of: alias)) }
    return SearchEntry(
      name: made.rule.id.rawValue, isRule: true, component: made.rule.component,
      platforms: Self.mask(made.rule.platforms), hasNumbers: !made.rule.metrics.isEmpty,
      knownFrom: max(
        made.passages.map(\.knownFrom).min() ?? 0, made.rule.time.validity.since?.firstMonth ?? 0),
      knownUntil: made.rule.time.validity.until?.lastMonth ?? Self.forever,
      title: title.text, body: body.text, subject: subject.text, context: context.text)
  }

  /// The entry of a passage that belongs to no rule.
  func entry(for passage: UnruledPassage) -> SearchEntry {
    var body = EntryLines()
    body.add(passage.text.en)
    body.add(passage.text.ko)
    body.add(MetricText.words(for: passage.metrics))
    var subject = EntryLines()
    subject.add(terms.of(passage.component))
    var context = EntryLines()
    context.add(passage.headings)
    context.add(passage.documentTitle.en)
    context.add(passage.documentTitle.ko)
    context.add(Self.names(of: passage.platforms))
    return SearchEntry(
      name: passage.name, isRule: false, component: passage.component,
      platforms: Self.mask(passage.platforms), hasNumbers: !passage.metrics.isEmpty,
      knownFrom: passage.edition?.firstMonth ?? 0, knownUntil: Self.forever, title: "",
      body: body.text, subject: subject.text, context: context.text)
  }

  /// An id says in a few words what its rule is about.
  private static func words(of id: RuleID) -> String? {
    id.rawValue.split(separator: "-").joined(separator: " ")
  }

  private static let forever = 999_999

  private static func mask(_ platforms: [Platform]) -> Int {
    platforms.reduce(0) { $0 | $1.bit }
  }

  /// Platforms and the devices they run on, which people name instead.
  private static func names(of platforms: [Platform]) -> [String] {
    platforms.map { platform in
      let device =
        switch platform {
        case .iOS: "iPhone"
        case .iPadOS: "iPad"
        case .macOS: "Mac"
        case .tvOS: "Apple TV"
        case .visionOS: "Apple Vision Pro"
        case .watchOS: "Apple Watch"
        }
      return "\(platform.rawValue), \(device)"
    }
  }
}

/// Texts of an entry, each once, a line each.
private struct EntryLines {
  private var lines: [String] = []

  mutating func add(_ text: String?) {
    guard let text, !text.isEmpty else { return }
    // A few texts each: looking them over is quicker than hashing them.
    let isSeen = lines.contains { $0.utf8.count == text.utf8.count && $0 == text }
    if !isSeen { lines.append(text) }
  }

  mutating func add(_ texts: [String]) {
    for text in texts { add(text) }
  }

  mutating func add(_ texts: [String?]) {
    for text in texts { add(text) }
  }

  /// All of them as one text.
  var text: String {
    guard lines.count > 1 else { return lines.first ?? "" }
    var text = ""
    text.reserveCapacity(lines.reduce(lines.count) { $0 + $1.utf8.count })
    for line in lines {
      if !text.isEmpty { text.append("\n") }
      text.append(line)
    }
    return text
  }
}

/// What components are called, so that their rules are found by their names.
private struct ComponentTerms: Sendable {
  private var terms: [ComponentName: [String?]] = [:]

  init(_ glossary: Glossary) {
    for concept in glossary.concepts {
      guard let component = concept.component, terms[component] == nil else { continue }
      terms[component] = [concept.en.first ?? Self.words(of: component), concept.ko.first]
    }
  }

  func of(_ component: ComponentName?) -> [String?] {
    guard let component else { return [] }
    return terms[component] ?? [Self.words(of: component), nil]
  }

  private static func words(of component: ComponentName) -> String {
    String(
      decoding: component.rawValue.utf8.map { $0 == UInt8(ascii: "-") ? 0x20 : $0 }, as: UTF8.self)
  }
}
