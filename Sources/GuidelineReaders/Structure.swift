internal import Guidelines
internal import TextAnalysis

/// Finds out what each unit is and what the headings above it say about it.
struct Structure {
  /// The units, with kind, section, component and platforms.
  private(set) var units: [Unit]
  /// The heading that names the document.
  private(set) var title: Bilingual<String>

  private let naming: ComponentNaming
  private let basePlatforms: [Platform]
  private var unsupported: Set<Platform> = []

  /// Looks at the units of a document of `component`.
  init(
    units: [Unit], images: [(image: Image, after: Int)], isPlainText: Bool,
    naming: ComponentNaming, basePlatforms: [Platform]
  ) {
    self.units = units
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
    for index in units.indices where units[index].level == nil && !units[index].isTable {
      guard let text = units[index].main?.text, units[index].main?.listDepth == 0,
        Self.isHeadingLike(text)
      else { continue }
      let next = units.dropFirst(index + 1).first
      guard let next, !next.isTable else { continue }
      let names = ComponentNaming.title(of: units[index].main ?? Block(kind: .paragraph, lines: .init(1)))
      let isPage = naming.known(names) != nil || naming.known(units[index].text) != nil
      let isFirst = !units[..<index].contains(where: { $0.level != nil })
      let introduces = next.main.map { endsSentence($0.text) } ?? false
      guard isPage || isFirst && index == 0 || introduces
        || Self.platforms(ofHeading: text) != nil
      else { continue }
      setHeading(index, isPage || index == 0 ? 1 : 2)
    }
  }

  private mutating func setHeading(_ index: Int, _ level: Int) {
    units[index].kind = .heading
    units[index].level = level
  }

  private mutating func findHeadings() {
    for index in units.indices {
      guard let block = units[index].main, units[index].level == nil else { continue }
      let text = block.text
      switch block.kind {
      case .heading(let level):
        let isSentence = endsSentence(text) || text.count > 90
        if isSentence {
          units[index].kind = .paragraph
        } else {
          setHeading(index, level)
        }
      case .table: units[index].kind = .table
      case .code: units[index].kind = .code
      default:
        if units[index].isAside {
          units[index].kind = .aside
        } else if Self.isPageLink(block) {
          setHeading(index, 2)
        } else if block.item != nil, block.opensItem {
          units[index].kind = .item
        } else if Self.isBoldHeading(block) {
          units[index].level = 7
          units[index].kind = .heading
        }
      }
    }
  }

  /// A paragraph that is one link to its own place in the page was a heading.
  private static func isPageLink(_ block: Block) -> Bool {
    guard block.targets.count == 1, block.listDepth == 0, block.quoteDepth == 0 else {
      return false
    }
    let link = block.links[0]
    guard link.text == block.text, let hash = link.target.lastIndex(of: "#") else { return false }
    let fragment = percentDecoded(link.target[link.target.index(after: hash)...])
    return Glossary.squash(fragment) == Glossary.squash(link.text)
  }

  /// A short bold line that is no sentence.
  private static func isBoldHeading(_ block: Block) -> Bool {
    guard block.listDepth == 0, block.boldLeadEnd == block.runs.count else { return false }
    let text = block.text
    return isHeadingLike(text) && !EnglishMood.isImperative(text)
      && !KoreanMood.isImperative(text)
  }

  private static func isHeadingLike(_ text: String) -> Bool {
    let words = text.split(separator: " ").count
    return text.count <= 70 && words <= 9 && !endsSentence(text) && text.last != ":"
      && text.last != ","
  }

  /// Short lines above a table or beside an image are captions.
  private mutating func findCaptions(_ images: [(image: Image, after: Int)]) {
    let afterImage = Set(images.map(\.after))
    for index in units.indices {
      guard let block = units[index].main, units[index].kind != .table else { continue }
      let isCandidate =
        switch units[index].kind {
        case .paragraph: true
        case .heading: units[index].level == 7 || block.kind == .paragraph
        default: false
        }
      guard isCandidate, Self.isHeadingLike(block.text) || !block.images.isEmpty else { continue }
      let next = units.dropFirst(index + 1).first
      let holdsImage = !block.images.isEmpty && block.text.count < 200
      let isUnderImage =
        afterImage.contains(index) && units[index].level == nil && Self.isHeadingLike(block.text)
      if next?.isTable == true && Self.isHeadingLike(block.text) || holdsImage || isUnderImage {
        units[index].kind = .caption
        units[index].level = nil
      }
    }
    for index in units.indices.dropFirst() where units[index].isTable {
      let before = units[index - 1]
      if before.kind == .caption {
        units[index].caption = before.main?.text
      } else if before.kind != .table, let text = before.main?.text {
        let language = before.block.en == nil ? Language.ko : .en
        let last = Sentences.split(text, language: language).last
        units[index].caption = last.map { String(text[$0]) } ?? text
      }
    }
  }

  // MARK: Sections and platforms

  /// The platforms of a heading that names some, or `nil`.
  private static func platforms(ofHeading text: String) -> [Platform]? {
    let found = PlatformMentions.platforms(in: text)
    return found.isEmpty ? nil : found
  }

  private mutating func findUnsupported() {
    for unit in units where (unit.main?.text.utf8.count ?? 0) < 240 {
      unsupported.formUnion(PlatformScope.unsupported(in: unit.text))
    }
  }

  private struct Heading {
    var level: Int
    var text: String
    var platforms: [Platform]?
  }

  private mutating func walk() {
    var headings: [Heading] = []
    var component: ComponentName?
    var hasTitle = false
    for index in units.indices {
      if let level = units[index].level {
        while let last = headings.last, last.level >= level { headings.removeLast() }
      }
      units[index].section = headings.map(\.text)
      let inherited = headings.last { $0.platforms != nil }?.platforms
      units[index].platforms = inherited ?? []
      guard let level = units[index].level, let text = headingText(units[index]) else {
        units[index].component = component
        continue
      }
      let names = titles(of: units[index])
      if level <= 2, !hasTitle {
        title = names
        component = naming.component(title: names)
        hasTitle = true
      } else if level == 1, let other = naming.known(names), other != component {
        component = other
      }
      let platforms = Self.platforms(ofHeading: text)
      if let platforms { units[index].platforms = platforms }
      units[index].component = component
      headings.append(Heading(level: level, text: text, platforms: platforms))
    }
    for index in units.indices { settlePlatforms(index) }
  }

  private func headingText(_ unit: Unit) -> String? {
    let texts = [unit.text.en, unit.text.ko].compactMap(\.self)
    return texts.isEmpty ? nil : texts.joined(separator: " · ")
  }

  private func titles(of unit: Unit) -> Bilingual<String> {
    var title = Bilingual<String>()
    for language in unit.block.languages {
      guard let block = unit.block[language] else { continue }
      let found = ComponentNaming.title(of: block)
      title.en = title.en ?? found.en
      title.ko = title.ko ?? found.ko
    }
    return title
  }

  private mutating func settlePlatforms(_ index: Int) {
    let unit = units[index]
    if let platforms = unit.note?.platforms {
      units[index].platforms = platforms
      return
    }
    let denied = PlatformScope.unsupported(in: unit.text)
    if !denied.isEmpty {
      units[index].platforms = denied
      return
    }
    let lead = Bilingual(
      en: unit.block.en?.boldLead ?? unit.block.ko.flatMap { _ in nil },
      ko: unit.block.ko?.boldLead)
    let restricted =
      lead.isEmpty ? PlatformScope.opening(unit.text) : PlatformScope.restriction(lead: lead)
    if !restricted.isEmpty {
      units[index].platforms = restricted
    } else if unit.platforms.isEmpty {
      units[index].platforms = basePlatforms.isEmpty ? remaining : basePlatforms
    }
  }

  /// What is left where the document says that it does not hold for some platforms.
  private var remaining: [Platform] {
    guard !unsupported.isEmpty else { return [] }
    let namesVision = units.contains { unit in
      unit.block.languages.contains { language in
        unit.block[language].map {
          PlatformMentions.platforms(in: $0.text).contains(.visionOS)
        } ?? false
      }
    }
    return Platform.allCases.filter { platform in
      !unsupported.contains(platform) && (platform != .visionOS || namesVision)
    }
  }
}
