internal import CSQLite

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Copies of whole knowledge bases while they are in use, by SQLite's backup interface
/// (https://www.sqlite.org/backup.html).
extension Database {
  /// Replaces the contents of this database with a snapshot of `source`: all or nothing.
  ///
  /// Writers of `source` need not wait. Takes the time to read and write the whole file.
  ///
  /// - Throws: ``KnowledgeBaseError`` if either cannot be read or written.
  func replaceContents(by source: Database) throws(KnowledgeBaseError) {
    guard let copying = sqlite3_backup_init(handle, "main", source.handle, "main") else {
      throw error(sqlite3_errcode(handle))
    }
    let copied = sqlite3_backup_step(copying, -1)
    let ended = sqlite3_backup_finish(copying)
    guard copied == SQLITE_DONE, ended == SQLITE_OK else {
      throw error(copied == SQLITE_DONE ? ended : copied)
    }
  }

  /// Replaces the knowledge base at `path`, which may be damaged or missing, by a copy of `source`.
  ///
  /// The old file stays until the copy is on the disk, and those who are reading it can go on.
  ///
  /// - Throws: ``KnowledgeBaseError`` if `path` is something else, is being written or cannot be written.
  static func replace(
    _ path: String, by source: Database, patience: Duration
  ) throws(KnowledgeBaseError) {
    let lock = try WriterLock(database: path, patience: patience)
    defer { withExtendedLifetime(lock) {} }
    try emptyLog(of: path, patience: patience)
    try make(path, patience: patience) { draft throws(KnowledgeBaseError) in
      try draft.replaceContents(by: source)
    }
  }

  /// Moves the write-ahead log of the knowledge base at `path` into its file, so that the file alone is
  /// complete for those who open it before it is replaced.
  private static func emptyLog(of path: String, patience: Duration) throws(KnowledgeBaseError) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_size > 0 else { return }
    do throws(KnowledgeBaseError) {
      _ = try checked(path, patience: patience)
      try Database(path: path, mode: .write, patience: patience).complete()
    } catch {
      guard error.code == .damaged else { throw error }
    }
  }
}
