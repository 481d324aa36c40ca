internal import Guidelines
internal import TextAnalysis

/// Finds the paragraphs that were only put on lines of their own.
enum LeadBreaks {
  /// The parts of `block`: where a line ends a sentence and the next one begins with a bold
  /// sentence in the language of the bold one before it, something else begins.
  static func parts(of block: Block) -> [Block] {
    guard block.kind == .paragraph, block.boldLead.map(endsSentence) == true,
      block.lines.first < block.lines.last
    else { return [block] }
    var starts = [0]
    var language = block.boldLead.flatMap { LanguageGuess.language(of: $0) }
    for index in block.runs.indices.dropFirst()
    where block.runs[index].style.contains(.bold)
      && block.runs[index].line > block.runs[index - 1].line
    {
      let before = collapsed(block.runs[starts[starts.count - 1]..<index])
      let end =
        block.runs[index...].firstIndex { !$0.style.contains(.bold) } ?? block.runs.count
      let lead = collapsed(block.runs[index..<end])
      let own = LanguageGuess.language(of: lead)
      guard endsSentence(before), endsSentence(lead), own == language else { continue }
      // A lead over several lines is one lead.
      let last = block.runs[..<index].last { !$0.text.allSatisfy(\.isWhitespace) }
      guard last?.style.contains(.bold) == false else { continue }
      starts.append(index)
      language = own
    }
    guard starts.count > 1 else { return [block] }
    var parts: [Block] = []
    var image = 0
    for (place, start) in starts.enumerated() {
      let end = place + 1 < starts.count ? starts[place + 1] : block.runs.count
      let nextLine = end < block.runs.count ? block.runs[end].line : Int.max
      let lastImage =
        block.images[image...].firstIndex { $0.line >= nextLine } ?? block.images.count
      var part = block.part(block.runs[start..<end], images: Array(block.images[image..<lastImage]))
      image = lastImage
      part.opensItem = block.opensItem && place == 0
      if place > 0 { part.anchor = nil }
      parts.append(part)
    }
    return parts
  }
}
