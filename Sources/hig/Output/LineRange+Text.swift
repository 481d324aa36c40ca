import Guidelines

extension LineRange {
  /// `42` or `42-45`, as editors and terminals link it.
  var cited: String { first == last ? "\(first)" : "\(first)-\(last)" }

  /// `42` or `42–45`.
  var shown: String { first == last ? "\(first)" : "\(first)–\(last)" }
}
