internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

/// Tells orders from other texts.
enum Orders {
  /// Whether the text is an order in one of its languages.
  static func isOrder(_ text: Bilingual<String>) -> Bool {
    if let en = text.en, isOrder(.en, en) { return true }
    // A verb that nobody listed is an order still where the translation is one; a term and what it
    // means is none.
    if let en = text.en, isDefinition(en) || EnglishMood.namesSubject(en) { return false }
    return text.ko.map { ko in
      text.en == nil ? isOrder(.ko, ko) : KoreanMood.isImperative(ko)
    } ?? false
  }

  /// Whether a text in `language` is an order.
  static func isOrder(_ language: Language, _ text: String) -> Bool {
    switch language {
    case .en:
      // "Direct manipulation (직접 조작)" is no longer for its gloss.
      EnglishMood.isImperative(text)
        && isLongOrder(plainWords(text, most: 4).count { $0.utf8.first ?? 0 < 0x80 }, text)
    case .ko:
      (KoreanMood.isImperative(text) || KoreanMood.isDeclaredOrder(text))
        && !KoreanMood.isReference(text)
    }
  }

  /// Whether a sentence prescribes something.
  static func isPrescribed(_ sentence: Substring, _ language: Language) -> Bool {
    switch language {
    case .en: EnglishMood.prescribes(sentence)
    case .ko:
      !KoreanMood.isReference(sentence) && !KoreanMood.isAboutDocument(sentence)
        && (KoreanMood.prescribes(sentence) || KoreanMood.isImperative(sentence))
    }
  }

  /// Whether an English text begins with a term that it explains: "Simplicity — Enabling …".
  private static func isDefinition(_ text: String) -> Bool {
    let dashes = [" — ", " – ", " - "]
    guard let dash = dashes.lazy.compactMap({ text[...].utf8Range(of: $0) }).first else {
      return false
    }
    return text[..<dash.lowerBound].split(separator: " ").count <= 3
  }

  private static func isLongOrder(_ words: Int, _ text: String) -> Bool {
    words > 2 || words == 2 && text.last == "."
  }

  /// Which of `passages` are items of a Korean list in which at least two sentences, and half of
  /// them, are orders; where that is so of the whole document, all that are items.
  static func itemsAmongOrders(_ passages: [DraftPassage]) -> Set<Int> {
    var isAmong: Set<Int> = []
    var list = OrderCount()
    var all = OrderCount()
    func close() {
      if list.orders > 1, list.isMostlyOrders { isAmong.formUnion(list.items) }
      all.add(list)
      list = OrderCount()
    }
    for index in passages.indices {
      guard passages[index].kind == .item, passages[index].part(.en, { _ in }) == nil,
        let text = passages[index].part(.ko, { $0.text })
      else {
        close()
        continue
      }
      if let last = list.items.last, passages[last].section != passages[index].section { close() }
      guard KoreanMood.isSentence(text) else { continue }
      list.items.append(index)
      if isOrder(.ko, text) || !passages[index].metrics.isEmpty { list.orders += 1 }
    }
    close()
    if all.orders >= manyOrders, all.isMostlyOrders { isAmong.formUnion(all.items) }
    return isAmong
  }

  /// So many orders make a document one of rules.
  private static let manyOrders = 8

  /// The items of a list, and how many of them are orders.
  private struct OrderCount {
    var items: [Int] = []
    var orders = 0

    var isMostlyOrders: Bool { orders * 2 >= items.count }

    mutating func add(_ other: OrderCount) {
      items += other.items
      orders += other.orders
    }
  }
}
