package import Guidelines
internal import Lexicon
internal import TextAnalysis

/// The mood and modality of English sentences, by their first words and by phrases.
package enum EnglishMood {
  /// Whether the sentence is imperative.
  package static func isImperative(_ sentence: some StringProtocol) -> Bool {
    imperativeVerb(of: sentence) != nil
  }

  /// Whether the sentence begins with an article, and so with its subject: "A gauge shows …".
  package static func namesSubject(_ sentence: some StringProtocol) -> Bool {
    plainWords(sentence, most: 1).first.map { articles.contains($0) } ?? false
  }

  static let articles = Lexicon.englishMood.set("article")

  /// Whether a heading states a rule: an imperative in sentence case, not a title.
  package static func isRuleHeading(_ heading: String) -> Bool {
    guard let verb = imperativeVerb(of: heading) else { return false }
    if endsSentence(heading) { return true }
    let words = heading.split(separator: " ").dropFirst()
    // "Decide between tabs and lists" introduces advice.
    if words.first == "between" { return false }
    // "Don't repeat text", "Be brief"
    if ordersBriefly(heading) { return !words.isEmpty }
    // "Use headers", "Place links carefully"
    if words.allSatisfy({ $0.first?.isLowercase == true }), ordersPlural(heading, verb) {
      return true
    }
    if words.count > 1, words.first.map({ articles.contains(String($0)) }) ?? false { return true }
    let lower = words.count { $0.first?.isLowercase == true }
    // "Use clear labels"
    if words.count == 2, lower == 2 {
      return !nouns.contains(verb) && heading.last != ":" && !isReference(plainWords(heading))
    }
    return words.count > 2 && lower * 2 > words.count && lower > 2
  }

  /// Whether a short text without a stop orders something of several things: "Place links carefully".
  static func ordersPlural(_ text: some StringProtocol, _ verb: String) -> Bool {
    let words = plainWords(text, most: 4)
    guard words.count > 1, words[1].hasSuffix("s"), words[0] == verb else { return false }
    return words.count == 2 ? !nouns.contains(verb) : words.count == 3 && words[2].hasSuffix("ly")
  }

  /// Whether the sentence begins with a verb that orders with any word behind it: "Be brief", "Avoid text".
  static func ordersBriefly(_ sentence: some StringProtocol) -> Bool {
    imperativeVerb(of: sentence).map { verb in
      verb == "be" || verbModalities[verb] == .avoid || verbModalities[verb] == .never
    } ?? false
  }

  /// Whether the sentence prescribes something, as an imperative or by a phrase.
  package static func prescribes(_ sentence: some StringProtocol) -> Bool {
    let words = withoutRelatives(plainWords(Quotations.removed(from: Substring(sentence))))
    guard !isReference(words) else { return false }
    // "Only one needle can be shown"
    if prescriptions.occurs(in: words) || callsForAction(words) || emphasizesDuty(sentence) {
      return true
    }
    if words.first == "only", words.contains("can") { return true }
    // "One idea per page", but not "One pixel per point is drawn"
    if words.first == "one", words.contains("per"), !words.contains(where: isFinite) { return true }
    guard words.count > 2, let verb = imperativeVerb(of: sentence) else {
      return endsInOrder(sentence)
    }
    // "To open the item, press harder" explains how to use something, not how to design it.
    return !(gestures.contains(verb) && ["to", "by"].contains(words[0]))
      && !readerVerbs.contains(verb)
  }

  /// Whether a clause at its end orders something: "It draws the eye, so use it sparingly".
  private static func endsInOrder(_ sentence: some StringProtocol) -> Bool {
    let text = Substring(sentence)
    return clauses.contains { conjunction in
      text.utf8Range(of: conjunction).map { range in
        let clause = text[range.upperBound...]
        return clause.utf8.contains(0x20) && openingVerb(of: clause) != nil
      } ?? false
    }
  }

  private static let clauses = Lexicon.englishMood.list("order-clause")

  /// The imperative verb in lower case, after an opening like "In general," or "If you use an icon,".
  package static func imperativeVerb(of sentence: some StringProtocol) -> String? {
    let sentence = Substring(sentence)
    let opening = withoutLabel(sentence.fromFirstLetter(orNumber: true))
    guard
      let verb = openingVerb(of: opening) ?? closingVerb(of: opening) ?? labelledVerb(of: opening),
      !beginsWithQuotation(sentence), !explainsTerm(sentence), !namesCommand(sentence)
    else { return nil }
    return verb
  }

  /// The verb after a few words and a colon, as in "Brand color: Use it sparingly".
  private static func labelledVerb(of sentence: Substring) -> String? {
    let opening = sentence.utf8.prefix(40)
    guard let colon = opening.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let rest = sentence[colon...].utf8.dropFirst(2)
    guard sentence[colon...].utf8.dropFirst().first == 0x20,
      let first = rest.first, (0x41...0x5A).contains(first & ~0x20),
      !opening[..<colon].contains(where: ",.".utf8.contains),
      // "Examples: Draft saved"
      Announcement(String(sentence[..<colon])) != .examples,
      rest.count(where: { $0 == 0x20 }) > 1
    else { return nil }
    // "Error messages: state what happened", but not "Sizes: set by the system" and "Dot: Point Color".
    return openingVerb(of: Substring(rest)).flatMap { verb in
      let next = rest.dropFirst(verb.utf8.count).dropFirst().first ?? 0
      let isTitled = first & 0x20 == 0 && (0x41...0x5A).contains(next)
      let isObject = plainWords(Substring(rest), most: 2).last.map(objectWords.contains) ?? false
      return isObject || followedVerbs.contains(verb) || !nouns.contains(verb)
        || first & 0x20 == 0 && !isTitled ? verb : nil
    }
  }

  private static func openingVerb(of sentence: Substring) -> String? {
    var rest = sentence
    for _ in 0..<4 {
      var words = OpeningWords(rest)
      guard let first = words.next() else { return nil }
      let roles = roles(of: first)
      // "Size: small or large" lists what follows.
      if isLabel(rest, first), !prefacing.contains(first) { return nil }
      if roles.contains(.adverb), let space = rest.utf8.firstIndex(of: UInt8(ascii: " ")) {
        rest = rest[space...].fromFirstLetter(orNumber: false)
        continue
      }
      if roles.contains(.verb) {
        let (second, third) = (words.next(), words.next())
        if !isNoun(first, before: second, third), !namesThing(first, second, third) {
          return second == "that" && telling.contains(first) ? nil : first
        }
      }
      guard roles.contains(.opener), let comma = rest.utf8.firstIndex(of: UInt8(ascii: ","))
      else { return nil }
      rest = rest[comma...].fromFirstLetter(orNumber: true)
    }
    return nil
  }

  /// The verb after the last comma of a sentence that begins with conditions: "If it wraps, or …, shorten it".
  private static func closingVerb(of sentence: Substring) -> String? {
    var opening = OpeningWords(sentence)
    guard let first = opening.next(), roles(of: first).contains(.opener) else { return nil }
    let clauses = sentence.split(separator: ",")
    guard clauses.count > 2, let last = clauses.last,
      clauses[clauses.count - 2].split(separator: " ").count > 3
    else { return nil }
    var words = OpeningWords(last)
    return words.next().flatMap { isVerb($0) && !nouns.contains($0) ? $0 : nil }
  }

  /// Whether the first word, or the name that begins with this noun, is a label that ends in a colon.
  private static func isLabel(_ text: Substring, _ first: String) -> Bool {
    let opening = text.utf8.prefix(24)
    guard let colon = opening.firstIndex(of: UInt8(ascii: ":")),
      // After "For each name, use:" a list follows; in 'Write "Step 2:" above it' the colon is quoted.
      text.utf8.index(after: colon) < text.utf8.endIndex,
      !opening[..<colon].contains(UInt8(ascii: "\""))
    else { return false }
    return nouns.contains(first) || !opening[..<colon].contains(UInt8(ascii: " "))
  }

  /// Words that precede an imperative, with a colon or without.
  private static let prefacing = Lexicon.englishMood.set("preface")

  /// The roles of a word at the beginning of a sentence.
  private struct Roles: OptionSet {
    let rawValue: UInt8
    static let verb = Roles(rawValue: 1)
    static let adverb = Roles(rawValue: 2)
    static let opener = Roles(rawValue: 4)
  }

  /// The roles of a word in the table; otherwise words in "ly" are adverbs, and "right-align" is a verb.
  private static func roles(of word: String) -> Roles {
    if let known = roles[word] { return known }
    if word.utf8.count > 4, word.hasSuffix("ly") { return .adverb }
    guard let hyphen = word.lastIndex(of: "-"), word.firstIndex(of: "-") == hyphen else {
      return []
    }
    let verb = String(word[hyphen...].dropFirst())
    return nouns.contains(verb) ? [] : (roles[verb] ?? []).intersection(.verb)
  }

  private static let telling = Lexicon.englishMood.set("telling-verb")
  private static let roles: [String: Roles] = {
    var roles: [String: Roles] = [:]
    for (words, role) in [(verbs, Roles.verb), (adverbs, .adverb), (openers, .opener)] {
      for word in words { roles[word, default: []].insert(role) }
    }
    return roles
  }()

  /// Whether a short text without a verb of its own says when something applies: "For each error:".
  static func namesCase(_ text: String) -> Bool {
    var words = OpeningWords(text[...])
    guard let first = words.next(), roles(of: first).contains(.opener) else { return false }
    return text.utf8.count < 60 && !text.dropLast().contains { ",.:;".contains($0) }
      && plainWords(text).allSatisfy {
        !finites.contains($0) && !wantsVerb.contains($0) || $0 == first
      }
  }

  private static let wantsVerb = Lexicon.englishMood.set("wants-verb")

  /// The sentence without a leading number or name: "2.1 Use …", "Rule 3: Use …", "Tip: Use …".
  private static func withoutLabel(_ sentence: Substring) -> Substring {
    let word = Substring(sentence.unicodeScalars.prefix(while: \.isLetter))
    guard labels.contains(word.lowercased()) else {
      return withoutNumber(sentence, isNamed: false) ?? sentence
    }
    let rest = sentence.dropFirst(word.count).drop { $0 == " " || $0 == "#" }
    if rest.first == ":" { return rest.dropFirst().drop { !$0.isLetter && !$0.isNumber } }
    return withoutNumber(rest, isNamed: true) ?? sentence
  }

  /// The text after a number that is a label; `nil` if the number is part of the sentence.
  ///
  /// After a name any sign makes it a label; otherwise the number needs a dot or a parenthesis.
  private static func withoutNumber(_ text: Substring, isNamed: Bool) -> Substring? {
    let number = text.prefix { $0.isASCII && $0.isNumber || $0 == "." }
    guard number.first?.isNumber == true, number.count <= 8 else { return nil }
    let after = text[number.endIndex...]
    let signs = after.prefix { ":.)-–—".contains($0) || $0.isWhitespace }
    let isLabel =
      isNamed
      ? signs.contains { !$0.isWhitespace } : number.contains(".") || signs.first == ")"
    return isLabel ? after[signs.endIndex...].drop { !$0.isLetter && !$0.isNumber } : nil
  }

  private static let labels = Lexicon.englishMood.set("rule-label")

  /// The modality of the sentence.
  package static func modality(of sentence: String) -> Modality? { cue(of: sentence)?.modality }

  /// The words that determine the modality: the imperative verb, or the first phrase with a modality.
  package static func cue(of sentence: String) -> ModalityCue? {
    if let verb = imperativeVerb(of: sentence) { return cue(of: sentence, ordering: verb) }
    let words = withoutRelatives(plainWords(Quotations.withoutBrackets(mainClause(of: sentence))))
    // "No tab is hidden"
    if words.first == "no", words.count > 2, !amounts.contains(words[1]) {
      return ModalityCue(modality: .never, words: "no")
    }
    return (declared.firstText(in: duty(opening: words)) ?? declared.firstText(in: words)).map {
      ModalityCue(modality: declarations[$0].modality, words: declarations[$0].phrase)
    }
  }

  /// Words behind "no" that make it a part of an amount or no denial.
  private static let amounts = Lexicon.englishMood.set("no-amount")

  /// The words up to a duty whose details may deny something: "It must ensure that titles do not wrap".
  private static func duty(opening words: [String]) -> [String] {
    guard let end = words.firstIndex(where: { $0 == "that" || $0 == "to" }),
      words[..<end].last != "not", words[end...].dropFirst().first != "avoid",
      words[..<end].suffix(3).contains(where: { binding.contains($0) || $0 == "recommended" })
    else { return [] }
    return Array(words[..<end])
  }

  private static func cue(of sentence: String, ordering verb: String) -> ModalityCue {
    let words = plainWords(sentence)
    if let order = orders.firstText(in: words).map({ orderRows[$0] }),
      let modality = Modality(rawValue: order["modality"])
    {
      return ModalityCue(modality: modality, words: order.entry)
    }
    if let modality = verbModalities[verb] { return ModalityCue(modality: modality, words: verb) }
    if verb == "do" {
      if words.starts(with: ["do", "not"]) || doNot.occurs(in: words) {
        return ModalityCue(modality: .avoid, words: "do not")
      }
    } else if saysAlways(words) {
      return ModalityCue(modality: .must, words: "always")
    }
    return ModalityCue(modality: .should, words: verb)
  }

  /// The phrases that make an order weaker, stronger or a prohibition, whatever its verb.
  private static let orderRows = Lexicon.englishModality.rows("order")
  private static let orders = PhraseSet(orderRows.map(\.entry))

  /// Verbs with a modality of their own.
  private static let verbModalities: [String: Modality] = [
    "never": .never, "always": .must, "make": .should,
    "avoid": .avoid, "don't": .avoid, "resist": .avoid, "refrain": .avoid,
    "consider": .consider, "think": .consider,
  ]

  /// `words` without modals that do not bind the reader: negations in a relative clause ("on
  /// devices that don't support it"), in a condition ("if an image isn't available") or of a manner
  /// ("always as a whole, never partially"), and obligations in questions, suppositions and denials
  /// ("how it should look", "should a download fail", "you never have to").
  private static func withoutRelatives(_ words: [String]) -> [String] {
    guard bindingOrDenying.occurs(in: words) || words.first == "to" else { return words }
    return words.indices.lazy.filter { index in
      if tellsPurpose(words, at: index) { return false }
      let isRelative = index > 0 && relatives.contains(words[index - 1])
      let isDescribed =
        denials.contains(words[index]) && (isRelative || isInCondition(words, at: index))
      return !isDescribed && !deniesManner(words, at: index) && !isNoDuty(words, at: index)
    }.map { words[$0] }
  }

  /// Whether "avoid" only says what something else is for: "It should be disabled after submission to avoid a
  /// second request", "To avoid one, you should …".
  private static func tellsPurpose(_ words: [String], at index: Int) -> Bool {
    words[index] == "avoid" && index > 0 && words[index - 1] == "to"
      && (index == 1 || index > 4 && words[..<(index - 4)].contains(where: binding.contains))
  }

  private static let binding = Lexicon.englishMood.set("binding")

  /// Whether the modal at `index` does not bind the reader.
  private static func isNoDuty(_ words: [String], at index: Int) -> Bool {
    switch words[index] {
    case "never": deniesNeed(words, at: index) || joinsDuty(words, at: index)
    case "not": index > 0 && modals.contains(words[index - 1]) && joinsDuty(words, at: index)
    case "should", "must": isSupposed(words, at: index)
    case "has", "needs": describesNeed(words, at: index)
    case "required": isDescribedAsRequired(words, at: index)
    default: false
    }
  }

  /// Whether "has" or "needs" only describes something: "What has to be seen at once".
  private static func describesNeed(_ words: [String], at index: Int) -> Bool {
    index > 0 && relatives.contains(words[index - 1])
      // "It is dimmed if a field needs to be filled in", but not "If it is small, it needs a name"
      || words[..<index].suffix(5).lastIndex(where: conditions.contains).map { $0 > 0 } ?? false
      || words[max(0, index - 2)..<index].contains("what")
      || words[max(0, index - 8)..<index].contains("no")
  }

  /// Whether "required" only tells which things are meant, or when: "A page that is required …", "Required fields
  /// are marked", "It is added if required".
  private static func isDescribedAsRequired(_ words: [String], at index: Int) -> Bool {
    index > 1 && relatives.contains(words[index - 2])
      || index > 0 && conditions.contains(words[index - 1])
      || index == 0 && words.count > 2 && !nounFollowers.contains(words[1])
  }

  /// Whether "never" negates a fact or a need, no action: "It's never been easier", "you never have to".
  private static func deniesNeed(_ words: [String], at index: Int) -> Bool {
    let rest = words[(index + 1)...].prefix(2)
    return index > 0 && words[index - 1] == "will" || rest.first == "been"
      || ["have", "has", "need", "needs"].contains(rest.first) && rest.last == "to"
  }

  /// Whether a denial at `index` only adds to a duty before it: "should be visible but never compete", "must
  /// fit, and the title must not wrap".
  private static func joinsDuty(_ words: [String], at index: Int) -> Bool {
    let joint = words[max(0, index - 4)..<index].lastIndex { $0 == "but" || $0 == "and" }
    return joint.map { words[..<$0].contains("should") || words[..<$0].contains("must") } ?? false
  }

  /// Whether "should" or "must" asks or supposes: "how it should look", "should a download fail".
  private static func isSupposed(_ words: [String], at index: Int) -> Bool {
    let rest = words[(index + 1)...].prefix(2)
    if rest.elementsEqual(["have", "been"]) { return true }
    // "It should read “Save”": the quotation has been removed.
    if rest.first == "read", rest.last != "well" { return true }
    // "people who must use a keyboard", "where a key must be held"
    // "Where it fits, it should …" begins with a condition.
    let before = words[max(0, index - 4)..<index]
    let isRelative = before.lastIndex(of: "where").map { $0 > 0 } ?? false
    if before.last == "who" || isRelative { return true }
    if index == 0 { return rest.first.map(subjects.contains) ?? false }
    let asking = before.lastIndex(where: questions.contains)
    return asking.map { $0 == 0 || words[$0 - 1] != "matter" } ?? false
  }

  private static let questions = Lexicon.englishMood.set("question")
  private static let subjects = Lexicon.englishMood.set("duty-subject")

  /// Whether "never" at `index` negates an adverb: "never partially", but not "should never suddenly".
  private static func deniesManner(_ words: [String], at index: Int) -> Bool {
    guard words[index] == "never", index > 0, index + 1 < words.count else { return false }
    return words[index + 1].hasSuffix("ly") && !modals.contains(words[index - 1])
  }

  private static let modals = Lexicon.englishMood.set("modal")
  static let bindingOrDenying = PhraseSet(Array(binding.union(denials)))
  static let relatives = Lexicon.englishMood.set("relative")
  private static let denials = Lexicon.englishMood.set("denial")

  /// Whether a word is used as a noun: "Support for …", "Use of …", "Labels are …".
  private static func isNoun(_ word: String, before next: String?, _ other: String?) -> Bool {
    guard let next, word != "consider", word != "avoid", word != "don't" else { return false }
    // "Touch targets must …"
    if nouns.contains(word), other == "must" || other == "should" { return true }
    // "Audit and test your app."
    if next == "and" || next == "or", let other, verbs.contains(other),
      !nouns.contains(word) || !nouns.contains(other)
    {
      return false
    }
    // "Turn on the light" and "Use for warnings" order, "Research on buttons" does not.
    if nounFollowers.contains(next), next != "on" && next != "for" || nouns.contains(word) {
      return !followedVerbs.contains(word) || finites.contains(next)
    }
    return nouns.contains(word) && isDoneByThing(next)
  }

  /// Whether a verb says what a thing does: "Focus moves to it".
  static func isDoneByThing(_ word: String) -> Bool {
    let stem = String(word.dropLast())
    return word.last == "s" && verbs.contains(stem) && !nouns.contains(stem)
  }

  /// Whether what a thing does follows its name: "Remove button (optional): Removes it".
  private static func explainsTerm(_ sentence: Substring) -> Bool {
    guard let colon = sentence.utf8.prefix(60).firstIndex(of: UInt8(ascii: ":")) else {
      return false
    }
    var words = OpeningWords(sentence[colon...].dropFirst())
    return words.next().map(isDoneByThing) ?? false
  }

  /// Words that follow nouns and rarely verbs.
  private static let nounFollowers = Lexicon.englishMood.set("noun-follower")
  private static let followedVerbs = Lexicon.englishMood.set("followed-verb")

  /// Whether the words are the subject and verb of a statement: "Push buttons can …", "Help tags appear …".
  private static func namesThing(_ first: String, _ second: String?, _ third: String?) -> Bool {
    guard let second, let third, nouns.contains(first), !objectWords.contains(second) else {
      return false
    }
    // "Toggle buttons feature a second state", but not "Help people learn it"
    let isDone = verbs.contains(third) && !nouns.contains(third) && second.last == "s"
    return finites.contains(third) || isDone && !persons.contains(second)
  }

  private static let persons = Lexicon.englishMood.set("person")

  static let objectWords = Lexicon.englishMood.set("object-word")

  /// Whether a short lead may be a name, although its first word is also a verb: "Center area".
  package static func mayNameThing(_ lead: String) -> Bool {
    let words = plainWords(lead, most: 3)
    guard let first = words.first, let last = words.last else { return false }
    return words.count == 1
      || words.count == 2 && nouns.contains(first) && !last.hasSuffix("s") && last != "both"
  }

  /// Verbs that are also nouns.
  private static let nouns = Lexicon.englishMood.set("noun-too")
  private static let finites = Lexicon.englishMood.set("finite")

  static let openers = Lexicon.englishMood.set("opener")
  private static let adverbs = Lexicon.englishMood.set("adverb")
  static func isFinite(_ word: String) -> Bool { finites.contains(word) }
  static func isAdverb(_ word: String) -> Bool { adverbs.contains(word) }
  static func isVerb(_ word: String) -> Bool { verbs.contains(word) }

  /// Also in British spelling: summarise.
  private static let verbs = Lexicon.englishMood.set("verb").reduce(into: Set<String>()) {
    $0.insert($1)
    if $1.hasSuffix("ize") { $0.insert($1.dropLast(3) + "ise") }
  }

  private static let prescriptions = PhraseSet(
    Lexicon.englishMood.list("prescription") + Lexicon.englishModality.list("rejection")
      + Lexicon.englishModality.list("permission"))
  private static let doNot = PhraseSet("do not")
  private static let declared = PhraseSet(declarations.map(\.phrase))
  /// The phrases with a modality, in order of precedence.
  private static let declarations = Lexicon.englishModality.map { row in
    guard let modality = Modality(rawValue: row["modality"]) else {
      preconditionFailure("\(row.place): no modality")
    }
    return (phrase: row.entry, modality: modality)
  }
}
