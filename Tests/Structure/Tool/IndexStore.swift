import CIndexStore
import Foundation

/// Which file uses declarations of which other file, as the compiler wrote it down while building.
///
/// A debug build leaves an index: for each file, the symbols that it declares and those that it
/// refers to. So uses are exact; only a file that was changed since, or never built, is unknown.
struct IndexStore {
  /// For each file, the files whose declarations it refers to.
  private(set) var uses: [String: Set<String>] = [:]
  /// The files of which the index is missing or older than the file.
  private(set) var unknown: [String] = []

  /// Reads what the index in the folder at `path` has about `files`.
  init(at path: String, files: [String]) {
    let records = Self.newestRecords(at: path, of: Set(files))
    unknown = files.filter { records[$0] == nil }
    guard let store = indexstore_store_create(path, nil) else { return }
    defer { indexstore_store_dispose(store) }
    let symbols = records.mapValues { Symbols(of: $0.name, in: store) }
    var home: [String: String] = [:]
    for (file, symbols) in symbols {
      for symbol in symbols.declared { home[symbol] = file }
    }
    for (file, symbols) in symbols {
      uses[file] = Set(symbols.referred.compactMap { home[$0] }).subtracting([file])
    }
  }

  /// What the index keeps of one file, and when it was written.
  private struct Record {
    let name: String
    let written: Int64
  }

  private static func newestRecords(at path: String, of files: Set<String>) -> [String: Record] {
    guard let store = indexstore_store_create(path, nil) else { return [:] }
    defer { indexstore_store_dispose(store) }
    let units = Gathering<String>()
    indexstore_store_units_apply_f(store, 0, units.pointer) { context, name in
      Gathering<String>.at(context)?.append(String(name))
      return true
    }
    var newest: [String: Record] = [:]
    for unit in units.values {
      guard let (file, record) = read(unit, in: store), files.contains(file) else { continue }
      guard record.written >= modified(file) else { continue }
      if record.written > newest[file]?.written ?? 0 { newest[file] = record }
    }
    return newest
  }

  private static func read(
    _ unit: String, in store: indexstore_t
  ) -> (file: String, record: Record)? {
    guard let reader = indexstore_unit_reader_create(store, unit, nil) else { return nil }
    defer { indexstore_unit_reader_dispose(reader) }
    let file = String(indexstore_unit_reader_get_main_file(reader))
    guard file.hasSuffix(".swift") else { return nil }
    let dependencies = Gathering<(path: String, record: String)>()
    indexstore_unit_reader_dependencies_apply_f(reader, dependencies.pointer) {
      context, dependency in
      if indexstore_unit_dependency_get_kind(dependency) == 2 {
        Gathering<(path: String, record: String)>.at(context)?.append(
          (
            String(indexstore_unit_dependency_get_filepath(dependency)),
            String(indexstore_unit_dependency_get_name(dependency))
          ))
      }
      return true
    }
    guard let own = dependencies.values.first(where: { $0.path == file }) else { return nil }
    var (seconds, nanoseconds): (Int64, Int64) = (0, 0)
    indexstore_unit_reader_get_modification_time(reader, &seconds, &nanoseconds)
    return (file, Record(name: own.record, written: seconds))
  }

  /// Seconds since 1970, cut to whole ones as those of the index are.
  private static func modified(_ file: String) -> Int64 {
    let values = try? FileManager.default.attributesOfItem(atPath: file)
    return Int64((values?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0)
  }
}

/// The symbols of one file, as unified symbol resolutions.
private struct Symbols {
  var declared: Set<String> = []
  var referred: Set<String> = []

  init(of record: String, in store: indexstore_t) {
    guard let reader = indexstore_record_reader_create(store, record, nil) else { return }
    defer { indexstore_record_reader_dispose(reader) }
    let found = Gathering<(symbol: String, roles: UInt64)>()
    indexstore_record_reader_occurrences_apply_f(reader, found.pointer) { context, occurrence in
      let symbol = String(
        indexstore_symbol_get_usr(indexstore_occurrence_get_symbol(occurrence)))
      let roles = indexstore_occurrence_get_roles(occurrence)
      Gathering<(symbol: String, roles: UInt64)>.at(context)?.append((symbol, roles))
      return true
    }
    for (symbol, roles) in found.values {
      if roles & 0b011 != 0 { declared.insert(symbol) }
      if roles & 0b100 != 0 { referred.insert(symbol) }
    }
  }
}

/// What a C function hands over one by one.
private final class Gathering<Value> {
  private(set) var values: [Value] = []

  var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  static func at(_ pointer: UnsafeMutableRawPointer?) -> Gathering? {
    pointer.map { Unmanaged<Gathering>.fromOpaque($0).takeUnretainedValue() }
  }

  func append(_ value: Value) { values.append(value) }
}

extension String {
  fileprivate init(_ text: indexstore_string_ref_t) {
    let bytes = UnsafeRawBufferPointer(start: text.data, count: text.length)
    self = String(decoding: bytes, as: UTF8.self)
  }
}
