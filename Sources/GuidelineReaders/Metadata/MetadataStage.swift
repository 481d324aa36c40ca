internal import Guidelines
internal import TextAnalysis

/// The metadata of a document.
struct DocumentMetadata {
  let title: Bilingual<String>
  /// The component that it is about, and the evidence.
  let component: SubjectReading.Found?
  /// The URL of its page in the guidelines.
  let url: String?
  let edition: (edition: Edition, evidence: EditionEvidence)?

  fileprivate init(
    title: Bilingual<String> = Bilingual(), component: SubjectReading.Found? = nil,
    url: String? = nil, edition: (edition: Edition, evidence: EditionEvidence)? = nil
  ) {
    self.title = title
    self.component = component
    self.url = url
    self.edition = edition
  }
}

/// The page of the guidelines to which a passage belongs.
struct PassagePage: PassageResult {
  /// The component of the page.
  let component: ComponentName?

  fileprivate init(component: ComponentName? = nil) { self.component = component }

  static var none: PassagePage { PassagePage() }
}

/// Determines a document's title, subject and edition.
///
/// Takes the front matter, the boilerplate and the passages with their scope; gives the document's
/// metadata and, for each passage, the component of its page. Sources are tried in order of how
/// reliably they describe the whole document: see `SubjectReading` and `EditionReading`.
enum MetadataStage: PipelineStage {
  static let name = Stage.metadata

  static func run(on draft: DocumentDraft) -> DocumentMetadata {
    let subject = SubjectReading(draft).subject
    let edition = DocumentEdition.find(in: draft, url: subject.url)
    let metadata = DocumentMetadata(
      title: subject.title, component: subject.component, url: subject.url, edition: edition)
    let passages = draft[AlignmentStage.self].passages
    let first = passages.lazy.compactMap(\.scope.component).first
    for passage in passages {
      // A file may contain further pages, with components of their own.
      let own = passage.scope.component
      let component = own == nil || own == first ? subject.component?.name : own
      passage.keep(PassagePage(component: component))
      draft.trace?.note(page: passage, isOwn: component == own && own != first, metadata)
    }
    draft.trace?.note(metadata)
    return metadata
  }

  /// Keeps only what the headings say.
  static func passOver(_ draft: DocumentDraft) -> DocumentMetadata {
    for passage in draft[AlignmentStage.self].passages {
      passage.keep(PassagePage(component: passage.scope.component))
    }
    return DocumentMetadata(
      title: draft[ScopeStage.self].title, url: draft.input.url,
      edition: draft.input.edition.map { ($0, .given) })
  }
}

extension DraftPassage {
  /// The component of the page that it belongs to.
  var component: ComponentName? { self[PassagePage.self].component }
}

extension TraceRecorder {
  /// Records the metadata in the trace.
  fileprivate func note(_ metadata: DocumentMetadata) {
    note(.metadata, [], metadata.titlePhrase)
    note(
      .metadata, [], metadata.componentPhrase,
      because: metadata.component.map { [$0.evidence.phrase] } ?? [])
    note(
      .metadata, [], metadata.editionPhrase,
      because: metadata.edition.map { [$0.evidence.phrase] } ?? [])
  }

  /// Records the component of `passage` in the trace.
  ///
  /// `isOwn` says that the heading of a page within the file names it.
  fileprivate func note(page passage: DraftPassage, isOwn: Bool, _ metadata: DocumentMetadata) {
    guard let component = passage.component else {
      note(.metadata, passage, Phrase("no component", "구성 요소 없음"))
      return
    }
    let outcome = Phrase("component: \(component)", "구성 요소: \(component)")
    let heading = Phrase("the heading of its page", "그 페이지의 제목")
    let evidence = isOwn ? heading : metadata.component?.evidence.phrase ?? heading
    note(.metadata, passage, outcome, because: [evidence])
  }
}

extension DocumentMetadata {
  /// The title, as shown in a trace.
  fileprivate var titlePhrase: Phrase {
    let title = [title.en, title.ko].compactMap(\.self).joined(separator: " · ")
    return title.isEmpty ? Phrase("no title", "제목 없음") : Phrase("title: \(title)", "제목: \(title)")
  }

  /// The component, as shown in a trace.
  fileprivate var componentPhrase: Phrase {
    guard let component else { return Phrase("no component", "구성 요소 없음") }
    return Phrase("component: \(component.name)", "구성 요소: \(component.name)")
  }

  /// The edition, as shown in a trace.
  fileprivate var editionPhrase: Phrase {
    guard let edition else { return Phrase("no edition", "판 정보 없음") }
    return Phrase("edition: \(edition.edition)", "판: \(edition.edition)")
  }
}
