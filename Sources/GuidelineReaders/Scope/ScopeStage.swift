internal import Guidelines
internal import TextAnalysis

/// The headings above a passage, and what they say about it.
struct PassageScope: PassageResult {
  /// The headings above it, outermost first.
  let section: [String]
  /// The platforms to which it applies; empty for all.
  let platforms: [Platform]
  /// The component that the headings name.
  let component: ComponentName?
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

/// What the headings say about the document as a whole.
struct DocumentScope {
  /// The title of the document.
  let title: Bilingual<String>

  fileprivate init(title: Bilingual<String>) { self.title = title }
}

/// Evaluates the headings above each passage.
///
/// Takes the passages with their forms and gives each its section, the component that the headings
/// name and its platforms: those that its own first words name; if none, those of its item, the
/// headings, the front matter or the title.
enum ScopeStage: PipelineStage {
  static let name = Stage.scope

  static func run(on draft: DocumentDraft) -> DocumentScope {
    let passages = draft[AlignmentStage.self].passages
    let naming = ComponentNaming(glossary: draft.input.glossary)
    var walk = SectionWalk(passages: passages, naming: naming)
    walk.walk()
    let platforms = DocumentPlatforms.settled(
      walk.platforms, of: passages, title: walk.title, frontMatter: draft.input.frontMatter)
    for index in passages.indices {
      let scope = PassageScope(
        section: walk.sections[index], platforms: platforms[index],
        component: walk.components[index])
      passages[index].keep(scope)
      draft.trace?.note(.scope, passages[index], scope.phrase, because: scope.reasons)
    }
    return DocumentScope(title: walk.title)
  }

  static func passOver(_ draft: DocumentDraft) -> DocumentScope {
    DocumentScope(title: Bilingual())
  }
}

extension DraftPassage {
  /// The headings above it, and what they say about it.
  var scope: PassageScope { self[PassageScope.self] }

  /// The headings above it, outermost first.
  var section: [String] { scope.section }

  /// The platforms to which it applies; empty for all.
  var platforms: [Platform] { scope.platforms }
}

extension PassageScope {
  /// The result of the stage, as shown in a trace.
  fileprivate var phrase: Phrase {
    let section = section.joined(separator: " › ")
    let names = platforms.map(\.rawValue).joined(separator: ", ")
    return Phrase(
      "\(section.isEmpty ? "no section" : section); \(names.isEmpty ? "all platforms" : names)",
      "\(section.isEmpty ? "구역 없음" : section); \(names.isEmpty ? "모든 플랫폼" : names)")
  }

  /// The evidence, as shown in a trace.
  fileprivate var reasons: [Phrase] {
    let platforms = Phrase(
      "platforms: \(evidence.phrase.en)", "플랫폼: \(evidence.phrase.ko)")
    let sections =
      section.isEmpty
      ? Phrase("section: no heading above it", "구역: 위에 제목이 없음")
      : Phrase("section: the headings above it", "구역: 위의 제목들")
    return [sections, platforms]
  }
}
