internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

/// The form of a passage with its caption and its images.
struct PassageOutline: PassageResult {
  let form: PassageForm
  /// The caption of a table.
  let caption: String?
  let images: [Image]
  /// Whether it is the caption of an image, which may state a rule; the caption of a table does not.
  let captionsImage: Bool

  fileprivate init(
    form: PassageForm, caption: String? = nil, images: [Image] = [], captionsImage: Bool = false
  ) {
    self.form = form
    self.caption = caption
    self.images = images
    self.captionsImage = captionsImage
  }

  static var none: PassageOutline { PassageOutline(form: .paragraph) }

  /// The outline of this passage merged with the one that gives its reason.
  func joined(with reason: PassageOutline) -> PassageOutline {
    PassageOutline(
      form: form, caption: caption, images: images + reason.images, captionsImage: captionsImage)
  }
}

/// Determines the form of each passage: a heading, an item, a caption and so on.
///
/// Gives each aligned passage its form, each table its caption, and images to the passages to which they
/// belong. Markup decides if there is any, unless it marks whole sentences. Otherwise a short line that names
/// a section or introduces a sentence or a list is a heading (`PlainHeadings`).
enum OutlineStage: PipelineStage {
  static let name = Stage.outline

  static func run(on draft: DocumentDraft) {
    let passages = draft[AlignmentStage.self].passages
    let standing = draft[AlignmentStage.self].images
    var plain = PlainHeadings.aboveLists(in: passages)
    if draft.input.format == .text {
      let naming = ComponentNaming(glossary: draft.input.glossary)
      plain.merge(PlainHeadings.find(in: passages, naming: naming)) { $1 }
    }
    var forms = PassageForms.find(of: passages, plain: plain)
    Captions.find(in: passages, images: standing, forms: &forms)
    let captions = TableCaptions.find(in: passages, forms: forms)
    let images = PassageImages.attached(standing, to: passages, forms: forms)
    for index in passages.indices {
      let outline = PassageOutline(
        form: forms[index].form, caption: captions[index],
        images: images[index] ?? PassageImages.own(of: passages[index]),
        captionsImage: forms[index].form == .caption && forms[index].evidence != .aboveTable)
      passages[index].keep(outline)
      draft.trace?.note(
        .outline, passages[index], forms[index].form.phrase,
        because: outline.reasons(forms[index].evidence))
    }
  }

  /// Gives every block the form of its markup.
  static func passOver(_ draft: DocumentDraft) {
    for passage in draft[AlignmentStage.self].passages {
      passage.keep(
        PassageOutline(
          form: passage.ofMain(PassageForms.marked) ?? .paragraph,
          images: PassageImages.own(of: passage)))
    }
  }
}

extension DraftPassage {
  /// Its form, its caption and its images.
  var outline: PassageOutline { self[PassageOutline.self] }

  /// The level of a heading, 1 the highest.
  var level: Int? {
    if case .heading(let level) = outline.form { level } else { nil }
  }

  /// The level of the heading markup of a passage that is a statement; `nil` for others.
  var ruleLevel: Int? {
    guard level == nil, case .heading(let level) = block.en?.kind ?? block.ko?.kind else {
      return nil
    }
    return level
  }
}

extension PassageOutline {
  /// The reasons for a trace: the `evidence` of the form, the caption and the images.
  fileprivate func reasons(_ evidence: FormEvidence) -> [Phrase] {
    var reasons = [evidence.phrase]
    if let caption { reasons.append(Phrase("caption: \(caption)", "캡션: \(caption)")) }
    if !images.isEmpty {
      reasons.append(Phrase("images: \(images.count)", "이미지: \(images.count)개"))
    }
    return reasons
  }
}
