internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

/// Finds the foot of a page that was copied with its buttons, tags and counters.
enum PageFoot {
  /// The index in `blocks` at which the foot begins: short lines that no sentence follows.
  ///
  /// `blocks.count` if there is no foot.
  ///
  /// `frame` contains the boilerplate found so far.
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

  /// The kinds of line after the text.
  private enum Line {
    case boilerplate
    /// Neither content nor boilerplate: an image or a horizontal rule.
    case silent
    /// A short line that may belong to the foot.
    case other
    /// Content: the foot cannot begin before it.
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

  /// The fewest boilerplate lines after the last sentence that make a foot.
  private static let fewestOfFoot = 3
}
