internal import DocumentModel
internal import Guidelines
internal import Lexicon
internal import TextAnalysis

/// Finds the component that a title or a URL names.
struct ComponentNaming {
  let glossary: Glossary

  /// The component that is called `name` in the glossary, or else in other design systems.
  func component(named name: String) -> ComponentName? {
    glossary.component(named: name) ?? Self.otherNames.component(named: name)
      ?? componentOfPart(named: name)
  }

  /// The component with a part that the glossary calls `name`, by the name that it prefers: "loading spinner" is an
  /// activity indicator, and these are in "Progress indicators".
  private func componentOfPart(named name: String) -> ComponentName? {
    let name = EnglishNouns.singularPhrase(name)
    let concepts = glossary.concepts(spelled: name)
    func preferred(_ concept: Concept) -> [String] {
      [concept.en.first, concept.ko.first].compactMap(\.self)
    }
    // 동의 is consent, and what some call a permission.
    let concept = concepts.first { preferred($0).contains(name) } ?? concepts.first
    return concept.map(preferred)?.lazy.compactMap(Self.otherNames.component(named:)).first
  }

  private static let otherNames = Glossary(
    concepts: Lexicon.componentNames.enumerated().map { index, row in
      Concept(
        id: ConceptID(unchecked: "name-\(index)"), en: [row.entry], ko: [],
        component: ComponentName(unchecked: row["component"]))
    })

  /// The component of a title: a term of the glossary, or else its English words in kebab case.
  func component(title: Bilingual<String>) -> ComponentName? {
    for name in [title.en, title.ko].compactMap(\.self) {
      if let found = component(named: name) { return found }
    }
    guard !isGeneral(title), let name = title.en, Self.isName(name) else { return nil }
    return ComponentName(words: name)
  }

  /// Whether a title may be the name of a component: a few words, and not the title of a document
  /// about many components or one that says as little as "Design skill".
  static func isName(_ title: String) -> Bool {
    let words = plainWords(title)
    let rest = PlatformMentions.isNothingElse(
      in: words.filter { Int($0) == nil }.joined(separator: " "))
    return !rest && words.count <= 5 && !(words.first.map(noNames.contains) ?? false)
      && !words.contains(where: general.contains) && !words.allSatisfy(generalNames.contains)
  }

  /// Whether a title is that of a guideline about many components: "Acme guidelines", "애크미 디자인 시스템".
  func isGeneral(_ title: Bilingual<String>) -> Bool {
    plainWords(title.en ?? title.ko ?? "").contains(where: Self.general.contains)
      || [title.en, title.ko].compactMap { $0?.lowercased() }.contains { name in
        Self.systems.contains(where: name.hasSuffix)
      }
  }

  private static let noNames = Lexicon.headings.set("no-name-begin")
  private static let general = Lexicon.headings.set("general")
  private static let systems = Lexicon.headings.list("system-end")

  /// What separates the parts of a title.
  static let separators = [" - ", " – ", " — ", " | ", ": ", " · "]

  /// The component that a term of the glossary names.
  func known(_ title: Bilingual<String>) -> ComponentName? {
    let names = [title.en, title.ko].compactMap(\.self).map(Self.withoutNumber)
    if let found = names.lazy.compactMap(component(named:)).first { return found }
    // "HIG notes - Tab bars", "Tab bars | Design": one part may be the name.
    let parts = names.flatMap { name in
      Self.separators.flatMap { separator -> [Substring] in
        let parts = name.pieces(by: separator)
        return parts.count > 1 ? parts.reversed() : []
      }
    }
    if let found = parts.lazy.compactMap({ component(named: collapsed(String($0))) }).first {
      return found
    }
    return names.lazy.filter { !Self.namesChapter($0) }.compactMap(sideBySide).first
      ?? (names + parts.map { collapsed(String($0)) }).lazy.compactMap(withoutGenre).first
  }

  /// The component that a part of a title names: "팝업(알럿)", "탭 바/하단바".
  func known(partOf title: Bilingual<String>) -> ComponentName? {
    let parts = [title.en, title.ko].compactMap(\.self).flatMap { name in
      name.split { "()（）/".contains($0) }.reversed()
    }
    return parts.lazy.compactMap { component(named: collapsed(String($0))) }.first
  }

  /// The component named by the last words of a site's title: "HIG (35) Bars -1 Navigation Bars".
  func known(endOf title: String) -> ComponentName? {
    guard title.utf8.count < 160 else { return nil }
    let words = title.split(separator: " ")
    for count in [3, 2, 1] where count < words.count {
      if let found = component(named: words.suffix(count).joined(separator: " ")) { return found }
    }
    return nil
  }

  /// The component that "App icon specifications", "Alerts: how to use" or "탭 바 디자인 가이드" is about.
  func withoutGenre(_ name: String) -> ComponentName? {
    var words = name.split(separator: " ")
    guard (2...6).contains(words.count) else { return nil }
    // "Designing sidebars", "Alert how to use"
    let lower = name.lowercased()
    let cores =
      Self.genreBeginnings.filter(lower.hasPrefix).map { name.dropFirst($0.count) }
      + Self.genreEndings.filter(lower.hasSuffix).map { name.dropLast($0.count) }
    if let found = cores.lazy.compactMap({ component(named: String($0)) }).first { return found }
    // "iOS buttons", "모바일 버튼"
    let media = words.prefix { word in
      Self.media.contains(word.lowercased()) || PlatformMentions.isNothingElse(in: String(word))
    }
    for start in media.indices {
      let rest = words[(start + 1)...].joined(separator: " ")
      if let found = component(named: rest) { return found }
    }
    // "Accessibility for design"
    if let range = Substring(name).utf8Range(of: " for ") {
      return component(named: String(name[..<range.lowerBound]))
    }
    let discipline = words.last { Self.disciplines.contains($0.lowercased()) }.map(String.init)
    guard Self.ends(words, with: Self.genres) else {
      // "모바일 앱 접근성"
      return Self.ends(words, with: Self.disciplines) ? discipline.flatMap(component(named:)) : nil
    }
    repeat {
      words.removeLast()
      // "Acme content style guide"
      let names = [words[...], words.suffix(2)].map { $0.joined(separator: " ") }
        .filter { !PlatformMentions.isNothingElse(in: $0) }
      if let found = names.lazy.compactMap(component(named:)).first { return found }
    } while words.count > 1
      && (Self.ends(words, with: Self.genres) || Self.ends(words, with: Self.fields))
    // "미니앱 버튼 가이드", "접근성 항목별 점검 가이드"
    return (words.count > 1 ? component(named: String(words[words.count - 1])) : nil)
      ?? discipline.flatMap(component(named:))
  }

  private static func ends(_ words: [Substring], with names: Set<String>) -> Bool {
    words.last.map { names.contains($0.lowercased()) } ?? false
  }

  /// Words that follow the component in the title of a guide to it.
  private static let fields = Lexicon.headings.set("field")

  private static let media = Lexicon.headings.set("medium")
  private static let genres = Lexicon.headings.set("genre")
  private static let disciplines = Lexicon.headings.set("discipline")
  private static let genreEndings = Lexicon.headings.list("genre-end")

  /// The component that both halves of "Pickers 피커" name, or one half if the other is not in the glossary.
  private func sideBySide(_ name: String) -> ComponentName? {
    guard let turn = scriptTurn(in: name) else { return nil }
    let halves = [name[..<turn], name[turn...]]
    let lengths = halves.map { $0.split(separator: " ").count }
    // "Windows 앱용 콘텐츠 디자인 기본 사항" is not a name in two languages.
    guard abs(lengths[0] - lengths[1]) <= 2 else { return nil }
    let found = halves.map { component(named: collapsed(String($0))) }
    guard found[0] == nil || found[1] == nil || found[0] == found[1] else { return nil }
    return found[0] ?? found[1]
  }

  /// The component of the page at `target`.
  ///
  /// It is the last part of the guidelines' URLs and of relative paths; other sites' URLs have none.
  func component(target: String) -> ComponentName? {
    guard let page = Self.page(of: target) else { return nil }
    return component(named: page) ?? ComponentName(words: page)
  }

  /// The last part of a guideline's URL.
  private static func page(of target: String) -> String? {
    let path = target.prefix { $0 != "#" && $0 != "?" }
    let isOfGuidelines = path.utf8Range(of: "human-interface-guidelines") != nil
    let isElsewhere = path.utf8Range(of: "://") != nil || path.hasPrefix("mailto:")
    let isDocumentation =
      path.utf8Range(of: "/documentation/") != nil || path.utf8Range(of: "/images/") != nil
    guard isOfGuidelines || !isElsewhere, !isDocumentation else { return nil }
    var parts = path.split(separator: "/").filter { $0 != ".." && $0 != "." }
    if parts.last?.lowercased() == "overview" { parts.removeLast() }
    guard var page = parts.last.map({ PercentCoding.decode($0) ?? String($0) }) else { return nil }
    for ending in [".md", ".html", ".json"] where page.hasSuffix(ending) {
      page.removeLast(ending.count)
    }
    let isFile = page.contains(".")
    return page.isEmpty || isFile || page == "human-interface-guidelines" ? nil : page
  }

  /// A title by language: "탭 바*Tab Bars*", "Tab bars · 탭 막대", "[components-navigation-and-search] tab-bars".
  static func title(of block: Block) -> Bilingual<String> {
    var text = block.text
    if text.hasPrefix("["), let end = text.firstIndex(of: "]") {
      let rest = collapsed(String(text[text.index(after: end)...]))
      if !rest.isEmpty { text = rest }
    }
    let parts = glossed(block) ?? Self.parts(of: withoutSeries(text))
    var title = Bilingual<String>()
    for part in parts where !part.isEmpty {
      // "Dock 메뉴" is Korean even though most of its letters are Latin.
      let isKorean = block.language == .ko && parts.count == 1 && holdsHangul(part)
      let language = isKorean ? .ko : LanguageGuess.language(of: part) ?? .en
      if title[language] == nil { title[language] = shown(part) }
    }
    return title
  }

  /// A name and the emphasised gloss behind it: "탭 바*Tab Bars*".
  private static func glossed(_ block: Block) -> [String]? {
    let gloss = collapsed(block.runs.filter { $0.style.contains(.emphasis) })
    let name = collapsed(block.runs.filter { !$0.style.contains(.emphasis) })
    return gloss.isEmpty || name.isEmpty || !block.text.hasSuffix(gloss) ? nil : [name, gloss]
  }

  /// A title in the front matter, by language: "배너 / Banner".
  static func title(of text: String) -> Bilingual<String> {
    var title = Bilingual<String>()
    for part in parts(of: text) {
      let language = LanguageGuess.language(of: part) ?? .en
      if title[language] == nil { title[language] = part }
    }
    return title
  }

  /// The parts of a title that a separator divides into both languages; otherwise the whole title.
  private static func parts(of text: String) -> [String] {
    if let glossed = glossed(text) { return glossed }
    for separator in [" · ", " / ", " | ", " - ", " – ", " — ", "(", "（", ": ", "·"] {
      let pieces = text.pieces(by: separator)
      guard pieces.count == 2 else { continue }
      let words = pieces.map { piece in
        collapsed(piece.filter { $0 != ")" && $0 != "）" })
      }
      let languages = words.map { LanguageGuess.language(of: $0) }
      if Set(languages.compactMap(\.self)).count == 2 { return words }
    }
    return [text]
  }

  /// A name and its gloss in parentheses, if more text in its language follows: "탭 바 (Tab Bars) 정리".
  private static func glossed(_ text: String) -> [String]? {
    guard let open = text.firstIndex(where: { "(（".contains($0) }),
      let close = text[open...].firstIndex(where: { ")）".contains($0) })
    else { return nil }
    let rest = collapsed(String(text[text.index(after: close)...]))
    var names = [text[..<open], text[text.index(after: open)..<close]].map { collapsed(String($0)) }
    let languages = names.map { LanguageGuess.language(of: $0) }
    guard !rest.isEmpty, let first = languages[0], let second = languages[1], first != second else {
      return nil
    }
    // Text after a dash or a bar belongs to the site.
    if let sign = rest.first, !"|-–—:·/".contains(sign) {
      names[LanguageGuess.language(of: rest) == second ? 1 : 0] += " " + rest
    }
    return names
  }

  /// A title without the guidelines' name before it ("HIG 2023 - 사이드바") or a mail's label.
  private static func withoutSeries(_ title: String) -> String {
    for sign in [" - ", " – ", " — ", " | ", ": ", " > "] where title.utf8Contains(sign) {
      let parts = title.pieces(by: sign)
      let isOfMail = mailSubjects.contains(parts[0].lowercased())
      let words = parts[0].lowercased().split { !$0.isLetter && !$0.isNumber }
      let isOfSeries =
        words.contains { seriesNames.contains(String($0)) }
        && words.allSatisfy({ seriesWords.contains(String($0)) || $0.first?.isNumber == true })
      if isOfMail || isOfSeries {
        return String(title[parts[0].endIndex...].dropFirst(sign.count).trimmingBoth())
      }
    }
    return title
  }

  /// A title without signs before it and the number of its section: "🔘 Buttons", "1.4.3 텍스트 콘텐츠의 명도 대비".
  private static func withoutNumber(_ title: String) -> String {
    let title = title.drop { !$0.isLetter && !$0.isNumber }
    let number = title.prefix { $0.isASCII && $0.isNumber || $0 == "." }
    let rest = title[number.endIndex...]
    guard number.contains("."), rest.first == " " else { return String(title) }
    return String(rest.dropFirst())
  }

  private static let mailSubjects = Lexicon.headings.set("mail-subject")
  private static let seriesNames = Lexicon.headings.set("series-name")
  private static let seriesWords = Lexicon.headings.set("series")

  /// The title that corresponds to a page's slug: "Tab bars" for "tab-bars".
  private static func shown(_ text: String) -> String {
    guard text.contains("-"), !text.contains(" "), text == text.lowercased(),
      ComponentName(rawValue: text) != nil
    else { return text }
    let words = text.split(separator: "-").joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}

/// The start of the second half of a name in one script, then the other: "Pickers 피커"; otherwise `nil`.
func scriptTurn(in name: String) -> String.Index? {
  let words = name.split(separator: " ")
  guard (2...8).contains(words.count) else { return nil }
  let isKorean = words.map(holdsHangul)
  guard
    let turn = isKorean.indices.dropFirst().first(where: { isKorean[$0] != isKorean[$0 - 1] }),
    isKorean[turn...].allSatisfy({ $0 == isKorean[turn] })
  else { return nil }
  return words[turn].startIndex
}

/// Whether a text holds Hangul syllables.
func holdsHangul(_ text: some StringProtocol) -> Bool {
  text.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
}
