/// A page of the site, before its frame is put around it.
struct Page {
  /// What it is called.
  var title: String
  /// Which part of the site it belongs to.
  var part: Part?
  /// What it says, in a sentence for those who have not opened it yet; empty for that of the site.
  var summary = ""
  /// What was searched for.
  var query = ""
  /// The content.
  var content: Markup
  /// Whether the field to search with stands in the content rather than in the frame.
  var leadsWithSearch = false

  /// The parts that the navigation shows.
  enum Part: CaseIterable {
    case components
    case metrics
    case checks
    case terms
    case documents
    case audit
  }
}
