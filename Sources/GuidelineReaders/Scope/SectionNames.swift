internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

/// The headings that guideline pages share, whatever they are about.
enum SectionNames {
  private static let names: Set<String> = [
    "overview", "best practices", "platform considerations", "specifications", "resources",
    "related", "developer documentation", "videos", "anatomy", "개요", "모범 사례", "플랫폼 고려 사항",
    "플랫폼 고려사항", "플랫폼별 고려 사항", "플랫폼별 고려사항", "사양", "규격", "리소스", "참고 자료", "관련 항목", "관련 문서",
    "개발자 문서", "비디오", "구조",
  ]
  private static let logs: Set<String> = [
    "change log", "changelog", "revision history", "version history",
    "document revision history", "변경 기록", "변경 내역", "변경 이력", "변경 로그", "수정 이력", "수정 기록",
    "개정 이력", "업데이트 기록", "업데이트 내역",
  ]

  private static let links: Set<String> = [
    "resources", "related", "developer documentation", "videos", "리소스", "참고 자료", "관련 항목",
    "관련 문서", "개발자 문서", "비디오", "영상", "동영상", "연관 내용", "연관 문서", "연관 항목", "관련 내용", "관련 자료",
    "관련 링크", "참고 문서", "참고 링크", "개발자 연관 문서", "개발자 문서 참고", "개발자 참고 문서",
  ]

  /// Whether the sections of platforms stand under `heading`.
  static func holdsPlatforms(_ heading: String) -> Bool {
    heading.utf8.count <= longest
      && parts(of: heading).contains { part in
        part == "platform considerations" || part.hasPrefix("플랫폼") && part.contains("고려")
      }
  }

  /// Whether what stands under `heading` leads to other pages.
  static func isLinkList(_ heading: String) -> Bool {
    heading.utf8.count <= longest && linkWords.occur(in: heading.lowercased())
      && parts(of: heading).contains(where: links.contains)
  }

  /// Whether `text` is such a heading.
  static func contain(_ text: String) -> Bool {
    text.utf8.count <= longest
      && parts(of: text).contains { names.contains($0) || logs.contains($0) }
  }

  /// Whether what stands under `heading` tells when the page changed and rules nothing.
  static func isChangeLog(_ heading: String) -> Bool {
    heading.utf8.count <= longest && mayNameLog(heading)
      && parts(of: heading).contains(where: logs.contains)
  }

  /// Whether `heading` holds a word that all names of logs have one of; `false` is sure.
  ///
  /// Asked of the heading above every passage.
  private static func mayNameLog(_ heading: String) -> Bool {
    var heading = heading
    return heading.withUTF8 {
      $0.holds(lowered: "log") || $0.holds(lowered: "history") || logWords.occur(in: $0)
    }
  }

  private static let linkWords = ByteNeedles(Array(links))
  private static let logWords = ByteNeedles(["기록", "내역", "이력", "로그"])

  /// No heading in both languages takes more UTF-8 bytes.
  private static let longest = 100

  /// The halves of "변경 기록 (Change log)" and "Change log · 변경 기록".
  private static func parts(of text: String) -> [String] {
    text.split { "·/|()（）–—".contains($0) }.map { part in
      var name = part.trimmingBoth()
      while let first = name.first, !first.isLetter { name = name.dropFirst() }
      return name.lowercased()
    }
  }
}
