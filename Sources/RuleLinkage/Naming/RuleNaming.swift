package import Guidelines
internal import Lexicon
import TextAnalysis

/// The ids of rules: given by a person, else made up of the component and the lead.
package enum RuleNaming {
  /// The longest id that is made up; a suffix may follow.
  private static let longestName = 64

  /// The id of the rule that the records of `group` state.
  ///
  /// An id that a person gave wins. Otherwise it is made from the component and the English lead
  /// of the oldest edition, else from its Korean lead in Latin letters; a number follows where the
  /// id is `taken`. The order of the group plays no part.
  package static func id(for group: [StatementRecord], taken: Set<RuleID>) -> RuleID {
    let aliases = Set(group.filter { $0.explicit != nil }.flatMap(\.aliases))
    let explicit = group.compactMap(\.explicit).sorted()
    if let id = explicit.first(where: { !aliases.contains($0) }) ?? explicit.first { return id }
    var taken = taken
    var suffixes: [RuleID: Int] = [:]
    return free(name(of: group), taken: &taken, suffixes: &suffixes)
  }

  /// `name`, or with a number behind it where it is `taken`; it is taken then.
  ///
  /// `suffixes` holds the last number that each name was given.
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

  /// The id made up for `group`, free or not.
  static func name(of group: [StatementRecord]) -> RuleID {
    // Numbers, not statements, which would be copied again and again.
    let order = group.indices.sorted { namesEarlier(group[$0], group[$1]) }
    guard let oldest = order.first else { return unnamed }
    let english = order.first { saysSomething(group[$0].lead.en) }
    let source = english ?? oldest
    let lead =
      english == nil ? group[source].lead.ko.map(Hangul.romanize) : group[source].lead.en
    return name(of: lead, about: group[source].component)
  }

  /// The id made of a component and the words of `lead`, as many as there is room for.
  private static func name(of lead: String?, about component: ComponentName?) -> RuleID {
    let subject = singular(of: component)
    var name: [UInt8] = []
    name.reserveCapacity(longestName)
    /// Whether there was room for `word`.
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

  /// Whether `lead` has a word that an id does not do without.
  private static func saysSomething(_ lead: String?) -> Bool {
    var vectors = false
    forEachWord(of: lead) { _ in
      vectors = true
      return false
    }
    return vectors
  }

  /// Hands the words of `lead` that an id does not do without to `body`, in small letters, until it
  /// wants no more.
  private static func forEachWord(
    of lead: String?, _ body: (UnsafeBufferPointer<UInt8>) -> Bool
  ) {
    guard var lead else { return }
    lead.withUTF8 { bytes in
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: bytes.count) { letters in
        var count = 0
        /// Whether more words are wanted.
        func finish() -> Bool {
          guard count > 0 else { return true }
          let word = UnsafeBufferPointer(rebasing: letters[..<count])
          count = 0
          return bindingWords.contains(Feature(word)) || body(word)
        }
        var index = 0
        while index < bytes.count {
          let byte = bytes[index]
          index += 1
          switch byte {
          case 0x41...0x5A, 0x61...0x7A, 0x30...0x39:
            letters[count] = byte < 0x41 ? byte : byte | 0x20
            count += 1
          // Apostrophes, straight and curly, are left out: don't is dont.
          case UInt8(ascii: "'"): break
          case 0xE2 where bytes[index...].starts(with: [0x80, 0x99]): index += 2
          default: guard finish() else { return }
          }
        }
        _ = finish()
      }
    }
  }

  /// Words that an id does without.
  private static let bindingWords = FeatureNumbers(
    Lexicon.stopWords.list("rule-id").map { Feature($0) })
}
