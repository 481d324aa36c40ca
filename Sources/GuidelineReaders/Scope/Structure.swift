internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

/// Finds out what each draft is and what the headings above it say about it.
struct Structure {
  /// The drafts, with kind, section, component and platforms.
  var drafts: [DraftPassage]
  /// The heading that names the document.
  private(set) var title: Bilingual<String>

  private let naming: ComponentNaming
  private let basePlatforms: [Platform]
  /// What is left where the document says that it does not hold for some platforms.
  private var remaining: [Platform] = []

  /// Looks at the drafts of a document of `component`.
  init(
    drafts: [DraftPassage], images: [(image: Image, after: Int)], isPlainText: Bool,
    naming: ComponentNaming, basePlatforms: [Platform]
  ) {
    self.drafts = drafts
    self.naming = naming
    self.basePlatforms = basePlatforms
    title = Bilingual()
    if isPlainText { findPlainHeadings() }
    findHeadings()
    findCaptions(images)
    findUnsupported()
    walk()
  }

  // MARK: Kinds

  /// Short lines that stand alone in plain text are headings.
  private mutating func findPlainHeadings() {
    var isFirst = true
    var last = ""
    for index in drafts.indices where drafts[index].level == nil && !drafts[index].isTable {
      guard let text = drafts[index].main?.text, drafts[index].main?.listDepth == 0,
        Self.isHeadingLike(text), text.contains(where: \.isLetter), !NumberSearch.measures(text)
      else { continue }
      let next = drafts.dropFirst(index + 1).first
      guard let next, !next.isTable else { continue }
      let names = ComponentNaming.title(
        of: drafts[index].main ?? Block(kind: .paragraph, lines: .init(1)))
      let isPage =
        !PlatformMentions.isNothingElse(in: text)
        && (naming.known(names) != nil || naming.known(drafts[index].text) != nil)
      let introduces = next.main.map { endsSentence($0.text) } ?? false
      guard
        isPage || isFirst && index == 0 || introduces || SectionNames.contain(text)
          || Self.platforms(ofHeading: text) != nil && !text.contains(":")
      else { continue }
      // Under "Related" stand links to other pages, under "Change log" its table.
      if SectionNames.isChangeLog(last) || SectionNames.isLinkList(last),
        !SectionNames.contain(text), !(isPage && introduces)
      {
        continue
      }
      last = text
      setHeading(index, isPage || index == 0 ? 1 : 2)
      isFirst = false
    }
  }

  private mutating func setHeading(_ index: Int, _ level: Int) {
    drafts[index].kind = .heading
    drafts[index].level = level
  }

  private mutating func findHeadings() {
    for index in drafts.indices {
      guard drafts[index].level == nil, let kind = drafts[index].ofMain({ $0.kind }) else {
        continue
      }
      switch kind {
      case .heading(let level):
        guard let block = drafts[index].main else { continue }
        let text = block.text
        let isSentence = endsSentence(text) || text.count > 90
        let isRule =
          block.language == .ko
          ? KoreanMood.isImperative(text) || KoreanMood.isUnfinishedOrder(text)
          : EnglishMood.isRuleHeading(text)
            || drafts[index].block.ko.map { KoreanMood.isImperative($0.text) } ?? false
        // The first words of a page are its name, even where they sound like an order: "Tap to Pay".
        let isTitle = level == 1 && !drafts[..<index].contains { $0.level != nil }
        let isList = ExampleLists.modality(of: text) != nil
        if !isList, isSentence || isRule && !isTitle {
          drafts[index].kind = .paragraph
        } else {
          setHeading(index, level)
        }
      case .table: drafts[index].kind = .table
      case .code: drafts[index].kind = .code
      default:
        if drafts[index].isAside {
          drafts[index].kind = .aside
        } else if drafts[index].ofMain(Self.isPageLink) == true {
          setHeading(index, 2)
        } else if drafts[index].ofMain({ $0.item != nil && $0.opensItem }) == true {
          drafts[index].kind = .item
        } else if drafts[index].ofMain(Self.isBoldHeading) == true {
          drafts[index].level = 7
          drafts[index].kind = .heading
        }
      }
    }
  }

  /// A paragraph that is one link to its own place in the page was a heading.
  private static func isPageLink(_ block: borrowing Block) -> Bool {
    guard block.targets.count == 1, block.listDepth == 0, block.quoteDepth == 0 else {
      return false
    }
    let link = block.links[0]
    guard link.text == block.text, let hash = link.target.lastIndex(of: "#") else { return false }
    let fragment = percentDecoded(link.target[link.target.index(after: hash)...])
    return Glossary.squash(fragment) == Glossary.squash(link.text)
  }

  /// A short bold line that is no sentence.
  private static func isBoldHeading(_ block: borrowing Block) -> Bool {
    guard block.listDepth == 0, block.isBold else { return false }
    let text = block.text
    // "여백은 최소 16pt" says what the text below explains.
    return isHeadingLike(text) && !EnglishMood.isImperative(text)
      && !KoreanMood.isImperative(text) && !NumberSearch.measures(text)
  }

  private static func isHeadingLike(_ text: String) -> Bool {
    !isRemark(text) && !endsSentence(text) && text.utf8.last != UInt8(ascii: ":")
      && text.utf8.last != UInt8(ascii: ",") && !isSentence(text) && text.count <= 70
      && text.split(separator: " ").count <= 9
  }

  /// Whether a text stands in parentheses as a whole: "(translated by hand)".
  private static func isRemark(_ text: String) -> Bool {
    let utf8 = text.utf8
    guard utf8.first == UInt8(ascii: "("), utf8.last == UInt8(ascii: ")") else { return false }
    var depth = 0
    return utf8.dropLast().allSatisfy { byte in
      if byte == UInt8(ascii: "(") { depth += 1 } else if byte == UInt8(ascii: ")") { depth -= 1 }
      return depth > 0
    }
  }

  /// Whether a Korean text is a sentence though its full stop is missing.
  private static func isSentence(_ text: String) -> Bool {
    ["니다", "세요", "어요", "아요", "해요"].contains(where: text.hasSuffix)
  }

  /// Short lines above a table or beside an image are captions.
  private mutating func findCaptions(_ images: [(image: Image, after: Int)]) {
    let afterImage = Set(images.map(\.after))
    for index in drafts.indices {
      let isAboveTable = index + 1 < drafts.count && drafts[index + 1].isTable
      guard drafts[index].kind != .table,
        isAboveTable || drafts[index].ofMain({ $0.images.isEmpty }) == false
          || afterImage.contains(index),
        let block = drafts[index].main
      else { continue }
      let isCandidate =
        switch drafts[index].kind {
        case .paragraph: true
        case .heading: drafts[index].level == 7 || block.kind == .paragraph
        default: false
        }
      if block.isHeading { continue }
      guard isCandidate, Self.isHeadingLike(block.text) || !block.images.isEmpty else { continue }
      let holdsImage =
        !block.images.isEmpty && block.text.count < 200 && block.boldLead.map(endsSentence) != true
        && !Self.standsBelowImage(block)
      let isUnderImage =
        afterImage.contains(index) && drafts[index].level == nil && Self.isHeadingLike(block.text)
      if isAboveTable && Self.isHeadingLike(block.text) || holdsImage || isUnderImage {
        drafts[index].kind = .caption
        drafts[index].level = nil
      }
    }
    for index in drafts.indices.dropFirst() where drafts[index].isTable {
      let before = drafts[index - 1]
      if before.kind == .caption {
        drafts[index].caption = before.main?.text
      } else if before.kind != .table, before.kind != .aside, let text = before.main?.text {
        let language = before.block.en == nil ? Language.ko : .en
        let caption = Sentences.last(of: text, language: language).map { String($0) } ?? text
        // An item of a list of rules is one of them.
        let isRule =
          before.kind == .item
          && (EnglishMood.isImperative(caption) || KoreanMood.isImperative(caption))
        drafts[index].caption = isRule ? nil : caption
      }
      takeUnit(for: index)
    }
  }

  /// Adds to the caption of a table the unit that a line of its own above or below it names: "Unit:
  /// pt", "(단위: px)".
  private mutating func takeUnit(for index: Int) {
    if let unit = unit(at: index - 1) {
      // What the values are stands above that line.
      guard index > 1, !drafts[index - 2].isTable, let text = drafts[index - 2].main?.text,
        Self.isHeadingLike(text)
      else { return }
      drafts[index].caption = "\(text) (\(unit))"
    } else if let unit = unit(at: index + 1) {
      drafts[index].caption = "\(drafts[index].caption ?? "") (\(unit))"
    }
  }

  /// The unit that a draft names and nothing else.
  private func unit(at index: Int) -> String? {
    guard drafts.indices.contains(index), !drafts[index].isTable,
      let text = drafts[index].ofMain({ $0.isOnOneLine && !$0.isHeading ? $0.text : nil }) ?? nil,
      text.utf8.count <= 40, !NumberSearch.mayHoldNumber(text)
    else { return nil }
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "%" }.map(
      String.init)
    guard words.count == 2, TableHeaders.units.contains(words[0]),
      Units.latin[words[1]] != nil || Units.korean[words[1]] != nil
    else { return nil }
    return words[1]
  }

  /// Whether a text only follows its image on lines of its own: several sentences, or an order.
  private static func standsBelowImage(_ block: Block) -> Bool {
    guard let line = block.textLines.first?.line, endsSentence(block.text),
      block.images.allSatisfy({ $0.line < line })
    else { return false }
    let language: Language = holdsHangul(block.text) ? .ko : .en
    return Sentences.split(block.text, language: language).count > 1
      || EnglishMood.isImperative(block.text) || KoreanMood.isImperative(block.text)
  }

  // MARK: Sections and platforms

  /// The platforms of a heading that names some, or `nil`.
  private static func platforms(ofHeading text: String) -> [Platform]? {
    let found = PlatformMentions.platforms(in: text)
    return found.isEmpty ? nil : found
  }

  private mutating func findUnsupported() {
    var unsupported: Set<Platform> = []
    for index in drafts.indices where (drafts[index].ofMain { $0.text.utf8.count } ?? 0) < 240 {
      unsupported.formUnion(PassagePlatforms.unsupported(in: drafts[index].text))
    }
    guard !unsupported.isEmpty else { return }
    // Documents from before it do not speak of it.
    let namesVision = drafts.contains { draft in
      draft.text.languages.contains { language in
        draft.text[language].map { PlatformMentions.platforms(in: $0).contains(.visionOS) } ?? false
      }
    }
    remaining = Platform.allCases.filter { platform in
      !unsupported.contains(platform) && (platform != .visionOS || namesVision)
    }
  }

  private struct Heading {
    var level: Int
    /// Whether headings of its own level stand under it: nothing else does.
    var holdsSiblings = false
    /// The tabs that it stands in: behind them it names nothing.
    var tabs: [Int] = []
    /// What it says, behind the headings that it stands under: one list for all below it.
    var section: [String]
    var platforms: [Platform]?
  }

  /// Goes through the blocks as they stand in the document: a pair whose languages lie apart
  /// belongs to the section of the first, and its heading counts for both.
  private mutating func walk() {
    var places: [(order: Int, index: Int)] = []
    places.reserveCapacity(drafts.count * 2)
    for index in drafts.indices {
      if let order = drafts[index].block.en?.order { places.append((order, index)) }
      if let order = drafts[index].block.ko?.order { places.append((order, index)) }
    }
    places.sort { ($0.order, $0.index) < ($1.order, $1.index) }
    var headings: [Heading] = []
    var component: ComponentName?
    var hasTitle = false
    var endsWithHeading = false
    var isSeen = [Bool](repeating: false, count: drafts.count)
    let rulesLead = levelsOfRules()
    for (_, index) in places {
      let isFirst = !isSeen[index]
      isSeen[index] = true
      let tabs = drafts[index].ofMain { $0.tabs } ?? []
      while let last = headings.last, !last.tabs.isEmpty, !tabs.starts(with: last.tabs) {
        headings.removeLast()
      }
      if let level = drafts[index].level {
        let platforms = Self.platforms(ofHeading: headingText(drafts[index]))
        // Under "Platform considerations" what names no platform goes on about the last one.
        if let last = headings.last(where: { $0.level <= level }), last.level == level,
          last.platforms?.isEmpty == false, platforms == nil,
          endsWithHeading
            || last.section.dropLast().last.map(SectionNames.holdsPlatforms) ?? false
              && !SectionNames.contain(headingText(drafts[index]))
        {
          while let last = headings.last, last.level > level { headings.removeLast() }
          headings[headings.count - 1].holdsSiblings = true
        }
        while let last = headings.last,
          last.level > level || last.level == level && !(last.holdsSiblings && platforms == nil)
        {
          headings.removeLast()
        }
      } else if let level = drafts[index].ruleLevel {
        // A rule that is set as a heading ends what stands below it, and beside it where rules are
        // what such headings are for.
        while let last = headings.last,
          last.level > level
            || last.level == level && rulesLead.contains(level) && last.platforms == nil
              && !SectionNames.contain(last.section.last ?? "")
        {
          headings.removeLast()
        }
      }
      if isFirst {
        drafts[index].section = headings.last?.section ?? []
        drafts[index].platforms = headings.last { $0.platforms != nil }?.platforms ?? []
        drafts[index].component = component
      }
      endsWithHeading = drafts[index].level != nil
      guard let level = drafts[index].level, !drafts[index].text.isEmpty else { continue }
      let text = headingText(drafts[index])
      // Where to read on has nothing to do with the platform above.
      let isApart = SectionNames.isLinkList(text) || SectionNames.isChangeLog(text)
      let platforms = isApart ? [] : Self.platforms(ofHeading: text)
      let section = (headings.last?.section ?? []) + [text]
      headings.append(Heading(level: level, tabs: tabs, section: section, platforms: platforms))
      guard isFirst else { continue }
      let names = level == 1 || level == 2 && !hasTitle ? titles(of: drafts[index]) : Bilingual()
      // A tag above the title: "iOS".
      let isTag =
        level == 2 && PlatformMentions.isNothingElse(in: text)
        || ExampleLists.modality(of: text) != nil || text.utf8.first == UInt8(ascii: "(")
      if level <= 2, !hasTitle, !isTag {
        title = names
        component = naming.component(title: names)
        hasTitle = true
        if naming.known(names) == nil, let page = onlyPage() {
          // The name of a blog or a site stands above the page's own.
          title = page.title
          component = page.component
        } else if Boilerplate.namesSite(text), let page = titleBelow(index) {
          title = page
          component = naming.component(title: page)
        }
      } else if level == 1, platforms?.isEmpty ?? true, let other = naming.known(names),
        other != component
      {
        component = other
      }
      if let platforms { drafts[index].platforms = platforms }
      drafts[index].component = component
    }
    releaseAppendix()
    inheritPlatforms()
    for index in drafts.indices { settlePlatforms(index) }
  }

  /// Gives what stands in an item that is nothing but the names of platforms these platforms:
  /// "- **iOS**" with a list of its own.
  private mutating func inheritPlatforms() {
    var outer: (item: Int?, depth: Int, platforms: [Platform])?
    for index in drafts.indices {
      let (item, depth) = drafts[index].ofMain { ($0.item, $0.listDepth) } ?? (nil, 0)
      if let scope = outer {
        if depth > scope.depth || depth == scope.depth && item == scope.item {
          drafts[index].platforms = scope.platforms
          continue
        }
        outer = nil
      }
      guard drafts[index].kind == .item,
        let text = drafts[index].ofMain({ $0.text.utf8.count <= 60 ? $0.text : nil }) ?? nil,
        PlatformMentions.mayBegin(text), PlatformMentions.isNothingElse(in: text)
      else { continue }
      outer = (item, depth, PlatformMentions.platforms(in: text))
    }
  }

  /// The names of the heading right below the one at `index`.
  private func titleBelow(_ index: Int) -> Bilingual<String>? {
    guard let next = drafts.dropFirst(index + 1).first, next.level ?? 3 <= 2 else { return nil }
    let text = headingText(next)
    return SectionNames.contain(text) || PlatformMentions.isNothingElse(in: text)
      ? nil : titles(of: next)
  }

  /// The levels on which more headings are rules than names.
  private func levelsOfRules() -> Set<Int> {
    var surplus: [Int: Int] = [:]
    for index in drafts.indices {
      if let level = drafts[index].level {
        surplus[level, default: 0] -= 1
      } else if let level = drafts[index].ruleLevel {
        surplus[level, default: 0] += 1
      }
    }
    return Set(surplus.lazy.filter { $0.value > 0 }.map(\.key))
  }

  /// The title and the component of the one heading near the top that names a component.
  private func onlyPage() -> (title: Bilingual<String>, component: ComponentName)? {
    var found: (title: Bilingual<String>, component: ComponentName)?
    var foundLevel = 0
    for index in drafts.indices {
      guard let level = drafts[index].level, level <= 2 else { continue }
      let draft = drafts[index]
      guard index <= 8 || found != nil else { return nil }
      let names = titles(of: draft)
      guard let component = naming.known(names),
        level == 1 || !PlatformMentions.isNothingElse(in: headingText(draft))
      else { continue }
      if let found, found.component != component { return nil }
      if found == nil {
        found = (names, component)
        foundLevel = level
      }
    }
    return foundLevel == 2 && hasOtherSubjects(besides: found?.title) ? nil : found
  }

  /// Whether a document has several chapters, of which the one that names a component is but one.
  private func hasOtherSubjects(besides title: Bilingual<String>?) -> Bool {
    var others = 0
    for index in drafts.indices where drafts[index].level == 2 {
      let text = headingText(drafts[index])
      if !SectionNames.contain(text), Self.platforms(ofHeading: text) == nil,
        titles(of: drafts[index]) != title
      {
        others += 1
      }
    }
    return others > 2
  }

  /// Frees the tables that an export put behind everything else from the last platform's section.
  ///
  /// Two and more of them with nothing between belong to the whole page.
  private mutating func releaseAppendix() {
    let end = drafts.lastIndex { !$0.isTable }.map { $0 + 1 } ?? 0
    guard drafts.count - end > 1, end > 0 else { return }
    for index in end..<drafts.count { drafts[index].platforms = [] }
  }

  private func headingText(_ draft: DraftPassage) -> String {
    let texts = Language.allCases.compactMap { language -> String? in
      guard let text = draft.text[language] else { return nil }
      return text.hasPrefix("[") ? titles(of: draft)[language] ?? text : text
    }
    return texts.joined(separator: " · ")
  }

  private func titles(of draft: DraftPassage) -> Bilingual<String> {
    var title = Bilingual<String>()
    for language in draft.block.languages {
      guard let block = draft.block[language] else { continue }
      let found = ComponentNaming.title(of: block)
      title.en = title.en ?? found.en
      title.ko = title.ko ?? found.ko
    }
    return title
  }

  private mutating func settlePlatforms(_ index: Int) {
    if drafts[index].level == nil, let own = drafts[index].ownPlatforms {
      drafts[index].platforms = own
    } else if drafts[index].platforms.isEmpty {
      drafts[index].platforms = basePlatforms.isEmpty ? remaining : basePlatforms
    }
  }
}

extension DraftPassage {
  /// The platforms that the text names for itself, whatever the headings above it say; `nil` where
  /// it names none.
  fileprivate var ownPlatforms: [Platform]? {
    if let platforms = note?.platforms { return platforms }
    if let named = ofMain({ $0.platforms }), !named.isEmpty { return named }
    let text = text
    let denied = PassagePlatforms.unsupported(in: text)
    if !denied.isEmpty { return denied }
    let lead = Bilingual(en: boldLead(.en), ko: boldLead(.ko))
    if isAside {
      // "Note: On iPhone, …"
      let said = block.map { block in
        let word = block.text.prefix { $0 != " " }
        let label = Asides.isLabel(String(word)) ? word.utf8.count + 1 : 0
        let length = max(label, Asides.labelLength(of: block))
        return String(decoding: block.text.utf8.dropFirst(length), as: UTF8.self)
      }
      let opened = PassagePlatforms.opening(said)
      return opened.isEmpty ? nil : opened
    }
    let restricted =
      lead.isEmpty ? PassagePlatforms.opening(text) : PassagePlatforms.restriction(lead: lead)
    return restricted.isEmpty ? nil : restricted
  }
}
