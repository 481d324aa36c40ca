import KnowledgeBase
import TestSupport

/// A folder `docs` with pages about drawers, ladders and shelves, and an empty knowledge base.
struct PageFolder {
  let folder: TemporaryFolder
  let base: KnowledgeBase

  /// Creates it with a page that consists of `text(name)` for each name.
  init(text: (String) -> String) throws {
    folder = try TemporaryFolder()
    for name in ["drawers", "ladders", "shelves"] {
      try folder.write(text(name), to: "docs/\(name).md")
    }
    base = try KnowledgeBase(path: folder.path("x.sqlite"), access: .write)
  }
}
