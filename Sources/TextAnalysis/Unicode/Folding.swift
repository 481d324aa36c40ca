internal import CICU

/// Normal forms in which texts are compared.
public enum Folding {
  /// `text` in NFKC, with letter case folded and invisible characters removed.
  ///
  /// A Hangul letter on its own (`ㅌ`) is kept as it is typed; plain NFKC would turn it into a
  /// conjoining jamo. Folding is idempotent.
  public static func fold(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
    // Most words are syllables, which stay as they are.
    if text.unicodeScalars.allSatisfy(Hangul.isSyllable) { return text }
    var folded: [UInt16] = []
    var pending: [UInt16] = []
    for unit in text.utf16 {
      if (0x3131...0x318E).contains(unit) {
        folded += normalized(pending, nfkcCasefold)
        folded.append(unit)
        pending.removeAll(keepingCapacity: true)
      } else {
        pending.append(unit)
      }
    }
    folded += normalized(pending, nfkcCasefold)
    return String(decoding: folded, as: UTF16.self)
  }

  /// `text` in NFC.
  public static func nfc(_ text: String) -> String {
    var text = text
    if text.withUTF8(isInert) { return text }
    return String(decoding: normalized(Array(text.utf16), nfc), as: UTF16.self)
  }

  private static func isInert(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var offset = 0
    while offset < text.count {
      if text[offset] < 0x80 {
        offset += 1
        continue
      }
      if UTF8Scalar.syllable(text, at: offset) != nil {
        offset += 3
        continue
      }
      let (scalar, length) = UTF8Scalar.decode(text, at: offset)
      guard let scalar, isInert(scalar) else { return false }
      offset += length
    }
    return true
  }

  /// Whether `scalar` is a Latin letter, a Hangul letter or punctuation that NFC never changes: a
  /// text of only such scalars and syllables is in NFC.
  private static func isInert(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0..<0x300, 0x2010...0x2027, 0x3131...0x318E: true
    default: false
    }
  }

  /// The folded scalars of one character.
  static func foldedScalars(_ scalars: [UInt32]) -> [UInt32] {
    if let first = scalars.first, (0x3131...0x318E).contains(first) { return scalars }
    var source: [UInt16] = []
    for scalar in scalars {
      if scalar > 0xFFFF {
        source.append(UInt16(0xD800 + (scalar - 0x1_0000) >> 10))
        source.append(UInt16(0xDC00 + (scalar - 0x1_0000) & 0x3FF))
      } else {
        source.append(UInt16(scalar))
      }
    }
    return String(decoding: normalized(source, nfkcCasefold), as: UTF16.self)
      .unicodeScalars.map(\.value)
  }

  /// Whether folding never combines `scalar` with the character before it.
  static func hasBoundaryBefore(_ scalar: UInt32) -> Bool {
    icu_hasBoundaryBefore(nfkcCasefold.pointer, UChar32(scalar)) != 0
  }

  /// ICU's normalizers are library constants, never modified or freed.
  private struct Form: @unchecked Sendable {
    let pointer: OpaquePointer

    init(_ open: (UnsafeMutablePointer<UErrorCode>) -> OpaquePointer?) {
      var error = U_ZERO_ERROR
      guard let pointer = open(&error) else {
        preconditionFailure("ICU has no normalization data: its installation is damaged")
      }
      self.pointer = pointer
    }
  }

  private static let nfc = Form(icu_nfc)
  private static let nfkcCasefold = Form(icu_nfkcCasefold)

  /// `source` in the normal form `form`, chunk by chunk.
  ///
  /// ICU sorts the marks on a letter in quadratic time. A letter with more marks than a chunk holds
  /// is split, which happens in no real text.
  private static func normalized(_ source: [UInt16], _ form: Form) -> [UInt16] {
    var normalized: [UInt16] = []
    normalized.reserveCapacity(source.count)
    var start = 0
    while start < source.count {
      var end = min(start + longestStretch, source.count)
      if end < source.count {
        let earliest = start + longestStretch / 2
        end = (earliest..<end).last { isBoundary($0, in: source, form) } ?? end
      }
      append(source[start..<end], in: form, to: &normalized)
      start = end
    }
    return normalized
  }

  private static let longestStretch = 2048

  private static func isBoundary(_ index: Int, in source: [UInt16], _ form: Form) -> Bool {
    !UTF16.isTrailSurrogate(source[index]) && !UTF16.isLeadSurrogate(source[index])
      && icu_hasBoundaryBefore(form.pointer, UChar32(source[index])) != 0
  }

  private static func append(
    _ source: ArraySlice<UInt16>, in form: Form, to normalized: inout [UInt16]
  ) {
    var capacity = source.count + source.count / 4 + 16
    while true {
      var error = U_ZERO_ERROR
      let target = source.withUnsafeBufferPointer { source in
        [UInt16](unsafeUninitializedCapacity: capacity) { buffer, count in
          let needed = icu_normalize(
            form.pointer, source.baseAddress, Int32(source.count), buffer.baseAddress,
            Int32(buffer.count), &error)
          count = min(Int(needed), buffer.count)
          capacity = Int(needed)
        }
      }
      guard error == U_BUFFER_OVERFLOW_ERROR else {
        normalized += target
        return
      }
    }
  }
}
