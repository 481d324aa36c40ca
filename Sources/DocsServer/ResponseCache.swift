internal import Synchronization

/// A cache of responses, valid until the content changes.
final class ResponseCache: Sendable {
  /// The things other than the content that determine a response.
  struct Key: Hashable, Sendable {
    let target: String
    let host: String?
    let reader: Reader
    let isCompressed: Bool
  }

  private struct Kept {
    var state: ContentState?
    /// The responses since the last time half of the capacity was used up, and those before.
    var young: [Key: Response] = [:]
    var old: [Key: Response] = [:]
    var bytes = 0
  }

  private let kept = Mutex(Kept())
  private let capacity: Int

  /// Creates a cache that holds at most about `capacity` bytes.
  init(capacity: Int = 64 << 20) { self.capacity = capacity }

  /// The cached response to `key` in `state`.
  func response(to key: Key, in state: ContentState) -> Response? {
    kept.withLock { kept in
      guard kept.state == state else { return nil }
      return kept.young[key] ?? kept.old[key]
    }
  }

  /// Caches `response`; responses from another state are dropped.
  func keep(_ response: Response, for key: Key, in state: ContentState) {
    let size = response.body.count + key.target.utf8.count + 512
    guard size < capacity / 8 else { return }
    kept.withLock { kept in
      if kept.state != state { kept = Kept(state: state) }
      if kept.bytes + size > capacity / 2 {
        kept.old = kept.young
        kept.young = [:]
        kept.bytes = 0
      }
      kept.young[key] = response
      kept.bytes += size
    }
  }
}
