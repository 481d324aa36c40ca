internal import Guidelines
internal import TextAnalysis

/// The position of a length among several without words in between, as in style sheets: "0 4px 12px".
struct Shorthand {
  /// The axis along which the length is a padding, if the shorthand has two lengths.
  var axis: String?

  /// The position of the quantity at `position` in a shorthand; `nil` if it is not in one.
  static func place(
    of position: Int, in quantities: [Quantity], _ tokens: [SentenceToken]
  ) -> Shorthand? {
    func follows(_ index: Int) -> Bool {
      index > 0 && index < quantities.count
        && quantities[index].tokens.lowerBound == quantities[index - 1].reach.upperBound
        && isBare(quantities[index]) && isBare(quantities[index - 1])
        && quantities[index].unit?.dimension == .size
    }
    var (first, last) = (position, position)
    // Only whether there are more than two matters.
    while position - first < 2, follows(first) { first -= 1 }
    while last - position < 2, follows(last + 1) { last += 1 }
    guard first < last else { return nil }
    let isPadding =
      last - first == 1
      && (quantities[first].unit == quantities[last].unit
        || quantities[first].unit == nil && quantities[first].high == 0)
    return Shorthand(axis: isPadding ? position == first ? "vertical" : "horizontal" : nil)
  }

  private static func isBare(_ quantity: Quantity) -> Bool {
    quantity.bound == nil && !quantity.isRange && quantity.second == nil
      && quantity.counter == nil && quantity.scale == nil
  }
}
