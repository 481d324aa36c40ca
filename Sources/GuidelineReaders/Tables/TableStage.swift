internal import DocumentModel
internal import Guidelines

/// The blocks of a document, with the tables that lost their markup.
struct RestoredTables {
  private(set) var blocks: [Block]

  fileprivate init(blocks: consuming [Block]) { self.blocks = blocks }

  static var none: RestoredTables { RestoredTables(blocks: []) }

  /// The blocks, for the next stage.
  mutating func handOn() -> [Block] { blocks.handedOn() }
}

/// Makes tables of lines that were tables before they were copied: cells between delimiters, columns
/// aligned with spaces, a cell a line.
///
/// Takes the blocks as the format has them and gives them with these tables.
enum TableStage: PipelineStage {
  static let name = Stage.tables

  static func run(on draft: inout DocumentDraft) {
    var blocks = draft.handOn()
    for restore in restorers(for: draft.input.format) {
      blocks = restore(blocks, draft.input.source)
    }
    draft.tables = RestoredTables(blocks: blocks)
  }

  private typealias Restorer = ([Block], SourceLines) -> [Block]

  /// What finds tables in documents of `format`, in order: a page of JSON says itself what a table is.
  private static func restorers(for format: DocumentFormat) -> [Restorer] {
    switch format {
    case .text:
      [
        DelimitedTables.restored, AlignedTables.restored,
        { blocks, _ in FlattenedTables.restored(in: blocks) },
        { blocks, _ in CellLineTables.restored(in: blocks) },
      ]
    case .markdown:
      [
        SpacedTables.restored, UnderlinedTables.restored, AlignedTables.restored,
        { blocks, _ in CellLineTables.restored(in: blocks) },
      ]
    case .docc: []
    }
  }

  static func passOver(_ draft: inout DocumentDraft) {
    draft.tables = RestoredTables(blocks: draft.handOn())
  }
}
