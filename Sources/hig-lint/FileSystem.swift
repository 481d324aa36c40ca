#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the file system is asked, without any of it being able to block or to exhaust memory.
enum FileSystem {
  /// What tells one file from another, however it is reached.
  struct Identity: Hashable {
    let device: UInt64
    let node: UInt64
  }

  /// What a path stands for.
  struct Status {
    let identity: Identity
    let isFolder: Bool
    let isFile: Bool
    let size: Int
  }

  /// Why something could not be read: the system's words.
  struct Fault: Error {
    let reason: Reason

    enum Reason {
      case system(Int32)
      case noFile
      case tooLarge(most: Int)
    }
  }

  /// Looks at `path`, following links.
  static func status(_ path: String) throws(Fault) -> Status {
    var status = stat()
    guard stat(path, &status) == 0 else { throw Fault(reason: .system(errno)) }
    return Status(status)
  }

  /// The names in the folder at `path`, in order.
  static func names(in path: String) throws(Fault) -> [String] {
    guard let folder = opendir(path) else { throw Fault(reason: .system(errno)) }
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

  /// The bytes of the file at `path`, at most `most`; with `isWhole` a larger one is refused.
  ///
  /// Only files are read: a pipe would wait for a writer.
  static func bytes(at path: String, most: Int, isWhole: Bool = true) throws(Fault) -> [UInt8] {
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw Fault(reason: .system(errno)) }
    defer { close(file) }
    var raw = stat()
    guard fstat(file, &raw) == 0 else { throw Fault(reason: .system(errno)) }
    let status = Status(raw)
    if status.isFolder { throw Fault(reason: .system(EISDIR)) }
    guard status.isFile else { throw Fault(reason: .noFile) }
    if isWhole, status.size > most { throw Fault(reason: .tooLarge(most: most)) }
    var bytes: [UInt8] = []
    let room = min(status.size, most)
    var fault: Fault?
    bytes = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      count = 0
      while count < room, let base = buffer.baseAddress {
        let got = read(file, base + count, room - count)
        if got > 0 {
          count += got
        } else if got == 0 {
          break
        } else if errno != EINTR {
          fault = Fault(reason: .system(errno))
          break
        }
      }
    }
    if let fault { throw fault }
    return bytes
  }

  /// Replaces the file at `path` by `bytes`, all of them or none.
  static func write(_ bytes: [UInt8], to path: String) throws(Fault) {
    let draft = "\(path).\(getpid())"
    let file = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw Fault(reason: .system(errno)) }
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
        let code = errno
        close(file)
        unlink(draft)
        throw Fault(reason: .system(code))
      }
    }
    close(file)
    guard rename(draft, path) == 0 else {
      let code = errno
      unlink(draft)
      throw Fault(reason: .system(code))
    }
  }

  /// `path` from the root on, links resolved; as it is where there is nothing.
  static func absolute(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else {
      return path.hasPrefix("/") ? path : currentFolder + "/" + path
    }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The folder that relative paths start from.
  static var currentFolder: String {
    guard let folder = getcwd(nil, 0) else { return "/" }
    defer { free(folder) }
    return String(cString: folder)
  }

  /// The folder of what is at `path`.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}

extension FileSystem.Status {
  fileprivate init(_ status: stat) {
    identity = FileSystem.Identity(
      device: UInt64(status.st_dev), node: UInt64(status.st_ino))
    isFolder = status.st_mode & S_IFMT == S_IFDIR
    isFile = status.st_mode & S_IFMT == S_IFREG
    size = Int(status.st_size)
  }
}

extension FileSystem.Fault {
  /// The system's words, or ours.
  var words: String {
    switch reason {
    case .system(let code): String(cString: strerror(code))
    case .noFile: "not a regular file"
    case .tooLarge(let most): "larger than \(most >> 20) MB"
    }
  }
}
