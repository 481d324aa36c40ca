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

  /// How the system writes a text that says nothing else, if it writes it otherwise: “OK” for “Ok”.
  package static func spelling(_ text: String) -> String? {
    guard let means = spellings[text.lowercased()] else { return nil }
    return text == means ? nil : means
  }

  private static let spellings = Lexicon.interfaceWords.dictionary("spelling", "means")

  /// The first misspelled or doubled word of a text, and its correction.
  package static func misspelling(in text: String) -> (word: String, right: String)? {
    guard mayBeMisspelled(text) else { return nil }
    var (last, isFirst): (Substring, Bool) = ("", false)
    // A key has words joined by other signs than spaces.
    for part in text.split(whereSeparator: \.isWhitespace) {
      let isWord = { (letter: Character) in letter.isLetter || letter == "'" || letter == "’" }
      let word = part.drop { !isWord($0) }.prefix(while: isWord)
      let rest = part[word.endIndex...]
      defer { (last, isFirst) = (rest.isEmpty ? word : "", part.startIndex == text.startIndex) }
      guard !word.isEmpty, rest.allSatisfy({ !$0.isLetter && !$0.isNumber && $0 != "_" }) else {
        continue
      }
      let small = word.lowercased()
      if let right = misspellings[small] { return (String(word), right) }
      // “The the” begins a text; “give to To” names something.
      let isSame = last == word || isFirst && last.lowercased() == word
      let isNeverTwice =
        doubled.contains(small) || word.count >= longWord && word == small && !isMeantTwice(small)
      if isSame, isNeverTwice, part.first == word.first {
        return ("\(last) \(word)", String(word))
      }
    }
    return nil
  }

  /// Whether a text may have a misspelled or a doubled word; bytes tell of most that they have none.
  private static func mayBeMisspelled(_ text: String) -> Bool {
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return true }
    let words = text.lowercased().utf8.split { !(0x61...0x7A).contains($0) && $0 != 0x27 }
      .map { String(Substring($0)) }
    return words.contains { misspellings[$0] != nil }
      || zip(words, words.dropFirst()).contains(where: ==)
  }

  private static let misspellings = Lexicon.interfaceWords.dictionary("misspelling", "means")
  private static let doubled = Lexicon.interfaceWords.set("never-twice")

  /// The length from which a doubled lowercase word is taken for a mistake.
  private static let longWord = 8

  /// Whether a doubled word is no mistake: a placeholder, “xxxxxxxx”, or an emphasis, “absolutely absolutely”.
  private static func isMeantTwice(_ word: String) -> Bool {
    Set(word).count < 2 || stressEndings.contains(where: word.hasSuffix)
  }

  private static let stressEndings = Lexicon.interfaceWords.list("stress-ending")

  /// The verb for the title of a button that is a noun: “Log In” for “Login”.
  static func verb(for title: InterfaceText) -> String? {
    guard let text = title.values.en, let verb = verbs[text.lowercased()] else { return nil }
    return text == verb ? nil : verb
  }

  private static let verbs = Lexicon.interfaceWords.dictionary("noun-title", "means")

  /// Whether a description for VoiceOver ends in what it adds by itself, after other words: “Close button”.
  static func endsInRole(_ text: InterfaceText) -> Bool {
    text.readings.contains { reading in
      let words = reading.text.lowercased().split { !$0.isLetter }.map(String.init)
      guard let last = words.last else { return false }
      return reading.language == .ko
        ? roleWords.contains { last.hasSuffix($0) && (words.count > 1 || last != $0) }
        : words.count > 1 && roleWords.contains(last)
    }
  }

  private static let roleWords = Set(Lexicon.interfaceWords.list("role-word"))

  /// Whether code calls a view by the name of what lies behind a sheet or a menu of the app's own, `dimmingView`, or by
  /// one that may as well be of something else, whose tap runs `deed`.
  package static func namesBackdrop(
    _ view: String, running deed: @autoclosure () -> String
  ) -> Bool {
    let view = view.lowercased()
    let named = backdrops.filter { view.contains($0.entry) }
    guard !named.isEmpty else { return false }
    return named.contains { $0.means == "any" }
      || puttingAway.contains(where: deed().lowercased().contains)
  }

  private static let backdrops = Lexicon.interfaceWords.rows("backdrop").map {
    (entry: $0.entry, means: $0["means"])
  }
  private static let puttingAway = Lexicon.interfaceWords.list("putting-away")

  /// Whether an action ends typing, or closes or hides something.
  static func putsAway(_ action: String) -> Bool {
    let action = action.lowercased()
    return puttingAwayActions.contains(where: action.contains)
  }

  private static let puttingAwayActions = Lexicon.interfaceWords.list("putting-away-action")

  /// Whether an action shows and hides the controls of what is tapped, as a tap on a video does.
  static func togglesControls(_ action: String) -> Bool {
    let words = parts(of: action)
    return words.contains("toggle") && words.contains(where: controlNames.contains)
  }

  private static let controlNames = Lexicon.interfaceWords.set("controls-name")

  /// Whether `text` says that something is lost for good.
  static func speaksOfLoss(_ text: InterfaceText) -> Bool {
    text.readings.contains { reading in
      if reading.language == .ko { return losses.contains(where: reading.text.contains) }
      let words = reading.text.lowercased().split { !$0.isLetter }.joined(separator: " ")
      return losses.contains { " \(words) ".contains(" \($0) ") }
    }
  }

  private static let losses = Lexicon.interfaceWords.list("loss")

  /// Whether an image is named after a way out of a screen: `chevron-left`, `xmark`.
  static func namesWayOut(_ image: String) -> Bool {
    parts(of: image).contains(where: wayOutImages.contains)
  }

  private static let wayOutImages = Lexicon.interfaceWords.set("way-out-image")

  /// Whether `text` is one short sentence that says what failed, without a cause or what to do.
  static func onlyTellsFailure(_ text: InterfaceText) -> Bool {
    guard let reading = text.readings.first, reading.language == .en else { return false }
    let text = reading.text.lowercased().replacing("’", with: "'")
    let words = text.split(separator: " ").map(String.init)
    let inner = reading.text.dropLast()
    let marks: Set<Character> = [".", "!", "?", ",", ":", ";", "(", "\n"]
    return (3...6).contains(words.count) && !inner.contains(where: marks.contains)
      && failing.contains { failure in
        // "Cannot be empty" says what the field must not be.
        text.hasPrefix("\(failure) ")
          && !stating.contains { text.dropFirst(failure.count + 1).hasPrefix($0) }
      }
      && !words.dropFirst().contains(where: causes.contains)
  }

  private static let failing = Lexicon.interfaceWords.list("failing")
  private static let stating = Lexicon.interfaceWords.list("stating")
  private static let causes = Lexicon.interfaceWords.set("cause-word")

  /// Parts of the names, in lower case, by which code calls what tells an error.
  static let errorNames = Lexicon.interfaceWords.list("error-name")

  /// Whether `text` asks whether to drop what people have entered.
  static func speaksOfDiscarding(_ text: String) -> Bool {
    let text = text.lowercased()
    return discarding.contains(where: text.contains)
  }

  private static let discarding = Lexicon.interfaceWords.list("discarding")
}
