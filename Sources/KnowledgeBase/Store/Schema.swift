/// The versions of the file's schema: one migration for each, in order.
///
/// A migration is a file in `Schema/`, embedded unchanged; a test compares this list with the
/// folder.
package enum Schema {
  /// A step from one version to the next.
  package struct Migration: Sendable {
    /// The name of its file.
    package var file: String
    /// Its statements.
    package var script: String { String(decoding: bytes(), as: UTF8.self) }

    fileprivate let bytes: @Sendable () -> [UInt8]
    /// Computes contents of new tables that SQL alone cannot compute.
    fileprivate let fill: @Sendable (Database) throws(KnowledgeBaseError) -> Void

    fileprivate init(
      file: String, bytes: @escaping @Sendable () -> [UInt8],
      fill: @escaping @Sendable (Database) throws(KnowledgeBaseError) -> Void = {
        (_) throws(KnowledgeBaseError) in
      }
    ) {
      self.file = file
      self.bytes = bytes
      self.fill = fill
    }
  }

  /// All migrations; the first makes version 1.
  package static let migrations = [
    Migration(file: "v1-first.sql", bytes: { PackageResources.v1_first_sql }),
    Migration(file: "v2-words.sql", bytes: { PackageResources.v2_words_sql }),
    Migration(
      file: "v3-rule-words.sql", bytes: { PackageResources.v3_rule_words_sql },
      fill: { database throws(KnowledgeBaseError) in
        try RuleRecords(database: database).storeWords()
      }),
    Migration(file: "v4-validity.sql", bytes: { PackageResources.v4_validity_sql }),
    Migration(file: "v5-questions.sql", bytes: { PackageResources.v5_questions_sql }),
    Migration(file: "v6-absent.sql", bytes: { PackageResources.v6_absent_sql }),
    Migration(file: "v7-authorities.sql", bytes: { PackageResources.v7_authorities_sql }),
    Migration(
      file: "v8-absent-names.sql", bytes: { PackageResources.v8_absent_names_sql },
      fill: { database throws(KnowledgeBaseError) in
        try AbsentRecords(database: database).storeNames()
      }),
    Migration(file: "v9-patterns.sql", bytes: { PackageResources.v9_patterns_sql }),
    Migration(file: "v10-decisions.sql", bytes: { PackageResources.v10_decisions_sql }),
    Migration(file: "v11-contraries.sql", bytes: { PackageResources.v11_contraries_sql }),
    Migration(file: "v12-own-terms.sql", bytes: { PackageResources.v12_own_terms_sql }),
  ]

  /// The version that this hig reads and writes.
  package static var version: Int { SchemaVersion.current }

  /// The application id in SQLite's header that identifies a knowledge base: "hIga" in ASCII.
  package static let applicationID = 0x6849_6761

  /// Applies the missing migrations to `database`, each in a transaction or all in the one around.
  ///
  /// - Throws: ``KnowledgeBaseError`` if the file cannot be written.
  static func migrate(_ database: Database, from version: Int) throws(KnowledgeBaseError) {
    for (index, migration) in migrations.enumerated().dropFirst(version) {
      try database.transaction { () throws(KnowledgeBaseError) in
        try database.execute(migration.script)
        try migration.fill(database)
        try database.execute("PRAGMA user_version = \(index + 1)")
      }
    }
  }
}
