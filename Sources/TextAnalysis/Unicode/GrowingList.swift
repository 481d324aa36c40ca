/// A growing buffer of trivial values.
///
/// An array would check for unique ownership at every append.
struct GrowingList<Element: BitwiseCopyable>: ~Copyable {
  private var room = UnsafeMutableBufferPointer<Element>(start: nil, count: 0)
  private(set) var count = 0

  deinit { room.deallocate() }

  /// The number of values that fit without growing.
  var capacity: Int { room.count }

  /// The values, valid until the next append.
  var values: UnsafeBufferPointer<Element> { UnsafeBufferPointer(rebasing: room[..<count]) }

  subscript(index: Int) -> Element {
    get { room[index] }
    set { room[index] = newValue }
  }

  mutating func append(_ value: Element) {
    if count == room.count { grow(by: 1) }
    room.initializeElement(at: count, to: value)
    count &+= 1
  }

  /// Appends `others`, which must not be part of this buffer.
  @inline(__always)
  mutating func append(contentsOf values: UnsafeBufferPointer<Element>) {
    guard let first = values.baseAddress else { return }
    append(upTo: values.count) { room in
      room.baseAddress?.initialize(from: first, count: values.count)
      return values.count
    }
  }

  /// Appends up to `most` values: `body` writes them and returns their number.
  @inline(__always)
  mutating func append(
    upTo most: Int, _ body: (UnsafeMutableBufferPointer<Element>) -> Int
  ) {
    if room.count - count < most { grow(by: most) }
    count &+= body(UnsafeMutableBufferPointer(rebasing: room[count...]))
  }

  mutating func removeLast(_ number: Int) { count -= number }

  @inline(never)
  private mutating func grow(by more: Int) {
    let larger = UnsafeMutableBufferPointer<Element>.allocate(
      capacity: max(count * 2, count + more, 64))
    _ = larger.initialize(fromContentsOf: values)
    room.deallocate()
    room = larger
  }
}
