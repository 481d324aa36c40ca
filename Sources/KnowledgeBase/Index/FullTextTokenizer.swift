internal import CSQLite
internal import Guidelines
internal import TextAnalysis

/// The FTS5 tokenizer `hig`, which connects the project's text analysis to SQLite.
///
/// The text of a document is analysed, with alternatives of a word (stems, concepts) at the same
/// position. The strings of a query come from ``SearchPattern`` and are tokens already. See
/// https://www.sqlite.org/fts5.html#custom_tokenizers.
final class FullTextTokenizer {
  /// The analysis for documents; needed only for writing.
  var vocabulary: Vocabulary?
  /// The texts of the entry to be written, in the order of the index's columns, already analysed
  /// with the same vocabulary.
  var prepared: [IndexTokens.Prepared] = [] {
    didSet { taken = 0 }
  }
  /// The number of prepared texts that have been used.
  private var taken = 0

  /// Registers the tokenizer with `database`, which retains it while open.
  ///
  /// - Throws: ``KnowledgeBaseError`` if SQLite was built without FTS5.
  func register(with database: Database) throws(KnowledgeBaseError) {
    let api = try database.fullTextInterface()
    var functions = fts5_tokenizer(
      xCreate: { context, _, _, tokenizer in
        tokenizer?.pointee = context.map { OpaquePointer($0) }
        return SQLITE_OK
      },
      xDelete: { _ in },
      xTokenize: { tokenizer, receiver, flags, text, count, emit in
        guard let tokenizer, let emit else { return SQLITE_MISUSE }
        let utf8 = UnsafeRawBufferPointer(start: text, count: Int(count))
        let output = Output(receiver: receiver, emit: emit)
        if flags & FTS5_TOKENIZE_QUERY != 0 {
          return utf8.isEmpty ? SQLITE_OK : output(utf8, 0..<utf8.count, isFirst: true)
        }
        return Unmanaged<FullTextTokenizer>.fromOpaque(UnsafeRawPointer(tokenizer))
          .takeUnretainedValue().emitDocument(utf8, to: output)
      })
    let code = api.pointee.xCreateTokenizer(
      api, "hig", Unmanaged.passRetained(self).toOpaque(), &functions,
      { Unmanaged<FullTextTokenizer>.fromOpaque($0!).release() })
    guard code == SQLITE_OK else { throw database.error(code) }
  }

  /// The callback through which FTS5 receives tokens.
  private struct Output {
    var receiver: UnsafeMutableRawPointer?
    var emit:
      @convention(c) (
        UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, Int32, Int32, Int32
      ) -> Int32

    func callAsFunction(_ token: UnsafeRawBufferPointer, _ range: Range<Int>, isFirst: Bool)
      -> Int32
    {
      token.withMemoryRebound(to: CChar.self) {
        emit(
          receiver, isFirst ? 0 : FTS5_TOKEN_COLOCATED, $0.baseAddress, Int32($0.count),
          Int32(range.lowerBound), Int32(range.upperBound))
      }
    }
  }

  private func emitDocument(_ utf8: UnsafeRawBufferPointer, to output: Output) -> Int32 {
    let text = utf8.bindMemory(to: UInt8.self)
    guard
      let tokens = takePrepared(text) ?? vocabulary.map({ IndexTokens(text, vocabulary: $0) })
    else { return SQLITE_MISUSE }
    return tokens.bytes.withUnsafeBytes { bytes in
      var start = 0
      for place in tokens.places {
        let end = Int(place.end)
        let code = output(
          UnsafeRawBufferPointer(rebasing: bytes[start..<end]),
          Int(place.lower)..<Int(place.upper), isFirst: place.isFirst)
        guard code == SQLITE_OK else { return code }
        start = end
      }
      return SQLITE_OK
    }
  }

  private func takePrepared(_ text: UnsafeBufferPointer<UInt8>) -> IndexTokens? {
    while taken < prepared.count {
      let next = prepared[taken]
      taken += 1
      var candidate = next.text
      let isSame = candidate.withUTF8 { $0.count == text.count && $0.begins(with: text) }
      if isSame { return next.tokens }
    }
    return nil
  }
}

extension Database {
  /// FTS5's extension interface, which is obtained through a query.
  ///
  /// - Throws: ``KnowledgeBaseError`` if SQLite was built without FTS5.
  func fullTextInterface() throws(KnowledgeBaseError) -> UnsafeMutablePointer<fts5_api> {
    var statement: OpaquePointer?
    defer { sqlite3_finalize(statement) }
    var api: UnsafeMutablePointer<fts5_api>?
    var code = sqlite3_prepare_v2(handle, "SELECT fts5(?1)", -1, &statement, nil)
    if code == SQLITE_OK {
      code = withUnsafeMutablePointer(to: &api) { place in
        // SQLite compares the name of the type and keeps its address, hence a static string.
        let type: StaticString = "fts5_api_ptr"
        let name = UnsafeRawPointer(type.utf8Start).assumingMemoryBound(to: CChar.self)
        let bound = sqlite3_bind_pointer(statement, 1, place, name, nil)
        return bound == SQLITE_OK ? sqlite3_step(statement) : bound
      }
    }
    guard code == SQLITE_ROW, let api else { throw error(code) }
    return api
  }
}
