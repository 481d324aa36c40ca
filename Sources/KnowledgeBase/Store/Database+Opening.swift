internal import CSQLite

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Opening a knowledge base: its kind and version are checked before anything else.
extension Database {
  /// Opens the knowledge base at `path` for reading; the file is never written.
  ///
  /// - Throws: ``KnowledgeBaseError`` if it is missing, something else, damaged or of another
  /// version.
  static func reading(
    _ path: String, patience: Duration
  ) throws(KnowledgeBaseError) -> Database {
    let (database, version) = try checked(path, patience: patience)
    guard version == SchemaVersion.current else {
      throw version == 0
        ? KnowledgeBaseError(code: .notADatabase, path: path, detail: "it is empty")
        : KnowledgeBaseError(code: .olderVersion(version), path: path)
    }
    return database
  }

  /// Opens the knowledge base at `path` for writing; creates or upgrades it if necessary.
  ///
  /// A file that is something else, damaged or newer is rejected before anything is written.
  ///
  /// - Throws: ``KnowledgeBaseError`` if it cannot be used.
  static func writing(
    _ path: String, patience: Duration
  ) throws(KnowledgeBaseError) -> (database: Database, lock: WriterLock?) {
    let isInMemory = path == ":memory:"
    var status = stat()
    if !isInMemory, stat(path, &status) == 0, status.st_size > 0 || isFolder(status) {
      let (database, version) = try checked(path, patience: patience)
      if database.isCarried { throw KnowledgeBaseError(code: .readOnly, path: path) }
      if version > 0 {
        let report: String?? = try database.first("PRAGMA quick_check(1)") { $0.value(0) }
        guard report == "ok" else {
          throw KnowledgeBaseError(code: .damaged, path: path, detail: (report ?? nil) ?? "")
        }
      }
    }
    let lock = isInMemory ? nil : try WriterLock(database: path, patience: patience)
    do throws(KnowledgeBaseError) {
      let isNew = !isInMemory && (stat(path, &status) != 0 || status.st_size == 0)
      if isNew {
        try make(path, patience: patience) { draft throws(KnowledgeBaseError) in
          try FullTextTokenizer().register(with: draft)
          // Nobody can see it yet, so it is synced once and not after each migration.
          try draft.transaction { () throws(KnowledgeBaseError) in
            try Schema.migrate(draft, from: 0)
          }
        }
      }
      let database = try Database(path: path, mode: .write, patience: patience)
      guard !database.isReadOnly else { throw KnowledgeBaseError(code: .readOnly, path: path) }
      try database.beginWriting(isNew: isNew)
      return (database, lock)
    } catch {
      throw explained(error)
    }
  }

  /// Creates a knowledge base under a temporary name, calls `fill` with it, and renames it to `path`.
  ///
  /// However the process ends, `path` has either its old contents or all of the new ones, which SQLite
  /// has synced before. Remains of an earlier attempt are removed first.
  static func make(
    _ path: String, patience: Duration,
    fill: (Database) throws(KnowledgeBaseError) -> Void
  ) throws(KnowledgeBaseError) {
    let draft = path + "-new"
    for ending in ["", "-journal", "-wal", "-shm"] { unlink(draft + ending) }
    do throws(KnowledgeBaseError) {
      let database = try Database(path: draft, mode: .write, patience: patience)
      // Most rows contain some hundred bytes of text; larger pages halve the number of writes.
      try database.execute("PRAGMA page_size = 8192")
      try fill(database)
    } catch {
      unlink(draft)
      var error = error
      error.path = path
      throw error
    }
    // SQLite would apply a journal left by a removed file of this name.
    for ending in ["-journal", "-wal", "-shm"] { unlink(path + ending) }
    guard rename(draft, path) == 0 else {
      throw KnowledgeBaseError(
        code: .failed, path: path, detail: String(cString: strerror(errno)))
    }
  }

  /// SQLITE_READONLY_ROLLBACK, a macro that Swift does not import:
  /// https://www.sqlite.org/rescode.html.
  private static let mustRollBack = SQLITE_READONLY | 3 << 8

  /// Opens the file for reading and returns its version; 0 for an empty one.
  static func checked(
    _ path: String, patience: Duration
  ) throws(KnowledgeBaseError) -> (Database, version: Int) {
    func opened(_ mode: Mode) throws(KnowledgeBaseError) -> (Database, version: Int) {
      let database = try Database(path: path, mode: mode, patience: patience)
      return (database, try database.version())
    }
    do throws(KnowledgeBaseError) {
      return try opened(.read)
    } catch  where error.sqliteCode == mustRollBack {
      // An ingest that was killed left a journal, which only a writer can roll back.
      _ = try opened(.write)
      return try opened(.read)
    } catch  where error.code == .notADatabase {
      guard let carried = CarriedBase(endOf: path) else { throw explained(error) }
      let database = try Database(carried, path: path)
      return (database, try database.version())
    } catch {
      guard [SQLITE_CANTOPEN, SQLITE_READONLY].contains(error.primaryCode), mayBeImmutable(path)
      else { throw explained(error) }
      return try opened(.immutable)
    }
  }

  private func version() throws(KnowledgeBaseError) -> Int {
    let mark = try first("PRAGMA application_id") { $0.int(0) } ?? 0
    let version = try first("PRAGMA user_version") { $0.int(0) } ?? 0
    if mark == Schema.applicationID {
      guard version <= SchemaVersion.current else {
        throw KnowledgeBaseError(code: .newerVersion(version), path: path)
      }
      return version
    }
    let isEmpty = try first("SELECT count(*) FROM sqlite_schema") { $0.int(0) == 0 } ?? false
    // SQLite treats a file of one byte as an empty database.
    var status = stat()
    let isTiny = stat(path, &status) == 0 && (1..<512).contains(status.st_size)
    guard mark == 0, version == 0, isEmpty, !isTiny else {
      throw KnowledgeBaseError(
        code: .notADatabase, path: path,
        detail: isTiny ? "" : "it is another program's database")
    }
    return 0
  }

  /// Whether the file may be opened as immutable because its folder cannot be written.
  ///
  /// SQLite cannot create the index of a write-ahead log there. Without a log or a journal the file
  /// alone is complete.
  private static func mayBeImmutable(_ path: String) -> Bool {
    var status = stat()
    guard access(path, R_OK) == 0, stat(path, &status) == 0, !isFolder(status) else {
      return false
    }
    return ["-wal", "-journal"].allSatisfy { stat(path + $0, &status) != 0 || status.st_size == 0 }
  }

  /// `error`, or the system's reason if SQLite only reports that it cannot open the file.
  private static func explained(_ error: KnowledgeBaseError) -> KnowledgeBaseError {
    guard error.code == .failed else { return error }
    var error = error
    var status = stat()
    if stat(error.path, &status) != 0 {
      error.code = errno == EACCES ? .unreadable : .missing
      error.detail = ""
    } else if isFolder(status) {
      error.code = .notADatabase
      error.detail = "it is a folder"
    } else if access(error.path, R_OK) != 0 {
      error.code = .unreadable
      error.detail = ""
    }
    if error.code != .failed { error.sqliteCode = nil }
    return error
  }

  private static func isFolder(_ status: stat) -> Bool {
    status.st_mode & S_IFMT == S_IFDIR
  }
}

extension KnowledgeBaseError {
  fileprivate var primaryCode: Int32? { sqliteCode.map { $0 & 0xFF } }
}
