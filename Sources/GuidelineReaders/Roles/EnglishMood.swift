package import Guidelines
internal import TextAnalysis

/// What kind of sentence an English sentence is, as far as rules need it.
package enum EnglishMood {
  /// Whether the sentence tells someone to do something.
  package static func isImperative(_ sentence: some StringProtocol) -> Bool {
    imperativeVerb(of: sentence) != nil
  }

  /// Whether the sentence begins with what it is about, and so orders nothing: "A gauge shows …".
  package static func namesSubject(_ sentence: some StringProtocol) -> Bool {
    plainWords(sentence, most: 1).first.map { ["a", "an", "the"].contains($0) } ?? false
  }

  /// Whether a heading is a rule in itself: an order in sentence case, not a title.
  package static func isRuleHeading(_ heading: String) -> Bool {
    guard isImperative(heading) else { return false }
    if endsSentence(heading) { return true }
    let words = heading.split(separator: " ").dropFirst()
    let lower = words.count { $0.first?.isLowercase == true }
    return words.count > 2 && lower * 2 > words.count && lower > 2
  }

  /// Whether the sentence prescribes something, be it an order or not.
  package static func prescribes(_ sentence: some StringProtocol) -> Bool {
    let words = withoutRelatives(plainWords(sentence))
    guard !isReference(words) else { return false }
    if prescriptions.occurs(in: words) { return true }
    guard words.count > 2, let verb = imperativeVerb(of: sentence) else { return false }
    // "To open the item, press harder" tells people how to use a thing, not how to design it.
    return !(gestures.contains(verb) && ["to", "by"].contains(words[0]))
  }

  /// The verb that the sentence begins with, in lower case, after what may stand before it: "In
  /// general,", "If you use an icon,".
  package static func imperativeVerb(of sentence: some StringProtocol) -> String? {
    var rest = Substring(sentence)
    guard let start = rest.withUTF8({ $0.firstPlace(from: 0, orNumber: true) }) else { return nil }
    rest = withoutLabel(rest[rest.utf8.index(rest.startIndex, offsetBy: start)...])
    return rest.withUTF8 { imperativeVerb(ofUTF8: $0) ?? labelledVerb(of: $0) }
  }

  /// The verb behind a few words and a colon, as in "Brand color: Use it sparingly".
  private static func labelledVerb(of sentence: UnsafeBufferPointer<UInt8>) -> String? {
    let opening = UnsafeBufferPointer(rebasing: sentence.prefix(40))
    guard let colon = opening.place(of: UInt8(ascii: ":")), colon + 2 < sentence.count,
      sentence[colon + 1] == 0x20, (0x41...0x5A).contains(sentence[colon + 2]),
      !opening[..<colon].contains(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") })
    else { return nil }
    let rest = UnsafeBufferPointer(rebasing: sentence[(colon + 2)...])
    return rest.count(where: { $0 == 0x20 }) > 1 ? imperativeVerb(ofUTF8: rest) : nil
  }

  private static func imperativeVerb(ofUTF8 sentence: UnsafeBufferPointer<UInt8>) -> String? {
    var start = 0
    for _ in 0..<4 {
      let rest = UnsafeBufferPointer(rebasing: sentence[start...])
      var words = OpeningWords(rest)
      guard let first = words.next() else { return nil }
      let roles = roles[first] ?? []
      // "Size: small or large" names what follows.
      if isLabel(rest), !prefacing.contains(first) { return nil }
      if roles.contains(.adverb), let space = rest.place(of: UInt8(ascii: " ")) {
        start += rest.firstPlace(from: space, orNumber: false) ?? rest.count
        continue
      }
      if roles.contains(.verb) {
        let (second, third) = (words.next(), words.next())
        if !isNoun(first, before: second, third), !namesThing(first, second, third) {
          return first
        }
      }
      guard roles.contains(.opener), let comma = rest.place(of: UInt8(ascii: ",")) else {
        return nil
      }
      start += rest.firstPlace(from: comma + 1, orNumber: true) ?? rest.count
    }
    return nil
  }

  /// Whether the first word is a label with a colon.
  private static func isLabel(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let colon = text.place(of: UInt8(ascii: ":")), colon < 24 else { return false }
    return !text[..<colon].contains(UInt8(ascii: " "))
  }

  /// What prefaces an order, with a colon or without.
  private static let prefacing: Set = ["do", "don't", "avoid", "never", "always", "consider"]

  /// What the first word of a sentence may be.
  private struct Roles: OptionSet {
    let rawValue: UInt8
    static let verb = Roles(rawValue: 1)
    static let adverb = Roles(rawValue: 2)
    static let opener = Roles(rawValue: 4)
  }

  private static let roles: [String: Roles] = {
    var roles: [String: Roles] = [:]
    for (words, role) in [(verbs, Roles.verb), (adverbs, .adverb), (openers, .opener)] {
      for word in words { roles[word, default: []].insert(role) }
    }
    return roles
  }()

  /// The sentence without what numbers it: "2.1 Use …", "Rule 3: Use …".
  private static func withoutLabel(_ sentence: Substring) -> Substring {
    guard let first = sentence.utf8.first, (0x30...0x39).contains(first) || mayBeNamed(sentence)
    else { return sentence }
    var rest = sentence
    let word = rest.prefix { $0.isLetter }
    let isNamed = labels.contains(word.lowercased())
    if isNamed { rest = rest.dropFirst(word.count).drop { $0 == " " || $0 == "#" } }
    if isNamed, rest.first == ":" { return rest.dropFirst().drop { !$0.isLetter && !$0.isNumber } }
    let number = rest.prefix { $0.isASCII && $0.isNumber || $0 == "." }
    guard number.first?.isNumber == true, number.count <= 8 else { return sentence }
    let after = rest[number.endIndex...]
    let signs = after.prefix { ":.)-–—".contains($0) || $0.isWhitespace }
    guard
      isNamed
        ? signs.contains(where: { !$0.isWhitespace }) : number.contains(".") || signs.first == ")"
    else { return sentence }
    return after[signs.endIndex...].drop { !$0.isLetter && !$0.isNumber }
  }

  /// Whether a sentence begins with a word and a number; `false` is sure.
  private static func mayBeNamed(_ sentence: Substring) -> Bool {
    let behind = sentence.utf8.drop { (0x61...0x7A).contains($0 | 0x20) }
      .first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "#") }
    return behind.map { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ":") } ?? false
  }

  private static let labels: Set<String> = ["rule", "tip", "guideline", "principle", "no"]

  /// The modality of the sentence.
  package static func modality(of sentence: String) -> Modality? {
    if let verb = imperativeVerb(of: sentence) {
      switch verb {
      case "never": return .never
      case "avoid", "don't", "resist", "refrain": return .avoid
      case "do":
        let words = plainWords(sentence)
        return words.starts(with: ["do", "not"]) || doNot.occurs(in: words) ? .avoid : .should
      case "consider", "think": return .consider
      case "always": return .must
      case "be": return plainWords(sentence).contains("cautious") ? .avoid : .should
      case "make": return .should
      default: return saysAlways(sentence) ? .must : .should
      }
    }
    let words = withoutRelatives(plainWords(sentence))
    return declared.firstText(in: words).map { declarations[$0].modality }
  }

  /// Whether one of the sentences of `text` may say what must be or must never be; `false` is sure.
  package static func mayDemand(_ text: String) -> Bool { demanding.occur(in: text.lowercased()) }

  /// The longest word of each phrase that demands or forbids, with either apostrophe.
  private static let demanding = ByteNeedles(
    ["always"]
      + declarations.filter { $0.modality == .must || $0.modality == .never }.flatMap {
        $0.phrases.split(separator: "\n").flatMap { phrase in
          let word = String(phrase.split(separator: " ").max { $0.count < $1.count } ?? phrase)
          return [word, word.replacing("'", with: "’")]
        }
      })

  /// `words` without what only describes: the denial of a relative clause ("on devices that don't
  /// support it"), of a condition ("if an image isn't available") and of a manner ("always as a
  /// whole, never partially"), and a duty that is asked for, supposed or denied ("how it should
  /// look", "should a download fail", "you never have to").
  private static func withoutRelatives(_ words: [String]) -> [String] {
    guard bindingOrDenying.occurs(in: words) else { return words }
    return words.indices.lazy.filter { index in
      let isRelative = index > 0 && relatives.contains(words[index - 1])
      let isDescribed =
        denials.contains(words[index]) && (isRelative || isInCondition(words, at: index))
      return !isDescribed && !deniesManner(words, at: index) && !isNoDuty(words, at: index)
    }.map { words[$0] }
  }

  private static let binding: Set = ["never", "should", "must", "has", "needs"]

  /// Whether a word of `binding` at `index` binds nobody.
  private static func isNoDuty(_ words: [String], at index: Int) -> Bool {
    let rest = words[(index + 1)...].prefix(2)
    switch words[index] {
    case "never":
      return ["have", "has", "need", "needs"].contains(rest.first) && rest.last == "to"
    case "should", "must":
      if rest.elementsEqual(["have", "been"]) { return true }
      if index == 0 { return rest.first.map(subjects.contains) ?? false }
      let asking = words[max(0, index - 4)..<index].lastIndex(where: questions.contains)
      return asking.map { $0 == 0 || words[$0 - 1] != "matter" } ?? false
    // "What has to be seen at once" names it.
    case "has", "needs":
      return index > 0 && (words[index - 1] == "what" || relatives.contains(words[index - 1]))
    default: return false
    }
  }

  private static let questions: Set = ["how", "whether", "why"]
  private static let subjects: Set = [
    "a", "an", "the", "people", "you", "it", "they", "your", "this", "something", "someone",
  ]

  /// Whether a few words before `index` a condition begins.
  private static func isInCondition(_ words: [String], at index: Int) -> Bool {
    words[max(0, index - 5)..<index].contains(where: conditions.contains)
  }

  private static let conditions: Set = ["if", "when", "unless", "where", "because", "although"]

  /// Whether "never" at `index` stands before an adverb and behind no verb that it could forbid:
  /// "should never suddenly" does.
  private static func deniesManner(_ words: [String], at index: Int) -> Bool {
    guard words[index] == "never", index > 0, index + 1 < words.count else { return false }
    return words[index + 1].hasSuffix("ly") && !modals.contains(words[index - 1])
  }

  private static let modals: Set = ["should", "must", "can", "will", "shall", "and", "or", "but"]
  private static let bindingOrDenying = PhraseSet(Array(binding.union(denials)))
  private static let relatives: Set = ["that", "which", "who"]
  private static let denials: Set = ["don't", "doesn't", "aren't", "isn't", "can't", "cannot"]

  private static func saysAlways(_ sentence: String) -> Bool {
    var text = sentence
    return text.withUTF8 { $0.holds(lowered: "always") } && plainWords(sentence).contains("always")
  }

  /// Whether the sentence only sends the reader elsewhere: "For guidance, see …".
  package static func isReference(_ sentence: some StringProtocol) -> Bool {
    // References are short; what is long says something of its own.
    sentence.utf8.count < 400 && mayBeReference(sentence.utf8)
      && isReference(plainWords(sentence))
  }

  /// Whether the first letters are those of a word that references begin with; `false` is sure.
  private static func mayBeReference(_ sentence: some Collection<UInt8>) -> Bool {
    for byte in sentence {
      switch byte {
      // s, l, f
      case 0x53, 0x73, 0x4C, 0x6C, 0x46, 0x66: return true
      case 0x27, 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...: return byte == 0xE2
      default: continue
      }
    }
    return false
  }

  private static func isReference(_ words: [String]) -> Bool {
    switch words.first {
    case "see": return true
    case "learn": return words.dropFirst().first == "more"
    case "for": return words.contains("see") && !guidance.isDisjoint(with: words)
    default: return false
    }
  }

  private static let guidance: Set = [
    "guidance", "detail", "details", "information", "learn", "specifications", "more", "related",
  ]

  /// "Support for …", "Use of …", "Labels are …": the word is a noun there.
  private static func isNoun(_ word: String, before next: String?, _ other: String?) -> Bool {
    guard let next, word != "consider", word != "avoid", word != "don't" else { return false }
    // "Audit and test your app."
    if next == "and" || next == "or", let other, verbs.contains(other),
      !nouns.contains(word) || !nouns.contains(other)
    {
      return false
    }
    return nounFollowers.contains(next) && !followedVerbs.contains(word)
  }

  /// What stands behind a noun and seldom behind a verb.
  private static let nounFollowers: Set<String> = [
    "for", "of", "is", "are", "was", "can", "may", "and", "or", "has", "must", "uses", "shows",
    "lets", "makes", "helps", "provides", "appears", "gives", "offers", "works",
  ]
  private static let followedVerbs: Set<String> = [
    "look", "aim", "strive", "account", "prepare", "wait", "plan", "design",
    "allow", "opt", "ask", "check", "call", "adhere", "listen", "search", "decide", "write",
    "speak",
    "optimize", "build", "leave",
  ]

  /// Whether the words name what a sentence is about: "Push buttons can …", "Help tags appear …".
  private static func namesThing(_ first: String, _ second: String?, _ third: String?) -> Bool {
    guard let second, let third else { return false }
    return finites.contains(third) && nouns.contains(first)
      && !["that", "which", "what", "how", "it", "the", "to"].contains(second)
  }

  /// Whether a short lead may be the name of a thing though its first word is a verb as well.
  ///
  /// "Center area."
  package static func mayNameThing(_ lead: String) -> Bool {
    guard !holdsThreeWords(lead) else { return false }
    let words = plainWords(lead, most: 3)
    guard let first = words.first, let last = words.last else { return false }
    return words.count == 1
      || words.count == 2 && nouns.contains(first) && !last.hasSuffix("s") && last != "both"
  }

  /// Whether three letters of ASCII surely begin words; `false` leaves it open.
  private static func holdsThreeWords(_ text: String) -> Bool {
    var words = 0
    var isBehindSpace = true
    for byte in text.utf8 {
      if isBehindSpace, (0x61...0x7A).contains(byte | 0x20) {
        words += 1
        if words == 3 { return true }
      }
      isBehindSpace = byte == 0x20
    }
    return false
  }

  /// Verbs that are names of things and places as well.
  private static let nouns: Set<String> = [
    "push", "help", "center", "style", "image", "label", "list", "link", "group", "order", "name",
    "title", "mark", "tag", "place", "point", "record", "report", "focus", "format", "number",
    "rank", "test", "search", "filter", "scroll", "zoom", "tap", "press", "swipe", "click", "drag",
    "drop", "split", "stack", "layer", "pin", "switch", "toggle", "control", "display", "color",
    "tint", "fill", "outline", "share", "close", "start", "stop", "play", "pause", "lock", "map",
    "cache", "sort", "review", "support", "design", "size", "space", "position", "touch", "input",
    "guide", "exit", "change", "visit", "view", "measure", "request", "update", "download", "edit",
    "state", "stream", "round", "shape", "stand", "note", "signal", "slide", "surface", "target",
    "trace", "voice", "word", "rate", "profile", "post", "plot", "paint", "log", "loop", "level",
    "hint", "host", "frame", "flag", "double", "document", "cycle", "cue", "count", "copy",
    "contrast", "cluster", "block", "alert", "act", "answer", "call", "break", "default", "model",
    "type", "structure", "segment", "sample", "route", "phrase", "page", "transfer", "preview",
  ]
  private static let finites: Set<String> = [
    "is", "are", "can", "may", "might", "will", "has", "have", "appear", "appears", "contain",
    "contains", "let", "lets", "display", "displays", "provide", "provides", "include", "includes",
    "support", "supports", "consist", "consists", "do", "does", "don't", "doesn't", "help", "helps",
  ]

  private static let openers: Set<String> = [
    "in", "if", "when", "whenever", "where", "as", "for", "to", "on", "with", "by", "after",
    "before", "although", "because", "unless", "even", "instead", "at", "while", "until", "once",
    "regardless", "within", "during", "rather", "without", "depending", "besides", "beyond",
    "from", "since", "though", "through", "throughout",
  ]
  private static let adverbs: Set<String> = [
    "generally", "typically", "usually", "ideally", "please", "also", "then", "always", "only",
    "carefully", "automatically", "clearly", "temporarily", "visually", "next", "finally",
    "similarly", "however", "instead", "thoughtfully", "intelligently", "strongly", "just",
  ]
  private static let verbs: Set<String> = Set(
    """
    avoid don't never always do be use consider ensure make keep provide let help give include \
    show display present offer support enable allow prefer choose pick select place put \
    position locate arrange align organize order group design create write craft draft build \
    develop implement adopt apply set specify define describe explain communicate convey tell \
    inform indicate identify highlight emphasize express reflect represent reveal hide remove \
    reduce limit minimize maximize increase restrict reserve save preserve maintain restore \
    retain respect honor follow match mirror conform adapt adjust resize scale size customize \
    tailor personalize optimize simplify streamline clarify distinguish differentiate separate \
    combine merge integrate embed add append insert attach supply ask request require prompt \
    encourage invite welcome guide teach demonstrate illustrate confirm verify validate check \
    test review audit evaluate examine look think plan prepare anticipate expect account \
    prioritize balance embrace take bring turn start begin open launch load update refresh sync \
    notify warn remind respond react handle manage control track monitor measure store cache \
    download upload share send receive play pause stop end close dismiss cancel delete clear \
    reset undo move drag drop scroll zoom pan rotate flip tap press touch swipe click focus \
    style format color tint fill outline draw render animate transition label name title \
    caption tag mark number list rank sort filter search find get strive aim try work refrain \
    resist prevent protect secure treat favor lean rely base leverage unify extend expand \
    collapse crop pad inset anchor pin float layer stack split join connect link associate \
    assign map mix blend vary repeat reuse replace substitute swap switch toggle change modify \
    edit revise translate localize internationalize abbreviate shorten capitalize punctuate \
    characterize configure convert coordinate deliver determine direct discover establish exit \
    experiment explore feature gather generate hold imply improve incorporate introduce inspire \
    involve lay leave listen lock mention mimic notice omit pair pay perform permit point poll \
    practice print process produce promote propose publish push quit read recommend record \
    redirect register reinforce remember rephrase report resume reward run schedule simulate \
    skip space speak spell stay steer stick stretch submit suggest summarize suppress trim tune \
    understand unload visit wait watch weigh wrap opt enlarge enhance center finish fade blur \
    dim shade soften sharpen darken lighten tighten loosen widen lift drive fix solve correct \
    offload delay defer hurry speed accelerate detect sense assume assess compare calculate \
    compute truncate ellipsize hyphenate justify indent outdent offset nudge undock detach \
    unbind announce acknowledge thank greet credit attribute caution discourage deter dissuade \
    forbid exclude ignore discard strip prune cut shrink condense compress collect assemble \
    compose construct mock iterate refine polish finalize release deploy expose uncover conceal \
    obscure overlay underlay regard accommodate suit serve satisfy meet exceed reach divide \
    isolate insulate decouple untangle enforce guarantee safeguard defend say fit know call sum \
    decide reverse encode settle elevate continue spend advance fold round shape sandbox stand \
    disable answer act accept preview obey spare initialize transfer calibrate break donate \
    neither achieve activate address adhere advise allocate amplify annotate articulate assist \
    augment authenticate automate await bind boost bundle capture carry cater celebrate \
    challenge clean cluster collaborate comply compensate complement complete concentrate \
    confine conserve contextualize contribute curate dedicate deepen delight depict derive \
    deselect downplay duplicate educate elaborate eliminate employ empower encapsulate enclose \
    encompass engage enjoy enrich enter equip escalate estimate execute exploit facilitate \
    familiarize fetch flatten formulate forward foster free fulfill gauge grant guard harmonize \
    harness illuminate immerse infer inherit inspect install instruct interact interpret \
    interrupt invert invest invoke jump lend lower manipulate mediate migrate mind mitigate \
    moderate mute navigate normalize observe obtain orient override participate partition \
    persist populate portray preload preset proceed proofread pull pursue quantify raise \
    randomize realize reassure recall recognize reconsider recover refer regulate reject \
    relieve remain reorder reposition research resolve restart restructure retrieve return \
    revert revisit rewrite scan seek shift shuffle silence slow smooth snap solicit stabilize \
    standardize straighten strengthen stress subdivide supplement surround survey suspend \
    sustain synchronize tackle taper tease terminate tie transform trigger trust underline \
    understate unite upgrade urge utilize visualize weave wire withhold
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  private static let prescriptions = PhraseSet(
    """
    must
    mustn't
    should
    shouldn't
    you can't
    you cannot
    never
    not supported
    aren't available
    isn't available
    isn't supported
    aren't supported
    not allowed
    not permitted
    is required
    are required
    required to
    you need to
    you always need
    apps need to
    has to be
    needs to be
    ought to
    can be no
    nothing may
    is recommended
    are recommended
    be sure to
    make sure
    doesn't provide
    we recommend
    recommends that
    it's best to
    it is best to
    it's better to
    it is better to
    isn't recommended
    aren't recommended
    not recommended

    """ + rejections + "\n" + permissions)
  /// What an author allows.
  private static let permissions =
    "you may\nit's ok to\nit's okay to\nit's fine to\nit's acceptable to"
  private static let rejections = "will be rejected\nmay be rejected\nwill reject"
  private static let gestures: Set = [
    "press", "tap", "touch", "swipe", "drag", "click", "scroll", "zoom", "rotate", "flip", "move",
    "select", "open", "choose", "close", "turn", "push", "drop",
  ]
  private static let doNot = PhraseSet("do not")
  private static let declared = PhraseSet(declarations.map(\.phrases))
  private static let declarations: [(phrases: String, modality: Modality)] = [
    (
      """
      never
      not supported
      aren't available
      isn't available
      not available
      isn't supported
      aren't supported
      must not
      mustn't
      can't
      cannot
      doesn't provide
      don't support
      doesn't support
      aren't allowed
      isn't allowed
      not allowed
      not permitted
      nothing may

      """ + rejections, .never
    ),
    (
      "avoid\nshould not\nshouldn't\ndo not\ndon't use\ndiscouraged\nrefrain\nnot recommended"
        + "\nisn't recommended\naren't recommended",
      .avoid
    ),
    ("must\nrequired\nrequires\nneeds to\nhas to\ncan be no", .must),
    (
      "consider\nmight want to\nmay want to\nthink about\nworth",
      .consider
    ),
    (permissions, .may),
    (
      """
      should
      ought to
      make sure
      be sure
      ensure
      recommended
      need to
      use
      prefer
      it's best
      it is best
      it's better to
      it is better to
      recommend
      recommends
      it's important
      aim
      try to
      """, .should
    ),
    ("can\nmay\nmight\ncould\noptional", .may),
  ]
}
