internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

/// Reads the metrics of a table.
///
/// Its extensions form levels, each of which uses only those before it: cells, subjects, columns,
/// values, then rows, which iterate over the table.
struct MetricTable {
  let context: MetricContext
  let finder: ThingFinder
  let caption: Label
  /// The meaning of the headings above the table.
  let headings: MetricHeadings
  /// The subject of the section, or else of the page.
  let owner: String?

  init(context: MetricContext) {
    self.context = context
    self.finder = ThingFinder(names: context.names)
    headings = context.headings(finder: finder)
    owner = headings.thing ?? context.owner
    guard let caption = context.caption else {
      self.caption = Label()
      return
    }
    let label = Label.read(
      SentenceTokenizer.tokens(of: TextLine(text: caption, line: 0)), finder: finder)
    // A caption that is only a qualifier ("Mini") belongs to a picture above the table.
    self.caption =
      label.names.isEmpty && label.dimensions.isEmpty && label.unit == nil ? Label() : label
  }
}

/// `text` without white space at either end.
func trimmed(_ text: String) -> String { String(text[...].trimmingBoth()) }

extension TextLine {
  /// The English half of a cell with both languages ("Height · 높이", "높이 / Height"), or all of another.
  var oneLanguage: TextLine {
    guard let mark = Self.marksBetweenLanguages.first(where: text.utf8Contains),
      let between = text.firstRange(of: mark)
    else { return self }
    let halves = [text[..<between.lowerBound], text[between.upperBound...]]
    guard
      let english = halves.first(where: { half in
        !half.unicodeScalars.contains(where: HangulWords.isHangul)
      }),
      halves.contains(where: { $0.unicodeScalars.contains(where: HangulWords.isHangul) }),
      mark == " · " || !text.contains(where: \.isNumber)
    else { return self }
    return TextLine(text: String(english), line: line)
  }

  private static let marksBetweenLanguages = [" · ", " / "]
}
