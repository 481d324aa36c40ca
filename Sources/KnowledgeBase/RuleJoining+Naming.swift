package import Guidelines
import TextAnalysis

extension RuleJoining {
  /// The longest id that is made up; a suffix may follow.
  private static let longestName = 64

  /// The id of the rule that `group` states.
  ///
  /// An id that a person gave wins. Otherwise it is made from the component and the English lead
  /// of the oldest edition, else from its Korean lead in Latin letters; a number follows where the
  /// id is `taken`. The order of the group plays no part.
  package static func id(for group: [JoinStatement], taken: Set<RuleID>) -> RuleID {
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
  static func name(of group: [JoinStatement]) -> RuleID {
    // Numbers, not statements, which would be copied again and again.
    let order = group.indices.sorted { namesEarlier(group[$0], group[$1]) }
    guard var source = order.first else { return RuleID(unchecked: "rule") }
    var said: [String] = []
    for statement in order where said.isEmpty {
      said = words(of: group[statement].lead.en)
      if !said.isEmpty { source = statement }
    }
    if said.isEmpty { said = words(of: group[source].lead.ko.map(Hangul.romanize)) }
    let component = singular(of: group[source].component)
    said.removeAll { component.contains($0) }
    return RuleID(words: (component + said).joined(separator: " "), limit: longestName)
      ?? RuleID(unchecked: "rule")
  }

  private static func namesEarlier(_ left: JoinStatement, _ right: JoinStatement) -> Bool {
    let years = [left, right].map { $0.edition.map { ($0.year, $0.month ?? 0) } ?? (.max, 0) }
    return (years[0].0, years[0].1, left.document, left.passage)
      < (years[1].0, years[1].1, right.document, right.passage)
  }

  private static func singular(of component: ComponentName?) -> [String] {
    var words = (component?.rawValue ?? "").utf8.split(separator: UInt8(ascii: "-"))
      .map { String(Substring($0)) }
    if let last = words.popLast() { words.append(singular(last)) }
    return words
  }

  private static func singular(_ word: String) -> String {
    if word.hasSuffix("ies") { return word.dropLast(3) + "y" }
    if word.hasSuffix("ss") || !word.hasSuffix("s") { return word }
    return word.hasSuffix("xes") || word.hasSuffix("ches")
      ? String(word.dropLast(2)) : String(word.dropLast())
  }

  private static func words(of lead: String?) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    func finish() {
      guard !word.isEmpty else { return }
      if !word.withUnsafeBufferPointer({ bindingWords.contains(Feature($0)) }) {
        words.append(String(decoding: word, as: UTF8.self))
      }
      word.removeAll(keepingCapacity: true)
    }
    let bytes = Array((lead ?? "").utf8)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case 0x41...0x5A: word.append(byte | 0x20)
      case 0x61...0x7A, 0x30...0x39: word.append(byte)
      // Apostrophes, straight and curly, are left out: don't is dont.
      case UInt8(ascii: "'"): break
      case 0xE2 where bytes[index...].starts(with: [0x80, 0x99]): index += 2
      default: finish()
      }
    }
    finish()
    return words
  }

  /// Words that an id does without.
  private static let bindingWords = FeatureNumbers(
    [
      "a", "an", "and", "are", "as", "at", "be", "by", "for", "from", "general", "help", "how",
      "if", "in", "into", "is", "it", "its", "make", "of", "on", "or", "people", "s", "so",
      "sure", "that", "the", "their", "them", "they", "this", "to", "use", "using", "when",
      "with", "you", "your",
    ].map { Feature($0) })
}
