internal import Guidelines

/// What the tables say of a word, whatever stands around it.
struct WordSense: Sendable {
  var roles: WordRoles = []
  /// The bound that an English word sets some words before a number.
  var boundApart: MetricBound?
  /// The bound that a Korean word sets before a number; it may carry a particle.
  var boundBefore: MetricBound?
  /// The bound that a Korean word sets after a number; it may carry a particle.
  var boundAfter: MetricBound?
  /// The number of what it measures among `MetricVocabulary.dimensions`; it may carry a particle.
  var dimensions: UInt8 = 0
  /// The number of what it narrows among `MetricVocabulary.qualifiers`; it may carry a particle.
  var qualifier: UInt8 = 0
  /// The number of the unit that it is among `MetricVocabulary.units`.
  var unit: UInt8 = 0
  /// The same; it may carry a particle.
  var inflectedUnit: UInt8 = 0
  /// The number of its value among `MetricVocabulary.numerals`.
  var numeral: UInt16 = 0

  /// Takes from the beginning of a Hangul word, before a particle, what the whole word lacks.
  mutating func adopt(_ head: WordSense) {
    boundBefore = boundBefore ?? head.boundBefore
    boundAfter = boundAfter ?? head.boundAfter
    if dimensions == 0 { dimensions = head.dimensions }
    if qualifier == 0 { qualifier = head.qualifier }
    if inflectedUnit == 0 { inflectedUnit = head.inflectedUnit }
    roles.formUnion(head.roles.intersection(.inflected))
  }
}

/// What a word may do in a sentence with numbers.
struct WordRoles: OptionSet, Sendable {
  let rawValue: UInt64

  // MARK: Numbers

  static let englishNumeral = WordRoles(rawValue: 1 << 0)
  static let multiple = WordRoles(rawValue: 1 << 1)
  static let part = WordRoles(rawValue: 1 << 2)
  static let koreanNumeral = WordRoles(rawValue: 1 << 3)
  static let koreanNumeralAlone = WordRoles(rawValue: 1 << 4)
  static let fraction = WordRoles(rawValue: 1 << 5)
  static let counter = WordRoles(rawValue: 1 << 6)
  static let koreanUnit = WordRoles(rawValue: 1 << 7)
  static let timeUnit = WordRoles(rawValue: 1 << 8)
  static let abbreviation = WordRoles(rawValue: 1 << 9)

  // MARK: Around a number

  static let englishNameWord = WordRoles(rawValue: 1 << 10)
  static let koreanNameWord = WordRoles(rawValue: 1 << 11)
  static let clauseMark = WordRoles(rawValue: 1 << 12)
  static let rangeWord = WordRoles(rawValue: 1 << 13)
  static let filler = WordRoles(rawValue: 1 << 14)
  static let joint = WordRoles(rawValue: 1 << 15)
  static let transparent = WordRoles(rawValue: 1 << 16)
  static let clauseWord = WordRoles(rawValue: 1 << 17)
  static let seriesJoint = WordRoles(rawValue: 1 << 18)

  // MARK: Bounds

  static let approximatesBefore = WordRoles(rawValue: 1 << 19)
  static let approximatesAfter = WordRoles(rawValue: 1 << 20)
  static let endsBoundBefore = WordRoles(rawValue: 1 << 21)
  static let beginsBoundAfter = WordRoles(rawValue: 1 << 22)
  static let koreanBoundBefore = WordRoles(rawValue: 1 << 23)
  static let limits = WordRoles(rawValue: 1 << 24)
  static let negates = WordRoles(rawValue: 1 << 25)

  // MARK: Things and what is measured

  static let dimension = WordRoles(rawValue: 1 << 26)
  static let comparative = WordRoles(rawValue: 1 << 28)
  static let edgeJoint = WordRoles(rawValue: 1 << 29)
  static let endsAttribute = WordRoles(rawValue: 1 << 30)
  static let qualifier = WordRoles(rawValue: 1 << 31)
  static let tableWord = WordRoles(rawValue: 1 << 32)
  static let irregularPlural = WordRoles(rawValue: 1 << 33)
  static let beginsPlatform = WordRoles(rawValue: 1 << 34)
  static let platformJoint = WordRoles(rawValue: 1 << 35)

  // MARK: Counted nouns

  static let endsNoun = WordRoles(rawValue: 1 << 36)
  static let betweenNounAndNumber = WordRoles(rawValue: 1 << 37)
  static let numbers = WordRoles(rawValue: 1 << 38)
  static let counts = WordRoles(rawValue: 1 << 39)

  // MARK: Sense of a sentence

  static let condition = WordRoles(rawValue: 1 << 40)
  static let verb = WordRoles(rawValue: 1 << 41)
  static let modal = WordRoles(rawValue: 1 << 42)
  static let definition = WordRoles(rawValue: 1 << 43)
  static let opening = WordRoles(rawValue: 1 << 44)
  static let determiner = WordRoles(rawValue: 1 << 45)
  static let followsReference = WordRoles(rawValue: 1 << 46)
  static let listing = WordRoles(rawValue: 1 << 47)
  static let comparing = WordRoles(rawValue: 1 << 48)
  static let article = WordRoles(rawValue: 1 << 49)
  static let copula = WordRoles(rawValue: 1 << 50)
  static let pronoun = WordRoles(rawValue: 1 << 51)
  static let opensClause = WordRoles(rawValue: 1 << 52)

  /// The roles that a Hangul word has with a particle as well.
  static let inflected: WordRoles = [.approximatesAfter, .beginsPlatform]

  /// The words of each role.
  static var words: [(WordRoles, [String])] {
    [
      (.fraction, Array(NumberWords.fractions)),
      (.counter, Array(MetricUnits.counters)),
      (.koreanUnit, Array(MetricUnits.korean.keys)),
      (.timeUnit, Array(MetricUnits.latin.filter { $0.value.dimension == .duration }.keys)),
      (.abbreviation, Array(MetricTokenizer.abbreviations)),
      (.englishNameWord, Array(QuantityParser.nameWords)),
      (.koreanNameWord, Array(QuantityParser.koreanNameWords)),
      (.clauseMark, Array(QuantityParser.clauseMarks)),
      (.rangeWord, Array(QuantityParser.rangeWords)),
      (.filler, Array(BoundWords.fillers)),
      (.joint, Array(QuantityParser.joints)),
      (.transparent, Array(QuantityParser.transparent)),
      (.clauseWord, Array(QuantityParser.clauseWords)),
      (.seriesJoint, Array(QuantitySeries.joints)),
      (.approximatesBefore, Array(BoundWords.approximateBefore)),
      (.approximatesAfter, Array(BoundWords.approximateAfter)),
      (.endsBoundBefore, Array(BoundWords.englishBefore.keys.compactMap { words(of: $0).last })),
      (.beginsBoundAfter, Array(BoundWords.englishAfter.keys.compactMap { words(of: $0).first })),
      (.koreanBoundBefore, Array(BoundWords.koreanBefore.keys)),
      (.limits, Array(BoundWords.limiting)),
      (.negates, Array(BoundWords.englishNegations)),
      (.dimension, Array(MetricDimensions.words.keys)),
      (.comparative, Array(DimensionFinder.comparatives.keys)),
      (.edgeJoint, Array(DimensionFinder.edgeJoints)),
      (.endsAttribute, Array(DimensionFinder.attributeEnds)),
      (.qualifier, Array(MetricDimensions.qualifiers.keys)),
      (.tableWord, Array(MetricDimensions.tableWords)),
      (.irregularPlural, Array(EnglishNouns.irregular.keys)),
      (.beginsPlatform, Array(PlatformScope.beginnings)),
      (.platformJoint, Array(PlatformScope.joints)),
      (.endsNoun, Array(CountedNounFinder.stops)),
      (.betweenNounAndNumber, Array(CountedNounFinder.between)),
      (.numbers, Array(CountedNounFinder.numbering)),
      (.counts, Array(Label.counting)),
      (.condition, Array(GuidelineSense.conditions)),
      (.verb, Array(GuidelineSense.verbs)),
      (.modal, Array(GuidelineSense.modals)),
      (.definition, Array(GuidelineSense.definitions)),
      (.opening, Array(GuidelineSense.openings)),
      (.determiner, Array(GuidelineSense.determiners)),
      (.followsReference, Array(GuidelineSense.afterReferences)),
      (.listing, Array(MetricProse.listing)),
      (.comparing, Array(MetricProse.comparing)),
      (.article, Array(MetricProse.articles)),
      (.copula, Array(MetricProse.copulas)),
      (.pronoun, Array(MetricProse.pronouns)),
      (.opensClause, Array(MetricProse.clauseOpenings)),
    ]
  }

  private static func words(of phrase: String) -> [String] {
    phrase.split(separator: " ").map(String.init)
  }
}
