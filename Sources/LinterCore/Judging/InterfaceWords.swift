internal import Guidelines
internal import Lexicon

/// Words from which checks infer what a control does or what a field is for.
package enum InterfaceWords {
  /// The last parts, in lower case, of the names of what holds a text that people see: `alertTitle`.
  package static let textNames = Lexicon.interfaceWords.list("text-name")

  /// A list of complete titles.
  enum Titles: String, CaseIterable {
    case cancel
    case done
    case agreement
    case answer
    case emptyLink = "empty-link"
    case linkAlone = "link-alone"
    case vagueLink = "vague-link"
    case wayOut = "way-out"
    case emptyTitle = "empty-title"
    case waiting
    case ownAppearance = "own-appearance"
    case lightOption = "light-option"
    case darkOption = "dark-option"
    case affirming
    case emptySearch = "empty-search"
    case emptyProgress = "empty-progress"
    case vagueAnswer = "vague-answer"
    case vagueError = "vague-error"
    case commonTitle = "common-title"
    case keeping
    case appleSignIn = "apple-sign-in"
    case builderTitle = "builder-title"
    case goingOn = "going-on"
    case leaving
    case signingOut = "signing-out"
  }

  private static let titles: [Titles: Set<String>] = Dictionary(
    uniqueKeysWithValues: Titles.allCases.map {
      ($0, Set(Lexicon.interfaceWords.list($0.rawValue)))
    })

  private static let destructive = Lexicon.interfaceWords.list("destructive")

  private static let fields = Lexicon.interfaceWords.rows("field").map {
    (words: words(of: $0.entry), means: $0["means"])
  }

  /// Whether `text` matches one of the titles in any language, ignoring punctuation at the end.
  static func reads(_ text: InterfaceText, as titles: Titles) -> Bool {
    text.readings.contains { reads(trimmed: $0.text, as: titles) }
  }

  /// Whether a text without white space at its ends matches one of the titles, ignoring punctuation at the end.
  static func reads(trimmed text: String, as titles: Titles) -> Bool {
    self.titles[titles]?.contains(text.lowercased().trimmed(of: ".!…")) == true
  }

  /// Whether `text` starts, or in Korean ends, with a word for permanent deletion; only its first language
  /// is considered.
  package static func isDestructive(_ text: InterfaceText) -> Bool {
    guard let reading = text.readings.first else { return false }
    var words = words(of: reading.text)
    // “Yes, Permanently Delete” is titled by its last word.
    while words.count > 1,
      titles[.answer]?.contains(words[0]) == true || manners.contains(words[0])
    {
      words.removeFirst()
    }
    return (reading.language == .ko ? words.last : words.first).map(destructive.contains) ?? false
  }

  /// Whether `text` starts, or in Korean ends, with a word for removing something, if only from a list or a
  /// screen.
  package static func takesAway(_ text: InterfaceText) -> Bool {
    guard let reading = text.readings.first else { return false }
    let words = words(of: reading.text)
    return removing.contains { entry in
      (reading.language == .ko ? words.suffix(entry.count) : words.prefix(entry.count))
        .elementsEqual(entry)
    }
  }

  /// Whether `text` names something that the app makes again by itself, such as a cache.
  static func isMadeAgain(_ text: InterfaceText) -> Bool {
    text.readings.contains { reading in
      words(of: reading.text).contains { word in
        madeAgain.contains { reading.language == .ko ? word.hasPrefix($0) : word == $0 }
      }
    }
  }

  static let madeAgain = Lexicon.interfaceWords.list("made-again")

  private static let manners = Lexicon.interfaceWords.set("manner")
  private static let removing = Lexicon.interfaceWords.list("removing").map(words)

  /// Whether `text` mentions mouse actions such as clicking.
  static func speaksOfMouse(_ text: InterfaceText) -> Bool {
    text.readings.contains { reading in
      words(of: reading.text).contains { word in
        mouse.contains { reading.language == .ko ? word.hasPrefix($0) : word == $0 }
      }
    }
  }

  private static let mouse = Lexicon.interfaceWords.list("mouse")

  /// Whether code calls a view by the name of a mark of a state: `WalkCell.statusDot`.
  static func namesMark(_ outlet: String) -> Bool {
    let words = parts(of: outlet.drop { $0 != "." }.dropFirst())
    return words.last { $0 != "view" && !$0.isEmpty }.map(marks.contains) == true
  }

  /// The words of a name in code, in lower case: `status` and `dot` of `statusDot`.
  static func parts(of name: some StringProtocol) -> [String] {
    var isSmall = false
    return name.reduce(into: [""]) { words, letter in
      if letter.isUppercase && isSmall || !letter.isLetter { words.append("") }
      if letter.isLetter { words[words.count - 1] += letter.lowercased() }
      isSmall = letter.isLowercase
    }
  }

  /// Whether the name of an image is that of a selection mark: `icon-check`.
  package static func namesChoice(_ image: String) -> Bool {
    parts(of: image).contains(where: choiceImages.contains)
  }

  private static let choiceImages = Set(Lexicon.interfaceWords.list("choice-image"))

  /// Whether a view with this name shows that an item is selected: `RowCheckbox`.
  static func marksChoice(_ view: String) -> Bool {
    let name = view.lowercased()
    return choiceViews.contains(where: name.contains)
  }

  private static let choiceViews = Lexicon.interfaceWords.list("choice-view")

  /// Whether an image is named after an arrow to a side: `chevron-right`, `ArrowLeft`.
  static func namesArrow(_ image: String) -> Bool {
    let name = image.lowercased()
    return arrows.contains(where: name.contains) && sides.contains(where: name.contains)
  }

  private static let arrows = Lexicon.interfaceWords.list("arrow")
  private static let sides = Lexicon.interfaceWords.list("side")

  /// Whether a file by this path holds what people never see: `Tests/MapMock.swift`.
  static func isForDevelopers(_ path: String) -> Bool {
    developerFiles.contains(where: path.lowercased().contains)
  }

  private static let developerFiles = Lexicon.interfaceWords.list("developer-file")

  /// Whether a symbol points to a side or to an explanation and so is no sign of a state: `info.circle`.
  static func tellsNoState(_ symbol: String) -> Bool {
    statelessSymbols.contains(where: symbol.hasPrefix)
  }

  private static let statelessSymbols = Lexicon.interfaceWords.list("stateless-symbol")

  /// Whether a function or a type of this name writes for developers: `logger`, `addEvent`, `assertionFailure`.
  package static func namesLog(_ name: some StringProtocol) -> Bool {
    let words = parts(of: name)
    return words.last.map(logNouns.contains) == true
      || name.first?.isLowercase == true && logVerbs.contains(words[0])
  }

  private static let logNouns = Lexicon.interfaceWords.set("log-noun")
  private static let logVerbs = Lexicon.interfaceWords.set("log-verb")

  /// Whether a view of this name shows a short message: `ToastView`.
  static func namesMessage(_ view: String) -> Bool {
    messages.contains(where: view.lowercased().contains)
  }

  private static let messages = Lexicon.interfaceWords.list("brief-message")

  /// Whether the name of a view is that of a placeholder shown during loading: `PlaceholderRow`.
  static func namesStandIn(_ view: String) -> Bool {
    parts(of: view).contains(where: standIns.contains)
  }

  private static let standIns = Lexicon.interfaceWords.set("stand-in")

  /// Whether a view of this name is a badge, which holds a number in a small shape: `UnreadBadge`.
  package static func namesBadge(_ view: String) -> Bool {
    parts(of: view).last { $0 != "view" && $0 != "label" }.map(badges.contains) == true
  }

  private static let badges = Lexicon.interfaceWords.set("badge")

  /// Whether VoiceOver reads a symbol by a name that says what a button with it does: `play.fill` as Play, and
  /// `chevron.left` as Back where `action` goes back.
  static func saysItself(_ symbol: String, running action: String?) -> Bool {
    let parts = symbol.split(separator: ".").filter { !["fill", "circle"].contains($0) }
    guard let name = spokenSymbols[parts.joined(separator: ".")] else { return false }
    return name != "Back" || Self.parts(of: action ?? "").contains(where: goingBack.contains)
  }

  private static let spokenSymbols = Dictionary(
    Lexicon.interfaceWords.rows("spoken-symbol").map { ($0.entry, $0["means"]) }
  ) { first, _ in first }
  private static let goingBack = Lexicon.interfaceWords.set("going-back")

  /// Whether a view of this name shows that something is going on: `UploadSpinner`.
  static func namesProgress(_ view: String) -> Bool { isView(view, namedAfter: progressNames) }

  /// Whether a view of this name turns while something is going on, as the system's indicators do.
  package static func namesActivity(_ view: String) -> Bool {
    isView(view, namedAfter: activityNames)
  }

  /// Whether the name of a view ends with one of `words`, or with one of them and "View".
  private static func isView(_ view: String, namedAfter words: [String]) -> Bool {
    let name = view.lowercased()
    return words.contains { name.hasSuffix($0) || name.hasSuffix($0 + "view") }
  }

  private static let activityNames = Lexicon.interfaceWords.list("activity-name")

  private static let progressNames = Lexicon.interfaceWords.list("progress-name")

  /// Whether a screen of this name is about permissions, or what needs them: `ReminderSettings`.
  static func namesPermission(_ screen: String) -> Bool {
    permissionScreens.contains(where: screen.lowercased().contains)
  }

  private static let permissionScreens = Lexicon.interfaceWords.list("permission-screen")

  /// Whether `text` starts, or in Korean ends, with a word for something that destroys nothing, without another
  /// word for what it destroys.
  static func isHarmless(_ text: InterfaceText) -> Bool {
    guard let reading = text.readings.first else { return false }
    let words = words(of: reading.text)
    return (reading.language == .ko ? words.last : words.first).map(harmless.contains) == true
      && !words.contains(where: harmful.contains)
  }

  private static let harmless = Lexicon.interfaceWords.list("harmless")
  private static let harmful = Lexicon.interfaceWords.list("harmful")

  /// Whether a purpose string only says that a permission is needed, and not what for.
  static func statesNoPurpose(_ text: String) -> Bool {
    let text = InterfaceText(literal: text)
    guard let reading = text.readings.first else { return false }
    let words = words(of: reading.text)
    if reading.language == .ko {
      return asking.contains(where: reading.text.contains)
        && !purposes.contains(where: reading.text.contains)
    }
    guard words.count > 2, words.contains(where: asking.contains) else { return false }
    // “needs access to your camera” and “needs to use the camera” state none, “to scan codes” does.
    return !words.indices.contains { index in
      let next = words[(index + 1)...].first ?? ""
      // “access to secure your notes” states one as well.
      let isOfThing =
        words.dropFirst(index + 2).first.map(articles.contains) == true
        && !quantifiers.contains(next)
      let isLed =
        index > 0 && purposeLeads.contains(words[index - 1])
        && (!isOfThing || articles.contains(next))
      return purposes.contains(words[index]) && !(words[index] == "to" && asking.contains(next))
        && !(isLed && ["to", "for", "in"].contains(words[index]))
    }
  }

  private static let asking = Lexicon.interfaceWords.list("asking")
  private static let purposes = Lexicon.interfaceWords.list("purpose")
  private static let articles = Lexicon.interfaceWords.set("article")
  private static let quantifiers = Lexicon.interfaceWords.set("quantifier")
  private static let purposeLeads = Lexicon.interfaceWords.list("purpose-lead")

  /// Whether a purpose string tells people what to answer.
  static func tellsAnswer(_ text: String) -> Bool {
    let text = text.lowercased()
    return permissionAnswers.contains(where: text.contains)
  }

  private static let permissionAnswers = Lexicon.interfaceWords.list("permission-answer")

  private static let marks = Lexicon.interfaceWords.list("mark")

  /// Whether a function of this name only gives feedback: `impactOccurred`.
  static func givesFeedback(_ function: Substring) -> Bool {
    feedback.contains(where: function.lowercased().contains)
  }

  /// Whether `text` starts, or in Korean ends, with the word that allows something.
  static func allows(_ text: InterfaceText) -> Bool {
    guard let reading = text.readings.first else { return false }
    let words = words(of: reading.text)
    return (reading.language == .ko ? words.last : words.first).map(allowing.contains) == true
  }

  /// Whether `text` names something that the system asks a permission for.
  static func namesProtected(_ text: InterfaceText) -> Bool {
    text.readings.contains { reading in
      let words = words(of: reading.text)
      return protected.contains(where: words.contains)
    }
  }

  /// Whether an action asks for a permission: `requestAuthorization`.
  static func asksForPermission(_ action: String) -> Bool {
    permissionCalls.contains(where: action.contains)
  }

  private static let allowing = Lexicon.interfaceWords.list("allowing")
  private static let protected = Lexicon.interfaceWords.list("protected")
  private static let permissionCalls = Lexicon.interfaceWords.list("permission-call")

  /// Whether the source of an action may close what it is in: `dismiss()`, `isShown = false`.
  static func mayClose(_ action: String) -> Bool { closing.contains(where: action.contains) }

  private static let closing = Lexicon.interfaceWords.list("closing")

  /// Whether `text` tells that something has been done as people wanted, and asks nothing.
  static func tellsSuccess(_ text: InterfaceText) -> Bool {
    guard let reading = text.readings.first, !reading.text.contains("?") else { return false }
    if reading.language == .ko {
      return success.contains(where: reading.text.contains)
        && !failure.contains(where: reading.text.contains)
    }
    let words = words(of: reading.text)
    return !words.contains(where: failure.contains)
      && (words.contains(where: success.contains) || words.last.map(done.contains) == true)
  }

  private static let success = Lexicon.interfaceWords.list("success")
  private static let done = Lexicon.interfaceWords.list("achieved")
  private static let failure = Lexicon.interfaceWords.list("failure")

  private static let feedback = Lexicon.interfaceWords.list("feedback")

  /// Whether `text` explains how to refresh.
  static func tellsHowToRefresh(_ text: InterfaceText) -> Bool {
    text.readings.contains { reading in
      let words = words(of: reading.text)
      return refreshing.contains { hint in
        reading.language == .ko ? words.contains { $0.hasPrefix(hint) } : words.contains(hint)
      }
    }
  }

  private static let refreshing = Lexicon.interfaceWords.list("refresh")

  /// Whether two texts are the same in some language, ignoring case and punctuation.
  static func say(_ text: InterfaceText, _ other: InterfaceText) -> Bool {
    text.readings.contains { reading in
      let said = words(of: reading.text)
      return !said.isEmpty
        && other.readings.contains {
          $0.language == reading.language && words(of: $0.text) == said
        }
    }
  }

  /// Whether `text` tells people to press the button called `title`.
  static func explains(_ title: InterfaceText, in text: InterfaceText) -> Bool {
    text.readings.contains { reading in
      guard let name = title.readings.first(where: { $0.language == reading.language }) else {
        return false
      }
      let (told, said) = (words(of: reading.text), words(of: name.text))
      guard !said.isEmpty else { return false }
      if reading.language == .ko {
        return told.contains { word in pressing.contains { word.hasPrefix($0) } }
          && reading.text.contains(name.text)
      }
      return told.indices.contains { index in
        let next = told[(index + 1)...].drop { ["the", "on"].contains($0) }
        return pressing.contains(told[index]) && next.starts(with: said)
      }
    }
  }

  private static let pressing = Lexicon.interfaceWords.list("pressing")

  /// What a field with the label or placeholder `text` is for: `email`, `password`; `nil` if no word in it
  /// is known.
  static func field(_ text: InterfaceText) -> String? {
    for reading in text.readings {
      let own = words(of: reading.text)
      if let known = fields.first(where: { own.contains($0.words) }) { return known.means }
    }
    return nil
  }

  /// What a field is for that sets a variable of this name, as far as that says it in its last words: `serverURL`.
  ///
  /// Numbers and hosts are left out, since code calls much else by such words: `vintageYear`, `host`.
  static func field(named variable: String) -> String? {
    let parts = parts(of: variable)
    return fields.first { field in
      !["pin", "integer", "number", "host"].contains(field.means) && !field.words.isEmpty
        && parts.ends(with: field.words)
    }?.means
  }

  /// Whether texts, or the name of a type, are about what has a password without being an account: a network,
  /// a certificate.
  static func namesNoAccount(_ texts: [InterfaceText], in type: String) -> Bool {
    let parts = parts(of: type)
    return accountless.contains { parts.contains($0) }
      || texts.contains { text in
        text.readings.contains { reading in
          let own = words(of: reading.text)
          return accountless.contains { own.contains($0) }
        }
      }
  }

  private static let accountless = Lexicon.interfaceWords.list("no-account").map(words(of:))

  private static func words(of text: String) -> [String] {
    let text = text.lowercased()
    // Each of these is a character by itself.
    guard text.unicodeScalars.allSatisfy({ $0.isASCII || $0.isSyllable }) else {
      return text.split { !$0.isLetter && !$0.isNumber && $0 != "-" }.map(String.init)
    }
    return text.utf8.split { byte in
      !(0x61...0x7A).contains(byte) && !(0x30...0x39).contains(byte) && byte != 0x2D && byte < 0x80
    }.map { String(Substring($0)) }
  }
}

extension [String] {
  /// Whether its last elements are `words`.
  fileprivate func ends(with words: [String]) -> Bool { suffix(words.count).elementsEqual(words) }
}

extension String {
  /// The text without white space at either end, and without `marks` at its end.
  fileprivate func trimmed(of marks: String) -> String {
    let text = trimmed
    var rest = text[...]
    while let last = rest.unicodeScalars.last, !last.isSyllable,
      !(0x61...0x7A).contains(last.value), let mark = rest.last, marks.contains(mark)
    {
      rest.removeLast()
    }
    return rest.endIndex == text.endIndex ? text : String(rest)
  }
}
