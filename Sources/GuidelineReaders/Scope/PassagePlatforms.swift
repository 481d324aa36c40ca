internal import Guidelines
internal import Lexicon
internal import TextAnalysis

/// Finds platform names in texts.
enum PlatformMentions {
  private static let names = Lexicon.platforms.rows("mention").map { row in
    guard let platform = Platform(rawValue: row["platform"]) else {
      preconditionFailure("\(row.place): no platform")
    }
    return (spelling: Array(row.entry.utf8), platform: platform)
  }

  /// Words and suffixes of comparison: an "iPhone-like" panel is not on an iPhone.
  private static let comparisons = Lexicon.platformPhrases.list("comparison").map { Array($0.utf8) }

  /// The names that begin with each byte.
  private static let namesByFirst: [[(spelling: [UInt8], platform: Platform)]] =
    (0...255).map { byte in names.filter { $0.spelling[0] == byte } }

  /// A prefilter: whether a name may begin with two bytes, by their hash.
  private static let mayBegin: [Bool] = {
    var mayBegin = [Bool](repeating: false, count: 1024)
    for name in names { mayBegin[place(name.spelling[0], name.spelling[1])] = true }
    return mayBegin
  }()

  /// A case-insensitive hash of two bytes.
  private static func place(_ first: UInt8, _ second: UInt8) -> Int {
    Int(first & 31) << 5 | Int(second & 31)
  }

  /// A platform and the range of its name, in UTF-8 offsets.
  struct Mention {
    var platform: Platform
    var range: Range<Int>
  }

  /// The platform names in `text`, in order of occurrence.
  static func mentions(in text: some StringProtocol) -> [Mention] {
    var text = Substring(text)
    return text.withUTF8 { mentions(in: $0) }
  }

  /// A prefilter: whether `text` may begin with a platform name.
  ///
  /// `false` is certain.
  static func mayBegin(_ text: String) -> Bool {
    text.utf8.first.map { !namesByFirst[Int(lowered($0))].isEmpty } ?? false
  }

  /// The platform names in a text with these bytes, in order of occurrence.
  static func mentions(in bytes: UnsafeBufferPointer<UInt8>) -> [Mention] {
    let mayBegin = mayBegin
    var found: [Mention] = []
    var index = 0
    while index + 1 < bytes.count {
      if mayBegin[place(bytes[index], bytes[index + 1])],
        index == 0 || !isLetter(bytes[index - 1]) || bytes[index] >= 0x80,
        let hit = namesByFirst[Int(lowered(bytes[index]))].first(where: {
          starts(bytes, $0.spelling, at: index)
        })
      {
        let end = index + hit.spelling.count
        if (hit.spelling[hit.spelling.count - 1] >= 0x80 || end == bytes.count
          || !isLetter(bytes[end]))
          && !comparisons.contains(where: { starts(bytes, $0, at: end) })
        {
          found.append(Mention(platform: hit.platform, range: index..<end))
          index = end
          continue
        }
      }
      index += 1
    }
    return found
  }

  /// The platforms that `text` names, in canonical order.
  static func platforms(in text: some StringProtocol) -> [Platform] {
    Array(Set(mentions(in: text).map(\.platform))).sorted()
  }

  /// Whether `text` is only a list of platforms, whose names are the same in every language.
  static func isNothingElse(in text: String) -> Bool {
    let mentions = mentions(in: text)
    guard !mentions.isEmpty else { return !text.contains { $0.isLetter || $0.isNumber } }
    var rest = Array(text.utf8)
    for mention in mentions {
      for index in mention.range { rest[index] = UInt8(ascii: " ") }
    }
    return !String(decoding: rest, as: UTF8.self).contains { $0.isLetter || $0.isNumber }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  private static func lowered(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
  }

  private static func starts(
    _ bytes: UnsafeBufferPointer<UInt8>, _ spelling: [UInt8], at index: Int
  ) -> Bool {
    guard index + spelling.count <= bytes.count else { return false }
    for offset in spelling.indices where lowered(bytes[index + offset]) != spelling[offset] {
      return false
    }
    return true
  }
}

/// Finds the platforms to which a text restricts itself.
enum PassagePlatforms {
  /// The platforms to which a rule's lead restricts it: "In an iPadOS app, consider …", "on
  /// iPhone", "iPad에서는 …"; empty if it names none.
  static func restriction(lead: Bilingual<String>) -> [Platform] {
    if let en = lead.en, case let found = english(en), !found.isEmpty { return found }
    guard let ko = lead.ko else { return [] }
    // "**애플 TV.** …" has no particle.
    return PlatformMentions.isNothingElse(in: ko) ? PlatformMentions.platforms(in: ko) : korean(ko)
  }

  /// The platforms with which a paragraph begins: "In macOS, …", "macOS doesn’t provide …".
  static func opening(_ text: Bilingual<String>) -> [Platform] {
    if var en = text.en {
      guard en.withUTF8(opensWithPlatform) else { return [] }
      // "In iOS, iPadOS, and tvOS, …"
      return run(of: PlatformMentions.mentions(in: en.prefix(120)), in: en)
    }
    // No name is longer than this.
    guard let ko = text.ko, PlatformMentions.mayBegin(ko), !noConsiderations.occur(in: ko),
      let first = PlatformMentions.mentions(
        in: String(decoding: ko.utf8.prefix(64), as: UTF8.self)
      ).first, first.range.lowerBound == 0
    else { return [] }
    return korean(String(ko.prefix(60)))
  }

  /// Whether only a few function words precede the first platform of an English text, in its first clause.
  private static func opensWithPlatform(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let end = text.firstIndex { $0 == 0x2C || $0 == 0x2E || $0 == 0x3B } ?? text.count
    let clause = UnsafeBufferPointer(rebasing: text[..<end])
    guard let first = PlatformMentions.mentions(in: clause).first else { return false }
    return clause[..<first.range.lowerBound].split(separator: 0x20).allSatisfy { word in
      word.count <= 4 && openings.contains(String(decoding: word, as: UTF8.self).lowercased())
    }
  }

  private static let openings = Lexicon.platformPhrases.set("opening")

  /// The platforms that the standard sentence "Not supported in …" excludes.
  static func unsupported(in text: Bilingual<String>) -> [Platform] {
    if let en = text.en {
      guard en.utf8Holds("N") else { return [] }
      for phrase in unsupportedBefore {
        guard let found = Substring(en).utf8Range(of: phrase) else { continue }
        return PlatformMentions.platforms(in: en[found.upperBound...].prefix { $0 != "." })
      }
      return []
    }
    guard let ko = text.ko, denials.occur(in: ko), ko.count < 80 else { return [] }
    for sentence in ko.split(separator: ".") {
      if inapplicable.occur(in: sentence), saysNothingElse(sentence) {
        return PlatformMentions.platforms(in: sentence)
      }
      for phrase in unsupportedBehind where sentence.utf8Range(of: phrase) != nil {
        return PlatformMentions.platforms(in: sentence)
      }
    }
    return []
  }

  private static let denials = ByteNeedles(Lexicon.platformPhrases.list("denial"))
  private static let inapplicable = ByteNeedles(Lexicon.platformPhrases.list("inapplicable"))

  /// Whether a sentence denies something about platforms and names nothing else: "macOS에는 해당되지 않습니다".
  private static func saysNothingElse(_ sentence: Substring) -> Bool {
    guard let start = inapplicableVerbs.compactMap({ sentence.utf8Range(of: $0) }).first?.lowerBound
    else { return false }
    var rest = Array(sentence[..<start].utf8)
    for mention in PlatformMentions.mentions(in: sentence[..<start]) {
      for index in mention.range { rest[index] = UInt8(ascii: " ") }
    }
    let words = String(decoding: rest, as: UTF8.self).split { !$0.isLetter }
    return words.allSatisfy { besidesPlatforms.contains(String($0)) }
  }

  private static let besidesPlatforms = Lexicon.platformPhrases.set("beside")

  /// Phrases of sentences that say that there is nothing to add for some platforms.
  private static let noConsiderations = ByteNeedles(Lexicon.platformPhrases.list("nothing-to-say"))

  private static func english(_ text: String) -> [Platform] {
    let mentions = PlatformMentions.mentions(in: text)
    guard let first = mentions.first else { return [] }
    let before = String(decoding: text.utf8.prefix(first.range.lowerBound), as: UTF8.self)
    let words = before.split(separator: " ").suffix(3).map { $0.lowercased() }
    let introduces = words.contains(where: beforeMention.contains) || words.isEmpty
    return introduces ? run(of: mentions, in: text) : []
  }

  private static func korean(_ text: String) -> [Platform] {
    var mentions = PlatformMentions.mentions(in: text)
    // No particle or contrast is longer. A character cut off at the end matches nothing.
    func tail(_ mention: PlatformMentions.Mention) -> String {
      String(decoding: text.utf8.dropFirst(mention.range.upperBound).prefix(32), as: UTF8.self)
    }
    // "iOS와 달리 macOS에서는 …" applies to the second platform, "macOS에서는 iOS와 달리 …" to the first.
    if let other = mentions.lastIndex(where: { contrasts.contains(where: tail($0).hasPrefix) }) {
      let after = mentions[(other + 1)...]
      mentions = Array(after.isEmpty ? mentions[..<other] : after)
    }
    guard let last = mentions.last else { return [] }
    let tail = tail(last)
    // "macOS용 도구를 쓰세요" states the purpose of the tool.
    return behindMention.contains(where: tail.hasPrefix) ? run(of: mentions, in: text) : []
  }

  private static let unsupportedBefore = Lexicon.platformPhrases.list("unsupported")
  private static let unsupportedBehind = Lexicon.platformPhrases.list("korean-unsupported")
  private static let inapplicableVerbs = Lexicon.platformPhrases.list("inapplicable-verb")
  private static let beforeMention = Lexicon.platformPhrases.set("before-mention")
  private static let behindMention = Lexicon.platformPhrases.list("behind-mention")
  private static let contrasts = Lexicon.platformPhrases.list("contrast")

  /// The platform names that form a list: "iOS, iPadOS, and tvOS".
  private static func run(
    of mentions: [PlatformMentions.Mention], in text: String
  ) -> [Platform] {
    var platforms: Set<Platform> = []
    var end: Int?
    for mention in mentions {
      if let end, mention.range.lowerBound - end > 12 { break }
      platforms.insert(mention.platform)
      end = mention.range.upperBound
    }
    return platforms.sorted()
  }
}
