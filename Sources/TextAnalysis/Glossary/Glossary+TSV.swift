public import Guidelines

extension Glossary {
  /// Reads a table with the columns id, en, ko, api, page and note, separated by tabs.
  ///
  /// A cell holds terms separated by `;`, the preferred one first; a `?` at the end of a term marks
  /// it as ambiguous, because it also has an ordinary meaning. Lines that begin with `#` are
  /// comments. The note may be left out.
  ///
  /// - Throws: a `GlossaryError` with the line of `name` that is wrong.
  public init(
    tsv: String, name: String, origin: Concept.Origin = .builtIn
  ) throws(GlossaryError) {
    var concepts: [Concept] = []
    var lineOfID: [ConceptID: Int] = [:]
    var hasHeader = false
    // Split by bytes: comparing characters would take longer than everything else here.
    let lines = tsv.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      func error(_ reason: GlossaryError.Reason) -> GlossaryError {
        GlossaryError(file: name, line: index + 1, reason: reason)
      }
      guard let first = line.first(where: { !Self.isBlank($0) }), first != UInt8(ascii: "#")
      else { continue }
      let cells = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
        .map(Self.trimmed)
      guard hasHeader else {
        guard cells == Self.columns else {
          throw error(.header(found: Self.trimmed(line)))
        }
        hasHeader = true
        continue
      }
      let concept: Concept
      do {
        concept = try Self.concept(cells, origin)
      } catch {
        throw GlossaryError(file: name, line: index + 1, reason: error)
      }
      if let first = lineOfID[concept.id] {
        throw error(.repeatedID(concept.id.rawValue, firstLine: first))
      }
      lineOfID[concept.id] = index + 1
      concepts.append(concept)
    }
    guard hasHeader else {
      throw GlossaryError(file: name, line: 1, reason: .header(found: ""))
    }
    self.init(concepts: concepts)
  }

  /// The concept that a line with these cells describes.
  private static func concept(
    _ cells: [String], _ origin: Concept.Origin
  ) throws(GlossaryError.Reason) -> Concept {
    guard cells.count == columns.count || cells.count == columns.count - 1 else {
      throw .cells(found: cells.count, expected: columns.count)
    }
    guard let id = ConceptID(rawValue: cells[0]) else { throw .name(cells[0], column: "id") }
    let page = ComponentName(rawValue: cells[4])
    guard page != nil || cells[4].isEmpty else { throw .name(cells[4], column: "page") }
    var ambiguous: [String] = []
    let terms = cells[1...3].map { cell in
      cell.utf8.split(separator: UInt8(ascii: ";")).map(trimmed).filter { !$0.isEmpty }
        .map { term in
          guard term.utf8.last == UInt8(ascii: "?") else { return term }
          let plain = trimmed(term.utf8.dropLast())
          ambiguous.append(plain)
          return plain
        }
    }
    guard terms.contains(where: { !$0.isEmpty }) else { throw .noTerm(id: id.rawValue) }
    return Concept(
      id: id, en: terms[0], ko: terms[1], apis: terms[2], component: page,
      ambiguous: ambiguous, origin: origin)
  }

  private static func trimmed(_ cell: Substring.UTF8View) -> String {
    var cell = cell
    while let first = cell.first, isBlank(first) { cell.removeFirst() }
    while let last = cell.last, isBlank(last) { cell.removeLast() }
    return Folding.nfc(String(Substring(cell)))
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte <= UInt8(ascii: " ") }
}
