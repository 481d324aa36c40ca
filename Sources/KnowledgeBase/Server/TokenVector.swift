internal import StoreWire
internal import TextAnalysis

/// The tokens of an entry as a server keeps them: a `tsvector`, and where that is too small all places
/// beside it (https://www.postgresql.org/docs/15/textsearch-limitations.html).
///
/// The columns of the entry follow one another with a place between them, so that no phrase goes from
/// one to the next.
struct TokenVector {
  /// The input of a `tsvector`.
  private(set) var text = ""
  /// All places as the input of `bytea`; `nil` where the vector has them.
  private(set) var places: String?
  /// The number of places in each column.
  private(set) var lengths: [Int] = []

  /// The largest place in a `tsvector`, and the most of a token.
  private static let mostPlaces = (16_383, 255)
  /// The most bytes of a `tsvector`, with some to spare.
  private static let largest = 1_000_000
  /// The most bytes of a token in a `tsvector`.
  private static let longestToken = 2046
  /// The letters of the weights of the columns: title, body, subject, context, asked.
  static let weights = Array("ABCDD")

  /// A token, and where it is.
  private typealias TokenPlaces = (ArraySlice<UInt8>, [(column: Int, offset: Int)])

  /// The vector of the `texts` of an entry, in the order of the columns.
  init(_ texts: [IndexTokens.Prepared]) {
    let tokens = takePlaces(of: texts)
    if !write(tokens) { places = Self.encoded(tokens) }
  }

  /// The distinct tokens of `texts` in the order in which they come, with their places; counts
  /// ``lengths``.
  private mutating func takePlaces(of texts: [IndexTokens.Prepared]) -> [TokenPlaces] {
    var order: [ArraySlice<UInt8>] = []
    var found: [ArraySlice<UInt8>: [(column: Int, offset: Int)]] = [:]
    for (column, text) in texts.enumerated() {
      var (offset, start) = (-1, 0)
      for place in text.tokens.places {
        if place.isFirst { offset += 1 }
        let token = Self.kept(text.tokens.bytes[start..<Int(place.end)])
        start = Int(place.end)
        if found[token] == nil { order.append(token) }
        found[token, default: []].append((column, offset))
      }
      lengths.append(offset + 1)
    }
    return order.map { ($0, found[$0] ?? []) }
  }

  /// Writes the vector of `tokens`; whether all places found room.
  private mutating func write(_ tokens: [TokenPlaces]) -> Bool {
    let starts = Self.starts(of: lengths)
    var isWhole = true
    var size = 0
    for (token, own) in tokens {
      // A word, its number of places and where they are.
      size += token.count + 8 + 2 * min(own.count, Self.mostPlaces.1)
      guard size < Self.largest else { return false }
      let kept = own.lazy.filter { starts[$0.column] + $0.offset <= Self.mostPlaces.0 }
        .prefix(Self.mostPlaces.1)
      isWhole = isWhole && kept.count == own.count
      text += text.isEmpty ? "'" : " '"
      text += Self.quoted(token) + "'"
      for (number, place) in kept.enumerated() {
        text += number == 0 ? ":" : ","
        text += "\(starts[place.column] + place.offset)\(Self.weights[place.column])"
      }
    }
    return isWhole
  }

  /// The place of the first token of each column.
  static func starts(of lengths: [Int]) -> [Int] {
    var next = 1
    return lengths.map { length in
      defer { next += length + 1 }
      return next
    }
  }

  /// `token` in the form in which it is kept: a longer one than a vector can have is cut, with the
  /// digest of all of it.
  static func kept(_ token: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard token.count > longestToken else { return token }
    let digest = Array(Digest.fnv1a(token).utf8)
    // Not within a character.
    let beginning = token.prefix(longestToken - digest.count)
    let end = beginning.lastIndex { $0 & 0xC0 != 0x80 } ?? beginning.endIndex
    return ArraySlice(Array(beginning[..<end]) + digest)
  }

  /// The token as it stands between quotation marks.
  static func quoted(_ token: ArraySlice<UInt8>) -> String {
    var text: [UInt8] = []
    for byte in token {
      if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\\") { text.append(byte) }
      text.append(byte)
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// All places: each token, the number of its places, and these as in ``PostingList``.
  private static func encoded(
    _ tokens: [TokenPlaces]
  ) -> String {
    var message = WireMessage(kind: 0)
    for (token, places) in tokens {
      message.add(bytes: token)
      message.add(places.count)
      for place in places { message.add(place.column << 24 | min(place.offset, 0xFF_FFFF)) }
    }
    let digits = Array("0123456789abcdef")
    var text = "\\x"
    for byte in message.contents { text += "\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])" }
    return text
  }
}

/// Finds tokens in what a server keeps of an entry.
struct TokenPlaces {
  /// The bytes of the wanted tokens.
  private let wanted: [[UInt8]]
  private let longest: Int

  /// Finds `tokens`.
  init(of tokens: [String]) {
    wanted = tokens.map { Array(TokenVector.kept(ArraySlice(Array($0.utf8)))) }
    longest = wanted.map(\.count).max() ?? 0
  }

  /// Calls `body` with the number of each wanted token in `vector`, a `tsvector` in binary form, and its
  /// places, ascending; `starts` are those of the columns.
  ///
  /// The form is that of `tsvectorsend` in PostgreSQL's `src/backend/utils/adt/tsvector.c`.
  func find(
    in vector: UnsafeBufferPointer<UInt8>, starts: [Int], body: (Int, [UInt32]) -> Void
  ) {
    var place = 4
    while place < vector.count {
      let start = place
      while place < vector.count, vector[place] != 0 { place += 1 }
      let token = UnsafeBufferPointer(rebasing: vector[start..<place])
      guard place + 2 < vector.count else { return }
      let count = Int(vector[place + 1]) << 8 | Int(vector[place + 2])
      place += 3
      defer { place += 2 * count }
      guard let number = number(of: token), place + 2 * count <= vector.count else { continue }
      let isAsked = token.first == AskedTokens.mark
      body(
        number,
        (0..<count).map { index in
          let high = vector[place + 2 * index]
          let position = Int(high & 0x3F) << 8 | Int(vector[place + 2 * index + 1])
          return Self.place(at: position, weight: Int(high >> 6), isAsked: isAsked, starts)
        })
    }
  }

  /// Calls `body` as ``find(in:starts:body:)`` does, for what is kept where a `tsvector` is too small.
  func find(inAll places: UnsafeBufferPointer<UInt8>, body: (Int, [UInt32]) -> Void) {
    var reader = WireReader(UnsafeRawBufferPointer(places))
    while let token = reader.value() {
      let found = (0..<reader.number()).map { _ in UInt32(truncatingIfNeeded: reader.number()) }
      if let number = number(of: token) { body(number, found) }
    }
  }

  /// The place in the form of ``PostingList``: the weights are 3 for A to 0 for D.
  private static func place(
    at position: Int, weight: Int, isAsked: Bool, _ starts: [Int]
  ) -> UInt32 {
    let column = isAsked ? 4 : 3 - weight
    return UInt32(column) << 24 | UInt32(truncatingIfNeeded: position - starts[column])
  }

  private func number(of token: UnsafeBufferPointer<UInt8>) -> Int? {
    guard token.count <= longest else { return nil }
    return wanted.firstIndex { $0.count == token.count && $0.elementsEqual(token) }
  }
}
