import CommandLineKit
import Guidelines
import KnowledgeBase

extension Session {
  /// Prints a list, filtered by the options, in the requested format.
  func list<Entry>(
    _ entries: (KnowledgeBase, Filter) throws(KnowledgeBaseError) -> [Entry],
    json: ([Entry]) -> some Encodable, header: [Phrase] = [], row: (Entry) -> [String]
  ) throws(Failure) -> ExitStatus {
    let base = try openForReading()
    let filter = try filter(in: base)
    let format = try format
    let all = try knowledgeBase { () throws(KnowledgeBaseError) in try entries(base, filter) }
    let part = try page(of: all)
    if format == .json || format == .ndjson {
      try print(
        json(part.records), list: invocation.command?.name, next: part.next, as: format)
    } else if part.records.isEmpty {
      tell(Phrase("hig: nothing here", "hig: 아무것도 없습니다"))
    } else {
      var page = Page(environment: environment)
      let (rows, head) = (part.records.map(row), header.map { $0[presentation.messages] })
      if format == .md {
        page.markdownTable(rows, header: head)
      } else if Output.isTerminal {
        page.table(rows, header: head)
      } else {
        page.records(rows)
      }
      page.print()
    }
    return part.records.isEmpty ? .nothing : .done
  }

  /// The text in the shown languages, side by side; if missing, in the other language.
  func one(of texts: Bilingual<String>) -> String {
    let own = presentation.languages.compactMap { texts[$0] }
    return own.isEmpty ? texts.preferring(.en) ?? "" : own.joined(separator: " · ")
  }
}
