/// Marks the texts of entries in which the terms of teams are found, too.
///
/// FTS5 analyses a text again to remove or check it, and knows nothing but the text. Only the entries of
/// authorities other than Apple have the mark, and only if there are such terms.
enum OwnTexts {
  /// The first byte of such a text; no other text begins with it.
  static let mark: UInt8 = 4

  /// `text` with the mark; an empty text stays empty.
  static func marked(_ text: String) -> String { text.isEmpty ? "" : "\u{4}" + text }
}
