internal import Guidelines
internal import RuleLinkage

/// A store in an SQLite file, or on a server that runs the same SQL.
///
/// Each table is read and written by one type of records.
final class SQLiteStore: GuidelineStore {
  let database: Database
  /// The date by which the status of a rule is computed.
  private let today: Edition

  init(_ database: Database, today: Edition) {
    self.database = database
    self.today = today
  }

  private var documents: DocumentRecords { DocumentRecords(database: database) }
  private var rules: RuleRecords { RuleRecords(database: database) }
  private var conceptRecords: ConceptRecords { ConceptRecords(database: database) }
  private var settings: Settings { Settings(database: database) }
  private var linters: LinterRuleRecords { LinterRuleRecords(database: database) }
  private var asked: QuestionRecords { QuestionRecords(database: database) }

  func snapshot<Result>(
    _ body: () throws(KnowledgeBaseError) -> Result
  ) throws(KnowledgeBaseError) -> Result { try database.snapshot(body) }

  var isShared: Bool { database.isShared }

  func transaction<Result>(
    isOfDocuments: Bool, _ body: () throws(KnowledgeBaseError) -> Result
  ) throws(KnowledgeBaseError) -> Result {
    try database.transaction(isOfDocuments: isOfDocuments, body)
  }

  func complete() throws(KnowledgeBaseError) { try database.complete() }

  func setting(_ name: StoreSetting) throws(KnowledgeBaseError) -> String? {
    try settings.value(name)
  }

  func set(_ name: StoreSetting, to value: String) throws(KnowledgeBaseError) {
    try settings.set(name, to: value)
  }

  func digests() throws(KnowledgeBaseError) -> [String: String] { try documents.digests() }

  func documentOwners() throws(KnowledgeBaseError) -> [String: (
    authority: Authority, origin: String
  )] {
    try documents.owners()
  }

  func documentSummaries() throws(KnowledgeBaseError) -> [DocumentSummary] {
    try documents.summaries()
  }

  func documentAddresses() throws(KnowledgeBaseError) -> [String: String] {
    try documents.addresses()
  }

  func authorities() throws(KnowledgeBaseError) -> [Authority] { try documents.authorities() }

  func document(_ name: String) throws(KnowledgeBaseError) -> Document? {
    try documents.document(name)
  }

  func sources() throws(KnowledgeBaseError) -> [String: String] { try documents.sources() }

  func passages(document name: String?) throws(KnowledgeBaseError) -> [StoredPassage] {
    try PassageRecords(database: database).passages(document: name)
  }

  func statedPassages(
    _ selection: StatedPassageSelection
  ) throws(KnowledgeBaseError) -> [StatedPassage] {
    try StatedPassageRecords(database: database).passages(selection)
  }

  func rules(ofDocument name: String) throws(KnowledgeBaseError) -> [Int: RuleID] {
    try DecisionRecords(database: database).rules(ofDocument: name)
  }

  func rulesOfPassages() throws(KnowledgeBaseError) -> [String: [Int: Int]] {
    try rules.ofPassages()
  }

  func replace(
    by document: Document, digest: String, origin: String
  ) throws(KnowledgeBaseError) -> [StatedPassage] {
    try documents.replace(by: document, digest: digest, origin: origin)
  }

  func remove(document name: String) throws(KnowledgeBaseError) { try documents.remove(name) }

  func rules(
    _ selection: RuleSelection, _ extent: RuleExtent
  ) throws(KnowledgeBaseError) -> [Rule] {
    var found = try rules.rules(selection, extent)
    for place in found.indices { found[place].time.status = found[place].time.status(on: today) }
    return found
  }

  func ruleNames() throws(KnowledgeBaseError) -> [(spelling: String, id: String)] {
    try rules.names()
  }

  func components(heldOn day: Edition?) throws(KnowledgeBaseError) -> [ComponentSummary] {
    try rules.components(heldOn: day)
  }

  func metrics(
    _ filter: Filter, of rule: RuleID?, stating: Set<String>?, isChecked: Bool
  ) throws(KnowledgeBaseError) -> [Metric] {
    try MetricRecords(database: database).metrics(
      filter, of: rule, stating: stating, isChecked: isChecked)
  }

  func replaceRules(by made: [MadeRule]) throws(KnowledgeBaseError) {
    try rules.replace(by: made)
    try rules.markDropped()
  }

  func decisions() throws(KnowledgeBaseError) -> [RuleDecision] {
    try DecisionRecords(database: database).all()
  }

  func store(_ decision: RuleDecision) throws(KnowledgeBaseError) {
    let records = DecisionRecords(database: database)
    for id in [decision.rule, decision.other] { try records.keep(id) }
    try records.store(decision)
  }

  func givenIDs() throws(KnowledgeBaseError) -> [String: [Int: RuleID]] {
    try DecisionRecords(database: database).given()
  }

  func leave(_ changes: LinkageChanges?) throws(KnowledgeBaseError) {
    try database.insert(changes?.numbers ?? [Self.all], into: "relink (key)") { $1.take($0) }
  }

  func takeChanges() throws(KnowledgeBaseError) -> LinkageChanges? {
    let numbers = try database.rows("SELECT DISTINCT key FROM relink") { $0.int(0) }
    try database.run("DELETE FROM relink")
    return numbers.contains(Self.all) ? nil : LinkageChanges(numbers: numbers)
  }

  /// The stored key that asks to link all statements.
  private static let all = 0

  func give(_ ids: [(passage: Int, id: RuleID)]) throws(KnowledgeBaseError) {
    try DecisionRecords(database: database).give(ids)
  }

  func concepts() throws(KnowledgeBaseError) -> [Concept] { try conceptRecords.all() }

  func vocabulary() throws(KnowledgeBaseError) -> Vocabulary { try conceptRecords.stored() }

  func replaceConcepts(by new: Vocabulary) throws(KnowledgeBaseError) {
    try conceptRecords.replace(by: new)
  }

  func linterRules() throws(KnowledgeBaseError) -> [LinterRule] { try linters.rules() }

  func linterRuleTables() throws(KnowledgeBaseError) -> [String: [LinterRule]] {
    try linters.tables()
  }

  func store(
    _ linterRules: [LinterRule], from source: String
  ) throws(KnowledgeBaseError) {
    try linters.store(linterRules, from: source)
  }

  func questions() throws(KnowledgeBaseError) -> [Question] { try asked.all() }

  func contraries() throws(KnowledgeBaseError) -> [Question] { try asked.contraries() }

  func questionTables() throws(KnowledgeBaseError) -> [String: [Question]] {
    try asked.tables()
  }

  func store(_ questions: [Question], from source: String) throws(KnowledgeBaseError) -> Bool {
    try asked.store(questions, from: source)
  }

  func absentComponents() throws(KnowledgeBaseError) -> [AbsentComponent] {
    try AbsentRecords(database: database).all()
  }

  func absentComponents(
    mentionedIn text: String
  ) throws(KnowledgeBaseError) -> [AbsentComponent] {
    try AbsentRecords(database: database).mentioned(in: text)
  }

  func store(_ absent: [AbsentComponent], from source: String) throws(KnowledgeBaseError) {
    guard try absentComponents() != absent else { return }
    try database.transaction { () throws(KnowledgeBaseError) in
      try AbsentRecords(database: database).store(absent, from: source)
    }
  }
}
