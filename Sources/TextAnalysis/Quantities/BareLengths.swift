internal import Guidelines

/// Lengths without a unit, as designers note them beside the property: "Height 36, padding 12/16",
/// "모서리 반경: 8".
///
/// They are in points, the unit of design tools for Apple's platforms.
package struct BareLengths {
  private let tokens: [SentenceToken]

  /// Reads the sentence with these tokens.
  package init(tokens: [SentenceToken]) { self.tokens = tokens }

  /// `quantities` of the sentence, with points as the unit of those that directly follow a dimension, or
  /// such a length and a slash.
  package func completed(_ quantities: [Quantity]) -> [Quantity] {
    var completed: [Quantity] = []
    for var quantity in quantities {
      if isLength(quantity), follows(quantity, completed.last) { quantity.unit = Units.points }
      completed.append(quantity)
    }
    return completed
  }

  /// Whether a number may be a length, and only a mark, a conjunction or another dimension follows it.
  private func isLength(_ quantity: Quantity) -> Bool {
    guard quantity.unit == nil, quantity.counter == nil, !quantity.isSpelled,
      Self.lengths.contains(quantity.low), Self.lengths.contains(quantity.high)
    else { return false }
    guard quantity.end < tokens.count else { return true }
    let next = tokens[quantity.end]
    let endsPhrase = next.kind == .mark && !Self.factors.contains(where: next.spells)
    return endsPhrase || next.has(.edgeJoint) || next.dimensions != nil && !next.isGlued
      || Self.isParticle(next)
  }

  /// Whether a dimension, perhaps with a particle or a colon, or a length and a slash stand directly before.
  private func follows(_ quantity: Quantity, _ last: Quantity?) -> Bool {
    var before = quantity.reach.lowerBound - 1
    if let last, last.isOfLayout, last.reach.upperBound == before, tokens[before].isMark("/") {
      // In "16px/1.5" the line height follows.
      return !quantity.isLineHeight || tokens[before - 1].unit == nil
    }
    if before > 0, joins(before) { before -= 1 }
    guard before >= 0, tokens[before].kind == .word,
      let dimensions = DimensionWords.compound(tokens, at: before) ?? tokens[before].dimensions
    else { return false }
    return Self.dimensions.isSuperset(of: dimensions)
      && !(dimensions == [.lineHeight] && quantity.isLineHeight)
  }

  /// Whether a dimension and its length may have the token at `index` between them.
  private func joins(_ index: Int) -> Bool {
    tokens[index].isMark(":") || tokens[index].isMark("=") || tokens[index].has(.copula)
      || Self.isParticle(tokens[index])
  }

  private static func isParticle(_ token: SentenceToken) -> Bool {
    token.isHangul && token.isGlued && HangulWords.caseParticles.contains(where: token.spells)
  }

  private static let lengths = 1.0...2048
  private static let dimensions: Set<Dimension> = [
    .size, .width, .height, .radius, .margin, .spacing, .lineHeight,
  ]
  /// Marks behind a number that is no length, or not a whole one: "2x", "4:3", "1-2".
  private static let factors: [ShortWord] = ["×", ":", "-", "~"]
}
