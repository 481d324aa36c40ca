import CommandLineKit
import Guidelines
import KnowledgeBase
import TextAnalysis

extension Command {
  /// `hig terms`: the glossary, and what a user adds to it.
  static let terms = Command(
    name: "terms",
    summary: Phrase("the glossary: what is one thing", "용어집: 같은 것을 가리키는 말들"),
    operands: CommandSyntax.Operands(
      label: "WORD|add|remove ID", count: 0...2, .records(of: "terms", and: ["add", "remove"])),
    options: [.component, .english, .korean, .apis, .id] + Option.ofList,
    examples: [
      ("hig terms 탭바", Phrase("what tab bars are called", "탭 막대를 부르는 말들")),
      (
        "hig terms add --en 'tab bar' --ko '아래바'",
        Phrase("from now on 아래바 is a tab bar", "이제 아래바도 탭 막대로 찾음")
      ),
      ("hig terms remove tab-bar", Phrase("takes back what was added", "추가한 것을 되돌림")),
    ]
  ) { session throws(Failure) in
    let operands = session.invocation.operands
    switch operands.first {
    case "add":
      if operands.count > 1 {
        throw .usage(.needlessOperand(command: "terms add", operand: operands[1]))
      }
      return try session.addTerms()
    case "remove":
      guard operands.count > 1 else {
        throw .usage(.missingOperand(command: "terms remove", label: "ID"))
      }
      return try session.removeTerm(named: operands[1])
    default:
      let word = operands.map(Command.joined).joined()
      return try session.list(
        { base, filter throws(KnowledgeBaseError) in
          try base.concepts(filter).filter { word.isEmpty || $0.isNamed(by: word) }
        },
        json: TermList.init
      ) { $0.row(for: session.presentation.messages) }
    }
  }
}

extension Command {
  /// A name without letter case, spaces and hyphens, which people vary.
  fileprivate static func joined(_ name: String) -> String {
    Folding.fold(name).filter { !$0.isWhitespace && $0 != "-" }
  }
}

private struct TermList: Encodable {
  let terms: [Concept]
}

extension Session {
  fileprivate func addTerms() throws(Failure) -> ExitStatus {
    var added = Concept(
      id: ConceptID(unchecked: ""), en: terms(.english), ko: terms(.korean), apis: terms(.apis),
      origin: .user)
    added.ambiguous = added.unmark()
    guard !added.en.isEmpty || !added.ko.isEmpty else { throw .term(.noneGiven) }
    let base = try openForWriting()
    let known = Glossary(concepts: try stored(in: base))
    added.id = try concept(of: added, in: known)
    for term in added.spellings where !added.ambiguous.contains(term) {
      // If two concepts shared an unmarked term, each would find the other.
      let other = known.concepts(spelled: term).first {
        $0.id != added.id && !$0.ambiguous.contains(term)
      }
      if let other { throw .term(.taken(term, by: other.id)) }
    }
    let glossary = known.adding([added])
    guard glossary.concepts != known.concepts else { throw .term(.known(added.id)) }
    try change(base, to: glossary)
    return show(glossary.concepts.filter { $0.id == added.id })
  }

  fileprivate func removeTerm(named name: String) throws(Failure) -> ExitStatus {
    let base = try openForWriting()
    let known = try stored(in: base)
    let own = known.filter { $0.origin == .user }.map(\.id.rawValue)
    guard own.contains(name) else {
      throw .term(
        .notFound(given: name, nearest: EditDistance.nearest(to: name, in: own, limit: 1)))
    }
    // The built-in glossary restores the concept as it was.
    let builtIn = try builtInGlossary()
    let kept = known.filter { $0.origin == .user && $0.id.rawValue != name }
    let glossary = builtIn.adding(kept)
    try change(base, to: glossary)
    return show(glossary.concepts.filter { $0.id.rawValue == name })
  }

  private func show(_ concepts: [Concept]) -> ExitStatus {
    if invocation.has(.json) {
      print(json: TermList(terms: concepts))
    } else {
      var page = Page(environment: environment)
      for concept in concepts {
        for cell in concept.row(for: presentation.messages) where !cell.isEmpty {
          page.paragraph(cell)
        }
      }
      page.print()
    }
    return .done
  }

  private func terms(_ option: Option) -> [String] {
    (invocation[option] ?? "").split(separator: ";").map { term in
      term.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }.filter { !$0.isEmpty }
  }

  /// The concept that `added` extends: that of `--id`, else the one a term already names, else a new
  /// one.
  private func concept(of added: Concept, in known: Glossary) throws(Failure) -> ConceptID {
    if let name = invocation[.id] {
      guard let id = ConceptID(rawValue: name) else {
        throw .usage(.badValue(option: Option.id.typed, value: name, expected: "tab-bar"))
      }
      return id
    }
    for term in added.spellings {
      let named = known.concepts(spelled: term).filter { !$0.ambiguous.contains(term) }
      if named.count == 1 { return named[0].id }
    }
    let words = added.en.first ?? Hangul.romanize(added.ko[0])
    return ConceptID(words: words) ?? ConceptID(unchecked: "term")
  }

  private func stored(in base: KnowledgeBase) throws(Failure) -> [Concept] {
    try knowledgeBase { () throws(KnowledgeBaseError) in try base.concepts() }
  }

  private func change(_ base: KnowledgeBase, to glossary: Glossary) throws(Failure) {
    try knowledgeBase { () throws(KnowledgeBaseError) in
      base.begin(glossary: glossary)
      try base.finish()
    }
  }
}

extension Concept {
  /// Removes the `?` from ambiguous terms (`탭?`) and returns these terms.
  fileprivate mutating func unmark() -> [String] {
    var ambiguous: [String] = []
    func bare(_ term: String) -> String {
      guard term.count > 1, term.last == "?" else { return term }
      ambiguous.append(String(term.dropLast()))
      return ambiguous[ambiguous.count - 1]
    }
    en = en.map(bare)
    ko = ko.map(bare)
    apis = apis.map(bare)
    return ambiguous
  }

  /// Whether a name contains `word`, given in the form of `Command.joined`.
  fileprivate func isNamed(by word: String) -> Bool {
    ([id.rawValue] + spellings + apis).contains { Command.joined($0).contains(word) }
  }

  fileprivate func row(for language: Language) -> [String] {
    [
      id.rawValue, en.joined(separator: ", "), ko.joined(separator: ", "),
      apis.joined(separator: ", "), Wording.origin(origin)[language],
    ]
  }
}
