/// Inflections of English words: plural, possessive, -ing, -ed and the participles in -n.
///
/// Snowball (libstemmer) is not used: it also joins derivations (general, generally; edition,
/// edits), and with it plain BM25 ranks the judged English queries worse (nDCG@10 0.549 instead of
/// 0.555).
enum English {
  /// The base forms that the word in `range` may be an inflection of, without the word itself.
  ///
  /// `scalars` are folded. Words whose vowel changes (chosen, kept) are not covered.
  static func stems(of scalars: FoldedText.Scalars, _ range: Range<Int>) -> [Stem] {
    guard range.count > 3, range.allSatisfy({ isLetter(scalars[$0]) || scalars[$0] == quote })
    else { return [] }
    var stems: [Stem] = []
    var word = range
    removePossessive(of: scalars, &word, to: &stems)
    guard word.count > 3, !scalars[word].contains(quote) else { return stems }
    if scalars[word.upperBound - 1] == s, !removePlural(of: scalars, &word, to: &stems) {
      return stems
    }
    addVerb(of: scalars, word, to: &stems)
    return stems
  }

  /// Removes 's or a final apostrophe from `word`.
  private static func removePossessive(
    of scalars: FoldedText.Scalars, _ word: inout Range<Int>, to stems: inout [Stem]
  ) {
    let end = word.upperBound
    let isSingular = scalars[end - 1] == s && scalars[end - 2] == quote
    guard isSingular || scalars[end - 1] == quote else { return }
    word = word.lowerBound..<end - (isSingular ? 2 : 1)
    stems.append(Stem(end: word.upperBound, last: scalars[word.upperBound - 1], isSure: true))
  }

  /// Adds the singular of a word in -s.
  ///
  /// Returns whether `word`, now without the s, may be a verb.
  private static func removePlural(
    of scalars: FoldedText.Scalars, _ word: inout Range<Int>, to stems: inout [Stem]
  ) -> Bool {
    let end = word.upperBound
    func add(_ newEnd: Int, last: UInt32? = nil, isSure: Bool = true) {
      stems.append(Stem(end: newEnd, last: last ?? scalars[newEnd - 1], isSure: isSure))
    }
    switch (scalars[end - 2], scalars[end - 3]) {
    case (s, _), (i, _): return false
    // "menus" or "status": only a glossary can tell.
    case (u, _): add(end - 1, isSure: false)
    case (e, i): add(end - 2, last: y)
    case (e, x), (e, h): add(end - 2)
    case (e, z), (e, s):
      add(end - 2)
      add(end - 1)
    default:
      word = word.lowerBound..<end - 1
      add(end - 1)
      return true
    }
    return false
  }

  /// Adds the verb that a word in -n, -ing or -ed is a form of.
  private static func addVerb(
    of scalars: FoldedText.Scalars, _ word: Range<Int>, to stems: inout [Stem]
  ) {
    let end = word.upperBound
    switch (scalars[end - 1], scalars[end - 2], scalars[end - 3]) {
    case (n, _, _):
      if let base = base(ofParticiple: scalars, word) { stems.append(base) }
    case (g, n, i): addBases(of: scalars, word.lowerBound..<end - 3, to: &stems)
    case (d, e, _): addBases(of: scalars, word.lowerBound..<end - 2, to: &stems)
    default: break
    }
  }

  /// The base forms that a folded word may be an inflection of.
  static func stems(of word: [UInt32]) -> [Stem] {
    word.withUnsafeBufferPointer { stems(of: $0, 0..<$0.count) }
  }

  /// Adds the bases to which -ing or -ed was attached: `tapp` → tap, `hid` → hid and hide.
  private static func addBases(
    of scalars: FoldedText.Scalars, _ base: Range<Int>, to stems: inout [Stem]
  ) {
    guard base.count > 1, base.contains(where: { isVowel(scalars[$0]) }) else { return }
    let end = base.upperBound
    let last = scalars[end - 1]
    if base.count > 3, last == scalars[end - 2], !isVowel(last) {
      stems.append(Stem(end: end - 1, last: last, isSure: true))
      if last == l || last == s { stems.append(Stem(end: end, last: last, isSure: true)) }
      return
    }
    if base.count > 2 { stems.append(Stem(end: end, last: last, isSure: true)) }
    // The silent e of the base is dropped before the `i` of -ing and the `e` of -ed.
    if !isVowel(last) || last == u {
      stems.append(Stem(end: end + 1, last: e, isSure: true))
    }
  }

  /// The verb of a participle in -n: shown, given, hidden, fallen.
  private static func base(ofParticiple scalars: FoldedText.Scalars, _ word: Range<Int>) -> Stem? {
    guard word.count < 10 else { return nil }
    let packed = word.reduce(UInt64(0)) { $0 << 5 | UInt64(scalars[$1] & 0x1F) }
    guard let cut = participles[packed] else { return nil }
    let end = word.upperBound - cut
    // In hidden and written a second d or t takes the place of the e.
    let isDoubled = cut == 2 && scalars[end - 1] == scalars[end - 2] && scalars[end - 1] != l
    return Stem(end: end, last: isDoubled ? e : scalars[end - 1], isSure: true)
  }

  /// How many letters to cut from a participle in -n to get its verb.
  ///
  /// The key packs the participle's letters in five bits each.
  private static let participles: [UInt64: Int] = {
    var cuts: [UInt64: Int] = [:]
    for (cut, words) in [
      (1, "shown drawn known grown thrown seen given taken driven proven shaken mistaken"),
      (2, "hidden written ridden fallen eaten beaten"),
    ] {
      for word in words.utf8.split(separator: UInt8(ascii: " ")) {
        cuts[word.reduce(0) { $0 << 5 | UInt64($1 & 0x1F) }] = cut
      }
    }
    return cuts
  }()

  private static let e = UInt32(UInt8(ascii: "e"))
  private static let g = UInt32(UInt8(ascii: "g"))
  private static let d = UInt32(UInt8(ascii: "d"))
  private static let h = UInt32(UInt8(ascii: "h"))
  private static let i = UInt32(UInt8(ascii: "i"))
  private static let l = UInt32(UInt8(ascii: "l"))
  private static let n = UInt32(UInt8(ascii: "n"))
  private static let s = UInt32(UInt8(ascii: "s"))
  private static let u = UInt32(UInt8(ascii: "u"))
  private static let x = UInt32(UInt8(ascii: "x"))
  private static let y = UInt32(UInt8(ascii: "y"))
  private static let z = UInt32(UInt8(ascii: "z"))
  private static let quote = UInt32(UInt8(ascii: "'"))

  private static func isLetter(_ scalar: UInt32) -> Bool { (0x61...0x7A).contains(scalar) }

  private static func isVowel(_ scalar: UInt32) -> Bool {
    // a, e, i, o, u, y
    isLetter(scalar) && (1 << (scalar - 0x61)) & 0b1_0001_0000_0100_0001_0001_0001 != 0
  }
}
