/// The small grammar of numbers: units, ranges, bounds, negations and names around the number of a
/// token.
///
/// An extension each reads one of these and asks only those above it; `QuantityParser` joins them.
/// Every look ahead or back is limited to a few tokens, so that a sentence takes linear time.
struct QuantityGrammar {
  /// The tokens of one sentence.
  let tokens: [SentenceToken]
}
