internal import Lexicon

extension Digest {
  /// The digest of all tables of language data: results made with other tables are out of date.
  ///
  /// Computed on first use, in about a millisecond; an ingest needs it, a search does not.
  package static let lexicon: String = digits(
    Lexicon.File.allCases.reduce(start) { digest, file in
      file.text.withUnsafeBufferPointer { value(of: $0, after: digest) }
    })
}
