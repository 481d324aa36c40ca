internal import Guidelines
internal import Lexicon

/// Words from which checks infer how an app words what it tells.
extension InterfaceWords {
  /// Whether an error says neither what happened nor what to do: “Something went wrong. Please try again.”
  static func isVagueError(_ text: InterfaceText) -> Bool {
    text.readings.contains { reading in
      let isOne = !reading.text.utf8.contains { $0 == 0x2E || $0 == 0x21 || $0 == 0x0A }
      let sentences = isOne ? [reading.text] : sentences(of: reading.text)
      guard let first = sentences.first else { return false }
      return reads(trimmed: first, as: .vagueError)
        && sentences.dropFirst().allSatisfy { sentence in
          trying.contains(where: sentence.lowercased().hasPrefix)
            || reads(trimmed: sentence, as: .vagueError)
        }
    }
  }

  private static func sentences(of text: String) -> [String] {
    text.split { ".!\n".contains($0) }.map { String($0).trimmed }.filter { !$0.isEmpty }
  }

  private static let trying = Lexicon.interfaceWords.list("trying-again")

  /// Whether two texts differ by a plural alone: “day” and “days”, or what follows the noun: “” and “s”.
  static func formPlural(_ one: String, _ other: String) -> Bool {
    func words(_ text: String) -> [String] {
      text.lowercased().split { !$0.isLetter }.map(String.init)
    }
    let (one, other) = (words(one), words(other))
    guard !one.isEmpty, !other.isEmpty else {
      return (one + other).count == 1 && endings.contains { $0.ending == (one + other).first }
    }
    guard one.count == other.count else { return false }
    let different = zip(one, other).filter { $0 != $1 }
    return (1...2).contains(different.count)
      && different.contains { isPlural($0, of: $1) || isPlural($1, of: $0) }
  }

  /// Whether the first of these words, which stand behind a count, looks like a plural.
  static func beginWithPlural(_ text: String) -> Bool {
    let word = String(text.lowercased().drop { !$0.isLetter }.prefix { $0.isLetter })
    return word.count > 3 && !unlikePlurals.contains(where: word.hasSuffix)
      && endings.contains { word.hasSuffix($0.ending) }
  }

  /// The ends of words that end like a plural and are none: “across”, “versus”, “this”.
  private static let unlikePlurals = Lexicon.interfaceWords.list("no-plural-ending")

  private static func isPlural(_ many: String, of word: String) -> Bool {
    endings.contains { ending, lost in
      word.hasSuffix(lost) && many == String(word.dropLast(lost.count)) + ending
    }
  }

  private static let endings = Lexicon.interfaceWords.rows("plural-ending").map {
    (ending: $0.entry, lost: $0["means"] == "any" ? "" : $0["means"])
  }

  /// Whether `text` tells people to find something in the Settings app by themselves.
  static func tellsWayToSettings(_ text: InterfaceText) -> Bool {
    text.readings.contains { reading in
      settingsPaths.contains(where: reading.text.lowercased().contains)
    }
  }

  private static let settingsPaths = Lexicon.interfaceWords.list("settings-path")

  /// Whether the title of a button begins with how to press it: “Tap to Start”.
  static func tellsToPress(_ text: InterfaceText) -> Bool {
    text.readings.contains { reading in
      let title = reading.text.lowercased()
      return pressingFirst.contains {
        reading.language == .ko ? title.contains($0) : title.hasPrefix($0)
      }
    }
  }

  private static let pressingFirst = Lexicon.interfaceWords.list("pressing-first")

  /// Whether `text` asks whether to drop what people have entered.
  static func speaksOfDiscarding(_ text: String) -> Bool {
    let text = text.lowercased()
    return discarding.contains(where: text.contains)
  }

  private static let discarding = Lexicon.interfaceWords.list("discarding")
}
