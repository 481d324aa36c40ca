internal import Lexicon
internal import TextAnalysis

/// What a heading, or a sentence that ends in a colon, says of the texts below it.
enum Announcement {
  /// They are to be followed: "Design principles:", "기본 규칙".
  case rules
  /// They say why something is so: "Why it matters", "기대 효과".
  case reasons
  /// They say how to check that rules are followed, or what to do in a tool: "How to test", "Icons in Figma".
  case tests
  /// They are examples of the rules above ("Example 2: A form", "구현 예시"), not counterexamples ("나쁜 예").
  case examples

  init?(_ heading: String) {
    guard heading.utf8.count < Self.longest, Self.signs.occur(loweredIn: heading) else {
      return nil
    }
    let name = Quotations.withoutBrackets(heading.lowercased()[...]).split { !$0.isLetter }
      .joined(separator: " ")
    guard let found = Self.announced(by: name),
      found != .examples || ExampleLists.modality(of: heading) == nil
    else { return nil }
    self = found
  }

  private static let longest = 80

  /// Whether a text begins with a label for a reason: "Why? Two of them compete", "이유: …".
  static func labelsReason(_ text: String) -> Bool {
    let label = text.prefix(24).firstIndex { ":?".contains($0) }
    return label.flatMap { Announcement(String(text[..<$0])) } == .reasons
  }

  /// What the last heading of each of `sections` announces, or of reasons and tests the one above it.
  static func made(by sections: [[String]]) -> [Announcement?] {
    var last: (section: [String], found: Announcement?) = ([], nil)
    return sections.map { section in
      if section != last.section {
        last = (section, section.last.flatMap(Announcement.init))
        if last.found == nil, let above = section.dropLast().last.flatMap(Announcement.init),
          above == .reasons || above == .tests
            || above == .rules && section.last?.first?.isNumber ?? false
        {
          last.found = above
        }
      }
      return last.found
    }
  }

  /// An English word begins the name, or ends it if it is one for rules; a Korean one ends it.
  private static func announced(by name: String) -> Announcement? {
    words.first { word, found in
      name == word || name.hasPrefix(word) && name.dropFirst(word.count).first == " "
        || name.hasSuffix(word) && (holdsHangul(word) || found == .rules || word.hasPrefix("in "))
    }?.found
  }

  private static let words: [(word: String, found: Announcement)] =
    [
      ("examples", .examples), ("reasons-follow", .reasons), ("tests-follow", .tests),
      ("rules-follow", .rules),
    ]
    .flatMap { list, found in Lexicon.headings.list(list).map { ($0, found) } }
  private static let signs = ByteNeedles(longestWordsOf: words.map(\.word))
}
