internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

extension Quantity {
  /// Whether it is a ratio to one, as contrasts are.
  fileprivate var isRatio: Bool { unit?.unit == .toOne }
}

// Iterates over the rows of a table.
extension MetricTable {
  /// The roles of a table's columns.
  struct Layout {
    /// The header of each column.
    var labels: [Label] = []
    /// The header of the group to which each column belongs.
    var groups: [String?] = []
    /// The meaning of the group headers.
    var groupLabels: [Label] = []
    /// The headers in lower case.
    var names: [String] = []
    /// The columns with row numbers.
    var ordinals: [Int] = []
    /// The columns of examples and of labels in the other language.
    var unread: Set<Int> = []
    /// The columns after the first that are headed by the name of a language.
    var languages: Set<Int> = []
    /// The column with the units of the rows.
    var units: Int?
    /// The columns of values, even if some of their cells are words.
    var measured: [Int] = []
    /// The columns that label rows.
    var labelColumns: [Int] = []
    /// The column that labels rows in Korean if another one does so in English.
    var translated: Int?
    /// The columns that stand for orientations, by index.
    var held: [Int: Label]?
    /// The platform of the devices in the first column.
    var family: Platform?
    /// Whether a row has a minimum contrast: then a ratio without a bound is a measured value.
    var asksForRatio = false
  }

  /// The metrics of `rows`, row by row.
  func metrics(rows: [[TextLine]], header: [TextLine]) -> [Metric] {
    let (header, groups, rows) =
      Self.namesNoColumns(header, over: rows)
      ? ([], [], [header] + rows) : headers(header.map(\.oneLanguage), rows)
    var tokenizer = SentenceTokenizer()
    let labels = header.map { Label.read(tokenizer.tokens(of: $0), finder: finder, of: $0.text) }
    takeLineHeights(of: labels)
    let cells = cells(of: rows, labels, &tokenizer)
    let layout = layout(header, groups, labels, cells)
    if caption.bound != nil,
      labels.contains(where: { $0.bound != nil })
        || cells.contains(where: { $0.first.map(Self.bounds) ?? false })
    {
      // The bound of "Minimum sizes" is repeated by the rows or columns.
      caption.leaveBound()
    }
    var metrics: [Metric] = []
    for row in cells { addMetrics(ofRow: row, in: layout, to: &metrics) }
    if Set(header.map { holdsHangul($0.text) }).count == 2 {
      // Columns in different languages state the same values.
      var known: Set<Metric> = []
      metrics.removeAll { !known.insert($0).inserted }
    }
    if layout.translated != nil { Self.confirm(&metrics) }
    return metrics.isEmpty ? sizesOfColumns(header, labels, cells) : metrics
  }

  /// The cells of `rows`, with merged ones repeated and with values recognised.
  private func cells(
    of rows: [[TextLine]], _ labels: [Label], _ tokenizer: inout SentenceTokenizer
  ) -> [[Cell]] {
    var cells = Self.unmerged(
      rows.map { row in
        row.map { cell in
          let cell = cell.oneLanguage
          return Cell.read(cell, tokens: tokenizer.tokens(of: cell))
        }
      })
    takeNamedQuantities(of: labels, in: &cells)
    for row in cells.indices {
      for column in cells[row].indices.dropFirst() { cells[row][column].takeCount(finder) }
    }
    return cells
  }

  private func layout(
    _ header: [TextLine], _ groups: [String?], _ labels: [Label], _ cells: [[Cell]]
  ) -> Layout {
    var layout = Layout(labels: labels, groups: groups)
    layout.measured = Self.measuredColumns(of: cells)
    layout.labelColumns = labelColumns(cells, layout.measured, header: header, labels: labels)
    layout.names = header.map { trimmed($0.text).lowercased() }
    layout.ordinals = layout.names.indices.filter {
      TableHeaders.ordinals.contains(layout.names[$0])
    }
    for column in layout.names.indices.dropFirst() {
      if Announcement(layout.names[column]) == .examples { layout.unread.insert(column) }
      if LanguageLabels.nameLanguage([layout.names[column]]) { layout.languages.insert(column) }
    }
    layout.units = layout.names.firstIndex(where: TableHeaders.units.contains)
    layout.family = Self.family(of: cells)
    layout.asksForRatio = cells.contains { row in
      row.contains { $0.quantities.contains { $0.isRatio && $0.bound != nil } }
    }
    layout.held = orientations(of: labels)
    layout.groupLabels = groups.map { group in
      Label.read(
        group.map { SentenceTokenizer.tokens(of: TextLine(text: $0, line: 0)) } ?? [],
        finder: finder)
    }
    layout.translated = translatedColumn(layout.labelColumns, cells, header: layout.names)
    if let translated = layout.translated { layout.unread.insert(translated) }
    return layout
  }

  /// Marks metrics that both languages state on the same line as confirmed.
  private static func confirm(_ metrics: inout [Metric]) {
    for index in metrics.indices {
      var line = metrics[index].source
      line.language = line.language.other
      metrics[index].confirmed = line
    }
  }

  /// `row` without examples and the labels in the other language, and with the unit from its own cell.
  private func completed(_ row: [Cell], in layout: Layout) -> [Cell] {
    var row = row
    for column in row.indices {
      let isAgain = column > 0 && row[column - 1].line.text == row[column].line.text
      if layout.unread.contains(column) || isAgain && layout.languages.contains(column) {
        row[column] = row[column].emptied
      }
    }
    if let place = layout.units
      ?? row.indices.dropFirst().first(where: { Self.unit(row[$0]) != nil }),
      place < row.count, let unit = Self.unit(row[place])
    {
      for column in row.indices { row[column].adopt(unit) }
      row[place] = row[place].emptied
    }
    return row
  }

  private func addMetrics(ofRow cells: [Cell], in layout: Layout, to metrics: inout [Metric]) {
    let row = completed(cells, in: layout)
    let values = valueColumns(of: row, labelColumns: layout.labelColumns)
    let rowLabels =
      values.isEmpty
      ? []
      : self.rowLabels(of: row, values: values, measured: layout.measured, headers: layout.labels)
    if let family = layout.family, let first = row.first, Self.namesGeneration(first),
      let label = rowLabels.first, label.text == first.line.text
    {
      label.label.belong(to: family)
    }
    // The label of the column precedes those of the row.
    var around = [caption, Label()] + rowLabels.map(\.label) + [caption]
    var said = Bilingual<[Metric]>()
    for column in row.indices where !layout.ordinals.contains(column) {
      if layout.asksForRatio,
        row[column].quantities.contains(where: { $0.isRatio && $0.bound == nil })
      {
        continue
      }
      if values.contains(column) {
        place(column, of: layout, in: &around)
        addMetrics(
          of: row[column], under: around,
          // A group header that names a dimension does not qualify the value.
          group: around[1].dimensions.isEmpty && column < layout.groups.count
            ? layout.groups[column] : nil,
          rowLabels: rowLabels, to: &metrics)
      } else if row[column].tokens.count > 6, !row[column].quantities.isEmpty,
        !row[column].isLabel(before: values.first)
      {
        let (language, found) = prose(of: row, at: column, in: layout)
        said[language] = (said[language] ?? []) + found
      }
    }
    metrics += BilingualMetrics.merge(en: said.en ?? [], ko: said.ko ?? [])
  }

  /// Inserts the labels of a column and its group before those of the row.
  private func place(_ column: Int, of layout: Layout, in around: inout [Label]) {
    around[0] = column < layout.labels.count ? layout.labels[column] : Label()
    if column < layout.groupLabels.count { around[1] = layout.groupLabels[column] }
    if let held = layout.held,
      around.dropFirst().contains(where: { $0.dimensions.count == 1 && $0.dimensions != [.size] })
    {
      around[0] = held[column] ?? around[0]
    }
  }

  /// The metrics of a cell with whole sentences, and the language of the cell.
  private func prose(of row: [Cell], at column: Int, in layout: Layout) -> (Language, [Metric]) {
    var context = context
    context.label = label(of: row, before: column, layout.ordinals) ?? context.label
    context.language = LanguageGuess.language(of: row[column].line.text) ?? context.language
    context.platforms = platforms(
      of: row.indices.lazy.filter { $0 != column }.map {
        Label.read(row[$0].tokens, finder: finder)
      })
    var prose = ProseReader(context: context)
    return (context.language, prose.metrics(in: [row[column].line]))
  }

  /// The sizes in column headers, if the cells below list things of that size: "Small (32 pt)".
  func sizesOfColumns(_ header: [TextLine], _ labels: [Label], _ rows: [[Cell]]) -> [Metric] {
    guard rows.allSatisfy({ $0.allSatisfy(\.quantities.isEmpty) }) else { return [] }
    var metrics: [Metric] = []
    for (line, label) in zip(header, labels) {
      let cell = Cell.read(line, tokens: SentenceTokenizer.tokens(of: line))
      guard cell.quantities.count == 1, let quantity = cell.quantities.first,
        quantity.unit?.unit == .points || quantity.unit?.unit == .pixels,
        let open = cell.tokens.firstIndex(where: { $0.isMark("(") }), open > 0,
        open < quantity.tokens.lowerBound
      else { continue }
      let known = metrics.count
      addMetrics(
        of: cell, under: [label, caption], group: label.text, rowLabels: [], to: &metrics)
      for index in known..<metrics.count {
        // "Extra large" is not "large".
        metrics[index].qualifiers = metrics[index].qualifiers.filter {
          $0.key == "column" || $0.value == label.text
        }
      }
    }
    return metrics.count > 1 ? metrics : []
  }
}
