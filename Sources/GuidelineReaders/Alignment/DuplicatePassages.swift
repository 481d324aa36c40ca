internal import DocumentModel
internal import Guidelines

/// Finds texts that a page repeats, as a copy for screen readers or a pull quote.
enum DuplicatePassages {
  /// The indices of untranslated passages whose text is also in a pair nearby or in an earlier passage.
  static func find(in passages: [DraftPassage]) -> [Int] {
    passages.indices.filter { isDuplicate($0, in: passages) }
  }

  private static func isDuplicate(_ index: Int, in passages: [DraftPassage]) -> Bool {
    let passage = passages[index]
    guard passage.confidence == nil, !passage.isTable,
      passage.ofMain({ $0.text.utf8.count >= fewestBytes }) ?? false
    else { return false }
    let language: Language = passage.block.en == nil ? .ko : .en
    let nearby = max(0, index - reach)..<min(passages.count, index + reach + 1)
    return nearby.contains { place in
      guard place != index, passages[place].confidence != nil || place < index else { return false }
      return passages[place].part(language) { other in
        passage.part(language) { $0.text == other.text } ?? false
      } ?? false
    }
  }

  /// The length from which a repeated text counts as a duplicate.
  private static let fewestBytes = 60

  /// The largest distance of a duplicate, in passages.
  private static let reach = 4
}
