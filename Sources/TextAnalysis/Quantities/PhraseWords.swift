internal import Lexicon

/// Words of `quantity-words.tsv` that delimit the phrase for what is measured, in a sentence that
/// describes it in its own words, or mark a sentence that only describes a case.
package enum PhraseWords {
  /// Words between what is measured and its number, besides bounds and dimensions.
  package static let leading = Lexicon.quantityWords.words("own-leading")
  /// Those of them that follow two things, whose distance or contrast the number is.
  package static let between = Lexicon.quantityWords.words("own-between")
  /// Endings of Korean words that do not name what is measured: adverbs, places, verbs.
  package static let adverbial = Lexicon.quantityWords.words("own-adverbial")
  /// Words before a thing that are not part of its name.
  package static let determiners = Lexicon.quantityWords.words("own-determiner")
  /// Prefixes of words for what is not measured.
  package static let unmeasured = Lexicon.quantityWords.words("own-unmeasured")
  /// Prefixes of words that open an example.
  package static let exampleOpenings = Lexicon.quantityWords.words("example-opening")
  /// Prefixes of words for a study that found a number.
  package static let people = Lexicon.quantityWords.words("people")
  package static let koreanPeople = Lexicon.quantityWords.words("korean-people")
  package static let surveys = Lexicon.quantityWords.words("survey")
  /// Prefixes of nouns that make a sentence the description of one case.
  package static let cases = Lexicon.quantityWords.words("case-noun")
  /// Prefixes of words that equate one unit with another: "1px equals 1pt".
  package static let sameness = Lexicon.quantityWords.words("sameness")
  /// Endings of Korean words that make a number a property of things: "세 개 이상의 버튼을 가진", "세 개 이상 필요하다면".
  package static let describing = Lexicon.quantityWords.words("describing")
  /// Prefixes of Korean verbs for what a size has become.
  package static let changes = Lexicon.quantityWords.words("change")
  /// Prefixes of words for converting one unit to another.
  package static let conversions = Lexicon.quantityWords.words("conversion")
  /// Prefixes of Korean verbs that recommend something.
  package static let recommending = Lexicon.quantityWords.words("recommending")
  /// Prefixes of Korean words for what a thing is made of.
  package static let compositions = Lexicon.quantityWords.words("composition")
  /// Endings of Korean words that ask for something.
  package static let requests = Lexicon.quantityWords.words("request-end")
  /// Endings of Korean words for a condition.
  package static let conditionalEnds = Lexicon.quantityWords.words("conditional-end")
  /// English verbs that ask for what a number is of.
  package static let needs = Lexicon.quantityWords.words("need")
  /// Prefixes of Korean words that judge a condition.
  package static let judgements = Lexicon.quantityWords.words("judgement")
  /// Endings of Korean words that make a bound a condition.
  package static let boundedConditionEnds = Lexicon.quantityWords.words("bounded-condition-end")
  /// Endings of Korean orders.
  package static let orderEnds = Lexicon.quantityWords.words("order-end")
  /// Prefixes of words for what has a contrast.
  package static let contrasting = Lexicon.quantityWords.words("contrasting")
  /// Prefixes of words for contrast.
  package static let contrasts = Lexicon.quantityWords.words("contrast")
  /// English verbs for what a share has done.
  package static let rises = Lexicon.quantityWords.words("rise")
  /// English words for a difference in percent.
  package static let gains = Lexicon.quantityWords.words("gain")
  /// Prefixes of Korean words for a difference in percent.
  package static let koreanGains = Lexicon.quantityWords.words("korean-gain")
  /// Prefixes of Korean words for what a share has done.
  package static let koreanRises = Lexicon.quantityWords.words("korean-rise")
  /// English words before a number that is denied or a part of a sum.
  package static let unstatedBefore = Lexicon.quantityWords.words("unstated-before")
  /// Prefixes of headers over values that are meant exactly.
  package static let exactHeaders = Lexicon.quantityWords.words("exact-header")
  /// English words for text whose size is measured.
  package static let letterings = Lexicon.quantityWords.words("lettering")
  /// English words beside which a length is a distance.
  package static let besideEdges = Lexicon.quantityWords.words("beside-edge")
  /// English adjectives for an extent.
  package static let extents = Lexicon.quantityWords.words("extent-adjective")
  /// Prefixes of words for text.
  package static let texts = Lexicon.quantityWords.words("text-noun")
  /// Prefixes of words for what a number leaves out.
  package static let exclusions = Lexicon.quantityWords.words("exclusion")
  /// Korean words that narrow the noun behind them.
  package static let narrowing = Lexicon.quantityWords.words("narrowing")
  /// Words that point to a table.
  package static let pointers = Lexicon.quantityWords.words("pointer")
  /// English words of praise, behind which a condition is the requirement.
  package static let praises = Lexicon.quantityWords.words("praise")
  /// Words between several things and how many of them.
  package static let shares = Lexicon.quantityWords.words("share-joint")
  /// Endings of Korean words for each of something: "화면당".
  package static let rates = Lexicon.quantityWords.words("rate-end")
  /// Korean words that end like a rate and are none: "해당".
  package static let rateHomonyms = Lexicon.quantityWords.words("rate-homonym")
  /// Endings of Korean places in which there is one of something each: "한 화면에 하나".
  package static let placesOfEach = Lexicon.quantityWords.words("place-of-each")
  /// Prefixes of words for the screens for which a layout is made.
  package static let screens = Lexicon.quantityWords.words("screen-beginning")
  /// Prefixes of words for a chart.
  package static let charts = Lexicon.quantityWords.words("chart")
}
