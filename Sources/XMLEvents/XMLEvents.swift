internal import CExpat

/// What an XML document consists of, in order.
public enum XMLEvent: Hashable, Sendable {
  /// An element begins; the place is where its `<` stands, counted from 1, columns in bytes.
  case start(name: String, attributes: [String: String], line: Int, column: Int)
  /// An element ends.
  case end(name: String)
  /// Text between tags; a run of it may come in several parts.
  case text(String)
}

/// Reads XML documents as events: the only place that knows expat.
///
/// ```swift
/// try XMLEvents.read(Array("<a b='1'/>".utf8)) { event in print(event) }
/// // start(name: "a", attributes: ["b": "1"], line: 1, column: 1)
/// // end(name: "a")
/// ```
///
/// Nothing beside the document is ever opened, and a document that declares entities is refused:
/// neither can harm.
public enum XMLEvents {
  /// The most elements that lie in one another.
  public static let deepest = 500

  /// Calls `visit` for everything in `bytes`, in order, until it returns `false`.
  ///
  /// `encoding` overrides what the document says of itself, for bytes that were converted.
  ///
  /// - Throws: where the document is broken, and why.
  public static func read(
    _ bytes: [UInt8], encoding: String? = nil,
    visit: (XMLEvent) -> Bool
  ) throws(XMLError) {
    guard let parser = XML_ParserCreate(encoding) else {
      throw XMLError(.memory, line: 1, column: 1)
    }
    defer { XML_ParserFree(parser) }
    let error: XMLError? = withoutActuallyEscaping(visit) { visit in
      let reading = Reading(parser, visit: visit)
      return withExtendedLifetime(reading) {
        reading.register()
        return reading.parse(bytes)
      }
    }
    if let error { throw error }
  }
}

/// One parse: what expat's callbacks find behind their pointer.
private final class Reading {
  private let parser: XML_Parser
  private let visit: (XMLEvent) -> Bool
  private var depth = 0
  /// Why we stopped it ourselves; expat only says that it was stopped.
  private var reason: XMLError.Reason?
  private var isDone = false

  init(_ parser: XML_Parser, visit: @escaping (XMLEvent) -> Bool) {
    self.parser = parser
    self.visit = visit
  }

  func register() {
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser,
      { data, name, attributes in
        guard let data, let name else { return }
        Reading.at(data).start(String(cString: name), attributes)
      },
      { data, name in
        guard let data, let name else { return }
        Reading.at(data).end(String(cString: name))
      })
    XML_SetCharacterDataHandler(parser) { data, text, count in
      guard let data, let text else { return }
      let bytes = UnsafeRawBufferPointer(start: text, count: Int(count))
      Reading.at(data).send(.text(String(decoding: bytes, as: UTF8.self)))
    }
    // Entities are what bombs are made of, and no document we read has any.
    XML_SetEntityDeclHandler(parser) { data, _, _, _, _, _, _, _, _ in
      guard let data else { return }
      Reading.at(data).stop(.entities)
    }
  }

  /// Feeds `bytes` to expat, which takes no more at a time than an `Int32` counts; what is wrong
  /// with them.
  func parse(_ bytes: [UInt8]) -> XMLError? {
    var rest = bytes[...]
    repeat {
      let part = rest.prefix(1 << 20)
      rest = rest.dropFirst(part.count)
      guard feed(part, isLast: rest.isEmpty) else { return error }
    } while !rest.isEmpty
    return nil
  }

  private func feed(_ buffer: ArraySlice<UInt8>, isLast: Bool) -> Bool {
    let status = buffer.withUnsafeBytes { bytes in
      XML_Parse(
        parser, bytes.bindMemory(to: CChar.self).baseAddress, Int32(bytes.count), isLast ? 1 : 0)
    }
    return status == XML_STATUS_OK
  }

  /// What stopped the parser; nothing where the visitor had seen enough.
  private var error: XMLError? {
    if isDone { return nil }
    let code = XML_GetErrorCode(parser)
    let words = XML_ErrorString(code).map { String(cString: $0) } ?? "\(code.rawValue)"
    return XMLError(reason ?? .malformed(words), line: line, column: column)
  }

  private var line: Int { Int(XML_GetCurrentLineNumber(parser)) }
  private var column: Int { Int(XML_GetCurrentColumnNumber(parser)) + 1 }

  private func start(
    _ name: String, _ list: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
  ) {
    depth += 1
    guard depth <= XMLEvents.deepest else { return stop(.depth) }
    var attributes: [String: String] = [:]
    var next = list
    while let key = next?[0], let value = next?[1] {
      attributes[String(cString: key)] = String(cString: value)
      next = next?.advanced(by: 2)
    }
    send(.start(name: name, attributes: attributes, line: line, column: column))
  }

  private func end(_ name: String) {
    depth -= 1
    send(.end(name: name))
  }

  private func send(_ event: XMLEvent) {
    // Expat hands out what it has already, even after it was stopped.
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
