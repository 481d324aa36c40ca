internal import Guidelines

/// The message of a finding with its evidence as arguments: findings that differ in what was seen
/// alone share one template.
struct MessageTemplate: Hashable {
  /// The message, `{0}` for its first argument, with braces of its own doubled (§3.11.5).
  let text: Bilingual<String>
  /// What was seen, where the message says it.
  let arguments: [String]

  /// Takes the message of `finding` apart.
  init(of finding: Finding) {
    // What might make a link with the text around it stays in the text (§3.11.6).
    let values = Set(
      finding.evidence.values.filter { !$0.isEmpty && $0.allSatisfy { !"[]()\\".contains($0) } })
    let said = values.filter { value in
      finding.message.languages.contains { language in
        (finding.message[language] ?? "").pieces(between: [value]).count > 1
      }
    }
    // The longest first: what is a part of another value stands for that one.
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
  /// The texts changed by `transform`.
  fileprivate func map(_ transform: (String) -> String) -> Bilingual<String> {
    Bilingual(en: self[.en].map(transform), ko: self[.ko].map(transform))
  }
}

extension String {
  /// The text cut before and behind each of `values` where it stands as a whole word or number.
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

  /// Whether `next` goes on with the word or the number that `last` ends; a unit and a particle begin
  /// anew.
  private static func continues(_ last: Character?, _ next: Character?) -> Bool {
    guard let last, let next, last.isASCII, next.isASCII else { return false }
    return last.isNumber && next.isNumber || last.isLetter && next.isLetter
  }
}
