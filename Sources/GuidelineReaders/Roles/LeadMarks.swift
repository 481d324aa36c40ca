internal import DocumentModel
internal import Guidelines
internal import Lexicon
internal import TextAnalysis

/// How a document marks the leads of its rules.
struct LeadMarks {
  /// What marks the lead of a passage.
  enum Mark {
    /// The bold words at the start of a paragraph.
    case bold
    /// A heading or a bold paragraph, followed by the reason.
    case whole
  }

  /// The style of a lead in a block of its own.
  struct Style: Hashable {
    /// The level of the heading; 0 for a bold paragraph.
    private(set) var level: Int
    private var isInList: Bool

    /// The style of `passage`; `nil` if it cannot be a lead as a whole.
    init?(_ passage: DraftPassage) {
      guard passage.level == nil, let kind = passage.ofMain({ $0.kind }) else { return nil }
      if case .heading(let level) = kind {
        self.level = level
      } else if passage.ofMain({ $0.isBold }) == true {
        level = 0
      } else {
        return nil
      }
      isInList = passage.ofMain { $0.listDepth > 0 } ?? false
    }
  }

  /// The mark of each passage.
  let marks: [Mark?]
  /// The styles that the document uses for leads in blocks of their own.
  let styles: Set<Style>

  /// Whether the document marks its rules with bold leads or headings, so that mood alone makes none.
  ///
  /// This takes at least two marked leads, and at most twice as many commands without a mark.
  let areUsual: Bool

  /// Determines how `passages` mark their leads.
  static func find(in passages: [DraftPassage]) -> LeadMarks {
    let styles = styles(of: passages)
    var marks = passages.map { mark(of: $0, styles) }
    if let summary = summary(of: passages) { marks[summary] = nil }
    let marked = marks.count { $0 != nil }
    let areUsual = marked >= 2 && mostUnmarked(marked, of: passages, marks) <= marked * 2
    return LeadMarks(marks: marks, styles: styles, areUsual: areUsual)
  }

  /// The number of commands without a mark; counting stops beyond twice `marked`.
  private static func mostUnmarked(
    _ marked: Int, of passages: [DraftPassage], _ marks: [Mark?]
  ) -> Int {
    var count = 0
    for (passage, mark) in zip(passages, marks) where mark == nil && !passage.isAside {
      switch passage.outline.form {
      case .item, .paragraph: count += Orders.isOrder(passage.text) || isNoted(passage) ? 1 : 0
      default: break
      }
      if count > marked * 2 { break }
    }
    return count
  }

  /// Whether an item is a command that ends in a noun, as in notes.
  private static func isNoted(_ passage: DraftPassage) -> Bool {
    passage.outline.form == .item && passage.text.en == nil
      && passage.text.ko.map(KoreanMood.isNotedOrder) ?? false
  }

  /// The summary of a Korean page below its title, if it is marked as a heading.
  private static func summary(of passages: [DraftPassage]) -> Int? {
    var names = 0
    for index in passages.indices {
      if passages[index].level != nil { names += 1 }
      guard names < 2 else { return nil }
      guard passages[index].ruleLevel != nil else { continue }
      guard passages[index].anchor == nil, passages[index].block.en == nil, names == 1,
        let text = passages[index].block.ko?.text, !KoreanMood.isImperative(text)
      else { return nil }
      return index
    }
    return nil
  }

  /// The styles in which at least half of the passages are commands: every passage in them is a lead.
  private static func styles(of passages: [DraftPassage]) -> Set<Style> {
    var counts: [Style: (orders: Int, all: Int)] = [:]
    for passage in passages {
      guard let style = Style(passage) else { continue }
      counts[style, default: (0, 0)].all += 1
      if Orders.isOrder(passage.text) { counts[style, default: (0, 0)].orders += 1 }
    }
    return Set(counts.filter { $0.value.orders > 1 && $0.value.orders * 2 >= $0.value.all }.keys)
  }

  /// What marks the lead of `passage` in a document with these `styles`; `nil` if nothing does.
  static func mark(of passage: DraftPassage, _ styles: Set<Style>) -> Mark? {
    switch passage.outline.form {
    case .table, .code, .caption, .heading: return nil
    default: break
    }
    if passage.isAside { return nil }
    if let style = Style(passage) { return isLead(passage, style, styles) ? .whole : nil }
    return boldMark(of: passage)
  }

  /// Whether a block in the style of a lead is one.
  private static func isLead(
    _ passage: DraftPassage, _ style: Style, _ styles: Set<Style>
  ) -> Bool {
    if passage.anchor != nil || Orders.isOrder(passage.text) || styles.contains(style) {
      return true
    }
    guard style.level > 0 else { return false }
    return passage.text.en.map(EnglishMood.bindsSubject)
      ?? passage.text.ko.map(KoreanMood.isUnfinishedOrder) ?? false
  }

  private static func boldMark(of passage: DraftPassage) -> Mark? {
    for language in Language.allCases {
      guard let lead = passage.boldLead(language) else { continue }
      // A term with its explanation ("**Simplicity** — …", "**San Francisco.**") is not a lead.
      if BoldTerms.isTerm(lead, language) {
        guard passage.anchor == nil else { return .bold }
        continue
      }
      let announces = lead.last == ":" && lead.count > 30
      if endsSentence(lead) || Orders.isOrder(language, lead) || announces { return .bold }
    }
    return passage.anchor == nil ? nil : .bold
  }
}

/// Distinguishes bold terms from bold leads.
enum BoldTerms {
  /// Whether bold words are only a name.
  static func isTerm(_ lead: String, _ language: Language) -> Bool {
    guard endsSentence(lead) else { return false }
    if language == .en, EnglishMood.mayNameThing(lead) { return true }
    guard lead.utf8.split(separator: 0x20, maxSplits: 4).count <= 4, lead.last == ".",
      !Orders.isOrder(language, lead)
    else { return false }
    return language == .en ? isEnglishTerm(lead) : isKoreanTerm(lead)
  }

  private static func isEnglishTerm(_ lead: String) -> Bool {
    guard !EnglishMood.isImperative(lead), !EnglishMood.prescribes(lead) else { return false }
    let words = lead.split(separator: " ")
    let joinsTwo = words.count == 3 && smallWords.contains(String(words[1]))
    return words.count <= 2 || joinsTwo || words.allSatisfy(isWordOfName)
  }

  /// Whether a word begins with a capital, or need not do so within a name.
  private static func isWordOfName(_ word: Substring) -> Bool {
    word.first { $0.isLetter }?.isLowercase != true
      || smallWords.contains(String(word))
  }

  private static let smallWords = Lexicon.smallWords.set("lead")

  private static func isKoreanTerm(_ lead: String) -> Bool {
    let last = lead.last { $0.isLetter }
    return lead.split(separator: " ").count <= 3
      && last.map { !"다요오라자죠까음함됨임것기지".contains($0) } ?? false
  }
}
