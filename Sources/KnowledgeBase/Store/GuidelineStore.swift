internal import Guidelines

/// What keeps documents, rules and the vocabulary, whichever database that is.
///
/// The facade, an ingest, an audit and a time of interest ask for nothing else. The index and its
/// search engine are apart: they are bound to SQLite's full-text search.
protocol GuidelineStore: AnyObject {
  // MARK: States

  /// Runs `body` on one state of the store, whatever others write meanwhile.
  func snapshot<Result>(
    _ body: () throws(KnowledgeBaseError) -> Result
  ) throws(KnowledgeBaseError) -> Result
  /// Runs `body` as one transaction that writes, or as a part of the one that has begun.
  func transaction<Result>(
    _ body: () throws(KnowledgeBaseError) -> Result
  ) throws(KnowledgeBaseError) -> Result
  /// Lets what was written so far reach the disk while the caller has nothing else to do.
  func syncAhead()
  /// Brings all that was written to the disk.
  func complete() throws(KnowledgeBaseError)

  // MARK: What the store knows of itself

  /// The value of the setting `name`; `nil` where it was never set.
  func setting(_ name: StoreSetting) throws(KnowledgeBaseError) -> String?
  /// Sets the setting `name`.
  func set(_ name: StoreSetting, to value: String) throws(KnowledgeBaseError)

  // MARK: Documents

  /// The digest of the content that each document was read from, by its name.
  func digests() throws(KnowledgeBaseError) -> [String: String]
  /// The documents, by name.
  func documentSummaries() throws(KnowledgeBaseError) -> [DocumentSummary]
  /// The document `name` as it was stored; `nil` where there is none.
  func document(_ name: String) throws(KnowledgeBaseError) -> Document?
  /// The passages of the document `name`, or of all documents, by document and in their order.
  func passages(document name: String?) throws(KnowledgeBaseError) -> [StoredPassage]
  /// The passages of `selection` that may state rules, by document and place.
  func statedPassages(
    _ selection: StatedPassageSelection
  ) throws(KnowledgeBaseError) -> [StatedPassage]
  /// The row of the rule that each passage states, by the row of the passage.
  func rulesOfPassages() throws(KnowledgeBaseError) -> [Int: Int]
  /// Stores `document` in place of what was stored under its name; these are the passages of it
  /// that may state rules. To be called in a transaction.
  func replace(
    by document: Document, digest: String, origin: String
  ) throws(KnowledgeBaseError) -> [StatedPassage]
  /// Removes the document `name` and all that belongs to it, if there is one.
  func remove(document name: String) throws(KnowledgeBaseError)

  // MARK: Rules

  /// The rules of `selection`, by component and id.
  func rules(
    _ selection: RuleSelection, _ extent: RuleExtent
  ) throws(KnowledgeBaseError) -> [Rule]
  /// Every id and alias, with the id that it leads to.
  func ruleNames() throws(KnowledgeBaseError) -> [(spelling: String, id: String)]
  /// What there is about each component, by name; of rules those count that hold on `day`.
  func components(heldOn day: Edition?) throws(KnowledgeBaseError) -> [ComponentSummary]
  /// The numbers that `filter` lets through; of rules with a time of interest only those of the
  /// passages `stating`.
  func metrics(
    _ filter: Filter, stating: Set<String>?
  ) throws(KnowledgeBaseError) -> [Metric]
  /// Makes the store hold `rules` alone, and notes which of them a newer edition of their page
  /// dropped. To be called in a transaction.
  func replaceRules(by rules: [MadeRule]) throws(KnowledgeBaseError)

  // MARK: Vocabulary and other linters

  /// All concepts in the order of the glossary they came from.
  func concepts() throws(KnowledgeBaseError) -> [Concept]
  /// Makes the store hold the concepts of `vocabulary` alone. To be called in a transaction.
  func replaceConcepts(by vocabulary: Vocabulary) throws(KnowledgeBaseError)
  /// What is known of other linters' rules, by linter and name.
  func linterRules() throws(KnowledgeBaseError) -> [LinterRule]
  /// Stores what the table called `source` says of other linters' rules, in place of what it said.
  func store(_ linterRules: [LinterRule], from source: String) throws(KnowledgeBaseError)
}

/// Which rules are read.
enum RuleSelection {
  case all
  case about(ComponentName)
  /// Those that name checks.
  case checked
  /// The rule with this id.
  case named(RuleID)
  /// The rule with this id or alias.
  case known(as: RuleID)
}

/// Which passages that may state rules are read.
enum StatedPassageSelection {
  case all
  /// Those that state the rule with this id.
  case stating(RuleID)
  case of(document: String)
}

/// How much of a rule is read.
enum RuleExtent {
  case whole
  /// Without aliases and links, which a result of a search does not show.
  case result
}

/// The name of something that a store knows of itself.
enum StoreSetting: String {
  /// The digest of the vocabulary.
  case glossary
  /// The length of the longest squashed spelling.
  case longestSpelling = "longest-spelling"
  /// How the texts in the index were analysed.
  case analysis
  /// The version of the linkage that made the rules.
  case linkage
  /// How many entries the index has.
  case entries
  /// `yes` from the first change of an ingest to its end.
  case unfinished
}
