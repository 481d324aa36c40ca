internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

/// Reads the metrics of the passages of one document.
struct PassageMetrics {
  private let names: ThingNames
  private let document: String
  private let isOwn: Bool
  private let headings = KnownHeadings()
  /// Collects the sources of subjects for a trace; `nil` without a trace.
  private let notes: SubjectNotes?
  private var prose: ProseReader

  /// Creates a reader with the `names` of things; `isOwn` says that a team states its own rules.
  init(names: ThingNames, document: String, isOwn: Bool, notes: SubjectNotes? = nil) {
    self.notes = notes
    self.names = names
    self.document = document
    self.isOwn = isOwn
    var context = MetricContext(language: .en, names: names, document: document)
    context.known = headings
    prose = ProseReader(context: context)
  }

  /// The metrics of each of `passages`.
  mutating func metrics(of passages: [DraftPassage]) -> [[Metric]] {
    let labels = ListLabels.find(in: passages)
    var outer = OuterText()
    var metrics: [[Metric]] = []
    metrics.reserveCapacity(passages.count)
    for index in passages.indices {
      outer.enter(passages[index])
      let intro = passages[index].outline.form == .item ? outer.intro : nil
      let found = self.metrics(of: passages[index], under: labels[index], below: intro)
      metrics.append(!found.isEmpty && isShown(passages[index], below: outer) ? [] : found)
    }
    return metrics
  }

  /// Whether a passage only links elsewhere, shows what a rule means, or says when it applies: "제목이 20자를 넘는 경우".
  private func isShown(_ passage: DraftPassage, below outer: OuterText) -> Bool {
    if passage.section.contains(where: { Announcement($0) == .examples }) { return true }
    if passage.ofMain({ $0.isLink || $0.isSampleInCode }) ?? false { return true }
    if passage.outline.form == .item {
      if let text = passage.text.ko,
        KoreanMood.namesCase(text) || Examples.isOne(Bilingual(ko: text))
      {
        return true
      }
      if outer.outerItem.map(KoreanMood.namesCase) ?? false { return true }
      return outer.intro.map(Examples.follow) ?? false
    }
    guard passage.text.en == nil else { return false }
    return Examples.isOne(passage.firstSentences)
  }

  private mutating func metrics(
    of passage: DraftPassage, under label: String? = nil, below intro: String? = nil
  ) -> [Metric] {
    guard passage.outline.form != .code, !passage.onlyShows else { return [] }
    var found = Bilingual<[Metric]>()
    for language in Language.allCases where passage.mayHoldNumber(language) {
      found[language] = passage.part(language) { block in
        metrics(in: block, language, of: passage, under: label, below: intro)
      }
    }
    guard found.en?.isEmpty == false || found.ko?.isEmpty == false, !passage.isInChangeLog else {
      return []
    }
    if passage.standing == .avoid {
      for language in found.languages where !passage.forbids(language) {
        found[language] = found[language]?.compactMap(\.forbidden)
      }
    }
    let rows = found.languages.count > 1 ? passage.translatedRows : nil
    let merged = BilingualMetrics.merge(en: found.en.take() ?? [], ko: found.ko ?? [], rows: rows)
    // A heading may state a limit; any other number in it is a part of a name.
    return passage.level == nil
      ? merged : merged.filter { $0.minimum != $0.maximum && $0.dimension != .count }
  }

  private mutating func metrics(
    in block: borrowing Block, _ language: Language, of passage: DraftPassage,
    under label: String?, below intro: String?
  ) -> [Metric] {
    var context: MetricContext {
      MetricContext(
        language: language, component: passage.component, section: passage.section, label: label,
        intro: intro, platforms: passage.platforms, caption: passage.outline.caption,
        names: names, isOwn: isOwn, known: headings, notes: notes, document: document)
    }
    if block.kind == .table {
      let rows = block.rows.map { $0.map { TextLine(text: $0.text, line: $0.line) } }
      guard let header = rows.first else { return [] }
      let found = MetricReading.metrics(
        inTable: Array(rows.dropFirst()), header: header, context: context)
      return isOwn
        ? found + metrics(ofRows: rows.dropFirst(), besides: found, context: context) : found
    }
    guard let lines = Self.lines(of: block, isAside: passage.isAside),
      // A number alone, as in a list of prices, is of nothing.
      block.text.contains(where: \.isLetter)
    else { return [] }
    if Self.areEntries(lines) {
      return lines.flatMap { prose.metrics(in: [$0], context: context) }
    }
    var found = prose.metrics(in: lines, context: context)
    if found.count > 1 {
      var known: Set<Metric> = []
      found.removeAll { metric in
        // A number may be repeated.
        var metric = metric
        metric.source.line = 0
        return !known.insert(metric).inserted
      }
    }
    guard found.isEmpty, lines.count == 1, block.listDepth > 0, let row = Self.row(of: lines[0])
    else { return found }
    // "Columns: 12" is read like a row of a table.
    return MetricReading.metrics(inTable: [row], header: [], context: context)
      .filter { $0.dimension == .count || $0.dimension == .length }
  }

  /// What the `rows` of a team's own table state beside `found`, like lines of a list: "Tabs: at most 3".
  private mutating func metrics(
    ofRows rows: ArraySlice<[TextLine]>, besides found: [Metric], context: MetricContext
  ) -> [Metric] {
    rows.flatMap { row -> [Metric] in
      guard row.count == 2, !found.contains(where: { $0.source.line == row[1].line }) else {
        return []
      }
      let line = TextLine(text: "\(row[0].text): \(row[1].text)", line: row[1].line)
      return prose.metrics(in: [line], context: context)
    }
  }

  /// Whether each line is an entry and no part of a sentence: "Height: 32 pt", or a line of a drawing.
  private static func areEntries(_ lines: [TextLine]) -> Bool {
    guard lines.count > 1 else { return false }
    if lines.contains(where: { $0.text.unicodeScalars.contains(where: boxDrawing.contains) }) {
      return true
    }
    let numbered = lines.filter { NumberSearch.mayHoldNumber($0.text) }
    return numbered.allSatisfy { isLabelled($0.text) }
      && (numbered.count > 1 || numbered.count == lines.count)
  }

  private static let boxDrawing: ClosedRange<Unicode.Scalar> = "\u{2500}"..."\u{257F}"

  /// The lines of a text without the label of an aside; `nil` if none may contain a number.
  private static func lines(of block: borrowing Block, isAside: Bool) -> [TextLine]? {
    let lines = block.textLines
    guard block.isOnOneLine || lines.contains(where: { NumberSearch.mayHoldNumber($0.text) })
    else { return nil }
    var numbered = lines.map { TextLine(text: $0.text, line: $0.line) }
    if isAside, !numbered.isEmpty {
      // The label of "Tip Keep it small." does not name a thing.
      let label = numbered[0].text.utf8.dropFirst(Asides.labelLength(of: block))
      if !label.isEmpty { numbered[0].text = String(decoding: label, as: UTF8.self) }
    }
    return numbered
  }

  /// The label and the value of a line that consists only of these.
  private static func row(of line: TextLine) -> [TextLine]? {
    guard line.text.utf8.count <= 60, !endsSentence(line.text),
      let colon = line.text.utf8.firstIndex(of: UInt8(ascii: ":")),
      NumberSearch.mayHoldNumber(String(line.text[colon...]))
    else { return nil }
    let sides = [line.text[..<colon], line.text[line.text.index(after: colon)...]]
    return sides.map { TextLine(text: String($0.trimmingBoth()), line: line.line) }
  }

  /// Whether a line begins with a label and a colon.
  static func isLabelled(_ line: String) -> Bool {
    guard let colon = line.utf8.prefix(60).firstIndex(of: UInt8(ascii: ":")) else { return false }
    return !line.utf8[..<colon].contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "!") }
  }
}

extension DraftPassage {
  /// A prefilter: whether its text in `language` may contain a number.
  ///
  /// `false` is certain.
  fileprivate func mayHoldNumber(_ language: Language) -> Bool {
    func mayHoldNumber(_ block: borrowing Block) -> Bool {
      // The text of a single line is cached.
      block.kind == .table || !block.isOnOneLine || NumberSearch.mayHoldNumber(block.text)
    }
    switch language {
    case .en: if case .some(let en) = block.en { return mayHoldNumber(en) }
    case .ko: if case .some(let ko) = block.ko { return mayHoldNumber(ko) }
    }
    return false
  }

  /// Its rows in both languages, if it is a table.
  fileprivate var translatedRows: TranslatedRows? {
    guard isTable, let en = part(.en, Self.lines), let ko = part(.ko, Self.lines) else {
      return nil
    }
    return TranslatedRows(en: en, ko: ko)
  }

  private static func lines(of table: borrowing Block) -> [[Int]] {
    table.rows.map { $0.map(\.line) }
  }
}

extension Metric {
  /// The limit that follows from this metric as one of the don'ts: "Use more than three words"
  /// becomes at most three words.
  ///
  /// `nil` if a single value is forbidden.
  fileprivate var forbidden: Metric? {
    let isWhole = dimension == .count || unit == .characters || unit.rawValue == "words"
    let step = isWhole ? 1.0 : 0.0
    var metric = self
    switch (minimum, maximum) {
    case (let minimum?, nil):
      metric.minimum = nil
      metric.maximum = minimum - step
    case (nil, let maximum?):
      metric.minimum = maximum + step
      metric.maximum = nil
    default: return nil
    }
    return metric
  }
}

extension DraftPassage {
  /// Whether each line of a paragraph gives a property a value: "Track height: 4pt".
  var listsValues: Bool {
    outline.form == .paragraph && !metrics.isEmpty
      && ofMain { block in
        let lines = block.textLines
        return lines.count > 1 && lines.allSatisfy { PassageMetrics.isLabelled($0.text) }
      } ?? false
  }
}
