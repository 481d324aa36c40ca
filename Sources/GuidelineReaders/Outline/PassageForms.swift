internal import DocumentModel
internal import Guidelines
internal import Lexicon
internal import TextAnalysis

/// The form of a passage and the evidence for it.
struct FormFinding {
  var form: PassageForm
  var evidence: FormEvidence
}

/// Distinguishes headings, rules marked as headings, items, tables and asides.
enum PassageForms {
  /// The form of each of `passages`.
  ///
  /// `plain` contains the headings already found in plain text, by index.
  static func find(of passages: [DraftPassage], plain: [Int: FormFinding]) -> [FormFinding] {
    var isBelowHeading = false
    return passages.indices.map { index in
      let found =
        plain[index] ?? nameOfItems(at: index, in: passages)
        ?? form(of: passages[index], isBelowHeading: isBelowHeading)
      if case .heading = found.form { isBelowHeading = true }
      return found
    }
  }

  /// The form of a block according to its markup alone.
  static func marked(_ block: borrowing Block) -> PassageForm {
    switch block.kind {
    case .heading(let level): .heading(level: level)
    case .table: .table
    case .code: .code
    case .paragraph, .comment, .decoration:
      block.opensItem && block.item != nil ? .item : .paragraph
    }
  }

  private static func form(of passage: DraftPassage, isBelowHeading: Bool) -> FormFinding {
    switch passage.ofMain({ $0.kind }) {
    case .heading(let level):
      headingOrRule(passage, level: level, isBelowHeading: isBelowHeading)
    case .table: FormFinding(form: .table, evidence: .markup)
    case .code: FormFinding(form: .code, evidence: .markup)
    default: formOfText(passage)
    }
  }

  /// The form of a heading, which is a rule instead if it is a sentence or a command.
  private static func headingOrRule(
    _ passage: DraftPassage, level: Int, isBelowHeading: Bool
  ) -> FormFinding {
    guard let block = passage.main else { return FormFinding(form: .paragraph, evidence: .text) }
    let text = block.text
    let heading = FormFinding(form: .heading(level: level), evidence: .markup)
    // "Do" and "Don't" are headings of the lists below them.
    if ExampleLists.modality(of: text) != nil { return heading }
    let maySpeak = text.last == "?" || level == levelOfBold
    if endsSentence(text) && !maySpeak || text.count > 90 {
      return FormFinding(form: .paragraph, evidence: .headingIsSentence)
    }
    // The first words of a page are its title, even if they look like a command: "Tap to Pay".
    let isTitle = level == 1 && !isBelowHeading
    return !isTitle && isRule(block, translatedAs: passage.block.ko)
      ? FormFinding(form: .paragraph, evidence: .headingIsOrder) : heading
  }

  private static func isRule(_ block: Block, translatedAs korean: Block?) -> Bool {
    let text = block.text
    if text.last == "?" { return false }
    if block.language == .ko {
      return KoreanMood.isImperative(text) || KoreanMood.isUnfinishedOrder(text)
        || KoreanMood.isDeclaredOrder(text)
    }
    return EnglishMood.isRuleHeading(text) || EnglishMood.bindsSubject(text)
      || korean.map { KoreanMood.isImperative($0.text) } ?? false
  }

  private static func formOfText(_ passage: DraftPassage) -> FormFinding {
    if passage.ofMain({ $0.isCaption }) == true {
      return FormFinding(form: .caption, evidence: .markup)
    }
    if passage.isAside { return FormFinding(form: .aside, evidence: .label) }
    if passage.ofMain(isPageLink) == true {
      return FormFinding(form: .heading(level: 2), evidence: .linkToItself)
    }
    if passage.ofMain({ $0.item != nil && $0.opensItem }) == true {
      return FormFinding(form: .item, evidence: .markup)
    }
    if passage.ofMain({ $0.listDepth == 0 && isBoldHeading($0) }) == true {
      return FormFinding(form: .heading(level: levelOfBold), evidence: .boldLine)
    }
    return FormFinding(form: .paragraph, evidence: .text)
  }

  /// The level of a bold heading, and of the title of a container, below all those of Markdown.
  static let levelOfBold = 7

  /// Whether a paragraph is just a link to itself in the page: an exported heading.
  private static func isPageLink(_ block: borrowing Block) -> Bool {
    guard block.targets.count == 1, block.listDepth == 0, block.quoteDepth == 0 else {
      return false
    }
    let link = block.links[0]
    guard link.text == block.text, let hash = link.target.lastIndex(of: "#") else { return false }
    let fragment = link.target[link.target.index(after: hash)...]
    return Glossary.squash(PercentCoding.decode(fragment) ?? String(fragment))
      == Glossary.squash(link.text)
  }

  /// The form of a bold item that only names the items inside of it, "- **Spacing**"; `nil` for others.
  private static func nameOfItems(at index: Int, in passages: [DraftPassage]) -> FormFinding? {
    guard index + 1 < passages.count, !passages[index].isAside,
      let depth = passages[index].ofMain({ $0.opensItem && isBoldHeading($0) ? $0.listDepth : 0 }),
      depth > 0, passages[index + 1].ofMain({ $0.opensItem && $0.listDepth > depth }) == true
    else { return nil }
    return FormFinding(form: .heading(level: levelOfBold + depth), evidence: .boldLine)
  }

  /// Whether a text is a short bold line and not a sentence.
  private static func isBoldHeading(_ block: borrowing Block) -> Bool {
    guard block.isBold else { return false }
    if ExampleLists.modality(of: block.text) != nil { return true }
    // "**Button types:**" names what is below it.
    let text = block.text.last == ":" ? String(block.text.dropLast()) : block.text
    // "여백은 최소 16pt" is a statement that the text below explains.
    return HeadingShape.isHeadingLike(text) && !Orders.isOrder(.en, text)
      && !KoreanMood.isImperative(text) && !NumberSearch.measures(text)
  }
}

/// Tests whether a line could be a heading, by its words alone.
enum HeadingShape {
  static func isHeadingLike(_ text: String) -> Bool {
    !isRemark(text) && !endsSentence(text) && text.utf8.last != UInt8(ascii: ":")
      && text.utf8.last != UInt8(ascii: ",") && !isSentence(text) && text.count <= 70
      && text.split(separator: " ").count <= 9
  }

  /// Whether a text is entirely in parentheses: "(translated by hand)".
  private static func isRemark(_ text: String) -> Bool {
    let utf8 = text.utf8
    guard utf8.first == UInt8(ascii: "("), utf8.last == UInt8(ascii: ")") else { return false }
    var depth = 0
    return utf8.dropLast().allSatisfy { byte in
      if byte == UInt8(ascii: "(") { depth += 1 } else if byte == UInt8(ascii: ")") { depth -= 1 }
      return depth > 0
    }
  }

  /// Whether a Korean text is a sentence without a full stop.
  private static func isSentence(_ text: String) -> Bool {
    sentenceEnds.contains(where: text.hasSuffix)
  }

  private static let sentenceEnds = Lexicon.alignmentCues.list("sentence-end")
}
