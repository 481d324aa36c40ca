internal import DocumentModel
internal import TextAnalysis

/// What tools add to a text and no reader sees: the link of a heading to itself ("Titles #"), and attributes
/// behind an image or a line ("{width=600}", "{.lead}").
enum ToolMarks {
  static func strip(_ block: inout Block) {
    if case .heading = block.kind { stripSelfLink(&block) }
    guard block.runs.contains(where: mayHoldAttributes) else { return }
    // Changed in place, each would copy all runs of the block.
    var runs = block.runs
    for index in runs.indices where mayHoldAttributes(runs[index]) {
      stripAttributes(&runs[index].text)
    }
    block.runs = runs
  }

  private static func mayHoldAttributes(_ run: Run) -> Bool {
    !run.style.contains(.code) && run.text.utf8Contains("{")
  }

  private static func stripSelfLink(_ heading: inout Block) {
    guard let last = heading.runs.lastIndex(where: { !isBlank($0.text) }) else { return }
    let text = heading.runs[last].text[...].trimmingEnd()
    guard let sign = text.last, "#¶".contains(sign) else { return }
    if text.count == 1, last > 0 {
      let lines = heading.lines
      heading = heading.part(heading.runs[..<last], images: heading.images)
      heading.lines = lines
    } else if text.dropLast().last == " " {
      heading.runs[last].text = String(text.dropLast())
    }
  }

  private static func stripAttributes(_ text: inout String) {
    var start = text.startIndex
    while let open = text[start...].firstIndex(of: "{"),
      let close = text[open...].firstIndex(of: "}")
    {
      start = text.index(after: close)
      let name = text[open...].dropFirst().prefix { $0.isLetter || $0 == "-" }
      let isClass = text[open...].hasPrefix("{.") || text[open...].hasPrefix("{:")
      guard isClass || !name.isEmpty && text[name.endIndex] == "=" else { continue }
      text.removeSubrange(open...close)
      start = open
    }
  }
}
