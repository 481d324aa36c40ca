internal import Guidelines
internal import TextAnalysis

extension InlineRuns {
  /// The images, captions and text that a copied page has on one line, as separate blocks; `nil` if
  /// the line is not of this kind.
  ///
  /// `![…](…)Do this.![…](…)Not this.When possible, …` is two captions and a paragraph.
  func captioned(in block: Block, opensRule: (String) -> Bool) -> [Block]? {
    guard imagePlaces.count == images.count, imagePlaces.first == 0, !runs.isEmpty else {
      return nil
    }
    var parts: [Block] = []
    for (index, image) in images.enumerated() {
      let end = index + 1 < images.count ? imagePlaces[index + 1] : runs.count
      let own = Array(runs[imagePlaces[index]..<end]).restoringBold()
      var part = block
      part.targets = targets
      part.opensItem = block.opensItem && index == 0
      if index + 1 == images.count, let (caption, rest) = Self.cut(own, opensRule) {
        parts.append(part.part([caption], images: [image]))
        part.opensItem = false
        part.anchor = nil
        parts.append(part.part(rest))
      } else if index + 1 == images.count || collapsed(own).utf8.count <= Self.longestCaption {
        parts.append(part.part(own, images: [image]))
      } else {
        return nil
      }
    }
    let texts = parts.filter { !collapsed($0.runs).isEmpty }
    guard texts.count > 1 else { return nil }
    return block.lines.first == block.lines.last ? [Self.joined(parts)] : Self.apart(parts)
  }

  /// The `parts` of one line as one block: the text of the last one, with its captions attached to
  /// the images.
  private static func joined(_ parts: [Block]) -> Block {
    var result = parts[parts.count - 1]
    result.opensItem = parts[0].opensItem
    guard result.images.isEmpty else {
      return parts.dropFirst().reduce(parts[0]) { $0.joined(with: $1) }
    }
    result.anchor = parts[0].anchor
    result.images = parts.flatMap { part in
      part.images.map { image in
        var image = image
        let caption = collapsed(part.runs)
        image.alternative = [image.alternative, caption].filter { !$0.isEmpty }
          .joined(separator: " — ")
        return image
      }
    }
    return result
  }

  /// `parts`, if no two of them share a line.
  private static func apart(_ parts: [Block]) -> [Block]? {
    zip(parts, parts.dropFirst()).allSatisfy { $0.lines.last < $1.lines.first } ? parts : nil
  }

  private static let longestCaption = 160

  /// The caption that `runs` begin with, and the rest.
  ///
  /// The rest begins with a bold lead, or with a sentence that follows without a space.
  private static func cut(
    _ runs: [Run], _ opensRule: (String) -> Bool
  ) -> (caption: Run, rest: [Run])? {
    guard let first = runs.first, !first.style.contains(.bold) else { return nil }
    if runs.count > 1, runs[1].style.contains(.bold), endsSentence(first.text),
      first.text.utf8.count <= longestCaption
    {
      return (first, Array(runs.dropFirst()))
    }
    guard let seam = seam(in: first.text, opensRule) else { return nil }
    var caption = first
    caption.text = String(first.text[..<seam])
    var rest = runs
    rest[0].text = String(first.text[seam...])
    return (caption, rest)
  }

  private static func seam(in text: String, _ opensRule: (String) -> Bool) -> String.Index? {
    var previous: Character?
    for index in text.indices.prefix(longestCaption) {
      if let previous, text[index].isUppercase, text.index(after: index) < text.endIndex,
        text[text.index(after: index)].isLowercase,
        ".!?".contains(previous)
          || previous.isLowercase && opensRule(String(text[index...].prefix(120)))
      {
        return index
      }
      previous = text[index]
    }
    return nil
  }
}
