internal import Lexicon

extension Digest {
  /// The digest of all tables of language data: what was made with other tables is not up to date.
  ///
  /// Made when it is first asked for, in about a millisecond; an ingest asks, a search does not.
  package static let lexicon: String = digits(
    Lexicon.File.allCases.reduce(start) { digest, file in
      file.text.withUnsafeBufferPointer { value(of: $0, after: digest) }
    })
}
