import PostgreSQLStore

/// Connects `hig`, `hig-docs` and `hig-lint` to a PostgreSQL server: libpq would cost every start of
/// these.
///
/// They start it and speak to it through its standard input, a socket.
@main
enum HigPostgreSQL {
  static func main() {
    var process = ServerProcess(0)
    process.run()
  }
}
