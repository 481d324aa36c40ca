internal import Synchronization

/// The token caches of all threads that analyse texts with one glossary.
///
/// They exchange their words through a common cache.
final class TokenCaches: Sendable {
  /// A cache that is idle or lent to one thread.
  private final class Lent: @unchecked Sendable {
    let cache = TokenCache()
    /// How many of its words have been copied to the common cache.
    var given = 0
    /// How many words of the common cache have been copied here.
    var taken = 0
  }

  private let idle = Mutex<(caches: [Lent], made: Int)>(([], 0))
  /// The words of all caches; only used if there are several.
  private let common = Mutex<Lent?>(nil)

  /// Lends a cache to `body`, preferably one that is filled already.
  func lend<Result>(to body: (TokenCache) -> Result) -> Result {
    let (lent, isAlone) = idle.withLock { idle in
      if let lent = idle.caches.popLast() { return (lent, idle.made == 1) }
      idle.made += 1
      return (Lent(), idle.made == 1)
    }
    if !isAlone { share(lent) }
    defer { idle.withLock { $0.caches.append(lent) } }
    return body(lent.cache)
  }

  private func share(_ lent: Lent) {
    common.withLock { place in
      let common = place ?? Lent()
      place = common
      common.cache.copyWords(from: lent.given, of: lent.cache)
      lent.cache.copyWords(from: lent.taken, of: common.cache)
      (lent.given, lent.taken) = (lent.cache.count, common.cache.count)
    }
  }
}
