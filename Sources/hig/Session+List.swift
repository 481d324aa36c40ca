import CommandLineKit
import Guidelines
import KnowledgeBase

extension Session {
  /// Prints a list that `--component` and `--platform` narrow, as JSON or as a table.
  func list<Entry>(
    _ entries: (KnowledgeBase, Filter) throws(KnowledgeBaseError) -> [Entry],
    json: ([Entry]) -> some Encodable, header: [Phrase] = [], row: (Entry) -> [String]
  ) throws(Failure) -> ExitStatus {
    let base = try openForReading()
    let filter = try filter(in: base)
    let found = try knowledgeBase { () throws(KnowledgeBaseError) in try entries(base, filter) }
    if invocation.has(.json) {
      print(json: json(found))
    } else if found.isEmpty {
      tell(Phrase("hig: nothing here", "hig: 아무것도 없습니다"))
    } else {
      var page = Page(environment: environment)
      page.table(found.map(row), header: header.map { $0[presentation.messages] })
      page.print()
    }
    return found.isEmpty ? .nothing : .done
  }

  /// The text in the language shown, else in the other one; both side by side where both are.
  func one(of texts: Bilingual<String>) -> String {
    let own = presentation.languages.compactMap { texts[$0] }
    return own.isEmpty ? texts.preferring(.en) ?? "" : own.joined(separator: " · ")
  }
}
