public import Guidelines

extension Glossary {
  /// Reads a table with the columns id, en, ko, api, page and note, separated by tabs.
  ///
  /// A cell holds terms separated by `;`, the preferred one first; a term that also means
  /// something else ends in `?`. Lines that begin with `#` are comments. The note may be left out.
  ///
  /// - Throws: what is wrong, with the line of `name`.
  public init(
    tsv: String, name: String, origin: Concept.Origin = .builtIn
  ) throws(GlossaryError) {
    var concepts: [Concept] = []
    var lineOfID: [ConceptID: Int] = [:]
    var hasHeader = false
    let lines = tsv.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, text) in lines.enumerated() {
      func error(_ reason: GlossaryError.Reason) -> GlossaryError {
        GlossaryError(file: name, line: index + 1, reason: reason)
      }
      let isBlank = text.allSatisfy(\.isWhitespace)
      guard !isBlank, !text.hasPrefix("#") else { continue }
      var cells = text.split(separator: "\t", omittingEmptySubsequences: false).map(Self.trim)
      guard hasHeader else {
        guard cells == Self.columns else { throw error(.header(found: String(text))) }
        hasHeader = true
        continue
      }
      if cells.count == Self.columns.count - 1 { cells.append("") }
      guard cells.count == Self.columns.count else {
        throw error(.cells(found: cells.count, expected: Self.columns.count))
      }
      guard let id = ConceptID(rawValue: cells[0]) else {
        throw error(.name(cells[0], column: "id"))
      }
      if let first = lineOfID[id] {
        throw error(.repeatedID(id.rawValue, firstLine: first))
      }
      lineOfID[id] = index + 1
      var page: ComponentName?
      if !cells[4].isEmpty {
        page = ComponentName(rawValue: cells[4])
        guard page != nil else { throw error(.name(cells[4], column: "page")) }
      }
      var ambiguous: [String] = []
      let terms = cells[1...3].map { cell in
        cell.split(separator: ";").map(Self.trim).filter { !$0.isEmpty }.map { term in
          guard term.hasSuffix("?") else { return term }
          let plain = Self.trim(term.dropLast())
          ambiguous.append(plain)
          return plain
        }
      }
      guard terms.contains(where: { !$0.isEmpty }) else {
        throw error(.noTerm(id: id.rawValue))
      }
      concepts.append(
        Concept(
          id: id, en: terms[0], ko: terms[1], apis: terms[2], component: page,
          ambiguous: ambiguous, origin: origin))
    }
    guard hasHeader else {
      throw GlossaryError(file: name, line: 1, reason: .header(found: ""))
    }
    self.init(concepts: concepts)
  }

  private static func trim(_ cell: Substring) -> String {
    var cell = cell
    while cell.first?.isWhitespace == true { cell.removeFirst() }
    while cell.last?.isWhitespace == true { cell.removeLast() }
    return Folding.nfc(String(cell))
  }
}
