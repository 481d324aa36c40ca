internal import Guidelines

/// The analysis of one text.
struct Analysis: ~Copyable {
  private(set) var tokens = TokenDraft()

  let text: FoldedText
  let atoms: UnsafeBufferPointer<Atoms.Atom>
  private let quantities: QuantityTokens
  var walk: SpellingWalk
  private var position = 0
  /// The scalar up to which a concept was found; no other begins before it.
  private var coveredEnd = 0
  /// The end of a word in which a concept ended that began before it: 탭 바|배지.
  private var rest: Segment?
  private var silentAtoms: Set<Int> = []
  /// The stems found last, and the atom they are of.
  var stemsOfAtom: (atom: Int, stems: [Stem]) = (-1, [])

  /// Whether words are left out of the tokens.
  private var conceptsOnly: Bool
  /// The end of the chunk that is being learnt; -1 where none is.
  private(set) var chunkEnd = -1
  /// How far spellings had come at that end.
  var beginnings: [SpellingWalk.Place] = []
  /// The number of tokens up to the last atom with what it has whatever it names.
  private var leadEnd = 0

  private init(
    _ text: FoldedText, _ atoms: UnsafeBufferPointer<Atoms.Atom>, _ quantities: QuantityTokens,
    spellings: SpellingWalk.Spellings, conceptsOnly: Bool
  ) {
    self.text = text
    self.conceptsOnly = conceptsOnly
    self.atoms = atoms
    self.quantities = quantities
    walk = SpellingWalk(spellings)
  }

  /// Calls `body` with an analysis of UTF-8 `text`, which is to be run and lasts no longer; where no
  /// number is wanted, none is looked for.
  static func of<Result>(
    _ text: UnsafeBufferPointer<UInt8>, spellings: SpellingWalk.Spellings,
    conceptsOnly: Bool = false, wantsNumbers: Bool = true, _ body: (inout Analysis) -> Result
  ) -> Result {
    FoldedText.with(text) { text in
      Atoms.with(text) { atoms in
        let quantities =
          wantsNumbers
          ? QuantityTokens.read(text, atoms: atoms) : QuantityTokens.none(text, atoms: atoms)
        var analysis = Analysis(
          text, atoms, quantities, spellings: spellings, conceptsOnly: conceptsOnly)
        return body(&analysis)
      }
    }
  }

  /// The tokens of the text, in no more memory than they take; the words that `memory` knows are
  /// taken from there.
  mutating func run(with memory: WordMemory) -> TokenList {
    swap(&tokens, &memory.spare)
    defer {
      tokens.removeAll()
      swap(&tokens, &memory.spare)
    }
    withUnsafeTemporaryAllocation(
      of: (atoms: Range<Int>, hash: UInt64).self, capacity: atoms.count
    ) { room in
      var count = 0
      run { analysis, chunk in
        room.initializeElement(at: count, to: (chunk, analysis.hash(of: chunk)))
        count += 1
      }
      let chunks = room[..<count]
      memory.fetch(chunks.lazy.map(\.hash))
      for (chunk, hash) in chunks { recall(chunk: chunk, hash: hash, from: memory) }
    }
    return tokens.list
  }

  // What every word is asked is inlined: as functions they would be handed a copy of the analysis.

  /// The hash of the bytes of `chunk`.
  @inline(__always)
  private func hash(of chunk: Range<Int>) -> UInt64 {
    Digest.quick(
      UnsafeRawBufferPointer(
        UnsafeBufferPointer(rebasing: text.utf8[text.bytes(scalars(of: chunk))])))
  }

  /// Where the scalars of `chunk` stand.
  @inline(__always)
  private func scalars(of chunk: Range<Int>) -> Range<Int> {
    atoms[chunk.lowerBound].range.lowerBound..<atoms[chunk.upperBound - 1].range.upperBound
  }

  /// Analyses the text.
  mutating func run() {
    run { analysis, chunk in analysis.analyze(chunk: chunk) }
  }

  /// Analyses the words that begin as `beginnings` say, and leaves the others out.
  mutating func run(from beginnings: WordBeginnings) {
    run { analysis, chunk in
      if analysis.mayBegin(chunk, as: beginnings) { analysis.analyze(chunk: chunk) }
    }
  }

  private mutating func run(_ body: (inout Analysis, Range<Int>) -> Void) {
    var first = 0
    while first < atoms.count {
      var next = first + 1
      while next < atoms.count, atoms[next].gap == .none { next += 1 }
      body(&self, first..<next)
      first = next
    }
  }

  /// Adds what `memory` knows of a chunk; a new one is analysed and kept.
  private mutating func recall(
    chunk: Range<Int>, hash: UInt64, from memory: WordMemory
  ) {
    let range = scalars(of: chunk)
    // Mere digits are analysed as quickly as they are remembered, and there is no end of them.
    let isNumber = chunk.count == 1 && atoms[chunk.lowerBound].kind == .number
    guard !isNumber, isUntouched(chunk), range.count <= WordMemory.longestWord, ownsBytes(range)
    else { return analyze(chunk: chunk) }
    let place = text.bytes(range)
    let bytes = UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: text.utf8[place]))
    // The second word of 탭 막대 names nothing of its own.
    let isCovered = coveredEnd > range.lowerBound
    if let word = memory.known(bytes, hash) {
      // What counts depends on the words around it.
      guard !memory.words[word].mayCount else { return analyze(chunk: chunk) }
      let isKnown = memory.words[word].state == .known
      if isKnown, !isCovered, !goesOn(after: chunk, word, in: memory) {
        return add(word, at: place.lowerBound, from: memory)
      }
      if chunk.count == 1 {
        let found = isCovered ? nil : longestSpelling(at: chunk.lowerBound)
        if isCovered || found.map({ $0.end > range.upperBound }) ?? false {
          return add(leadOf: word, chunk.lowerBound, found, from: memory)
        }
        if isKnown { return add(word, at: place.lowerBound, from: memory) }
      } else if isKnown || isCovered {
        return analyze(chunk: chunk)
      }
    } else {
      guard !quantityGoesOn(after: chunk) else { return analyze(chunk: chunk) }
      memory.makeRoom()
    }
    learn(chunk: chunk, bytes, at: place.lowerBound, isCovered: isCovered, in: memory)
  }

  /// Whether a quantity could begin in `chunk`, whatever follows; `false` is sure.
  private func mayCount(_ chunk: Range<Int>) -> Bool {
    let quantities = quantities
    return chunk.contains { quantities.mayBegin(at: $0) }
  }

  /// Whether a quantity that begins in `chunk` goes on behind it.
  private func quantityGoesOn(after chunk: Range<Int>) -> Bool {
    let (quantities, end) = (quantities, atoms[chunk.upperBound - 1].range.upperBound)
    return chunk.contains { quantities.quantity(at: $0).map { $0.end > end } ?? false }
  }

  /// Adds all tokens of a chunk, which is the word number `word` and stands at the byte `start`.
  @inline(__always)
  private mutating func add(
    _ word: Int, at start: Int, from memory: WordMemory
  ) {
    if !conceptsOnly || memory.words[word].namesConcepts {
      tokens.append(
        memory.words[word].tokens, of: memory.tokens, by: start, positions: position,
        conceptsOnly: conceptsOnly)
    }
    position += Int(memory.words[word].positions)
  }

  /// Adds what an atom, which is the word number `word`, has whatever it names, and the concept
  /// `found` that begins with it.
  private mutating func add(
    leadOf word: Int, _ atom: Int, _ found: FoundSpelling?,
    from memory: WordMemory
  ) {
    let range = atoms[atom].range
    if !conceptsOnly {
      tokens.append(
        memory.words[word].lead, of: memory.tokens, by: text.bytes(range).lowerBound,
        positions: position)
    }
    if let found {
      rest = found.rest
      add(found.match, range.lowerBound..<found.end)
    }
    position += 1
  }

  /// Analyses a chunk with these `bytes` and keeps what does not depend on what stands around it.
  private mutating func learn(
    chunk: Range<Int>, _ bytes: UnsafeRawBufferPointer, at start: Int, isCovered: Bool,
    in memory: WordMemory
  ) {
    let (firstToken, firstPosition, wantsConcepts) = (tokens.count, position, conceptsOnly)
    beginnings.removeAll(keepingCapacity: true)
    chunkEnd = chunk.upperBound
    conceptsOnly = false
    analyze(chunk: chunk)
    conceptsOnly = wantsConcepts
    chunkEnd = -1
    let goesOn = rest != nil || coveredEnd > scalars(of: chunk).upperBound
    memory.keep(
      isCovered || goesOn ? nil : firstToken..<tokens.count,
      lead: firstToken..<(chunk.count == 1 ? leadEnd : firstToken), of: tokens, by: -start,
      positions: firstPosition..<position, mayCount: mayCount(chunk), ends: beginnings,
      continuations: walk.continuations(from: beginnings), for: bytes)
    if conceptsOnly {
      var concepts = TokenDraft()
      concepts.append(
        firstToken..<tokens.count, of: tokens, by: 0, positions: 0, conceptsOnly: true)
      tokens.cut(to: firstToken)
      tokens.append(0..<concepts.count, of: concepts, by: 0, positions: 0)
    }
  }

  /// Where the word after `chunk` stands, if a spelling may go on in it.
  @inline(__always)
  private func scalars(after chunk: Range<Int>) -> Range<Int>? {
    guard chunk.upperBound < atoms.count, Self.isJoiner(atoms[chunk.upperBound].gap) else {
      return nil
    }
    return atoms[chunk.upperBound].range
  }

  /// Whether a spelling that begins in `chunk`, which is the word number `word`, may go on in the
  /// next.
  @inline(__always)
  private func goesOn(
    after chunk: Range<Int>, _ word: Int, in memory: WordMemory
  ) -> Bool {
    let continuations = memory.words[word].continuations
    guard continuations != 0, let next = scalars(after: chunk),
      SpellingTrie.mayHold(continuations, text.scalars[next.lowerBound])
    else { return false }
    return walk.mayGoOn(from: memory.beginnings(of: memory.words[word]), in: text.scalars[next])
  }

  /// Whether the bytes that the scalars in `range` come from are theirs alone: ℀ is a/c.
  @inline(__always)
  private func ownsBytes(_ range: Range<Int>) -> Bool {
    let places = text.places
    if range.lowerBound > 0, places[range.lowerBound - 1].start == places[range.lowerBound].start {
      return false
    }
    return range.upperBound == places.count
      || places[range.upperBound].start != places[range.upperBound - 1].start
  }

  /// Whether a word of the chunk may begin as `beginnings` say, or depends on what was before it.
  private func mayBegin(_ chunk: Range<Int>, as beginnings: WordBeginnings) -> Bool {
    guard silentAtoms.isEmpty, rest == nil else { return true }
    return chunk.contains { atom in
      let (range, kind) = (atoms[atom].range, atoms[atom].kind)
      if beginnings.holdNumber, quantities.mayBegin(at: atom) { return true }
      // In a Hangul atom words may begin anywhere: 탭바배지.
      return (kind == .hangul ? range : range.prefix(1)).contains {
        beginnings.mayBegin(
          at: $0, isFirst: $0 == range.lowerBound, end: range.upperBound, in: text.scalars)
      }
    }
  }

  /// Whether nothing before the chunk says what it is, but for a concept that goes on in it: no
  /// quantity, and no quote that it may be the particle of.
  @inline(__always)
  private func isUntouched(_ chunk: Range<Int>) -> Bool {
    let first = atoms[chunk.lowerBound]
    return silentAtoms.isEmpty && rest == nil && !(first.kind == .hangul && first.followsCloser)
  }

  /// Adds the tokens of the atoms that stand together without a gap.
  private mutating func analyze(chunk: Range<Int>) {
    var core = chunk
    let last = atoms[chunk.upperBound - 1]
    if last.kind == .hangul {
      // iPhone에서, ‘탭 막대’를: particles belong to the word before.
      let range = last.range
      if chunk.count > 1 {
        let before = text.scalars[range.lowerBound - 1]
        if Particles.areParticles(text.scalars, range, after: before) {
          core = chunk.lowerBound..<chunk.upperBound - 1
        }
      } else if last.followsCloser, chunk.lowerBound > 0, isTight(last.gap),
        let before = atoms[chunk.lowerBound - 1].range.last,
        Particles.areParticles(text.scalars, range, after: text.scalars[before])
      {
        return
      }
    }
    let whole = scalars(of: chunk)
    if chunk.count > 1, !startsWithNumber(chunk) {
      add(whole, .word)
      if core.count < chunk.count {
        add(whole.lowerBound..<atoms[core.upperBound - 1].range.upperBound, .stem)
      }
    }
    let isAlone = core.count == 1 && (chunk.count == 1 || startsWithNumber(chunk))
    var index = core.lowerBound
    while index < core.upperBound {
      analyze(atom: index, isAlone: isAlone)
      index += 1
    }
  }

  private func startsWithNumber(_ chunk: Range<Int>) -> Bool {
    atoms[chunk.lowerBound].kind == .number
  }

  private func isTight(_ gap: Atoms.Gap) -> Bool {
    // Several symbols may stand here (`**)`; white space may not.
    if case .space = gap { return false }
    return true
  }

  private mutating func analyze(atom index: Int, isAlone: Bool) {
    let atom = atoms[index]
    if !silentAtoms.isEmpty, silentAtoms.remove(index) != nil { return }
    let kind: Token.Kind = isAlone ? .word : .part
    if let quantity = quantities.quantity(at: index) {
      let range = atom.range.lowerBound..<quantity.end
      if quantity.isNumber { add(quantity.number, range, .number) }
      if !quantity.unit.isEmpty { add(quantity.number + quantity.unit, range, .number) }
      silentAtoms.formUnion(quantity.silent)
    }
    switch atom.kind {
    case .number:
      add(digits: atom.range, kind)
      leadEnd = tokens.count
      findConcept(at: index)
      position += 1
    case .letters:
      add(atom.range, kind)
      if !conceptsOnly {
        for stem in stems(of: index) where stem.isSure { add(stem, of: atom.range) }
      }
      leadEnd = tokens.count
      findConcept(at: index)
      position += 1
    case .hangul:
      analyze(hangul: index, kind)
    }
  }

  private mutating func analyze(hangul index: Int, _ kind: Token.Kind) {
    let range = atoms[index].range
    add(range, kind)
    // 커서 is a cursor, and no form of 크다.
    let stems = conceptsOnly || isTerm(range) ? [] : stems(of: index)
    for stem in stems where stem.isSure { add(stem, of: range) }
    leadEnd = tokens.count
    if let rest, range.contains(rest.range.lowerBound) {
      add(Segment(range: range.lowerBound..<rest.range.lowerBound))
      add(rest)
      self.rest = nil
      return
    }
    findConcept(at: index)
    if coveredEnd <= range.lowerBound, let segments = segments(of: index) {
      for segment in segments { add(segment) }
    } else {
      if coveredEnd <= range.lowerBound, !conceptsOnly { addHomophone(range, stems) }
      position += 1
    }
  }

  /// Adds the part of a compound at a position of its own.
  private mutating func add(_ segment: Segment) {
    add(segment.range, .part)
    if let match = segment.match { add(match, segment.range) }
    position += 1
  }

  /// Adds the concept whose longest spelling begins with the atom at `index`, where one does.
  private mutating func findConcept(at index: Int) {
    let start = atoms[index].range.lowerBound
    guard start >= coveredEnd, let found = longestSpelling(at: index) else { return }
    rest = found.rest
    // 탭도: a stem that is sure because a glossary knows it.
    if found.end < atoms[index].range.upperBound { add(start..<found.end, .stem) }
    add(found.match, start..<found.end)
  }

  private mutating func add(_ match: SpellingWalk.Match, _ range: Range<Int>) {
    coveredEnd = range.upperBound
    let bytes = text.bytes(range)
    for concept in match.concepts {
      tokens.append(scalar: 1)
      tokens.append(concept.rawValue)
      tokens.end(bytes, position: position, kind: .concept)
    }
  }

  /// Adds the word with ㅔ for ㅐ, which many write one for the other: 네비게이션, 내비게이션.
  ///
  /// Only of three syllables and more, of the shortest form, and where no glossary knows it.
  private mutating func addHomophone(_ range: Range<Int>, _ stems: [Stem]) {
    let stem = stems.first { $0.isSure }
    let end = stem?.end ?? range.upperBound
    guard end - range.lowerBound > 2 else { return }
    let form = range.lowerBound..<end
    guard form.contains(where: { Hangul.withE(text.scalars[$0]) != text.scalars[$0] }) else {
      return
    }
    var spelling = String.UnicodeScalarView()
    for index in form {
      let scalar = index == end - 1 ? stem?.last ?? text.scalars[index] : text.scalars[index]
      if let respelled = Unicode.Scalar(Hangul.withE(scalar)) { spelling.append(respelled) }
    }
    add(String(spelling), form, .stem)
  }

  private mutating func add(_ stem: Stem, of range: Range<Int>) {
    add(range.lowerBound..<stem.end, .stem, last: stem.last)
  }

  /// Adds the word that the scalars in `range` are, with `last` in place of the last one.
  private mutating func add(_ range: Range<Int>, _ kind: Token.Kind, last: UInt32? = nil) {
    guard !conceptsOnly else { return }
    for index in range.dropLast() { tokens.append(scalar: text.scalars[index]) }
    tokens.append(scalar: last ?? text.scalars[range.upperBound - 1])
    tokens.endDistinct(text.bytes(range), position: position, kind: kind)
  }

  /// Adds the digits in `range` without thousands commas.
  private mutating func add(digits range: Range<Int>, _ kind: Token.Kind) {
    guard !conceptsOnly else { return }
    for scalar in text.scalars[range] where scalar != Self.comma { tokens.append(scalar: scalar) }
    tokens.endDistinct(text.bytes(range), position: position, kind: kind)
  }

  private static let comma = UInt32(UInt8(ascii: ","))

  private mutating func add(_ word: String, _ range: Range<Int>, _ kind: Token.Kind) {
    guard !conceptsOnly else { return }
    tokens.append(word)
    tokens.endDistinct(text.bytes(range), position: position, kind: kind)
  }
}
