#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// An exclusive lock for writing to a knowledge base, with a note that names the holder.
///
/// The note is the file `<database>-writer`, locked with `flock`: the system releases the lock with
/// the process, so a note left by `kill -9` blocks nobody. SQLite's own locks still protect the
/// contents; the note exists to name the holder.
final class WriterLock {
  private let path: String
  private let descriptor: Int32

  /// Waits up to `patience` for the lock on the database at `path`.
  ///
  /// `nil` if the file system does not support such locks.
  ///
  /// - Throws: ``KnowledgeBaseError`` with `busy` if another process keeps it, `readOnly` or `full`
  /// if no note can be written.
  init?(database: String, patience: Duration) throws(KnowledgeBaseError) {
    let path = database + "-writer"
    let deadline = ContinuousClock.now + patience
    while true {
      let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
      guard descriptor >= 0 else { throw Self.error(errno, database: database) }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 {
        // The previous holder may have removed the note between opening and locking it.
        if Self.isSame(descriptor, path) {
          self.path = path
          self.descriptor = descriptor
          break
        }
        close(descriptor)
        continue
      }
      let reason = errno
      close(descriptor)
      guard reason == EWOULDBLOCK || reason == EINTR else { return nil }
      guard ContinuousClock.now < deadline else {
        throw KnowledgeBaseError(code: .busy(holder: Self.holder(of: database)), path: database)
      }
      usleep(20_000)
    }
    ftruncate(descriptor, 0)
    let note = Array(Self.ownNote.utf8)
    _ = note.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) }
  }

  deinit {
    unlink(path)
    close(descriptor)
  }

  /// The holder of the lock on the database at `path`; `nil` if nobody holds it or there is no
  /// note.
  static func holder(of database: String) -> String? {
    let descriptor = open(database + "-writer", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    guard flock(descriptor, LOCK_SH | LOCK_NB) != 0 else { return nil }
    var note = [UInt8](repeating: 0, count: 1024)
    let count = read(descriptor, &note, note.count)
    guard count > 0 else { return nil }
    return String(decoding: note.prefix(count), as: UTF8.self)
  }

  private static var ownNote: String {
    var host = [CChar](repeating: 0, count: 256)
    gethostname(&host, host.count - 1)
    let hostName = String(
      decoding: host.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    let command = CommandLine.arguments.joined(separator: " ").prefix(160)
    var now = time(nil)
    var calendar = tm()
    gmtime_r(&now, &calendar)
    var since = [CChar](repeating: 0, count: 32)
    let length = strftime(&since, since.count, "%Y-%m-%dT%H:%M:%SZ", &calendar)
    let instant = String(decoding: since.prefix(length).map(UInt8.init(bitPattern:)), as: UTF8.self)
    return "process \(getpid()) on \(hostName) (\(command), since \(instant))"
  }

  private static func isSame(_ descriptor: Int32, _ path: String) -> Bool {
    var held = stat()
    var named = stat()
    return fstat(descriptor, &held) == 0 && stat(path, &named) == 0 && held.st_ino == named.st_ino
      && held.st_dev == named.st_dev
  }

  private static func error(_ number: Int32, database: String) -> KnowledgeBaseError {
    let code: KnowledgeBaseError.Code =
      switch number {
      case ENOENT, ENOTDIR: .missing
      case ENOSPC, EDQUOT: .full
      case EACCES, EPERM, EROFS: .readOnly
      default: .failed
      }
    return KnowledgeBaseError(
      code: code, path: database, detail: String(cString: strerror(number)))
  }
}
