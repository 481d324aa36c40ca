import Guidelines
import KnowledgeBase
import LinterCore
import SourceComparison

extension Document {
  /// What of its rules' comments and front matter cannot be used, with the line in the file at `path`.
  func remarks(at path: String) -> [Bilingual<String>] {
    var claims = EntryFaults.find(in: source).map { fault in
      (fault.line, AuditClaim.entryUnread(fault.entry, fault.reason))
    }
    for passage in passages {
      let line = passage.lines?.first ?? 1
      let known = passage.statement?.checks ?? []
      claims += known.filter { Checks.named($0) == nil }.map { (line, .noCheck($0)) }
      claims += (passage.statement?.patterns ?? []).compactMap { pattern in
        PatternFault.reason(of: pattern).map { reason in
          let place = PatternLine.line(of: pattern, in: source, from: line)
          return (place ?? line, .patternUnread(pattern, reason))
        }
      }
    }
    return claims.map { line, claim in claim.message.map { "\(path):\(line): \($0)" } }
  }
}
