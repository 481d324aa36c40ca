/// An upper estimate, without a tokenizer, of the tokens that a text costs a model.
package enum TokenBudget {
  /// The most tokens of the text of an answer.
  static let ofText = 1_500

  /// A quarter token per ASCII character and one per other scalar, such as a Hangul syllable.
  package static func tokens(of text: String) -> Int {
    let plain = text.unicodeScalars.count { $0.isASCII }
    return (plain + 3) / 4 + text.unicodeScalars.count - plain
  }

  /// The first of `texts` that fit in `most` tokens with a blank line after each, but one at least.
  static func fitting(_ texts: some Sequence<String>, in most: Int) -> [String] {
    var room = most
    var kept: [String] = []
    for text in texts {
      room -= tokens(of: text) + 1
      guard room >= 0 || kept.isEmpty else { break }
      kept.append(text)
    }
    return kept
  }

  /// The lines of `text` that fit in `most` tokens, with a remark if some were cut, and `remark` below them.
  static func cut(_ text: String, to most: Int, above remark: String?) -> String {
    guard let remark else { return cut(text, to: most) }
    let above = text.isEmpty ? "" : cut(text, to: most - tokens(of: remark) - 1) + "\n"
    return above + remark
  }

  private static func cut(_ text: String, to most: Int) -> String {
    guard tokens(of: text) > most else { return text }
    let end = "… cut here"
    var room = most - tokens(of: end)
    var kept: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      room -= tokens(of: String(line)) + 1
      guard room >= 0 else { break }
      kept.append(line)
    }
    return kept.joined(separator: "\n") + "\n" + end
  }

  /// `text` with at most `most` scalars, cut between words.
  static func clipped(_ text: String, to most: Int) -> String {
    guard text.unicodeScalars.count > most else { return text }
    let head = String(text.unicodeScalars.prefix(most))
    let end = head.lastIndex(of: " ") ?? head.endIndex
    return head[..<end] + " …"
  }
}
