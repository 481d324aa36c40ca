internal import Guidelines
internal import TextAnalysis

/// A block in one language, or one that says the same in both within its lines.
struct BlockText {
  /// The blocks by language; a neutral block stands for neither and is in `neutral`.
  var text: Bilingual<Block>
  /// The block where it has no language of its own.
  var neutral: Block?

  init(_ block: Block) {
    text = Bilingual()
    if let language = block.language { text[language] = block } else { neutral = block }
  }

  init(en: Block, ko: Block) {
    text = Bilingual(en: en, ko: ko)
  }

  /// The same with its place among the document's blocks.
  func numbered(_ order: Int) -> BlockText {
    var result = self
    result.text.en?.order = order
    result.text.ko?.order = order
    result.neutral?.order = order
    return result
  }
}

/// Decides the language of each block and takes mixed blocks apart.
enum BlockLanguages {
  /// The parts of `block`, each in one language; parts that share a line stay together.
  static func parts(of block: Block) -> [BlockText] {
    switch block.kind {
    case .comment, .decoration: return [BlockText(block)]
    case .table, .code:
      var block = block
      block.language = LanguageGuess.language(of: block.text)
      return [BlockText(block)]
    case .heading, .paragraph: break
    }
    let lines = block.textLines
    guard lines.count > 1 else { return [part(of: block)] }
    let languages = languages(of: lines.map(\.text), of: block)
    guard Set(languages.compactMap(\.self)).count > 1 else { return [part(of: block)] }
    return split(block, lines: lines, languages: languages)
  }

  /// The language of each line, with what a sentence in the other language would lend it.
  private static func languages(of lines: [String], of block: Block) -> [Language?] {
    let whole = LanguageGuess.language(of: block.text)
    return lines.map { line in
      let language = LanguageGuess.language(of: line)
      // A line of a Korean paragraph that holds names only is Korean still.
      if language == .en, whole == .ko, lines.count > 2,
        line.split(separator: " ").count < 4
      {
        return .ko
      }
      return language
    }
  }

  private static func split(
    _ block: Block, lines: [(text: String, line: Int)], languages: [Language?]
  ) -> [BlockText] {
    var groups: [(language: Language?, lines: Set<Int>)] = []
    for (line, language) in zip(lines, languages) {
      if let last = groups.last, language == nil || language == last.language {
        groups[groups.count - 1].lines.insert(line.line)
      } else {
        groups.append((language, [line.line]))
      }
    }
    return groups.enumerated().map { index, group in
      let images = block.images.filter { group.lines.contains($0.line) }
      var part = block.part(block.runs.filter { group.lines.contains($0.line) }, images: images)
      part.opensItem = block.opensItem && index == 0
      if index > 0 { part.anchor = nil }
      return self.part(of: part)
    }
  }

  /// One language, or both where whole sentences of both stand in the lines of `block`.
  private static func part(of block: Block) -> BlockText {
    var block = block
    let raw = block.runs.map(\.text).joined()
    let runs = LanguageGuess.runs(in: raw)
    guard Set(runs.map(\.0)).count > 1 else {
      block.language =
        PlatformMentions.isNothingElse(in: raw) ? nil : LanguageGuess.language(of: raw)
      return BlockText(block)
    }
    var texts = Bilingual<Block>()
    for language in Language.allCases {
      var parts: [Run] = []
      for (found, range) in runs where found == language {
        let start = raw.utf8.distance(from: raw.startIndex, to: range.lowerBound)
        let end = raw.utf8.distance(from: raw.startIndex, to: range.upperBound)
        let head = block.runs.split(atUTF8: end).0
        if !parts.isEmpty { parts.append(Run(text: " ", line: parts[parts.count - 1].line)) }
        parts += head.split(atUTF8: start).1
      }
      parts.trimSeparators()
      var part = block.part(parts, images: language == .en ? block.images : [])
      part.language = language
      part.lines = block.lines
      texts[language] = part
    }
    guard let en = texts.en, let ko = texts.ko else { return BlockText(block) }
    return BlockText(en: en, ko: ko)
  }
}
