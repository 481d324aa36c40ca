/// A change of a source: a text that takes the place of some of its bytes.
public struct SourceEdit: Hashable, Comparable, Sendable {
  /// The bytes that go, in UTF-8; empty where the text is only put in.
  public let range: Range<Int>
  /// The text.
  public let text: String

  /// Creates a change.
  public init(_ range: Range<Int>, _ text: String) {
    self.range = range
    self.text = text
  }

  /// Orders by where they begin.
  public static func < (left: SourceEdit, right: SourceEdit) -> Bool {
    (left.range.lowerBound, left.range.upperBound) < (
      right.range.lowerBound, right.range.upperBound
    )
  }
}

extension String {
  /// The text with `edits` made; of two that overlap, the first is.
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
