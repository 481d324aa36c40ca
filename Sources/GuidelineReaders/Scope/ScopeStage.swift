internal import Guidelines
internal import TextAnalysis

/// Under which headings a passage stands, and what they say of it.
struct PassageScope {
  /// The headings above it, outermost first.
  let section: [String]
  /// The platforms it speaks of; empty for all.
  let platforms: [Platform]
  /// The component that the headings name.
  let component: ComponentName?
  /// What tells the platforms.
  let evidence: PlatformEvidence

  fileprivate init(
    section: [String] = [], platforms: PlatformFinding = .none, component: ComponentName? = nil
  ) {
    self.section = section
    self.platforms = platforms.platforms
    evidence = platforms.evidence
    self.component = component
  }

  static var none: PassageScope { PassageScope() }
}

/// What the headings say of the document as a whole.
struct DocumentScope {
  /// The heading that names the document.
  let title: Bilingual<String>

  fileprivate init(title: Bilingual<String>) { self.title = title }

  static var none: DocumentScope { DocumentScope(title: Bilingual()) }
}

/// Finds out what the headings above each passage say about it.
///
/// Takes the passages with their forms and gives each its section, the component that the headings
/// name and its platforms: those that its own first words name, else those of its item, of the
/// headings, of the front matter, else all that the document does not exclude.
enum ScopeStage: PipelineStage {
  static let name = Stage.scope

  static func run(on draft: inout DocumentDraft) {
    let passages = draft.alignment.passages
    let naming = ComponentNaming(glossary: draft.input.glossary)
    var walk = SectionWalk(passages: passages, naming: naming)
    walk.walk()
    let platforms = DocumentPlatforms.settled(
      walk.platforms, of: passages, frontMatter: draft.input.frontMatter)
    for index in passages.indices {
      passages[index].scope = PassageScope(
        section: walk.sections[index], platforms: platforms[index],
        component: walk.components[index])
      draft.trace?.note(
        .scope, passages[index], passages[index].scope.phrase,
        because: passages[index].scope.reasons)
    }
    draft.scope = DocumentScope(title: walk.title)
  }

  static func passOver(_ draft: inout DocumentDraft) {}
}
