internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

/// Determines the platforms of each passage.
enum DocumentPlatforms {
  /// The platforms of `passages`: those named by the passage itself or its list item; if none,
  /// those of the `headings` above it; if none, those of the front matter or of the `title`.
  ///
  /// A document that excludes some platforms is not restricted to the others.
  static func settled(
    _ headings: [PlatformFinding], of passages: [DraftPassage], title: Bilingual<String>,
    frontMatter: FrontMatter
  ) -> [PlatformFinding] {
    var platforms = headings
    releaseAppendix(&platforms, passages)
    inheritFromItems(&platforms, passages)
    let fallback = stated(in: frontMatter) ?? named(in: title) ?? .none
    for index in passages.indices {
      if passages[index].level == nil, let own = passages[index].ownPlatforms {
        platforms[index] = own
      } else if platforms[index].platforms.isEmpty {
        platforms[index] = fallback
      }
    }
    return platforms
  }

  /// The platforms named in the front matter; `nil` if it names none or all.
  private static func stated(in frontMatter: FrontMatter) -> PlatformFinding? {
    let value = frontMatter.value("platforms", "supported-platforms", "platform") ?? ""
    let named = Set(value.split(separator: ",").compactMap { Platform(named: $0.trimmingBoth()) })
    guard !named.isEmpty, named.count < Platform.allCases.count else { return nil }
    return PlatformFinding(named.sorted(), .frontMatter)
  }

  /// The platforms that the title names, which apply to the whole document whatever its level.
  private static func named(in title: Bilingual<String>) -> PlatformFinding? {
    let text = [title.en, title.ko].compactMap(\.self).joined(separator: " ")
    let named = PlatformMentions.platforms(in: text)
    return named.isEmpty ? nil : PlatformFinding(named, .heading)
  }

  /// Removes tables that an export moved to the end of a page from the section of the last platform.
  ///
  /// Two or more consecutive tables there belong to the whole page.
  private static func releaseAppendix(
    _ platforms: inout [PlatformFinding], _ passages: [DraftPassage]
  ) {
    let end = passages.lastIndex { !$0.isTable }.map { $0 + 1 } ?? 0
    guard passages.count - end > 1, end > 0 else { return }
    for index in end..<passages.count { platforms[index] = .none }
  }

  /// Applies an item that consists only of platform names to the list nested in it: "- **iOS**".
  private static func inheritFromItems(
    _ platforms: inout [PlatformFinding], _ passages: [DraftPassage]
  ) {
    var outer: (item: Int?, depth: Int, platforms: [Platform])?
    for index in passages.indices {
      let (item, depth) = passages[index].ofMain { ($0.item, $0.listDepth) } ?? (nil, 0)
      if let scope = outer {
        if depth > scope.depth || depth == scope.depth && item == scope.item {
          platforms[index] = PlatformFinding(scope.platforms, .item)
          continue
        }
        outer = nil
      }
      if let named = platformsOfItem(passages[index]) { outer = (item, depth, named) }
    }
  }

  /// The platforms of an item that names nothing else.
  private static func platformsOfItem(_ passage: DraftPassage) -> [Platform]? {
    guard passage.outline.form == .item,
      let text = passage.ofMain({ $0.text.utf8.count <= 60 ? $0.text : nil }) ?? nil,
      PlatformMentions.mayBegin(text), PlatformMentions.isNothingElse(in: text)
    else { return nil }
    return PlatformMentions.platforms(in: text)
  }
}

extension DraftPassage {
  /// The platforms that the text itself names, independent of the headings above it; `nil` if it names none.
  fileprivate var ownPlatforms: PlatformFinding? {
    if let platforms = note?.platforms { return PlatformFinding(platforms, .comment) }
    if let named = ofMain({ $0.platforms }), !named.isEmpty { return PlatformFinding(named, .row) }
    let text = text
    let denied = PassagePlatforms.unsupported(in: text)
    if !denied.isEmpty { return PlatformFinding(denied, .exclusion) }
    let named = platformsOfFirstWords(text)
    return named.isEmpty ? nil : PlatformFinding(named, .ownWords)
  }

  private func platformsOfFirstWords(_ text: Bilingual<String>) -> [Platform] {
    // "Note: On iPhone, …"
    if isAside { return PassagePlatforms.opening(block.map(Self.withoutLabel)) }
    let lead = Bilingual(en: boldLead(.en), ko: boldLead(.ko))
    return lead.isEmpty ? PassagePlatforms.opening(text) : PassagePlatforms.restriction(lead: lead)
  }

  private static func withoutLabel(_ block: Block) -> String {
    let word = block.text.prefix { $0 != " " }
    let label = Asides.isLabel(String(word)) ? word.utf8.count + 1 : 0
    let length = max(label, Asides.labelLength(of: block))
    return String(decoding: block.text.utf8.dropFirst(length), as: UTF8.self)
  }
}
