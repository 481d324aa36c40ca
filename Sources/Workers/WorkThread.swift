#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A thread of the system, with a stack as large as that of the main thread.
///
/// A concurrency runtime would start its threads with every process, needed or not.
public struct WorkThread: @unchecked Sendable {
  /// The number of available processors; at least 1.
  static var processors: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// The number of threads that keep all processors busy while the caller waits; 0 with a single
  /// processor.
  public static var forAll: Int { processors > 1 ? processors : 0 }

  /// The number of threads for a caller that works, too, and must not be delayed by them.
  public static var forOthers: Int { processors - 1 }

  private static let stackSize = 8 << 20

  private let thread: pthread_t

  /// Starts a thread that runs `body`; `nil` if the system cannot create one.
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

  /// Releases `value` on a separate thread without waiting: freeing what an ingest has gathered
  /// takes as long as storing it.
  public static func drop(_ value: consuming some Sendable) {
    let held = Held(value: value)
    if let thread = WorkThread({ held.value = nil }) { pthread_detach(thread.thread) }
  }

  private final class Held: @unchecked Sendable {
    var value: (any Sendable)?

    init(value: any Sendable) { self.value = value }
  }

  /// Waits until the thread has ended.
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
