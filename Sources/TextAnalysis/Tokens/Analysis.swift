internal import Guidelines

/// The analysis of one text.
struct Analysis: ~Copyable {
  private(set) var tokens = TokenDraft()

  let text: FoldedText
  let atoms: UnsafeBufferPointer<Atoms.Atom>
  private let quantities: QuantityTokens
  var walk: SpellingWalk
  private var position = 0
  /// The end of the last concept found, in scalars.
  ///
  /// No other concept begins before it.
  private var coveredEnd = 0
  /// The rest of a word inside which a concept of several words ended: 탭 바|배지.
  private var rest: Segment?
  private var silentAtoms: Set<Int> = []
  /// The most recently computed stems, and the atom to which they belong.
  var stemsOfAtom: (atom: Int, stems: [Stem]) = (-1, [])

  /// Whether the tokens of words are omitted.
  private var conceptsOnly: Bool
  /// The end of the chunk that is being cached; -1 while none is.
  private(set) var chunkEnd = -1
  /// The positions of all unfinished walks along surface forms at that end.
  var beginnings: [SpellingWalk.Place] = []
  /// The number of tokens up to and including the context-free tokens of the last atom.
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

  /// Calls `body` with an analysis of UTF-8 `text` that has not run yet and must not escape.
  ///
  /// Without `wantsNumbers` quantities are not recognised.
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

  /// The tokens of the text, in an array of exactly their size.
  ///
  /// Tokens of known words come from `cache`.
  mutating func run(with cache: TokenCache) -> TokenList {
    swap(&tokens, &cache.spare)
    defer {
      tokens.removeAll()
      swap(&tokens, &cache.spare)
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
      cache.fetch(chunks.lazy.map(\.hash))
      for (chunk, hash) in chunks { recall(chunk: chunk, hash: hash, from: cache) }
    }
    return tokens.list
  }

  // Functions called for every word are inlined, because a call would copy the analysis.

  /// The hash of the bytes of `chunk`.
  @inline(__always)
  private func hash(of chunk: Range<Int>) -> UInt64 {
    Digest.quick(
      UnsafeRawBufferPointer(
        UnsafeBufferPointer(rebasing: text.utf8[text.bytes(scalars(of: chunk))])))
  }

  /// The scalars of `chunk`.
  @inline(__always)
  private func scalars(of chunk: Range<Int>) -> Range<Int> {
    atoms[chunk.lowerBound].range.lowerBound..<atoms[chunk.upperBound - 1].range.upperBound
  }

  /// Analyses the text.
  mutating func run() {
    run { analysis, chunk in analysis.analyze(chunk: chunk) }
  }

  /// Analyses only words that begin with one of `beginnings`.
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

  /// Adds the tokens of a chunk from the cache, or analyses the chunk and caches them.
  private mutating func recall(
    chunk: Range<Int>, hash: UInt64, from cache: TokenCache
  ) {
    let range = scalars(of: chunk)
    // Numbers are not cached: analysing one is as fast as a lookup, and there are too many of them.
    let isNumber = chunk.count == 1 && atoms[chunk.lowerBound].kind == .number
    guard !isNumber, isUntouched(chunk), range.count <= TokenCache.longestWord, ownsBytes(range)
    else { return analyze(chunk: chunk) }
    let place = text.bytes(range)
    let bytes = UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: text.utf8[place]))
    // The second word of 탭 막대 names nothing of its own.
    let isCovered = coveredEnd > range.lowerBound
    if let word = cache.known(bytes, hash) {
      // What a number counts depends on the words around it.
      guard !cache.words[word].mayCount else { return analyze(chunk: chunk) }
      let isKnown = cache.words[word].state == .known
      if isKnown, !isCovered, !goesOn(after: chunk, word, in: cache) {
        return add(word, at: place.lowerBound, from: cache)
      }
      if chunk.count == 1 {
        let found = isCovered ? nil : longestSpelling(at: chunk.lowerBound)
        if isCovered || found.map({ $0.end > range.upperBound }) ?? false {
          return add(leadOf: word, chunk.lowerBound, found, from: cache)
        }
        if isKnown { return add(word, at: place.lowerBound, from: cache) }
      } else if isKnown || isCovered {
        return analyze(chunk: chunk)
      }
    } else {
      guard !quantityGoesOn(after: chunk) else { return analyze(chunk: chunk) }
      cache.makeRoom()
    }
    analyzeUncached(chunk: chunk, bytes, at: place.lowerBound, isCovered: isCovered, in: cache)
  }

  /// A prefilter without false negatives: whether a quantity could begin in `chunk`, whatever
  /// follows.
  private func mayCount(_ chunk: Range<Int>) -> Bool {
    let quantities = quantities
    return chunk.contains { quantities.mayBegin(at: $0) }
  }

  /// Whether a quantity that begins in `chunk` ends after it.
  private func quantityGoesOn(after chunk: Range<Int>) -> Bool {
    let (quantities, end) = (quantities, atoms[chunk.upperBound - 1].range.upperBound)
    return chunk.contains { quantities.quantity(at: $0).map { $0.end > end } ?? false }
  }

  /// Adds all tokens of a chunk at the byte `start`, which is the cached word number `word`.
  @inline(__always)
  private mutating func add(
    _ word: Int, at start: Int, from cache: TokenCache
  ) {
    if !conceptsOnly || cache.words[word].namesConcepts {
      tokens.append(
        cache.words[word].tokens, of: cache.tokens, by: start, positions: position,
        conceptsOnly: conceptsOnly)
    }
    position += Int(cache.words[word].positions)
  }

  /// Adds the context-free tokens of an atom, which is the cached word number `word`, and the
  /// concept `found` that begins with it.
  private mutating func add(
    leadOf word: Int, _ atom: Int, _ found: FoundSpelling?,
    from cache: TokenCache
  ) {
    let range = atoms[atom].range
    if !conceptsOnly {
      tokens.append(
        cache.words[word].lead, of: cache.tokens, by: text.bytes(range).lowerBound,
        positions: position)
    }
    if let found {
      rest = found.rest
      add(found.match, range.lowerBound..<found.end)
    }
    position += 1
  }

  /// Analyses a chunk with these `bytes` and caches what does not depend on its context.
  private mutating func analyzeUncached(
    chunk: Range<Int>, _ bytes: UnsafeRawBufferPointer, at start: Int, isCovered: Bool,
    in cache: TokenCache
  ) {
    let (firstToken, firstPosition, wantsConcepts) = (tokens.count, position, conceptsOnly)
    beginnings.removeAll(keepingCapacity: true)
    chunkEnd = chunk.upperBound
    conceptsOnly = false
    analyze(chunk: chunk)
    conceptsOnly = wantsConcepts
    chunkEnd = -1
    let goesOn = rest != nil || coveredEnd > scalars(of: chunk).upperBound
    let entry = TokenCache.Entry(
      tokens: isCovered || goesOn ? nil : firstToken..<tokens.count,
      lead: firstToken..<(chunk.count == 1 ? leadEnd : firstToken),
      positions: firstPosition..<position, offset: start, mayCount: mayCount(chunk),
      beginnings: beginnings, continuations: walk.continuations(from: beginnings))
    cache.insert(entry, of: tokens, for: bytes)
    if conceptsOnly {
      var concepts = TokenDraft()
      concepts.append(
        firstToken..<tokens.count, of: tokens, by: 0, positions: 0, conceptsOnly: true)
      tokens.cut(to: firstToken)
      tokens.append(0..<concepts.count, of: concepts, by: 0, positions: 0)
    }
  }

  /// The scalars of the word after `chunk`, if a surface form may continue into it.
  @inline(__always)
  private func scalars(after chunk: Range<Int>) -> Range<Int>? {
    guard chunk.upperBound < atoms.count, Self.isJoiner(atoms[chunk.upperBound].gap) else {
      return nil
    }
    return atoms[chunk.upperBound].range
  }

  /// Whether a surface form that begins in `chunk`, the cached word number `word`, may continue
  /// into the next word.
  @inline(__always)
  private func goesOn(
    after chunk: Range<Int>, _ word: Int, in cache: TokenCache
  ) -> Bool {
    let continuations = cache.words[word].continuations
    guard continuations != 0, let next = scalars(after: chunk),
      SpellingTrie.mayHold(continuations, text.scalars[next.lowerBound])
    else { return false }
    return walk.mayGoOn(from: cache.beginnings(of: cache.words[word]), in: text.scalars[next])
  }

  /// Whether no scalar outside `range` comes from the same bytes. (℀ folds to the scalars of a/c.)
  @inline(__always)
  private func ownsBytes(_ range: Range<Int>) -> Bool {
    let places = text.places
    if range.lowerBound > 0, places[range.lowerBound - 1].start == places[range.lowerBound].start {
      return false
    }
    return range.upperBound == places.count
      || places[range.upperBound].start != places[range.upperBound - 1].start
  }

  /// Whether a word of the chunk may begin with one of `beginnings`, or depends on its left
  /// context.
  private func mayBegin(_ chunk: Range<Int>, as beginnings: WordBeginnings) -> Bool {
    guard silentAtoms.isEmpty, rest == nil else { return true }
    return chunk.contains { atom in
      let (range, kind) = (atoms[atom].range, atoms[atom].kind)
      if beginnings.holdNumber, quantities.mayBegin(at: atom) { return true }
      // In a Hangul atom words may begin anywhere: 탭바배지.
      return beginnings.mayBegin(with: range, in: text.scalars)
        || kind == .hangul && beginnings.mayBegin(inside: range, in: text.scalars)
    }
  }

  /// Whether the chunk's tokens are independent of its left context, apart from a concept that
  /// continues into it: no quantity covers it, and it is not a particle after a quotation.
  @inline(__always)
  private func isUntouched(_ chunk: Range<Int>) -> Bool {
    let first = atoms[chunk.lowerBound]
    return silentAtoms.isEmpty && rest == nil && !(first.kind == .hangul && first.followsCloser)
  }

  /// Adds the tokens of adjacent atoms with no gap between them.
  private mutating func analyze(chunk: Range<Int>) {
    var core = chunk
    let last = atoms[chunk.upperBound - 1]
    if last.kind == .hangul {
      // iPhone에서, ‘탭 막대’를: the particle belongs to the preceding word.
      let range = last.range
      if chunk.count > 1 {
        let before = text.scalars[range.lowerBound - 1]
        if Particles.areParticles(text.scalars, range, after: before) {
          core = chunk.lowerBound..<chunk.upperBound - 1
        }
      } else if last.followsCloser, chunk.lowerBound > 0,
        let before = atoms[chunk.lowerBound - 1].range.last,
        // Several symbols may stand between (`**)`), but a quotation mark after white space opens.
        !text.places[before + 1..<range.lowerBound].contains(where: { $0.kind == .space }),
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
    // 커서 is a cursor and not a form of 크다.
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

  /// Adds a part of a compound, at a position of its own.
  private mutating func add(_ segment: Segment) {
    add(segment.range, .part)
    if let match = segment.match { add(match, segment.range) }
    position += 1
  }

  /// Adds the concept of the longest surface form that begins with the atom at `index`, if any.
  private mutating func findConcept(at index: Int) {
    let start = atoms[index].range.lowerBound
    guard start >= coveredEnd, let found = longestSpelling(at: index) else { return }
    rest = found.rest
    // 탭도: the stem is certain because the glossary contains it.
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

  /// Adds a variant of the word with ㅔ for ㅐ, which are often confused: 네비게이션, 내비게이션.
  ///
  /// Only for words of three syllables and more that the glossary does not contain, in their
  /// shortest form.
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

  /// Adds a token with the scalars in `range`, the last one replaced by `last`.
  private mutating func add(_ range: Range<Int>, _ kind: Token.Kind, last: UInt32? = nil) {
    guard !conceptsOnly else { return }
    for index in range.dropLast() { tokens.append(scalar: text.scalars[index]) }
    tokens.append(scalar: last ?? text.scalars[range.upperBound - 1])
    tokens.endDistinct(text.bytes(range), position: position, kind: kind)
  }

  /// Adds a token with the digits in `range`, without thousands separators.
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
