/// The grammar of quantities: units, ranges, bounds, negations and names around the token of a
/// number.
///
/// Each extension reads one of these and depends only on those listed before it; `QuantityParser`
/// combines them. Every look ahead or back is limited to a few tokens, so that the time is linear
/// in the length of the sentence.
struct QuantityGrammar {
  /// The tokens of one sentence.
  let tokens: [SentenceToken]
}
