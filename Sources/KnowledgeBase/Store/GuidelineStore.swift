internal import Guidelines
internal import RuleLinkage

/// A store of documents, rules and the vocabulary, independent of the database.
///
/// It is all that ``KnowledgeBase``, ingests, audits and rules as of a date need. The index and the
/// search engine are separate, because they depend on SQLite's full-text search.
protocol GuidelineStore: AnyObject {
  // MARK: States

  /// Runs `body` on one state of the store, unaffected by concurrent writes.
  func snapshot<Result>(
    _ body: () throws(KnowledgeBaseError) -> Result
  ) throws(KnowledgeBaseError) -> Result
  /// Whether others write to it at the same time.
  var isShared: Bool { get }
  /// Runs `body` in a write transaction, or as part of the current one.
  ///
  /// In a shared store, others may change nothing meanwhile, or only other documents if `isOfDocuments`;
  /// `body` may be run again.
  func transaction<Result>(
    isOfDocuments: Bool, _ body: () throws(KnowledgeBaseError) -> Result
  ) throws(KnowledgeBaseError) -> Result
  /// Writes everything to the disk.
  func complete() throws(KnowledgeBaseError)

  // MARK: Settings

  /// The value of the setting `name`; `nil` if it was never set.
  func setting(_ name: StoreSetting) throws(KnowledgeBaseError) -> String?
  /// Sets the setting `name`.
  func set(_ name: StoreSetting, to value: String) throws(KnowledgeBaseError)

  // MARK: Documents

  /// The digest of the contents from which each document was read, by name.
  func digests() throws(KnowledgeBaseError) -> [String: String]
  /// Whose each document is and the folder in which it was found, by name.
  func documentOwners() throws(KnowledgeBaseError) -> [String: (
    authority: Authority, origin: String
  )]
  /// The documents, by name.
  func documentSummaries() throws(KnowledgeBaseError) -> [DocumentSummary]
  /// The URLs of the documents that have one, by name.
  func documentAddresses() throws(KnowledgeBaseError) -> [String: String]
  /// The authorities that have documents, by name.
  func authorities() throws(KnowledgeBaseError) -> [Authority]
  /// The document `name` as stored; `nil` if there is none.
  func document(_ name: String) throws(KnowledgeBaseError) -> Document?
  /// The text from which each document was read, by name.
  func sources() throws(KnowledgeBaseError) -> [String: String]
  /// The passages of the document `name`, or of all documents, by document and in reading order.
  func passages(document name: String?) throws(KnowledgeBaseError) -> [StoredPassage]
  /// The passages of `selection` that may state rules, by document and position.
  func statedPassages(
    _ selection: StatedPassageSelection
  ) throws(KnowledgeBaseError) -> [StatedPassage]
  /// The row of the rule that each passage states, by document and the passage's index in it.
  func rulesOfPassages() throws(KnowledgeBaseError) -> [String: [Int: Int]]
  /// The id of the rule that each passage of the document `name` states, by the passage's row.
  func rules(ofDocument name: String) throws(KnowledgeBaseError) -> [Int: RuleID]
  /// Stores `document`, replacing the one with the same name, and returns those of its passages
  /// that may state rules.
  ///
  /// Must be called in a transaction.
  func replace(
    by document: Document, digest: String, origin: String
  ) throws(KnowledgeBaseError) -> [StatedPassage]
  /// Removes the document `name` with everything that belongs to it.
  func remove(document name: String) throws(KnowledgeBaseError)

  // MARK: Rules

  /// The rules of `selection`, by component and id.
  func rules(
    _ selection: RuleSelection, _ extent: RuleExtent
  ) throws(KnowledgeBaseError) -> [Rule]
  /// All ids and aliases, with the id to which each refers.
  func ruleNames() throws(KnowledgeBaseError) -> [(spelling: String, id: String)]
  /// A summary of each component, by name.
  ///
  /// Only rules that hold on `day` are counted.
  func components(heldOn day: Edition?) throws(KnowledgeBaseError) -> [ComponentSummary]
  /// The metrics that `filter` admits, of all rules and passages or of `rule`.
  ///
  /// With `stating`, those of rules are included only if one of these passages states them; with
  /// `isChecked`, only those of rules that checks enforce, or may.
  func metrics(
    _ filter: Filter, of rule: RuleID?, stating: Set<String>?, isChecked: Bool
  ) throws(KnowledgeBaseError) -> [Metric]
  /// Replaces all rules with `rules`, and records which of them a newer edition of their page dropped.
  ///
  /// Must be called in a transaction.
  func replaceRules(by rules: [MadeRule]) throws(KnowledgeBaseError)

  /// The decisions of people about rules, by rule ids.
  func decisions() throws(KnowledgeBaseError) -> [RuleDecision]
  /// Stores `decision`, replacing an earlier one about the same rules, which keep their ids from now on.
  ///
  /// Must be called in a transaction.
  func store(_ decision: RuleDecision) throws(KnowledgeBaseError)
  /// The ids that statements have kept through edits, by document and passage index.
  func givenIDs() throws(KnowledgeBaseError) -> [String: [Int: RuleID]]
  /// Sets the ids that the statements in the rows of these passages keep through edits.
  ///
  /// Must be called in a transaction.
  func give(_ ids: [(passage: Int, id: RuleID)]) throws(KnowledgeBaseError)

  // MARK: Changes to link

  /// Stores the keys of changed statements for the next linkage of a shared store; `nil` asks it to link
  /// all statements.
  ///
  /// Must be called in a transaction.
  func leave(_ changes: LinkageChanges?) throws(KnowledgeBaseError)
  /// Removes and returns the stored changes; `nil` if all statements are to be linked.
  ///
  /// Must be called in a transaction.
  func takeChanges() throws(KnowledgeBaseError) -> LinkageChanges?

  // MARK: Vocabulary and other linters

  /// All concepts in the order of the glossary.
  func concepts() throws(KnowledgeBaseError) -> [Concept]
  /// The vocabulary, as an ingest that adds no terms has it.
  func vocabulary() throws(KnowledgeBaseError) -> Vocabulary
  /// Replaces all concepts with those of `vocabulary`.
  ///
  /// Must be called in a transaction.
  func replaceConcepts(by vocabulary: Vocabulary) throws(KnowledgeBaseError)
  /// The known rules of other linters, by linter and name.
  func linterRules() throws(KnowledgeBaseError) -> [LinterRule]
  /// The tables of other linters' rules by name, each by linter and name.
  func linterRuleTables() throws(KnowledgeBaseError) -> [String: [LinterRule]]
  /// Stores the rules of other linters from the table `source`, replacing those it contained
  /// before.
  func store(_ linterRules: [LinterRule], from source: String) throws(KnowledgeBaseError)
  /// All questions, by table and in its order.
  func questions() throws(KnowledgeBaseError) -> [Question]
  /// The statements that contradict rules, by table and in its order.
  func contraries() throws(KnowledgeBaseError) -> [Question]
  /// The tables of questions by name, each in its order.
  func questionTables() throws(KnowledgeBaseError) -> [String: [Question]]
  /// Replaces the questions of the table `source`.
  ///
  /// Returns whether they differ. Must be called in a transaction.
  func store(_ questions: [Question], from source: String) throws(KnowledgeBaseError) -> Bool
  /// The components of other systems that Apple does not have, by table and in its order.
  func absentComponents() throws(KnowledgeBaseError) -> [AbsentComponent]
  /// Those whose names occur in `text`, also within longer words.
  func absentComponents(mentionedIn text: String) throws(KnowledgeBaseError) -> [AbsentComponent]
  /// Replaces those of the table `source`.
  func store(_ absent: [AbsentComponent], from source: String) throws(KnowledgeBaseError)
}

extension GuidelineStore {
  /// Runs `body` in a write transaction during which others can change nothing.
  func transaction<Result>(
    _ body: () throws(KnowledgeBaseError) -> Result
  ) throws(KnowledgeBaseError) -> Result { try transaction(isOfDocuments: false, body) }
}

/// The rules to be read.
enum RuleSelection {
  case all
  case about(ComponentName)
  /// Rules that name checks, and all rules of authorities other than Apple, whose numbers checks may use.
  case checked
  /// Rules that name this check.
  case naming(CheckID)
  /// The rule with this id.
  case named(RuleID)
  /// The rules of these entries of the index.
  case indexed([Int])
  /// The rule with this id or alias.
  case known(as: RuleID)
}

/// The passages to be read among those that may state rules.
enum StatedPassageSelection {
  case all
  /// The passages that state the rule with this id.
  case stating(RuleID)
  case of(document: String)
}

/// The parts of a rule to be read.
enum RuleExtent {
  case whole
  /// Without aliases and links, which search results do not contain.
  case result
}

/// Settings of a store.
enum StoreSetting: String {
  /// The digest of the vocabulary.
  case glossary
  /// The length of the longest squashed surface form.
  case longestSpelling = "longest-spelling"
  /// The analysis of the indexed texts; see ``Vocabulary/analysis``.
  case analysis
  /// The order of the authorities that a person set, one a line, the highest first.
  case authorities
  /// The parts of the index by authority, in the form of ``AuthorityParts``.
  case authorityParts = "authority-parts"
  /// The glossaries that folders of documents came with, as an ingest writes them.
  case glossaries
  /// The version of the linkage that made the rules.
  case linkage
  /// The number of entries in the index.
  case entries
  /// The numbers of entries and of tokens in each column of a server's index, separated by spaces.
  case indexSize = "index-size"
  /// `yes` from the first change of an ingest to its end.
  case unfinished
}
