internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

/// Finds the foot of a page that copied its buttons, tags and counters.
enum PageFoot {
  /// Where the foot begins, as an index into `blocks`: short lines, and no sentence behind them;
  /// `blocks.count` where there is none.
  ///
  /// `frame` holds what is known to be boilerplate already.
  static func start(in blocks: [Block], _ frame: [Int: FramePart]) -> Int {
    var foot = blocks.count
    var (boilerplate, others, othersInFoot) = (0, 0, 0)
    for index in blocks.indices.reversed() {
      switch line(blocks[index], isFrame: frame[index] != nil) {
      case .boilerplate:
        boilerplate += 1
        (foot, othersInFoot) = (index, others)
      case .silent: continue
      case .other: others += 1
      case .text:
        return boilerplate >= fewestOfFoot && othersInFoot <= boilerplate ? foot : blocks.count
      }
    }
    return blocks.count
  }

  /// What a line behind the text may be.
  private enum Line {
    case boilerplate
    /// It says nothing, but is no boilerplate: an image, a rule across the page.
    case silent
    /// A short line that may belong to the foot.
    case other
    /// The text goes up to here.
    case text
  }

  private static func line(_ block: Block, isFrame: Bool) -> Line {
    switch isFrame ? .boilerplate : BlockVerdict.finding(block)?.reason {
    case .boilerplate: return .boilerplate
    case .some: return .silent
    case nil: break
    }
    let text = block.text
    guard block.kind == .paragraph, block.listDepth == 0, text.utf8.count <= 80,
      !endsSentence(text), !KoreanMood.isSentence(text), !NumberSearch.measures(text)
    else { return .text }
    return Boilerplate.isOwnLink(text) ? .boilerplate : .other
  }

  /// So much boilerplate behind the last sentence is the foot of a page.
  private static let fewestOfFoot = 3
}
