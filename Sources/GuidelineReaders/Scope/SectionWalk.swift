internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

/// Walks through the blocks in document order and records the headings above each.
///
/// A translation pair whose texts are in different places belongs to the section of the first one;
/// if it is a heading, it takes effect in both.
struct SectionWalk {
  /// For each passage the headings above it.
  private(set) var sections: [[String]]
  /// For each passage the platforms named by these headings.
  private(set) var platforms: [PlatformFinding]
  /// For each passage the component named by the last title above it.
  private(set) var components: [ComponentName?]
  /// The title of the document.
  var title: Bilingual<String> { page.title }

  private let passages: [DraftPassage]
  private let ruleLevels: Set<Int>
  private var stack = HeadingStack()
  private var page: PageTitle
  private var isSeen: [Bool]

  /// Starts at the first of `passages`.
  init(passages: [DraftPassage], naming: ComponentNaming) {
    self.passages = passages
    sections = Array(repeating: [], count: passages.count)
    platforms = Array(repeating: .none, count: passages.count)
    components = Array(repeating: nil, count: passages.count)
    isSeen = Array(repeating: false, count: passages.count)
    ruleLevels = Self.ruleLevels(of: passages)
    page = PageTitle(passages: passages, naming: naming)
  }

  /// Walks through all blocks.
  mutating func walk() {
    for (_, index) in Self.places(of: passages) {
      visit(index, isFirst: !isSeen[index])
      isSeen[index] = true
    }
  }

  /// The blocks in document order, with the index of their passage.
  private static func places(of passages: [DraftPassage]) -> [(order: Int, index: Int)] {
    var places: [(order: Int, index: Int)] = []
    places.reserveCapacity(passages.count * 2)
    for index in passages.indices {
      if let order = passages[index].part(.en, { $0.order }) { places.append((order, index)) }
      if let order = passages[index].part(.ko, { $0.order }) { places.append((order, index)) }
    }
    places.sort { ($0.order, $0.index) < ($1.order, $1.index) }
    return places
  }

  private mutating func visit(_ index: Int, isFirst: Bool) {
    let passage = passages[index]
    let tabs = passage.ofMain { $0.tabs } ?? []
    stack.leave(tabs: tabs)
    guard let level = passage.level else {
      stack.leave(itemsOutside: passage.ofMain { $0.listDepth } ?? 0)
      if let level = passage.ruleLevel { stack.leave(forRuleOn: level, ruleLevels: ruleLevels) }
      if isFirst { place(index) }
      stack.endsWithHeading = false
      return
    }
    let text = passage.headingText
    let named = PlatformMentions.platforms(in: text)
    stack.leave(forHeading: text, level: level, platforms: named.isEmpty ? nil : named)
    if isFirst { place(index) }
    stack.endsWithHeading = true
    guard !passage.text.isEmpty else { return }
    enter(index, text, level, tabs, named, isFirst: isFirst)
  }

  /// Records the position of a passage.
  private mutating func place(_ index: Int) {
    sections[index] = stack.section
    platforms[index] = stack.platforms.map { PlatformFinding($0, .heading) } ?? .none
    components[index] = page.component
  }

  private mutating func enter(
    _ index: Int, _ text: String, _ level: Int, _ tabs: [Int], _ named: [Platform], isFirst: Bool
  ) {
    // Links for further reading are independent of the platform above them.
    let isApart = SectionNames.isLinkList(text) || SectionNames.isChangeLog(text)
    let own: [Platform]? = isApart ? [] : named.isEmpty ? nil : named
    stack.enter(text, level: level, tabs: tabs, platforms: own)
    guard isFirst else { return }
    page.read(index, text, level: level, platforms: own)
    if let own { platforms[index] = PlatformFinding(own, .heading) }
    components[index] = page.component
  }

  /// The levels at which more headings are rules than names.
  private static func ruleLevels(of passages: [DraftPassage]) -> Set<Int> {
    var surplus: [Int: Int] = [:]
    for passage in passages {
      if let level = passage.level {
        surplus[level, default: 0] -= 1
      } else if let level = passage.ruleLevel {
        surplus[level, default: 0] += 1
      }
    }
    return Set(surplus.lazy.filter { $0.value > 0 }.map(\.key))
  }
}
