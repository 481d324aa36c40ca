/// A replacement of a byte range in a source.
public struct SourceEdit: Hashable, Comparable, Sendable {
  /// The UTF-8 bytes to replace; empty for an insertion.
  public let range: Range<Int>
  /// The replacement.
  public let text: String

  /// Creates an edit.
  public init(_ range: Range<Int>, _ text: String) {
    self.range = range
    self.text = text
  }

  /// Orders by position.
  public static func < (left: SourceEdit, right: SourceEdit) -> Bool {
    (left.range.lowerBound, left.range.upperBound) < (
      right.range.lowerBound, right.range.upperBound
    )
  }
}

extension String {
  /// The text after applying `edits`; of overlapping edits, only the first is applied.
  func with(_ edits: [SourceEdit]) -> String {
    let bytes = Array(utf8)
    var made: [UInt8] = []
    var next = 0
    for edit in edits.sorted() where edit.range.lowerBound >= next {
      made += bytes[next..<edit.range.lowerBound]
      made += edit.text.utf8
      next = edit.range.upperBound
    }
    return String(decoding: made + bytes[next...], as: UTF8.self)
  }
}
