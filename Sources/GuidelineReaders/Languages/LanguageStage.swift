internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

/// The texts of a document, each in one language or as a translation pair.
struct LanguageParts {
  /// The texts in reading order, numbered.
  let texts: HandedOn<Bilingual<Block>>
  /// The language of most of the text, which neutral texts are assigned to.
  let main: Language
  /// Lines that have no content once the languages are separated: headers of bilingual tables, labels.
  let skipped: [SkippedLines]
  /// For each block, by its position in the document, the number of texts before it.
  private let starts: [(place: Int, texts: Int)]
  private let count: Int

  fileprivate init(_ parting: consuming LanguageParting, main: Language) {
    self.main = main
    skipped = parting.skipped
    starts = parting.starts
    count = parting.texts.count
    texts = HandedOn(parting.texts)
  }

  /// The number of texts before a position among the blocks of the document.
  func texts(before place: Int) -> Int {
    let first = starts.firstSorted { $0.place >= place }
    return first < starts.count ? starts[first].texts : count
  }
}

/// Determines the language of each block and splits those with both: tables with a column for each,
/// alternating lines, a sentence and its translation on one line.
///
/// Takes the labelled blocks and gives texts: function words and particles decide (`LanguageGuess`).
enum LanguageStage: PipelineStage {
  static let name = Stage.languages

  static func run(on draft: DocumentDraft) -> LanguageParts {
    let labels = draft[LabelStage.self]
    var parting = LanguageParting()
    parting.part(
      labels.blocks.take(), at: labels.places, analyzer: draft.input.analyzer,
      headingsAreBilingual: draft[NormalizationStage.self].headingsAreBilingual)
    parting.settle()
    let main = mainLanguage(of: parting.texts)
    draft.trace?.note(languagesOf: parting.texts, skipped: parting.skipped, main: main)
    return LanguageParts(parting, main: main)
  }

  /// Keeps every block whole: in Korean if it contains Hangul, otherwise in English.
  static func passOver(_ draft: DocumentDraft) -> LanguageParts {
    let labels = draft[LabelStage.self]
    var parting = LanguageParting()
    for (var block, place) in zip(labels.blocks.take(), labels.places) {
      block.language = holdsHangul(block.text) ? .ko : .en
      parting.add([Bilingual(block)], at: place)
    }
    parting.number()
    return LanguageParts(parting, main: mainLanguage(of: parting.texts))
  }

  private static func mainLanguage(of texts: [Bilingual<Block>]) -> Language {
    var (en, ko) = (0, 0)
    for index in texts.indices where !texts[index].isNeutral {
      if case .some = texts[index].en { en += 1 }
      if case .some = texts[index].ko { ko += 1 }
    }
    return en >= ko && en > 0 || ko == 0 ? .en : .ko
  }
}

/// Splits blocks into texts and collects them.
private struct LanguageParting {
  var texts: [Bilingual<Block>] = []
  var skipped: [SkippedLines] = []
  var starts: [(place: Int, texts: Int)] = []

  mutating func part(
    _ blocks: consuming [Block], at places: [Int], analyzer: TextAnalyzer,
    headingsAreBilingual: Bool
  ) {
    texts.reserveCapacity(blocks.count)
    starts.reserveCapacity(blocks.count)
    for index in blocks.indices {
      // Moved out of the array instead of copied.
      var block = Block(kind: .decoration, lines: blocks[index].lines)
      swap(&block, &blocks[index])
      starts.append((places[index], texts.count))
      if block.kind == .table, let table = BilingualTable.read(block),
        isEvident(table, by: analyzer)
      {
        skipped.append(SkippedLines(lines: table.headerLines, reason: .decoration))
        texts += table.rows
      } else if BlockLanguages.isWhole(block) {
        let text = BlockLanguages.sideBySide(
          BlockLanguages.whole(block), by: analyzer, asUsual: headingsAreBilingual)
        texts.append(evident(text, in: block, by: analyzer))
      } else {
        let parts = linewise(block)
        let isOnSameLines = parts.count == 1 && parts[0].en?.lines == parts[0].ko?.lines
        texts += isOnSameLines ? [evident(parts[0], in: block, by: analyzer)] : parts
      }
    }
  }

  /// Whether the rows of a table name the same things in both languages, unlike "Avoid it when | Instead".
  private func isEvident(_ table: BilingualTable, by analyzer: TextAnalyzer) -> Bool {
    let evidence = SentenceAlignment(analyzer: analyzer)
    let scores = table.rows.compactMap { row -> Double? in
      guard let en = row.en, let ko = row.ko else { return nil }
      return evidence.terms(en: en.text, ko: ko.text).concepts
    }
    return scores.reduce(0, +) > Double(scores.count) * Self.leastOfTable
  }

  /// The mean score of concepts at which the rows of a table are not pairs.
  private static let leastOfTable = -1.0

  /// `text`, unless it is a pair whose words do not suggest a translation, such as an English lead
  /// with its Korean explanation: then `block` as one text.
  private func evident(
    _ text: Bilingual<Block>, in block: consuming Block, by analyzer: TextAnalyzer
  ) -> Bilingual<Block> {
    guard let en = text.en, let ko = text.ko else { return text }
    let evidence = SentenceAlignment(analyzer: analyzer)
    // A date before both texts is part of the first one.
    let first = String(en.text.drop { !$0.isLetter })
    let score = evidence.score(en: first, ko: ko.text)
    // A name keeps its numbers in translation, and an arrow from a name to another thing translates none.
    let terms = evidence.terms(en: en.text, ko: ko.text)
    let differs =
      !endsSentence(en.text) && !EnglishMood.isImperative(en.text)
      && (terms.numbers < 0 || ArrowedText.hasArrow(block.text) && terms.concepts <= 0)
    // "Visibility of status: 상태를 보여 준다." only has a name in English.
    let isNamed = en.text.last == ":" && ko.text.last != ":"
    // The first Korean sentence may translate an English lead, with more text after it.
    let lead = Sentences.split(ko.text, language: .ko).first.map { String(ko.text[$0]) }
    // The translation of an order is one.
    let explains =
      endsSentence(en.text) && EnglishMood.isImperative(first)
      && lead.map(KoreanMood.describes) ?? false
    guard
      differs || explains || isNamed
        || SegmentAlignment.confidence(score + 1) < Self.leastConfidence
          && lead.map({ evidence.score(en: first, ko: $0) }) ?? 0 < Self.leastOfLead
    else { return text }
    block.language = isNamed ? .ko : LanguageGuess.language(of: block.text) ?? .ko
    return Bilingual(block)
  }

  /// The confidence below which two texts on one line are not a pair.
  private static let leastConfidence = 0.65
  /// The lowest word score at which the first Korean sentence counts as the translation.
  private static let leastOfLead = 1.0

  /// The parts of a block of several lines, without a label in one language above a text in the other.
  private mutating func linewise(_ block: Block) -> [Bilingual<Block>] {
    var parts = BlockLanguages.linewise(block)
    if parts.count > 1, let label = parts[0].inLanguage,
      Asides.isLabel(label.text)
    {
      skipped.append(SkippedLines(lines: label.lines, reason: .decoration))
      parts.removeFirst()
    }
    return parts
  }

  mutating func add(_ parts: [Bilingual<Block>], at place: Int) {
    starts.append((place, texts.count))
    texts += parts
  }

  /// Assigns a language to figures in quotes, and a number to every text.
  mutating func settle() {
    texts = QuotedFigures.assigned(texts)
    number()
  }

  mutating func number() {
    for index in texts.indices { texts[index].number(index) }
  }
}

extension TraceRecorder {
  /// Records the languages of `texts` and the words that are evidence for them.
  fileprivate func note(
    languagesOf texts: [Bilingual<Block>], skipped: [SkippedLines], main: Language
  ) {
    for skipped in skipped {
      let reason = Phrase("a header or a label in one language", "한 언어로 된 머리글이나 표지")
      note(.languages, [skipped.lines], skipped.reason.phrase, because: [reason])
    }
    for text in texts {
      if let block = text.neutral {
        let outcome = Phrase(
          "no language of its own, goes with \(main.rawValue)", "제 언어가 없어 \(main.rawValue)에 따름")
        let words = Phrase("no word of either language", "어느 언어의 낱말도 없음")
        note(.languages, [block.lines], outcome, because: [words])
      } else if let en = text.en, let ko = text.ko {
        let outcome = Phrase("both, in the same lines", "같은 줄에 두 언어")
        note(.languages, [en.lines, ko.lines], outcome, because: [words(of: en), words(of: ko)])
      } else if let block = text.en ?? text.ko {
        let language = text.en == nil ? Language.ko : .en
        let outcome = Phrase(language.rawValue, language.rawValue)
        note(.languages, [block.lines], outcome, because: [words(of: block)])
      }
    }
  }

  /// The number of words of `block` in each language.
  private func words(of block: Block) -> Phrase {
    let count = LanguageGuess.wordCount(of: block.text)
    return Phrase(
      "\(count.hangul) of \(count.all) words hold Hangul, \(count.function) are English function words",
      "낱말 \(count.all)개 중 한글이 든 낱말 \(count.hangul)개, 영어 기능어 \(count.function)개")
  }
}
