internal import Guidelines
internal import TextAnalysis

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The state of a knowledge base, told from outside its content; equal states have equal content.
struct ContentState: Hashable, Sendable {
  /// The identity, size and time of a file, whatever its name.
  struct File: Hashable, Sendable {
    var device: UInt64 = 0
    var number: UInt64 = 0
    var size: Int64 = 0
    var seconds: Int = 0
    var nanoseconds: Int = 0

    init(_ path: String) {
      var status = stat()
      // Reading creates an empty log, which means nothing.
      guard stat(path, &status) == 0, status.st_size > 0 else { return }
      device = UInt64(status.st_dev)
      number = UInt64(status.st_ino)
      size = Int64(status.st_size)
      #if canImport(Glibc)
        let changed = status.st_mtim
      #else
        let changed = status.st_mtimespec
      #endif
      seconds = changed.tv_sec
      nanoseconds = changed.tv_nsec
    }
  }

  /// The database.
  let file: File
  /// Its write-ahead log; all zero if there is none.
  let log: File

  /// The current month, which determines the rules in force.
  let month: Edition
  /// Whether a server tells the state, by a number that is unique to it.
  private let isOnServer: Bool

  /// Reads the state of the knowledge base at `path`.
  init(of path: String) {
    file = File(path)
    log = File(path + "-wal")
    month = .today
    isOnServer = false
  }

  /// The state of a knowledge base on a server: the number of its last change, first seen at `seconds`; 0
  /// if the server cannot be asked.
  init(change number: Int, seen seconds: Int) {
    var file = File("")
    (file.number, file.seconds) = (UInt64(truncatingIfNeeded: number), seconds)
    self.file = file
    log = File("")
    month = .today
    isOnServer = true
  }

  /// The current time in seconds since 1970.
  static var now: Int { time(nil) }

  /// When it last changed.
  var changed: HTTPDate { HTTPDate(seconds: max(file.seconds, log.seconds)) }

  /// Whether the last write is so long ago that a later one must have another time stamp.
  ///
  /// A writer touches the file just before others can see what it wrote, and two seconds are longer than
  /// the resolution of any file system's clock.
  var isSettled: Bool {
    isOnServer ? file.number > 0 : changed.seconds + 2 <= time(nil)
  }

  /// A short string that identifies it.
  var tag: String {
    var parts = "\(file.number).\(file.size).\(file.seconds).\(file.nanoseconds)"
    parts += ".\(log.number).\(log.size).\(log.seconds).\(log.nanoseconds)"
    parts += ".\(month)"
    return Digest.fnv1a(parts.utf8)
  }
}
