internal import CMarkGFM

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The memory that cmark takes for one text.
///
/// It asks for a small piece for every word and every mark, and nearly all of them end together:
/// they are cut from large ones, and what is given back is handed out again. Pieces that are large
/// themselves are the system's.
struct ParserMemory {
  /// The large pieces that small ones are cut from.
  private var chunks: [UnsafeMutableRawPointer] = []
  /// What is left of the last of them.
  private var rest = UnsafeMutableRawPointer(bitPattern: unit)!
  private var restLength = 0
  /// The first free piece of each size, which begins with where the next one is.
  private let vacant: UnsafeMutablePointer<UnsafeMutableRawPointer?>

  /// Sizes are counted in so many bytes, as many as a piece is aligned to.
  private static let unit = 16
  /// Before each piece stands how many units both have; 0 where it is the system's.
  private static let headLength = unit
  /// What has more is the system's.
  private static let mostUnits = 64
  private static let chunkLength = 1 << 16

  private init() {
    vacant = .allocate(capacity: Self.mostUnits + 1)
    vacant.initialize(repeating: nil, count: Self.mostUnits + 1)
  }

  /// Calls `body` with the functions by which cmark takes memory; what it took and did not give
  /// back ends with the call, unless it is large.
  static func lend<Result>(to body: (UnsafeMutablePointer<cmark_mem>) -> Result) -> Result {
    var memory = ParserMemory()
    return withUnsafeMutablePointer(to: &memory) { memory in
      // A text may be parsed on the way through another one.
      let outer = pthread_getspecific(key)
      pthread_setspecific(key, memory)
      defer {
        pthread_setspecific(key, outer)
        for chunk in memory.pointee.chunks { chunk.deallocate() }
        memory.pointee.vacant.deallocate()
      }
      var functions = cmark_mem(
        calloc: { count, size in
          let piece = ParserMemory.current.pointee.take(count * size)
          memset(piece, 0, count * size)
          return piece
        },
        realloc: { piece, size in
          guard let piece else { return ParserMemory.current.pointee.take(size) }
          return ParserMemory.current.pointee.resize(piece, size)
        },
        free: { piece in
          if let piece { ParserMemory.current.pointee.giveBack(piece) }
        })
      return body(&functions)
    }
  }

  /// Under which each thread finds the memory that it lends: cmark's functions are not told.
  private static let key = {
    var key = pthread_key_t()
    precondition(pthread_key_create(&key, nil) == 0, "No thread has room for another value")
    return key
  }()

  private static var current: UnsafeMutablePointer<ParserMemory> {
    pthread_getspecific(key)!.assumingMemoryBound(to: ParserMemory.self)
  }

  private mutating func take(_ size: Int) -> UnsafeMutableRawPointer {
    let units = (size + Self.headLength + Self.unit - 1) / Self.unit
    guard units <= Self.mostUnits else {
      return Self.headed(malloc(size + Self.headLength), units: 0)
    }
    if let piece = vacant[units] {
      vacant[units] = piece.load(as: UnsafeMutableRawPointer?.self)
      return piece
    }
    if restLength < units * Self.unit {
      rest = .allocate(byteCount: Self.chunkLength, alignment: Self.unit)
      restLength = Self.chunkLength
      chunks.append(rest)
    }
    defer {
      rest += units * Self.unit
      restLength -= units * Self.unit
    }
    return Self.headed(rest, units: units)
  }

  private mutating func giveBack(_ piece: UnsafeMutableRawPointer) {
    let (start, units) = Self.head(of: piece)
    guard units > 0 else { return free(start) }
    piece.storeBytes(of: vacant[units], as: UnsafeMutableRawPointer?.self)
    vacant[units] = piece
  }

  private mutating func resize(
    _ piece: UnsafeMutableRawPointer, _ size: Int
  ) -> UnsafeMutableRawPointer {
    let (start, units) = Self.head(of: piece)
    guard units > 0 else {
      return Self.headed(realloc(start, size + Self.headLength), units: 0)
    }
    let room = units * Self.unit - Self.headLength
    if size <= room { return piece }
    let larger = take(size)
    larger.copyMemory(from: piece, byteCount: room)
    giveBack(piece)
    return larger
  }

  /// The piece behind a head at `start`.
  private static func headed(
    _ start: UnsafeMutableRawPointer?, units: Int
  ) -> UnsafeMutableRawPointer {
    guard let start else { fatalError("No memory is left for a text") }
    start.storeBytes(of: units, as: Int.self)
    return start + headLength
  }

  private static func head(
    of piece: UnsafeMutableRawPointer
  ) -> (start: UnsafeMutableRawPointer, units: Int) {
    let start = piece - headLength
    return (start, start.load(as: Int.self))
  }
}
