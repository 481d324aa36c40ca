internal import Guidelines

extension CommandSyntax {
  /// The part of `hig export` that `hig-docs` runs.
  package static let siteExport = CommandSyntax(
    name: "export",
    summary: Phrase("the site as files, or as a docset", "사이트를 파일이나 docset으로"),
    operands: Operands(label: "site|docset FOLDER", count: 2...2), options: [], examples: [])
}
