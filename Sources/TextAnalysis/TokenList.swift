/// The tokens of a text side by side, the bytes of all in one place: what is made of every word of
/// every document.
package struct TokenList: Sendable {
  /// A token but for its text, whose bytes end at `end` of all.
  package struct Place: Sendable {
    package fileprivate(set) var end: UInt32
    /// Where it stands in the analysed text, in UTF-8 offsets.
    package fileprivate(set) var lower: UInt32
    package fileprivate(set) var upper: UInt32
    /// The position of its word, from 0.
    package fileprivate(set) var position: UInt32
    package fileprivate(set) var kind: Token.Kind
  }

  /// The bytes of the tokens, one after the other.
  package private(set) var bytes: [UInt8] = []
  package private(set) var places: [Place] = []

  /// How many tokens there are.
  package var count: Int { places.count }

  /// Where the bytes of the token `number` are.
  package func bytes(of number: Int) -> Range<Int> {
    (number == 0 ? 0 : Int(places[number - 1].end))..<Int(places[number].end)
  }

  /// The token `number` as a value of its own.
  package subscript(number: Int) -> Token {
    let place = places[number]
    return Token(
      text: String(decoding: bytes[bytes(of: number)], as: UTF8.self),
      utf8Range: Int(place.lower)..<Int(place.upper), position: Int(place.position),
      kind: place.kind)
  }

  /// The tokens as values of their own.
  package var tokens: [Token] { places.indices.map { self[$0] } }

  /// Calls `body` with the text of each concept among the tokens.
  func forEachConcept(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    bytes.withUnsafeBufferPointer { bytes in
      for number in places.indices where places[number].kind == .concept {
        body(UnsafeBufferPointer(rebasing: bytes[self.bytes(of: number)]))
      }
    }
  }

  /// The tokens of the words up to `position`, as values of their own.
  package func tokens(upTo position: Int) -> [Token] {
    places.indices.prefix { places[$0].position <= position }.map { self[$0] }
  }

  /// The tokens that end no later than `offset` of the text, up to the first that does.
  package func prefix(upTo offset: Int) -> TokenList {
    first(places.firstIndex { $0.upper > offset } ?? places.count)
  }

  /// The same tokens in no more memory than they take.
  package var compact: TokenList { first(places.count) }

  /// The first `count` tokens, in no more memory than they take.
  private func first(_ count: Int) -> TokenList {
    guard count > 0 else { return TokenList() }
    let length = Int(places[count - 1].end)
    var first = TokenList()
    first.places = [Place](unsafeUninitializedCapacity: count) { copy, copied in
      copied = copy.initialize(fromContentsOf: places[..<count])
    }
    first.bytes = [UInt8](unsafeUninitializedCapacity: length) { copy, copied in
      copied = copy.initialize(fromContentsOf: bytes[..<length])
    }
    return first
  }

  mutating func reserve(_ count: Int) {
    places.reserveCapacity(count)
    bytes.reserveCapacity(count * 6)
  }

  /// Forgets all tokens, and keeps the room of them where it is no more than most texts need.
  mutating func removeAll() {
    let keepsRoom = places.capacity <= Self.mostRoom && bytes.capacity <= Self.mostRoom * 6
    places.removeAll(keepingCapacity: keepsRoom)
    bytes.removeAll(keepingCapacity: keepsRoom)
  }

  private static let mostRoom = 1 << 14

  /// Appends bytes to the token that is next to end.
  mutating func append(_ utf8: some Sequence<UInt8>) { bytes.append(contentsOf: utf8) }

  /// Appends the UTF-8 of `scalar` to the token that is next to end.
  mutating func append(scalar: UInt32) {
    // Letters and digits are ASCII or syllables of Hangul.
    if scalar < 0x80 { return bytes.append(UInt8(truncatingIfNeeded: scalar)) }
    if Hangul.isSyllable(scalar) {
      bytes.append(UInt8(truncatingIfNeeded: 0xE0 | scalar >> 12))
      bytes.append(UInt8(truncatingIfNeeded: 0x80 | scalar >> 6 & 0x3F))
      return bytes.append(UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F))
    }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 4) { buffer in
      let count = UTF8Scalar.encode(scalar, into: buffer, at: 0)
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: buffer[..<count]))
    }
  }

  /// Ends the token that the bytes since the last one are.
  mutating func end(_ range: Range<Int>, position: Int, kind: Token.Kind) {
    places.append(
      Place(
        end: UInt32(bytes.count), lower: UInt32(range.lowerBound), upper: UInt32(range.upperBound),
        position: UInt32(position), kind: kind))
  }

  /// Ends the token as `end` does, unless the position has one with the same bytes.
  mutating func endDistinct(_ range: Range<Int>, position: Int, kind: Token.Kind) {
    let start = places.last.map { Int($0.end) } ?? 0
    let length = bytes.count - start
    var number = places.count - 1
    while number >= 0, places[number].position == position {
      let known = bytes(of: number)
      if known.count == length,
        bytes.withUnsafeBytes({ bytes in
          (0..<length).allSatisfy { bytes[known.lowerBound + $0] == bytes[start + $0] }
        })
      {
        bytes.removeLast(length)
        return
      }
      number -= 1
    }
    end(range, position: position, kind: kind)
  }

  /// Appends the tokens `numbers` of `other`, or those of them that are concepts, moved to another
  /// place.
  mutating func append(
    _ numbers: Range<Int>, of other: TokenList, by offset: Int, positions: Int,
    conceptsOnly: Bool = false
  ) {
    guard !conceptsOnly else {
      for number in numbers where other.places[number].kind == .concept {
        append(number..<number + 1, of: other, by: offset, positions: positions)
      }
      return
    }
    guard !numbers.isEmpty else { return }
    let first = other.bytes(of: numbers.lowerBound).lowerBound
    // What is added may be negative: sums wrap around.
    let shift = UInt32(truncatingIfNeeded: bytes.count - first)
    let offset = UInt32(truncatingIfNeeded: offset)
    let positions = UInt32(truncatingIfNeeded: positions)
    other.places.withUnsafeBufferPointer { known in
      for number in numbers {
        var place = known[number]
        place.end &+= shift
        place.lower &+= offset
        place.upper &+= offset
        place.position &+= positions
        places.append(place)
      }
    }
    other.bytes.withUnsafeBufferPointer { known in
      let last = Int(other.places[numbers.upperBound - 1].end)
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: known[first..<last]))
    }
  }

  /// Forgets all tokens but the first `count`.
  mutating func cut(to count: Int) {
    bytes.removeLast(bytes.count - (count == 0 ? 0 : Int(places[count - 1].end)))
    places.removeLast(places.count - count)
  }
}
