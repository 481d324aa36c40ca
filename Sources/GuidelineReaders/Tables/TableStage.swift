internal import DocumentModel
internal import Guidelines

/// The blocks of a document, with tables restored that lost their markup.
struct RestoredTables {
  let blocks: HandedOn<Block>

  fileprivate init(blocks: consuming [Block]) { self.blocks = HandedOn(blocks) }
}

/// Restores tables from lines that were tables before they were copied: cells between delimiters,
/// columns aligned with spaces, one cell per line.
///
/// Takes the blocks as parsed, and returns them with these tables.
enum TableStage: PipelineStage {
  static let name = Stage.tables

  static func run(on draft: DocumentDraft) -> RestoredTables {
    var blocks = draft.blocks.take()
    var noted: Set<Int> = []
    draft.trace?.note(tablesOf: blocks, .markup, &noted)
    for restorer in restorers(for: draft.input.format) {
      blocks = restorer.restore(blocks, draft.input.source)
      draft.trace?.note(tablesOf: blocks, restorer.evidence, &noted)
    }
    draft.trace?.note(textOf: blocks)
    return RestoredTables(blocks: blocks)
  }

  /// A way in which tables lose their markup, and the function that restores them.
  private struct Restorer {
    let evidence: TableEvidence
    let restore: ([Block], SourceLines) -> [Block]
  }

  /// The restorers for documents of `format`, in order.
  ///
  /// DocC JSON and HTML mark their own tables.
  private static func restorers(for format: DocumentFormat) -> [Restorer] {
    switch format {
    case .text:
      [
        Restorer(evidence: .delimiters, restore: DelimitedTables.restored),
        Restorer(evidence: .alignedColumns, restore: AlignedTables.restored),
        Restorer(evidence: .flattened) { blocks, _ in FlattenedTables.restored(in: blocks) },
        Restorer(evidence: .cellLines) { blocks, _ in CellLineTables.restored(in: blocks) },
      ]
    case .markdown:
      [
        Restorer(evidence: .spacedDelimiters, restore: SpacedTables.restored),
        Restorer(evidence: .alignedColumns, restore: AlignedTables.restored),
        Restorer(evidence: .cellLines) { blocks, _ in CellLineTables.restored(in: blocks) },
      ]
    case .docc, .html: []
    }
  }

  static func passOver(_ draft: DocumentDraft) -> RestoredTables {
    RestoredTables(blocks: draft.blocks.take())
  }
}

/// What makes lines a table.
private enum TableEvidence {
  case markup, delimiters, alignedColumns, flattened, cellLines, spacedDelimiters

  var phrase: Phrase {
    switch self {
    case .markup: Phrase("its markup", "마크업")
    case .delimiters: Phrase("delimiters between cells", "칸 사이의 구분 기호")
    case .alignedColumns: Phrase("columns aligned with spaces", "공백으로 맞춘 열")
    case .flattened: Phrase("lines with as many values each", "값의 수가 같은 줄들")
    case .cellLines: Phrase("a cell a line", "한 줄에 한 칸")
    case .spacedDelimiters: Phrase("rows with blank lines between", "빈 줄로 나뉜 행")
    }
  }
}

extension TraceRecorder {
  /// Records the tables among `blocks` that are not yet in `noted`.
  fileprivate func note(
    tablesOf blocks: [Block], _ evidence: TableEvidence, _ noted: inout Set<Int>
  ) {
    for block in blocks where block.kind == .table && noted.insert(block.lines.first).inserted {
      note(.tables, [block.lines], Phrase("table", "표"), because: [evidence.phrase])
    }
  }

  /// Records that the other blocks are not tables.
  fileprivate func note(textOf blocks: [Block]) {
    for block in blocks where block.kind != .table {
      note(.tables, [block.lines], Phrase("no table", "표가 아님"))
    }
  }
}
