import Testing
import Workers

@Suite("Ordered work")
struct OrderedWorkTests {
  @Test("Results come in order, however many threads work", arguments: [0, 1, 2, 7])
  func order(threads: Int) {
    let work = OrderedWork(count: 500, ahead: 3, threads: threads) { number in
      (0..<(number % 7) * 1000).reduce(number) { $0 ^ $1 ^ $1 }
    }
    #expect((0..<500).map { work.take($0) } == Array(0..<500))
  }

  @Test("Nothing is begun further ahead than allowed")
  func bounds() {
    let work = OrderedWork(count: 1000, ahead: 4, threads: 3) { $0 }
    #expect(work.take(0) == 0)
    // Dropped with most of it undone: the threads end all the same.
  }

  @Test("An array is mapped in order", arguments: [0, 1, 100])
  func map(count: Int) {
    #expect(Array(0..<count).mappedByThreads { $0 * 2 } == (0..<count).map { $0 * 2 })
  }
}
