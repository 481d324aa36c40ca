internal import Guidelines
internal import TextAnalysis

/// A quantity of a sentence with its context.
struct NumberSite {
  var quantity: Quantity
  /// The following quantities of the sentence.
  let followers: ArraySlice<Quantity>
  let tokens: [SentenceToken]
  /// The end of the preceding quantity.
  let floor: Int
  /// The start of the following quantity.
  let ceiling: Int
  let sense: GuidelineSense
  let platforms: [Platform]
  /// Its position in a shorthand of several lengths.
  let place: Shorthand?

  /// Whether it is a single length, and not a width and a height.
  var isOneLength: Bool { quantity.second == nil && quantity.unit?.dimension == .size }
}

/// The subject and the dimension found for a number.
struct Measure {
  var dimensions: [Dimension]
  var subject: Subject
  /// The noun that a Korean number modifies, which excludes any other subject.
  let attributed: String?
}

/// The last measure of a sentence, and where it ends.
struct LastMeasure {
  let dimensions: [Dimension]
  let subject: Subject
  let unit: Unit
  let end: Int
}

/// The last count of a sentence.
struct LastCount {
  let quantity: Quantity
  let unit: Unit
  let noun: CountedNoun
}
