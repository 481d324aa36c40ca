internal import Guidelines

/// Changes to be sent to the index of a server, many at a time.
final class ServerEntries {
  private var rows = CopiedRows()
  private var lists = CopiedRows()
  /// The blocks that are being filled, by the first id of their range.
  private var drafts: [Int: PostingBlockDraft] = [:]
  /// The numbers of the blocks that are rewritten.
  private var written: Set<Int> = []
  /// The ids of the entries that were removed.
  private var removed: Set<Int> = []
  /// The tokens whose lists have changed.
  private(set) var tokens: Set<[UInt8]> = []
  private static let atOnce = 4 << 20

  private static let table = """
    search_content
      (id, part, block, name, component, platforms, has_numbers, known_from, known_until, title, body,
       subject, context, asked, authority, title_length, body_length, subject_length, context_length,
       asked_length, tokens, digest)
    """
  private static let listTable = "posting (part, token, block, entries, places)"

  /// Removes all entries.
  func removeAll(from server: ServerConnection) throws(KnowledgeBaseError) {
    for table in ["search_content", "posting"] { _ = try server.rows("DELETE FROM \(table)", []) }
  }

  /// Removes `entries`.
  func remove(_ entries: [Int], from server: ServerConnection) throws(KnowledgeBaseError) {
    removed.formUnion(entries)
    try server.runEach(
      "DELETE FROM search_content WHERE id = ?1 AND block = ?2",
      rows: entries.map { [.integer($0), .integer(PostingBlock.number(of: $0))] })
  }

  /// Adds `prepared` under `id`, in the range of ids from `first` on; ids must ascend within a range.
  func add(
    _ prepared: IndexTokens.PreparedEntry, as id: Int, from first: Int, to server: ServerConnection
  ) throws(KnowledgeBaseError) {
    let (entry, number) = (prepared.entry, PostingBlock.number(of: id))
    guard let vector = prepared.vector else { return }
    let part = entry.authority.rawValue.lowercased()
    if drafts[first]?.number != number {
      if let draft = drafts.removeValue(forKey: first) { try send(draft, to: server) }
      drafts[first] = try draft(of: number, from: server)
    }
    let facts = EntryFacts(
      lengths: SIMD2(Int32(vector.lengths[0]), Int32(vector.lengths[1])),
      hasNumbers: entry.hasNumbers, platforms: entry.platforms)
    drafts[first]?.add(facts.token, of: part, id)
    for token in vector.tokens { drafts[first]?.add(token, of: part, id) }
    var values: [ServerValue] = [
      .integer(id), .text(part), .integer(number), .text(entry.name),
      .text(entry.component?.rawValue), .integer(entry.platforms),
      .integer(entry.hasNumbers ? 1 : 0), .integer(entry.knownFrom), .integer(entry.knownUntil),
      .text(entry.title), .text(entry.body), .text(entry.subject), .text(entry.context),
      .text(entry.asked), .text(entry.authority.rawValue),
    ]
    values += vector.lengths.map { .integer($0) }
    values += [.text(vector.text), .integer(entry.digest)]
    rows.add(values)
    if rows.bytes.count > Self.atOnce { try sendRows(to: server) }
  }

  /// Sends the added rows, and rewrites each changed block without the removed entries.
  func finish(on server: ServerConnection) throws(KnowledgeBaseError) {
    try sendRows(to: server)
    for draft in drafts.values.sorted(by: { $0.number < $1.number }) {
      try send(draft, to: server)
    }
    drafts = [:]
    for number in Set(removed.map(PostingBlock.number)).subtracting(written).sorted() {
      try send(try draft(of: number, from: server), to: server)
    }
    try server.copy(lists, into: Self.listTable)
    (lists, written, removed) = (CopiedRows(), [], [])
  }

  private func sendRows(to server: ServerConnection) throws(KnowledgeBaseError) {
    try server.copy(rows, into: Self.table)
    rows = CopiedRows()
  }

  /// Replaces the rows of the lists of `draft` that have changed.
  private func send(
    _ draft: PostingBlockDraft, to server: ServerConnection
  ) throws(KnowledgeBaseError) {
    let changed = draft.changed
    let stored = changed.filter(\.isStored)
    if !stored.isEmpty {
      _ = try server.rows(
        """
        DELETE FROM posting WHERE block = ?1
          AND (part, token) IN (SELECT unnest(CAST(?2 AS text[])), unnest(CAST(?3 AS text[])))
        """,
        [
          .integer(draft.number), .text(TextArray.text(stored.map { ArraySlice($0.part.utf8) })),
          .text(TextArray.text(stored.map(\.token))),
        ])
    }
    for list in changed {
      tokens.insert(Array(list.token))
      guard list.entries.count > 0 else { continue }
      lists.add([
        .text(list.part), .text(String(decoding: list.token, as: UTF8.self)),
        .integer(draft.number), .integer(list.entries.count), .text(list.entries.hex),
      ])
    }
    guard lists.bytes.count > Self.atOnce else { return }
    try server.copy(lists, into: Self.listTable)
    lists = CopiedRows()
  }

  /// The block `number` with the entries that stay in it.
  private func draft(
    of number: Int, from server: ServerConnection
  ) throws(KnowledgeBaseError) -> PostingBlockDraft {
    written.insert(number)
    var draft = PostingBlockDraft(number)
    let rows = try server.rows(
      "SELECT part, token, places FROM posting WHERE block = CAST(?1 AS bigint)",
      [.text("\(number)")], isBinary: true)
    var isSound = true
    rows.read { row in
      guard let token = row.cell(1), let bytes = row.cell(2) else { return }
      if !draft.restore(bytes, of: Array(token), row.text(0), without: removed) { isSound = false }
    }
    guard isSound else { throw .damagedPostings(of: server) }
    return draft
  }
}
