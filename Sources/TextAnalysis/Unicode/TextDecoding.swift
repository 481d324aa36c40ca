internal import CICU

/// Bytes of a file as text.
public enum TextDecoding {
  /// The text of `bytes`, with `\n` line ends and no byte order mark.
  ///
  /// Reads UTF-8, UTF-16 with or without byte order mark, and Korean files in EUC-KR or code page
  /// 949. Nothing is replaced or left out: what cannot be read is an error. Lines stay lines, so
  /// that line numbers are those of the file.
  ///
  /// - Throws: the first byte that cannot be read, with its line.
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
    if let text = String(validating: bytes[mark...], as: UTF8.self) {
      guard let nul else { return text }
      if mark == 0, let text = unmarkedUTF16(bytes) { return text }
      throw TextDecodingError(
        reason: .nul, encoding: .utf8, offset: nul, line: line(of: nul, in: bytes))
    }
    if mark == 0 {
      if nul == nil, let text = korean(bytes) { return text }
      if let text = unmarkedUTF16(bytes) { return text }
    }
    let offset = mark + firstMalformed(bytes[mark...]).offset
    if let nul, nul < offset {
      throw TextDecodingError(
        reason: .nul, encoding: .utf8, offset: nul, line: line(of: nul, in: bytes))
    }
    throw TextDecodingError(
      reason: .malformed, encoding: .utf8, offset: offset, line: line(of: offset, in: bytes))
  }

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

  /// The text of `bytes` as UTF-16 without a mark, where that makes a plausible text.
  private static func unmarkedUTF16(_ bytes: [UInt8]) -> String? {
    for encoding in [TextEncoding.utf16LittleEndian, .utf16BigEndian] {
      guard let text = try? utf16(bytes, encoding, skipping: 0),
        isPlausible(text, minimum: 0.9)
      else { continue }
      return text
    }
    return nil
  }

  // MARK: - Korean code pages

  /// The text of `bytes` in code page 949, where that makes a plausible Korean text.
  private static func korean(_ bytes: [UInt8]) -> String? {
    // A broken UTF-8 file is one, even where its bytes happen to be something else as well.
    let utf8 = firstMalformed(bytes[...])
    guard utf8.sequences <= utf8.malformed, let text = codePage949(bytes) else { return nil }
    return isPlausible(text, minimum: 0.8) ? text : nil
  }

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

  /// Whether at least `minimum` of the characters beyond ASCII are Hangul, Latin or punctuation.
  ///
  /// Ideographs, which wrongly read bytes mostly make, and private use do not count.
  private static func isPlausible(_ text: String, minimum: Double) -> Bool {
    var common = 0
    var rare = 0
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x09, 0x0A, 0x0D, 0x20...0x7E: continue
      case 0..<0x20, 0x7F..<0xA0, 0xE000...0xF8FF, 0xFFFE, 0xFFFF: return false
      case 0xA0...0x24F, 0x2000...0x27BF, 0x3000...0x303F, 0x3131...0x318E, 0xAC00...0xD7A3,
        0xFF01...0xFF5E, 0x1F300...0x1FAFF:
        common += 1
      default: rare += 1
      }
    }
    return Double(common) >= minimum * Double(common + rare)
  }

  // MARK: - UTF-8

  /// The first malformed byte, and how many multi-byte sequences and malformed bytes there are.
  ///
  /// Sequences of two bytes are left out: Korean code pages have them by chance.
  private static func firstMalformed(
    _ bytes: ArraySlice<UInt8>
  ) -> (offset: Int, sequences: Int, malformed: Int) {
    bytes.withUnsafeBufferPointer { buffer in
      var offset = 0
      var first: Int?
      var sequences = 0
      var malformed = 0
      while offset < buffer.count {
        let (scalar, length) = UTF8Scalar.decode(buffer, at: offset)
        if scalar == nil {
          first = first ?? offset
          malformed += 1
        } else if length > 2 {
          sequences += 1
        }
        offset += length
      }
      return (first ?? 0, sequences, malformed)
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
