internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

/// Finds the headings of texts that do not mark them: short separate lines.
enum PlainHeadings {
  /// The headings of a text that marks none below its title, by index: at least two short lines directly above a
  /// list, "Key principles:".
  static func aboveLists(in passages: [DraftPassage]) -> [Int: FormFinding] {
    let isMarked = passages.contains { passage in
      if case .heading(2...) = passage.ofMain(PassageForms.marked) { return true }
      return passage.ofMain { $0.isBold && $0.listDepth == 0 } == true
    }
    guard !isMarked else { return [:] }
    let lines = passages.indices.dropLast().filter { index in
      passages[index + 1].ofMain { $0.listDepth > 0 && $0.opensItem } == true
        && passages[index].ofMain(isName) == true
    }
    guard lines.count > 1 else { return [:] }
    let heading = FormFinding(form: .heading(level: 2), evidence: .aboveList)
    return Dictionary(uniqueKeysWithValues: lines.map { ($0, heading) })
  }

  /// Whether a paragraph is a name and not an order or a part of a sentence.
  private static func isName(_ block: borrowing Block) -> Bool {
    guard block.kind == .paragraph, block.listDepth == 0, block.quoteDepth == 0, block.isOnOneLine
    else { return false }
    let isLabel = block.text.last.map(":：".contains) ?? false
    let name = isLabel ? String(block.text.dropLast()) : block.text
    return HeadingShape.isHeadingLike(name) && name.split(separator: " ").count <= 5
      && !Orders.isOrder(block.language ?? .en, name) && !EnglishMood.isUnfinished(name)
      && !plainWords(name).contains(where: EnglishMood.duties.contains)
  }

  /// The headings among `passages`, by index.
  static func find(in passages: [DraftPassage], naming: ComponentNaming) -> [Int: FormFinding] {
    var found: [Int: FormFinding] = [:]
    var last = ""
    for index in passages.indices {
      guard let line = Line(at: index, in: passages), let evidence = evidence(of: line, naming),
        !isListedBelow(last, line, evidence)
      else { continue }
      last = line.text
      let level = evidence == .namesComponent || index == 0 ? 1 : 2
      found[index] = FormFinding(form: .heading(level: level), evidence: evidence)
    }
    return found
  }

  /// A line that may be a heading.
  private struct Line {
    let text: String
    let passage: DraftPassage
    let isFirst: Bool
    /// Whether the text below it is a sentence.
    let introducesSentence: Bool

    init?(at index: Int, in passages: [DraftPassage]) {
      let passage = passages[index]
      guard !passage.isTable, Self.standsAlone(index, passages),
        let text = passage.ofMain({ $0.text }), HeadingShape.isHeadingLike(text),
        text.contains(where: \.isLetter), !NumberSearch.measures(text),
        index + 1 < passages.count, !passages[index + 1].isTable
      else { return nil }
      self.text = text
      self.passage = passage
      isFirst = index == 0
      introducesSentence = passages[index + 1].ofMain { endsSentence($0.text) } ?? false
    }

    /// Whether a line is in no list, or the only item of a numbered one, as in "2) Principles".
    private static func standsAlone(_ index: Int, _ passages: [DraftPassage]) -> Bool {
      func isListed(_ index: Int) -> Bool {
        passages.indices.contains(index) && passages[index].ofMain { $0.listDepth > 0 } ?? false
      }
      guard isListed(index) else { return true }
      return !isListed(index - 1) && !isListed(index + 1) && !Orders.isOrder(passages[index].text)
        && passages[index].ofMain { $0.ordinal > 0 || $0.text.first?.isNumber == true } ?? false
    }
  }

  /// What makes a line a heading; `nil` if it is not one.
  private static func evidence(of line: Line, _ naming: ComponentNaming) -> FormEvidence? {
    if !PlatformMentions.isNothingElse(in: line.text), namesComponent(line, naming) {
      return .namesComponent
    }
    if line.isFirst { return .firstLine }
    if SectionNames.contain(line.text) { return .sharedName }
    if !PlatformMentions.platforms(in: line.text).isEmpty, !line.text.contains(":") {
      return .namesPlatforms
    }
    return line.introducesSentence ? .aboveSentence : nil
  }

  private static func namesComponent(_ line: Line, _ naming: ComponentNaming) -> Bool {
    let title = line.passage.main.map { ComponentNaming.title(of: $0) } ?? Bilingual()
    return naming.known(title) != nil || naming.known(line.passage.text) != nil
  }

  /// Whether a line is an entry of "Related" or "Change log", which contain links or a table, not
  /// headings; they end at a common section name or the beginning of another page.
  private static func isListedBelow(
    _ last: String, _ line: Line, _ evidence: FormEvidence
  ) -> Bool {
    guard SectionNames.isChangeLog(last) || SectionNames.isLinkList(last) else { return false }
    let beginsPage = evidence == .namesComponent && line.introducesSentence
    return !SectionNames.contain(line.text) && !beginsPage
  }
}
