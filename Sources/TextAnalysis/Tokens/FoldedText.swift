internal import CICU

/// A text folded scalar by scalar, with the source bytes of every scalar.
///
/// Folding is NFKC and case folding, as in `Folding.fold`. Scalars that fold together (a letter and
/// its marks, conjoining jamo) share the bytes of all of them, so that no range splits a character.
struct FoldedText {
  /// The role of a folded scalar in a word.
  enum Kind: UInt8 {
    case space
    case symbol
    /// A letter of a script that separates words by spaces, or a mark on one.
    case letter
    /// A letter of a script without spaces between words: Han, Kana, Thai.
    case dense
    case hangul
    case digit
  }

  /// A buffer of folded scalars.
  typealias Scalars = UnsafeBufferPointer<UInt32>

  /// The source of a folded scalar, and its role.
  struct Place {
    /// The offset of its first source byte.
    ///
    /// `length` is at most that of one cluster.
    var start: Int32
    var length: UInt8
    var kind: Kind
    var isCapital: Bool

    var end: Int { Int(start) + Int(length) }
  }

  // All buffers are valid only during the call of ``with(_:_:)``.

  /// The original text.
  let utf8: UnsafeBufferPointer<UInt8>
  let scalars: Scalars
  /// The place of each scalar, at the same index.
  let places: UnsafeBufferPointer<Place>

  /// Calls `body` with UTF-8 `text` folded.
  ///
  /// The result is valid only during the call.
  static func with<Result>(
    _ text: UnsafeBufferPointer<UInt8>, _ body: (FoldedText) -> Result
  ) -> Result {
    // Nearly all texts consist of ASCII and Hangul, in which folding changes nothing but letter
    // case; they have at most one scalar per byte.
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: text.count) { scalars in
      withUnsafeTemporaryAllocation(of: Place.self, capacity: text.count) { places in
        var count = 0
        let offset = foldPlain(text, into: scalars, places, count: &count)
        let plain = FoldedText(
          utf8: text, scalars: UnsafeBufferPointer(rebasing: scalars[..<count]),
          places: UnsafeBufferPointer(rebasing: places[..<count]))
        if offset == text.count { return body(plain) }
        let folding = ClusterFolding(plain, from: offset)
        return folding.scalars.withUnsafeBufferPointer { scalars in
          folding.places.withUnsafeBufferPointer { places in
            body(FoldedText(utf8: text, scalars: scalars, places: places))
          }
        }
      }
    }
  }

  /// Folds the longest prefix of `text` that consists of ASCII, Hangul, common punctuation and signs.
  ///
  /// Returns the offset after it.
  private static func foldPlain(
    _ text: UnsafeBufferPointer<UInt8>, into scalars: UnsafeMutableBufferPointer<UInt32>,
    _ places: UnsafeMutableBufferPointer<Place>, count: inout Int
  ) -> Int {
    var offset = 0
    var made = 0
    @inline(__always)
    func add(_ scalar: UInt32, _ length: Int, _ kind: Kind, isCapital: Bool = false) {
      scalars.initializeElement(at: made, to: scalar)
      places.initializeElement(
        at: made,
        to: Place(
          start: Int32(truncatingIfNeeded: offset), length: UInt8(truncatingIfNeeded: length),
          kind: kind, isCapital: isCapital))
      // Neither exceeds the length of the text.
      made &+= 1
      offset &+= length
    }
    while offset < text.count {
      if text[offset] < 0x80 {
        let (scalar, kind, isCapital) = plain(text[offset])
        add(scalar, 1, kind, isCapital: isCapital)
      } else if let syllable = UTF8Scalar.syllable(text, at: offset) {
        add(syllable, 3, .hangul)
      } else {
        let (decoded, length) = UTF8Scalar.decode(text, at: offset)
        let scalar = decoded ?? 0
        switch scalar {
        case 0x3131...0x318E: add(scalar, length, .hangul)
        case 0xA0, 0x2000...0x200A, 0x2028, 0x2029: add(0x20, length, .space)
        case 0x2019: add(0x27, length, .symbol)
        case 0x2010...0x2018, 0x201A...0x2027, 0xB0, 0xB7, 0xD7, 0x2190...0x2193, 0x2212:
          add(scalar, length, .symbol)
        default:
          // The character that it combines with is not a plain one either.
          if made > 0, extends(scalar) {
            made -= 1
            offset = Int(places[made].start)
          }
          count = made
          return offset
        }
      }
    }
    count = made
    return offset
  }

  @inline(__always)
  fileprivate static func plain(_ byte: UInt8) -> (UInt32, Kind, Bool) {
    // Most bytes are letters.
    let lowered = byte | 0x20
    if (0x61...0x7A).contains(lowered) { return (UInt32(lowered), .letter, byte != lowered) }
    return switch byte {
    case 0x30...0x39: (UInt32(byte), .digit, false)
    case 0x20, 0x09...0x0D: (0x20, .space, false)
    default: (UInt32(byte), .symbol, false)
    }
  }

  /// Whether `scalar` extends the preceding character.
  fileprivate static func extends(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xAC00...0xD7A3, 0x2010...0x2027, 0x3000...0x3029, 0x3131...0x318E, 0x4E00...0x9FFF,
      0x200B:
      return false
    case 0xAD: return true
    case ..<0x300: return false
    default:
      let code = UChar32(scalar)
      return !Folding.hasBoundaryBefore(scalar)
        || icu_hasBinaryProperty(code, UCHAR_GRAPHEME_EXTEND) != 0
        || icu_hasBinaryProperty(code, UCHAR_DEFAULT_IGNORABLE_CODE_POINT) != 0
        || UCharCategory(UInt32(icu_charType(code))) == U_COMBINING_SPACING_MARK
    }
  }
}

extension FoldedText {
  /// The source bytes of the folded scalars in `range`, which must not be empty.
  func bytes(_ range: Range<Int>) -> Range<Int> {
    Int(places[range.lowerBound].start)..<places[range.upperBound - 1].end
  }
}

/// Folding of texts in which scalars change or combine.
private struct ClusterFolding {
  private(set) var scalars: [UInt32]
  private(set) var places: [FoldedText.Place]

  /// The number of marks on one letter beyond which the rest is folded separately, as in the
  /// Unicode Stream-Safe Text Format: reordering them takes quadratic time.
  private static let longestCluster = 32

  /// Folds the rest of a text, from `offset` on.
  init(_ folded: FoldedText, from offset: Int) {
    scalars = Array(folded.scalars)
    places = Array(folded.places)
    let text = folded.utf8
    var offset = offset
    while offset < text.count {
      let byte = text[offset]
      if byte < 0x80, offset + 1 == text.count || text[offset + 1] < 0x80 {
        appendASCII(byte, offset, offset + 1)
        offset += 1
      } else {
        offset = appendCluster(of: text, at: offset)
      }
    }
  }

  private mutating func append(
    _ scalar: UInt32, _ start: Int, _ end: Int, _ kind: FoldedText.Kind, capital: Bool = false
  ) {
    scalars.append(scalar)
    places.append(
      FoldedText.Place(
        start: Int32(truncatingIfNeeded: start), length: UInt8(end - start), kind: kind,
        isCapital: capital))
  }

  private mutating func appendASCII(_ byte: UInt8, _ start: Int, _ end: Int) {
    let (scalar, kind, isCapital) = FoldedText.plain(byte)
    append(scalar, start, end, kind, capital: isCapital)
  }

  /// Appends the scalar at `offset` with everything that combines with it.
  ///
  /// Returns the offset after that.
  private mutating func appendCluster(
    of text: UnsafeBufferPointer<UInt8>, at offset: Int
  ) -> Int {
    let (first, length) = UTF8Scalar.decode(text, at: offset)
    var end = offset + length
    guard let first else {
      append(0xFFFD, offset, end, .symbol)
      return end
    }
    if FoldedText.extends(first) {
      // A stray mark, with nothing to combine with, is not part of a word.
      append(first, offset, end, .symbol)
      return end
    }
    var cluster: [UInt32]?
    var count = 1
    while end < text.count, text[end] >= 0x80, count < Self.longestCluster {
      let (next, length) = UTF8Scalar.decode(text, at: end)
      guard let next, FoldedText.extends(next) else { break }
      cluster = cluster ?? [first]
      cluster?.append(next)
      end += length
      count += 1
    }
    if let cluster {
      appendFolded(cluster, offset, end)
    } else {
      appendSingle(first, offset, end)
    }
    return end
  }

  private mutating func appendSingle(_ scalar: UInt32, _ start: Int, _ end: Int) {
    switch scalar {
    case 0..<0x80: appendASCII(UInt8(scalar), start, end)
    case 0xAC00...0xD7A3, 0x3131...0x318E: append(scalar, start, end, .hangul)
    case 0xA0, 0x2000...0x200B, 0x2028, 0x2029, 0x3000: append(0x20, start, end, .space)
    case 0x2019: append(0x27, start, end, .symbol)
    case 0x2010...0x2027, 0x2030...0x205E, 0x3001...0x3004, 0x3008...0x3020:
      append(scalar, start, end, .symbol)
    case 0xFF01...0xFF5E: appendASCII(UInt8(scalar - 0xFEE0), start, end)
    case 0x4E00...0x9FFF, 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC:
      append(scalar, start, end, .dense)
    default: appendFolded([scalar], start, end)
    }
  }

  private mutating func appendFolded(_ cluster: [UInt32], _ start: Int, _ end: Int) {
    let isCapital = icu_hasBinaryProperty(UChar32(cluster[0]), UCHAR_UPPERCASE) != 0
    var isFirst = true
    for scalar in Folding.foldedScalars(cluster) {
      if scalar < 0x80 {
        appendASCII(UInt8(scalar), start, end)
        places[places.count - 1].isCapital = isCapital && isFirst
      } else {
        append(scalar, start, end, Self.kind(of: scalar), capital: isCapital && isFirst)
      }
      isFirst = false
    }
  }

  private static func kind(of scalar: UInt32) -> FoldedText.Kind {
    if Hangul.isSyllable(scalar) || Hangul.isLetter(scalar) || Hangul.isConjoining(scalar) {
      return .hangul
    }
    let code = UChar32(scalar)
    switch UCharCategory(UInt32(icu_charType(code))) {
    case U_SPACE_SEPARATOR, U_LINE_SEPARATOR, U_PARAGRAPH_SEPARATOR, U_CONTROL_CHAR:
      return .space
    case U_UPPERCASE_LETTER, U_LOWERCASE_LETTER, U_TITLECASE_LETTER, U_MODIFIER_LETTER,
      U_OTHER_LETTER, U_NON_SPACING_MARK, U_ENCLOSING_MARK, U_COMBINING_SPACING_MARK,
      U_DECIMAL_DIGIT_NUMBER, U_LETTER_NUMBER:
      switch ULineBreak(UInt32(icu_propertyValue(code, UCHAR_LINE_BREAK))) {
      case U_LB_IDEOGRAPHIC, U_LB_COMPLEX_CONTEXT, U_LB_CONDITIONAL_JAPANESE_STARTER,
        U_LB_NONSTARTER:
        return .dense
      default:
        return .letter
      }
    default:
      return .symbol
    }
  }
}
