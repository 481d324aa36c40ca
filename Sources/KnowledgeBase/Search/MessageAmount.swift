internal import Guidelines
internal import Lexicon
internal import TextAnalysis

/// The amount that a message of another tool is about: "7 tabs", "the title is too long", "12 px
/// high".
struct MessageAmount {
  /// The dimensions that are counted or measured; empty if the message does not say.
  let dimensions: Set<Dimension>

  /// Reads `text`, which contains a number if `hasNumber`; `nil` if it is not about an amount.
  static func read(_ text: String, hasNumber: Bool) -> MessageAmount? {
    let lowered = text.lowercased()
    let told = cues.first { lowered.contains($0.text) }?.dimensions
    // A unit is more specific than a word for a size or a bound.
    if let told, !told.isEmpty, told != size { return MessageAmount(dimensions: told) }
    if let measured = measured(in: text) { return MessageAmount(dimensions: measured) }
    guard let told else { return hasNumber ? MessageAmount(dimensions: []) : nil }
    return MessageAmount(dimensions: told)
  }

  /// The dimension measured by the first unit in the text.
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

  /// Phrases in messages and the dimensions that they imply, the most specific first.
  private static let cues = Lexicon.dimensions.rows("message").map { row in
    let value = row["value"]
    return (text: row.entry, dimensions: Set(value == "-" ? [] : [Dimension].named(in: value)))
  }
}
