internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

/// The texts of a document on their way to pairs.
struct TextAlignment {
  /// The passages found so far, at last in reading order.
  private(set) var passages: [DraftPassage] = []

  private let main: Language
  private let trace: TraceRecorder?
  private var extractor: FeatureExtractor
  /// The texts in one language that may have a translation elsewhere.
  private var en: [Block] = []
  private var ko: [Block] = []
  /// For each text how many pairs that share their lines come before it.
  private var pairsBefore: [Int] = []
  /// How many headings come up to each text; empty where headings have translations of their own.
  private var sections: [Int] = []
  /// What the heading above each text makes of it; empty where no heading is "Do" or "Don't".
  private var standings: [Modality?] = []

  /// Starts with no texts; those that have no language go with `main`.
  init(analyzer: TextAnalyzer, main: Language, trace: TraceRecorder? = nil) {
    extractor = FeatureExtractor(analyzer: analyzer)
    self.main = main
    self.trace = trace
  }

  /// Makes passages of the texts that need no partner, and keeps the others by language.
  ///
  /// `texts` are taken apart: a large document is not kept twice.
  mutating func separate(_ texts: consuming [Bilingual<Block>]) {
    sections = Self.sections(of: texts)
    standings = Self.standings(of: texts)
    pairsBefore.reserveCapacity(texts.count)
    var pairs = 0
    for index in texts.indices {
      pairsBefore.append(pairs)
      var text = Bilingual<Block>()
      swap(&text, &texts[index])
      if case .some = text.en, case .some = text.ko {
        addSharingLines(text)
        pairs += 1
      } else if text.isNeutral {
        if main == .ko { swap(&text.en, &text.ko) }
        add(text, nil)
      } else if text.en?.isUntranslated ?? text.ko?.isUntranslated ?? false {
        add(text, nil)
      } else if let block = text.en.take() {
        en.append(block)
      } else if let block = text.ko.take() {
        ko.append(block)
      }
    }
  }

  /// Adds a pair in the same lines: nothing is left to decide but how sure it is.
  private mutating func addSharingLines(_ text: Bilingual<Block>) {
    guard let one = text.en, let other = text.ko else { return }
    let ko = extractor.features(of: other, .ko)
    let en = extractor.features(of: one, .en)
    let terms = AlignmentScorer(rarityPenalty: 0, words: extractor.words).wordTerms(en, ko)
    add(text, SegmentAlignment.confidence(terms.sum + 1), because: terms.phrases)
  }

  /// Pairs the texts that `separate` kept, and puts all passages in reading order.
  mutating func pair() {
    // A document in one language has nothing to pair.
    let isBilingual = !en.isEmpty && !ko.isEmpty
    let others = isBilingual ? features(of: ko, .ko) : []
    let ones = isBilingual ? features(of: en, .en) : []
    let found = SegmentAlignment.pairs(
      en: ones, ko: others, words: &extractor.words, besides: passages.count,
      explaining: trace != nil)
    let paired = found.reduce(0) { $0 + $1.en.count + $1.ko.count - 1 }
    passages.reserveCapacity(passages.count + en.count + ko.count - paired)
    // From the end: what is last in a list is taken out of it, not copied.
    for pair in found.reversed() {
      while en.count > pair.en.upperBound { add(Bilingual(en: en.removeLast()), nil) }
      while ko.count > pair.ko.upperBound { add(Bilingual(ko: ko.removeLast()), nil) }
      let (one, other) = (Self.take(pair.en.count, of: &en), Self.take(pair.ko.count, of: &ko))
      add(Bilingual(en: one, ko: other), pair.confidence, because: pair.reasons)
    }
    while let block = en.popLast() { add(Bilingual(en: block), nil) }
    while let block = ko.popLast() { add(Bilingual(ko: block), nil) }
    passages.sort { $0.order < $1.order }
  }

  private mutating func add(
    _ block: consuming Bilingual<Block>, _ confidence: Double?,
    because reasons: @autoclosure () -> [Phrase] = []
  ) {
    passages.append(DraftPassage(block: block, confidence: confidence))
    trace?.note(aligned: passages[passages.count - 1], because: reasons())
  }

  /// The last `count` of `blocks` as one, which are in the list no more.
  private static func take(_ count: Int, of blocks: inout [Block]) -> Block {
    let last = blocks.removeLast()
    guard count > 1 else { return last }
    let whole = take(count - 1, of: &blocks)
    return whole.joined(with: last)
  }

  // MARK: Features

  private mutating func features(of blocks: [Block], _ language: Language) -> [SegmentFeatures] {
    var all: [SegmentFeatures] = []
    all.reserveCapacity(blocks.count)
    for index in blocks.indices {
      var features = extractor.features(of: blocks[index], language)
      if features.first < sections.count { features.section = sections[features.first] }
      features.pairsBefore = pairsBefore[features.first]
      if features.first < standings.count {
        features.standing = features.standing ?? standings[features.first]
      }
      all.append(features)
    }
    return all
  }

  /// How many headings stand up to each text; nothing where headings have translations of their own.
  private static func sections(of texts: [Bilingual<Block>]) -> [Int] {
    var alone = (en: 0, ko: 0)
    var count = 0
    var sections: [Int] = []
    sections.reserveCapacity(texts.count)
    for index in texts.indices {
      if case .heading = texts[index].kind {
        let text = texts[index]
        count += 1
        // "모범 사례 (Best practices)" has its translation with it.
        let isEnglish =
          text.ko == nil && !text.isNeutral && text.en.map { !holdsHangul($0.text) } ?? false
        if isEnglish { alone.en += 1 }
        if text.en == nil, text.ko != nil { alone.ko += 1 }
      }
      sections.append(count)
    }
    return min(alone.en, alone.ko) == 0 && count > 1 ? sections : []
  }

  /// What the heading above each text makes of it; nothing where no heading is "Do" or "Don't".
  private static func standings(of texts: [Bilingual<Block>]) -> [Modality?] {
    var standing: Modality?
    var isStanding = false
    let standings = texts.indices.map { index -> Modality? in
      guard case .heading = texts[index].kind else { return standing }
      standing = texts[index].inLanguage
        .flatMap { ExampleLists.modality(of: $0.text) }
      isStanding = isStanding || standing != nil
      return standing
    }
    return isStanding ? standings : []
  }
}

extension TraceRecorder {
  /// Notes whether `passage` has a translation, and what decided it.
  fileprivate func note(aligned passage: DraftPassage, because reasons: [Phrase]) {
    guard let confidence = passage.confidence, let ko = passage.part(.ko, { $0.lines }) else {
      let alone = Phrase("no text of the other language fits it", "맞는 다른 언어 글이 없음")
      note(
        .alignment, passage, Phrase("no translation", "번역 없음"),
        because: reasons.isEmpty ? [alone] : reasons)
      return
    }
    let score = "\((confidence * 100).rounded() / 100)"
    let outcome =
      passage.part(.en) { $0.lines } == ko
      ? Phrase("both languages in the same lines, at \(score)", "같은 줄의 두 언어, \(score)")
      : Phrase("paired with \(ko.words(in: .en)) at \(score)", "\(ko.words(in: .ko))과 짝, \(score)")
    note(.alignment, passage, outcome, because: reasons)
  }
}

extension LineRange {
  /// The lines as people of `language` say them.
  func words(in language: Language) -> String {
    switch language {
    case .en: first == last ? "line \(first)" : "lines \(first)–\(last)"
    case .ko: first == last ? "\(first)행" : "\(first)–\(last)행"
    }
  }
}

extension SegmentAlignment.Pair {
  /// What decided it, the weightiest first.
  fileprivate var reasons: [Phrase] {
    guard let terms else { return [] }
    let position = Phrase("order \(shown(terms.position))", "순서 \(shown(terms.position))")
    return terms.words.phrases + [position]
  }
}

extension AlignmentScorer.WordTerms {
  /// The terms, where the work of the stage is shown; those that tell nothing are left out.
  fileprivate var phrases: [Phrase] {
    let terms: [(value: Double, en: String, ko: String)] = [
      (length, "length ratio", "길이 비"), (numbers, "numbers", "수"),
      (names, "names and links", "이름과 링크"), (concepts, "glossary concepts", "용어집 개념"),
      (form, "form", "형식"),
    ]
    return terms.filter { abs($0.value) >= 0.005 }.map { term in
      Phrase("\(term.en) \(shown(term.value))", "\(term.ko) \(shown(term.value))")
    }
  }
}

/// A term of a score with its sign, in hundredths.
private func shown(_ value: Double) -> String {
  let rounded = (value * 100).rounded() / 100
  return rounded < 0 ? "−\(-rounded)" : "+\(rounded)"
}
