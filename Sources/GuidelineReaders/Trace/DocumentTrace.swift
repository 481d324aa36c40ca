package import Guidelines

/// A document with the results of every stage for each of its parts.
package struct DocumentTrace: Sendable {
  /// A passage, or skipped lines, with the results of the stages for them.
  package struct Part: Sendable {
    /// The lines, one range per language.
    package let lines: [LineRange]
    /// The passage; `nil` for skipped lines.
    package let passage: Passage?
    /// Why the lines were skipped; `nil` for a passage.
    package let reason: SkippedLines.Reason?
    /// The results of the stages, in the order of the pipeline.
    package let entries: [TraceEntry]

    /// Whether `line` is part of it.
    package func holds(_ line: Int) -> Bool {
      lines.contains { $0.first <= line && line <= $0.last }
    }
  }

  /// The document.
  package let document: Document
  /// The results of the stages for the document as a whole.
  package let whole: [TraceEntry]
  /// The passages and the skipped lines, in the order of their first lines.
  package let parts: [Part]

  /// Distributes the entries of a trace over the parts of `document`.
  static func sorted(_ entries: [TraceEntry], of document: Document) -> DocumentTrace {
    let index = LineIndex(entries)
    let passages = document.passages.map { passage in
      let lines = [passage.en?.lines, passage.ko?.lines].compactMap(\.self)
      return Part(lines: lines, passage: passage, reason: nil, entries: index.entries(on: lines))
    }
    let skipped = document.skipped.map { skipped in
      let entries = index.entries(on: [skipped.lines])
      return Part(lines: [skipped.lines], passage: nil, reason: skipped.reason, entries: entries)
    }
    let parts = (passages + skipped).sorted { one, other in
      one.lines.first.map(\.first) ?? 0 < other.lines.first.map(\.first) ?? 0
    }
    return DocumentTrace(
      document: document, whole: entries.filter(\.lines.isEmpty), parts: parts)
  }
}

/// Finds the entries about a line.
private struct LineIndex {
  private let entries: [TraceEntry]
  /// The indices of the entries about each line.
  private let places: [Int: [Int]]

  init(_ entries: [TraceEntry]) {
    self.entries = entries
    var places: [Int: [Int]] = [:]
    for (index, entry) in entries.enumerated() {
      for lines in entry.lines {
        for line in lines.first...lines.last { places[line, default: []].append(index) }
      }
    }
    self.places = places
  }

  /// The entries about any of `lines`, in the order of the stages.
  func entries(on lines: [LineRange]) -> [TraceEntry] {
    var found: Set<Int> = []
    for lines in lines {
      for line in lines.first...lines.last { found.formUnion(places[line] ?? []) }
    }
    return found.sorted().map { entries[$0] }
  }
}
