import FileAccess

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Reads and writes whole files.
enum File {
  /// Atomically replaces the file at `path` with `bytes`, creating its folder if it is missing.
  ///
  /// A symbolic link is kept and its target replaced.
  static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    do throws(FileSystem.Fault) {
      try FileSystem.makeFolder(FileSystem.folder(of: path))
      try FileSystem.write(bytes, to: path)
    } catch {
      throw .file(.notWritten(path: path, reason: error.words))
    }
  }

  /// The bytes of the file at `path`.
  static func bytes(at path: String) throws(Failure) -> [UInt8] {
    do { return try FileSystem.contents(at: path) } catch {
      throw .file(.notRead(path: path, reason: error.words))
    }
  }

  /// The bytes of the file at `path`, or the first `most` of them.
  static func bytes(at path: String, upTo most: Int) throws(Failure) -> [UInt8] {
    let file = open(path, O_RDONLY)
    guard file >= 0 else { throw .file(.notRead(path: path, reason: SystemError.reason)) }
    defer { close(file) }
    var status = stat()
    // Reading a folder would look like an empty file.
    if fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      throw .file(.notRead(path: path, reason: String(cString: strerror(EISDIR))))
    }
    return Input.bytes(from: file, upTo: most)
  }
}
