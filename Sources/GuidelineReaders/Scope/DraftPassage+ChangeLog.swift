internal import DocumentModel
internal import TextAnalysis

extension DraftPassage {
  /// Whether it tells when the page changed.
  var isInChangeLog: Bool {
    guard anchor == nil else { return false }
    // "v3.2 (2025-01-20): …" is an entry wherever it stands.
    if let text = ofMain({ $0.text }), SectionLabels.entry(of: text)?.first == "v",
      EditionReading.edition(entry: text) != nil
    {
      return true
    }
    guard let heading = section.last else { return false }
    if SectionNames.isChangeLog(heading) { return true }
    // "Version history", and below it "1.1 (2023-11-02)".
    return section.count > 1 && SectionLabels.entry(of: heading) != nil
      && SectionNames.isChangeLog(section[section.count - 2])
  }
}
