internal import Guidelines
internal import TextAnalysis

/// Finds what of a document is a rule: its lead, its reason and how strongly it binds.
struct RuleStatements {
  /// The units; where a lead and its reason were two, they are one now.
  private(set) var units: [Unit]

  /// Whether the rules of the document have bold leads or are headings, so that a paragraph
  /// without one is no rule just for its mood.
  private let marksLeads: Bool

  init(units: [Unit]) {
    self.units = units
    marksLeads = units.count { Self.markedLead($0) != nil } >= 2
    joinLeads()
    for index in self.units.indices { state(index) }
  }

  // MARK: Leads that the document marks

  private enum Lead {
    case bold  // the bold words at the start of a paragraph
    case whole  // a heading or a bold paragraph: the reason follows
  }

  private static func markedLead(_ unit: Unit) -> Lead? {
    guard unit.kind != .table, unit.kind != .code, unit.kind != .caption, !unit.isAside else {
      return nil
    }
    if unit.isHeadingBlock { return isOrder(unit.text) ? .whole : nil }
    for language in unit.block.languages {
      guard let block = unit.block[language], let lead = block.boldLead else { continue }
      if block.boldLeadEnd == block.runs.count || lead == block.text {
        return unit.anchor != nil || isOrder(unit.text) ? .whole : nil
      }
      // A term that is explained ("**Simplicity** — …") is no lead.
      if endsSentence(lead) || isOrder(language, lead) || lead.last == ":" && lead.count > 30 {
        return .bold
      }
    }
    return unit.anchor != nil && unit.kind != .heading ? .bold : nil
  }

  private static func isOrder(_ text: Bilingual<String>) -> Bool {
    text.languages.contains { language in
      text[language].map { isOrder(language, $0) } ?? false
    }
  }

  private static func isOrder(_ language: Language, _ text: String) -> Bool {
    switch language {
    case .en: EnglishMood.isImperative(text) && text.split(separator: " ").count > 2
    case .ko: KoreanMood.isImperative(text)
    }
  }

  /// Joins a lead that stands alone with the paragraph that gives its reason.
  private mutating func joinLeads() {
    var result: [Unit] = []
    var index = 0
    while index < units.count {
      var unit = units[index]
      index += 1
      if Self.markedLead(unit) == .whole {
        unit.leadLength = unit.text.map(\.utf8.count)
        unit.kind = .rule
        if index < units.count, let body = reason(of: unit, units[index]) {
          unit.join(body)
          index += 1
        }
      }
      result.append(unit)
    }
    units = result
  }

  /// `next` where it is the reason for the lead `unit`.
  private func reason(of unit: Unit, _ next: Unit) -> Unit? {
    guard next.kind == .paragraph || next.kind == .item && next.main?.item != unit.main?.item,
      Self.markedLead(next) == nil, next.level == nil, !next.isAside,
      next.block.languages == unit.block.languages, next.main?.listDepth == 0 || unit.main?.listDepth != 0,
      next.main?.kind == .paragraph
    else { return nil }
    // An item under a lead that is no item is one of several.
    if next.kind == .item, !unit.isHeadingBlock { return nil }
    return next
  }

  // MARK: Statements

  private mutating func state(_ index: Int) {
    let unit = units[index]
    let texts = unit.text
    guard !texts.isEmpty else { return }
    switch unit.kind {
    case .table, .code, .caption: return
    case .heading where unit.anchor == nil: return
    default: break
    }
    if unit.leadLength != nil || Self.markedLead(unit) == .bold {
      var leads = Bilingual<Int>()
      for language in unit.block.languages {
        leads[language] = unit.leadLength?[language] ?? boldLength(unit.block[language])
      }
      units[index].kind = unit.isAside ? .aside : .rule
      units[index].statement = statement(of: unit, leads: leads)
      return
    }
    if unit.isAside {
      guard prescribes(unit) else { return }
      units[index].statement = statement(of: unit, picking: true)
      return
    }
    if unit.kind == .item, marksLeads || isOption(index) { return }
    let first = firstSentences(unit)
    let isReference =
      first.en.map { EnglishMood.isReference($0) } ?? first.ko.map { KoreanMood.isReference($0) }
      ?? false
    guard !isReference else { return }
    if Self.isOrder(first) {
      units[index].kind = .rule
      units[index].statement = statement(of: unit, picking: false)
    } else if prescribes(unit) {
      units[index].kind = .rule
      units[index].statement = statement(of: unit, picking: true)
    }
  }

  private func boldLength(_ block: Block?) -> Int? {
    block.flatMap { block in
      block.boldLeadEnd.map { collapsed(block.runs[..<$0]).utf8.count }
    }
  }

  /// Whether an item only completes the sentence above its list: "For example, you can:".
  private func isOption(_ index: Int) -> Bool {
    var above = index - 1
    while above >= 0, units[above].kind == .item || units[above].main?.listDepth ?? 0 > 0 {
      above -= 1
    }
    guard above >= 0, let text = units[above].main?.text else { return false }
    return text.last == ":" || text.hasSuffix("다음과 같습니다.") || text.hasSuffix("수 있습니다.")
      || text.hasSuffix("：")
  }

  private func firstSentences(_ unit: Unit) -> Bilingual<String> {
    var result = Bilingual<String>()
    for language in unit.block.languages {
      guard let text = unit.text[language] else { continue }
      result[language] = Sentences.split(text, language: language).first.map { String(text[$0]) }
    }
    return result
  }

  /// Whether a text prescribes something although no lead says so: must, can't, a fixed value.
  private func prescribes(_ unit: Unit) -> Bool {
    if unit.metrics.contains(where: { $0.unit == .points || $0.unit == .pixels }) { return true }
    if let en = unit.text.en {
      return Sentences.split(en, language: .en).contains { range in
        isPrescription(en[range])
      }
    }
    return unit.text.ko.map { KoreanMood.prescribes($0) } ?? false
  }

  private func isPrescription(_ sentence: Substring) -> Bool {
    guard !EnglishMood.isReference(sentence) else { return false }
    switch EnglishMood.modality(of: String(sentence)) {
    case .never, .must: return true
    case .avoid, .should: return EnglishMood.isImperative(sentence)
    default: return false
    }
  }

  // MARK: Parts of a statement

  /// The statement with the first `leads` bytes of each text as its lead.
  private func statement(of unit: Unit, leads: Bilingual<Int>) -> RuleStatement {
    var lead = Bilingual<String>()
    var rationale = Bilingual<String>()
    for language in unit.block.languages {
      guard let text = unit.text[language] else { continue }
      guard let length = leads[language], length > 0, length <= text.utf8.count else {
        // The other language marks its lead, this one does not: its first sentence.
        let first = Sentences.split(text, language: language).first
        lead[language] = first.map { trimmedLead(text[$0]) } ?? text
        rationale[language] = first.flatMap { rest(of: text, after: $0.upperBound) }
        continue
      }
      let end = text.utf8.index(text.startIndex, offsetBy: length)
      lead[language] = trimmedLead(text[..<end])
      rationale[language] = rest(of: text, after: end)
    }
    return make(unit, lead, rationale)
  }

  /// The statement of a text without a marked lead: its first sentence, or where `picking`, the
  /// first that prescribes something.
  private func statement(of unit: Unit, picking: Bool) -> RuleStatement {
    var lead = Bilingual<String>()
    var rationale = Bilingual<String>()
    for language in unit.block.languages {
      guard let block = unit.block[language] else { continue }
      let whole = block.text
      let label = unit.isAside ? Asides.labelLength(of: block) : 0
      let text = String(decoding: whole.utf8.dropFirst(label), as: UTF8.self)
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
    return make(unit, lead, rationale)
  }

  private func isPrescribed(_ sentence: Substring, _ language: Language) -> Bool {
    switch language {
    case .en: isPrescription(sentence)
    case .ko: KoreanMood.prescribes(String(sentence)) && !KoreanMood.isReference(sentence)
    }
  }

  private func make(
    _ unit: Unit, _ lead: Bilingual<String>, _ rationale: Bilingual<String>
  ) -> RuleStatement {
    let note = unit.note
    let modality =
      note?.modality ?? lead.en.flatMap { EnglishMood.modality(of: $0) }
      ?? lead.ko.flatMap { KoreanMood.modality(of: $0) } ?? .should
    return RuleStatement(
      id: unit.anchor.flatMap(RuleID.init(rawValue:)), aliases: note?.aliases ?? [],
      apart: note?.apart ?? [], lead: lead, rationale: rationale, modality: modality,
      since: note?.since, until: note?.until, related: note?.related ?? [],
      checks: note?.checks ?? [], uncheckable: note?.uncheckable ?? .init())
  }

  private func rest(of text: String, after end: String.Index) -> String? {
    let rest = text[end...].drop { $0.isWhitespace || "-–—:".contains($0) }
    return rest.isEmpty ? nil : String(rest)
  }

  /// A lead without the bullet that people put in front of it.
  private func trimmedLead(_ text: some StringProtocol) -> String {
    var lead = Substring(text).trimmingBoth()
    while let first = lead.first, bulletCharacters.contains(first) {
      lead = lead.dropFirst().drop(while: \.isWhitespace)
    }
    return String(lead)
  }
}
