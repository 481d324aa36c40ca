import TextAnalysis

/// A feature of a record as a 64-bit hash, which is unique in practice.
package struct Feature: Hashable, Comparable, Sendable {
  /// The hash.
  package let value: UInt64

  /// The feature of a word.
  init(_ text: String) { value = Digest.value(of: text) }

  /// The feature of a word in UTF-8.
  init(_ text: UnsafeBufferPointer<UInt8>) {
    value = Digest.value(of: text, after: Digest.start)
  }

  /// The feature of `text` within a `kind`, such as `>` for the page that a link refers to.
  init(kind: StaticString, _ text: String) {
    value = Digest.value(of: text, after: Digest.value(of: kind.description))
  }

  /// The feature with this hash.
  package init(_ value: UInt64) { self.value = value }

  /// Orders features by their hashes; the order has no meaning.
  package static func < (left: Feature, right: Feature) -> Bool { left.value < right.value }
}
