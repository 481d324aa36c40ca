internal import Guidelines
internal import TextAnalysis

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// What the file of a knowledge base and its write-ahead log look like from outside: equal states
/// have equal content.
struct ContentState: Hashable, Sendable {
  /// The file, whatever it is called.
  struct File: Hashable, Sendable {
    var device: UInt64 = 0
    var number: UInt64 = 0
    var size: Int64 = 0
    var seconds: Int = 0
    var nanoseconds: Int = 0

    init(_ path: String) {
      var status = stat()
      // A reader makes an empty log, which says nothing.
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
  /// Its log; all zero where there is none.
  let log: File

  /// The month in which it was looked at: what holds depends on it.
  let month: Edition
  /// Whether a server has told it, by a number that no two states share.
  private let isOnServer: Bool

  /// Looks at the knowledge base at `path`.
  init(of path: String) {
    file = File(path)
    log = File(path + "-wal")
    month = .today
    isOnServer = false
  }

  /// The state of a knowledge base on a server: the number of its last change, first seen at `seconds`;
  /// 0 where it cannot be asked.
  init(change number: Int, seen seconds: Int) {
    var file = File("")
    (file.number, file.seconds) = (UInt64(truncatingIfNeeded: number), seconds)
    self.file = file
    log = File("")
    month = .today
    isOnServer = true
  }

  /// The seconds since 1970.
  static var now: Int { time(nil) }

  /// When it last changed.
  var changed: HTTPDate { HTTPDate(seconds: max(file.seconds, log.seconds)) }

  /// Whether the last write is so long ago that no later write can have the same time stamp.
  ///
  /// A writer touches the file just before others may see what it wrote; two seconds are more
  /// than any clock of a file system is coarse.
  var isSettled: Bool {
    isOnServer ? file.number > 0 : changed.seconds + 2 <= time(nil)
  }

  /// A few characters that stand for it.
  var tag: String {
    var parts = "\(file.number).\(file.size).\(file.seconds).\(file.nanoseconds)"
    parts += ".\(log.number).\(log.size).\(log.seconds).\(log.nanoseconds)"
    parts += ".\(month)"
    return Digest.fnv1a(parts.utf8)
  }
}
