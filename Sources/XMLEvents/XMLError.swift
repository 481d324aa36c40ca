/// Why an XML document could not be read.
public struct XMLError: Error, Hashable, CustomStringConvertible {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// It is not well formed; the associated value is expat's message.
    case malformed(String)
    /// It declares entities.
    case entities
    /// Its elements are nested deeper than `limit`.
    case depth(limit: Int)
    /// There is no memory for a parser.
    case memory
  }

  /// What is wrong.
  public var reason: Reason
  /// The line, counted from 1.
  public var line: Int
  /// The column in bytes, counted from 1.
  public var column: Int

  /// Creates an error.
  public init(_ reason: Reason, line: Int, column: Int) {
    self.reason = reason
    self.line = line
    self.column = column
  }

  /// Where and why, in one line of English.
  public var description: String {
    let reason =
      switch reason {
      case .malformed(let words): "no well-formed XML (\(words))"
      case .entities: "the XML declares entities, which are never needed here"
      case .depth(let limit): "the XML is nested deeper than \(limit) elements"
      case .memory: "no memory left to read the XML"
      }
    return "line \(line), column \(column): \(reason)"
  }
}
