internal import TextAnalysis

/// The tokens of an entry as a `tsvector`, for phrase queries on a server, without positions beyond its
/// limits (https://www.postgresql.org/docs/15/textsearch-limitations.html).
///
/// The columns of the entry follow one another with a gap of one position, so that no phrase spans two.
struct TokenVector: Sendable {
  /// The input text of the `tsvector`.
  private(set) var text = ""
  /// A token, its digest, which is unique in practice, and its positions.
  typealias PlacedToken = (
    token: ArraySlice<UInt8>, digest: UInt64, places: [(column: Int, offset: Int)]
  )

  /// The distinct tokens in order of first occurrence.
  private(set) var tokens: [PlacedToken] = []
  /// The number of positions in each column.
  private(set) var lengths: [Int] = []

  /// The largest position in a `tsvector`, and the most positions of a token.
  private static let mostPlaces = (16_383, 255)
  /// The most bytes of a `tsvector`, with some to spare.
  private static let largest = 1_000_000
  /// The most bytes of a token in a `tsvector`.
  private static let longestToken = 2046
  /// The letters of the weights of the columns: title, body, subject, context, asked.
  static let weights = Array("ABCDD".utf8)

  /// The vector of the `texts` of an entry, in the order of the columns.
  init(_ texts: [IndexTokens.Prepared]) {
    takePlaces(of: texts)
    write()
  }

  /// Finds the tokens of `texts`, and counts ``lengths``.
  private mutating func takePlaces(of texts: [IndexTokens.Prepared]) {
    var known: [UInt64: Int] = [:]
    for (column, text) in texts.enumerated() {
      var (offset, start) = (-1, 0)
      for place in text.tokens.places {
        if place.isFirst { offset += 1 }
        let token = Self.kept(text.tokens.bytes[start..<Int(place.end)])
        start = Int(place.end)
        let digest = Self.digest(of: token)
        if let number = known[digest] {
          tokens[number].places.append((column, offset))
        } else {
          known[digest] = tokens.count
          tokens.append((token, digest, [(column, offset)]))
        }
      }
      lengths.append(offset + 1)
    }
  }

  /// The digest of `token`.
  static func digest(of token: ArraySlice<UInt8>) -> UInt64 {
    token.withUnsafeBytes { Digest.quick($0) }
  }

  /// Writes the vector of the tokens, up to the largest size.
  private mutating func write() {
    let starts = Self.starts(of: lengths)
    var size = 0
    var written: [UInt8] = []
    for (token, _, own) in tokens {
      // The token, a header, and two bytes for each position.
      size += token.count + 8 + 2 * min(own.count, Self.mostPlaces.1)
      guard size < Self.largest else { break }
      if !written.isEmpty { written.append(UInt8(ascii: " ")) }
      written.append(UInt8(ascii: "'"))
      Self.addQuoted(token, to: &written)
      written.append(UInt8(ascii: "'"))
      let kept = own.lazy.filter { starts[$0.column] + $0.offset <= Self.mostPlaces.0 }
        .prefix(Self.mostPlaces.1)
      for (number, place) in kept.enumerated() {
        written.append(number == 0 ? UInt8(ascii: ":") : UInt8(ascii: ","))
        written += "\(starts[place.column] + place.offset)".utf8
        written.append(Self.weights[place.column])
      }
    }
    text = String(decoding: written, as: UTF8.self)
  }

  /// The position of the first token of each column.
  private static func starts(of lengths: [Int]) -> [Int] {
    var next = 1
    return lengths.map { length in
      defer { next += length + 1 }
      return next
    }
  }

  /// `token` as stored: one that is too long for a vector is cut, and the digest of all of it appended.
  static func kept(_ token: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard token.count > longestToken else { return token }
    let digest = Array(Digest.fnv1a(token).utf8)
    // Cut at the boundary of a character.
    let beginning = token.prefix(longestToken - digest.count)
    let end = beginning.lastIndex { $0 & 0xC0 != 0x80 } ?? beginning.endIndex
    return ArraySlice(Array(beginning[..<end]) + digest)
  }

  /// `token` escaped for use between quotation marks.
  static func quoted(_ token: ArraySlice<UInt8>) -> String {
    var text: [UInt8] = []
    addQuoted(token, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  private static func addQuoted(_ token: ArraySlice<UInt8>, to text: inout [UInt8]) {
    for byte in token {
      if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\\") { text.append(byte) }
      text.append(byte)
    }
  }
}
