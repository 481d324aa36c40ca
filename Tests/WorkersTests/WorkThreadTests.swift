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

  @Test("What is dropped is freed, though nobody waits for it", .timeLimit(.minutes(1)))
  func drop() async {
    await withCheckedContinuation { freed in
      WorkThread.drop([Witness { freed.resume() }])
    }
  }
}
