internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

/// Splits headings with both languages separated only by a space: "Tab bars 탭 막대".
extension BlockLanguages {
  /// Both languages of a heading like "Tab bars 탭 막대", translations beside a space; else `text` as it is.
  static func sideBySide(
    _ text: consuming Bilingual<Block>, by analyzer: TextAnalyzer, asUsual isUsual: Bool
  ) -> Bilingual<Block> {
    guard case .heading? = text.kind, text.languages.count == 1,
      let block = text.inLanguage, block.isOnOneLine
    else { return text }
    let raw = block.rawText
    guard let turn = turn(in: block) else { return text }
    let halves = [raw[..<turn], raw[turn...]].map { String($0) }
    let concepts = halves.map { half in analyzer.concepts(in: half).map(\.text) }
    guard
      !concepts[0].isEmpty && Set(concepts[0]) == Set(concepts[1])
        || isUsual && !halves.contains(where: PlatformMentions.isNothingElse)
    else { return text }
    let before = raw.utf8.distance(from: raw.startIndex, to: turn)
    return block.pair(
      utf8: [before, raw.utf8.count - before],
      first: holdsHangul(raw[turn...]) ? .en : .ko)
  }

  /// The place where a heading changes from one script to the other.
  ///
  /// `nil` if it does not, or if one half is not a translation of the other: code ("체크 여부: `aria-checked`")
  /// or a single letter ("Q. 버튼은 언제 쓰나요?").
  private static func turn(in block: borrowing Block) -> String.Index? {
    let heading = block.rawText
    guard heading.utf8.count < 120, ScriptCounts(heading).areMixed,
      !block.runs.contains(where: { $0.style.contains(.code) })
    else { return nil }
    guard let turn = scriptTurn(in: heading), !GlossedText.isName(heading, at: turn) else {
      return nil
    }
    let areWords = [heading[..<turn], heading[turn...]].allSatisfy { half in
      holdsHangul(half) || half.count(where: \.isLetter) > 1
    }
    return areWords ? turn : nil
  }

  /// Whether most headings of a document are words in one script followed by words in the other, so
  /// that the halves are translations of each other: "Anatomy 구조", "Motion 움직임".
  static func nameInBoth(_ blocks: [Block]) -> Bool {
    var (both, others) = (0, 0)
    for index in blocks.indices where blocks[index].isHeading {
      if turn(in: blocks[index]) == nil { others += 1 } else { both += 1 }
    }
    return both > 2 && both > others
  }
}
