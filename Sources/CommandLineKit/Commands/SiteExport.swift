internal import Guidelines

extension CommandSyntax {
  /// The part of `hig export` that `hig-docs` runs.
  package static let siteExport = CommandSyntax(
    name: "export",
    summary: Phrase("the site as files", "사이트를 파일로"),
    operands: Operands(label: "site FOLDER", count: 2...2), options: [], examples: [])
}
