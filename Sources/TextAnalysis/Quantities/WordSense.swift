internal import Guidelines

/// What the lexicon says about a word, independent of its context.
package struct WordSense: Sendable {
  package var roles: WordRoles = []
  /// The bound of an English word that may be separated from the number by some words.
  package var boundApart: Bound?
  /// The bound of a Korean word before a number.
  ///
  /// It may carry a particle.
  package var boundBefore: Bound?
  /// The bound of a Korean word after a number.
  ///
  /// It may carry a particle.
  package var boundAfter: Bound?
  /// The index of its dimensions in `QuantityVocabulary.dimensions`.
  ///
  /// It may carry a particle.
  package var dimensions: UInt16 = 0
  /// The index of its qualifier in `QuantityVocabulary.qualifiers`.
  ///
  /// It may carry a particle.
  package var qualifier: UInt16 = 0
  /// The index of its unit in `QuantityVocabulary.units`.
  package var unit: UInt16 = 0
  /// The same for a word that may carry a particle.
  package var inflectedUnit: UInt16 = 0
  /// The index of its value in `QuantityVocabulary.numerals`.
  package var numeral: UInt16 = 0

  /// Adds the senses of `head`, which is this word without its particle, that this word does not
  /// have of its own.
  package mutating func adopt(_ head: WordSense) {
    boundBefore = boundBefore ?? head.boundBefore
    boundAfter = boundAfter ?? head.boundAfter
    if dimensions == 0 { dimensions = head.dimensions }
    if qualifier == 0 { qualifier = head.qualifier }
    if inflectedUnit == 0 { inflectedUnit = head.inflectedUnit }
    roles.formUnion(head.roles.intersection(.inflected))
  }
}

/// The roles that a word can have in a sentence with numbers.
package struct WordRoles: OptionSet, Sendable {
  package let rawValue: UInt64

  package init(rawValue: UInt64) { self.rawValue = rawValue }

  // MARK: Numbers

  package static let englishNumeral = WordRoles(rawValue: 1 << 0)
  package static let multiple = WordRoles(rawValue: 1 << 1)
  package static let part = WordRoles(rawValue: 1 << 2)
  package static let koreanNumeral = WordRoles(rawValue: 1 << 3)
  package static let koreanNumeralAlone = WordRoles(rawValue: 1 << 4)
  package static let fraction = WordRoles(rawValue: 1 << 5)
  package static let counter = WordRoles(rawValue: 1 << 6)
  package static let koreanUnit = WordRoles(rawValue: 1 << 7)
  package static let timeUnit = WordRoles(rawValue: 1 << 8)
  package static let classifier = WordRoles(rawValue: 1 << 53)
  package static let abbreviation = WordRoles(rawValue: 1 << 9)

  // MARK: Around a number

  package static let englishNameWord = WordRoles(rawValue: 1 << 10)
  package static let koreanNameWord = WordRoles(rawValue: 1 << 11)
  package static let clauseMark = WordRoles(rawValue: 1 << 12)
  package static let rangeWord = WordRoles(rawValue: 1 << 13)
  package static let filler = WordRoles(rawValue: 1 << 14)
  package static let joint = WordRoles(rawValue: 1 << 15)
  package static let transparent = WordRoles(rawValue: 1 << 16)
  package static let clauseWord = WordRoles(rawValue: 1 << 17)
  package static let seriesJoint = WordRoles(rawValue: 1 << 18)

  // MARK: Bounds

  package static let approximatesBefore = WordRoles(rawValue: 1 << 19)
  package static let approximatesAfter = WordRoles(rawValue: 1 << 20)
  package static let endsBoundBefore = WordRoles(rawValue: 1 << 21)
  package static let beginsBoundAfter = WordRoles(rawValue: 1 << 22)
  package static let koreanBoundBefore = WordRoles(rawValue: 1 << 23)
  package static let limits = WordRoles(rawValue: 1 << 24)
  package static let negates = WordRoles(rawValue: 1 << 25)

  // MARK: Things and what is measured

  package static let dimension = WordRoles(rawValue: 1 << 26)
  package static let comparative = WordRoles(rawValue: 1 << 28)
  package static let edgeJoint = WordRoles(rawValue: 1 << 29)
  package static let endsAttribute = WordRoles(rawValue: 1 << 30)
  package static let qualifier = WordRoles(rawValue: 1 << 31)
  package static let tableWord = WordRoles(rawValue: 1 << 32)
  package static let irregularPlural = WordRoles(rawValue: 1 << 33)
  package static let beginsPlatform = WordRoles(rawValue: 1 << 34)
  package static let platformJoint = WordRoles(rawValue: 1 << 35)

  // MARK: Counted nouns

  package static let endsNoun = WordRoles(rawValue: 1 << 36)
  package static let betweenNounAndNumber = WordRoles(rawValue: 1 << 37)
  package static let numbers = WordRoles(rawValue: 1 << 38)
  package static let counts = WordRoles(rawValue: 1 << 39)

  // MARK: Sense of a sentence

  package static let condition = WordRoles(rawValue: 1 << 40)
  package static let verb = WordRoles(rawValue: 1 << 41)
  package static let modal = WordRoles(rawValue: 1 << 42)
  package static let definition = WordRoles(rawValue: 1 << 43)
  package static let opening = WordRoles(rawValue: 1 << 44)
  package static let determiner = WordRoles(rawValue: 1 << 45)
  package static let followsReference = WordRoles(rawValue: 1 << 46)
  package static let listing = WordRoles(rawValue: 1 << 47)
  package static let comparing = WordRoles(rawValue: 1 << 48)
  package static let article = WordRoles(rawValue: 1 << 49)
  package static let copula = WordRoles(rawValue: 1 << 50)
  package static let pronoun = WordRoles(rawValue: 1 << 51)
  package static let opensClause = WordRoles(rawValue: 1 << 52)

  /// The roles of English words that are a number or part of one.
  static let latinNumerals: WordRoles = [.englishNumeral, .part, .multiple]

  /// The roles that a Hangul word keeps with a particle attached.
  package static let inflected: WordRoles = [.approximatesAfter, .beginsPlatform, .classifier]

  /// The role of each list of `quantity-words.tsv`.
  package static let ofLists: [(list: StaticString, role: WordRoles)] = [
    ("range", .rangeWord), ("joint", .joint), ("filler-behind", .transparent),
    ("clause-word", .clauseWord), ("series-joint", .seriesJoint), ("listing", .listing),
    ("clause-mark", .clauseMark), ("abbreviation", .abbreviation), ("name", .englishNameWord),
    ("korean-name", .koreanNameWord), ("edge-joint", .edgeJoint),
    ("attribute-end", .endsAttribute), ("platform-joint", .platformJoint),
    ("noun-end", .endsNoun), ("noun-number", .betweenNounAndNumber), ("numbering", .numbers),
    ("counting", .counts), ("condition", .condition), ("verb", .verb), ("modal", .modal),
    ("definition", .definition), ("opening", .opening), ("determiner", .determiner),
    ("after-reference", .followsReference), ("comparing", .comparing), ("article", .article),
    ("copula", .copula), ("pronoun", .pronoun), ("clause-opening", .opensClause),
  ]
}
