internal import CMarkGFM
internal import Guidelines
internal import Synchronization
internal import TextAnalysis

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Calls cmark-gfm: its extensions, its memory allocator, and one parser at a time.
///
/// The tree is walked once with cmark's own iterator, so nesting uses no stack.
enum MarkdownParser {
  // cmark registers its extensions in global tables without a lock, so this is done once, before
  // the first parser exists.
  private static let extensionsAreRegistered: Bool = {
    cmark_gfm_core_extensions_ensure_registered()
    return true
  }()

  /// Held while parsing: cmark stores the special characters of its extensions in a global table,
  /// and clears it for everybody at the end.
  private static let turn = Mutex(())

  /// A parsed tree, referenced from nowhere else.
  private struct Tree: @unchecked Sendable {
    let root: OpaquePointer
  }

  /// Whether every line has at most 1000 pipes; real tables have fewer.
  private static func hasSaneRows(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var count = 0
      var lineEnd = 0
      var start = 0
      while let place = bytes.place(of: UInt8(ascii: "|"), from: start) {
        if place >= lineEnd {
          count = 0
          lineEnd = bytes.place(of: 0x0A, from: place) ?? bytes.count
        }
        count += 1
        if count > 1000 { return false }
        start = place + 1
      }
      return true
    }
  }

  /// A prefilter without false negatives: whether the text may contain a bare address, which cmark
  /// would turn into a link.
  private static func mayHoldAddress(_ text: String) -> Bool {
    // An entity may stand for any character.
    if text.utf8Holds("&") || text.utf8Contains("://") || text.utf8Contains("www.") { return true }
    // An e-mail address has a name directly before the @; "@2x" has none.
    var text = text
    return text.withUTF8 { bytes in
      var start = 0
      while let place = bytes.place(of: UInt8(ascii: "@"), from: start) {
        if place > 0, bytes[place - 1] > 0x20 { return true }
        start = place + 1
      }
      return false
    }
  }

  // A single tilde is used in ranges: "3~5개 또는 6~8개" strikes nothing out.
  private static let options = CMARK_OPT_SOURCEPOS | CMARK_OPT_STRIKETHROUGH_DOUBLE_TILDE

  /// An allocator of cmark's memory.
  ///
  /// cmark's default is `calloc`, which accounts for most of its time in glibc 2.36; `malloc`
  /// reuses freed memory faster. If both lengths were the same, the compiler would turn the code
  /// back into `calloc`.
  nonisolated(unsafe) private static let memory = {
    let memory = UnsafeMutablePointer<cmark_mem>.allocate(capacity: 1)
    memory.initialize(
      to: cmark_mem(
        calloc: { count, size in
          let (length, isTooLong) = count.multipliedReportingOverflow(by: size)
          guard !isTooLong, let piece = malloc(max(length, 1)) else { outOfMemory() }
          return memset(piece, 0, length)
        },
        realloc: { piece, length in
          guard let larger = realloc(piece, length) else { outOfMemory() }
          return larger
        },
        free: { free($0) }))
    return memory
  }()

  /// A prefilter without false negatives: whether `text` may contain Markdown or a bare address.
  static func mayHoldMarks(_ text: String) -> Bool {
    text.utf8.contains { "*_`[~\\<@".utf8.contains($0) } || text.utf8Contains("://")
      || text.utf8Contains("www.")
  }

  /// Calls `visit` with each node of `text`, on entering and on leaving it.
  static func parse(_ text: String, visit: (OpaquePointer, Bool) -> Void) {
    guard extensionsAreRegistered, let parser = cmark_parser_new_with_mem(options, memory) else {
      return
    }
    defer { cmark_parser_free(parser) }
    attachExtensions(to: parser, for: text)
    guard let root = tree(of: text, by: parser) else { return }
    defer { cmark_node_free(root) }
    guard let iterator = cmark_iter_new(root) else { return }
    defer { cmark_iter_free(iterator) }
    while true {
      let event = cmark_iter_next(iterator)
      if event == CMARK_EVENT_DONE { return }
      if let node = cmark_iter_get_node(iterator) { visit(node, event == CMARK_EVENT_ENTER) }
    }
  }

  /// The target of a link or an image.
  static func address(of node: OpaquePointer) -> String {
    cmark_node_get_url(node).map { String(cString: $0) } ?? ""
  }

  private static func attachExtensions(to parser: OpaquePointer, for text: String) {
    for name in ["table", "strikethrough", "autolink", "tasklist"] {
      // cmark counts the cells of a row again for each cell, which takes quadratic time for a line
      // of pipes.
      if name == "table", !hasSaneRows(text) { continue }
      // The extension examines each `w`, and then every text once more.
      if name == "autolink", !mayHoldAddress(text) { continue }
      if let found = cmark_find_syntax_extension(name) {
        cmark_parser_attach_syntax_extension(parser, found)
      }
    }
  }

  private static func tree(of text: String, by parser: OpaquePointer) -> OpaquePointer? {
    var text = text
    return text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        turn.withLock { _ in
          cmark_parser_feed(parser, characters.baseAddress, characters.count)
          return cmark_parser_finish(parser).map { Tree(root: $0) }
        }?.root
      }
    }
  }
}

/// cmark does not check for `nil`.
private func outOfMemory() -> Never { fatalError("no memory is left for a text") }
