/// Work that several threads do in advance, with results that are taken in order.
///
/// ```swift
/// let squares = OrderedWork(count: 3) { $0 * $0 }
/// (0..<3).map { squares.take($0) }  // [0, 1, 4]
/// ```
///
/// At most `ahead` results wait to be taken, which bounds the memory. Releasing the value stops the
/// threads once they finish what they have begun.
public final class OrderedWork<Result: Sendable> {
  private let queue: WorkQueue<Result>
  private let threads: [WorkThread]

  /// Starts `work` on the numbers below `count` in that many `threads`.
  ///
  /// Without threads, each number is worked on when its result is taken.
  public init(
    count: Int, ahead: Int = 16, threads: Int = WorkThread.forAll,
    work: @escaping @Sendable (Int) -> Result
  ) {
    let queue = WorkQueue(count: count, ahead: ahead, work: work)
    self.queue = queue
    self.threads = (0..<min(threads, count)).compactMap { _ in WorkThread { queue.run() } }
  }

  deinit {
    queue.stop()
    for thread in threads { thread.join() }
  }

  /// The result for `number`; numbers are taken in ascending order, each once.
  public func take(_ number: Int) -> Result {
    threads.isEmpty ? queue.work(number) : queue.take(number)
  }
}

extension Array where Element: Sendable {
  /// The array mapped by several threads, in order.
  ///
  /// The calling thread only passes the results to `take`, in order. It maps an array of fewer than
  /// `fewest` elements by itself.
  public func mappedByThreads<Result: Sendable>(
    fewest: Int = 2, _ transform: @escaping @Sendable (Element) -> Result,
    taking take: (Result) -> Void = { _ in }
  ) -> [Result] {
    guard count >= fewest else {
      return map { element in
        let result = transform(element)
        take(result)
        return result
      }
    }
    // Handing out single elements would often cost more than transforming them.
    let size = Swift.max(1, count / (WorkThread.processors * 16))
    let chunks = (count + size - 1) / size
    // Results are written in place: copying them could take as long as computing them.
    return [Result](unsafeUninitializedCapacity: count) { results, made in
      guard let first = results.baseAddress else { return }
      let places = Places(first: first)
      let work = OrderedWork(count: chunks, ahead: chunks) { [self] chunk in
        for place in chunk * size..<Swift.min(count, (chunk + 1) * size) {
          (places.first + place).initialize(to: transform(self[place]))
        }
      }
      for chunk in 0..<chunks {
        work.take(chunk)
        for place in chunk * size..<Swift.min(count, (chunk + 1) * size) { take(first[place]) }
      }
      made = count
    }
  }
}

/// The memory for the results; each thread initialises only its own part.
private struct Places<Result>: @unchecked Sendable {
  let first: UnsafeMutablePointer<Result>
}
