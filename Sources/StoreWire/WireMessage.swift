/// A message between a command and the process that connects it to a database server: one byte for its
/// kind, eight for the length of its contents, little-endian, and the contents.
package struct WireMessage {
  /// The bytes so far, with 0 for the length.
  package private(set) var bytes: [UInt8]

  /// The bytes after the length.
  package var contents: ArraySlice<UInt8> { bytes[Self.header...] }

  /// The number of bytes before the contents.
  static let header = 9
  /// The length that stands for null.
  private static let null: UInt32 = .max

  /// An empty message of this kind.
  package init(kind: UInt8) {
    bytes = [kind] + [UInt8](repeating: 0, count: Self.header - 1)
  }

  /// Adds a number as 32 bits, little-endian.
  package mutating func add(_ number: Int) {
    let value = UInt32(truncatingIfNeeded: number)
    bytes.append(UInt8(truncatingIfNeeded: value))
    bytes.append(UInt8(truncatingIfNeeded: value >> 8))
    bytes.append(UInt8(truncatingIfNeeded: value >> 16))
    bytes.append(UInt8(truncatingIfNeeded: value >> 24))
  }

  /// Adds bytes after their number.
  package mutating func add(bytes added: some Collection<UInt8>) {
    add(added.count)
    bytes.append(contentsOf: added)
  }

  /// Adds the UTF-8 of `text`.
  package mutating func add(_ text: String) {
    let isAdded: Void? = text.utf8.withContiguousStorageIfAvailable { add(bytes: $0) }
    if isAdded == nil { add(bytes: Array(text.utf8)) }
  }

  /// Adds null.
  package mutating func addNull() { add(Int(Self.null)) }

  /// The bytes of the message with its length.
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

  /// The next bytes; `nil` for null and at the end.
  package mutating func value() -> UnsafeBufferPointer<UInt8>? {
    guard let length = word(), length != .max, Int(length) <= bytes.count - place else {
      return nil
    }
    defer { place += Int(length) }
    return UnsafeRawBufferPointer(rebasing: bytes[place..<place + Int(length)])
      .assumingMemoryBound(to: UInt8.self)
  }

  /// The next text; empty for null.
  package mutating func text() -> String {
    value().map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  private mutating func word() -> UInt32? {
    guard bytes.count - place >= 4 else { return nil }
    defer { place += 4 }
    return UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self))
  }
}

/// The kinds of request from a command to the process.
package enum WireRequest: UInt8 {
  /// Connect: the address, and 1 for writing.
  case open = 1
  /// Run a statement: its number, its text if the number is new, 1 for binary columns, the values.
  case run
  /// Copy rows into a table: `table (columns)`, the rows in the text format of `COPY`.
  case copy
  /// Begin or end a transaction: a ``WireTransaction``.
  case transaction
  /// Run a statement that returns nothing for each of several rows: its number, its text if the number is
  /// new, the number of rows, the number of values in each, and the values.
  case runEach
}

/// A step of a transaction.
package enum WireTransaction: Int {
  /// Begin to read one state; answered by its number, which differs after every change.
  case read
  /// Begin to change documents, while others may change other ones.
  case changeDocuments
  /// Begin to change anything, while others may change nothing.
  case changeAlone
  case commit
  case rollback
}

/// The kinds of reply from the process.
package enum WireReply: UInt8 {
  /// The number of columns, the number of rows, and the values row by row.
  case rows = 1
  /// A ``WireFault``, the server's SQLSTATE code and its message, in English.
  case fault
}

/// The kinds of failure that a command tells apart.
package enum WireFault: Int {
  case other
  /// The server does not answer, or the connection was lost.
  case unreachable
  /// The server knows no such user or password, or the user may not do this.
  case refused
  /// There is no such database, or no knowledge base in it.
  case missing
  /// A newer version made the tables; the message is its number.
  case newer
  /// An older version made the tables; the message is its number.
  case older
  case readOnly
  case full
  /// A conflict with other clients: the transaction can be repeated.
  case conflict
  /// The address is malformed.
  case malformed
}
