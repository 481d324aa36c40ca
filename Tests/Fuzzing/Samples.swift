import Foundation
import TestSupport

/// The documents that are damaged: the Corpus, the ones in ../shared where they are, and a page
/// of DocC JSON.
enum Samples {
  /// All samples in a fixed order, each with whether it is a glossary.
  static func load() -> [(bytes: [UInt8], isGlossary: Bool)] {
    let folders = [
      HigCommand.checkout.appending(path: "Corpus"),
      URL(filePath: Shared.folder + "/seeds"), URL(filePath: Shared.folder + "/documents"),
      URL(filePath: Shared.folder + "/families"),
    ]
    let files = folders.flatMap { folder -> [URL] in
      guard let paths = FileManager.default.subpaths(atPath: folder.path) else { return [] }
      return paths.sorted().map { folder.appending(path: $0) }
    }
    let known: Set<String> = ["md", "mdx", "html", "txt", "json", "tsv"]
    let read = files.compactMap { file -> (bytes: [UInt8], isGlossary: Bool)? in
      guard known.contains(file.pathExtension), let data = try? Data(contentsOf: file) else {
        return nil
      }
      return (Array(data.prefix(Mutation.limit / 2)), file.pathExtension == "tsv")
    }
    return read + [(Array(page.utf8), false)]
  }

  /// A page of DocC render JSON with every part a page has.
  private static let page = """
    {"schemaVersion": {"major": 0, "minor": 3, "patch": 0}, "kind": "article",
     "identifier": {"url": "doc://pages/tab-bars", "interfaceLanguage": "swift"},
     "metadata": {"title": "Tab bars", "role": "article"},
     "abstract": [{"type": "text", "text": "A bar of tabs."}],
     "primaryContentSections": [{"kind": "content", "content": [
       {"type": "heading", "level": 2, "text": "Best practices", "anchor": "a"},
       {"type": "paragraph", "inlineContent": [
         {"type": "strong", "inlineContent": [{"type": "text", "text": "Use up to 5 tabs."}]},
         {"type": "text", "text": " Each one is 25x25 pt."},
         {"type": "reference", "identifier": "doc://pages/toolbars", "isActive": true}]},
       {"type": "aside", "style": "note", "content": [
         {"type": "paragraph", "inlineContent": [{"type": "codeVoice", "code": "UITabBar"}]}]},
       {"type": "unorderedList", "items": [{"content": [
         {"type": "paragraph", "inlineContent": [{"type": "text", "text": "At most 15 characters"}]}]}]},
       {"type": "table", "header": "row", "rows": [
         [[{"type": "paragraph", "inlineContent": [{"type": "text", "text": "Shape"}]}],
          [{"type": "paragraph", "inlineContent": [{"type": "text", "text": "Size"}]}]],
         [[{"type": "paragraph", "inlineContent": [{"type": "text", "text": "Circle"}]}],
          [{"type": "paragraph", "inlineContent": [{"type": "text", "text": "25x25 pt"}]}]]]}]}],
     "references": {"doc://pages/toolbars": {"type": "topic", "title": "Toolbars",
       "url": "/design/toolbars", "identifier": "doc://pages/toolbars"}}}
    """
}
