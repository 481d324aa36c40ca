internal import DocumentModel
internal import Guidelines
internal import Lexicon
internal import TextAnalysis

/// Decides which passages of a document are statements.
struct StatementReader {
  /// The statement of a passage, if any, and the evidence.
  struct Finding {
    let statement: RuleStatement?
    let modality: ModalityEvidence?
    let evidence: RoleEvidence

    /// The passage is the statement `stated`.
    init(_ stated: StatementParts.Stated, _ evidence: RoleEvidence) {
      statement = stated.statement
      modality = stated.modality
      self.evidence = evidence
    }

    /// The passage is not a statement.
    init(_ evidence: RoleEvidence) {
      (statement, modality) = (nil, nil)
      self.evidence = evidence
    }
  }

  private let passages: [LeadJoining.Joined]
  private let marksAreUsual: Bool
  /// Whether the document is a team's own guideline, and not Apple's.
  private let isOwn: Bool
  /// The index of the first rule with a marked lead; what precedes it only introduces the page's subject.
  private let firstLead: Int?
  /// The section depth of the page's body: 2 if the page title is a heading, otherwise 1.
  private let topDepth: Int
  /// The items of Korean lists in which most sentences are commands.
  private let itemsAmongOrders: Set<Int>
  private let samples: Set<Int>
  /// Whether the document is a list of states to be checked.
  private let isChecklist: Bool
  /// What the headings above each passage announce.
  private let announced: [Announcement?]
  private let parts: StatementParts

  /// Prepares for a document in whose `passages` leads have been merged with their reasons.
  init(_ passages: [LeadJoining.Joined], _ marks: LeadMarks, _ input: DraftInput) {
    self.passages = passages
    isOwn = input.statedAuthority != .apple
    marksAreUsual = marks.areUsual
    firstLead = marksAreUsual ? passages.firstIndex { $0.mark != nil } : nil
    topDepth = passages.contains { $0.passage.level == 1 } ? 2 : 1
    itemsAmongOrders = marksAreUsual ? [] : OrderLists.items(passages)
    samples = SampleLists.items(passages).union(SampleLists.quotes(passages))
    announced = Announcement.made(by: passages.map(\.passage.section))
    let titles = [
      input.frontMatter.value("title"), passages.first { $0.passage.level == 1 }?.passage.text.en,
    ]
    isChecklist = titles.contains { $0.map(SectionNames.isChecklist) ?? false }
    parts = StatementParts(analyzer: input.analyzer)
  }

  /// The statement of the passage at `index`.
  func finding(at index: Int, below outer: OuterText) -> Finding {
    let (passage, lead) = (passages[index].passage, passages[index])
    if let evidence = exclusion(of: lead) { return Finding(evidence) }
    if lead.leadLength != nil || lead.mark == .bold {
      return passage.isQuotedFact ? Finding(.quotation) : marked(lead)
    }
    if Examples.isQuoted(passage.text) || passage.ofMain({ $0.isSampleInCode }) ?? false {
      return Finding(passage.standing == nil ? .quotation : .example)
    }
    if passage.isAside, announced[index] != .examples { return aside(passage) }
    if passage.isAside || samples.contains(index) || passage.isMarkedSample {
      return Finding(.example)
    }
    let label = passage.outline.form == .item ? outer.outerItem : nil
    let isCaption = passage.isItalic && passage.outline.form == .paragraph
    if isCaption, passage.standing != nil, !ordersBesideImage(passage) { return Finding(.example) }
    let asksTest = announced[index] == .tests && passage.asks
    if let modality = label.flatMap(ExampleLists.modality) ?? passage.standing, !asksTest,
      !isBehindList(at: index)
    {
      return listed(passage, modality)
    }
    if let duty = passage.duty(below: outer) {
      return Finding(parts.state(in: passage, completing: duty), .demandedState)
    }
    if announced[index] != .tests, isDemandedState(passage, below: outer) {
      return Finding(parts.state(in: passage), .demandedState)
    }
    if let evidence = subordination(of: passage, at: index, below: outer) {
      return Finding(evidence)
    }
    return unmarked(passage, at: index, below: outer)
  }

  // MARK: Passages that cannot be statements

  private func exclusion(of joined: LeadJoining.Joined) -> RoleEvidence? {
    let passage = joined.passage
    switch passage.outline.form {
    case .table, .code: return .form
    case .caption where !ordersBesideImage(passage): return .form
    case .heading where passage.anchor == nil: return .form
    default: break
    }
    if passage.block.isEmpty || joined.leadLength == nil && passage.isTornOff { return .tornOff }
    if passage.isInChangeLog { return .changeLog }
    let isAboutDocument =
      passage.text.en.map(EnglishMood.isAboutDocument)
      ?? passage.text.ko.map(KoreanMood.isAboutDocument) ?? false
    return isAboutDocument ? .aboutDocument : nil
  }

  private func ordersBesideImage(_ caption: DraftPassage) -> Bool {
    guard caption.outline.captionsImage || caption.isItalic else { return false }
    let first = caption.firstSentences
    if first.en.map(EnglishMood.explainsUse) ?? false { return false }
    guard let standing = caption.ofMain({ $0.standing }) ?? nil else {
      return Orders.isOrder(first)
    }
    // Beside what not to do an order only says what it shows, unless it forbids that.
    return standing == .avoid
      ? caption.text.languages.contains(where: caption.forbids)
      : Orders.isOrder(first) || prescribes(caption)
  }

  // MARK: Marked passages

  private func marked(_ joined: LeadJoining.Joined) -> Finding {
    let passage = joined.passage
    var leads = Bilingual<Int>()
    for language in passage.block.languages {
      leads[language] =
        joined.leadLength?[language] ?? passage.part(language, { $0.boldLeadLength }) ?? nil
    }
    let evidence: RoleEvidence = joined.leadLength == nil ? .boldLead : .leadIsBlock
    return Finding(parts.statement(of: passage, leads: leads), evidence)
  }

  private func aside(_ passage: DraftPassage) -> Finding {
    prescribes(passage)
      ? Finding(parts.statement(of: passage, picking: true), .asidePrescribes)
      : Finding(.asideInforms)
  }

  private func listed(_ passage: DraftPassage, _ modality: Modality) -> Finding {
    var stated = parts.statement(of: passage, picking: false)
    if passage.note == nil, binds(stated.statement.modality, passage, modality) {
      stated.statement.modality = modality
      stated.modality = .list
    }
    return Finding(stated, .listed)
  }

  /// Whether a list of what must or must not be done gives an item its modality instead of its `own`.
  private func binds(_ own: Modality, _ passage: DraftPassage, _ modality: Modality) -> Bool {
    switch modality {
    case .must, .may: own == .should
    // "키보드만으로 이동 가능" is to be reached, not permitted; so is "[ ] Sound can be paused".
    case .should:
      own == .may
        && (passage.ofMain { $0.standing } == .should
          || passage.text.en == nil
            && passage.text.ko?.last { $0.isLetter }.map { !"다요".contains($0) } ?? false)
    // "Don't …" in a list of don'ts means "…" there; "for three or more, consider …" says what to do instead.
    case .avoid, .never: !passage.saysWhatInstead && ![.never, .consider].contains(own)
    default: false
    }
  }

  /// Whether a paragraph stands below the list that its heading, such as "Don't", is about.
  private func isBehindList(at index: Int) -> Bool {
    let passage = passages[index].passage
    guard index > 0, passage.outline.form == .paragraph,
      passage.ofMain({ $0.standing == nil }) == true
    else { return false }
    let above = passages[index - 1].passage
    return above.outline.form == .item && above.section == passage.section
  }

  // MARK: Unmarked sentences

  /// Why an item only belongs to the text above its list; `nil` if it stands by itself.
  private func subordination(
    of passage: DraftPassage, at index: Int, below outer: OuterText
  ) -> RoleEvidence? {
    guard passage.outline.form == .item else { return nil }
    if outer.listsExamples || outer.outerItem.flatMap(Announcement.init) == .examples {
      return .example
    }
    if introducesOptions(outer.intro), !isNamedList(index, outer.intro),
      !(announced[index] == .rules && passage.asks), !isOwnOrder(passage, below: outer.intro)
    {
      return .option
    }
    if marksAreUsual, outer.spellsOutRule, outer.outerItem != nil || !isOwnOrder(passage),
      passage.firstSentences.en.map(EnglishMood.bindsSubject) != true
    {
      return .spellsOut
    }
    return nil
  }

  /// Whether an item is a sentence about what must hold: "Make sure that:", "- The order is right".
  private func isDemandedState(_ passage: DraftPassage, below outer: OuterText) -> Bool {
    guard passage.outline.form == .item, passage.ofMain({ $0.isLink }) != true,
      let en = passage.firstSentences.en
    else { return false }
    let listsStates = isChecklist || passage.section.last.map(SectionNames.isChecklist) ?? false
    let isDemanded =
      listsStates && !passage.section.isEmpty && outer.intro?.last != ":"
      || outer.outerItem == nil && outer.intro.map(EnglishMood.demandsStates) ?? false
    return isDemanded && EnglishMood.states(en)
  }

  private func unmarked(_ passage: DraftPassage, at index: Int, below outer: OuterText) -> Finding {
    let first = passage.firstSentences
    if let evidence = restraint(passage, first, at: index) { return Finding(evidence) }
    if let evidence = order(passage, first, at: index, below: outer) {
      if Examples.isOne(first) || announced[index] == .examples && !demands(passage) {
        return Finding(.example)
      }
      return passage.outline.form == .item && outer.intro.map(Orders.areOffered) ?? false
        ? listed(passage, .may) : Finding(parts.statement(of: passage, picking: false), evidence)
    }
    if Examples.isOne(first) || announced[index] == .examples { return Finding(.example) }
    // A number in a test is measured.
    if prescribes(passage), announced[index] != .tests || demands(passage) {
      return Finding(parts.statement(of: passage, picking: true), .prescribes)
    }
    let mayClose = !marksAreUsual || passage.outline.form == .item && first != passage.text
    if mayClose, announced[index] == nil, !Orders.isDefined(first),
      passage.endsInDeclaredOrder
    {
      return Finding(parts.statement(of: passage, picking: true), .prescribes)
    }
    return isDecided(passage, first, at: index)
      ? Finding(parts.statement(of: passage, picking: false), .decided) : Finding(.informs)
  }

  /// Whether an item is a principle in a list of rules ("**Calm first** — …") or settles a topic, or a passage of
  /// a team's own guideline is a length, or a sentence in a list.
  ///
  /// Such a list is meant to be followed even if it only describes: "Height: 44 pt", "쓸 수 없는 항목은 숨깁니다".
  private func isDecided(
    _ passage: DraftPassage, _ first: Bilingual<String>, at index: Int
  ) -> Bool {
    let isItem = passage.outline.form == .item
    let isPrinciple = announced[index] == .rules && passage.ofMain { $0.boldLead != nil } == true
    let settles = first.en == nil && first.ko.map(KoreanMood.settles) ?? false
    if isItem, isPrinciple || settles && announced[index] != .reasons { return true }
    guard isOwn else { return false }
    if passage.metrics.contains(where: { Units.ofLayout.contains($0.unit) }) { return true }
    guard isItem, announced[index] != .reasons else { return false }
    if let en = first.en {
      return en.split(separator: " ").count > 3 && endsSentence(en) && en.last != "?"
    }
    return first.ko.map { KoreanMood.isSentence($0) && $0.last != "?" } ?? false
  }

  /// Why a sentence is not a statement of its own, whatever its mood; `nil` if it may be one.
  private func restraint(
    _ passage: DraftPassage, _ first: Bilingual<String>, at index: Int
  ) -> RoleEvidence? {
    // In a document with marked leads only clearly binding sentences are rules of their own.
    if passage.outline.form == .item, marksAreUsual, !demands(passage),
      !isDecided(passage, first, at: index), !ordersWithoutLink(passage, first)
    {
      return .advice
    }
    if isReference(passage, first) { return .reference }
    if first.en.flatMap(EnglishMood.duty) != nil { return .informs }
    if first.ko.map(KoreanMood.excepts) ?? false { return .informs }
    if !isOwn, passage.listsValues { return .informs }
    if first.en.map(EnglishMood.goesOn) ?? false { return .spellsOut }
    if passage.ofMain({ Announcement.labelsReason($0.text) }) ?? false, !demands(passage) {
      return .spellsOut
    }
    let sections = passage.section.suffix(passage.outline.form == .item ? .max : 1)
    if isLink(passage, first) || sections.contains(where: SectionNames.isLinkList) { return .link }
    // A line in italics below the title of a page says what it is about.
    let isTagline =
      passage.section.count < topDepth && passage.outline.form == .paragraph && passage.isItalic
    if isTagline { return .introduction }
    if firstLead.map({ index < $0 }) ?? false, passage.section.count < topDepth,
      !Orders.isOrder(first), !demands(passage)
    {
      return .introduction
    }
    return nil
  }

  /// Whether an item orders something by itself, and neither explains a term nor sells what it links to.
  private func ordersWithoutLink(_ passage: DraftPassage, _ first: Bilingual<String>) -> Bool {
    guard let en = first.en else {
      return first.ko.map { Orders.isOrder(.ko, $0) } ?? false || passage.endsInDeclaredOrder
    }
    return passage.part(.en) { block in
      // "**Loading buttons.** Show an indicator": behind the name stands what to do.
      guard let name = block.boldLead else { return block.targets.isEmpty && orders(en) }
      let rest = String(block.text.dropFirst(name.count).drop { !$0.isLetter })
      return Sentences.firstStatement(of: rest, .en).map { orders(String(rest[$0])) } ?? false
    } ?? false
  }

  /// Whether an English sentence is an order or prescribes something.
  private func orders(_ sentence: String) -> Bool {
    Orders.isOrder(.en, sentence) || Orders.isPrescribed(sentence[...], .en)
      || EnglishMood.tellsReader(sentence)
  }

  /// What makes the first sentence a command; `nil` if it is none.
  private func order(
    _ passage: DraftPassage, _ first: Bilingual<String>, at index: Int, below outer: OuterText
  ) -> RoleEvidence? {
    let isItem = passage.outline.form == .item
    if first.en?.last == "?" || first.ko.map(KoreanMood.asks) ?? false {
      // "Is every icon labelled?" in a checklist is a state that must hold.
      let isListed = isItem || first.ko.map(ExampleLists.isTicked) ?? false
      return announced[index] == .rules && isListed ? .demandedState : nil
    }
    // A test is for who checks.
    guard announced[index] != .tests else { return nil }
    let mayImply = !marksAreUsual && announced[index] != .reasons
    // Below a heading for reasons, and outside of lists below a marked lead, a Korean declaration elaborates.
    if !mayImply, !isItem || announced[index] == .reasons, first.en == nil, let ko = first.ko,
      !KoreanMood.isImperative(ko)
    {
      return nil
    }
    if isItem && first.en.map(EnglishMood.tellsReader) ?? false || Orders.isOrder(first) {
      return .order
    }
    if mayImply, first == passage.text, impliesOrder(passage) { return .order }
    if mayImply, let en = first.en, EnglishMood.permits(en) { return .permits }
    if isAmongOrders(passage, first, at: index, below: outer) { return .amongOrders }
    return isItem && first.ko.map(KoreanMood.isNotedOrder) ?? false ? .notedOrder : nil
  }

  /// Whether a single Korean sentence is a command in another form; an introduction usually describes something.
  private func impliesOrder(_ passage: DraftPassage) -> Bool {
    guard let ko = passage.text.ko else { return false }
    let introduces = passage.section.count < topDepth && passage.outline.form != .item
    return KoreanMood.notesAction(ko) || !introduces && KoreanMood.isPlainOrder(ko)
  }

  /// Whether a Korean item is a command because those around it are, whatever its first words.
  private func isAmongOrders(
    _ passage: DraftPassage, _ first: Bilingual<String>, at index: Int, below outer: OuterText
  ) -> Bool {
    guard announced[index] != .reasons, let ko = first.ko,
      itemsAmongOrders.contains(index)
        || passage.outline.form == .item
          && (announced[index] == .rules
            || [outer.outerItem, outer.intro].contains { $0.flatMap(Announcement.init) == .rules })
    else { return false }
    // Below a command in the list it says how, unless it is a verb.
    let spellsOut = outer.outerItem != nil && outer.spellsOutRule
    return KoreanMood.endsInGerund(ko)
      || !spellsOut && (KoreanMood.acts(ko) || Orders.isNoted(ko, KoreanMood.isNotedAction))
  }

  private func isReference(_ passage: DraftPassage, _ first: Bilingual<String>) -> Bool {
    if let ko = first.ko, KoreanMood.isReference(ko) { return true }
    return first.en.map { en in
      EnglishMood.isReference(en)
        || EnglishMood.sendsReader(en) && passage.part(.en) { !$0.targets.isEmpty } ?? false
    } ?? false
  }

  /// Whether a passage is only a link, or an item of an index: a link and what the page is about.
  ///
  /// A bold link names what the item then orders: "**[Color](color.md)**: Use contrast."
  private func isLink(_ passage: DraftPassage, _ first: Bilingual<String>) -> Bool {
    passage.ofMain { block in
      guard !block.isLink, block.targets.count == 1 else { return block.isLink }
      let (text, link) = (block.text, block.links[0].text)
      let rest = text.dropFirst(link.count).drop(while: \.isWhitespace)
      guard block.listDepth > 0, text.hasPrefix(link), let mark = rest.first else { return false }
      let isNamed = mark == ":" && block.boldLead != nil
      return "—–-:".contains(mark) && !(isNamed && (Orders.isOrder(first) || prescribes(passage)))
    } ?? false
  }

  private static let optionsEnds = Lexicon.koreanMood.list("options-end")

  // MARK: Lists

  /// Whether an item in one language orders something by itself.
  private func isOwnOrder(_ passage: DraftPassage) -> Bool {
    let first = passage.firstSentences
    return first.languages.count == 1
      && (first.ko.map { KoreanMood.isImperative($0) } ?? Orders.isOrder(first))
  }

  /// Whether an item is a command of its own and does not complete the sentence with a colon above it.
  ///
  /// A command never completes a Korean sentence, and completes an English one only if the sentence
  /// ends in a word that needs a verb, such as "can".
  private func isOwnOrder(_ passage: DraftPassage, below intro: String?) -> Bool {
    guard let intro, !Examples.isOne(Bilingual(en: intro)), !Examples.isOne(Bilingual(ko: intro))
    else { return false }
    let first = passage.firstSentences
    guard let en = first.en else { return first.ko.map { KoreanMood.isImperative($0) } ?? false }
    let last = intro.dropLast().split(separator: " ").last?.lowercased() ?? ""
    // After "Labels should:" and "For each label:" each item says what to do.
    if EnglishMood.duties.contains(last) || EnglishMood.namesCase(intro) {
      return Orders.isOrder(.en, en)
    }
    // "your main button should be on the right" needs no stop to be a sentence.
    let isWhole =
      endsSentence(en) || en.last == ";" || EnglishMood.ordersOutright(en)
      || !EnglishMood.isImperative(en)
        && plainWords(en).contains(where: EnglishMood.duties.contains)
      || en.first?.isUppercase == true && passage.boldLead(.en) == nil
        && !EnglishMood.listsSteps(intro)
    return !Examples.follow(intro)
      && (isWhole && (!Self.wantsVerb.contains(last) || last == "to" && orders(intro)) && orders(en)
        || ordersBehindName(passage, en))
  }

  /// Whether an order follows the sentence that names something: "Dial - For speed. Show one at a time."
  private func ordersBehindName(_ passage: DraftPassage, _ first: String) -> Bool {
    guard let text = passage.text.en, text.hasPrefix(first) else { return false }
    let rest = String(text.dropFirst(first.count))
    return Sentences.split(rest, language: .en).contains { range in
      Orders.isOrder(.en, String(rest[range]))
        || EnglishMood.prescribes(rest[range])
          && plainWords(rest[range]).contains(where: EnglishMood.duties.contains)
    }
  }

  private static let wantsVerb = Lexicon.englishMood.set("wants-verb")

  /// Whether the items below a sentence only complete it: "For example, you can:".
  private func introducesOptions(_ intro: String?) -> Bool {
    guard let intro,
      intro.last == ":" || intro.last == "：" || EnglishMood.isUnfinished(intro)
        || Self.optionsEnds.contains(where: intro.hasSuffix)
    else { return false }
    return Sentences.last(of: intro, language: nil).flatMap { Announcement(String($0)) } != .rules
  }

  /// Whether an item is among Korean orders below a name, which no item completes: "그림자 사용:".
  private func isNamedList(_ index: Int, _ intro: String?) -> Bool {
    itemsAmongOrders.contains(index)
      && intro.map { holdsHangul($0) && !KoreanMood.isSentence($0) } ?? false
  }

  // MARK: Mood

  /// Whether a text prescribes something without a lead: must, can't, a fixed value.
  private func prescribes(_ passage: DraftPassage) -> Bool {
    if holdsBindingNumber(passage) { return true }
    // "Visibility of system status: 시스템의 상태를 …": the name says nothing, the sentence does.
    let isNamed = passage.text.ko != nil && passage.text.en?.last == ":"
    let language: Language = passage.text.en == nil || isNamed ? .ko : .en
    guard
      let text = passage.part(
        language, { Asides.textWithoutLabel(of: $0, isAside: passage.isAside) })
    else { return false }
    return Sentences.split(text, language: language).contains { range in
      // "How many tabs should it have?" is a question and not a rule.
      text[range].last != "?" && Orders.isPrescribed(text[range], language)
    }
  }

  /// Whether a passage contains a bounded number that is binding.
  ///
  /// An exact number only describes something.
  private func holdsBindingNumber(_ passage: DraftPassage) -> Bool {
    // "Tablet: `min-width: 769px`" names a screen.
    let bounded = passage.metrics.filter {
      $0.minimum != $0.maximum && $0.subject != Subject.screen
    }
    guard !bounded.isEmpty, !Orders.isDefined(passage.firstSentences) else { return false }
    if bounded.contains(where: { Self.bindingUnits.contains($0.unit) }) { return true }
    // "- A sidebar has at most two levels", "- 하위 메뉴 항목은 최대 다섯 개입니다"
    if passage.outline.form == .item { return true }
    return passage.text.en == nil
      && passage.text.ko.map { text in
        KoreanMood.declares(text)
          || KoreanMood.permits(text) && Sentences.split(text, language: .ko).count == 1
      } ?? false
  }

  private static let bindingUnits = Units.ofLayout.union([.toOne, .characters])

  /// Whether a sentence of the passage demands or forbids something instead of only advising.
  private func demands(_ passage: DraftPassage) -> Bool {
    let language: Language = passage.text.en == nil ? .ko : .en
    guard let text = passage.text[language] else { return false }
    return Sentences.split(text, language: language).contains { range in
      let modality = Orders.modality(of: String(text[range]), language)
      return (modality == .must || modality == .never) && Orders.isPrescribed(text[range], language)
    }
  }
}
