import GuidelineReaders
import Guidelines
import TestSupport
import TextAnalysis

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A few concepts: enough for the small documents of these tests.
let smallGlossary = Glossary(concepts: [
  concept("tab-bar", "tab bar", ["탭 막대", "탭 바", "탭 표시줄", "탭 모음"], "tab-bars", ["UITabBar"]),
  concept("toolbar", "toolbar", ["도구 막대", "툴바", "도구 모음"], "toolbars", ["UIToolbar"]),
  concept("navigation-bar", "navigation bar", ["탐색 막대", "내비게이션 바"], "navigation-bars"),
  concept("sidebar", "sidebar", ["사이드바"], "sidebars"),
  concept("alert", "alert", ["경고", "알림"], "alerts"),
  concept("badge", "badge", ["배지", "뱃지"], nil),
  concept("button", "button", ["버튼", "단추"], "buttons"),
  concept("icon", "icon", ["아이콘"], "icons"),
  concept("segmented-control", "segmented control", ["구분 제어기", "세그먼트 컨트롤"], "segmented-controls"),
])

private func concept(
  _ id: String, _ en: String, _ ko: [String], _ page: String?, _ apis: [String] = []
) -> Concept {
  Concept(
    id: ConceptID(unchecked: id), en: [en], ko: ko, apis: apis,
    component: page.map(ComponentName.init(unchecked:)))
}

/// The project's own glossary where it is there, else the small one.
let bestGlossary: Glossary = {
  let folder = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
  let path = (folder + ["Corpus", "Glossary.tsv"]).joined(separator: "/")
  guard let data = try? Data(contentsOf: URL(filePath: path)),
    let glossary = try? Glossary(
      tsv: String(decoding: data, as: UTF8.self), name: "Glossary.tsv")
  else { return smallGlossary }
  return glossary
}()

/// The pages of the project's own Corpus by name; none where it is not there.
func corpusPages() -> [(name: String, bytes: [UInt8])] {
  let folder = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
  let path = (folder + ["Corpus", "Components"]).joined(separator: "/")
  let names = (try? FileManager.default.contentsOfDirectory(atPath: path).sorted()) ?? []
  return names.compactMap { name in
    (try? Data(contentsOf: URL(filePath: path + "/" + name))).map { (name, [UInt8]($0)) }
  }
}

/// The document that `text` is.
func read(
  _ text: String, name: String = "page.md", glossary: Glossary = smallGlossary
) throws -> Document {
  try GuidelineReader(glossary: glossary).read(bytes: Array(text.utf8), name: name)
}

/// The document at `path` in the shared folder.
func readShared(_ path: String) throws -> Document {
  let name = path.split(separator: "/").last.map(String.init) ?? path
  return try GuidelineReader(glossary: bestGlossary).read(bytes: Shared.bytes(path), name: name)
}

/// The paths of all seeds and documents in the shared folder.
func sharedPaths() throws -> [String] {
  let seeds = try Shared.files("seeds").map { "seeds/" + $0 }
  let documents = try Shared.files("documents").flatMap { folder in
    try Shared.files("documents/" + folder).map { "documents/\(folder)/" + $0 }
  }
  return seeds + documents
}

extension Document {
  /// The passages as a tree that people can read.
  var dump: String {
    var lines = [
      "\(name) \(format) component=\(component?.rawValue ?? "-") edition=\(edition?.description ?? "-")",
      "title en=\(title.en ?? "-") ko=\(title.ko ?? "-") url=\(url ?? "-")",
    ]
    for passage in passages {
      let place = [passage.en?.lines, passage.ko?.lines].map { lines in
        lines.map { $0.first == $0.last ? "\($0.first)" : "\($0.first)-\($0.last)" } ?? "·"
      }
      var head = "\(passage.kind.rawValue) \(place[0])|\(place[1])"
      if let confidence = passage.confidence { head += " p=\(confidence)" }
      if !passage.platforms.isEmpty {
        head += " on \(passage.platforms.map(\.rawValue).joined(separator: ","))"
      }
      if !passage.section.isEmpty { head += " in " + passage.section.joined(separator: " > ") }
      lines.append(head)
      for text in [passage.en, passage.ko].compactMap(\.self) {
        lines.append("    " + DisplayWidth.truncate(text.text, to: 100))
      }
      if let statement = passage.statement {
        lines.append("    ! \(statement.modality.rawValue) \(statement.id?.rawValue ?? "")")
        for lead in [statement.lead.en, statement.lead.ko].compactMap(\.self) {
          lines.append("      " + DisplayWidth.truncate(lead, to: 98))
        }
      }
      for metric in passage.metrics {
        lines.append("    # \(metric.dimension.rawValue) \(metric.source.line)")
      }
      for image in passage.images { lines.append("    [image \(image.line)]") }
    }
    for entry in skipped {
      lines.append("skipped \(entry.lines.first)-\(entry.lines.last) \(entry.reason.rawValue)")
    }
    return lines.joined(separator: "\n")
  }
}
