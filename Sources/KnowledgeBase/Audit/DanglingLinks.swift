internal import Guidelines
internal import TextAnalysis

/// Finds links to documents that do not exist.
///
/// A base may contain only some of a person's documents. A link counts as broken only if other
/// links in its folder lead to documents, and a component as missing only if the base has a page
/// for nearly every component of its vocabulary.
enum DanglingLinks: Audit {
  static let kind = AuditKind.danglingLink

  /// The fraction of components with a page from which all are expected to have one.
  private static let leastShare = 0.9

  static func findings(in base: AuditedBase) -> [AuditFinding] {
    let names = Set(base.documents.map(\.summary.name))
    let held = Set(base.documents.compactMap(\.summary.component))
    let known = Set(base.glossary.concepts.compactMap(\.component))
    let expectsAll =
      !known.isEmpty && Double(known.intersection(held).count) >= leastShare * Double(known.count)
    var linked: Set<String> = []
    for stored in base.passages {
      for link in stored.passage.links {
        if let path = DocumentPath.of(link.target, from: stored.document), names.contains(path),
          path != stored.document
        {
          linked.insert(DocumentPath.folder(of: stored.document))
        }
      }
    }
    return base.passages.flatMap { stored in
      stored.passage.links.compactMap { link -> AuditFinding? in
        if let component = link.component, held.contains(component) {
          return nil
        }
        if let path = DocumentPath.of(link.target, from: stored.document) {
          return names.contains(path) || !linked.contains(DocumentPath.folder(of: stored.document))
            ? nil : AuditFinding(.link(link), in: stored)
        }
        guard expectsAll, let component = link.component, known.contains(component) else {
          return nil
        }
        return AuditFinding(.componentLink(link, component), in: stored)
      }
    }
  }
}

/// Document names as paths.
enum DocumentPath {
  private static let endings = [".md", ".markdown", ".mdown", ".mkd", ".txt", ".text", ".json"]

  /// The document to which the relative link `target` in `document` leads; `nil` if it leads
  /// elsewhere: to the web, within the page, out of the folder, to an image.
  static func of(_ target: String, from document: String) -> String? {
    let path = target.prefix { $0 != "#" && $0 != "?" }
    guard !path.isEmpty, !path.hasPrefix("/"), !path.contains(":"), !path.contains("%"),
      endings.contains(where: { path.lowercased().hasSuffix($0) })
    else { return nil }
    var parts = document.split(separator: "/").dropLast().map(String.init)
    for part in path.split(separator: "/") where part != "." {
      if part == ".." {
        guard parts.popLast() != nil else { return nil }
      } else {
        parts.append(String(part))
      }
    }
    return parts.joined(separator: "/")
  }

  /// The folder of the document `name`; empty if it is in none.
  static func folder(of name: String) -> String {
    name.split(separator: "/").dropLast().joined(separator: "/")
  }
}
