package import Guidelines
internal import Lexicon
import TextAnalysis

/// The ids of rules: explicit ones, or generated from the component and the lead.
package enum RuleNaming {
  /// The longest generated id, to which a suffix may be added.
  private static let longestName = 64

  /// The id of the rule that the records of `group` state.
  ///
  /// An explicit id wins. Otherwise it is generated from the component and the English lead of the
  /// oldest edition, or from its romanised Korean lead; a number is appended if the id is `taken`.
  /// The order of the group does not matter.
  package static func id(for group: [StatementRecord], taken: Set<RuleID>) -> RuleID {
    let aliases = Set(group.filter { $0.explicit != nil }.flatMap(\.aliases))
    let explicit = group.compactMap(\.explicit).sorted()
    if let id = explicit.first(where: { !aliases.contains($0) }) ?? explicit.first { return id }
    var taken = taken
    var suffixes: [RuleID: Int] = [:]
    return free(name(of: group), taken: &taken, suffixes: &suffixes)
  }

  /// `name`, with a number appended if it is `taken`.
  ///
  /// The result is added to `taken`.
  ///
  /// `suffixes` contains the last number given to each name.
  static func free(
    _ name: RuleID, taken: inout Set<RuleID>, suffixes: inout [RuleID: Int]
  ) -> RuleID {
    var id = name
    while !taken.insert(id).inserted {
      let number = suffixes[name, default: 1] + 1
      suffixes[name] = number
      id = RuleID(unchecked: "\(name)-\(number)")
    }
    return id
  }

  /// The id by which `group` is known, or else the one generated for it, whether taken or not.
  static func name(of group: [StatementRecord]) -> RuleID {
    // Indexes instead of statements, which would be copied repeatedly.
    let order = group.indices.sorted { namesEarlier(group[$0], group[$1]) }
    guard let oldest = order.first else { return unnamed }
    if let given = order.lazy.compactMap({ group[$0].given }).first { return given }
    let english = order.first { saysSomething(group[$0].lead.en) }
    let source = english ?? oldest
    let lead =
      english == nil ? group[source].lead.ko.map(Hangul.romanize) : group[source].lead.en
    let name = name(of: lead, about: group[source].component)
    return group[source].authority.qualified(name)
  }

  /// The id composed of a component and as many words of `lead` as fit.
  private static func name(of lead: String?, about component: ComponentName?) -> RuleID {
    let subject = singular(of: component)
    var name: [UInt8] = []
    name.reserveCapacity(longestName)
    /// Appends `word` if it fits. Returns whether it did.
    func add(_ word: some Collection<UInt8>) -> Bool {
      guard name.count + word.count < longestName else { return false }
      if !name.isEmpty { name.append(UInt8(ascii: "-")) }
      name += word
      return true
    }
    if subject.allSatisfy({ add($0) }) {
      forEachWord(of: lead) { word in
        subject.contains { $0.elementsEqual(word) } || add(word)
      }
    }
    return name.isEmpty ? unnamed : RuleID(unchecked: String(decoding: name, as: UTF8.self))
  }

  private static let unnamed = RuleID(unchecked: "rule")

  private static func namesEarlier(_ left: StatementRecord, _ right: StatementRecord) -> Bool {
    let years = [left, right].map { $0.edition.map { ($0.year, $0.month ?? 0) } ?? (.max, 0) }
    return (years[0].0, years[0].1, left.document, left.passage)
      < (years[1].0, years[1].1, right.document, right.passage)
  }

  /// The words of a component's name, the last one in the singular.
  private static func singular(of component: ComponentName?) -> [ArraySlice<UInt8>] {
    let name = Array((component?.rawValue ?? "").utf8)
    var words = name.split(separator: UInt8(ascii: "-"))
    if let last = words.popLast() { words.append(singular(last)) }
    return words
  }

  private static func singular(_ word: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    func ends(in end: StaticString) -> Bool {
      word.suffix(end.utf8CodeUnitCount).elementsEqual(
        UnsafeBufferPointer(start: end.utf8Start, count: end.utf8CodeUnitCount))
    }
    if ends(in: "ies") { return word.dropLast(3) + [UInt8(ascii: "y")] }
    if ends(in: "ss") || !ends(in: "s") { return word }
    return ends(in: "xes") || ends(in: "ches") ? word.dropLast(2) : word.dropLast()
  }

  /// Whether `lead` has a word that belongs in an id.
  private static func saysSomething(_ lead: String?) -> Bool {
    var vectors = false
    forEachWord(of: lead) { _ in
      vectors = true
      return false
    }
    return vectors
  }

  /// Calls `body` with the words of `lead` that belong in an id, in lower case, until it returns
  /// `false`.
  ///
  /// Numbers do not: an edition that changes "56 pt" to "52 pt" changes no id.
  private static func forEachWord(
    of lead: String?, _ body: (UnsafeBufferPointer<UInt8>) -> Bool
  ) {
    guard var lead else { return }
    lead.withUTF8 { bytes in
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: bytes.count) { letters in
        var count = 0
        /// Ends the current word. Returns whether more words are wanted.
        func finish() -> Bool {
          guard count > 0 else { return true }
          let word = UnsafeBufferPointer(rebasing: letters[..<count])
          count = 0
          return isNumber(word) || bindingWords.contains(Feature(word)) || body(word)
        }
        var index = 0
        while index < bytes.count {
          let byte = bytes[index]
          index += 1
          switch byte {
          case 0x41...0x5A, 0x61...0x7A, 0x30...0x39:
            letters[count] = byte < 0x41 ? byte : byte | 0x20
            count += 1
          // Straight and curly apostrophes are omitted: "don't" becomes "dont".
          case UInt8(ascii: "'"): break
          case 0xE2 where bytes[index...].starts(with: [0x80, 0x99]): index += 2
          default: guard finish() else { return }
          }
        }
        _ = finish()
      }
    }
  }

  /// Whether a word begins with a digit: "44", "44pt", "2x".
  private static func isNumber(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    (0x30...0x39).contains(word[0])
  }

  /// Words that are omitted from ids.
  private static let bindingWords = FeatureNumbers(
    Lexicon.stopWords.list("rule-id").map { Feature($0) })
}
