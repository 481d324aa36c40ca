import CExpat
import SwiftParser
import SwiftSyntax
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the linter is compared with: the same files, in as many threads, only parsed.
///
/// `lint-bench swift THREADS FILE…` parses with SwiftSyntax, `lint-bench xml THREADS FILE…` with
/// expat and handlers that do nothing. How many tokens or elements there were is printed, so that
/// nothing of it can be left out.
@main
struct LintBench {
  static func main() {
    let words = CommandLine.arguments
    guard words.count > 3, let threads = Int(words[2]), let parse = parsers[words[1]] else {
      print("lint-bench swift|xml THREADS FILE…")
      exit(64)
    }
    let work = Work(files: Array(words[3...]), parse: parse)
    var running: [pthread_t] = []
    for _ in 0..<threads {
      if let thread = start(work) { running.append(thread) }
    }
    for thread in running { pthread_join(thread, nil) }
    print(work.total.load(ordering: .relaxed))
  }

  private static let parsers: [String: @Sendable ([UInt8]) -> Int] = [
    "swift": { bytes in
      let tree = Parser.parse(source: String(decoding: bytes, as: UTF8.self))
      return tree.statements.count
    },
    "xml": { bytes in
      guard let parser = XML_ParserCreate(nil) else { return 0 }
      defer { XML_ParserFree(parser) }
      return withUnsafeTemporaryAllocation(of: Int.self, capacity: 1) { count in
        count[0] = 0
        XML_SetUserData(parser, count.baseAddress)
        XML_SetElementHandler(
          parser, { data, _, _ in data?.assumingMemoryBound(to: Int.self).pointee += 1 },
          { _, _ in })
        XML_SetCharacterDataHandler(parser) { _, _, _ in }
        bytes.withUnsafeBytes { bytes in
          _ = XML_Parse(
            parser, bytes.bindMemory(to: CChar.self).baseAddress, Int32(bytes.count), 1)
        }
        return count[0]
      }
    },
  ]

  private static func start(_ work: Work) -> pthread_t? {
    #if canImport(Glibc)
      var thread = pthread_t()
    #else
      var thread: pthread_t?
    #endif
    let pointer = Unmanaged.passRetained(work).toOpaque()
    return pthread_create(&thread, nil, runWork, pointer) == 0 ? thread : nil
  }
}

#if canImport(Glibc)
  private func runWork(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    work.map { Unmanaged<Work>.fromOpaque($0).takeRetainedValue().run() }
    return nil
  }
#else
  private func runWork(_ work: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Work>.fromOpaque(work).takeRetainedValue().run()
    return nil
  }
#endif

/// The files, taken one by one.
private final class Work: Sendable {
  let total = Atomic(0)
  private let next = Atomic(0)
  private let files: [String]
  private let parse: @Sendable ([UInt8]) -> Int

  init(files: [String], parse: @escaping @Sendable ([UInt8]) -> Int) {
    self.files = files
    self.parse = parse
  }

  func run() {
    while true {
      let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard index < files.count else { return }
      total.wrappingAdd(parse(Self.bytes(at: files[index])), ordering: .relaxed)
    }
  }

  private static func bytes(at path: String) -> [UInt8] {
    let file = open(path, O_RDONLY)
    guard file >= 0 else { return [] }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { return [] }
    let size = Int(status.st_size)
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = max(0, read(file, buffer.baseAddress, size))
    }
  }
}
