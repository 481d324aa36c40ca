internal import CExpat

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// An event of an XML document.
public enum XMLEvent: Hashable, Sendable {
  /// The start of an element; the position is that of its `<`, counted from 1, columns in bytes.
  case start(name: String, attributes: XMLAttributes, line: Int, column: Int)
  /// The end of an element.
  case end(name: String)
  /// Text between tags, possibly in several parts; blank parts before it are left out.
  case text(String)
}

/// Reads XML documents as events; the only code that uses expat.
///
/// ```swift
/// try XMLEvents.read(Array("<a b='1'/>".utf8)) { event in print(event) }
/// // start(name: "a", attributes: ["b": "1"], line: 1, column: 1)
/// // end(name: "a")
/// ```
///
/// Nothing but the document is opened, and documents that declare entities are refused, which rules
/// out external entities and entity expansion attacks.
public enum XMLEvents {
  /// The deepest nesting of elements that is accepted.
  public static let deepest = 500

  /// Calls `visit` for everything in `bytes`, in order, until it returns `false`.
  ///
  /// Elements for which `isSkipped` is true are not reported, nor is anything inside them. `encoding`
  /// overrides the document's own declaration, for bytes that have been converted.
  ///
  /// - Throws: an ``XMLError`` with the position and the reason.
  public static func read(
    _ bytes: [UInt8], encoding: String? = nil,
    isSkipped: @escaping (XMLTag) -> Bool = { _ in false },
    visit: @escaping (XMLEvent) -> Bool
  ) throws(XMLError) {
    guard let parser = XML_ParserCreate(encoding) else {
      throw XMLError(.memory, line: 1, column: 1)
    }
    defer { XML_ParserFree(parser) }
    let reading = Reading(parser, isSkipped: isSkipped, visit: visit)
    let error = withExtendedLifetime(reading) {
      reading.register()
      return reading.parse(bytes)
    }
    if let error { throw error }
  }
}

/// The state of one parse, which expat's callbacks receive as their user data.
private final class Reading {
  private let parser: XML_Parser
  private let isSkipped: (XMLTag) -> Bool
  private let visit: (XMLEvent) -> Bool
  /// The names of the open elements.
  private var open: [String] = []
  /// The number of open elements that are skipped.
  private var skipped = 0
  /// Why we stopped the parser; expat only reports that it was stopped.
  private var reason: XMLError.Reason?
  private var isDone = false
  /// Whether a text has begun since the last tag.
  private var isInText = false
  /// All bytes, if line feeds end lines and nothing else does.
  private var whole: UnsafeRawBufferPointer?
  private var counted = 0
  private var lines = 1
  private var lineStart = 0
  /// Names of attributes beside expat's pointers to them, at a place that follows from the pointer, so that most
  /// strings are created once.
  private var names = [(pointer: UnsafePointer<XML_Char>?, name: String)](
    repeating: (nil, ""), count: 256)

  init(
    _ parser: XML_Parser, isSkipped: @escaping (XMLTag) -> Bool,
    visit: @escaping (XMLEvent) -> Bool
  ) {
    self.parser = parser
    self.isSkipped = isSkipped
    self.visit = visit
  }

  func register() {
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser,
      { data, name, attributes in
        guard let data, let name else { return }
        Reading.at(data).start(name, attributes)
      },
      { data, _ in
        guard let data else { return }
        Reading.at(data).end()
      })
    XML_SetCharacterDataHandler(parser) { data, text, count in
      guard let data, let text else { return }
      Reading.at(data).take(UnsafeRawBufferPointer(start: text, count: Int(count)))
    }
    // Entities allow expansion attacks, and no document that we read declares any.
    XML_SetEntityDeclHandler(parser) { data, _, _, _, _, _, _, _, _ in
      guard let data else { return }
      Reading.at(data).stop(.entities)
    }
  }

  /// Feeds `bytes` to expat in parts, because its lengths are `Int32`; returns the error, if any.
  func parse(_ bytes: [UInt8]) -> XMLError? {
    bytes.withUnsafeBytes { bytes in
      // UTF-16 begins with a byte order mark or has a zero in its first character.
      let isWide = bytes.prefix(4).contains { $0 == 0 || $0 >= 0xFE }
      if !isWide, let base = bytes.baseAddress, memchr(base, 0x0D, bytes.count) == nil {
        whole = bytes
      }
      defer { whole = nil }
      var rest = bytes[...]
      repeat {
        let part = rest.prefix(1 << 20)
        rest = rest.dropFirst(part.count)
        guard feed(UnsafeRawBufferPointer(rebasing: part), isLast: rest.isEmpty) else {
          return error
        }
      } while !rest.isEmpty
      return nil
    }
  }

  private func feed(_ part: UnsafeRawBufferPointer, isLast: Bool) -> Bool {
    XML_Parse(
      parser, part.bindMemory(to: CChar.self).baseAddress, Int32(part.count), isLast ? 1 : 0)
      == XML_STATUS_OK
  }

  /// What stopped the parser; `nil` if it was the visitor.
  private var error: XMLError? {
    if isDone { return nil }
    let code = XML_GetErrorCode(parser)
    let words = XML_ErrorString(code).map { String(cString: $0) } ?? "\(code.rawValue)"
    return XMLError(reason ?? .malformed(words), line: line, column: column)
  }

  /// The current position of the parser.
  ///
  /// Expat would go through every character a second time; if only line feeds end lines, it is
  /// enough to search for them.
  private var place: (line: Int, column: Int) {
    guard let whole else { return (line, column) }
    let index = min(Int(XML_GetCurrentByteIndex(parser)), whole.count)
    while counted < index, let base = whole.baseAddress,
      let end = memchr(base + counted, 0x0A, index - counted)
    {
      counted = UnsafeRawPointer(end) - base + 1
      lines += 1
      lineStart = counted
    }
    counted = max(counted, index)
    return (lines, index - lineStart + 1)
  }

  private var line: Int { Int(XML_GetCurrentLineNumber(parser)) }
  private var column: Int { Int(XML_GetCurrentColumnNumber(parser)) + 1 }

  private func start(
    _ name: UnsafePointer<XML_Char>, _ list: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
  ) {
    guard open.count + skipped < XMLEvents.deepest else {
      return stop(.depth(limit: XMLEvents.deepest))
    }
    if skipped > 0 || isSkipped(XMLTag(name, list, parent: open.last ?? "")) {
      skipped += 1
      return
    }
    let name = String(cString: name)
    open.append(name)
    isInText = false
    var attributes = XMLAttributes()
    if let list {
      var count = 0
      while list[2 * count] != nil { count += 1 }
      attributes.reserve(count)
      for index in 0..<count {
        guard let key = list[2 * index], let value = list[2 * index + 1] else { continue }
        attributes.append(self.name(key), String(cString: value))
      }
    }
    let place = place
    send(.start(name: name, attributes: attributes, line: place.line, column: place.column))
  }

  /// The name of an attribute, which expat keeps at the same address while it parses.
  private func name(_ pointer: UnsafePointer<XML_Char>) -> String {
    let place = Int(bitPattern: pointer) >> 4 & (names.count - 1)
    if names[place].pointer == pointer { return names[place].name }
    let name = String(cString: pointer)
    names[place] = (pointer, name)
    return name
  }

  /// Passes text on, without white space that is only layout.
  fileprivate func take(_ text: UnsafeRawBufferPointer) {
    guard skipped == 0 else { return }
    if !isInText {
      // Below the space, XML has only white space.
      guard text.contains(where: { $0 > 0x20 }) else { return }
      isInText = true
    }
    send(.text(String(decoding: text, as: UTF8.self)))
  }

  private func end() {
    guard skipped == 0 else {
      skipped -= 1
      return
    }
    guard let name = open.popLast() else { return }
    isInText = false
    send(.end(name: name))
  }

  private func send(_ event: XMLEvent) {
    // Expat still reports what it has already parsed after it was stopped.
    guard reason == nil, !isDone, !visit(event) else { return }
    isDone = true
    XML_StopParser(parser, 0)
  }

  private func stop(_ reason: XMLError.Reason) {
    guard self.reason == nil else { return }
    self.reason = reason
    XML_StopParser(parser, 0)
  }

  private static func at(_ data: UnsafeMutableRawPointer) -> Reading {
    Unmanaged<Reading>.fromOpaque(data).takeUnretainedValue()
  }
}
