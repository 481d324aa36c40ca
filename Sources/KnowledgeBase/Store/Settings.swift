/// The settings of the file, in the table `setting`.
struct Settings {
  let database: Database

  /// The value of the setting `name`; `nil` if it was never set.
  func value(_ name: StoreSetting) throws(KnowledgeBaseError) -> String? {
    try database.first("SELECT value FROM setting WHERE name = ?1", name) { $0.text(0) }
  }

  /// Sets the setting `name`.
  func set(_ name: StoreSetting, to value: String) throws(KnowledgeBaseError) {
    try database.run(
      "INSERT INTO setting (name, value) VALUES (?1, ?2) "
        + "ON CONFLICT (name) DO UPDATE SET value = excluded.value", name, value)
  }
}

extension StoreSetting: DatabaseValue {}
