#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Access to files and folders that a hostile folder can neither block nor exhaust.
package enum FileSystem {
  /// The identity of a file, whatever path leads to it.
  package struct Identity: Hashable, Sendable {
    let device: UInt64
    let node: UInt64
  }

  /// The metadata of a file or folder: its identity, type, size and modification time.
  package struct Status: Sendable {
    /// The file type.
    package enum Kind: Sendable {
      case folder
      case file
      case pipe
      /// A device or a socket.
      case other
    }

    package let identity: Identity
    package let kind: Kind
    /// The size in bytes.
    package let size: Int
    /// The time of the last change to the contents, in nanoseconds since 1970.
    package let modified: Int

    package var isFolder: Bool { kind == .folder }
    package var isFile: Bool { kind == .file }
  }

  /// Why something could not be read or written.
  package struct Fault: Error {
    package let reason: Reason

    package enum Reason: Sendable {
      /// An error number of the system.
      case system(Int32)
      /// Neither a file nor a folder.
      case noFile
      /// More than `most` bytes.
      case tooLarge(most: Int)
    }

    package init(reason: Reason) { self.reason = reason }

    /// Whether there is nothing at the path.
    package var isMissing: Bool {
      switch reason {
      case .system(let code): code == ENOENT || code == ENOTDIR
      case .noFile, .tooLarge: false
      }
    }

    /// There is nothing at the path.
    package static let noEntry = Fault(reason: .system(ENOENT))

    /// The error that the system reported last (`errno`).
    static var last: Fault { Fault(reason: .system(errno)) }

    /// The reason in English: the system's message, or our own.
    package var words: String {
      switch reason {
      case .system(let code): String(cString: strerror(code))
      case .noFile: "not a regular file"
      case .tooLarge(let most): "larger than \(most >> 20) MB"
      }
    }
  }

  /// The metadata of the file at `path`, following symbolic links.
  package static func status(_ path: String) throws(Fault) -> Status {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .last }
    return Status(status)
  }

  /// The names of the entries of the folder at `path`, sorted.
  package static func names(in path: String) throws(Fault) -> [String] {
    guard let folder = opendir(path) else { throw .last }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// The bytes of the file at `path`, at most `most`; with `isWhole` a larger file is an error.
  ///
  /// Only regular files are read: a pipe would wait for a writer.
  package static func bytes(
    at path: String, most: Int, isWhole: Bool = true
  ) throws(Fault) -> [UInt8] {
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw .last }
    defer { close(file) }
    let status = try status(of: file)
    guard status.isFile else { throw Fault(reason: .noFile) }
    if isWhole, status.size > most { throw Fault(reason: .tooLarge(most: most)) }
    return try bytes(from: file, count: min(status.size, most))
  }

  /// All bytes of the file at `path`, or of a pipe that a shell hands over.
  package static func contents(at path: String) throws(Fault) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw .last }
    defer { close(file) }
    // A file may grow or be a pipe, so anything after its known size is read as well.
    var bytes = try bytes(from: file, count: max(0, try status(of: file).size))
    while true {
      let more = try self.bytes(from: file, count: 1 << 16)
      if more.isEmpty { return bytes }
      bytes += more
    }
  }

  /// The status of an open file; a folder is an error.
  private static func status(of file: Int32) throws(Fault) -> Status {
    var raw = stat()
    guard fstat(file, &raw) == 0 else { throw .last }
    let status = Status(raw)
    if status.isFolder { throw Fault(reason: .system(EISDIR)) }
    return status
  }

  /// The next `count` bytes of `file`, or fewer at its end.
  private static func bytes(from file: Int32, count: Int) throws(Fault) -> [UInt8] {
    var fault: Fault?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = 0
      while filled < count, let base = buffer.baseAddress {
        let got = read(file, base + filled, count - filled)
        if got == 0 { break }
        if got > 0 {
          filled += got
        } else if errno != EINTR {
          fault = .last
          break
        }
      }
    }
    if let fault { throw fault }
    return bytes
  }

  /// Replaces the file at `path` by `bytes`, atomically.
  ///
  /// If the path is a symbolic link, its target is replaced. The permissions of the file are kept.
  package static func write(_ bytes: [UInt8], to path: String) throws(Fault) {
    let path = resolved(path) ?? path
    let draft = "\(path).\(getpid())"
    let file = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw .last }
    var old = stat()
    if stat(path, &old) == 0 { fchmod(file, old.st_mode & 0o7777) }
    var rest = bytes[...]
    while !rest.isEmpty {
      #if canImport(Glibc)
        let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      #else
        let count = rest.withUnsafeBytes { Darwin.write(file, $0.baseAddress, $0.count) }
      #endif
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        let fault = Fault.last
        close(file)
        unlink(draft)
        throw fault
      }
    }
    close(file)
    guard rename(draft, path) == 0 else {
      let fault = Fault.last
      unlink(draft)
      throw fault
    }
  }

  /// Removes the file at `path`, if there is one.
  package static func remove(_ path: String) { unlink(path) }

  /// Creates the folder at `path` and any missing folders above it.
  package static func makeFolder(_ path: String) throws(Fault) {
    if mkdir(path, 0o755) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, folder(of: path) != path else { throw .last }
    try makeFolder(folder(of: path))
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else { throw .last }
  }

  /// The absolute form of `path`, with symbolic links resolved; `nil` if nothing is there.
  package static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The absolute form of `path`, with symbolic links resolved if something is there.
  package static func absolute(_ path: String) -> String {
    resolved(path) ?? (path.hasPrefix("/") ? path : currentFolder + "/" + path)
  }

  /// The working directory of the process.
  package static var currentFolder: String {
    guard let folder = getcwd(nil, 0) else { return "/" }
    defer { free(folder) }
    return String(cString: folder)
  }

  /// The folder that contains `path`.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The path of a file as the folders on the way to it spell their entries, where `path` does so except for the
  /// case of letters, as the file system of macOS allows; `path` itself if something is there, or if nothing or
  /// several are alike.
  package static func spelled(_ path: String) -> String {
    guard (try? status(path)) == nil else { return path }
    var found = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      if (try? status(found + part)) == nil {
        let names = (try? names(in: found.isEmpty ? "." : found)) ?? []
        let alike = names.filter { $0.lowercased() == part.lowercased() }
        guard alike.count == 1 else { return path }
        found += alike[0] + "/"
      } else {
        found += part + "/"
      }
    }
    return String(found.dropLast())
  }

  /// `name` as a relative path that cannot leave the folder it is appended to: `../a` becomes `_/a`.
  package static func pathBelow(_ name: String) -> String {
    name.split(separator: "/").map { $0 == "." || $0 == ".." ? "_" : $0 }.joined(separator: "/")
  }
}

extension FileSystem.Status {
  fileprivate init(_ status: stat) {
    identity = FileSystem.Identity(
      device: UInt64(status.st_dev), node: UInt64(status.st_ino))
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFDIR: .folder
      case S_IFREG: .file
      case S_IFIFO: .pipe
      default: .other
      }
    size = Int(status.st_size)
    #if canImport(Glibc)
      modified = status.st_mtim.tv_sec * 1_000_000_000 + status.st_mtim.tv_nsec
    #else
      modified = status.st_mtimespec.tv_sec * 1_000_000_000 + status.st_mtimespec.tv_nsec
    #endif
  }
}
