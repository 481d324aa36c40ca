import Foundation

/// What a piece of work takes of a processor: tests run side by side, and machines are shared, so
/// that the time on the clock says little.
public enum ProcessorTime {
  /// What `body` gives, and what this thread takes of its processor for it; other threads do not
  /// count.
  public static func measure<Result>(
    _ body: () throws -> Result
  ) rethrows -> (result: Result, time: Duration) {
    let start = ofThread()
    let result = try body()
    return (result, ofThread() - start)
  }

  private static func ofThread() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
