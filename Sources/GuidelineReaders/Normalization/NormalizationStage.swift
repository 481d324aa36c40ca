internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

/// The blocks of a document as if written in plain Markdown.
struct NormalizedBlocks {
  let blocks: HandedOn<Block>
  /// Whether headings have both languages: "Anatomy 구조".
  let headingsAreBilingual: Bool

  fileprivate init(blocks: consuming [Block], headingsAreBilingual: Bool) {
    self.blocks = HandedOn(blocks)
    self.headingsAreBilingual = headingsAreBilingual
  }
}

/// Normalizes habits of authors that hide the nature of a block: originals in comments, numbers before
/// statements, a title and its translation on two lines, several dos and don'ts in one paragraph.
///
/// Takes the blocks with their tables and gives them with such paragraphs split and with labels
/// removed from the text (they are kept as a property).
enum NormalizationStage: PipelineStage {
  static let name = Stage.normalization

  static func run(on draft: DocumentDraft) -> NormalizedBlocks {
    var blocks = draft[TableStage.self].blocks.take()
    let before = draft.trace == nil ? [] : blocks
    HiddenTexts.show(in: &blocks)
    for index in blocks.indices { ToolMarks.strip(&blocks[index]) }
    SectionLabels.strip(&blocks)
    raiseTranslatedTitle(in: &blocks)
    ExampleLists.partLines(of: &blocks)
    for index in blocks.indices {
      blocks[index].settleText()
      markTickedOrCrossed(&blocks[index])
    }
    draft.trace?.note(normalized: blocks, from: before)
    let areBilingual = BlockLanguages.nameInBoth(blocks)
    return NormalizedBlocks(blocks: blocks, headingsAreBilingual: areBilingual)
  }

  static func passOver(_ draft: DocumentDraft) -> NormalizedBlocks {
    var blocks = draft[TableStage.self].blocks.take()
    for index in blocks.indices { blocks[index].settleText() }
    return NormalizedBlocks(blocks: blocks, headingsAreBilingual: false)
  }

  /// Turns the line that translates a Korean title into a heading: "# 페이지 컨트롤", "Page controls".
  private static func raiseTranslatedTitle(in blocks: inout [Block]) {
    guard blocks.count > 2, blocks[0].kind == .heading(level: 1), blocks[1].kind == .paragraph,
      blocks[1].listDepth == 0, blocks[1].quoteDepth == 0, blocks[1].isOnOneLine
    else { return }
    let (title, line) = (blocks[0].text, blocks[1].text)
    guard title.unicodeScalars.allSatisfy({ $0 == " " || HangulWords.isHangul($0) }),
      line.utf8.allSatisfy({ (0x61...0x7A).contains($0 | 0x20) || $0 == 0x20 }),
      line.split(separator: " ").count <= 4, line.first?.isUppercase == true,
      !PlatformMentions.isNothingElse(in: line)
    else { return }
    blocks[1].kind = blocks[0].kind
  }

  /// Records that a cross or a label before a paragraph forbids what it says ("❌ Center the title."), unless a name
  /// in brackets decides ("🚫 [필수] …"), and a tick before a quotation recommends it ("✅ “Saved”").
  private static func markTickedOrCrossed(_ block: inout Block) {
    guard block.kind == .paragraph, block.standing == nil else { return }
    if ExampleLists.isCrossed(block.text) || Orders.forbidsAction(block.text) {
      block.standing = ExampleLists.bracketed(block.text) ?? .avoid
    } else if ExampleLists.isTicked(block.text),
      block.text.dropFirst().drop(while: { $0 == " " }).first.map({ "\"“「".contains($0) }) ?? false
    {
      block.standing = .should
    }
  }
}

extension TraceRecorder {
  /// Records in the trace how `blocks` differ from `before`.
  fileprivate func note(normalized blocks: [Block], from before: [Block]) {
    let former = Dictionary(before.map { ($0.lines.first, $0) }) { first, _ in first }
    for block in blocks {
      let changes = changes(of: block, from: former[block.lines.first])
      let outcome =
        changes.isEmpty ? Phrase("left as it is", "그대로 둠") : Phrase("changed", "바뀜")
      note(.normalization, [block.lines], outcome, because: changes)
    }
  }

  private func changes(of block: Block, from former: Block?) -> [Phrase] {
    var changes: [Phrase] = []
    if let label = block.label {
      changes.append(Phrase("its number \(label) is taken off", "번호 \(label)을(를) 뗌"))
    }
    if former?.kind == .comment, block.kind == .paragraph {
      changes.append(Phrase("an original kept in a comment", "주석에 남긴 원문"))
    } else if let former, former.kind != block.kind {
      changes.append(Phrase("the title in the other language", "다른 언어로 쓴 제목"))
    }
    if former?.lines != block.lines {
      changes.append(Phrase("one of several dos and don'ts", "할 일과 하지 말 일의 하나"))
    }
    if block.standing == .avoid, former?.standing == nil {
      changes.append(Phrase("a cross or a label before it forbids it", "앞의 ❌나 표지가 금지함"))
    }
    return changes
  }
}
