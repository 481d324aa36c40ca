internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

// Which thing the numbers of a table are of.
extension MetricTable {
  /// The subject and the qualifiers that the labels give together.
  func identity(
    columnLabel: Label, rowLabels: [(header: Label, label: Label, text: String)],
    dimensions: [Dimension]
  ) -> (String, [String: String]) {
    var qualifiers: [String: String] = [:]
    for qualifier in caption.qualifiers where qualifiers[qualifier.key] == nil {
      qualifiers[qualifier.key] = qualifier.value
    }
    for qualifier in columnLabel.qualifiers where qualifiers[qualifier.key] == nil {
      qualifiers[qualifier.key] = qualifier.value
    }
    for row in rowLabels {
      // A row that names the dimension is used up by it.
      if !row.label.dimensions.isEmpty, row.label.dimensions == dimensions {
        for qualifier in row.label.qualifiers { qualifiers[qualifier.key] = qualifier.value }
        continue
      }
      // So is one that names what is measured.
      if TableHeaders.subjects.contains(row.header.text), row.label.names.count == 1 {
        for qualifier in row.label.qualifiers { qualifiers[qualifier.key] = qualifier.value }
        continue
      }
      let value = row.label.isPlain ? row.label.text : trimmed(row.text)
      if value.isEmpty || row.label.text.isEmpty && row.label.scale != nil { continue }
      if row.header.text.isEmpty, !row.label.isUnexplained, !row.label.qualifiers.isEmpty {
        for qualifier in row.label.qualifiers { qualifiers[qualifier.key] = qualifier.value }
        continue
      }
      qualifiers[row.header.text.isEmpty ? "row" : row.header.text] = value
    }
    if columnLabel.names.isEmpty, columnLabel.isUnexplained, !columnLabel.qualifier.isEmpty {
      qualifiers["column"] = columnLabel.qualifier
    }
    return (
      subject(columnLabel: columnLabel, rowLabels: rowLabels, dimensions: dimensions), qualifiers
    )
  }

  func subject(
    columnLabel: Label, rowLabels: [(header: Label, label: Label, text: String)],
    dimensions: [Dimension]
  ) -> String {
    let whole = columnLabel.names.first
    if let named = rowLabels.first(where: {
      TableHeaders.subjects.contains($0.header.text) && $0.label.names.count == 1
    })?.label.names.first {
      return whole.map { Self.joined(named, $0, owner: owner) } ?? named
    }
    // What the last row label that says what is measured names.
    let measured =
      dimensions.isEmpty
      ? nil : rowLabels.last { $0.label.dimensions == dimensions && !$0.label.names.isEmpty }
    let isWithin = [[.margin], [.spacing], [.count]].contains(dimensions)
    let part =
      measured?.label.names.last ?? caption.names.last
      ?? (whole == nil
        ? rowLabels.first?.header.names.first {
          !TableHeaders.selectors.contains($0) && !(isWithin && TableHeaders.places.contains($0))
        } : nil)
    switch (whole, part) {
    case (let whole?, let part?):
      return Self.joined(whole, part, owner: owner)
    case (let whole?, nil):
      return Self.joined(owner ?? "", whole, owner: owner)
    case (nil, let part?):
      return Self.joined(owner ?? "", part, owner: owner)
    case (nil, nil):
      return owner ?? "interface"
    }
  }

  /// "tab bar" and "icon" are a tab bar icon; a name that stands on its own stays.
  static func joined(_ whole: String, _ part: String, owner: String?) -> String {
    if whole.isEmpty || part.hasPrefix(whole) || whole == part { return part }
    if whole.hasSuffix(part) { return whole }
    if part.hasSuffix(" " + whole) { return part }
    // What has a name of two words needs no owner: logo image.
    if whole == owner, part.utf8Holds(" ") { return part }
    return whole + " " + part
  }
}
