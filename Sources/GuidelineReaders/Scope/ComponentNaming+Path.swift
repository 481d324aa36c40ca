internal import DocumentModel
internal import Guidelines
internal import Lexicon
internal import TextAnalysis

/// What the path of a document's file says about its component.
extension ComponentNaming {
  /// The component that the path names: a term of the glossary, such as `tab-bar` in
  /// `components/2021-05-tab-bar/index.en-US.md`.
  ///
  /// The folder counts where the file is named after an aspect: "modal/guidance/accessibility.md".
  func known(path: String) -> ComponentName? {
    let subjects = Self.subjects(of: path)
    guard let file = subjects.first else { return nil }
    if Self.aspects.contains(file.lowercased()), subjects.count > 1,
      let found = known(subject: subjects[1])
    {
      return found
    }
    return known(subject: file)
  }

  private static let aspects = Lexicon.headings.set("aspect")
  private static let asides = Lexicon.headings.set("file-aside")

  private func known(subject: String) -> ComponentName? {
    guard !Self.namesChapter(subject.replacing("-", with: " ")) else { return nil }
    return component(named: subject)
      // "site.example_author_tab-bar"
      ?? subject.split(separator: "_").last.flatMap { component(named: String($0)) }
      ?? componentOfGuide(subject)
  }

  /// The component of "icon-guidelines" or "alert-how-to-use"; "ios-guidelines" has none.
  private func componentOfGuide(_ subject: String) -> ComponentName? {
    let words = subject.lowercased().split { $0 == "-" || $0 == "_" }
    let name = words.joined(separator: " ")
    guard PlatformMentions.platforms(in: name).isEmpty else { return nil }
    // "layout-en", "good-button"
    let core = words.drop { Self.asides.contains(String($0)) }.reversed()
      .drop { Self.asides.contains(String($0)) }.reversed()
    return component(named: core.joined(separator: " ")) ?? withoutGenre(name)
  }

  /// The words of the path in kebab case, if they are a short name: `skip-link`.
  ///
  /// "skip-link/index.md" is named after its folder, and "our-app/AGENTS.md" is not.
  func name(path: String) -> ComponentName? {
    guard let file = Self.parts(of: path).first?.lowercased(),
      !Self.generalNames.contains(file) || Self.namedByFolder.contains(file),
      let subject = Self.subjects(of: path).first?.lowercased().replacing("_", with: "-"),
      (3...40).contains(subject.utf8.count), subject.split(separator: "-").count <= 4
    else { return nil }
    let words = subject.replacing("-", with: " ")
    guard words.utf8.allSatisfy({ (0x61...0x7A).contains($0) || $0 == 0x20 }) else { return nil }
    if let genre = Self.genreBeginnings.first(where: words.hasPrefix) {
      return ComponentName(words: words.dropFirst(genre.count))
    }
    return Self.isName(words) ? ComponentName(words: words) : nil
  }

  private static let namedByFolder = Lexicon.headings.set("file-of-folder")
  static let genreBeginnings = Lexicon.headings.list("genre-begin")

  /// The parts of a path that name a subject, the file first.
  private static func subjects(of path: String) -> [String] {
    parts(of: path).filter { !generalNames.contains($0.lowercased()) }
  }

  /// The parts of a path, the file first, without leading numbers and extensions.
  private static func parts(of path: String) -> [String] {
    // Exports write the separator of folders as two underscores.
    path.pieces(by: "__").flatMap { $0.split(separator: "/") }.reversed().map { part in
      var stem = part
      while let dot = stem.lastIndex(of: "."), stem[dot...].utf8.count <= 9 { stem = stem[..<dot] }
      return String(stem.drop { !$0.isLetter })
    }
  }

  /// File names and words of titles that say nothing about the contents.
  static let generalNames = Lexicon.headings.set("file")

  /// Whether a name is that of a chapter of a guide to many things, which is no component as the name of a file either.
  static func namesChapter(_ name: String) -> Bool {
    chapters.contains(where: name.lowercased().hasSuffix)
  }

  private static let chapters = Lexicon.headings.list("chapter-end")
}
