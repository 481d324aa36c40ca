/// The tokens of a text in two arrays, one of places and one of all their bytes, to avoid a string
/// per token.
package struct TokenList: Sendable {
  /// A token without its text, whose bytes end at `end`.
  package struct Place: Sendable, BitwiseCopyable {
    package fileprivate(set) var end: UInt32
    /// Its start in the analysed text, a UTF-8 offset.
    package fileprivate(set) var lower: UInt32
    package fileprivate(set) var upper: UInt32
    /// The position of its word, from 0.
    package fileprivate(set) var position: UInt32
    package fileprivate(set) var kind: Token.Kind
  }

  /// The bytes of all tokens, concatenated.
  package private(set) var bytes: [UInt8] = []
  package private(set) var places: [Place] = []

  /// Creates an empty list.
  init() {}

  /// Copies tokens.
  fileprivate init(_ places: UnsafeBufferPointer<Place>, _ bytes: UnsafeBufferPointer<UInt8>) {
    // Faster than `init(unsafeUninitializedCapacity:)`, which looks up the element type each time.
    self.places.reserveCapacity(places.count)
    self.places.append(contentsOf: places)
    self.bytes.reserveCapacity(bytes.count)
    self.bytes.append(contentsOf: bytes)
  }

  /// The number of tokens.
  package var count: Int { places.count }

  /// The range of the bytes of the token at index `number`.
  package func bytes(of number: Int) -> Range<Int> {
    (number == 0 ? 0 : Int(places[number - 1].end))..<Int(places[number].end)
  }

  /// The token at index `number` as a value.
  package subscript(number: Int) -> Token {
    let place = places[number]
    return Token(
      text: String(decoding: bytes[bytes(of: number)], as: UTF8.self),
      utf8Range: Int(place.lower)..<Int(place.upper), position: Int(place.position),
      kind: place.kind)
  }

  /// All tokens as values.
  package var tokens: [Token] { places.indices.map { self[$0] } }

  /// Calls `body` with the text of each concept token.
  func forEachConcept(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    bytes.withUnsafeBufferPointer { bytes in
      for number in places.indices where places[number].kind == .concept {
        body(UnsafeBufferPointer(rebasing: bytes[self.bytes(of: number)]))
      }
    }
  }

  /// The tokens up to and including `position`, as values.
  package func tokens(upTo position: Int) -> [Token] {
    places.indices.prefix { places[$0].position <= position }.map { self[$0] }
  }

  /// The number of tokens before the first that ends after `offset`.
  func count(upTo offset: Int) -> Int {
    places.firstIndex { $0.upper > offset } ?? places.count
  }
}

/// A list of tokens under construction.
struct TokenDraft: ~Copyable {
  private var bytes = GrowingList<UInt8>()
  private var places = GrowingList<TokenList.Place>()

  /// The number of tokens.
  var count: Int { places.count }

  /// The tokens, in arrays of exactly their size.
  var list: TokenList { TokenList(places.values, bytes.values) }

  /// Whether any of the tokens `numbers` is a concept.
  func holdConcepts(_ numbers: Range<Int>) -> Bool {
    numbers.contains { places[$0].kind == .concept }
  }

  /// The start of the bytes of the token at index `number`.
  private func start(of number: Int) -> Int { number == 0 ? 0 : Int(places[number - 1].end) }

  /// Removes all tokens.
  ///
  /// The buffers are kept unless they are larger than most texts need.
  mutating func removeAll() {
    if places.capacity <= Self.mostRoom, bytes.capacity <= Self.mostRoom * 6 {
      places.removeLast(places.count)
      bytes.removeLast(bytes.count)
    } else {
      self = TokenDraft()
    }
  }

  private static let mostRoom = 1 << 14

  /// Appends `text` to the token under construction.
  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }

  /// Appends the UTF-8 of `scalar` to the token under construction.
  mutating func append(scalar: UInt32) {
    // Letters and digits are ASCII or Hangul syllables.
    if scalar < 0x80 { return bytes.append(UInt8(truncatingIfNeeded: scalar)) }
    bytes.append(upTo: 4) { UTF8Scalar.encode(scalar, into: $0, at: 0) }
  }

  /// Completes the token under construction.
  mutating func end(_ range: Range<Int>, position: Int, kind: Token.Kind) {
    places.append(
      TokenList.Place(
        end: UInt32(truncatingIfNeeded: bytes.count),
        lower: UInt32(truncatingIfNeeded: range.lowerBound),
        upper: UInt32(truncatingIfNeeded: range.upperBound),
        position: UInt32(truncatingIfNeeded: position), kind: kind))
  }

  /// Completes the token under construction as `end` does, but drops it if one at the same position
  /// has the same bytes.
  mutating func endDistinct(_ range: Range<Int>, position: Int, kind: Token.Kind) {
    let own = start(of: count)..<bytes.count
    var number = count - 1
    while number >= 0, places[number].position == position {
      let known = start(of: number)..<Int(places[number].end)
      if known.count == own.count,
        (0..<own.count).allSatisfy({ bytes[known.lowerBound + $0] == bytes[own.lowerBound + $0] })
      {
        bytes.removeLast(own.count)
        return
      }
      number -= 1
    }
    end(range, position: position, kind: kind)
  }

  /// Appends the tokens `numbers` of `other`, or only the concepts among them, shifted to another
  /// place.
  mutating func append(
    _ numbers: Range<Int>, of other: borrowing TokenDraft, by offset: Int, positions: Int,
    conceptsOnly: Bool = false
  ) {
    guard !conceptsOnly else {
      for number in numbers where other.places[number].kind == .concept {
        append(number..<number + 1, of: other, by: offset, positions: positions)
      }
      return
    }
    let first = other.start(of: numbers.lowerBound)
    let last = other.start(of: numbers.upperBound)
    // Shifts may be negative, so sums wrap around.
    let shift = UInt32(truncatingIfNeeded: bytes.count - first)
    let offset = UInt32(truncatingIfNeeded: offset)
    let positions = UInt32(truncatingIfNeeded: positions)
    places.append(upTo: numbers.count) { room in
      for number in 0..<numbers.count {
        var place = other.places[numbers.lowerBound &+ number]
        place.end &+= shift
        place.lower &+= offset
        place.upper &+= offset
        place.position &+= positions
        room.initializeElement(at: number, to: place)
      }
      return numbers.count
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: other.bytes.values[first..<last]))
  }

  /// Removes all tokens but the first `count`.
  mutating func cut(to count: Int) {
    bytes.removeLast(bytes.count - start(of: count))
    places.removeLast(places.count - count)
  }
}
