import CommandLineKit
import Guidelines
import KnowledgeBase
import TextAnalysis

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// One run of a command: what was asked for, and where the answer goes.
struct Session {
  /// The version of the command and of what it prints.
  static let version = Release.version

  /// The program and its commands, which the help and the completions describe.
  let program: Program
  /// The command line.
  let invocation: Invocation
  /// The languages of the text.
  let presentation: Presentation
  /// The variables of the process.
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

  /// What `read` finds in the command line.
  func option<Value>(
    _ read: (Invocation) throws(UsageError) -> Value
  ) throws(Failure) -> Value {
    do { return try read(invocation) } catch { throw .usage(error) }
  }

  /// The text of the operands, joined by spaces; the standard library's function for that makes a type
  /// first, which takes longer than it.
  var text: String { invocation.operands.reduce("") { $0.isEmpty ? $1 : "\($0) \($1)" } }

  /// Opens the knowledge base for reading; where the default one does not exist, builds it first.
  ///
  /// It stays open to the end of the process: closing it would take time and give nothing.
  func openForReading() throws(Failure) -> KnowledgeBase {
    let base = try readable()
    _ = Unmanaged.passRetained(base)
    return base
  }

  private func readable() throws(Failure) -> KnowledgeBase {
    let path = try readablePath()
    return try knowledgeBase { () throws(KnowledgeBaseError) in
      try KnowledgeBase(path: path, access: .read)
    }
  }

  /// The file of the knowledge base to read; where the default one does not exist, it is built
  /// first, and where it cannot be, the command's own takes its place.
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

  /// The glossary that every knowledge base holds: that of the Corpus, else of the command's own.
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

  /// Opens the knowledge base for writing; one that does not exist is built first where it is the
  /// default one, and an error where it was named.
  func openForWriting() throws(Failure) -> KnowledgeBase {
    // Reading says what is wrong with a file that is not there.
    let place = try DatabasePlace(invocation: invocation, environment: environment)
    if place.isDefault { try buildDefault(at: place) } else { _ = try readable() }
    return try knowledgeBase { () throws(KnowledgeBaseError) in
      try KnowledgeBase(path: place.path, access: .write)
    }
  }

  /// Builds the default knowledge base where it does not exist: from the Corpus, else it is a copy
  /// of the command's own.
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

  /// Runs `body`, which asks the knowledge base something.
  func knowledgeBase<Answer>(
    _ body: () throws(KnowledgeBaseError) -> Answer
  ) throws(Failure) -> Answer {
    do { return try body() } catch { throw .knowledgeBase(error) }
  }

  /// Runs `body`, which asks `base` several things, in one read transaction: SQLite would otherwise
  /// lock and look for its log at each of them.
  func inOneReading<Answer>(
    of base: KnowledgeBase, _ body: () throws(KnowledgeBaseError) -> Answer
  ) throws(Failure) -> Answer {
    try knowledgeBase { () throws(KnowledgeBaseError) in try base.snapshot(body) }
  }

  /// What `--component`, `--platform`, `--as-of` and `--history` leave: without the last two, what
  /// holds today.
  func filter(in base: KnowledgeBase) throws(Failure) -> Filter {
    var filter = Filter()
    filter.platform = try option { line throws(UsageError) in try line.platform() }
    // The words of a list are the name of a component, or of a platform.
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

  /// The component that `name` names: its own name, or any term of the glossary for it.
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

  /// The authority called `name` whose documents `base` has.
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

  /// Says `message` on stderr, in one line.
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
