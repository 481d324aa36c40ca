internal import DocumentModel
internal import Guidelines

/// Merges leads in separate blocks with the paragraph that gives their reason.
enum LeadJoining {
  /// A passage and the mark of its lead.
  struct Joined {
    var passage: DraftPassage
    var mark: LeadMarks.Mark?
    /// The length in UTF-8 bytes of the lead in each text, if it was a block of its own.
    var leadLength: Bilingual<Int>?
  }

  /// `passages` with each lead and its reason merged.
  static func joined(_ passages: [DraftPassage], _ marks: LeadMarks) -> [Joined] {
    guard marks.marks.contains(.whole) else {
      return zip(passages, marks.marks).map { Joined(passage: $0, mark: $1) }
    }
    var joined: [Joined] = []
    joined.reserveCapacity(passages.count)
    let owners = owners(ofLinesOf: passages)
    var index = 0
    while index < passages.count {
      let lead = passages[index]
      guard marks.marks[index] == .whole else {
        joined.append(Joined(passage: lead, mark: marks.marks[index]))
        index += 1
        continue
      }
      let length = lead.text.map(\.utf8.count)
      let next = index + 1
      var passage = lead
      if next < passages.count, marks.marks[next] == nil, isReason(passages[next], of: lead),
        follows(passages[next], lead, owners: owners, at: next)
      {
        passage = DraftPassage(lead: lead, reason: passages[next])
        index = next
      }
      index += 1
      let mark = LeadMarks.mark(of: passage, marks.styles)
      joined.append(Joined(passage: passage, mark: mark, leadLength: length))
    }
    return joined
  }

  /// The index of the passage on each line; -1 for none.
  private static func owners(ofLinesOf passages: [DraftPassage]) -> [Int32] {
    let last = passages.reduce(0) { max($0, $1.lastLine) }
    var owners = [Int32](repeating: -1, count: last + 1)
    for index in passages.indices {
      passages[index].forEachLines { lines in
        for line in lines.first...lines.last { owners[line] = Int32(index) }
      }
    }
    return owners
  }

  /// Whether `next`, the passage at `index`, directly follows `lead` in a language; otherwise the
  /// merged passage would cover lines of another.
  private static func follows(
    _ next: DraftPassage, _ lead: DraftPassage, owners: [Int32], at index: Int
  ) -> Bool {
    lead.block.languages.allSatisfy { language in
      guard let one = lead.block[language]?.lines, let other = next.block[language]?.lines else {
        return true
      }
      let end = max(one.first, other.first)
      return (min(min(one.last, other.last) + 1, end)..<end).allSatisfy { line in
        owners[line] < 0 || owners[line] == index || owners[line] == index - 1
      }
    }
  }

  /// Whether `next` gives the reason for `lead`.
  private static func isReason(_ next: DraftPassage, of lead: DraftPassage) -> Bool {
    guard mayGoOn(next, from: lead), next.block.languages == lead.block.languages,
      next.ofMain({ $0.kind }) == .paragraph, !next.isAside
    else { return false }
    // A section name that is not marked as a heading is not a reason.
    if let text = next.ofMain({ $0.text }), SectionNames.contain(text) { return false }
    // Two leads in the same style are not each other's reason.
    if let style = LeadMarks.Style(next), style == LeadMarks.Style(lead) { return false }
    // An item is a reason only below a heading; otherwise it is one of several items.
    return next.outline.form != .item || lead.isHeadingBlock
  }

  /// Whether the position of a passage lets it continue `lead`.
  private static func mayGoOn(_ next: DraftPassage, from lead: DraftPassage) -> Bool {
    func item(_ passage: DraftPassage) -> Int? { passage.ofMain { $0.item } ?? nil }
    func depth(_ passage: DraftPassage) -> Int? { passage.ofMain { $0.listDepth } }
    let isText =
      next.outline.form == .paragraph || next.outline.form == .item && item(next) != item(lead)
    return isText && (depth(next) == 0 || depth(lead) != 0)
  }
}
