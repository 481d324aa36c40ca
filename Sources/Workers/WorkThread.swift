#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A thread of the system, with as deep a stack as the main thread has.
///
/// Threads of a concurrency runtime would be started with the process, whatever a command needs.
public struct WorkThread: @unchecked Sendable {
  /// How many processors are there for threads; at least 1.
  static var processors: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// How many threads keep all processors busy beside one that waits for them; none where there is
  /// one processor.
  public static var forAll: Int { processors > 1 ? processors : 0 }

  /// How many threads do so beside one that works as well, and that they must not delay.
  public static var forOthers: Int { processors - 1 }

  private static let stackSize = 8 << 20

  private let thread: pthread_t

  /// Begins `body`; `nil` where the system has no thread left.
  init?(_ body: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, Self.stackSize)
    let context = Unmanaged.passRetained(Body(body))
    #if canImport(Darwin)
      var thread: pthread_t?
      let status = pthread_create(&thread, &attributes, { Body.run($0) }, context.toOpaque())
    #else
      var thread = pthread_t()
      let status = pthread_create(&thread, &attributes, { Body.run($0) }, context.toOpaque())
    #endif
    guard status == 0 else {
      context.release()
      return nil
    }
    #if canImport(Darwin)
      guard let thread else { return nil }
    #endif
    self.thread = thread
  }

  /// Lets go of `value` on a thread of its own, which is not waited for: freeing what an ingest has
  /// gathered takes as long as storing it does.
  public static func drop(_ value: consuming some Sendable) {
    let held = Held(value: value)
    if let thread = WorkThread({ held.value = nil }) { pthread_detach(thread.thread) }
  }

  private final class Held: @unchecked Sendable {
    var value: (any Sendable)?

    init(value: any Sendable) { self.value = value }
  }

  /// Waits until it has ended.
  func join() { pthread_join(thread, nil) }

  private final class Body {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }

    static func run(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
      if let context { Unmanaged<Body>.fromOpaque(context).takeRetainedValue().body() }
      return nil
    }
  }
}
