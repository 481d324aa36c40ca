/// Work that several threads do ahead, and whose results are taken in order.
///
/// ```swift
/// let squares = OrderedWork(count: 3) { $0 * $0 }
/// (0..<3).map { squares.take($0) }  // [0, 1, 4]
/// ```
///
/// No more than `ahead` results wait to be taken, which bounds the memory. Dropping the value ends
/// the threads as soon as what they have begun is done.
public final class OrderedWork<Result: Sendable> {
  private let queue: WorkQueue<Result>
  private let threads: [WorkThread]

  /// Begins `work` on the numbers from 0 to `count`, on so many `threads`.
  ///
  /// With no thread nothing begins before it is asked for.
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
  /// The calling thread has nothing to do meanwhile but to `take` the results, in order. Fewer
  /// elements than `fewest` it maps itself.
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
    // Handing out every element by itself would cost more than many a transform.
    let size = Swift.max(1, count / (WorkThread.processors * 16))
    let chunks = (count + size - 1) / size
    // The threads put each result where it stays: copying them would take as long as many take.
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

/// Where the results of threads go: each thread initialises places of its own.
private struct Places<Result>: @unchecked Sendable {
  let first: UnsafeMutablePointer<Result>
}
