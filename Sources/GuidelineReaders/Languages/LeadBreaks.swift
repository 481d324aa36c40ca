internal import DocumentModel
internal import Guidelines
internal import Lexicon
internal import TextAnalysis

/// Splits paragraphs that Markdown merges because there is no blank line between them.
enum LeadBreaks {
  /// The blocks, with paragraphs of several lines split.
  static func parted(_ blocks: consuming [Block]) -> [Block] {
    var result: [Block] = []
    result.reserveCapacity(blocks.count)
    for block in blocks {
      if block.kind == .paragraph, block.lines.first < block.lines.last {
        result += parts(of: block)
      } else {
        result.append(block)
      }
    }
    return result
  }

  /// The parts of `block`: a term and its definitions, lines with item marks, a title and the text
  /// below it, or bold leads on lines of their own.
  static func parts(of block: Block) -> [Block] {
    guard block.kind == .paragraph, block.lines.first < block.lines.last else { return [block] }
    let definitions = definitionLines(of: block)
    if !definitions.isEmpty { return defined(block, at: definitions) }
    let marked = markedLines(of: block)
    if marked.count > 1 { return cut(block, at: marked[0] == 0 ? marked : [0] + marked) }
    if let start = startBelowName(of: block) { return cut(block, at: [0, start]) }
    if let start = startBelowTitle(of: block) { return titled(block, at: start) }
    let leads = leadStarts(of: block)
    return leads.count > 1 ? cut(block, at: leads) : [block]
  }

  /// The runs that begin a bold sentence on a new line, after the end of a sentence and in the
  /// language of the opening sentence, which is bold as well or not at all.
  private static func leadStarts(of block: Block) -> [Int] {
    let bold = block.runs.indices.dropFirst().filter { isBoldLineStart(block, $0) }
    guard let first = bold.first else { return [] }
    let opening = block.boldLead ?? collapsed(block.runs[..<first])
    guard endsSentence(opening) else { return [] }
    var starts = [0]
    let language = LanguageGuess.language(of: opening)
    for index in bold {
      guard followsSentence(block, index, from: starts[starts.count - 1]) else { continue }
      let end = block.runs[index...].firstIndex { !$0.style.contains(.bold) } ?? block.runs.count
      let lead = collapsed(block.runs[index..<end])
      if endsSentence(lead), LanguageGuess.language(of: lead) == language { starts.append(index) }
    }
    return starts
  }

  /// Whether a bold run begins a line and does not continue the bold run before it.
  private static func isBoldLineStart(_ block: Block, _ index: Int) -> Bool {
    guard block.runs[index].style.contains(.bold),
      block.runs[index].line > block.runs[index - 1].line
    else { return false }
    let last = block.runs[max(0, index - sentenceEnd)..<index].last {
      !$0.text.allSatisfy(\.isWhitespace)
    }
    return last?.style.contains(.bold) == false
  }

  /// Whether a sentence ends before a run, in the text from `start` on.
  ///
  /// Only the last few runs are examined: all of them for every line would take quadratic time.
  private static func followsSentence(_ block: Block, _ index: Int, from start: Int) -> Bool {
    endsSentence(collapsed(block.runs[max(start, index - sentenceEnd)..<index]))
  }

  /// The number of preceding runs that are examined.
  private static let sentenceEnd = 32

  /// The lines that begin with the colon of a definition list.
  private static func definitionLines(of block: Block) -> [Int] {
    block.runs.indices.dropFirst().filter { index in
      block.runs[index].line > block.runs[index - 1].line
        && block.runs[index].text.drop(while: \.isWhitespace).hasPrefix(": ")
    }
  }

  /// The start of the text below an unmarked title: a line of a few capitalised words without a
  /// full stop, directly followed by sentences.
  private static func startBelowTitle(of block: Block) -> Int? {
    guard block.listDepth == 0, block.boldLeadEnd == nil, let first = block.runs.first,
      first.link == nil, let start = block.runs.firstIndex(where: { $0.line > first.line })
    else { return nil }
    let title = collapsed(block.runs[..<start])
    guard title.utf8.count <= 60, let last = title.last, last.isLetter || last.isNumber else {
      return nil
    }
    let words = title.split(separator: " ")
    guard (1...6).contains(words.count),
      words.allSatisfy({ word in
        word.first?.isUppercase == true || word.first?.isNumber == true
          || smallWords.contains(String(word))
      })
    else { return nil }
    let end = block.runs[start...].firstIndex { $0.line > block.runs[start].line }
    let below = collapsed(block.runs[start..<(end ?? block.runs.count)])
    guard below.first?.isUppercase == true, below.first?.isASCII == true,
      below.split(separator: " ", maxSplits: 8).count > 8
    else { return nil }
    return start
  }

  private static let smallWords = Lexicon.smallWords.set("title")

  /// The start of the sentence below a bold name on the first line.
  private static func startBelowName(of block: Block) -> Int? {
    guard block.listDepth == 0, block.quoteDepth == 0, !block.isAside,
      let end = block.boldLeadEnd, end < block.runs.count,
      let first = block.runs.first(where: { !$0.text.allSatisfy(\.isWhitespace) })
    else { return nil }
    let name = collapsed(block.runs[..<end])
    guard name.utf8.count <= 60, !endsSentence(name), !Asides.isLabel(name),
      let start = block.runs.indices.first(where: { block.runs[$0].line > first.line }),
      block.runs[..<start].allSatisfy({
        $0.style.contains(.bold) || $0.text.allSatisfy(\.isWhitespace)
      }),
      !block.runs[start...].contains(where: {
        $0.style.contains(.bold) && $0.line == block.runs[start].line
      })
    else { return nil }
    let below = collapsed(block.runs[start...])
    guard below.split(separator: " ", maxSplits: 4).count > 4,
      LanguageGuess.language(of: name) == LanguageGuess.language(of: below),
      Sentences.split(below, language: LanguageGuess.language(of: below) ?? .en).first
        .map({ endsSentence(String(below[$0])) }) ?? false
    else { return nil }
    return start
  }

  /// The title, made bold, and the text below it.
  private static func titled(_ block: Block, at start: Int) -> [Block] {
    var parts = cut(block, at: [0, start])
    for index in parts[0].runs.indices { parts[0].runs[index].style.insert(.bold) }
    return parts
  }

  /// The term of a definition list, made bold, and its definitions.
  private static func defined(_ block: Block, at starts: [Int]) -> [Block] {
    var parts = cut(block, at: [0] + starts)
    for index in parts.indices.dropFirst() {
      guard let text = parts[index].runs.first?.text.drop(while: \.isWhitespace) else { continue }
      parts[index].runs[0].text = String(text.dropFirst(2).drop(while: \.isWhitespace))
    }
    for index in parts[0].runs.indices { parts[0].runs[index].style.insert(.bold) }
    return parts
  }

  /// The lines that begin with a sign used as an item mark: ✅, ⚠️, ▪, •, ①.
  private static func markedLines(of block: Block) -> [Int] {
    block.runs.indices.filter { index in
      guard index == 0 || block.runs[index].line > block.runs[index - 1].line else { return false }
      let text = block.runs[index].text.drop(while: \.isWhitespace)
      guard let first = text.unicodeScalars.first else { return false }
      // A marked line must be a statement; lists of names stay together.
      guard text.split(separator: " ").count > 3 else { return false }
      return first == "•" || first == "※" || (0x2460...0x2473).contains(first.value)
        // Geometric shapes, dingbats and pictures.
        || (0x25A0...0x27BF).contains(first.value) || (0x2B00...0x2BFF).contains(first.value)
        || (0x1F000...0x1FAFF).contains(first.value)
    }
  }

  /// The parts of `block` that begin with the runs at `starts`.
  private static func cut(_ block: Block, at starts: [Int]) -> [Block] {
    var parts: [Block] = []
    var image = 0
    for (place, start) in starts.enumerated() {
      let end = place + 1 < starts.count ? starts[place + 1] : block.runs.count
      let nextLine = end < block.runs.count ? block.runs[end].line : Int.max
      let lastImage =
        block.images[image...].firstIndex { $0.line >= nextLine } ?? block.images.count
      var part = block.part(block.runs[start..<end], images: Array(block.images[image..<lastImage]))
      image = lastImage
      part.opensItem = block.opensItem && place == 0
      if place > 0 { part.anchor = nil }
      parts.append(part)
    }
    return parts
  }
}
