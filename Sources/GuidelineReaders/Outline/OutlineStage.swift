internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

/// What a passage is set as, and what belongs to it as a caption and as images.
struct PassageOutline: PassageResult {
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

  static func run(on draft: DocumentDraft) {
    let passages = draft[AlignmentStage.self].passages
    let standing = draft[AlignmentStage.self].images
    let plain: [Int: FormFinding] =
      draft.input.format == .text
      ? PlainHeadings.find(in: passages, naming: ComponentNaming(glossary: draft.input.glossary))
      : [:]
    var forms = PassageForms.find(of: passages, plain: plain)
    Captions.find(in: passages, images: standing, forms: &forms)
    let captions = TableCaptions.find(in: passages, forms: forms)
    let images = PassageImages.attached(standing, to: passages, forms: forms)
    for index in passages.indices {
      let outline = PassageOutline(
        form: forms[index].form, caption: captions[index],
        images: images[index] ?? PassageImages.own(of: passages[index]))
      passages[index].keep(outline)
      draft.trace?.note(
        .outline, passages[index], forms[index].form.phrase,
        because: outline.reasons(forms[index].evidence))
    }
  }

  /// Takes every block for what its markup says.
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
  /// What it is set as, with its caption and its images.
  var outline: PassageOutline { self[PassageOutline.self] }

  /// The level of a heading, 1 the highest.
  var level: Int? {
    if case .heading(let level) = outline.form { level } else { nil }
  }

  /// The level of the heading that it was set as though it is a sentence of its own.
  var ruleLevel: Int? {
    guard level == nil, case .heading(let level) = block.en?.kind ?? block.ko?.kind else {
      return nil
    }
    return level
  }
}

extension PassageOutline {
  /// What decided it: `evidence` of the form, the caption and the images.
  fileprivate func reasons(_ evidence: FormEvidence) -> [Phrase] {
    var reasons = [evidence.phrase]
    if let caption { reasons.append(Phrase("caption: \(caption)", "캡션: \(caption)")) }
    if !images.isEmpty {
      reasons.append(Phrase("images: \(images.count)", "이미지: \(images.count)개"))
    }
    return reasons
  }
}
