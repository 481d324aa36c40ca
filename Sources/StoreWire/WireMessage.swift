/// A message between a command and the process that connects it to a database server: a byte for its
/// kind, eight for the length of the rest, the rest.
package struct WireMessage {
  /// The bytes so far, without the length.
  package private(set) var bytes: [UInt8]

  /// The bytes after the length.
  package var contents: ArraySlice<UInt8> { bytes[Self.header...] }

  /// The number of bytes before the contents.
  static let header = 9
  /// The length that stands for no value.
  private static let null: UInt32 = .max

  /// An empty message of this kind.
  package init(kind: UInt8) {
    bytes = [kind] + [UInt8](repeating: 0, count: Self.header - 1)
  }

  /// Adds a number.
  package mutating func add(_ number: Int) {
    let value = UInt32(truncatingIfNeeded: number)
    bytes.append(UInt8(truncatingIfNeeded: value))
    bytes.append(UInt8(truncatingIfNeeded: value >> 8))
    bytes.append(UInt8(truncatingIfNeeded: value >> 16))
    bytes.append(UInt8(truncatingIfNeeded: value >> 24))
  }

  /// Adds bytes with their number.
  package mutating func add(bytes added: some Collection<UInt8>) {
    add(added.count)
    bytes.append(contentsOf: added)
  }

  /// Adds the UTF-8 of `text`.
  package mutating func add(_ text: String) {
    let isAdded: Void? = text.utf8.withContiguousStorageIfAvailable { add(bytes: $0) }
    if isAdded == nil { add(bytes: Array(text.utf8)) }
  }

  /// Adds what stands for no value.
  package mutating func addNull() { add(Int(Self.null)) }

  /// The message with its length.
  func completed() -> [UInt8] {
    var message = self
    var length = UInt64(bytes.count - Self.header)
    for place in 1..<Self.header {
      message.bytes[place] = UInt8(truncatingIfNeeded: length)
      length >>= 8
    }
    return message.bytes
  }
}

/// Reads the contents of a message in order.
package struct WireReader {
  private let bytes: UnsafeRawBufferPointer
  private var place = 0

  /// Reads `bytes`, which must outlive it.
  package init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  /// The next number; 0 at the end.
  package mutating func number() -> Int { word().map { Int($0) } ?? 0 }

  /// The next bytes; `nil` for no value and at the end.
  package mutating func value() -> UnsafeBufferPointer<UInt8>? {
    guard let length = word(), length != .max, Int(length) <= bytes.count - place else {
      return nil
    }
    defer { place += Int(length) }
    return UnsafeRawBufferPointer(rebasing: bytes[place..<place + Int(length)])
      .assumingMemoryBound(to: UInt8.self)
  }

  /// The next text; empty for no value.
  package mutating func text() -> String {
    value().map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  private mutating func word() -> UInt32? {
    guard bytes.count - place >= 4 else { return nil }
    defer { place += 4 }
    return UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self))
  }
}

/// What a command asks of the process.
package enum WireRequest: UInt8 {
  /// Connect: the address, and 1 for writing. Answered by the version of the tables.
  case open = 1
  /// Run a statement: its number, its text where the number is new, 1 for binary columns, the values.
  case run
  /// Copy rows into a table: `table (columns)`, the rows in the text format of `COPY`; where the table has
  /// parts on other servers, many rows at a time.
  case copy
  /// Begin or end a transaction: a ``WireTransaction``.
  case transaction
  /// Run a statement that gives nothing for each of several rows: its number, its text where the number
  /// is new, how many rows, how many values each has, and the values.
  case runEach
}

/// A step of a transaction.
package enum WireTransaction: Int {
  /// Begin to read one state; answered by its number, which is another one after every change.
  case read
  /// Begin to change documents, while others change other ones.
  case changeDocuments
  /// Begin to change anything, alone.
  case changeAlone
  case commit
  case rollback
}

/// What the process answers.
package enum WireReply: UInt8 {
  /// The number of columns, the number of rows, and the values row by row.
  case rows = 1
  /// A ``WireFault``, the code of the server and what it says, in English.
  case fault
}

/// What went wrong, as far as a command tells it apart.
package enum WireFault: Int {
  case other
  /// There is no server, or it has gone.
  case unreachable
  /// The server knows no such user or password, or the user may not do this.
  case refused
  /// There is no such database, or no knowledge base in it.
  case missing
  /// A newer version made the tables; what the server says is the number.
  case newer
  /// An older version made the tables; what the server says is the number.
  case older
  case readOnly
  case full
  /// Others were in the way: the transaction can be repeated.
  case conflict
  /// The address cannot be read.
  case malformed
}
