internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

/// What a passage is set as, whatever it says.
enum PassageForm: Hashable {
  case paragraph
  /// A heading that names what stands below it; 1 is the highest level.
  case heading(level: Int)
  /// The first paragraph of a list item.
  case item
  case table
  /// A short line that says what a table or an image shows.
  case caption
  /// A text that a label sets apart: Tip, Note, Important.
  case aside
  case code
}

/// What a passage is set as, and what belongs to it as a caption and as images.
struct PassageOutline {
  let form: PassageForm
  /// What a table is about.
  let caption: String?
  let images: [Image]

  fileprivate init(form: PassageForm, caption: String? = nil, images: [Image] = []) {
    self.form = form
    self.caption = caption
    self.images = images
  }

  static var none: PassageOutline { PassageOutline(form: .paragraph) }

  /// The outline of this passage and the one that gives its reason, as one.
  func joined(with reason: PassageOutline) -> PassageOutline {
    PassageOutline(form: form, caption: caption, images: images + reason.images)
  }
}

/// Finds out what each passage is set as: a heading, an item, a caption.
///
/// Takes the aligned passages and gives each its form, each table its caption, and images to the
/// passages that they belong to. Markup decides where there is some, and is overruled where it is set
/// on whole sentences; without any, a short line that names a section or introduces a sentence is a
/// heading (`PlainHeadings`).
enum OutlineStage: PipelineStage {
  static let name = Stage.outline

  static func run(on draft: inout DocumentDraft) {
    let passages = draft.alignment.passages
    let plain: [Int: FormFinding] =
      draft.input.format == .text
      ? PlainHeadings.find(in: passages, naming: ComponentNaming(glossary: draft.input.glossary))
      : [:]
    var forms = PassageForms.find(of: passages, plain: plain)
    Captions.find(in: passages, images: draft.alignment.images, forms: &forms)
    let captions = TableCaptions.find(in: passages, forms: forms)
    let images = PassageImages.attached(draft.alignment.images, to: passages, forms: forms)
    for index in passages.indices {
      passages[index].outline = PassageOutline(
        form: forms[index].form, caption: captions[index],
        images: images[index] ?? PassageImages.own(of: passages[index]))
      draft.trace?.note(
        .outline, passages[index], forms[index].form.phrase,
        because: passages[index].outline.reasons(forms[index].evidence))
    }
  }

  /// Takes every block for what its markup says.
  static func passOver(_ draft: inout DocumentDraft) {
    for passage in draft.alignment.passages {
      passage.outline = PassageOutline(
        form: passage.ofMain(PassageForms.marked) ?? .paragraph,
        images: PassageImages.own(of: passage))
    }
  }
}
