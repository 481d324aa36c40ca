public import LinterCore
internal import XMLEvents

/// Suppression comments in the labels and notes of Interface Builder objects.
///
/// Xcode discards XML comments when saving, but keeps the label and notes of an object (Identity inspector,
/// Document). `hig:disable` there applies to the object and everything inside it.
public enum InterfaceBuilderNotes {
  /// The line ranges of the objects in `document` for which checks are suppressed, and the comments
  /// that are malformed.
  ///
  /// A malformed document is read up to the error.
  public static func suppressed(
    in document: [UInt8]
  ) -> (lines: [SuppressedLines], faults: [SuppressionFault]) {
    var walk = Walk()
    try? XMLEvents.read(document) { event in
      walk.take(event)
      return true
    }
    return (walk.finished, walk.faults)
  }

  /// An element whose end has not been read yet.
  private struct Open {
    let name: String
    let isNotes: Bool
    let line: Int
    var comments: [SuppressionComment] = []
    var text = ""
  }

  private struct Walk {
    private var open: [Open] = []
    /// Elements that have ended; their last line is known when the next element begins.
    private var ended: [(comments: [SuppressionComment], line: Int)] = []
    private var found: [SuppressedLines] = []
    private(set) var faults: [SuppressionFault] = []

    mutating func take(_ event: XMLEvent) {
      switch event {
      case .start(let name, let attributes, let line, _):
        close(before: line)
        let isNotes = name == "attributedString" && attributes["key"] == "userComments"
        var element = Open(name: name, isNotes: isNotes, line: line)
        if let label = attributes["userLabel"] {
          element.comments = comments(in: label, line: line)
        }
        open.append(element)
        if name == "fragment", let note = attributes["content"] { add(note: note, line: line) }
      case .text(let text):
        if open.last?.name == "string" { open[open.count - 1].text += text }
      case .end:
        guard let element = open.popLast() else { return }
        if !element.text.isEmpty { add(note: element.text, line: element.line) }
        if !element.comments.isEmpty { ended.append((element.comments, element.line)) }
      }
    }

    /// Attaches a note to the object that contains it.
    private mutating func add(note: String, line: Int) {
      guard let notes = open.lastIndex(where: \.isNotes), notes > 0 else { return }
      open[notes - 1].comments += comments(in: note, line: line)
    }

    private mutating func comments(in text: String, line: Int) -> [SuppressionComment] {
      faults += SuppressionComment.faults(in: text, line: line)
      return SuppressionComment.list(in: text, line: line)
    }

    private mutating func close(before line: Int) {
      for element in ended { add(element.comments, element.line...max(element.line, line - 1)) }
      ended = []
    }

    private mutating func add(_ comments: [SuppressionComment], _ lines: ClosedRange<Int>) {
      found += comments.filter(\.disables).map { comment in
        SuppressedLines(
          lines: lines, ids: comment.ids, reason: comment.reason, line: lines.lowerBound,
          waiver: comment.waiver)
      }
    }

    var finished: [SuppressedLines] {
      var walk = self
      walk.close(before: .max)
      return walk.found
    }
  }
}
