internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A block in one language, or one that says the same in both within its lines.
struct BlockText {
  /// The blocks by language; a neutral block stands for neither and is in `neutral`.
  var text: Bilingual<Block>
  /// The block where it has no language of its own.
  @Boxed var neutral: Block? = nil

  init(_ block: consuming Block) {
    text = Bilingual()
    if let language = block.language { text[language] = block } else { neutral = block }
  }

  /// Both texts of one line; `nil` where there is none.
  init?(_ text: Bilingual<Block>) {
    guard !text.isEmpty else { return nil }
    self.text = text
  }

  init(en: Block, ko: Block) {
    text = Bilingual(en: en, ko: ko)
  }

  /// What it is.
  var kind: Block.Kind? { text.en?.kind ?? text.ko?.kind ?? neutral?.kind }

  /// Gives it its place among the document's blocks, and settles its text.
  mutating func number(_ order: Int) {
    text.en?.order = order
    text.en?.settleText()
    text.ko?.order = order
    text.ko?.settleText()
    guard var block = neutral else { return }
    block.order = order
    block.settleText()
    neutral = block
  }
}

/// Decides the language of each block and takes mixed blocks apart.
enum BlockLanguages {
  /// The parts of `block`, each in one language; parts that share a line stay together.
  static func parts(of block: Block) -> [BlockText] {
    isWhole(block) ? [whole(block)] : linewise(block)
  }

  /// Whether no line ends can part a block, because it has none or they mean nothing.
  static func isWhole(_ block: borrowing Block) -> Bool {
    switch block.kind {
    case .comment, .decoration, .table, .code: true
    case .heading, .paragraph: block.isOnOneLine
    }
  }

  /// A block that no line ends can part.
  static func whole(_ block: consuming Block) -> BlockText {
    switch block.kind {
    case .comment, .decoration: return BlockText(block)
    case .table, .code:
      block.language = language(of: block)
      return BlockText(block)
    case .heading, .paragraph: return part(of: block)
    }
  }

  /// The language of a table or of code.
  private static func language(of block: borrowing Block) -> Language? {
    let text = block.text
    guard block.kind == .table, !Scripts(text).holdHangul else {
      return LanguageGuess.language(of: text)
    }
    // Where nothing speaks for Korean, the first word that speaks for English decides.
    let isEnglish = block.rows.contains { row in
      row.contains { LanguageGuess.language(of: $0.text) == .en }
    }
    return isEnglish ? .en : nil
  }

  /// The parts of a block of several lines.
  static func linewise(_ block: Block) -> [BlockText] {
    let lines = block.textLines
    guard lines.count > 1 else { return [part(of: block)] }
    if let pairs = bilingualLines(of: block, lines) { return pairs }
    let languages = languages(of: lines.map(\.text), of: block)
    guard Set(languages.compactMap(\.self)).count > 1 else { return [part(of: block)] }
    return split(block, lines: lines, languages: languages)
  }

  /// The lines one by one where each says the same in both languages.
  ///
  /// "Show a hint. / 힌트를 보여준다."
  private static func bilingualLines(
    of block: Block, _ lines: [(text: String, line: Int)]
  ) -> [BlockText]? {
    guard block.kind == .paragraph, lines.count <= mostLines,
      lines.allSatisfy({ Scripts($0.text).areMixed })
    else { return nil }
    var pairs: [BlockText] = []
    for line in block.byLine {
      let pair = part(of: line)
      guard let en = pair.text.en, let ko = pair.text.ko, mayTranslate(en, ko),
        en.text.split(separator: " ").count >= 3
      else { return nil }
      pairs.append(pair)
    }
    return pairs
  }

  /// Nobody writes longer paragraphs of such lines.
  private static let mostLines = 60

  /// The language of each line, with what a sentence in the other language would lend it.
  private static func languages(of lines: [String], of block: Block) -> [Language?] {
    let whole = LanguageGuess.language(of: block.text)
    return lines.map { line in
      let language = LanguageGuess.language(of: line)
      // A line of a Korean paragraph that holds names only is Korean still.
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
  ) -> [BlockText] {
    // A neutral line goes on in the language of the one before it.
    var starts: [(language: Language?, line: Int)] = []
    for (line, language) in zip(lines, languages)
    where starts.isEmpty || language != nil && language != starts[starts.count - 1].language {
      starts.append((language, line.line))
    }
    var parts: [BlockText] = []
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

  /// The parts of one block two by two, where each could be the translation of the one before it.
  ///
  /// Nobody writes two languages into one paragraph to say two things.
  private static func paired(_ parts: [BlockText]) -> [BlockText] {
    guard parts.count.isMultiple(of: 2) else { return parts }
    var pairs: [BlockText] = []
    for index in stride(from: 0, to: parts.count, by: 2) {
      let (one, other) = (parts[index].text, parts[index + 1].text)
      guard one.languages.count == 1, other.languages.count == 1,
        let en = one.en ?? other.en, let ko = one.ko ?? other.ko, mayTranslate(en, ko)
      else { return parts }
      pairs.append(BlockText(en: en, ko: ko))
    }
    return pairs
  }

  /// Whether both are about as long as a text and its translation; what only follows the lead of
  /// one of them does not count.
  private static func mayTranslate(_ en: Block, _ ko: Block) -> Bool {
    guard !en.text.utf8Contains("://"), !ko.text.utf8Contains("://") else { return false }
    let texts =
      en.isBold
      ? (en.text, ko.boldLead ?? ko.text) : (en.text, ko.text)
    return areAsLong(texts.0, texts.1)
  }

  /// How far the logarithm of the ratio of both lengths may lie from the usual one.
  private static let mostDeviation = 1.0

  /// Both languages where the translation stands in parentheses at the end: "Offer shortcuts
  /// (단축 방법을 제공하라)".
  private static func gloss(_ block: Block, _ raw: String) -> BlockText? {
    guard raw.utf8.count < 400, let close = raw.lastIndex(where: { ")）".contains($0) }),
      raw[raw.index(after: close)...].allSatisfy({ $0.isWhitespace || ".。".contains($0) }),
      let open = raw[..<close].lastIndex(where: { "(（".contains($0) }), open > raw.startIndex
    else { return nil }
    let sides = [raw[..<open], raw[raw.index(after: open)..<close]]
    let languages = sides.map { LanguageGuess.language(of: String($0)) }
    guard let first = languages[0], let second = languages[1], first != second else { return nil }
    let english = first == .en ? sides[0] : sides[1]
    let korean = first == .en ? sides[1] : sides[0]
    // A name in parentheses explains a word; a translation says the whole.
    let words = english.split(separator: " ").count { $0.contains(where: \.isLetter) }
    guard words >= (block.isHeading ? 2 : 3), !holdsHangul(english),
      korean.split(separator: " ").count >= 2
    else {
      return nil
    }
    guard areAsLong(english, korean),
      !nameDifferentThings(LatinPieces(english), LatinPieces(korean))
    else { return nil }
    let before = raw.utf8.distance(from: raw.startIndex, to: open)
    let inside = raw.utf8.distance(from: open, to: raw.endIndex)
    return parted(block, utf8: [before, inside], first: first)
  }

  /// Both languages of a heading whose halves name the same with only a space between: "Tab bars 탭
  /// 막대"; else `text` as it is.
  static func sideBySide(
    _ text: consuming BlockText, by analyzer: TextAnalyzer, asUsual isUsual: Bool
  ) -> BlockText {
    guard case .heading? = text.kind, text.text.languages.count == 1,
      let block = text.text.en ?? text.text.ko, block.isOnOneLine
    else { return text }
    let raw = block.rawText
    guard let turn = turn(in: raw) else { return text }
    let halves = [raw[..<turn], raw[turn...]].map { String($0) }
    let concepts = halves.map { half in analyzer.concepts(in: half).map(\.text) }
    guard
      !concepts[0].isEmpty && concepts[0] == concepts[1]
        || isUsual && !halves.contains(where: PlatformMentions.isNothingElse)
    else { return text }
    let before = raw.utf8.distance(from: raw.startIndex, to: turn)
    return parted(
      block, utf8: [before, raw.utf8.count - before],
      first: holdsHangul(raw[turn...]) ? .en : .ko)
  }

  private static func turn(in heading: String) -> String.Index? {
    guard heading.utf8.count < 120, Scripts(heading).areMixed else { return nil }
    return scriptTurn(in: heading)
  }

  /// Whether most headings of a document are words in one script and then in the other, so that each
  /// half translates the other: "Anatomy 구조", "Motion 움직임".
  static func nameInBoth(_ blocks: [Block]) -> Bool {
    var (both, others) = (0, 0)
    for index in blocks.indices where blocks[index].isHeading {
      if turn(in: blocks[index].rawText) == nil { others += 1 } else { both += 1 }
    }
    return both > 2 && both > others
  }

  /// A block whose first bytes are in one language and the others in the other.
  private static func parted(_ block: Block, utf8 lengths: [Int], first: Language) -> BlockText {
    var parts = block.runs.pieces(utf8: lengths).map { runs in
      var runs = runs
      runs.trimSeparators()
      var part = block.part(runs)
      part.lines = block.lines
      return part
    }
    parts[0].images = block.images
    parts[0].language = first
    parts[1].language = first == .en ? .ko : .en
    return first == .en
      ? BlockText(en: parts[0], ko: parts[1]) : BlockText(en: parts[1], ko: parts[0])
  }

  /// Both languages where an arrow stands between them: "Show a hint -> 힌트를 보여준다".
  private static func arrowed(_ block: Block, _ raw: String) -> BlockText? {
    guard raw.utf8.count < 400, anyArrow.occur(in: raw) else { return nil }
    for arrow in arrows {
      let pieces = raw.pieces(by: arrow)
      guard pieces.count == 2 else { continue }
      let languages = pieces.map { LanguageGuess.language(of: String($0)) }
      guard let first = languages[0], let second = languages[1], first != second,
        pieces.allSatisfy({ $0.split(separator: " ").count > 1 })
      else { return nil }
      let before = pieces[0].utf8.count
      var parts = block.runs.pieces(utf8: [before, raw.utf8.count - before]).map { runs in
        var part = block.part(runs)
        part.lines = block.lines
        return part
      }
      parts[1].runs = Self.withoutArrow(parts[1].runs)
      parts[0].runs.trimSeparators()
      parts[0].images = block.images
      parts[0].language = first
      parts[1].language = second
      return first == .en
        ? BlockText(en: parts[0], ko: parts[1]) : BlockText(en: parts[1], ko: parts[0])
    }
    return nil
  }

  private static let arrows = [" -> ", " → ", " => ", " ⇒ "]
  private static let anyArrow = ByteNeedles(arrows)

  private static func withoutArrow(_ runs: [Run]) -> [Run] {
    var runs = runs
    while let first = runs.first {
      let text = first.text.drop { $0.isWhitespace || "-=>→⇒".contains($0) }
      runs[0].text = String(text)
      if !text.isEmpty { break }
      runs.removeFirst()
    }
    return runs
  }

  /// Both languages where every sentence is followed by its translation in parentheses.
  private static func glosses(_ block: Block, _ raw: String) -> BlockText? {
    guard raw.utf8.count < 4_000 else { return nil }
    var cuts: [(range: Range<String.Index>, isGloss: Bool)] = []
    var start = raw.startIndex
    var outside = ""
    while let open = raw[start...].firstIndex(where: { "(（".contains($0) }),
      let close = raw[open...].firstIndex(where: { ")）".contains($0) })
    {
      let inside = raw[raw.index(after: open)..<close]
      let end = raw.index(after: close)
      guard endsSentence(inside), inside.split(separator: " ").count >= 2 else {
        outside += raw[start..<end]
        cuts.append((start..<end, false))
        start = end
        continue
      }
      outside += raw[start..<open]
      cuts += [(start..<open, false), (open..<end, true)]
      start = end
    }
    let translations = cuts.filter(\.isGloss).map { raw[$0.range] }
    guard translations.count > 1, let main = LanguageGuess.language(of: outside),
      translations.allSatisfy({ text in
        LanguageGuess.language(of: String(text)) == (main == .en ? .ko : .en)
          && (main == .en || !holdsHangul(text))
      })
    else { return nil }
    if start < raw.endIndex { cuts.append((start..<raw.endIndex, false)) }
    let lengths = cuts.map {
      raw.utf8.distance(from: $0.range.lowerBound, to: $0.range.upperBound)
    }
    var texts = (main: [Run](), other: [Run]())
    for (cut, piece) in zip(cuts, block.runs.pieces(utf8: lengths)) {
      var runs = piece
      if cut.isGloss { runs.trimSeparators() }
      guard let line = runs.first?.line else { continue }
      if cut.isGloss {
        texts.other += (texts.other.isEmpty ? [] : [Run(text: " ", line: line)]) + runs
      } else {
        texts.main += runs
      }
    }
    let parts = [texts.main, texts.other].map { runs in
      var runs = runs
      runs.trimSeparators()
      var part = block.part(runs)
      part.lines = block.lines
      return part
    }
    var (one, other) = (parts[0], parts[1])
    one.images = block.images
    one.language = main
    other.language = main == .en ? .ko : .en
    return main == .en ? BlockText(en: one, ko: other) : BlockText(en: other, ko: one)
  }

  /// `stretches` with a label before Korean text in that text: of "macOS: Use … macOS: … 쓰세요" the
  /// second.
  private static func labelled(
    _ stretches: [(Language, Range<String.Index>)], in raw: String
  ) -> [(Language, Range<String.Index>)] {
    var stretches = stretches
    for index in stretches.indices.dropLast()
    where stretches[index].0 == .en && stretches[index + 1].0 == .ko {
      let text = raw[stretches[index].1]
      guard let last = text.lastIndex(where: { !$0.isWhitespace }), text[last] == ":",
        let stop = text[..<last].lastIndex(where: { ".!?".contains($0) }),
        text.distance(from: stop, to: last) < 24, text.index(after: stop) < last,
        text[text.index(after: stop)].isWhitespace
      else { continue }
      let start = text.index(after: stop)
      stretches[index].1 = stretches[index].1.lowerBound..<start
      stretches[index + 1].1 = start..<stretches[index + 1].1.upperBound
    }
    return stretches
  }

  /// The halves of a line that says what changed in few words of English and then of Korean: "Sizes
  /// added. 크기 추가."
  private static func notes(_ raw: String) -> [(Language, Range<String.Index>)]? {
    guard raw.utf8.count < 120, endsSentence(raw), let stop = raw[...].utf8Range(of: ". "),
      raw[stop.upperBound...].utf8Range(of: ". ") == nil
    else { return nil }
    let (en, ko) = (raw[..<stop.upperBound], raw[stop.upperBound...])
    guard !holdsHangul(en), holdsHangul(ko), !ko.contains(where: { $0.isASCII && $0.isLetter }),
      let verb = en.split(separator: " ").last, verb.dropLast().allSatisfy(\.isLetter),
      verb.hasSuffix("ed."), areAsLong(en.drop { !$0.isLetter }, ko)
    else { return nil }
    return [(.en, en.startIndex..<en.endIndex), (.ko, ko.startIndex..<ko.endIndex)]
  }

  /// The halves of a text that a centred dot or a slash divides into both languages, whatever
  /// English names the Korean one holds: "Dock menus · Dock 메뉴".
  private static func divided(_ raw: String) -> [(Language, Range<String.Index>)]? {
    guard raw.utf8.count < 400 else { return nil }
    return halves(of: raw, at: " · ", longest: 120) ?? halves(of: raw, at: " / ", longest: 400)
  }

  private static func halves(
    of raw: String, at separator: String, longest: Int
  ) -> [(Language, Range<String.Index>)]? {
    guard raw.utf8.count < longest, let sign = raw[...].utf8Range(of: separator),
      raw[sign.upperBound...].utf8Range(of: separator) == nil
    else { return nil }
    let halves = [raw.startIndex..<sign.upperBound, sign.upperBound..<raw.endIndex]
    let korean = halves.filter { holdsHangul(raw[$0]) }
    let english = halves.filter { !holdsHangul(raw[$0]) }
    guard korean.count == 1, raw[english[0]].contains(where: \.isLetter),
      !PlatformMentions.isNothingElse(in: String(raw[english[0]])),
      raw.utf8.count < 120 || areAsLong(raw[english[0]], raw[korean[0]])
    else { return nil }
    return halves.map { ($0 == korean[0] ? .ko : .en, $0) }
  }

  /// Whether both are about as long as a text and its translation.
  private static func areAsLong(_ en: some StringProtocol, _ ko: some StringProtocol) -> Bool {
    let en = log(Double(max(1, en.unicodeScalars.count)))
    let ko = log(Double(max(1, ko.unicodeScalars.count)))
    return abs(en - ko - AlignmentScorer.usualLogRatio) < mostDeviation
  }

  /// `stretches`, Korean where a sentence is English only between its quotation marks.
  ///
  /// "예: 'Save as PDF' 또는 'Send a copy'."
  private static func quoting(
    _ stretches: [(Language, Range<String.Index>)], in raw: String
  ) -> [(Language, Range<String.Index>)] {
    stretches.map { language, range in
      guard language == .en, holdsHangul(raw[range]) else { return (language, range) }
      var outside = ""
      var close: Character?
      for character in raw[range] {
        if close == character {
          close = nil
        } else if close == nil, let mark = quotationMarks[character] {
          close = mark
        } else if close == nil {
          outside.append(character)
        }
      }
      let isKorean = close == nil && LanguageGuess.language(of: outside) == .ko
      return (isKorean ? .ko : language, range)
    }
  }

  private static let quotationMarks: [Character: Character] = [
    "'": "'", "\"": "\"", "“": "”", "‘": "’", "「": "」",
  ]

  /// One language, or both where whole sentences of both stand in the lines of `block`.
  private static func part(of block: consuming Block) -> BlockText {
    if block.kind == .paragraph, let runs = LanguageLabels.stripped(block.runs) {
      block.runs = runs
    }
    let raw = block.rawText
    let scripts = Scripts(raw)
    if scripts.areMixed, let both = arrowed(block, raw) { return both }
    if scripts.areMixed, raw.utf8Holds("(") || raw[...].utf8Range(of: "（") != nil,
      let both = glosses(block, raw) ?? gloss(block, raw)
    {
      return both
    }
    if let language = scripts.certainLanguage, raw.utf8.count > 120 || endsSentence(raw) {
      block.language = language
      return BlockText(block)
    }
    guard scripts.areMixed else {
      block.language = LanguageGuess.language(of: raw)
      if block.language == .en, PlatformMentions.isNothingElse(in: raw) { block.language = nil }
      return BlockText(block)
    }
    let notes = notes(raw)
    let stretches =
      notes ?? divided(raw) ?? quoting(labelled(LanguageGuess.runs(in: raw), in: raw), in: raw)
    guard Set(stretches.map(\.0)).count > 1, notes != nil || isBilingual(raw, stretches) else {
      let isKorean =
        stretches.contains { $0.0 == .ko } && !holdsEnglishWord(raw, stretches)
        || endsInHangul(raw) || glossesKorean(raw) || isKoreanBehindLabel(raw)
      block.language = isKorean ? .ko : LanguageGuess.language(of: raw)
      return BlockText(block)
    }
    var texts = Bilingual<[Run]>(en: [], ko: [])
    let lengths = stretches.map { raw.utf8.distance(from: $0.1.lowerBound, to: $0.1.upperBound) }
    for (stretch, piece) in zip(stretches, block.runs.pieces(utf8: lengths)) {
      let language = stretch.0
      var taken = piece
      if let last = texts[language]?.last { taken.insert(Run(text: " ", line: last.line), at: 0) }
      switch language {
      case .en: texts.en?.append(contentsOf: taken)
      case .ko: texts.ko?.append(contentsOf: taken)
      }
    }
    let parts = texts.map { runs in
      var runs = runs
      runs.trimSeparators()
      var part = block.part(runs)
      part.lines = block.lines
      return part
    }
    guard var en = parts.en, var ko = parts.ko else { return BlockText(block) }
    en.images = block.images
    en.language = .en
    ko.language = .ko
    return BlockText(en: en, ko: ko)
  }
}

/// Whether both languages say something, and not just a name or an address in one of them.
private func isBilingual(_ text: String, _ stretches: [(Language, Range<String.Index>)]) -> Bool {
  // A label holds few words in either language: "Tab bars · 탭 막대"; "8px-by-8px" is no word.
  if text.utf8.count < 120, !endsSentence(text), !text.utf8Contains("://") {
    return holdsEnglishWord(text, stretches) && !nameDifferentThings(text, stretches)
  }
  if areParted(text, stretches) { return holdsEnglishWord(text, stretches) }
  let words = stretches.lazy.filter { $0.0 == .en }.flatMap { stretch in
    text[stretch.1].split(separator: " ").lazy.filter { word in
      word.utf8.count < 30 && word.utf8Range(of: "//") == nil && word.first?.isLetter == true
    }
  }
  if words.prefix(4).count == 4 { return true }
  // "Shortcuts save time." is a sentence in three words, "(Shortcuts save time.)" too.
  return stretches.contains { language, range in
    guard language == .en, endsSentence(text[range]) else { return false }
    let words = text[range].split { $0 == " " || $0 == "(" || $0 == "（" }.lazy.filter { word in
      word.utf8.count < 30 && word.utf8Range(of: "//") == nil && word.first?.isLetter == true
    }
    return words.prefix(3).count == 3
  }
}

/// Whether a dot or a slash parts two whole sentences: "Why? / 왜 그런가요?".
private func areParted(_ text: String, _ stretches: [(Language, Range<String.Index>)]) -> Bool {
  guard stretches.count == 2 else { return false }
  let first = text[stretches[0].1]
  guard first.hasSuffix(" / ") || first.hasSuffix(" · ") else { return false }
  return endsSentence(first.dropLast(3)) && endsSentence(text[stretches[1].1])
}

/// Whether the English part of a label has a number that the Korean one lacks, or the Korean one
/// names of its own only: of "메인 — 7 Section" and "Desktop/Mobile 규칙" no side is the other's
/// translation.
private func nameDifferentThings(
  _ text: String, _ stretches: [(Language, Range<String.Index>)]
) -> Bool {
  var (english, korean) = (LatinPieces(), LatinPieces())
  for (language, range) in stretches {
    if language == .en { english.add(text[range]) } else { korean.add(text[range]) }
  }
  return !english.numbers.isSubset(of: korean.numbers) || nameDifferentThings(english, korean)
}

/// Whether what is Korean begins with a Latin name that the English has not: "(iOS 15 이상)".
private func nameDifferentThings(_ english: LatinPieces, _ korean: LatinPieces) -> Bool {
  !korean.words.isEmpty && korean.words.isDisjoint(with: english.words) && korean.beginsWithWord
}

/// The numbers and the Latin words of a text, in lower case.
private struct LatinPieces {
  private(set) var numbers: Set<Substring> = []
  private(set) var words: Set<String> = []
  /// Whether a Latin word stands before any Hangul.
  private(set) var beginsWithWord = false

  init() {}

  init(_ text: Substring) { add(text) }

  mutating func add(_ text: Substring) {
    var rest = text
    while let start = rest.firstIndex(where: { $0.isASCII && ($0.isLetter || $0.isNumber) }) {
      // "8pt" is a number with its unit, as "8 pt" is.
      let isNumber = rest[start].isNumber
      let piece = rest[start...].prefix { $0.isASCII && (isNumber ? $0.isNumber : $0.isLetter) }
      if isNumber { numbers.insert(piece) } else { words.insert(piece.lowercased()) }
      rest = rest[piece.endIndex...]
    }
    let first = text.first { $0.isLetter }
    if !beginsWithWord, let first { beginsWithWord = first.isASCII }
  }
}

/// Whether English names lead to a Korean noun, as in "Card Header 높이", or to a label that
/// ends in one.
private func endsInHangul(_ text: String) -> Bool {
  guard text.utf8.count < 120 else { return false }
  let label = text.prefix { $0 != ":" }
  let words = label.split { $0.isWhitespace || ",·/".contains($0) }
  guard let last = words.last,
    words.count > 2 || label.utf8.count < text.utf8.count || headNouns.contains(String(last)),
    last.unicodeScalars.allSatisfy({ (0xAC00...0xD7A3).contains($0.value) })
  else { return false }
  return !text.split(separator: " ").contains { functionWords.contains($0.lowercased()) }
}

/// What a name is set before and does not translate: "Hero 규칙".
private let headNouns: Set<String> = [
  "규칙", "원칙", "지침", "가이드", "가이드라인", "사용", "사용법", "설정", "목록", "화면", "영역", "높이", "너비", "크기",
  "간격", "여백", "색상", "상태", "예시", "방법", "기준", "정책", "구조", "흐름", "종류", "속성", "스펙", "정리", "체크리스트",
]

/// Whether a label is Korean with its English name in parentheses: "전문성 (Professionalism)".
private func glossesKorean(_ text: String) -> Bool {
  guard text.utf8.count < 120, let open = text.firstIndex(where: { "(（".contains($0) }) else {
    return false
  }
  let label = text[..<open]
  return holdsHangul(label) && !label.contains { $0.isASCII && $0.isLetter }
}

/// Whether a name and a colon stand before what is Korean: "isLoading (boolean): 기다리는 동안".
private func isKoreanBehindLabel(_ text: String) -> Bool {
  guard text.utf8.count < 200, let colon = text.firstIndex(of: ":"),
    text[..<colon].split(separator: " ").count <= 3
  else { return false }
  let rest = text[text.index(after: colon)...]
  return rest.first == " " && LanguageGuess.language(of: String(rest)) == .ko
}

private let functionWords: Set<String> = [
  "a", "an", "the", "of", "to", "for", "in", "on", "with", "and", "or", "is", "are", "as", "at",
  "by", "use", "your", "you", "it", "this", "that",
]

/// Whether a word of the English stretches begins with a letter, as numbers with units do not.
private func holdsEnglishWord(
  _ text: String, _ stretches: [(Language, Range<String.Index>)]
) -> Bool {
  stretches.contains { stretch in
    stretch.0 == .en
      && text[stretch.1].split(separator: " ").contains { $0.first?.isLetter == true }
  }
}

/// What the letters of a text tell at a glance.
///
/// Most blocks leave no doubt; only the others are worth a closer look.
private struct Scripts {
  private var hangul = 0
  private var latinWords = 0
  /// The most Latin words in a row.
  private var longestLatin = 0

  init(_ text: String) {
    var text = text
    text.withUTF8 { read($0) }
  }

  private mutating func read(_ text: UnsafeBufferPointer<UInt8>) {
    var inRow = 0
    var isInWord = false
    let isASCII = text.isASCII
    var index = 0
    while index < text.count {
      let byte = text[index]
      index += 1
      if byte < 0x80 {
        // Nothing more is asked of English.
        if isASCII, latinWords > Self.fewWords { return }
        if (0x61...0x7A).contains(byte | 0x20) {
          if !isInWord {
            latinWords += 1
            inRow += 1
            longestLatin = max(longestLatin, inRow)
            isInWord = true
          }
        } else if isInWord {
          isInWord = Self.joins(byte)
        }
      } else if (0xEA...0xED).contains(byte) || byte == 0xE1 || byte == 0xE3 {
        // The first bytes of syllables and jamo.
        hangul += 1
        inRow = 0
        isInWord = false
        index += 2
      }
    }
  }

  /// So many words may be names only.
  private static let fewWords = 7

  /// Whether what is joined by it is one word: an apostrophe, a hyphen, a dot or a slash.
  private static func joins(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "'", "-", ".", "/", "_", "@", ":": true
    default: false
    }
  }

  /// The language where there is no doubt.
  var certainLanguage: Language? {
    if hangul == 0 { return latinWords > Self.fewWords ? .en : nil }
    return latinWords == 0 || hangul > 7 && longestLatin < 3 ? .ko : nil
  }

  /// Whether there may be Korean.
  var holdHangul: Bool { hangul > 0 }

  /// Whether there are letters of both.
  var areMixed: Bool { hangul > 0 && latinWords > 0 }
}
