internal import DocumentModel
internal import Guidelines

/// Finds the dos and don'ts that show texts of an interface instead of saying what to do.
enum SampleLists {
  /// The dos and don'ts of `passages` among which one asks something ("Delete entry?"), as no rule does.
  ///
  /// Those under one heading are of one kind.
  static func items(_ passages: [LeadJoining.Joined]) -> Set<Int> {
    var listed: [[String]: [Int]] = [:]
    for index in passages.indices {
      let passage = passages[index].passage
      guard passage.outline.form == .item, passage.standing != nil else { continue }
      let isOwnHeading = passage.section.last.flatMap(ExampleLists.modality) != nil
      listed[isOwnHeading ? passage.section.dropLast() : passage.section, default: []].append(index)
    }
    let samples = listed.values.filter { $0.contains { asks(passages[$0].passage) } }
    return Set(samples.joined())
  }

  private static func asks(_ passage: DraftPassage) -> Bool {
    (passage.text.en ?? passage.text.ko)?.last.map("?？".contains) ?? false
  }
}
