internal import DocumentModel
internal import Guidelines
internal import Lexicon
internal import TextAnalysis

/// What the path of a document's file says about its component.
extension ComponentNaming {
  /// The component that the path names: a term of the glossary, such as `tab-bar` in
  /// `components/2021-05-tab-bar/index.en-US.md`.
  func known(path: String) -> ComponentName? {
    Self.subject(of: path).flatMap { subject in
      glossary.component(named: subject)
        // "site.example_author_tab-bar"
        ?? subject.split(separator: "_").last.flatMap { glossary.component(named: String($0)) }
    }
  }

  /// The words of the path in kebab case, if they are a short name: `skip-link`.
  func name(path: String) -> ComponentName? {
    guard let subject = Self.subject(of: path),
      subject.utf8.allSatisfy({ (0x61...0x7A).contains($0) || $0 == UInt8(ascii: "-") }),
      (3...40).contains(subject.utf8.count), subject.split(separator: "-").count <= 4
    else { return nil }
    return ComponentName(rawValue: subject)
  }

  /// The last part of a path that names a subject, without numbers before it and endings behind it.
  private static func subject(of path: String) -> String? {
    // Exports write the separator of folders as two underscores.
    for part in path.pieces(by: "__").flatMap({ $0.split(separator: "/") }).reversed() {
      var stem = part
      while let dot = stem.lastIndex(of: "."), stem[dot...].utf8.count <= 9 { stem = stem[..<dot] }
      let name = stem.drop { !$0.isLetter }
      guard !name.isEmpty else { return nil }
      if !generalNames.contains(name.lowercased()) { return String(name) }
    }
    return nil
  }

  private static let generalNames = Lexicon.headings.set("file")
}
