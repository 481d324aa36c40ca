#if os(Linux)
  internal import Glibc
#endif

/// Memory in pages of 2 MB instead of 4 kB.
enum HugePages {
  /// Starts the command again with huge pages for what it allocates; returns where that is impossible or
  /// somebody has set glibc's tunables.
  ///
  /// A large ingest fills a hash table for the full-text index and caches of words in no order, and would often
  /// wait for the address of a page. glibc asks Linux for huge pages only if told so when it starts
  /// (https://sourceware.org/glibc/manual/html_node/Memory-Allocation-Tunables.html), which takes a
  /// second start of a few milliseconds.
  static func use() {
    #if os(Linux)
      let tunables = "GLIBC_TUNABLES"
      guard getenv(tunables) == nil else { return }
      setenv(tunables, "glibc.malloc.hugetlb=1", 1)
      execv("/proc/self/exe", CommandLine.unsafeArgv)
      unsetenv(tunables)
    #endif
  }
}
