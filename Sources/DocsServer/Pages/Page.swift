/// A page of the site, before its frame is put around it.
struct Page {
  /// The title.
  var title: String
  /// The part of the site to which it belongs.
  var part: Part?
  /// A one-sentence description for search engines and previews; empty for the site's.
  var summary = ""
  /// The query that it answers.
  var query = ""
  /// The content.
  var content: Markup
  /// Whether the content contains the search field, so that the frame does not.
  var leadsWithSearch = false

  /// The parts of the site in the navigation.
  enum Part: CaseIterable {
    case components
    case metrics
    case checks
    case terms
    case documents
    case audit
  }
}
