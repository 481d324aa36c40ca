internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

/// Splits blocks of several lines in different languages.
extension BlockLanguages {
  /// The parts of a block of several lines.
  static func linewise(_ block: Block) -> [Bilingual<Block>] {
    let lines = block.textLines
    guard lines.count > 1 else { return [part(of: block)] }
    if let pairs = bilingualLines(of: block, lines) { return pairs }
    let languages = languages(of: lines.map(\.text), of: block)
    guard Set(languages.compactMap(\.self)).count > 1 else { return [part(of: block)] }
    return split(block, lines: lines, languages: languages)
  }

  /// The lines one by one, if each is a translation pair: "Show a hint. / 힌트를 보여준다."
  private static func bilingualLines(
    of block: Block, _ lines: [(text: String, line: Int)]
  ) -> [Bilingual<Block>]? {
    guard block.kind == .paragraph, lines.count <= mostLines,
      lines.allSatisfy({ ScriptCounts($0.text).areMixed })
    else { return nil }
    var pairs: [Bilingual<Block>] = []
    for line in block.byLine {
      let pair = part(of: line)
      guard let en = pair.en, let ko = pair.ko, mayTranslate(en, ko),
        en.text.split(separator: " ").count >= 3
      else { return nil }
      pairs.append(pair)
    }
    return pairs
  }

  /// The largest number of lines of such a paragraph.
  private static let mostLines = 60

  /// The language of each line.
  ///
  /// A short line of names in a Korean paragraph counts as Korean.
  private static func languages(of lines: [String], of block: Block) -> [Language?] {
    let whole = LanguageGuess.language(of: block.text)
    return lines.map { line in
      let language = LanguageGuess.language(of: line)
      // A line of a Korean paragraph with only names is still Korean.
      if language == .en, whole == .ko, lines.count > 2,
        line.split(separator: " ").count < 4, !endsSentence(line)
      {
        return .ko
      }
      return language
    }
  }

  private static func split(
    _ block: Block, lines: [(text: String, line: Int)], languages: [Language?]
  ) -> [Bilingual<Block>] {
    // A neutral line has the language of the one before it.
    var starts: [(language: Language?, line: Int)] = []
    for (line, language) in zip(lines, languages)
    where starts.isEmpty || language != nil && language != starts[starts.count - 1].language {
      starts.append((language, line.line))
    }
    var parts: [Bilingual<Block>] = []
    var (run, image) = (0, 0)
    for index in starts.indices {
      let end = index + 1 < starts.count ? starts[index + 1].line : Int.max
      let lastRun = block.runs[run...].firstIndex { $0.line >= end } ?? block.runs.count
      let lastImage = block.images[image...].firstIndex { $0.line >= end } ?? block.images.count
      var part = block.part(
        block.runs[run..<lastRun], images: Array(block.images[image..<lastImage]))
      (run, image) = (lastRun, lastImage)
      part.opensItem = block.opensItem && index == 0
      if index > 0 { part.anchor = nil }
      parts.append(self.part(of: part))
    }
    return paired(parts)
  }

  /// The parts of one block as pairs, if each second part may be the translation of the one before it.
  ///
  /// A paragraph in two languages is usually a text with its translation.
  private static func paired(_ parts: [Bilingual<Block>]) -> [Bilingual<Block>] {
    guard parts.count.isMultiple(of: 2) else { return parts }
    var pairs: [Bilingual<Block>] = []
    for index in stride(from: 0, to: parts.count, by: 2) {
      let (one, other) = (parts[index], parts[index + 1])
      guard one.languages.count == 1, other.languages.count == 1, !one.isNeutral,
        !other.isNeutral, let en = one.en ?? other.en, let ko = one.ko ?? other.ko,
        mayTranslate(en, ko)
      else { return parts }
      pairs.append(Bilingual(en: en, ko: ko))
    }
    return pairs
  }

  /// Whether the lengths are those of a text and its translation.
  ///
  /// If the English text is all bold, it is compared with the bold lead of the Korean text.
  private static func mayTranslate(_ en: Block, _ ko: Block) -> Bool {
    guard !en.text.utf8Contains("://"), !ko.text.utf8Contains("://") else { return false }
    let texts =
      en.isBold
      ? (en.text, ko.boldLead ?? ko.text) : (en.text, ko.text)
    return TranslationLength.fits(texts.0, texts.1)
  }
}
