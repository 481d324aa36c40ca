internal import DocumentModel
internal import TextAnalysis

extension DraftPassage {
  /// Whether it is part of a change log.
  var isInChangeLog: Bool {
    guard anchor == nil else { return false }
    // "v3.2 (2025-01-20): …" is an entry under any heading.
    if let text = ofMain({ $0.text }), SectionLabels.entry(of: text)?.first == "v",
      EditionReading.edition(entry: text) != nil
    {
      return true
    }
    guard let heading = section.last else { return false }
    if SectionNames.isChangeLog(heading) { return true }
    // "Version history" with "1.1 (2023-11-02)" below it.
    return section.count > 1 && SectionLabels.entry(of: heading) != nil
      && SectionNames.isChangeLog(section[section.count - 2])
  }
}
