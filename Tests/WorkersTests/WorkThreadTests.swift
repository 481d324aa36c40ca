import Dispatch
import Testing
import Workers

@Suite("Work threads")
struct WorkThreadTests {
  /// Says when it is freed.
  private final class Witness: Sendable {
    let isFreed: @Sendable () -> Void

    init(_ isFreed: @escaping @Sendable () -> Void) { self.isFreed = isFreed }

    deinit { isFreed() }
  }

  @Test("What is dropped is freed, though nobody waits for it")
  func drop() {
    // Blocks its thread: a test that lets others run is resumed when they leave one.
    let freed = DispatchSemaphore(value: 0)
    WorkThread.drop([Witness { freed.signal() }])
    #expect(freed.wait(timeout: .now() + .seconds(60)) == .success)
  }
}
