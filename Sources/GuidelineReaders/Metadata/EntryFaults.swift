internal import DocumentModel
public import Guidelines
internal import TextAnalysis

extension GuidelineReader {
  /// The entries of the front matter and of rules' comments in a Markdown document that cannot be read,
  /// which reading it passes over.
  public static func entryFaults(in text: String) -> [EntryFault] {
    // Most documents have neither.
    guard text.utf8Contains("rule:") || text.utf8Contains("---") else { return [] }
    let source = SourceLines(Folding.nfc(text))
    let frontMatter = FrontMatter(source)
    guard FormatRecognition.format(of: source, below: frontMatter) == .markdown else { return [] }
    let blocks = MarkdownBlocks.blocks(
      in: source, skipping: frontMatter.lines?.last ?? 0, opensRule: EnglishMood.isRuleHeading)
    return faults(of: frontMatter, in: source)
      + blocks.flatMap { block -> [EntryFault] in
        guard case .comment = block.kind, let note = RuleNote(block.text) else { return [] }
        return note.faults.map { entry, fault in
          EntryFault(
            line: line(of: entry, in: block.lines, of: source), entry: entry,
            reason: fault.reason)
        }
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

  /// The line among `lines` on which `entry` begins.
  private static func line(
    of entry: String, in lines: LineRange, of source: SourceLines
  ) -> Int {
    let all = lines.first...lines.last
    // An entry may go on in the next line, so less and less of it is looked for.
    let key = entry.prefix { $0 != "=" && !$0.isWhitespace }
    return all.first { collapsed(String(source[$0])).contains(entry) }
      ?? all.first { source[$0].contains(key) } ?? lines.first
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
