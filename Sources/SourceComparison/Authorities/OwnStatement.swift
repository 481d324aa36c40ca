internal import Guidelines
internal import KnowledgeBase
internal import Lexicon
internal import TextAnalysis

/// A statement in a document of an authority other than Apple.
struct OwnStatement {
  /// The rule; a sentence or row that is not one has the id of its passage.
  let rule: Rule
  /// Whether it is a rule of the base, another sentence, or a row of a table.
  let kind: Kind
  /// The heading above it.
  let heading: String?
  /// The platforms that its sentence names: "up to 5 on iPhone", "iPhone에서 최대 5개".
  let platforms: [Platform]
  /// These, unless it makes an exception of one, "except on Apple Watch", or else those of its section or of its
  /// table: "Apple Watch | Rule".
  let meant: [Platform]
  /// Those on which it asks for something: all if it denies nothing.
  let used: [Platform]
  /// Those to which its sentence restricts it: "on iPhone only", "iPhone 앱에만".
  let onlyPlatforms: [Platform]

  /// Reads the platforms that the sentence of `rule` names by their `names`.
  init(rule: Rule, kind: Kind, heading: String?, names: ComponentNames) {
    (self.rule, self.kind, self.heading) = (rule, kind, heading)
    let (text, language) = Self.sentence(of: rule)
    let clauses = Clause.all(in: text, language)
    let kept = names.platforms(in: clauses.filter { !$0.denies })
    let excluded = names.platforms(in: clauses.filter(\.denies))
    platforms = names.platforms(in: text)
    let named = Self.makesException(text) ? [] : platforms
    meant = [named, rule.platforms].first { !$0.isEmpty } ?? names.platforms(in: heading ?? "")
    let only = names.onlyPlatforms(in: text, language)
    // "On iPhone; leave iPad out".
    onlyPlatforms = only.isEmpty && !excluded.isEmpty ? kept : only
    used = clauses.contains(where: \.denies) ? [] : platforms
  }

  /// Whether a sentence has a word that excludes something: "except", "빼고".
  private static func makesException(_ text: String) -> Bool {
    text.lowercased().split { !$0.isLetter }.contains { exclusions.contains(where: $0.hasPrefix) }
  }

  private static let exclusions = Lexicon.quantityWords.list("exclusion")

  enum Kind {
    case rule
    case sentence
    case row
  }

  /// The statement in one sentence, in English if possible.
  var text: String { Self.sentence(of: rule).text }

  /// What the sentence says, without a reason in another cell of its row: the sentence in the first cell, or
  /// the thing there and what the second says of it.
  var saying: String {
    guard kind == .row else { return text }
    let cells = text.split(separator: Self.cellBorder, maxSplits: 2)
    let isSentence = cells.first.map { Self.sentenceEnds.contains(where: $0.hasSuffix) } ?? false
    return cells.prefix(isSentence ? 1 : 2).joined(separator: " ")
  }

  /// The text of a `row` of a table, without a number of the row itself in its first cell: "R-01".
  static func text(ofRow row: Substring) -> String {
    let cells = row.split(separator: " | ", omittingEmptySubsequences: false).map(String.init)
    // "H1" and "iOS26" are names.
    guard cells.count > 2, let last = cells[0].last, last.isNumber,
      cells[0].allSatisfy({ $0.isNumber || "-.#".contains($0) || $0.isLetter }),
      cells[0].allSatisfy(\.isNumber) || cells[0].contains(where: "-.#".contains)
    else { return cells.joined(separator: cellBorder) }
    return cells.dropFirst().joined(separator: cellBorder)
  }

  /// What parts the cells of a row.
  private static let cellBorder = ": "
  private static let sentenceEnds = Lexicon.alignmentCues.list("sentence-end")

  /// The language of `text`.
  var language: Language { Self.sentence(of: rule).language }

  private static func sentence(of rule: Rule) -> (text: String, language: Language) {
    (rule.title.preferring(.en) ?? "", rule.title.en == nil ? .ko : .en)
  }

  /// The metrics of the rule, and the quantities in its sentence of which readers made none: all of them, or
  /// those in another unit.
  var numbers: [Metric] {
    let read = rule.metrics.map(CountedThings.measured)
    let units = Set(read.map(\.unit))
    let others = quantities.filter { quantity in
      read.isEmpty || quantity.unit.map { !units.contains($0.unit) } ?? false
    }
    return read + others.compactMap(metric)
  }

  private func metric(of quantity: Quantity) -> Metric? {
    guard let source = rule.sources.first else { return nil }
    let unit = quantity.unit
    let (least, most) =
      unit == nil ? quantity.countLimits : quantity.measuredLimits(quantity.low, quantity.high)
    // "A quick task", "one more": a single thing is not a limit, unless it fills a cell of a table.
    if unit == nil, least == 1, most == 1, kind != .row { return nil }
    return Metric(
      authority: rule.authority, subject: Metric.unnamed, dimension: unit?.dimension ?? .count,
      minimum: least, maximum: most, unit: unit?.unit ?? Unit(rawValue: "items"),
      platforms: rule.platforms.isEmpty ? meant : rule.platforms,
      source: LineReference(
        document: source.document, line: source.lines.first, language: language))
  }

  /// The quantities in its sentence, except those like "never stack two", which set no number.
  private var quantities: [Quantity] {
    let text = KoreanDays.inFigures(text)
    let clauses = Clause.all(in: text, language)
    guard clauses.contains(where: \.denies) else { return NumberSearch.quantities(in: text) }
    return clauses.flatMap { clause in
      NumberSearch.quantities(in: clause.text).filter { $0.bound != nil || !clause.denies }
    }
  }

  /// Its numbers without distances of a part, such as a corner or a gap, that `apple` does not name.
  func numbers(about apple: Rule) -> [Metric] {
    guard NamedWords.parts.occur(in: text, language),
      !NamedWords.parts.occur(in: apple.title[language] ?? "", language)
    else { return numbers }
    return numbers.filter { !$0.isDistance }
  }

  /// Those of `numbers` that its sentence tells; the others are of other sentences of its passage.
  func stated(_ numbers: [Metric]) -> [Metric] {
    guard !rule.metrics.isEmpty else { return numbers }
    let quantities = NumberSearch.quantities(in: KoreanDays.inFigures(text))
    let told = quantities.flatMap { quantity -> [Double] in
      // "More than three" is a minimum of four.
      [quantity.low, quantity.high, quantity.low + 1, quantity.high - 1, quantity.second ?? 0]
    }
    return numbers.filter { metric in
      [metric.minimum, metric.maximum].compactMap(\.self).contains(where: told.contains)
    }
  }

  /// Whether it sets a minimum, a maximum or a size, or a number of things as `apple` does.
  ///
  /// Other numbers, such as a price or an hour, are not what it is about.
  func limits(like apple: Rule) -> Bool {
    let numbers = stated(numbers)
    return numbers.contains { $0.isLimit || $0.isDistance }
      || [numbers, apple.metrics].allSatisfy { $0.contains { $0.dimension == .count } }
  }
}
