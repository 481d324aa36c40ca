internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

/// Finds the captions of tables and images: short lines above a table, next to an image or with one in them.
enum Captions {
  /// Updates `forms` for the passages that are captions.
  ///
  /// `after` is the number of passages before an image.
  static func find(
    in passages: [DraftPassage], images: [(image: Image, after: Int)], forms: inout [FormFinding]
  ) {
    let afterImage = Set(images.map(\.after))
    for index in passages.indices {
      let isAboveTable = index + 1 < passages.count && passages[index + 1].isTable
      let place = Place(isAboveTable: isAboveTable, isBelowImage: afterImage.contains(index))
      if let evidence = evidence(passages[index], forms[index].form, at: place) {
        forms[index] = FormFinding(form: .caption, evidence: evidence)
      }
    }
  }

  /// The neighbours of a passage.
  private struct Place {
    let isAboveTable: Bool
    let isBelowImage: Bool
  }

  /// What makes a passage a caption; `nil` if it is not one.
  private static func evidence(
    _ passage: DraftPassage, _ form: PassageForm, at place: Place
  ) -> FormEvidence? {
    guard form != .table,
      place.isAboveTable || place.isBelowImage
        || passage.ofMain({ $0.images.isEmpty }) == false,
      let block = passage.main, !block.isHeading, mayBeCaption(form, block)
    else { return nil }
    let isHeadingLike = HeadingShape.isHeadingLike(block.text)
    if place.isAboveTable, isHeadingLike { return .aboveTable }
    if captionsOwnImage(block) { return .holdsImage }
    return place.isBelowImage && form == .paragraph && isHeadingLike ? .belowImage : nil
  }

  /// Whether a passage has the form of a possible caption.
  ///
  /// A heading counts only if it was recognised without the markup of one.
  private static func mayBeCaption(_ form: PassageForm, _ block: Block) -> Bool {
    switch form {
    case .paragraph: !KoreanMood.isImperative(block.text)
    case .heading(let level): level == PassageForms.levelOfBold || block.kind == .paragraph
    default: false
    }
  }

  private static func captionsOwnImage(_ block: Block) -> Bool {
    !block.images.isEmpty && block.text.count < 200 && block.boldLead.map(endsSentence) != true
      && !onlyFollowsImage(block)
  }

  /// Whether a text is not a caption although it follows an image: several sentences, or a command.
  private static func onlyFollowsImage(_ block: Block) -> Bool {
    guard let line = block.textLines.first?.line, endsSentence(block.text),
      block.images.allSatisfy({ $0.line < line })
    else { return false }
    let language: Language = holdsHangul(block.text) ? .ko : .en
    return Sentences.split(block.text, language: language).count > 1
      || EnglishMood.isImperative(block.text) || KoreanMood.isImperative(block.text)
  }
}

/// Finds the captions of tables.
enum TableCaptions {
  /// The captions of the tables among `passages`, by index.
  static func find(in passages: [DraftPassage], forms: [FormFinding]) -> [Int: String] {
    var captions: [Int: String] = [:]
    for index in passages.indices.dropFirst() where passages[index].isTable {
      let above = caption(from: passages[index - 1], forms[index - 1].form)
      captions[index] = withUnit(above, at: index, in: passages)
    }
    return captions
  }

  /// The caption that the passage above a table gives it.
  private static func caption(from above: DraftPassage, _ form: PassageForm) -> String? {
    if form == .caption { return above.ofMain { $0.text } }
    guard form != .table, form != .aside, let text = above.ofMain({ $0.text }) else { return nil }
    let language: Language = above.block.en == nil ? .ko : .en
    let caption = Sentences.last(of: text, language: language).map { String($0) } ?? text
    // An item that is a sentence or an order is a rule of its own.
    let isLabel = ":：".contains(caption.last ?? ":") || HeadingShape.isHeadingLike(text)
    let isOrder = EnglishMood.isImperative(caption) || KoreanMood.isImperative(caption)
    return form == .item && (!isLabel || isOrder) ? nil : caption
  }

  /// A caption with the unit that a line above or below the table states: "Unit: pt", "(단위: px)".
  private static func withUnit(
    _ caption: String?, at index: Int, in passages: [DraftPassage]
  ) -> String? {
    if let unit = unit(at: index - 1, in: passages) {
      // The caption is above that line.
      guard index > 1, !passages[index - 2].isTable,
        let text = passages[index - 2].ofMain({ $0.text }), HeadingShape.isHeadingLike(text)
      else { return caption }
      return "\(text) (\(unit))"
    }
    guard let unit = unit(at: index + 1, in: passages) else { return caption }
    return "\(caption ?? "") (\(unit))"
  }

  /// The unit of a passage that consists only of one.
  private static func unit(at index: Int, in passages: [DraftPassage]) -> String? {
    guard passages.indices.contains(index), !passages[index].isTable,
      let text = passages[index].ofMain({ $0.isOnOneLine && !$0.isHeading ? $0.text : nil }) ?? nil,
      text.utf8.count <= 40, !NumberSearch.mayHoldNumber(text)
    else { return nil }
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "%" }.map(
      String.init)
    guard words.count == 2, TableHeaders.units.contains(words[0]),
      Units.spelled(words[1]) != nil
    else { return nil }
    return words[1]
  }
}
