extension Analysis {
  /// A surface form of a concept found in the text.
  struct FoundSpelling {
    var match: SpellingWalk.Match
    /// The index after its last scalar.
    var end: Int
    /// The known word that follows if the surface form ends inside a word: 배지 of 탭 바배지.
    var rest: Segment?
  }

  /// The longest surface form that begins with the atom at `index`.
  ///
  /// It may contain white space and single joiners (도구 모 음, tab-bar), and particles may follow it.
  mutating func longestSpelling(at index: Int) -> FoundSpelling? {
    var best: FoundSpelling?
    var atom = index
    walk.restart()
    while true {
      let goesOn =
        switch atoms[atom].kind {
        case .hangul: walkHangul(atom, first: index, &best)
        case .letters, .number: walkLetters(atom, first: index, &best)
        }
      atom += 1
      guard goesOn else { break }
      if atom == chunkEnd { beginnings.append(walk.place) }
      guard atom < atoms.count, Self.isJoiner(atoms[atom].gap) else { break }
    }
    return best ?? verb(at: index)
  }

  /// The concept named by a verb form.
  ///
  /// Glossaries list verbs with -기: 숨겨도 is found as 숨기기.
  private mutating func verb(at index: Int) -> FoundSpelling? {
    guard atoms[index].kind == .hangul else { return nil }
    let range = atoms[index].range
    for stem in stems(of: index) where stem.isSure {
      // 보면 and 크면 are forms of words with many other meanings; 닫으면 is not.
      guard Hangul.isSyllable(stem.last),
        stem.end - range.lowerBound > 1 || Hangul.final(stem.last) != 0
      else { continue }
      walk.restart()
      guard (range.lowerBound..<stem.end - 1).allSatisfy({ walk.advance(text.scalars[$0]) }),
        walk.advance(stem.last), walk.advance(Self.gi), let match = walk.match,
        !match.isAmbiguous
      else { continue }
      return FoundSpelling(match: match, end: range.upperBound)
    }
    return nil
  }

  /// The ending that nominalises verbs.
  private static let gi: UInt32 = 0xAE30

  /// Whether the whole word in `range` is a surface form that names something unambiguously.
  mutating func isTerm(_ range: Range<Int>) -> Bool {
    walk.restart()
    return range.allSatisfy { walk.advance(text.scalars[$0]) } && walk.isSure
  }

  /// Walks over a Hangul atom.
  ///
  /// Returns `false` if no surface form continues after it.
  private mutating func walkHangul(
    _ atom: Int, first: Int, _ best: inout FoundSpelling?
  ) -> Bool {
    let range = atoms[atom].range
    for index in range {
      guard walk.advance(text.scalars[index]) else { return false }
      let end = index + 1
      guard let match = walk.match, accepts(match, from: first, through: atom, to: end) else {
        continue
      }
      if end == range.upperBound || endsBeforeSuffix(match, end, of: atom) {
        best = FoundSpelling(match: match, end: end)
      } else if atom > first, let rest = knownWord(from: end, of: atom) {
        best = FoundSpelling(match: match, end: end, rest: rest)
      }
    }
    return true
  }

  /// Walks over an atom of other letters, as it is or without its inflection.
  private mutating func walkLetters(
    _ atom: Int, first: Int, _ best: inout FoundSpelling?
  ) -> Bool {
    let range = atoms[atom].range
    let beginning = walk.place
    for (offset, index) in range.enumerated() where !walk.advance(text.scalars[index]) {
      guard offset > 1 else { return false }
      walkInflection(of: atom, from: beginning, first: first, &best)
      return false
    }
    if let match = walk.match, accepts(match, from: first, through: atom, to: range.upperBound) {
      best = FoundSpelling(match: match, end: range.upperBound)
    } else {
      let wholeWord = walk.place
      walkInflection(of: atom, from: beginning, first: first, &best)
      walk.place = wholeWord
    }
    return true
  }

  private mutating func walkInflection(
    of atom: Int, from beginning: SpellingWalk.Place, first: Int, _ best: inout FoundSpelling?
  ) {
    let range = atoms[atom].range
    for stem in stems(of: atom) {
      walk.place = beginning
      guard (range.lowerBound..<stem.end - 1).allSatisfy({ walk.advance(text.scalars[$0]) }),
        walk.advance(stem.last), let match = walk.match,
        accepts(match, from: first, through: atom, to: range.upperBound)
      else { continue }
      best = FoundSpelling(match: match, end: range.upperBound)
      return
    }
  }

  /// Whether a match from the atom `first` to the scalar `end` is unlikely to be a coincidence of
  /// two short words.
  private func accepts(
    _ match: SpellingWalk.Match, from first: Int, through atom: Int, to end: Int
  ) -> Bool {
    guard atom > first, !match.isSpaced,
      atoms[first + 1...atom].contains(where: { $0.gap != .none })
    else { return true }
    let length = end - atoms[first].range.lowerBound
    return atoms[first].kind == .hangul ? length > 3 : length > 5
  }

  /// Whether the rest of the atom after `end` consists of particles, or turns the preceding noun
  /// into a verb.
  private mutating func endsBeforeSuffix(
    _ match: SpellingWalk.Match, _ end: Int, of atom: Int
  ) -> Bool {
    let last = text.scalars[end - 1]
    guard stems(of: atom).contains(where: { $0.end == end && $0.last == last }) else {
      return false
    }
    // 탭하세요 asks for a tap, not for a tab.
    return !match.isAmbiguous || !Particles.beginsVerb(text.scalars[end])
  }

  /// The rest of the atom from `start`, if it is a surface form of a concept, apart from particles.
  private mutating func knownWord(from start: Int, of atom: Int) -> Segment? {
    let saved = walk.place
    defer { walk.place = saved }
    walk.restart()
    let range = start..<atoms[atom].range.upperBound
    guard range.count > 1 else { return nil }
    var found: Segment?
    for index in range {
      guard walk.advance(text.scalars[index]) else { break }
      let end = index + 1
      guard end - start > 1, let match = walk.match,
        end == range.upperBound || endsBeforeSuffix(match, end, of: atom)
      else { continue }
      found = Segment(range: start..<end, match: match)
    }
    return found
  }

  static func isJoiner(_ gap: Atoms.Gap) -> Bool {
    switch gap {
    case .none, .space:
      return true
    case .symbol(let symbol, let isTight):
      guard isTight else { return false }
      // - . _ & and the hyphens and dashes
      return symbol == 0x2D || symbol == 0x2E || symbol == 0x5F || symbol == 0x26
        || (0x2010...0x2014).contains(symbol)
    case .far:
      return false
    }
  }

  /// The stems of the atom at `index`.
  mutating func stems(of index: Int) -> [Stem] {
    if stemsOfAtom.atom != index {
      let range = atoms[index].range
      let stems =
        switch atoms[index].kind {
        case .hangul: Particles.stems(of: text.scalars, range)
        // The S of macOS is not a plural ending.
        case .letters where text.places[range.upperBound - 1].isCapital: [Stem]()
        case .letters: English.stems(of: text.scalars, range)
        case .number: [Stem]()
        }
      stemsOfAtom = (index, stems)
    }
    return stemsOfAtom.stems
  }
}
