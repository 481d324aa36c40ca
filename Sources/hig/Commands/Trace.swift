import CommandLineKit
import FileAccess
import GuidelineReaders
import Guidelines
import Ingestion
import KnowledgeBase
import TextAnalysis

extension Command {
  /// `hig trace`: what each stage of the readers made of a document, and why.
  static let trace = Command(
    name: "trace",
    summary: Phrase(
      "what each stage of reading made of a document, and why",
      "문서를 읽는 단계마다 무엇을 왜 그렇게 읽었는지"),
    operands: .one("FILE[:LINE]"),
    options: [.edition],
    examples: [
      ("hig trace notes.md:31", Phrase("how line 31 was read", "31행을 어떻게 읽었는지")),
      ("hig trace notes.md", Phrase("every passage, every skipped line", "모든 단락과 건너뛴 줄")),
    ]
  ) { session throws(Failure) in
    let target = TraceTarget(session.invocation.operands[0])
    let glossary = try session.vocabulary()
    let trace = try session.trace(target, glossary: glossary)
    let parts = try target.parts(of: trace)
    let rules = trace.document.ruleIDs(analyzer: TextAnalyzer(concepts: glossary))
    if session.invocation.has(.json) {
      session.print(json: TraceJSON(trace, parts: parts, rules: rules))
    } else {
      var page = Page(environment: session.environment)
      page.add(
        trace, parts: parts, rules: rules, wholly: target.line == nil, for: session.presentation)
      page.print()
    }
    return .done
  }
}

/// A file, or one line of it.
private struct TraceTarget {
  let path: String
  /// The line, counted from 1; `nil` for all.
  let line: Int?

  /// Splits `FILE:LINE`, unless a file has that name.
  init(_ operand: String) {
    guard let colon = operand.lastIndex(of: ":"), colon > operand.startIndex,
      let line = Int(operand[operand.index(after: colon)...]), line >= 0, !Self.isFile(operand)
    else {
      (path, line) = (operand, nil)
      return
    }
    path = String(operand[..<colon])
    self.line = line
  }

  private static func isFile(_ path: String) -> Bool {
    (try? FileSystem.bytes(at: path, most: 1, isWhole: false)) != nil
  }

  /// The parts of `trace` with the line.
  func parts(of trace: DocumentTrace) throws(Failure) -> [DocumentTrace.Part] {
    guard let line else { return trace.parts }
    let parts = trace.parts.filter { $0.holds(line) }
    if parts.isEmpty {
      throw .notFound(.line(line, path: path, count: trace.document.countOfLines))
    }
    return parts
  }
}

extension Session {
  /// Reads a document as an ingestion would, and records how.
  fileprivate func trace(
    _ target: TraceTarget, glossary: Glossary
  ) throws(Failure) -> DocumentTrace {
    let bytes = try File.bytes(at: target.path)
    let reader = GuidelineReader(glossary: glossary)
    let edition = try edition(.edition)
    do throws(ReadingError) {
      return try reader.trace(bytes: bytes, name: target.path, edition: edition)
    } catch {
      throw .ingestion(.reading(error))
    }
  }

  /// The glossary of the Corpus with the user's own terms, if there is a knowledge base.
  fileprivate func vocabulary() throws(Failure) -> Glossary {
    let glossary = try builtInGlossary()
    guard let place = try? DatabasePlace(invocation: invocation, environment: environment),
      place.exists
    else { return glossary }
    let own = try knowledgeBase { () throws(KnowledgeBaseError) in
      try KnowledgeBase(path: place.path, access: .read).concepts().filter { $0.origin == .user }
    }
    return glossary.adding(own)
  }
}

extension Document {
  fileprivate var countOfLines: Int {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.last?.isEmpty ?? true ? lines.count - 1 : lines.count
  }
}

// MARK: Text

extension Page {
  fileprivate mutating func add(
    _ trace: DocumentTrace, parts: [DocumentTrace.Part], rules: [String: RuleID], wholly: Bool,
    for presentation: Presentation
  ) {
    if wholly {
      line(trace.document.name, .bold)
      add(trace.whole, for: presentation)
    }
    for part in parts {
      if !text.isEmpty { line() }
      add(part, of: trace.document, for: presentation)
      if let id = part.passage.flatMap({ rules[$0.id] }) {
        add(id, isGiven: part.passage?.statement?.id == id, for: presentation)
      }
    }
  }

  private mutating func add(
    _ part: DocumentTrace.Part, of document: Document, for presentation: Presentation
  ) {
    let places = part.lines.map(\.shown).joined(separator: ", ")
    let state =
      part.passage?.kind.phrase ?? part.reason.map(Wording.reason) ?? Phrase("skipped", "건너뜀")
    line(
      left: "\(document.name):\(places)", .bold, right: state[presentation], .accent)
    for text in part.words(in: document) { paragraph(text, indent: 2, style: .faint) }
    add(part.entries, for: presentation)
  }

  /// Adds the id of the rule and whether the document states it.
  private mutating func add(_ id: RuleID, isGiven: Bool, for presentation: Presentation) {
    let name = Phrase("rule id", "규칙 id")[presentation]
    let gap = String(
      repeating: " ", count: max(0, Self.stageWidth(presentation) - DisplayWidth.columns(name)))
    line("  \(name)\(gap)  ", continuing: id.rawValue, indent: Self.stageWidth(presentation) + 4)
    let reason =
      isGiven
      ? Phrase("the document gives it", "문서가 정함")
      : Phrase("made up of the component and the lead", "구성 요소와 첫 문장으로 지음")
    paragraph("– " + reason[presentation], indent: Self.stageWidth(presentation) + 4, style: .faint)
  }

  /// The width of the longest stage name, in columns.
  private static func stageWidth(_ presentation: Presentation) -> Int {
    Stage.allCases.map { DisplayWidth.columns($0.phrase[presentation]) }.max() ?? 0
  }

  /// Adds each stage's outcome and, below it, the evidence; what is the same for both languages
  /// appears once.
  private mutating func add(_ entries: [TraceEntry], for presentation: Presentation) {
    let width = Self.stageWidth(presentation)
    var last: (stage: Stage, words: String)?
    for entry in entries {
      let outcome = entry.outcome[presentation]
      let reasons = entry.evidence.map { $0[presentation] }
      let words = ([outcome] + reasons).joined(separator: "\n")
      if let last, last == (entry.stage, words) { continue }
      let name = last?.stage == entry.stage ? "" : entry.stage.phrase[presentation]
      last = (entry.stage, words)
      let gap = String(repeating: " ", count: width - DisplayWidth.columns(name))
      line("  \(name)\(gap)  ", continuing: outcome, indent: width + 4)
      for reason in reasons {
        paragraph("– " + reason, indent: width + 4, style: .faint)
      }
    }
  }

  /// Adds `start` followed by `text`, wrapped with a hanging indent.
  private mutating func line(_ start: String, continuing text: String, indent: Int) {
    let parts = DisplayWidth.wrap(text, width: max(width - indent, 20))
    line(start + (parts.first ?? ""))
    for part in parts.dropFirst() { line(String(repeating: " ", count: indent) + part) }
  }
}

extension DocumentTrace.Part {
  /// The text by language; for skipped lines, their source, at most three per range.
  fileprivate func words(in document: Document) -> [String] {
    if let passage { return [passage.en?.text, passage.ko?.text].compactMap(\.self) }
    let source = document.source.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.flatMap { range in
      (range.first...range.last).prefix(3).compactMap { line in
        source.indices.contains(line - 1) ? String(source[line - 1]) : nil
      }
    }
  }
}

// MARK: JSON

/// The trace in the form of Docs/FORMATS.md.
private struct TraceJSON: Encodable {
  /// The outcome of one stage.
  struct Work: Encodable {
    let stage: String
    let outcome: Bilingual<String>
    let evidence: [Bilingual<String>]

    init(_ entry: TraceEntry) {
      stage = entry.stage.rawValue
      outcome = Bilingual(en: entry.outcome.en, ko: entry.outcome.ko)
      evidence = entry.evidence.map { Bilingual(en: $0.en, ko: $0.ko) }
    }
  }

  /// The rule that a passage states.
  struct Rule: Encodable {
    let id: String
    /// Whether the document states the id; else it is made of the component and the lead.
    let isGiven: Bool

    enum CodingKeys: String, CodingKey {
      case id
      case isGiven = "given"
    }
  }

  /// A passage or skipped lines.
  struct Part: Encodable {
    let lines: [LineRange]
    let passage: String?
    let kind: String?
    let skipped: String?
    let rule: Rule?
    let text: Bilingual<String>
    let stages: [Work]

    init(_ part: DocumentTrace.Part, rules: [String: RuleID]) {
      lines = part.lines
      passage = part.passage?.id
      kind = part.passage?.kind.rawValue
      skipped = part.reason?.rawValue
      rule = part.passage.flatMap { passage in
        rules[passage.id].map { Rule(id: $0.rawValue, isGiven: passage.statement?.id == $0) }
      }
      text = Bilingual(en: part.passage?.en?.text, ko: part.passage?.ko?.text)
      stages = part.entries.map(Work.init)
    }
  }

  let document: String
  let format: String
  let stages: [Work]
  let parts: [Part]

  init(_ trace: DocumentTrace, parts: [DocumentTrace.Part], rules: [String: RuleID]) {
    document = trace.document.name
    format = trace.document.format.rawValue
    stages = trace.whole.map(Work.init)
    self.parts = parts.map { Part($0, rules: rules) }
  }
}
