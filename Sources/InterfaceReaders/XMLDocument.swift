internal import CExpat

/// An XML document as a tree, read by expat.
///
/// Documents of Interface Builder and property lists declare no entities of their own: one that
/// does is refused, which leaves an entity bomb no fuse. Nothing outside the file is ever opened.
struct XMLDocument {
  /// The outermost element.
  let root: XMLElement

  /// How deep elements may lie inside one another.
  static let deepest = 512

  /// Reads a document.
  init(_ bytes: [UInt8], path: String) throws(InterfaceReadingError) {
    let builder = Builder()
    guard let parser = XML_ParserCreate(nil) else {
      throw InterfaceReadingError(file: path, reason: .noXML(detail: "out of memory"))
    }
    defer { XML_ParserFree(parser) }
    builder.parser = parser
    XML_SetUserData(parser, Unmanaged.passUnretained(builder).toOpaque())
    XML_SetElementHandler(
      parser,
      { context, name, attributes in
        guard let name, let builder = Builder.of(context) else { return }
        builder.begin(String(cString: name), attributes)
      },
      { context, _ in Builder.of(context)?.end() })
    XML_SetCharacterDataHandler(parser) { context, text, length in
      guard let text, let builder = Builder.of(context) else { return }
      let bytes = UnsafeRawBufferPointer(start: text, count: Int(length))
      builder.stack.last?.add(text: String(decoding: bytes, as: UTF8.self))
    }
    XML_SetEntityDeclHandler(parser) { context, _, _, _, _, _, _, _, _ in
      Builder.of(context)?.refuse(.declaresEntities)
    }
    let status = bytes.withUnsafeBufferPointer { buffer -> XML_Status in
      buffer.withMemoryRebound(to: CChar.self) { text in
        XML_Parse(parser, text.baseAddress, Int32(clamping: text.count), 1)
      }
    }
    let line = Int(XML_GetCurrentLineNumber(parser))
    if let refusal = builder.refusal {
      throw InterfaceReadingError(file: path, line: line, reason: refusal)
    }
    guard status == XML_STATUS_OK, let root = builder.root else {
      let detail = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) } ?? ""
      throw InterfaceReadingError(file: path, line: line, reason: .noXML(detail: detail))
    }
    self.root = root
  }

  /// Makes the tree while expat goes through the document.
  private final class Builder {
    var parser: XML_Parser?
    var root: XMLElement?
    var stack: [XMLElement] = []
    var refusal: InterfaceReadingError.Reason?

    static func of(_ context: UnsafeMutableRawPointer?) -> Builder? {
      context.map { Unmanaged<Builder>.fromOpaque($0).takeUnretainedValue() }
    }

    func begin(
      _ name: String, _ attributes: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
    ) {
      guard stack.count < XMLDocument.deepest else { return refuse(.tooDeep) }
      var values: [String: String] = [:]
      if let attributes {
        var index = 0
        while let key = attributes[index], let value = attributes[index + 1] {
          values[String(cString: key)] = String(cString: value)
          index += 2
        }
      }
      let line = parser.map { Int(XML_GetCurrentLineNumber($0)) } ?? 1
      let element = XMLElement(name: name, attributes: values, line: line)
      if let parent = stack.last { parent.add(element) } else { root = element }
      stack.append(element)
    }

    func end() { if !stack.isEmpty { stack.removeLast() } }

    func refuse(_ reason: InterfaceReadingError.Reason) {
      guard refusal == nil else { return }
      refusal = reason
      if let parser { XML_StopParser(parser, XML_Bool(0)) }
    }
  }
}
