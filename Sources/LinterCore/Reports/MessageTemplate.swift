internal import Guidelines

/// A message with its evidence replaced by arguments, so that findings that differ only in the evidence
/// share a template.
struct MessageTemplate: Hashable {
  /// The message with `{0}` for its first argument; literal braces are doubled (§3.11.5).
  let text: Bilingual<String>
  /// The values of the evidence that occur in the message.
  let arguments: [String]

  /// Creates the template of the message of `finding`.
  init(of finding: Finding) {
    // Values that could form a link with the text around them are not replaced (§3.11.6).
    let values = Set(
      finding.evidence.values.filter { !$0.isEmpty && $0.allSatisfy { !"[]()\\".contains($0) } })
    let said = values.filter { value in
      finding.message.languages.contains { language in
        (finding.message[language] ?? "").pieces(between: [value]).count > 1
      }
    }
    // The longest first, so that a value contained in another does not match inside it.
    let ordered = said.sorted { ($1.count, $0) < ($0.count, $1) }
    arguments = ordered
    text = finding.message.map { Self.template($0, ordered) }
  }

  private static func template(_ message: String, _ values: [String]) -> String {
    message.pieces(between: values).map { piece in
      values.firstIndex(of: piece).map { "{\($0)}" }
        ?? piece.replacing("{", with: "{{").replacing("}", with: "}}")
    }.joined()
  }
}

extension Bilingual<String> {
  /// The result of `transform` on each text.
  fileprivate func map(_ transform: (String) -> String) -> Bilingual<String> {
    Bilingual(en: self[.en].map(transform), ko: self[.ko].map(transform))
  }
}

extension String {
  /// Splits the text around `values` where they occur as whole words or numbers.
  fileprivate func pieces(between values: [String]) -> [String] {
    var pieces: [String] = []
    var open = ""
    var rest = self[...]
    while let first = rest.first {
      let value = values.first { value in
        rest.hasPrefix(value) && !Self.continues(open.last, value.first)
          && !Self.continues(value.last, rest.dropFirst(value.count).first)
      }
      if let value {
        pieces += [open, value]
        open = ""
        rest = rest.dropFirst(value.count)
      } else {
        open.append(first)
        rest = rest.dropFirst()
      }
    }
    return (pieces + [open]).filter { !$0.isEmpty }
  }

  /// Whether `next` continues the ASCII word or number that ends with `last`; a unit after a number or a
  /// Korean particle does not.
  private static func continues(_ last: Character?, _ next: Character?) -> Bool {
    guard let last, let next, last.isASCII, next.isASCII else { return false }
    return last.isNumber && next.isNumber || last.isLetter && next.isLetter
  }
}
