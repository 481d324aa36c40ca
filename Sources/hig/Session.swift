import CommandLineKit
import Guidelines
import KnowledgeBase
import TextAnalysis

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// One run of a command: the command line, its languages and the environment.
struct Session {
  /// The version of the command.
  static let version = Release.version

  /// The program and its commands, which the help and the completions describe.
  let program: Program
  /// The command line.
  let invocation: Invocation
  /// The languages of the output.
  let presentation: Presentation
  /// The environment variables.
  let environment: [String: String]

  init(
    of program: Program, invocation: Invocation, environment: [String: String]
  ) throws(Failure) {
    self.program = program
    self.invocation = invocation
    self.environment = environment
    do {
      presentation =
        try invocation.choice(.lang, of: Presentation.self)
        ?? Presentation(environment: environment)
    } catch {
      throw .usage(error)
    }
  }

  /// Runs `read` on the command line.
  func option<Value>(
    _ read: (Invocation) throws(UsageError) -> Value
  ) throws(Failure) -> Value {
    do { return try read(invocation) } catch { throw .usage(error) }
  }

  /// The operands joined by spaces.
  ///
  /// `joined(separator:)` would first instantiate a generic type, which takes longer than the
  /// joining.
  var text: String { invocation.operands.reduce("") { $0.isEmpty ? $1 : "\($0) \($1)" } }

  /// Opens the knowledge base for reading; builds the default one first if it is missing.
  ///
  /// It is never closed: that would take time, and the process ends anyway.
  func openForReading() throws(Failure) -> KnowledgeBase {
    let base = try readable()
    _ = Unmanaged.passRetained(base)
    if try knowledgeBase(base.isInterrupted) {
      tell(
        Phrase(
          "hig: an ingest did not end, so rules and searches may lack what it stored: run it again",
          "hig: 읽어 들이기가 끝나지 않아 규칙과 검색에 빠진 것이 있을 수 있습니다. 다시 실행하세요"))
    }
    return base
  }

  private func readable() throws(Failure) -> KnowledgeBase {
    let path = try readablePath()
    return try knowledgeBase { () throws(KnowledgeBaseError) in
      try KnowledgeBase(path: path, access: .read)
    }
  }

  /// The knowledge base to read.
  ///
  /// If the default one is missing, it is built; if that fails, the one in the executable is used.
  func readablePath() throws(Failure) -> String {
    do throws(Failure) {
      let place = try DatabasePlace(invocation: invocation, environment: environment)
      if place.isDefault, !place.exists {
        try CorpusFolder.find(environment: environment).build(
          at: place, telling: presentation.messages)
      }
      return place.path
    } catch {
      guard !CorpusFolder.isNamed(in: environment), let own = OwnBase.path else { throw error }
      return own
    }
  }

  /// The built-in glossary: that of the Corpus, else the one in the executable.
  func builtInGlossary() throws(Failure) -> Glossary {
    do throws(Failure) { return try CorpusFolder.find(environment: environment).glossary() } catch {
      guard !CorpusFolder.isNamed(in: environment), let own = try OwnBase.opened() else {
        throw error
      }
      return Glossary(
        concepts: try knowledgeBase { () throws(KnowledgeBaseError) in
          try own.concepts().filter { $0.origin == .builtIn }
        })
    }
  }

  /// Opens the knowledge base for writing; a missing one is built if it is the default, else it is an
  /// error.
  func openForWriting() throws(Failure) -> KnowledgeBase {
    // Opening it for reading reports a missing file.
    let place = try DatabasePlace(invocation: invocation, environment: environment)
    if place.isDefault { try buildDefault(at: place) } else { _ = try readable() }
    return try knowledgeBase { () throws(KnowledgeBaseError) in
      try KnowledgeBase(path: place.path, access: .write)
    }
  }

  /// Builds the default knowledge base if it is missing, from the Corpus or from the one in the
  /// executable.
  func buildDefault(at place: DatabasePlace) throws(Failure) {
    guard !place.exists else { return }
    do throws(Failure) {
      try CorpusFolder.find(environment: environment).build(
        at: place, telling: presentation.messages)
    } catch {
      guard case .file(.noCorpus) = error, let own = try OwnBase.opened() else { throw error }
      try place.make { draft throws(Failure) in
        try knowledgeBase { () throws(KnowledgeBaseError) in try own.writeCompactCopy(to: draft) }
      }
    }
  }

  /// Runs a query and wraps its error.
  func knowledgeBase<Answer>(
    _ body: () throws(KnowledgeBaseError) -> Answer
  ) throws(Failure) -> Answer {
    do { return try body() } catch { throw .knowledgeBase(error) }
  }

  /// Runs the queries of `body` in one read transaction: else SQLite locks the file and looks for its
  /// log for each of them.
  func inOneReading<Answer>(
    of base: KnowledgeBase, _ body: () throws(KnowledgeBaseError) -> Answer
  ) throws(Failure) -> Answer {
    try knowledgeBase { () throws(KnowledgeBaseError) in try base.snapshot(body) }
  }

  /// The filter of `--component`, `--platform`, `--authority`, `--as-of` and `--history`; without the
  /// last two, what holds today.
  func filter(in base: KnowledgeBase) throws(Failure) -> Filter {
    var filter = Filter()
    filter.platform = try option { line throws(UsageError) in try line.platform() }
    // The operands of a list name a component or a platform.
    let words = invocation.command?.operands.isName == true ? text : ""
    if let platform = Platform(named: words) {
      filter.platform = platform
    } else if let name = words.isEmpty ? invocation[.component] : words {
      filter.component = try component(named: name, in: base)
    }
    if let name = invocation[.authority] { filter.authority = try authority(named: name, in: base) }
    filter.asOf = try edition(.asOf)
    if filter.asOf == nil, !invocation.has(.history) { filter.heldOn = base.today }
    return filter
  }

  /// The component called `name`, by its own name or any glossary term for it.
  private func component(
    named name: String, in base: KnowledgeBase
  ) throws(Failure) -> ComponentName {
    let (found, nearest) = try knowledgeBase { () throws(KnowledgeBaseError) in
      let found = try base.component(named: name)
      return (found, found == nil ? try base.nearestComponents(to: name) : [])
    }
    if let found { return found }
    throw .notFound(.component(given: name, nearest: nearest.map(\.rawValue)))
  }

  /// The authority `name`, if `base` has documents of it.
  func authority(
    named name: String, in base: KnowledgeBase
  ) throws(Failure) -> Authority {
    let all = try knowledgeBase { () throws(KnowledgeBaseError) in try base.authorities() }
    if let found = all.first(where: { $0 == Authority(rawValue: name) }) { return found }
    throw .notFound(.authority(given: name, known: all))
  }

  /// Prints `payload` as the one JSON document of the command.
  func print(json payload: some Encodable) {
    Output.write(json: payload)
  }

  /// Writes `message` to stderr, on one line.
  func tell(_ message: Phrase) {
    Output.tell(message[presentation.messages])
  }
}

extension Session {
  /// The value of an option that takes one of the cases of `Choice`.
  func choice<Choice: RawRepresentable<String>>(
    _ option: Option, of type: Choice.Type
  ) throws(Failure) -> Choice? {
    try self.option { line throws(UsageError) in try line.choice(option, of: type) }
  }

  /// The value of an option that takes a year or a month.
  func edition(_ option: Option) throws(Failure) -> Edition? {
    try self.option { line throws(UsageError) in try line.edition(option) }
  }

  /// The value of an option that takes a number of at least 1.
  func count(_ option: Option) throws(Failure) -> Int? {
    try self.option { line throws(UsageError) in try line.count(option) }
  }
}
