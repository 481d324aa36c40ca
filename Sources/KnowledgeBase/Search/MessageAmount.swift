internal import Guidelines
internal import Lexicon
internal import TextAnalysis

/// What amount a message of another tool is about: "7 tabs", "the title is too long", "12 px high".
struct MessageAmount {
  /// What is counted or measured; empty where the message does not tell.
  let dimensions: Set<Dimension>

  /// Reads `text`, which says a number where `hasNumber`; `nil` where it speaks of no amount.
  static func read(_ text: String, hasNumber: Bool) -> MessageAmount? {
    let lowered = text.lowercased()
    let told = cues.first { lowered.contains($0.text) }?.dimensions
    // A unit tells more than a word for a size or for a bound does.
    if let told, !told.isEmpty, told != size { return MessageAmount(dimensions: told) }
    if let measured = measured(in: text) { return MessageAmount(dimensions: measured) }
    guard let told else { return hasNumber ? MessageAmount(dimensions: []) : nil }
    return MessageAmount(dimensions: told)
  }

  /// What the unit of the first number that has one measures.
  private static func measured(in text: String) -> Set<Dimension>? {
    let unit = NumberSearch.quantities(in: text).lazy.compactMap(\.unit).first
    return unit.map { unit in
      switch unit.dimension {
      case .size: size
      case .length: [.length, .count]
      default: [unit.dimension]
      }
    }
  }

  private static let size: Set<Dimension> = [.width, .height, .size]

  /// Parts of messages and what they tell; those that tell more come first.
  private static let cues = Lexicon.dimensions.rows("message").map { row in
    let value = row["value"]
    return (text: row.entry, dimensions: Set(value == "-" ? [] : [Dimension].named(in: value)))
  }
}
