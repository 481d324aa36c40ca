internal import CICU
internal import Guidelines

/// Decodes the bytes of files.
public enum TextDecoding {
  /// The text of `bytes`, with `\n` line ends and without a byte order mark.
  ///
  /// The encoding is that of the byte order mark; otherwise UTF-8 if the bytes are valid; otherwise
  /// what ICU's detector finds, which recognises UTF-16 without a mark and Korean EUC-KR or code
  /// page 949 by letter frequency. Nothing is replaced or left out: unreadable bytes are an error.
  /// Line numbers are those of the file.
  ///
  /// - Throws: a ``TextDecodingError`` with the position of the first unreadable byte.
  public static func decode(_ bytes: [UInt8]) throws(TextDecodingError) -> String {
    withUnixLineEnds(try strictly(bytes))
  }

  private static func strictly(_ bytes: [UInt8]) throws(TextDecodingError) -> String {
    if bytes.starts(with: [0xFF, 0xFE]) {
      return try utf16(bytes, .utf16LittleEndian, skipping: 2)
    }
    if bytes.starts(with: [0xFE, 0xFF]) { return try utf16(bytes, .utf16BigEndian, skipping: 2) }
    let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let nul = bytes.withUnsafeBufferPointer { $0.place(of: 0) }
    let utf8 = String(validating: bytes[mark...], as: UTF8.self)
    if let utf8, nul == nil { return utf8 }
    if mark == 0, let text = detected(bytes, holdsNul: nul != nil) { return text }
    let malformed = utf8 == nil ? mark + firstMalformed(bytes[mark...]) : bytes.count
    let isText = nul.map { malformed < $0 } ?? true
    let offset = isText ? malformed : nul ?? malformed
    throw TextDecodingError(
      reason: isText ? .malformed : .nul, encoding: .utf8, offset: offset,
      line: line(of: offset, in: bytes))
  }

  // MARK: - The detector

  /// The text of `bytes` in the encoding that ICU detects, if that is a supported one and all bytes
  /// are well-formed in it.
  ///
  /// - Complexity: the detector reads only the first eight kilobytes.
  private static func detected(_ bytes: [UInt8], holdsNul: Bool) -> String? {
    switch bestMatch(bytes) {
    case "UTF-16LE": try? utf16(bytes, .utf16LittleEndian, skipping: 0)
    case "UTF-16BE": try? utf16(bytes, .utf16BigEndian, skipping: 0)
    case "EUC-KR" where !holdsNul: codePage949(bytes)
    case nil where !holdsNul: hangul(bytes)
    default: nil
    }
  }

  /// The text of `bytes` in EUC-KR, if all its non-ASCII letters are Hangul.
  ///
  /// The detector is never confident about a text of a few words.
  private static func hangul(_ bytes: [UInt8]) -> String? {
    // Code page 949 extends EUC-KR by lead bytes that are frequent in Shift JIS.
    guard bytes.allSatisfy({ $0 < 0x80 || $0 > 0xA0 }), let text = codePage949(bytes) else {
      return nil
    }
    let isHangul = text.unicodeScalars.allSatisfy { $0.isASCII || ("가"..."힣").contains($0) }
    return isHangul ? text : nil
  }

  /// The name of the encoding that ICU detects; `nil` if its confidence is low.
  private static func bestMatch(_ bytes: [UInt8]) -> String? {
    var error = U_ZERO_ERROR
    guard let detector = icu_openDetector(&error) else { return nil }
    defer { icu_closeDetector(detector) }
    return bytes.withUnsafeBytes { source in
      icu_setBytes(
        detector, source.bindMemory(to: CChar.self).baseAddress, Int32(clamping: source.count),
        &error)
      guard let match = icu_bestMatch(detector, &error),
        icu_matchConfidence(match, &error) >= leastConfidence,
        let name = icu_matchName(match, &error), error.rawValue <= U_ZERO_ERROR.rawValue
      else { return nil }
      return String(cString: name)
    }
  }

  /// The least confidence accepted, out of 100.
  ///
  /// Confidence 10 means nothing, and GB 18030 mistaken for Korean reaches 41.
  private static let leastConfidence: Int32 = 45

  // MARK: - UTF-16

  private static func utf16(
    _ bytes: [UInt8], _ encoding: TextEncoding, skipping mark: Int
  ) throws(TextDecodingError) -> String {
    let units = utf16Units(bytes[mark...], encoding)
    var lines = LineCount()
    var index = 0
    while index < units.count {
      let unit = units[index]
      let isPair =
        UTF16.isLeadSurrogate(unit) && index + 1 < units.count
        && UTF16.isTrailSurrogate(units[index + 1])
      if unit == 0 || UTF16.isTrailSurrogate(unit) || UTF16.isLeadSurrogate(unit) && !isPair {
        throw TextDecodingError(
          reason: unit == 0 ? .nul : .malformed, encoding: encoding, offset: mark + index * 2,
          line: lines.line)
      }
      lines.add(UInt32(unit))
      index += isPair ? 2 : 1
    }
    guard bytes.count % 2 == 0 else {
      throw TextDecodingError(
        reason: .malformed, encoding: encoding, offset: bytes.count - 1, line: lines.line)
    }
    return String(decoding: units, as: UTF16.self)
  }

  private static func utf16Units(
    _ bytes: ArraySlice<UInt8>, _ encoding: TextEncoding
  ) -> [UInt16] {
    stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map { index in
      let first = UInt16(bytes[index])
      let second = UInt16(bytes[index + 1])
      return encoding == .utf16BigEndian ? first << 8 | second : second << 8 | first
    }
  }

  // MARK: - Korean code pages

  /// The text of `bytes` in code page 949, a superset of EUC-KR; `nil` if they are malformed.
  private static func codePage949(_ bytes: [UInt8]) -> String? {
    var error = U_ZERO_ERROR
    guard let converter = icu_openConverter("windows-949", &error) else { return nil }
    defer { icu_closeConverter(converter) }
    icu_stopOnMalformed(converter, &error)
    let units = [UInt16](unsafeUninitializedCapacity: bytes.count) { buffer, count in
      let decoded = bytes.withUnsafeBytes { source in
        icu_toUnicode(
          converter, buffer.baseAddress, Int32(buffer.count),
          source.bindMemory(to: CChar.self).baseAddress, Int32(source.count), &error)
      }
      count = min(Int(decoded), buffer.count)
    }
    return error.rawValue > U_ZERO_ERROR.rawValue ? nil : String(decoding: units, as: UTF16.self)
  }

  // MARK: - UTF-8

  /// The offset of the first malformed byte.
  private static func firstMalformed(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.withUnsafeBufferPointer { buffer in
      var offset = 0
      while offset < buffer.count {
        let (scalar, length) = UTF8Scalar.decode(buffer, at: offset)
        if scalar == nil { break }
        offset += length
      }
      return offset
    }
  }

  // MARK: - Lines

  /// Counts lines that end in LF, CR LF or CR.
  private struct LineCount {
    private(set) var line = 1
    private var isAfterReturn = false

    mutating func add(_ unit: UInt32) {
      if unit == 0x0D || unit == 0x0A && !isAfterReturn { line += 1 }
      isAfterReturn = unit == 0x0D
    }
  }

  private static func line(of offset: Int, in bytes: [UInt8]) -> Int {
    var lines = LineCount()
    for byte in bytes[..<offset] { lines.add(UInt32(byte)) }
    return lines.line
  }

  private static func withUnixLineEnds(_ text: String) -> String {
    guard text.utf8Holds("\r") else { return text }
    var unix: [UInt8] = []
    unix.reserveCapacity(text.utf8.count)
    var previous: UInt8 = 0
    for byte in text.utf8 {
      if byte != 0x0A || previous != 0x0D { unix.append(byte == 0x0D ? 0x0A : byte) }
      previous = byte
    }
    return String(decoding: unix, as: UTF8.self)
  }
}
