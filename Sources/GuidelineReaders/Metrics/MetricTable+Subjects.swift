internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

// The subjects of the numbers in a table.
extension MetricTable {
  /// The subject and the qualifiers that the labels give together.
  func identity(
    columnLabel: Label, rowLabels: [RowLabel], dimensions: [Dimension]
  ) -> (Subject, [String: String]) {
    var qualifiers: [String: String] = [:]
    for qualifier in caption.qualifiers + columnLabel.qualifiers
    where qualifiers[qualifier.key] == nil {
      qualifiers[qualifier.key] = qualifier.value
    }
    let subject = subject(
      columnLabel: columnLabel, rowLabels: rowLabels, dimensions: dimensions)
    for row in rowLabels where trimmed(row.text) != subject.name {
      addQualifiers(of: row, dimensions, to: &qualifiers)
    }
    if columnLabel.names.isEmpty, columnLabel.isUnexplained, !columnLabel.qualifier.isEmpty {
      qualifiers["column"] = columnLabel.qualifier
    }
    return (subject, qualifiers)
  }

  /// Adds the circumstances that a row states: the qualifiers of its words, or its whole text.
  private func addQualifiers(
    of row: RowLabel, _ dimensions: [Dimension], to qualifiers: inout [String: String]
  ) {
    let value = row.label.isPlain ? row.label.text : trimmed(row.text)
    let isBlank = value.isEmpty || row.label.text.isEmpty && row.label.scale != nil
    if namesSubject(row, dimensions) || !isBlank && isExplained(row) {
      for qualifier in row.label.qualifiers { qualifiers[qualifier.key] = qualifier.value }
    } else if !isBlank {
      qualifiers[row.header.text.isEmpty ? "row" : row.header.text] = value
    }
  }

  /// Whether a row names a dimension or a subject, and so no circumstances.
  private func namesSubject(_ row: RowLabel, _ dimensions: [Dimension]) -> Bool {
    !row.label.dimensions.isEmpty && row.label.dimensions == dimensions
      || TableHeaders.subjects.contains(row.header.text) && row.label.names.count == 1
  }

  /// Whether the qualifiers of a row are all that it states.
  private func isExplained(_ row: RowLabel) -> Bool {
    row.header.text.isEmpty && !row.label.isUnexplained && !row.label.qualifiers.isEmpty
  }

  /// The subject that the labels name together, or else that of the section or the page.
  func subject(columnLabel: Label, rowLabels: [RowLabel], dimensions: [Dimension]) -> Subject {
    let whole = columnLabel.names.first.map { Subject($0, .column) }
    let named = rowLabels.first {
      TableHeaders.subjects.contains($0.header.text) && $0.label.names.count == 1
    }?.label.names.first
    if let named {
      let part = Subject(named, .row)
      return whole.map { joined(part, $0) } ?? part
    }
    if whole.map({ MetricHeadings.vague.contains($0.name) }) ?? true,
      let served = servedThings(of: rowLabels).first
    {
      return served
    }
    // "Type | Duration": what lasts is each row, not what they are called together.
    if whole == nil, dimensions == [.duration], let row = namedRow(rowLabels) { return row }
    let part = part(of: rowLabels, isAlone: whole == nil, dimensions: dimensions)
    let owner = owner.map { Subject($0, headings.thing == nil ? .title : .heading) }
    switch (whole, part) {
    case (let whole?, let part?): return joined(whole, part)
    case (let only?, nil), (nil, let only?): return owner.map { joined($0, only) } ?? only
    case (nil, nil):
      return unknownThing(of: rowLabels) ?? ownRow(rowLabels) ?? owner
        ?? rowLabels.first?.label.names.last.map { Subject($0, .row) }
        ?? variant(rowLabels) ?? .interface
    }
  }

  /// The uses of the value in a row, from a column of uses after a code name: "RadiusLarge | 18dp | 카드, 모달".
  func servedThings(of rowLabels: [RowLabel]) -> [Subject] {
    guard let name = rowLabels.first,
      let use = rowLabels.dropFirst().first(where: { TableHeaders.uses.contains($0.header.text) }),
      namesValue(name.text)
    else { return [] }
    return use.text.split { ",/·".contains($0) }.compactMap { servedThing(String($0)) }
  }

  /// The thing that `text` names, a part of a cell of uses.
  private func servedThing(_ text: String) -> Subject? {
    let label = Label.read(
      SentenceTokenizer.tokens(of: TextLine(text: text, line: 0)), finder: finder)
    var words = text.split(separator: " ")
    while let last = words.last, DimensionWords.named(last.lowercased()) != nil {
      words.removeLast()
    }
    // "하단 제스처 영역" is more than an area.
    if label.names.count == 1, let name = label.names.first,
      words.count <= name.split(separator: " ").count
    {
      return Subject(name, .row)
    }
    // "최소 터치 영역" is a bound and a thing.
    if words.count > 1, let word = words.first, Self.bound(in: String(word)) != nil {
      words.removeFirst()
    }
    let thing = words.joined(separator: " ")
    return isName(thing) ? Subject(thing, [.row, .ownWords]) : nil
  }

  /// Whether an identifier names a value instead of a thing: "DockWidth", "MinTouchTarget", "radius-large".
  private func namesValue(_ text: String) -> Bool {
    let name = trimmed(text)
    guard !name.contains(" ") else { return false }
    let tokens = SentenceTokenizer.tokens(of: TextLine(text: Self.words(of: name), line: 0))
    return tokens.contains { $0.dimensions != nil } || Self.bound(in: name) != nil
  }

  /// The bound that the identifier in the first cell of a row states.
  func boundOfIdentifier(_ rowLabels: [RowLabel]) -> Bound? {
    guard let name = rowLabels.first.map({ trimmed($0.text) }), !name.contains(" ") else {
      return nil
    }
    return Self.bound(in: name)
  }

  /// The bound that a word of an identifier states: "MinTouchTarget".
  static func bound(in text: String) -> Bound? {
    SentenceTokenizer.tokens(of: TextLine(text: words(of: text), line: 0)).lazy
      .compactMap { $0.sense.boundApart ?? $0.sense.boundBefore }.first
  }

  /// The words of an identifier: "min touch target" for MinTouchTarget.
  private static func words(of identifier: String) -> String {
    var words = ""
    for letter in identifier {
      if letter.isUppercase || !letter.isLetter { words += " " }
      if letter.isLetter { words += letter.lowercased() }
    }
    return words
  }

  /// The text of the first cell as the subject, if no table of words has it, and a use below no heading of a thing.
  private func unknownThing(of rowLabels: [RowLabel]) -> Subject? {
    guard let header = rowLabels.first?.header.text,
      TableHeaders.names.contains(header)
        || headings.thing == nil && TableHeaders.uses.contains(header)
    else { return nil }
    return namedRow(rowLabels)
  }

  /// The size or the use that the first cell names, where nothing tells what has it: "Size", "Small".
  private func variant(_ rowLabels: [RowLabel]) -> Subject? {
    guard let first = rowLabels.first, first.label.platforms.isEmpty, first.label.bound == nil,
      !first.header.dimensions.isEmpty || TableHeaders.uses.contains(first.header.text)
    else { return nil }
    let name = trimmed(String(first.text.prefix { $0 != "(" }))
    return isName(name) && !name.contains(where: \.isNumber)
      ? Subject(name, [.row, .ownWords]) : nil
  }

  /// The text of the first cell as the subject in a team's own table, where it says more than the title of
  /// the page: "섹션 간", but not "Text in a widget", which names two things.
  private func ownRow(_ rowLabels: [RowLabel]) -> Subject? {
    guard context.isOwn, headings.thing == nil, rowLabels.first?.label.names.count ?? 0 < 2
    else { return nil }
    return namedRow(rowLabels)
  }

  /// The text of the first cell as the subject, unless it only tells when a number holds.
  private func namedRow(_ rowLabels: [RowLabel]) -> Subject? {
    guard let first = rowLabels.first, first.header.dimensions.isEmpty,
      first.label.dimensions.isEmpty || isModified(first.text),
      first.label.platforms.isEmpty, first.label.bound == nil, !first.label.isExact
    else { return nil }
    var name = trimmed(first.text)
    if !first.label.qualifiers.isEmpty, first.label.names.isEmpty {
      // "xs (extra small)" is called xs, "Large (default)" only tells when.
      name = trimmed(String(name.prefix { $0 != "(" }))
      let tokens = SentenceTokenizer.tokens(of: TextLine(text: name, line: 0))
      guard Label.read(tokens, finder: finder).qualifiers.isEmpty else { return nil }
    }
    return isName(name) ? Subject(name, [.row, .ownWords]) : nil
  }

  /// Whether the Korean noun at the end is no dimension, whatever precedes it: "비율 전환".
  private func isModified(_ text: String) -> Bool {
    let words = trimmed(text).split(separator: " ")
    return words.count > 1 && holdsHangul(text)
      && words.allSatisfy { $0.allSatisfy(\.isLetter) }
      && DimensionWords.named(String(words[words.count - 1])) == nil
  }

  private func isName(_ text: String) -> Bool {
    text.contains(where: \.isLetter) && text.split(separator: " ").count <= 5
      && DimensionWords.named(text.lowercased()) == nil
  }

  /// The part of the subject named by the rows or the caption: that of the last row label with a dimension;
  /// if none, that of the caption; if none and the column `isAlone`, the header of the first column.
  private func part(of rowLabels: [RowLabel], isAlone: Bool, dimensions: [Dimension]) -> Subject? {
    let measured =
      dimensions.isEmpty
      ? nil : rowLabels.last { $0.label.dimensions == dimensions && !$0.label.names.isEmpty }
    if let name = measured?.label.names.last { return Subject(name, .row) }
    let things = caption.names.filter { !MetricHeadings.properties.contains($0) }
    let named = things.last { !Subject.vague.contains($0) }
    if let named { return Subject(named, .caption) }
    guard isAlone else { return nil }
    let isWithin = [[.margin], [.spacing], [.count]].contains(dimensions)
    let name = rowLabels.first?.header.names.first {
      !TableHeaders.selectors.contains($0) && !Subject.vague.contains($0)
        && !(isWithin && TableHeaders.places.contains($0))
    }
    return name.map { Subject($0, .row) }
  }

  /// A thing and its part as one subject.
  private func joined(_ whole: Subject, _ part: Subject) -> Subject {
    let name = Self.joined(whole.name, part.name, owner: owner)
    if name == part.name { return part }
    return name == whole.name ? whole : Subject(name, whole.sources.union(part.sources))
  }

  /// "tab bar" and "icon" become "tab bar icon".
  ///
  /// A name that is complete by itself stays.
  static func joined(_ whole: String, _ part: String, owner: String?) -> String {
    if whole.isEmpty || part.hasPrefix(whole) || whole == part { return part }
    if whole.hasSuffix(part) { return whole }
    if part.hasSuffix(" " + whole) { return part }
    // A name of two words needs no owner: logo image.
    if whole == owner, part.utf8Holds(" ") { return part }
    return whole + " " + part
  }
}
