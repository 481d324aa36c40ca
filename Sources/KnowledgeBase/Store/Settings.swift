/// What the file knows of itself, in the table `setting`.
struct Settings {
  /// The name of a setting.
  enum Name: String, DatabaseValue {
    /// The digest of the vocabulary that `concept` and `spelling` hold.
    case glossary
    /// The length of the longest squashed spelling.
    case longestSpelling = "longest-spelling"
    /// How the texts in the index were analysed.
    case analysis
    /// How many entries the index has.
    case entries
    /// `yes` from the first change of an ingest to its end.
    case unfinished
  }

  let database: Database

  /// The value of the setting `name`; `nil` where it was never set.
  func value(_ name: Name) throws(KnowledgeBaseError) -> String? {
    try database.first("SELECT value FROM setting WHERE name = ?1", name) { $0.text(0) }
  }

  /// Sets the setting `name`.
  func set(_ name: Name, to value: String) throws(KnowledgeBaseError) {
    try database.run(
      "INSERT INTO setting (name, value) VALUES (?1, ?2) "
        + "ON CONFLICT (name) DO UPDATE SET value = excluded.value", name, value)
  }
}
