import CSQLite
import Synchronization
import TestSupport

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What SQLite does to the files of a folder, in order, from which follows what a machine that loses its
/// power leaves of them.
///
/// A disk keeps what was written before a sync of the same file. Of what was written after it, each
/// sector may be there or not (https://www.sqlite.org/atomiccommit.html, section 3.1).
final class RecordedDisk: Sendable {
  /// A change of a file, which has its name in the folder.
  enum Change: Sendable {
    case write(String, offset: Int, bytes: [UInt8])
    case truncate(String, size: Int)
    case sync(String)
    case delete(String)
    /// SQLite opens a file that it did not write itself.
    case find(String, bytes: [UInt8])
  }

  private let recorded = Mutex<[Change]>([])
  private let folder: String

  /// Records what SQLite does in `folder` from now on.
  init(folder: String) {
    self.folder = folder + "/"
    Recorder.add(self)
  }

  /// What was done, in order.
  var changes: [Change] { recorded.withLock { $0 } }

  /// The name of the file at `path` in the folder; `nil` where it is elsewhere.
  fileprivate func name(_ path: String) -> String? {
    path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : nil
  }

  fileprivate func add(_ change: Change) { recorded.withLock { $0.append(change) } }

  /// The files that are left where the power goes after `count` of the changes; `random` decides which
  /// sectors that were not synced are there.
  func files(
    afterLosingPowerAt count: Int, using random: inout SeededGenerator
  ) -> [String: [UInt8]] {
    var synced: [String: [UInt8]] = [:]
    var pending: [String: [Change]] = [:]
    func settle(_ name: String, keeping isKept: () -> Bool) {
      for change in pending.removeValue(forKey: name) ?? [] {
        apply(change, to: &synced[name, default: []], keeping: isKept)
      }
    }
    for change in changes.prefix(count) {
      switch change {
      case .write(let name, _, _), .truncate(let name, _): pending[name, default: []].append(change)
      case .sync(let name): settle(name) { true }
      case .delete(let name): (synced[name], pending[name]) = (nil, nil)
      case .find(let name, let bytes): if synced[name] == nil { synced[name] = bytes }
      }
    }
    for name in pending.keys.sorted() { settle(name) { Bool.random(using: &random) } }
    return synced
  }

  /// Applies the sectors of `change` for which `isKept` says so.
  private func apply(_ change: Change, to file: inout [UInt8], keeping isKept: () -> Bool) {
    switch change {
    case .write(_, let offset, let bytes):
      for start in stride(from: 0, to: bytes.count, by: Self.sector) where isKept() {
        let part = bytes[start..<min(start + Self.sector, bytes.count)]
        let end = offset + start + part.count
        if file.count < end { file += [UInt8](repeating: 0, count: end - file.count) }
        file.replaceSubrange(offset + start..<end, with: part)
      }
    case .truncate(_, let size): if isKept() { file = Array(file.prefix(size)) }
    default: break
    }
  }

  private static let sector = 512
}

/// SQLite's file system with a recorder before it; files in no recorded folder are left alone.
private enum Recorder {
  /// An open file: whose it is, and the methods that do the work.
  struct Opened: @unchecked Sendable {
    let disk: RecordedDisk
    let name: String
    let methods: UnsafePointer<sqlite3_io_methods>
    let recording: UnsafeMutablePointer<sqlite3_io_methods>
  }

  struct State: Sendable {
    var disks: [RecordedDisk] = []
    var opened: [UInt: Opened] = [:]
  }

  static let state = Mutex(State())
  nonisolated(unsafe) static let system: UnsafeMutablePointer<sqlite3_vfs> = sqlite3_vfs_find(nil)

  static func add(_ disk: RecordedDisk) {
    _ = isInstalled
    state.withLock { $0.disks.append(disk) }
  }

  /// Makes the recorder the default of SQLite in this process, once.
  static let isInstalled: Bool = {
    let own = UnsafeMutablePointer<sqlite3_vfs>.allocate(capacity: 1)
    own.initialize(to: system.pointee)
    own.pointee.zName = UnsafePointer(strdup("recorder"))
    own.pointee.pNext = nil
    own.pointee.xOpen = { _, name, file, flags, out in
      let path = name.map { String(cString: $0) } ?? ""
      Recorder.find(path)
      let code = Recorder.system.pointee.xOpen(Recorder.system, name, file, flags, out)
      if code == SQLITE_OK, let file { Recorder.wrap(file, at: path) }
      return code
    }
    own.pointee.xDelete = { _, name, sync in
      if let name, let (disk, own) = Recorder.place(String(cString: name)) {
        disk.add(.delete(own))
      }
      return Recorder.system.pointee.xDelete(Recorder.system, name, sync)
    }
    return sqlite3_vfs_register(own, 1) == SQLITE_OK
  }()

  static func place(_ path: String) -> (RecordedDisk, String)? {
    state.withLock { state in
      for disk in state.disks { if let name = disk.name(path) { return (disk, name) } }
      return nil
    }
  }

  /// Notes what is in the file at `path` before SQLite opens it.
  static func find(_ path: String) {
    guard let (disk, name) = place(path), let file = fopen(path, "rb") else { return }
    defer { fclose(file) }
    fseek(file, 0, SEEK_END)
    var bytes = [UInt8](repeating: 0, count: ftell(file))
    rewind(file)
    fread(&bytes, 1, bytes.count, file)
    disk.add(.find(name, bytes: bytes))
  }

  static func opened(_ file: UnsafeMutablePointer<sqlite3_file>?) -> Opened? {
    let address = UInt(bitPattern: file)
    return state.withLock { $0.opened[address] }
  }

  static func wrap(_ file: UnsafeMutablePointer<sqlite3_file>, at path: String) {
    guard let (disk, name) = place(path), let methods = file.pointee.pMethods else { return }
    let recording = UnsafeMutablePointer<sqlite3_io_methods>.allocate(capacity: 1)
    recording.initialize(to: methods.pointee)
    recording.pointee.xWrite = { file, bytes, count, offset in
      guard let opened = Recorder.opened(file) else { return SQLITE_MISUSE }
      let written = [UInt8](UnsafeRawBufferPointer(start: bytes, count: Int(count)))
      opened.disk.add(.write(opened.name, offset: Int(offset), bytes: written))
      return opened.methods.pointee.xWrite(file, bytes, count, offset)
    }
    recording.pointee.xTruncate = { file, size in
      guard let opened = Recorder.opened(file) else { return SQLITE_MISUSE }
      opened.disk.add(.truncate(opened.name, size: Int(size)))
      return opened.methods.pointee.xTruncate(file, size)
    }
    recording.pointee.xSync = { file, flags in
      guard let opened = Recorder.opened(file) else { return SQLITE_MISUSE }
      opened.disk.add(.sync(opened.name))
      return opened.methods.pointee.xSync(file, flags)
    }
    recording.pointee.xClose = { file in
      let address = UInt(bitPattern: file)
      let opened = Recorder.state.withLock { $0.opened.removeValue(forKey: address) }
      guard let opened else { return SQLITE_MISUSE }
      file?.pointee.pMethods = opened.methods
      opened.recording.deallocate()
      return opened.methods.pointee.xClose(file)
    }
    let opened = Opened(disk: disk, name: name, methods: methods, recording: recording)
    file.pointee.pMethods = UnsafePointer(recording)
    let address = UInt(bitPattern: file)
    state.withLock { $0.opened[address] = opened }
  }
}
