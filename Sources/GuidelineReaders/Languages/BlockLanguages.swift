internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

/// Determines the language of each block, and splits blocks with both languages into pairs.
///
/// A block of several lines is first split by line (`BlockLanguages+Lines.swift`), a heading by
/// script (`+Headings`). Within a line, translations are found after an arrow (``ArrowedText``), in
/// parentheses (``GlossedText``), after a dot or a slash, or as a stretch (``LanguageStretch``).
enum BlockLanguages {
  /// Whether a block cannot be split by line: it has one line, or line ends have no meaning in its kind.
  static func isWhole(_ block: borrowing Block) -> Bool {
    switch block.kind {
    case .comment, .decoration, .table, .code: true
    case .heading, .paragraph: block.isOnOneLine
    }
  }

  /// The language of a block that cannot be split by line, or its translation pair.
  static func whole(_ block: consuming Block) -> Bilingual<Block> {
    switch block.kind {
    case .comment, .decoration: return Bilingual(block)
    case .table, .code:
      block.language = language(of: block)
      return Bilingual(block)
    case .heading, .paragraph: return part(of: block)
    }
  }

  /// The language of a table or of code.
  private static func language(of block: borrowing Block) -> Language? {
    let text = block.text
    guard block.kind == .table else { return LanguageGuess.language(of: text) }
    if ScriptCounts(text).holdHangul {
      // Beside Korean cells names in the other columns are no English.
      let words = LanguageGuess.wordCount(of: text)
      return words.hangul * 2 >= words.all && words.function == 0
        ? .ko : LanguageGuess.language(of: text)
    }
    // Without any evidence for Korean, one English word is enough.
    let isEnglish = block.rows.contains { row in
      row.contains { LanguageGuess.language(of: $0.text) == .en }
    }
    return isEnglish ? .en : nil
  }

  /// A block in its language, or as a pair if its text contains its own translation.
  static func part(of block: consuming Block) -> Bilingual<Block> {
    if block.kind == .paragraph, let runs = LanguageLabels.stripped(block.runs) {
      block.runs = runs
    }
    let raw = block.rawText
    let scripts = ScriptCounts(raw)
    if scripts.areMixed, isEnglishAroundSamples(block) {
      block.language = .en
      return Bilingual(block)
    }
    if scripts.areMixed,
      let both = ArrowedText.pair(in: block, raw) ?? GlossedText.pair(in: block, raw)
    {
      return both
    }
    if let language = scripts.certainLanguage, raw.utf8.count > 120 || endsSentence(raw) {
      block.language = language
    } else if scripts.areMixed {
      let stretches = LanguageStretch.stretches(of: raw)
      if stretches.areTranslations, let pair = parted(block, raw, stretches.found) { return pair }
      block.language = languageOfMixed(raw, stretches.found)
    } else {
      block.language = languageOfOneScript(raw)
    }
    return Bilingual(block)
  }

  /// Whether a text in English shows Korean only as samples in code ("Name the field: `이메일`").
  private static func isEnglishAroundSamples(_ block: borrowing Block) -> Bool {
    let words = block.runs.filter { !$0.style.contains(.code) }.map(\.text).joined()
    return words.utf8.count != block.rawText.utf8.count && !ScriptCounts(words).holdHangul
      && words.split(separator: " ").count > fewestWords && LanguageGuess.language(of: words) == .en
  }

  /// The number of words around samples that may be no more than a label of them.
  private static let fewestWords = 3

  private static func languageOfOneScript(_ raw: String) -> Language? {
    let language = LanguageGuess.language(of: raw)
    return language == .en && PlatformMentions.isNothingElse(in: raw) ? nil : language
  }

  /// The language of a text with letters of both scripts that is not a pair.
  private static func languageOfMixed(_ raw: String, _ stretches: [LanguageStretch]) -> Language? {
    let isKorean =
      stretches.contains { $0.language == .ko } && !LanguageStretch.holdsEnglishWord(raw, stretches)
      || MixedLabels.areKorean(raw)
    return isKorean ? .ko : LanguageGuess.language(of: raw)
  }

  /// A block split into a pair at its `stretches`; `nil` for code, and for a name or a term with its explanation.
  private static func parted(
    _ block: Block, _ raw: String, _ stretches: [LanguageStretch]
  ) -> Bilingual<Block>? {
    if stretches.count == 2, GlossedText.isName(raw, at: stretches[1].range.lowerBound) {
      return nil
    }
    var texts = (en: [Run](), ko: [Run]())
    let lengths = stretches.map {
      raw.utf8.distance(from: $0.range.lowerBound, to: $0.range.upperBound)
    }
    for (stretch, runs) in zip(stretches, block.runs.pieces(utf8: lengths)) {
      switch stretch.language {
      case .en: append(runs, to: &texts.en)
      case .ko: append(runs, to: &texts.ko)
      }
    }
    let (en, ko) = (block.part(trimming: texts.en), block.part(trimming: texts.ko))
    let isInCode = en.runs.allSatisfy { $0.style.contains(.code) || collapsed($0.text).isEmpty }
    guard !isInCode, mayTranslate(en.text, ko.text, isParted: Self.strokes.occur(in: raw)) else {
      return nil
    }
    return block.pair(en, in: .en, ko)
  }

  /// Whether the lengths of two texts on one line are those of translations.
  ///
  /// The first Korean sentence may suffice for an English one. A short English name has at most one
  /// word more in Korean, unless a separator divides the two.
  private static func mayTranslate(_ en: String, _ ko: String, isParted: Bool) -> Bool {
    let fits = TranslationLength.fits(en, ko) || ko.count <= longestName
    if endsSentence(en) {
      let first = Sentences.split(ko, language: .ko).first.map { ko[$0] } ?? ko[...]
      return fits || TranslationLength.fits(en, first)
    }
    let words = [en, ko].map { $0.split(separator: " ").count }
    return fits && (isParted || words[0] > 4 || words[1] <= words[0] + 1)
  }

  /// Separators of a text from its translation; not the dash, which may introduce an explanation.
  private static let strokes = ByteNeedles([" · ", " / ", " | "])

  /// The length in characters up to which a Korean name may have an English one of any length.
  private static let longestName = 8

  /// Appends a stretch after a space.
  private static func append(_ runs: [Run], to text: inout [Run]) {
    if let last = text.last { text.append(Run(text: " ", line: last.line)) }
    text += runs
  }
}
