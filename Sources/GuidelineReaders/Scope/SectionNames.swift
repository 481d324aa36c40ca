internal import DocumentModel
internal import Guidelines
internal import Lexicon
internal import TextAnalysis

/// The section headings that are common to guideline pages, whatever their subject.
enum SectionNames {
  private static let names = Lexicon.headings.set("section")
  private static let logs = Lexicon.headings.set("change-log")

  private static let platformSections = Lexicon.headings.set("platform-section")
  private static let platformBeginnings = Lexicon.headings.list("platform-section-begin")
  private static let platformWords = Lexicon.headings.list("platform-section-within")
  private static let checklists = Lexicon.headings.list("checklist")
  private static let links = Lexicon.headings.set("links")

  /// Whether sections under `heading` are named after platforms.
  static func holdsPlatforms(_ heading: String) -> Bool {
    heading.utf8.count <= longest
      && parts(of: heading).contains { part in
        platformSections.contains(part)
          || platformBeginnings.contains(where: part.hasPrefix)
            && platformWords.contains { part.contains($0) }
      }
  }

  /// Whether the contents of a section are links to other pages.
  static func isLinkList(_ heading: String) -> Bool {
    heading.utf8.count <= longest && linkWords.occur(in: heading.lowercased())
      && parts(of: heading).contains(where: links.contains)
  }

  /// Whether a title says that what must hold is listed below: "Accessibility checklist".
  static func isChecklist(_ title: String) -> Bool {
    title.utf8.count <= longest && checklists.contains(where: title.lowercased().hasSuffix)
  }

  /// Whether `text` is one of the common section headings.
  static func contain(_ text: String) -> Bool {
    text.utf8.count <= longest
      && parts(of: text).contains { names.contains($0) || logs.contains($0) }
  }

  /// Whether the section is a change log, which contains no rules.
  static func isChangeLog(_ heading: String) -> Bool {
    heading.utf8.count <= longest && mayNameLog(heading)
      && parts(of: heading).contains(where: logs.contains)
  }

  /// A prefilter: whether `heading` contains one of the words that names of change logs have in common.
  ///
  /// `false` is certain.
  ///
  /// Called for the heading above every passage.
  private static func mayNameLog(_ heading: String) -> Bool {
    var heading = heading
    return heading.withUTF8 {
      $0.holds(lowered: "log") || $0.holds(lowered: "history") || logWords.occur(in: $0)
    }
  }

  private static let linkWords = ByteNeedles(Array(links))
  private static let logWords = ByteNeedles(Lexicon.headings.list("change-log-word"))

  /// The longest heading in both languages, in UTF-8 bytes.
  private static let longest = 100

  /// The names in a heading in both languages: "변경 기록 (Change log)", "Change log · 변경 기록".
  private static func parts(of text: String) -> [String] {
    text.split { "·/|()（）–—".contains($0) }.map { part in
      var name = part.trimmingBoth()
      while let first = name.first, !first.isLetter { name = name.dropFirst() }
      return name.lowercased()
    }
  }
}
