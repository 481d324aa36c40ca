#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Numbered work for several threads, and the results that wait to be taken.
///
/// The mutex guards all mutable state.
final class WorkQueue<Result: Sendable>: @unchecked Sendable {
  let work: @Sendable (Int) -> Result
  private let count: Int
  private let ahead: Int
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var next = 0
  private var taken = 0
  private var results: [Int: Result] = [:]
  private var isStopped = false

  init(count: Int, ahead: Int, work: @escaping @Sendable (Int) -> Result) {
    self.count = count
    self.ahead = max(ahead, 1)
    self.work = work
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(changed, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    pthread_cond_destroy(changed)
    mutex.deallocate()
    changed.deallocate()
  }

  /// The body of each thread: works until nothing is left.
  func run() {
    while let number = begin() {
      let result = work(number)
      locked {
        results[number] = result
        pthread_cond_broadcast(changed)
      }
    }
  }

  func take(_ number: Int) -> Result {
    locked {
      while true {
        if let result = results.removeValue(forKey: number) {
          taken = number + 1
          pthread_cond_broadcast(changed)
          return result
        }
        pthread_cond_wait(changed, mutex)
      }
    }
  }

  func stop() {
    locked {
      isStopped = true
      pthread_cond_broadcast(changed)
    }
  }

  /// Waits until there is room for a result and returns the next number; `nil` at the end.
  private func begin() -> Int? {
    locked {
      while !isStopped, next < count, next >= taken + ahead { pthread_cond_wait(changed, mutex) }
      guard !isStopped, next < count else { return nil }
      defer { next += 1 }
      return next
    }
  }

  private func locked<Answer>(_ body: () -> Answer) -> Answer {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }
}
