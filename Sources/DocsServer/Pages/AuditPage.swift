internal import Guidelines
internal import KnowledgeBase

extension Route {
  /// `/audit`: the findings of the audit.
  static let audit = Route(
    path: [.literal("audit")],
    summary: Phrase("what contradicts itself", "서로 어긋나는 내용"), parameters: [.lang]
  ) { visit throws(KnowledgeBaseError) in
    .page(
      AuditPage(
        report: try visit.audit,
        fragments: Fragments(visit.reader)
      ).page)
  }
}

/// The page of the audit.
struct AuditPage {
  let report: AuditReport
  let fragments: Fragments

  var page: Page {
    let reader = fragments.reader
    return Page(
      title: reader.say(Words.audit), part: .audit,
      content: group {
        element("h1") { reader.say(Words.audit) }
        element("p", .class("lead")) { reader.say(Words.auditLead) }
        element("p", .class("facts")) {
          for severity in AuditSeverity.allCases.reversed() where report.count(severity) > 0 {
            element("span") {
              reader.say(Wording.count(report.count(severity), of: Wording.severity(severity)))
            }
          }
        }
        if report.findings.isEmpty { element("p") { reader.say(Words.consistent) } }
        for (index, part) in documents.enumerated() {
          element("section", .class("part"), .aria(.labelledBy, "_d\(index)")) {
            element("h2", .id("_d\(index)")) {
              link(fragments.addresses.document(part.name)) { part.name }
            }
            element("ul", .class("findings")) {
              for finding in part.findings { element("li") { item(finding) } }
            }
          }
        }
        fragments.section("kinds", Words.lookedFor, class: "part kinds") { kinds }
      })
  }

  private var kinds: Markup {
    fragments.table(
      Words.lookedFor, [Words.kind, Words.findings], numbersFrom: 1
    ) {
      for kind in AuditKind.allCases {
        element("tr") {
          element("td") { fragments.reader.say(Words.audited(kind)) }
          element("td", .class("number")) { "\(report.findings.count { $0.kind == kind })" }
        }
      }
    }
  }

  private var documents: [(name: String, findings: [AuditFinding])] {
    var parts: [(name: String, findings: [AuditFinding])] = []
    for finding in report.findings {
      if parts.last?.name != finding.document { parts.append((finding.document, [])) }
      parts[parts.count - 1].findings.append(finding)
    }
    return parts
  }

  private func item(_ finding: AuditFinding) -> Markup {
    group {
      element("p", .class("facts")) {
        element("span", .class("severity \(finding.severity.rawValue)")) {
          fragments.reader.say(Wording.severity(finding.severity))
        }
        fragments.place(finding.document, finding.lines)
        if let rule = finding.rule {
          link(fragments.addresses.rule(rule)) { element("code") { rule.rawValue } }
        }
      }
      fragments.texts(finding.message)
    }
  }
}
