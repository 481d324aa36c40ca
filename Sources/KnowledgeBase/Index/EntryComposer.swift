internal import Guidelines
internal import TextAnalysis

/// Composes the entries of the search index from rules and passages.
struct EntryComposer: Sendable {
  private let terms: ComponentTerms
  /// Those for Apple's entries, without the terms of teams.
  private let sharedTerms: ComponentTerms
  private let questions: AskedTexts
  private let hasOwnTerms: Bool

  /// Creates a composer that names components by terms of `vocabulary` and adds `questions`.
  init(_ vocabulary: Vocabulary, questions: [Question]) {
    terms = ComponentTerms(vocabulary.glossary)
    sharedTerms = vocabulary.hasOwnTerms ? ComponentTerms(vocabulary.shared.glossary) : terms
    self.questions = AskedTexts.of(questions)
    hasOwnTerms = vocabulary.hasOwnTerms
  }

  /// The entries of `rules`, with the analysed texts of their passages.
  ///
  /// Ordered by entry id, because FTS5 flushes its buffer at every id lower than the one before.
  func entries(of rules: [MadeRule]) -> IndexEntries {
    let isUsual = rules.map { SearchIndex.isUsual($0.rule.platforms) }
    let usual = Set(zip(rules, isUsual).lazy.filter(\.1).map { RulePage($0.0.rule) })
    let isElsewhere = zip(rules, isUsual).map { !$1 && usual.contains(RulePage($0.rule)) }
    let numbers =
      rules.indices.filter { !isElsewhere[$0] } + rules.indices.filter { isElsewhere[$0] }
    return IndexEntries(count: numbers.count) { place in
      let rule = rules[numbers[place]]
      var entry = self.entry(for: rule)
      entry.isElsewhere = isElsewhere[numbers[place]]
      guard hasOwnTerms else { return (entry, rule.analyzed) }
      // The passages were analysed with the terms of teams, which Apple's texts do not have.
      return (entry.withMarks, rule.rule.authority == .apple ? [] : rule.analyzed)
    }
  }

  private func entry(for made: MadeRule) -> SearchEntry {
    // Accessed through `made`, because a copy of the rule would retain each of its fields.
    var title = EntryLines()
    title.add(made.rule.title.en)
    title.add(made.rule.title.ko)
    // An id generated from the title adds no words to it.
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
    subject.add(names(of: made.rule.component, by: made.rule.authority))
    var context = EntryLines()
    for passage in made.passages { context.add(passage.headings) }
    context.add(Self.names(of: made.rule.platforms))
    for alias in made.rule.aliases { context.add(Self.words(of: alias)) }
    return SearchEntry(
      name: made.rule.id.rawValue, isRule: true, authority: made.rule.authority,
      component: made.rule.component,
      platforms: Self.mask(made.rule.platforms), hasNumbers: !made.rule.metrics.isEmpty,
      knownFrom: max(
        made.passages.map(\.knownFrom).min() ?? 0, made.rule.time.validity.since?.firstMonth ?? 0),
      knownUntil: made.rule.time.validity.until?.lastMonth ?? Self.forever,
      title: title.text, body: body.text, subject: subject.text, context: context.text,
      asked: questions.text(about: made.rule))
  }

  /// The entry of a passage that belongs to no rule.
  func entry(for passage: UnruledPassage) -> SearchEntry {
    var body = EntryLines()
    body.add(passage.text.en)
    body.add(passage.text.ko)
    body.add(MetricText.words(for: passage.metrics))
    var subject = EntryLines()
    subject.add(names(of: passage.component, by: passage.authority))
    var context = EntryLines()
    context.add(passage.headings)
    context.add(passage.documentTitle.en)
    context.add(passage.documentTitle.ko)
    context.add(Self.names(of: passage.platforms))
    let entry = SearchEntry(
      name: passage.name, isRule: false, authority: passage.authority, component: passage.component,
      platforms: Self.mask(passage.platforms), hasNumbers: !passage.metrics.isEmpty,
      knownFrom: passage.edition?.firstMonth ?? 0, knownUntil: Self.forever, title: "",
      body: body.text, subject: subject.text, context: context.text)
    return hasOwnTerms ? entry.withMarks : entry
  }

  private func names(of component: ComponentName?, by authority: Authority) -> [String?] {
    (authority == .apple ? sharedTerms : terms).of(component)
  }

  /// The words of an id, which summarise its rule.
  private static func words(of id: RuleID) -> String? {
    id.rawValue.split(separator: "-").joined(separator: " ")
  }

  private static let forever = 999_999

  private static func mask(_ platforms: [Platform]) -> Int {
    platforms.reduce(0) { $0 | $1.bit }
  }

  /// The names of platforms and of their devices, by which people search as well.
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

/// The rules of one authority about one component.
private struct RulePage: Hashable {
  let authority: Authority
  let component: ComponentName?

  init(_ rule: Rule) { (authority, component) = (rule.authority, rule.component) }
}

/// The distinct texts of an entry, one per line.
private struct EntryLines {
  private var lines: [String] = []

  mutating func add(_ text: String?) {
    guard let text, !text.isEmpty else { return }
    // There are few texts, so a linear search is faster than hashing.
    let isSeen = lines.contains { $0.utf8.count == text.utf8.count && $0 == text }
    if !isSeen { lines.append(text) }
  }

  mutating func add(_ texts: [String]) {
    for text in texts { add(text) }
  }

  mutating func add(_ texts: [String?]) {
    for text in texts { add(text) }
  }

  /// All texts joined.
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

/// Questions about rules, statements that contradict them, and everyday names of components.
private struct AskedTexts: Sendable {
  private var ofRules: [RuleID: [String]] = [:]
  private var ofComponents: [ComponentName: [String]] = [:]

  static func of(_ questions: [Question]) -> AskedTexts {
    var texts = AskedTexts()
    for question in questions {
      switch question.topic {
      case .rule(let id): texts.ofRules[id, default: []].append(question.text)
      case .component(let name): texts.ofComponents[name, default: []].append(question.text)
      }
    }
    return texts
  }

  /// The marked questions about `rule`, by its id or an alias, and the everyday names of its component.
  func text(about rule: Rule) -> String {
    var lines = EntryLines()
    for id in [rule.id] + rule.aliases { lines.add(ofRules[id] ?? []) }
    if let component = rule.component { lines.add(ofComponents[component] ?? []) }
    return AskedTokens.marked(lines.text)
  }
}

/// The terms for components, by which their rules are found.
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
