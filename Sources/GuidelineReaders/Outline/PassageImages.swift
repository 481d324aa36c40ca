internal import DocumentModel
internal import Guidelines
internal import Lexicon

/// Assigns images to passages.
enum PassageImages {
  /// The images on the lines of a passage.
  static func own(of passage: DraftPassage) -> [Image] {
    (passage.part(.en) { $0.images } ?? []) + (passage.part(.ko) { $0.images } ?? [])
  }

  /// The images of the passages that have some, by index: their own and those of `images` that follow them.
  ///
  /// At the top of a page an image belongs to the first text below it.
  static func attached(
    _ images: [(image: Image, after: Int)], to passages: [DraftPassage], forms: [FormFinding]
  ) -> [Int: [Image]] {
    guard !passages.isEmpty else { return [:] }
    var found: [Int: [Image]] = [:]
    for index in passages.indices {
      let own = own(of: passages[index])
      if !own.isEmpty { found[index] = own }
    }
    for (image, after) in images {
      found[owner(after: after, forms), default: []].append(image)
    }
    return found.mapValues { $0.sorted { $0.line < $1.line }.map(judged) }
  }

  /// The passage to which an image after `count` passages belongs.
  private static func owner(after count: Int, _ forms: [FormFinding]) -> Int {
    let above = min(max(count - 1, 0), forms.count - 1)
    guard count < forms.count, case .heading = forms[above].form else { return above }
    return count
  }

  /// An image, marked as a good or bad example if its alternative text says so.
  private static func judged(_ image: Image) -> Image {
    var image = image
    let alternative = image.alternative.lowercased()
    if bad.contains(where: { alternative.contains($0) }) {
      image.illustrates = .bad
    } else if good.contains(where: { alternative.contains($0) }) {
      image.illustrates = .good
    }
    return image
  }

  private static let bad = Lexicon.headings.list("bad-image")
  private static let good = Lexicon.headings.list("good-image")
}
