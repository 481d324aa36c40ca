internal import DocumentModel
internal import Guidelines
internal import Lexicon
internal import TextAnalysis

/// Finds the Korean lists in which most sentences are commands.
enum OrderLists {
  /// The `passages` in Korean lists in which at least two sentences, and half of them, are commands.
  ///
  /// If this holds for the document as a whole and it has many commands, all items.
  static func items(_ passages: [LeadJoining.Joined]) -> Set<Int> {
    var isAmong: Set<Int> = []
    var list = OrderCount()
    var all = OrderCount()
    func close() {
      if list.orders > 1, list.isMostlyOrders { isAmong.formUnion(list.items) }
      if !list.mostlyDescribes { all.add(list) }
      list = OrderCount()
    }
    for index in passages.indices {
      let passage = passages[index].passage
      guard passage.outline.form == .item, passages[index].leadLength == nil,
        passage.part(.en, { _ in }) == nil, let text = passage.part(.ko, { $0.text })
      else {
        close()
        continue
      }
      if let last = list.items.last, passages[last].passage.section != passage.section {
        close()
      }
      let isNoted = Orders.isNoted(text, KoreanMood.isNotedAction)
      guard isNoted || KoreanMood.isSentence(text) else {
        list.others += 1
        continue
      }
      list.items.append(index)
      let isOrder =
        Orders.isOrder(.ko, text) || KoreanMood.isNotedOrder(text)
        || Orders.isNoted(text) {
          KoreanMood.endsInGovernedNoun($0) || KoreanMood.endsInGerund($0)
            || KoreanMood.isUnfinishedOrder($0)
        }
      if isOrder || !passage.metrics.isEmpty {
        list.orders += 1
      } else if !isNoted {
        list.others += 1
      }
    }
    close()
    if all.orders >= manyOrders, all.isMostlyOrders { isAmong.formUnion(all.items) }
    return isAmong
  }

  /// The minimum number of commands in a document that counts as a list of rules.
  private static let manyOrders = 8

  /// The items of a list, and the number of commands among them.
  private struct OrderCount {
    var items: [Int] = []
    var orders = 0
    /// Names, and sentences that are no commands.
    var others = 0

    var isMostlyOrders: Bool { orders * 2 >= items.count }
    var mostlyDescribes: Bool { others * 2 > items.count + others && others > 1 }

    mutating func add(_ other: OrderCount) {
      items += other.items
      orders += other.orders
    }
  }
}

/// Finds the dos and don'ts that show texts of an interface instead of saying what to do.
enum SampleLists {
  /// The dos and don'ts of `passages` among which one asks something ("Delete entry?") or what to avoid
  /// speaks to people ("You can't …"), as no rule does.
  ///
  /// Those under one heading are of one kind.
  static func items(_ passages: [LeadJoining.Joined]) -> Set<Int> {
    var listed: [[String]: [Int]] = [:]
    for index in passages.indices {
      let passage = passages[index].passage
      guard passage.outline.form == .item, passage.standing != nil else { continue }
      let isOwnHeading = passage.section.last.flatMap(ExampleLists.modality) != nil
      listed[isOwnHeading ? passage.section.dropLast() : passage.section, default: []].append(index)
    }
    // Boxes to be ticked, and nothing to avoid, are a checklist: "[ ] Is every icon labelled?"
    let samples = listed.values.filter { items in
      items.contains { passages[$0].passage.asks || speaks(passages[$0].passage) }
        && items.contains { passages[$0].passage.ofMain { $0.standing } != .should }
    }
    return Set(samples.joined())
  }

  /// Whether what to avoid is a text of an interface: "You can't close this now".
  private static func speaks(_ passage: DraftPassage) -> Bool {
    passage.standing == .avoid
      && passage.text.en.map { plainWords($0, most: 1).contains(where: openers.contains) } ?? false
  }

  private static let openers = Lexicon.englishMood.set("sample-opener")

  /// The quotes among `passages` below a text in the same language that ends in a colon.
  ///
  /// "Instead of:" is such a text.
  static func quotes(_ passages: [LeadJoining.Joined]) -> Set<Int> {
    var found: Set<Int> = []
    for index in passages.indices.dropFirst() where isQuote(passages[index].passage) {
      let (passage, above) = (passages[index].passage, passages[index - 1].passage)
      guard passage.text.languages == above.text.languages, passage.section == above.section else {
        continue
      }
      if isQuote(above) ? found.contains(index - 1) : introduces(above) { found.insert(index) }
    }
    return found
  }

  private static func isQuote(_ passage: DraftPassage) -> Bool {
    passage.text.languages.count == 1 && passage.ofMain { $0.quoteDepth > 0 } ?? false
  }

  private static func introduces(_ passage: DraftPassage) -> Bool {
    (passage.text.en ?? passage.text.ko).map {
      $0.last.map(":：".contains) ?? false && Announcement($0) != .rules
    } ?? false
  }
}
