internal import Guidelines
internal import TextAnalysis

/// What a document is.
struct DocumentMetadata {
  /// What it is called.
  let title: Bilingual<String>
  /// The component it is about and what tells that.
  let component: (name: ComponentName, evidence: ComponentEvidence)?
  /// The page of the guidelines it is about.
  let url: String?
  /// Its edition and what tells that.
  let edition: (edition: Edition, evidence: EditionEvidence)?

  fileprivate init(
    title: Bilingual<String> = Bilingual(),
    component: (name: ComponentName, evidence: ComponentEvidence)? = nil, url: String? = nil,
    edition: (edition: Edition, evidence: EditionEvidence)? = nil
  ) {
    self.title = title
    self.component = component
    self.url = url
    self.edition = edition
  }

  static var none: DocumentMetadata { DocumentMetadata() }
}

/// The page of the guidelines that a passage belongs to.
struct PassagePage {
  /// The component of the page.
  let component: ComponentName?

  fileprivate init(component: ComponentName? = nil) { self.component = component }

  static var none: PassagePage { PassagePage() }
}

/// Finds out what a document is called, what it is about and which edition it shows.
///
/// Takes the front matter, the boilerplate and the passages with their scope; gives the document's
/// metadata and each passage the component of its page. Of several sources the one that says most
/// about the whole document is believed: `SubjectReading` and `EditionReading` list them in order.
enum MetadataStage: PipelineStage {
  static let name = Stage.metadata

  static func run(on draft: inout DocumentDraft) {
    let subject = SubjectReading(draft).subject
    let edition =
      draft.input.edition.map { ($0, EditionEvidence.given) } ?? DocumentEdition.find(in: draft)
    draft.metadata = DocumentMetadata(
      title: subject.title, component: subject.component, url: subject.url, edition: edition)
    let passages = draft.alignment.passages
    let first = passages.lazy.compactMap(\.scope.component).first
    for passage in passages {
      // A file may hold further pages, which have components of their own.
      let own = passage.scope.component
      let component = own == nil || own == first ? subject.component?.name : own
      passage.page = PassagePage(component: component)
      draft.trace?.note(page: passage, isOwn: component == own && own != first, draft.metadata)
    }
    draft.trace?.note(draft.metadata)
  }

  /// Leaves what the headings say.
  static func passOver(_ draft: inout DocumentDraft) {
    draft.metadata = DocumentMetadata(
      title: draft.scope.title, url: draft.input.url,
      edition: draft.input.edition.map { ($0, .given) })
    for passage in draft.alignment.passages {
      passage.page = PassagePage(component: passage.scope.component)
    }
  }
}

extension TraceRecorder {
  /// Notes what the document is.
  fileprivate func note(_ metadata: DocumentMetadata) {
    note(.metadata, [], metadata.titlePhrase)
    note(
      .metadata, [], metadata.componentPhrase,
      because: metadata.component.map { [$0.evidence.phrase] } ?? [])
    note(
      .metadata, [], metadata.editionPhrase,
      because: metadata.edition.map { [$0.evidence.phrase] } ?? [])
  }

  /// Notes the component of `passage`, which the heading of its page tells where it `isOwn`.
  fileprivate func note(page passage: DraftPassage, isOwn: Bool, _ metadata: DocumentMetadata) {
    guard let component = passage.page.component else {
      note(.metadata, passage, Phrase("no component", "구성 요소 없음"))
      return
    }
    let outcome = Phrase("component: \(component)", "구성 요소: \(component)")
    let heading = Phrase("the heading of its page", "그 페이지의 제목")
    let evidence = isOwn ? heading : metadata.component?.evidence.phrase ?? heading
    note(.metadata, passage, outcome, because: [evidence])
  }
}
