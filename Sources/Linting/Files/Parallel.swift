internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Parallel work on threads with a large stack.
///
/// Syntax trees are traversed recursively, and a malicious source can be as deep as it is long, so the
/// threads have far more stack than those of a pool. Unused stack takes no memory.
///
/// `Workers` is for everything else: its threads have the stack of a main thread, they work ahead of a
/// caller that takes results in order, and their number follows from the machine instead of `--jobs`.
enum Parallel {
  /// The number of processors, at most 64.
  static var processors: Int { min(max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))), 64) }

  /// The stack size of a thread in bytes.
  private static let stack = 1 << 30

  /// Maps the inputs in parallel, keeping their order.
  static func map<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], threads: Int, _ transform: @escaping @Sendable (Input) -> Output
  ) -> [Output] {
    let work = Work(inputs: inputs, transform: transform)
    var running: [pthread_t] = []
    for _ in 0..<min(threads, inputs.count) {
      if let thread = start({ work.run() }) { running.append(thread) }
    }
    // If no thread can be created, the current one does the work.
    if running.isEmpty { work.run() }
    for thread in running { pthread_join(thread, nil) }
    return work.outputs
  }

  private static func start(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stack)
    let box = Unmanaged.passRetained(Body(run: body))
    #if canImport(Glibc)
      var thread = pthread_t()
    #else
      var thread: pthread_t?
    #endif
    let status = pthread_create(&thread, &attributes, runBody, box.toOpaque())
    guard status == 0 else {
      box.release()
      return nil
    }
    return thread
  }
}

/// The closure that a thread runs, passed through a C pointer.
private final class Body: Sendable {
  let run: @Sendable () -> Void
  init(run: @escaping @Sendable () -> Void) { self.run = run }
}

#if canImport(Glibc)
  private func runBody(_ body: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    body.map { Unmanaged<Body>.fromOpaque($0).takeRetainedValue().run() }
    return nil
  }
#else
  private func runBody(_ body: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Body>.fromOpaque(body).takeRetainedValue().run()
    return nil
  }
#endif

/// The inputs, taken one by one, and the outputs.
private final class Work<Input: Sendable, Output: Sendable>: Sendable {
  private let inputs: [Input]
  private let transform: @Sendable (Input) -> Output
  private let next = Atomic(0)
  private let done: Mutex<[Int: Output]> = Mutex([:])

  init(inputs: [Input], transform: @escaping @Sendable (Input) -> Output) {
    self.inputs = inputs
    self.transform = transform
  }

  func run() {
    var own: [Int: Output] = [:]
    while true {
      let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard index < inputs.count else { break }
      own[index] = transform(inputs[index])
    }
    done.withLock { $0.merge(own) { first, _ in first } }
  }

  var outputs: [Output] {
    done.withLock { done in inputs.indices.compactMap { done[$0] } }
  }
}
