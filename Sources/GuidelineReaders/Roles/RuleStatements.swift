internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

/// Finds what of a document is a rule: its lead, its reason and how strongly it binds.
struct RuleStatements {
  /// The drafts; where a lead and its reason were two, they are one now.
  private(set) var drafts: [DraftPassage]

  /// Whether the rules of the document have bold leads or are headings, so that an item without
  /// one is no rule just for its mood.
  private let marksLeads: Bool
  /// How the document sets the leads that stand alone.
  private let leadStyles: Set<LeadStyle>
  /// Where the first rule that a lead marks stands; before it a page introduces its subject.
  private var firstLead: Int?
  /// How each draft marks its lead.
  private var marks: [Lead?]
  private let evidence: SentenceAlignment
  /// Which drafts are items of Korean lists in which most sentences are orders.
  private var isAmongOrders: [Bool] = []

  init(drafts: [DraftPassage], analyzer: TextAnalyzer) {
    self.drafts = drafts
    evidence = SentenceAlignment(analyzer: analyzer)
    leadStyles = Self.leadStyles(of: drafts)
    let styles = leadStyles
    marks = drafts.map { Self.markedLead($0, styles) }
    if let summary = Self.summary(of: drafts) { marks[summary] = nil }
    marksLeads = marks.count { $0 != nil } >= 2
    joinLeads()
    if marksLeads { firstLead = marks.firstIndex { $0 != nil } }
    if !marksLeads { isAmongOrders = Self.itemsAmongOrders(self.drafts) }
    var intro: String?
    // How deep the last text in a list stands that states something; what is deeper spells it out.
    var statedDepth: Int?
    for (index, draft) in self.drafts.enumerated() {
      let depth = draft.ofMain { $0.listDepth } ?? 0
      if depth == 0 { intro = draft.ofMain { $0.text } }
      if let stated = statedDepth, depth == 0 || depth <= stated && stated > 0 { statedDepth = nil }
      let spellsOut = statedDepth.map { depth > $0 } ?? false
      if let (kind, statement) = stated(draft, at: index, under: intro, spellsOut: spellsOut) {
        draft.kind = kind
        draft.statement = statement
        statedDepth = depth
      }
    }
  }

  /// What a Korean page says of itself under its title, where that is set as a heading.
  private static func summary(of drafts: [DraftPassage]) -> Int? {
    var names = 0
    for index in drafts.indices {
      if drafts[index].level != nil { names += 1 }
      guard names < 2 else { return nil }
      guard drafts[index].ruleLevel != nil else { continue }
      guard drafts[index].anchor == nil, drafts[index].block.en == nil, names == 1,
        let text = drafts[index].block.ko?.text, !KoreanMood.isImperative(text)
      else { return nil }
      return index
    }
    return nil
  }

  // MARK: Leads that the document marks

  private enum Lead {
    case bold  // the bold words at the start of a paragraph
    case whole  // a heading or a bold paragraph: the reason follows
  }

  /// The look of a lead that is a block of its own.
  private struct LeadStyle: Hashable {
    var level: Int  // of the heading; 0 for a bold paragraph
    var isInList: Bool

    init?(_ draft: DraftPassage) {
      guard draft.level == nil, let kind = draft.ofMain({ $0.kind }) else { return nil }
      if case .heading(let level) = kind {
        self.level = level
      } else if draft.ofMain({ $0.isBold }) == true {
        level = 0
      } else {
        return nil
      }
      isInList = draft.ofMain { $0.listDepth > 0 } ?? false
    }
  }

  /// The styles in which most sentences are orders; then all sentences in them are leads.
  private static func leadStyles(of drafts: [DraftPassage]) -> Set<LeadStyle> {
    var counts: [LeadStyle: (orders: Int, all: Int)] = [:]
    for draft in drafts {
      guard let style = LeadStyle(draft) else { continue }
      counts[style, default: (0, 0)].all += 1
      if isOrder(draft.text) { counts[style, default: (0, 0)].orders += 1 }
    }
    return Set(counts.filter { $0.value.orders > 1 && $0.value.orders * 2 >= $0.value.all }.keys)
  }

  private static func markedLead(_ draft: DraftPassage, _ styles: Set<LeadStyle>) -> Lead? {
    guard draft.kind != .table, draft.kind != .code, draft.kind != .caption, draft.kind != .heading,
      !draft.isAside
    else { return nil }
    if let style = LeadStyle(draft) {
      let isUnfinished =
        style.level > 0 && draft.text.en == nil
        && draft.text.ko.map(KoreanMood.isUnfinishedOrder) ?? false
      let isLead =
        draft.anchor != nil || isOrder(draft.text) || isUnfinished || styles.contains(style)
      return isLead ? .whole : nil
    }
    for language in Language.allCases {
      guard let lead = draft.boldLead(language) else { continue }
      // A term that is explained ("**Simplicity** — …", "**San Francisco.**") is no lead.
      if isTerm(lead, language) {
        guard draft.anchor == nil else { return .bold }
        continue
      }
      if endsSentence(lead) || isOrder(language, lead) || lead.last == ":" && lead.count > 30 {
        return .bold
      }
    }
    return draft.anchor != nil && draft.kind != .heading ? .bold : nil
  }

  /// Whether bold words only name something.
  private static func isTerm(_ lead: String, _ language: Language) -> Bool {
    guard endsSentence(lead) else { return false }
    if language == .en, EnglishMood.mayNameThing(lead) { return true }
    // Most leads have more words than a term.
    guard mayHaveWords(lead, most: 4), !isOrder(language, lead) else { return false }
    switch language {
    case .en where EnglishMood.isImperative(lead): return false
    case .en:
      let words = lead.split(separator: " ")
      return words.count <= 4 && !EnglishMood.prescribes(lead)
        && (words.count <= 2
          || words.allSatisfy { word in
            word.first { $0.isLetter }?.isLowercase != true
              || ["and", "or", "of", "the", "for", "in", "to", "with"].contains(word)
          })
        && lead.last == "."
    case .ko:
      let last = lead.last { $0.isLetter }
      return lead.split(separator: " ").count <= 3 && lead.last == "."
        && last.map { !"다요오라자죠까음함됨임것기지".contains($0) } ?? false
    }
  }

  /// Whether a text without white space around it has no more words than `most`; `false` is sure.
  private static func mayHaveWords(_ text: String, most: Int) -> Bool {
    var words = 1
    var isBehindSpace = false
    for byte in text.utf8 {
      // What else follows a space may be a mark on it.
      if isBehindSpace, byte > 0x20 && byte < 0x80 || (0xEB...0xED).contains(byte) {
        words += 1
        if words > most { return false }
      }
      isBehindSpace = byte == 0x20
    }
    return true
  }

  /// Whether the text is an order in one of its languages.
  private static func isOrder(_ text: Bilingual<String>) -> Bool {
    if let en = text.en, isOrder(.en, en) { return true }
    // A verb that nobody listed is an order still where the translation is one; a term and what it
    // means is none.
    if let en = text.en, isDefinition(en) || EnglishMood.namesSubject(en) { return false }
    return text.ko.map { ko in
      text.en == nil ? isOrder(.ko, ko) : KoreanMood.isImperative(ko)
    } ?? false
  }

  /// Whether an English text begins with a term that it explains: "Simplicity — Enabling …".
  private static func isDefinition(_ text: String) -> Bool {
    let dashes = [" — ", " – ", " - "]
    guard let dash = dashes.lazy.compactMap({ text[...].utf8Range(of: $0) }).first else {
      return false
    }
    return text[..<dash.lowerBound].split(separator: " ").count <= 3
  }

  private static func isOrder(_ language: Language, _ text: String) -> Bool {
    switch language {
    case .en:
      // "Direct manipulation (직접 조작)" is no longer for its gloss.
      EnglishMood.isImperative(text)
        && isLongOrder(plainWords(text, most: 4).count { $0.utf8.first ?? 0 < 0x80 }, text)
    case .ko:
      (KoreanMood.isImperative(text) || KoreanMood.isDeclaredOrder(text))
        && !KoreanMood.isReference(text)
    }
  }

  /// Which of `drafts` are items of a Korean list in which at least two sentences, and half of them,
  /// are orders; where that is so of the whole document, all that are items.
  private static func itemsAmongOrders(_ drafts: [DraftPassage]) -> [Bool] {
    var isAmong = [Bool](repeating: false, count: drafts.count)
    var list: [Int] = []
    var orders = 0
    var all = (items: [Int](), orders: 0)
    func close() {
      if orders > 1, orders * 2 >= list.count { for index in list { isAmong[index] = true } }
      all.items += list
      all.orders += orders
      list = []
      orders = 0
    }
    for index in drafts.indices {
      let last = list.last
      guard drafts[index].kind == .item, drafts[index].block.en == nil,
        let text = drafts[index].block.ko?.text
      else {
        close()
        continue
      }
      if let last, drafts[last].section != drafts[index].section { close() }
      guard KoreanMood.isSentence(text) else { continue }
      list.append(index)
      if isOrder(.ko, text) || !drafts[index].metrics.isEmpty { orders += 1 }
    }
    close()
    if all.orders >= manyOrders, all.orders * 2 >= all.items.count {
      for index in all.items { isAmong[index] = true }
    }
    return isAmong
  }

  /// So many orders make a document one of rules.
  private static let manyOrders = 8

  private static func isLongOrder(_ words: Int, _ text: String) -> Bool {
    words > 2 || words == 2 && text.last == "."
  }

  /// Joins a lead that stands alone with the paragraph that gives its reason.
  private mutating func joinLeads() {
    var count = 0
    let owners = Self.owners(ofLinesOf: drafts)
    var index = 0
    while index < drafts.count {
      defer { count += 1 }
      guard marks[index] == .whole else {
        drafts.swapAt(count, index)
        marks.swapAt(count, index)
        index += 1
        continue
      }
      var draft = drafts[index]
      index += 1
      draft.leadLength = draft.text.map(\.utf8.count)
      draft.kind = .rule
      if index < drafts.count, marks[index] == nil, let body = reason(of: draft, drafts[index]),
        Self.follows(body, draft, owners: owners, at: index)
      {
        draft = DraftPassage(lead: draft, reason: body)
        index += 1
      }
      marks[count] = Self.markedLead(draft, leadStyles)
      drafts[count] = draft
    }
    drafts.removeLast(drafts.count - count)
    marks.removeLast(marks.count - count)
  }

  /// Which draft holds each line; -1 where none does.
  private static func owners(ofLinesOf drafts: [DraftPassage]) -> [Int32] {
    let last = drafts.indices.reduce(0) { max($0, drafts[$1].lastLine) }
    var owners = [Int32](repeating: -1, count: last + 1)
    for index in drafts.indices {
      drafts[index].forEachLines { lines in
        for line in lines.first...lines.last { owners[line] = Int32(index) }
      }
    }
    return owners
  }

  /// Whether nothing else stands between `draft` and `next`, the draft at `index`, in a language:
  /// as one they would hold its lines as well.
  private static func follows(
    _ next: DraftPassage, _ draft: DraftPassage, owners: [Int32], at index: Int
  ) -> Bool {
    draft.block.languages.allSatisfy { language in
      guard let one = draft.block[language]?.lines, let other = next.block[language]?.lines else {
        return true
      }
      let end = max(one.first, other.first)
      return (min(min(one.last, other.last) + 1, end)..<end).allSatisfy { line in
        owners[line] < 0 || owners[line] == index || owners[line] == index - 1
      }
    }
  }

  /// `next` where it is the reason for the lead `draft`.
  private func reason(of draft: DraftPassage, _ next: DraftPassage) -> DraftPassage? {
    guard next.kind == .paragraph || next.kind == .item && next.main?.item != draft.main?.item,
      next.level == nil, !next.isAside,
      next.block.languages == draft.block.languages,
      next.main?.listDepth == 0 || draft.main?.listDepth != 0,
      next.main?.kind == .paragraph
    else { return nil }
    // A section's name that lost its mark is no reason.
    if let text = next.main?.text, SectionNames.contain(text) { return nil }
    // Of two leads in the same look neither is the other's reason.
    if let style = LeadStyle(next), style == LeadStyle(draft) { return nil }
    // An item under a lead that is no item is one of several.
    if next.kind == .item, !draft.isHeadingBlock { return nil }
    return next
  }

  // MARK: Statements

  /// What the draft at `index` is, and its statement; `nil` where it states nothing.
  private func stated(
    _ draft: DraftPassage, at index: Int, under intro: String?, spellsOut: Bool
  ) -> (kind: PassageKind, statement: RuleStatement)? {
    switch draft.kind {
    case .table, .code, .caption: return nil
    case .heading where draft.anchor == nil: return nil
    default: break
    }
    guard !draft.block.isEmpty, !draft.isTornOff, !draft.isInChangeLog,
      draft.text.en != nil || draft.text.ko.map({ !KoreanMood.isAboutDocument($0) }) ?? true
    else { return nil }
    if draft.leadLength != nil || marks[index] == .bold {
      var leads = Bilingual<Int>()
      for language in draft.block.languages {
        leads[language] = draft.leadLength?[language] ?? boldLength(draft, language)
      }
      return (draft.isAside ? .aside : .rule, statement(of: draft, leads: leads))
    }
    if draft.isAside {
      return prescribes(draft) ? (draft.kind, statement(of: draft, picking: true)) : nil
    }
    if let modality = draft.standing {
      var stated = statement(of: draft, picking: false)
      // "Don't …" among what not to do says no more than "…".
      if draft.note == nil, modality == .avoid, stated.modality != .never {
        stated.modality = .avoid
      }
      return (.rule, stated)
    }
    if draft.kind == .item,
      introducesOptions(intro, of: index) || marksLeads && spellsOut
    {
      return nil
    }
    let first = firstSentences(draft)
    // Beside marked leads only what clearly binds is a rule of its own.
    if draft.kind == .item, marksLeads, !demands(draft),
      first.en != nil || !(first.ko.map { KoreanMood.isImperative($0) } ?? false)
    {
      return nil
    }
    let isReference =
      first.en.map { EnglishMood.isReference($0) } ?? false
      || first.ko.map { KoreanMood.isReference($0) } ?? false
    guard !isReference else { return nil }
    guard !isQuoted(draft.text) else { return nil }
    let isLink =
      draft.ofMain { block in
        block.targets.count == 1 && block.links[0].text == block.text
      } ?? false
    guard !isLink else { return nil }
    if firstLead.map({ index < $0 }) ?? false, !Self.isOrder(first), !demands(draft) {
      return nil
    }
    // Beside marked leads, what a Korean sentence declares is what it says of the lead above.
    let isDeclaration =
      marksLeads && first.en == nil && first.ko.map { !KoreanMood.isImperative($0) } ?? false
    // In a list of orders a sentence is one whatever it begins with.
    let isAmongOrders =
      index < isAmongOrders.count && isAmongOrders[index] && first.ko.map(KoreanMood.acts) ?? false
    let isNoted = draft.kind == .item && first.ko.map(KoreanMood.isNotedOrder) ?? false
    if Self.isOrder(first) || isAmongOrders || isNoted, !isDeclaration, !isExample(first) {
      return (.rule, statement(of: draft, picking: false))
    }
    guard !isExample(first), prescribes(draft) else { return nil }
    return (.rule, statement(of: draft, picking: true))
  }

  /// Whether an item is the only one of its list, as titles are in some blogs.
  private func isOnlyItem(_ index: Int) -> Bool {
    func isInList(_ index: Int) -> Bool {
      drafts.indices.contains(index) && (drafts[index].ofMain { $0.listDepth > 0 } ?? false)
    }
    return !isInList(index - 1) && !isInList(index + 1)
  }

  /// Whether the text only shows what the rule above means.
  private func isExample(_ first: Bilingual<String>) -> Bool {
    if let en = first.en {
      return ["For example", "For instance"].contains(where: en.hasPrefix)
    }
    return first.ko.map { ko in ["예를 들", "예컨대", "가령"].contains(where: ko.hasPrefix) } ?? false
  }

  /// Whether the text stands in quotation marks as a whole: what an interface says, not how to make
  /// one.
  private func isQuoted(_ whole: Bilingual<String>) -> Bool {
    guard let text = whole.en ?? whole.ko, let open = text.first, let close = text.last,
      let mark = Self.quotationMarks[open]
    else { return false }
    return close == mark && text.count(where: { $0 == close }) == (open == close ? 2 : 1)
  }

  private static let quotationMarks: [Character: Character] = ["\"": "\"", "“": "”", "「": "」"]

  private func boldLength(_ draft: DraftPassage, _ language: Language) -> Int? {
    language == .en ? draft.block.en?.boldLeadLength : draft.block.ko?.boldLeadLength
  }

  /// Whether the items under a sentence only complete it: "For example, you can:".
  private func introducesOptions(_ intro: String?, of index: Int) -> Bool {
    guard let intro, Self.mayIntroduce(intro), !introducesRules(intro) else { return false }
    return intro.last == ":" || intro.last == "："
      || (intro.hasSuffix("다음과 같습니다.") || intro.hasSuffix("수 있습니다.")) && !isOnlyItem(index)
  }

  /// Whether a text ends in a colon, or in a full stop behind no letter of ASCII; `false` is sure.
  private static func mayIntroduce(_ text: String) -> Bool {
    switch text.utf8.last {
    case UInt8(ascii: "."): text.utf8.dropLast().last.map { $0 >= 0x80 } ?? false
    case UInt8(ascii: ":"), 0x9A: true
    default: false
    }
  }

  /// "Design principles:", "사용 원칙:".
  private func introducesRules(_ intro: String) -> Bool {
    guard intro.utf8.count < 80 else { return false }
    var text = intro.lowercased()
    return text.withUTF8 { Self.ruleNames.occur(in: $0) }
  }

  private static let ruleNames = ByteNeedles([
    "principles:", "rules:", "guidelines:", "best practices:", "tips:", "원칙:", "규칙:", "지침:",
    "권장 사항:", "주의 사항:", "주의사항:",
  ])

  private func firstSentences(_ draft: DraftPassage) -> Bilingual<String> {
    var result = Bilingual<String>()
    for language in draft.block.languages {
      guard let text = draft.text[language] else { continue }
      result[language] = Sentences.split(text, language: language).first.map { String(text[$0]) }
    }
    return result
  }

  /// Whether a text prescribes something although no lead says so: must, can't, a fixed value.
  private func prescribes(_ draft: DraftPassage) -> Bool {
    if draft.metrics.contains(where: { MetricProse.lengths.contains($0.unit) }) { return true }
    let isBounded = draft.metrics.contains { $0.minimum != $0.maximum }
    if isBounded {
      if draft.metrics.contains(where: { $0.unit == .toOne || $0.unit == .characters }) {
        return true
      }
      if draft.text.en == nil, let ko = draft.text.ko, KoreanMood.declares(ko) { return true }
    }
    let language: Language = draft.text.en == nil ? .ko : .en
    guard let block = draft.block[language] else { return false }
    let text = said(by: block, isAside: draft.isAside)
    return Sentences.split(text, language: language).contains { range in
      // "How many tabs should it have?" asks for a rule.
      text[range].last != "?" && isPrescribed(text[range], language)
    }
  }

  /// Whether a sentence does not only advise.
  private func demands(_ draft: DraftPassage) -> Bool {
    let language: Language = draft.text.en == nil ? .ko : .en
    guard let text = draft.text[language], language == .ko || EnglishMood.mayDemand(text) else {
      return false
    }
    return Sentences.split(text, language: language).contains { range in
      let sentence = String(text[range])
      let modality =
        language == .en ? EnglishMood.modality(of: sentence) : KoreanMood.modality(of: sentence)
      return (modality == .must || modality == .never) && isPrescribed(text[range], language)
    }
  }

  // MARK: Parts of a statement

  /// The statement with the first `leads` bytes of each text as its lead.
  private func statement(of draft: DraftPassage, leads: Bilingual<Int>) -> RuleStatement {
    var lead = Bilingual<String>()
    var rationale = Bilingual<String>()
    for language in draft.block.languages {
      guard let text = draft.text[language] else { continue }
      guard let length = leads[language], length > 0, length <= text.utf8.count else {
        // The other language marks its lead, this one does not: its first sentence, unless the
        // translator left the lead out.
        let first = Sentences.split(text, language: language).first
        if let first, language == .ko, let en = draft.text.en, let length = leads.en,
          leavesOutLead(String(text[first]), en: en, leadLength: length)
        {
          rationale.ko = text
        } else {
          lead[language] = first.map { trimmedLead(text[$0]) } ?? text
          rationale[language] = first.flatMap { rest(of: text, after: $0.upperBound) }
        }
        continue
      }
      let end = text.utf8.index(text.startIndex, offsetBy: length)
      lead[language] = trimmedLead(text[..<end])
      rationale[language] = rest(of: text, after: end)
    }
    return make(draft, lead, rationale)
  }

  /// Whether the first Korean sentence translates the sentence after the English lead.
  private func leavesOutLead(_ ko: String, en: String, leadLength: Int) -> Bool {
    guard !KoreanMood.isImperative(ko), leadLength < en.utf8.count else { return false }
    let end = en.utf8.index(en.startIndex, offsetBy: leadLength)
    let lead = String(en[..<end])
    let body = String(en[end...])
    guard let second = Sentences.split(body, language: .en).first else { return false }
    return evidence.score(en: String(body[second]), ko: ko) > evidence.score(en: lead, ko: ko) + 0.3
  }

  /// The statement of a text without a marked lead: its first sentence, or where `picking`, the
  /// first that prescribes something.
  private func statement(of draft: DraftPassage, picking: Bool) -> RuleStatement {
    var lead = Bilingual<String>()
    var rationale = Bilingual<String>()
    for language in draft.block.languages {
      guard let block = draft.block[language] else { continue }
      let text = said(by: block, isAside: draft.isAside)
      let sentences = Sentences.split(text, language: language)
      guard let first = sentences.first else {
        lead[language] = text
        continue
      }
      let chosen = picking ? sentences.first { isPrescribed(text[$0], language) } ?? first : first
      lead[language] = trimmedLead(text[chosen])
      let others = sentences.filter { $0 != chosen }.map { text[$0] }
      rationale[language] = others.isEmpty ? nil : others.joined(separator: " ")
    }
    return make(draft, lead, rationale)
  }

  /// The text of a block without the label of an aside, as that of "Tip Keep it short".
  private func said(by block: Block, isAside: Bool) -> String {
    guard isAside else { return block.text }
    return String(decoding: block.text.utf8.dropFirst(Asides.labelLength(of: block)), as: UTF8.self)
  }

  private func isPrescribed(_ sentence: Substring, _ language: Language) -> Bool {
    switch language {
    case .en: EnglishMood.prescribes(sentence)
    case .ko:
      !KoreanMood.isReference(sentence) && !KoreanMood.isAboutDocument(sentence)
        && (KoreanMood.prescribes(sentence) || KoreanMood.isImperative(sentence))
    }
  }

  private func make(
    _ draft: DraftPassage, _ lead: Bilingual<String>, _ rationale: Bilingual<String>
  ) -> RuleStatement {
    let note = draft.note
    let en = lead.en.flatMap { EnglishMood.modality(of: $0) }
    let ko = lead.ko.flatMap { KoreanMood.modality(of: $0) }
    // "… so that people can …" permits nothing where the translation is an order.
    let modality = note?.modality ?? (en == .may ? ko ?? en : en ?? ko) ?? .should
    return RuleStatement(
      id: draft.anchor.flatMap(RuleID.init(rawValue:)), aliases: note?.aliases ?? [],
      apart: note?.apart ?? [], lead: lead, rationale: rationale, modality: modality,
      since: note?.since, until: note?.until, related: note?.related ?? [],
      checks: note?.checks ?? [], uncheckable: note?.uncheckable ?? .init())
  }

  private func rest(of text: String, after end: String.Index) -> String? {
    var rest = text[end...]
    // Mostly one space stands there.
    if rest.utf8.first == UInt8(ascii: " "), let byte = rest.utf8.dropFirst().first,
      Self.mayBegin(byte)
    {
      return String(rest[rest.utf8.index(after: rest.startIndex)...])
    }
    while let byte = rest.utf8.first, !Self.mayBegin(byte) {
      guard let first = rest.first, first.isWhitespace || "-–—:".contains(first) else { break }
      rest.removeFirst()
    }
    return rest.isEmpty ? nil : String(rest)
  }

  /// Whether a letter or a syllable begins with `byte`; `false` where it may be another sign.
  private static func mayBegin(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || (0xEB...0xED).contains(byte)
  }

  private static let labels: Set<String> = ["rule", "guideline", "principle", "규칙", "원칙", "지침"]
  private static let koreanLabels = ByteNeedles(labels.filter { $0.utf8.first ?? 0 >= 0x80 })

  /// Whether a lead begins with a label; `false` is sure.
  private static func mayBeLabelled(_ lead: Substring) -> Bool {
    var lead = lead
    return lead.withUTF8 { bytes in
      bytes.begins(lowered: "rule", at: 0) || bytes.begins(lowered: "guideline", at: 0)
        || bytes.begins(lowered: "principle", at: 0) || koreanLabels.begin(bytes)
    }
  }

  /// A lead without the bullet that people put in front of it.
  private func trimmedLead(_ text: some StringProtocol) -> String {
    var lead = Substring(text)
    // Most leads begin with a letter and end with a full stop.
    if let first = lead.utf8.first, Self.mayBegin(first), lead.utf8.last == UInt8(ascii: ".") {
      return String(withoutLabel(lead))
    }
    lead = lead.trimmingBoth()
    while let byte = lead.utf8.first, !Self.mayBegin(byte), let first = lead.first,
      bulletCharacters.contains(first) || "→⇒➜▶►※".contains(first)
        || first.unicodeScalars.contains(where: \.properties.isEmojiPresentation)
    {
      lead = lead.dropFirst().drop(while: \.isWhitespace)
    }
    // "(x) Using more than ten words."
    if lead.utf8.first == UInt8(ascii: "("), lead.dropFirst(2).first == ")",
      let mark = lead.dropFirst().first, "xXoO✓✔✗✕".contains(mark)
    {
      lead = lead.dropFirst(3).drop(while: \.isWhitespace)
    }
    return String(withoutLabel(lead))
  }

  /// A lead without the number that a document gives its rules.
  ///
  /// "Rule 1: Label both ends."
  private func withoutLabel(_ lead: Substring) -> Substring {
    guard Self.mayBeLabelled(lead) else { return lead }
    let words = lead.prefix(24).split(separator: " ", maxSplits: 2)
    // "Rule: Use …"
    if let first = words.first, first.last == ":",
      Self.labels.contains(first.dropLast().lowercased())
    {
      let rest = lead[first.endIndex...].drop(while: \.isWhitespace)
      return rest.isEmpty ? lead : rest
    }
    guard words.count == 3, Self.labels.contains(words[0].lowercased()) else { return lead }
    var number = words[1]
    let hasSign = number.last.map { ":.)".contains($0) } ?? false
    if hasSign { number.removeLast() }
    guard !number.isEmpty, number.allSatisfy({ $0.isNumber || $0 == "." }) else { return lead }
    var rest = lead[words[1].endIndex...].drop(while: \.isWhitespace)
    let dash = rest.prefix { "—–-:".contains($0) }
    guard hasSign || !dash.isEmpty else { return lead }
    rest = rest[dash.endIndex...].drop(while: \.isWhitespace)
    return rest.isEmpty ? lead : rest
  }
}
