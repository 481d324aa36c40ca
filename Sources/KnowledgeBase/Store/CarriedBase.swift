#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A knowledge base appended to another file, such as an executable, and mapped into memory.
///
/// It is not compressed, so that pages are read only when needed. A trailer of 32 bytes follows it: a
/// mark of 16 bytes, then its offset and its size in bytes, both 64-bit and little-endian. Readers of the
/// file before it, such as the loader of an executable, ignore what follows.
final class CarriedBase {
  /// The bytes of the base, which are mapped read-only.
  let bytes: UnsafeRawBufferPointer

  /// Maps the base at the end of the file at `path`; `nil` if it carries none.
  init?(endOf path: String) {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    guard let range = Self.range(in: file),
      let start = mmap(nil, range.count, PROT_READ, MAP_PRIVATE, file, off_t(range.lowerBound)),
      start != MAP_FAILED
    else { return nil }
    bytes = UnsafeRawBufferPointer(start: start, count: range.count)
  }

  deinit { munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count) }

  /// Whether the file at `path` carries a base.
  static func isCarried(by path: String) -> Bool {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return false }
    defer { close(file) }
    return range(in: file) != nil
  }

  /// `file` with `base` appended, in place of one that it already carries.
  static func file(_ file: [UInt8], carrying base: [UInt8]) -> [UInt8] {
    let trailer =
      file.count >= trailerSize ? range(in: file.suffix(trailerSize), of: file.count) : nil
    var whole = Array(file.prefix(trailer?.lowerBound ?? file.count))
    // A mapping must begin at a page boundary.
    whole += [UInt8](repeating: 0, count: -whole.count & (alignment - 1))
    let start = whole.count
    whole += base
    whole += mark
    for number in [start, base.count] {
      withUnsafeBytes(of: UInt64(number).littleEndian) { whole += $0 }
    }
    return whole
  }

  private static func range(in file: Int32) -> Range<Int>? {
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    let size = Int(status.st_size)
    var trailer = [UInt8](repeating: 0, count: trailerSize)
    guard size >= trailerSize,
      pread(file, &trailer, trailerSize, off_t(size - trailerSize)) == trailerSize
    else { return nil }
    return range(in: trailer[...], of: size)
  }

  /// The range of the base by the trailer of a file of `size` bytes; `nil` if it has no valid trailer.
  private static func range(in trailer: ArraySlice<UInt8>, of size: Int) -> Range<Int>? {
    guard trailer.starts(with: mark) else { return nil }
    let numbers = trailer.dropFirst(mark.count)
    let start = number(numbers.prefix(8))
    let count = number(numbers.suffix(8))
    guard start % UInt64(alignment) == 0, count > 0,
      let end = start.addingChecked(count), end == UInt64(size - trailerSize)
    else { return nil }
    return Int(start)..<Int(end)
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  private static let mark = Array("hig base carried".utf8)
  private static let trailerSize = 32
  /// The largest page size of the supported systems, in bytes.
  private static let alignment = 1 << 16
}

extension UInt64 {
  fileprivate func addingChecked(_ other: UInt64) -> UInt64? {
    let (sum, overflows) = addingReportingOverflow(other)
    return overflows ? nil : sum
  }
}
