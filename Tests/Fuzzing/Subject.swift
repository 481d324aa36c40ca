import GuidelineReaders
import Guidelines
import TestSupport
import TextAnalysis

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What is fuzzed: every reader of the project, over the bytes of one document.
struct Subject {
  private let reader: GuidelineReader

  init(glossary: Glossary) { reader = GuidelineReader(glossary: glossary) }

  /// Reads `bytes` the way `hig ingest` would, and says what was wrong with the result.
  ///
  /// An error that the reader throws is no fault: it is what a user is told.
  func fault(in bytes: [UInt8], asGlossary: Bool) -> String? {
    if asGlossary {
      let text = String(decoding: bytes, as: UTF8.self)
      _ = try? Glossary(tsv: text, name: "fuzzed.tsv")
      return nil
    }
    guard let document = try? reader.read(bytes: bytes, name: "fuzzed.md") else { return nil }
    if let line = document.unaccountedLines.first { return "line \(line) is lost or read twice" }
    for passage in document.passages {
      let lines = [passage.en?.lines, passage.ko?.lines].compactMap(\.self)
      if lines.isEmpty { return "passage \(passage.id) has no text" }
      for metric in passage.metrics
      where !lines.contains(where: { ($0.first...$0.last).contains(metric.source.line) }) {
        return "a number on line \(metric.source.line) is cited outside its passage"
      }
    }
    return nil
  }

  /// Lets the operating system end this process where one document takes too much.
  ///
  /// - Parameter bytes: the size of the document; 100 kB may take one second of processor time,
  ///   a smaller one as much.
  static func limitTime(bytes: Int) {
    var timer = itimerval()
    timer.it_value.tv_sec = max(1, (bytes + 99_999) / 100_000)
    // glibc's constants are enumerations there, plain numbers elsewhere.
    #if canImport(Glibc)
      setitimer(__itimer_which_t(ITIMER_VIRTUAL.rawValue), &timer, nil)
    #else
      setitimer(ITIMER_VIRTUAL, &timer, nil)
    #endif
  }

  /// Ends this process where it wants more than `bytes` of address space.
  static func limitMemory(bytes: UInt64) {
    var limit = rlimit(rlim_cur: rlim_t(bytes), rlim_max: rlim_t(bytes))
    #if canImport(Glibc)
      setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    #else
      setrlimit(RLIMIT_AS, &limit)
    #endif
  }
}
