import GuidelineReaders
import Guidelines
import TextAnalysis

/// A page that a test reads with one line of its own in it.
struct ReadExample {
  /// What was read.
  let document: Document
  /// The line under test, from 1.
  let line: Int

  /// Reads a page with `text` between `before` and `after`.
  ///
  /// - Throws: what the reader says of the page.
  init(
    _ text: String, before: String = "# Buttons\n\nUse a button to start an action.\n\n",
    after: String = "\n\nKeep its title short.\n"
  ) throws {
    line = before.split(separator: "\n", omittingEmptySubsequences: false).count
    document = try GuidelineReader(glossary: Glossary(concepts: [])).read(
      bytes: Array((before + text + after).utf8), name: "example.md")
  }

  /// Whether the line is skipped as boilerplate or as a property of the document.
  var isSkipped: Bool {
    document.skipped.contains {
      ($0.reason == .boilerplate || $0.reason == .metadata) && $0.lines.contains(line)
    }
  }

  /// The passage that has the line.
  var passage: Passage? {
    document.passages.first { passage in
      [passage.en, passage.ko].compactMap(\.self).contains { $0.lines.contains(line) }
    }
  }
}

extension LineRange {
  fileprivate func contains(_ line: Int) -> Bool { (first...last).contains(line) }
}
