internal import StoreWire

/// The schema versions on a server, numbered independently of SQLite's: one migration for each, in order.
enum Migrations {
  /// The files of `Migrations/`, embedded unchanged.
  private static let scripts: [@Sendable () -> [UInt8]] = [
    { PackageResources.p1_first_sql }, { PackageResources.p2_contraries_sql },
    { PackageResources.p3_parts_sql }, { PackageResources.p4_own_terms_sql },
  ]

  /// The version that this hig reads and writes.
  static var current: Int { scripts.count }

  /// The key of the advisory lock that a migration holds.
  private static let lock = 0x6869_6701

  /// The version of the tables; 0 if there are none.
  static func version(of connection: PostgreSQLConnection) throws(ServerFault) -> Int {
    guard try connection.value("SELECT to_regclass('hig.version')") != nil else { return 0 }
    return try connection.value("SELECT number FROM version").flatMap { Int($0) } ?? 0
  }

  /// Brings the tables to the current version, in one transaction.
  static func run(on connection: PostgreSQLConnection) throws(ServerFault) {
    guard try version(of: connection) < current else { return }
    do throws(ServerFault) {
      try connection.run("BEGIN; SELECT pg_advisory_xact_lock(\(lock))")
      // Another publisher may have done it meanwhile.
      let version = try version(of: connection)
      for script in scripts.dropFirst(version) {
        try connection.run(String(decoding: script(), as: UTF8.self))
      }
      try connection.run("UPDATE version SET number = \(max(version, current)); COMMIT")
    } catch {
      try? connection.run("ROLLBACK")
      throw error
    }
  }
}
