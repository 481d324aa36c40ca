internal import Guidelines

extension CommandSyntax {
  /// What `hig export` leaves to `hig-docs`.
  package static let siteExport = CommandSyntax(
    name: "export",
    summary: Phrase("the site as files", "사이트를 파일로"),
    operands: Operands(label: "site FOLDER", count: 2...2), options: [], examples: [])
}
