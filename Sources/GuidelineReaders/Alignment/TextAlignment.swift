internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

/// The state of aligning the texts of a document.
struct TextAlignment {
  /// The passages found so far; in reading order once `pair` has run.
  private(set) var passages: [DraftPassage] = []

  private let main: Language
  private let trace: TraceRecorder?
  private var extractor: FeatureExtractor
  /// The texts in one language that may have a translation elsewhere.
  private var en: [Block] = []
  private var ko: [Block] = []
  /// The number of pairs on the same lines before each text.
  private var pairsBefore: [Int] = []
  /// The number of headings up to each text; empty if headings are translated themselves.
  private var sections: [Int] = []
  /// The modality that the heading above each text gives it; empty if no heading is "Do" or "Don't".
  private var standings: [Modality?] = []

  /// Creates an alignment without texts.
  ///
  /// Neutral texts will count as `main`.
  init(analyzer: TextAnalyzer, main: Language, trace: TraceRecorder? = nil) {
    extractor = FeatureExtractor(analyzer: analyzer)
    self.main = main
    self.trace = trace
  }

  /// Makes passages of the texts that need no alignment, and keeps the others by language.
  ///
  /// Consumes `texts`, so that a large document is not held twice.
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
      } else if text.kind == .code || text.en?.isUntranslated ?? text.ko?.isUntranslated ?? false {
        add(text, nil)
      } else if let block = text.en.take() {
        en.append(block)
      } else if let block = text.ko.take() {
        ko.append(block)
      }
    }
  }

  /// Adds a pair on the same lines, for which only the confidence is computed.
  private mutating func addSharingLines(_ text: Bilingual<Block>) {
    guard let one = text.en, let other = text.ko else { return }
    let ko = extractor.features(of: other, .ko)
    let en = extractor.features(of: one, .en)
    let terms = AlignmentScorer(rarityPenalty: 0, words: extractor.words).wordTerms(en, ko)
    add(text, SegmentAlignment.confidence(terms.sum + 1), because: terms.phrases)
  }

  /// Aligns the texts kept by `separate`, and sorts all passages in reading order.
  mutating func pair() {
    // A document in one language has nothing to align.
    let isBilingual = !en.isEmpty && !ko.isEmpty
    let others = isBilingual ? features(of: ko, .ko) : []
    let ones = isBilingual ? features(of: en, .en) : []
    var found = SegmentAlignment.pairs(
      en: ones, ko: others, words: &extractor.words, besides: passages.count)
    let near = found.count {
      abs(AlignmentScorer.distance(ones[$0.en.lowerBound], others[$0.ko.lowerBound])) == 1
    }
    if !isTranslated(by: found, near: near) {
      found.removeAll {
        $0.confidence < Self.least.confidence || $0.terms.words.common < Self.least.common
      }
    }
    // From the end, so that blocks are moved out of the lists instead of copied.
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

  /// The fewest pairs that tell whether a document is translated as a whole, and the least confidence of a
  /// pair and weight of its common words in one that is not.
  private static let least = (pairs: 3, confidence: 0.9, common: 1.0)

  /// Whether `found`, of which the texts of `near` are neighbours, are pairs of a document that is translated
  /// as a whole.
  ///
  /// Texts of two languages that take turns look like translations. Where many of them stay without a
  /// pair, most pairs have numbers, names or concepts in common if it is one, and never do all of several
  /// name different things.
  private func isTranslated(by found: [SegmentAlignment.Pair], near: Int) -> Bool {
    let most = min(en.count, ko.count)
    let isApart = found.allSatisfy { $0.terms.words.common < 0 }
    if found.count * 2 < most || found.count >= Self.least.pairs && isApart { return false }
    return near < Self.least.pairs || near * 2 < found.count || found.count * 4 >= most * 3
      || found.count { $0.terms.words.common > 0 } * 3 >= found.count * 2
  }

  private mutating func add(
    _ block: consuming Bilingual<Block>, _ confidence: Double?,
    because reasons: @autoclosure () -> [Phrase] = []
  ) {
    passages.append(DraftPassage(block: block, confidence: confidence))
    trace?.note(aligned: passages[passages.count - 1], because: reasons())
  }

  /// Removes the last `count` of `blocks` and returns them joined into one.
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
    // An element of the array itself would be copied for the call.
    blocks.withUnsafeBufferPointer { blocks in
      for index in blocks.indices {
        var features = extractor.features(of: blocks[index], language)
        if features.first < sections.count { features.section = sections[features.first] }
        features.pairsBefore = pairsBefore[features.first]
        if features.first < standings.count {
          features.standing = features.standing ?? standings[features.first]
        }
        all.append(features)
      }
    }
    return all
  }

  /// The number of headings up to each text; empty if headings are translated themselves.
  private static func sections(of texts: [Bilingual<Block>]) -> [Int] {
    var alone = (en: 0, ko: 0)
    var count = 0
    var sections: [Int] = []
    sections.reserveCapacity(texts.count)
    for index in texts.indices {
      if case .heading = texts[index].kind {
        let text = texts[index]
        count += 1
        // "모범 사례 (Best practices)" contains its own translation.
        let isEnglish =
          text.ko == nil && !text.isNeutral && text.en.map { !holdsHangul($0.text) } ?? false
        if isEnglish { alone.en += 1 }
        if text.en == nil, text.ko != nil { alone.ko += 1 }
      }
      sections.append(count)
    }
    return min(alone.en, alone.ko) == 0 && count > 1 ? sections : []
  }

  /// The modality that the heading above each text gives it; empty if no heading is "Do" or "Don't".
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
  /// Records whether `passage` has a translation, and the reasons.
  fileprivate func note(aligned passage: DraftPassage, because reasons: [Phrase]) {
    guard let confidence = passage.confidence, let ko = passage.part(.ko, { $0.lines }) else {
      let alone = Phrase("no text of the other language fits it", "맞는 다른 언어 글이 없음")
      note(
        .alignment, passage, Phrase("no translation", "번역 없음"),
        because: reasons.isEmpty ? [alone] : reasons)
      return
    }
    let score = "\((confidence * 100).rounded() / 100)"
    let place = ko.first == ko.last ? "\(ko.first)" : "\(ko.first)–\(ko.last)"
    let outcome =
      passage.part(.en) { $0.lines } == ko
      ? Phrase("both languages in the same lines, at \(score)", "같은 줄의 두 언어, \(score)")
      : Phrase("paired with line \(place) at \(score)", "\(place)행과 짝, \(score)")
    note(.alignment, passage, outcome, because: reasons)
  }
}

extension SegmentAlignment.Pair {
  /// The reasons for the pair: the terms of its score.
  fileprivate var reasons: [Phrase] {
    terms.words.phrases + [Phrase("order \(shown(terms.position))", "순서 \(shown(terms.position))")]
  }
}

extension AlignmentScorer.WordTerms {
  /// The terms as phrases for a trace; terms near 0 are left out.
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

/// A term of a score with its sign and two decimals.
private func shown(_ value: Double) -> String {
  let rounded = (value * 100).rounded() / 100
  return rounded < 0 ? "−\(-rounded)" : "+\(rounded)"
}
