internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A queue for work that would block the event loop, done in order by a few threads.
final class Backlog: Sendable {
  /// The number of reports explained at a time; each takes memory as well as a processor.
  private static let mostThreads = 2

  private struct State {
    var threads = 0
    var waiting: [@Sendable () -> Void] = []
  }

  private let state = Mutex(State())

  /// Queues `work` for another thread.
  func add(_ work: @escaping @Sendable () -> Void) {
    let needsThread = state.withLock { state in
      state.waiting.append(work)
      guard state.threads < Self.mostThreads else { return false }
      state.threads += 1
      return true
    }
    guard needsThread else { return }
    // If no thread can be started, the work is done on this one, as it would be without a backlog.
    if !Self.detach({ self.work() }) { self.work() }
  }

  /// Works until the queue is empty, at a lower priority than threads that serve pages.
  private func work() {
    #if canImport(Glibc)
      // On Linux this sets the priority of this thread only.
      _ = setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 10)
    #endif
    while let next = state.withLock({ state -> (@Sendable () -> Void)? in
      guard state.waiting.isEmpty else { return state.waiting.removeFirst() }
      state.threads -= 1
      return nil
    }) { next() }
  }

  private final class Body: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// Runs `body` on a detached thread; `false` if none can be started.
  static func detach(_ body: @escaping @Sendable () -> Void) -> Bool {
    let context = Unmanaged.passRetained(Body(body))
    #if canImport(Glibc)
      var thread = pthread_t()
    #else
      var thread: pthread_t?
    #endif
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    let start: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { context in
      guard let context else { return nil }
      Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run()
      return nil
    }
    let hasBegun = pthread_create(&thread, &attributes, start, context.toOpaque()) == 0
    if !hasBegun { context.release() }
    return hasBegun
  }
}
