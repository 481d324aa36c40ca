internal import Guidelines
internal import TextAnalysis

/// A quantity of a sentence, with what stands around it.
struct NumberSite {
  var quantity: Quantity
  /// The quantities of the sentence behind it.
  let followers: ArraySlice<Quantity>
  let tokens: [SentenceToken]
  /// Where the quantity before it ends.
  let floor: Int
  /// Where the quantity behind it begins.
  let ceiling: Int
  let sense: GuidelineSense
  let platforms: [Platform]
  /// Where it stands in a shorthand of several lengths.
  let place: Shorthand?

  /// Whether it is one length, not a width and a height.
  var isOneLength: Bool { quantity.second == nil && quantity.unit?.dimension == .size }
}

/// What a number was found to be of.
struct Measure {
  var dimensions: [Dimension]
  var subject: Subject
  /// The thing right behind a Korean number, which then is of nothing else.
  let attributed: String?
}

/// What the last measured number of a sentence measured, and where it ends.
struct LastMeasure {
  let dimensions: [Dimension]
  let subject: Subject
  let unit: Unit
  let end: Int
}

/// What the last counted number of a sentence counted.
struct LastCount {
  let quantity: Quantity
  let unit: Unit
  let noun: CountedNoun
}
