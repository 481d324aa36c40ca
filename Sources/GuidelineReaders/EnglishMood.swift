package import Guidelines

/// What kind of sentence an English sentence is, as far as rules need it.
package enum EnglishMood {
  /// Whether the sentence tells someone to do something.
  package static func isImperative(_ sentence: some StringProtocol) -> Bool {
    imperativeVerb(of: sentence) != nil
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
    guard !isReference(sentence) else { return false }
    return isImperative(sentence) || has(" " + plain(String(sentence)) + " ", prescriptions)
  }

  /// The verb that the sentence begins with, in lower case, after what may stand before it: "In
  /// general,", "If you use an icon,".
  package static func imperativeVerb(of sentence: some StringProtocol) -> String? {
    var rest = Substring(sentence).drop { !$0.isLetter && !$0.isNumber }
    for _ in 0..<4 {
      let words = words(rest.prefix(60), limit: 2)
      guard let first = words.first else { return nil }
      if adverbs.contains(first), let after = rest.firstIndex(of: " ") {
        rest = rest[after...].drop { !$0.isLetter }
        continue
      }
      if verbs.contains(first), !isNoun(first, before: words.dropFirst().first) { return first }
      guard openers.contains(first), let comma = rest.firstIndex(of: ",") else { return nil }
      rest = rest[comma...].dropFirst().drop { !$0.isLetter && !$0.isNumber }
    }
    return nil
  }

  /// The modality of the sentence.
  package static func modality(of sentence: String) -> Modality? {
    let lower = " " + plain(sentence) + " "
    if let verb = imperativeVerb(of: sentence) {
      switch verb {
      case "never": return .never
      case "avoid", "don't", "resist", "refrain": return .avoid
      case "do": return lower.contains(" do not ") ? .avoid : .should
      case "consider", "think": return .consider
      case "always": return .must
      case "be": return lower.contains(" be cautious ") ? .avoid : .should
      case "you": break
      default: return lower.contains(" always ") && verb != "make" ? .must : .should
      }
    }
    if has(lower, nevers) { return .never }
    if has(lower, avoids) { return .avoid }
    if has(lower, musts) { return .must }
    if has(lower, considers) { return .consider }
    if has(lower, shoulds) { return .should }
    if has(lower, mays) { return .may }
    return nil
  }

  /// Whether the sentence only sends the reader elsewhere: "For guidance, see …".
  package static func isReference(_ sentence: some StringProtocol) -> Bool {
    let lower = plain(String(sentence))
    if lower.hasPrefix("see ") || lower.hasPrefix("learn more") { return true }
    return lower.hasPrefix("for ") && lower.contains(" see ")
      && (lower.contains("guidance") || lower.contains("detail") || lower.contains("information")
        || lower.contains("learn") || lower.contains("specification") || lower.contains("more"))
  }

  private static func has(_ text: String, _ phrases: [String]) -> Bool {
    phrases.contains { text.contains($0) }
  }

  private static func plain(_ text: String) -> String {
    var result = ""
    for character in text.lowercased() {
      if character == "’" {
        result.append("'")
      } else if character.isLetter || character.isNumber || character == "'" {
        result.append(character)
      } else if result.last != " " {
        result.append(" ")
      }
    }
    return result
  }

  private static func words(_ text: Substring, limit: Int) -> [String] {
    text.split(maxSplits: limit, whereSeparator: \.isWhitespace).prefix(limit).map { word in
      var word = word
      while let last = word.last, !last.isLetter { word.removeLast() }
      return word.lowercased().split(separator: "’", omittingEmptySubsequences: false)
        .joined(separator: "'")
    }
  }

  /// "Support for …", "Use of …", "Labels are …": the word is a noun there.
  private static func isNoun(_ word: String, before next: String?) -> Bool {
    guard let next, word != "consider", word != "avoid", word != "don't" else { return false }
    return ["for", "of", "is", "are", "was", "can", "may", "and", "or", "has", "must"]
      .contains(next)
      && ![
        "look", "aim", "strive", "account", "prepare", "wait", "plan", "design",
        "allow", "opt",
      ].contains(word)
  }

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
    avoid don't never always do be use consider ensure make keep provide let help give include show \
    display present offer support enable allow prefer choose pick select place put position locate \
    arrange align organize order group design create write craft draft build develop implement adopt \
    apply set specify define describe explain communicate convey tell inform indicate identify \
    highlight emphasize express reflect represent reveal hide remove reduce limit minimize maximize \
    increase restrict reserve save preserve maintain restore retain respect honor follow match mirror \
    conform adapt adjust resize scale size customize tailor personalize optimize simplify streamline \
    clarify distinguish differentiate separate combine merge integrate embed add append insert attach \
    supply ask request require prompt encourage invite welcome guide teach demonstrate illustrate \
    confirm verify validate check test review audit evaluate examine look think plan prepare \
    anticipate expect account prioritize balance embrace take bring turn start begin open launch load \
    update refresh sync notify warn remind respond react handle manage control track monitor \
    measure store cache download upload share send receive play pause stop end close dismiss cancel \
    delete clear reset undo move drag drop scroll zoom pan rotate flip tap press touch swipe click \
    focus style format color tint fill outline draw render animate transition label name title \
    caption tag mark number list rank sort filter search find locate get strive aim try work avoid \
    refrain resist prevent protect secure secure treat favor lean rely base leverage take design \
    unify extend expand collapse crop pad inset anchor pin float layer stack split join connect link \
    associate assign map mix blend vary repeat reuse replace substitute swap switch toggle change \
    modify edit revise translate localize internationalize abbreviate shorten capitalize punctuate \
    characterize configure convert coordinate deliver determine direct discover embrace establish \
    exit experiment explore feature gather generate hold imply improve incorporate introduce \
    inspire involve lay leave listen lock make mention mimic notice omit pair pay perform \
    permit point poll practice print process produce promote propose publish push quit read \
    recommend record redirect register reinforce remember rephrase report resume reward run \
    schedule simulate skip space speak spell stay steer stick stretch submit suggest summarize \
    suppress trim tune understand unload visit wait watch weigh wrap zoom opt enlarge enhance
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  private static let prescriptions = [
    " must ", " mustn't ", " should ", " shouldn't ", " you can't ", " you cannot ", " never ",
    " not supported ", " aren't available ", " isn't available ", " isn't supported ",
    " aren't supported ", " not allowed ", " not permitted ", " is required ", " are required ",
    " required to ", " you need to ", " you always need ", " apps need to ", " be sure to ",
    " make sure ", " doesn't provide ", " doesn't support ", " don't support ",
  ]
  private static let nevers = [
    " never ", " not supported ", " aren't available ", " isn't available ", " not available ",
    " isn't supported ", " aren't supported ", " must not ", " mustn't ", " can't ", " cannot ",
    " doesn't provide ", " don't support ", " doesn't support ", " aren't allowed ",
    " isn't allowed ", " not allowed ", " not permitted ",
  ]
  private static let avoids = [
    " avoid ", " should not ", " shouldn't ", " do not ", " don't use ", " discouraged ",
    " refrain ",
  ]
  private static let musts = [" must ", " required ", " requires ", " needs to "]
  private static let considers = [
    " consider ", " might want to ", " may want to ", " might consider ", " think about ",
    " worth ",
  ]
  private static let shoulds = [
    " should ", " make sure ", " be sure ", " ensure ", " recommended ", " need to ", " use ",
    " prefer ", " it's best ", " it's important ", " aim ", " try to ",
  ]
  private static let mays = [" can ", " may ", " might ", " could ", " optional "]
}
