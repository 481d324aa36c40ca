internal import DocumentModel
internal import GuidelineReaders
public import Guidelines
internal import TextAnalysis

/// What people mistyped in the entries of documents, which reading them passes over.
public enum EntryFaults {
  /// The entries of the front matter and of rules' comments in a Markdown document that cannot be read.
  public static func find(in text: String) -> [EntryFault] {
    // Most documents have neither.
    guard text.utf8Contains("rule:") || text.utf8Contains("---") else { return [] }
    let source = SourceLines(Folding.nfc(text))
    let frontMatter = FrontMatter(source)
    guard FormatRecognition.format(of: source, below: frontMatter) == .markdown else { return [] }
    let faults = faults(of: frontMatter, in: source)
    guard text.utf8Contains("rule:") else { return faults }
    let blocks = MarkdownBlocks.blocks(
      in: source, skipping: frontMatter.lines?.last ?? 0, opensRule: EnglishMood.isRuleHeading)
    return faults + blocks.flatMap { self.faults(of: $0, in: source) }
  }

  private static func faults(of block: Block, in source: SourceLines) -> [EntryFault] {
    guard case .comment = block.kind, let note = RuleNote(block.text) else { return [] }
    // Entries follow one another, so that each is looked for behind the last one.
    var start = block.lines.first
    return note.faults.map { entry, fault in
      start = line(of: entry, in: start...block.lines.last, of: source)
      return EntryFault(line: start, entry: entry, reason: fault.reason)
    }
  }

  private static func faults(
    of frontMatter: FrontMatter, in source: SourceLines
  ) -> [EntryFault] {
    guard let lines = frontMatter.lines else { return [] }
    return ["edition", "verified"].compactMap { key in
      guard let value = frontMatter.value(key), !EditionReading.isReadWhole(value) else {
        return nil
      }
      let line = (lines.first...lines.last).first { source[$0].lowercased().hasPrefix("\(key):") }
      return EntryFault(
        line: line ?? lines.first, entry: "\(key): \(value)",
        reason: NoteFault.edition(value).reason)
    }
  }

  /// The line among `lines` on which `entry` begins; the first one if none has it.
  private static func line(
    of entry: String, in lines: ClosedRange<Int>, of source: SourceLines
  ) -> Int {
    // An entry may go on in the next line; then the line with its key is found.
    let key = entry.prefix { $0 != "=" && !$0.isWhitespace }
    return lines.first { collapsed(String(source[$0])).contains(entry) }
      ?? lines.first { source[$0].contains(key) } ?? lines.lowerBound
  }
}

extension EditionReading {
  /// Whether nothing of a date in the front matter is passed over: `2025-99` has a month that is none.
  static func isReadWhole(_ value: String) -> Bool {
    guard let edition = edition(of: value) else { return false }
    let numbers = value.split { !$0.isASCII || !$0.isNumber }
    return edition.month != nil || numbers.count == 1
  }
}
