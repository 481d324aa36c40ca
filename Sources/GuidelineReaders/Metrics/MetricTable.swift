internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

/// Reads the metrics of a table.
struct MetricTable {
  let context: MetricContext
  private let finder: ThingFinder
  private let caption: Label
  /// The unit of sizes that name none.
  private let sizeUnit: MeasuredUnit?
  /// What the headings above it say.
  private let headings: MetricHeadings
  /// What the section is about, else the page.
  private let owner: String?

  init(context: MetricContext) {
    self.context = context
    self.finder = ThingFinder(names: context.names)
    headings = MetricHeadings.headings(of: context, finder: finder)
    owner = headings.thing ?? context.owner
    sizeUnit = context.sizeUnit.flatMap { Units.latin[$0.rawValue] }
    guard let caption = context.caption else {
      self.caption = Label()
      return
    }
    let label = Label(
      SentenceTokenizer.tokens(of: MetricLine(text: caption, line: 0)), finder: finder)
    // A caption that only qualifies ("Mini") belongs to a picture above the table.
    self.caption =
      label.names.isEmpty && label.dimensions.isEmpty && label.unit == nil ? Label() : label
  }

  /// A cell and what it turned out to hold.
  private struct Cell {
    var line: MetricLine
    var tokens: [SentenceToken]
    private(set) var quantities: [Quantity]
    /// Whether it holds quantities and nothing of its own besides.
    private(set) var isValue = false
    /// What its only number counts, where it says so.
    private(set) var counted: CountedNoun?
    /// Whether it holds nothing, or only says so: "N/A", "해당 없음".
    let isEmpty: Bool

    private var holdsOnlyQuantities: Bool {
      guard let first = quantities.first, first.reach.lowerBound <= 1 else { return false }
      // "41 mm" names a model.
      if let demand = first.unit?.demand, demand == .bound || demand == .limit, first.bound == nil {
        return false
      }
      let remark = remark(behind: first.reach.upperBound)
      let words = tokens.indices.count { index in
        isOwnWord(index) && !remark.contains(index)
      }
      return words <= 3 && (first.unit != nil || first.second != nil || words == 0)
    }

    /// Whether a word is neither of a quantity nor bounds the first: "최대" of "최대 3개".
    func isOwnWord(_ index: Int) -> Bool {
      tokens[index].kind == .word && !quantities.contains { $0.reach.contains(index) }
        && !(quantities[0].bound != nil && tokens[index].sense.boundBefore != nil
          && index < quantities[0].reach.lowerBound)
    }

    /// What stands in parentheses at the end and holds no number: "44x44 px (links, buttons)".
    private func remark(behind end: Int) -> Range<Int> {
      guard let open = tokens[end...].firstIndex(where: { $0.isMark("(") }),
        tokens.last?.isMark(")") == true, !tokens[open...].contains(where: { $0.kind == .number })
      else { return end..<end }
      return open..<tokens.count
    }

    /// Whether it names its only quantity, which stands in parentheses: "large (20px)".
    var isNamedQuantity: Bool {
      guard quantities.count == 1, let open = quantities.first?.reach.lowerBound,
        quantities[0].unit != nil, (2...4).contains(open), tokens[open - 1].isMark("(")
      else { return false }
      return quantities[0].reach.upperBound == tokens.count - 1
    }

    /// What words of its own say that a quantity measures: "8-12px gap".
    func dimensions(at position: Int) -> [Dimension] {
      guard quantities[position].second == nil, quantities[position].unit?.dimension == .size else {
        return []
      }
      return DimensionFinder(tokens: tokens).dimensions(
        of: quantities[position],
        floor: position > 0 ? quantities[position - 1].reach.upperBound : 0,
        ceiling: position + 1 < quantities.count
          ? quantities[position + 1].reach.lowerBound : tokens.count)
    }

    /// Makes it a value.
    mutating func takeAsValue() { isValue = true }

    /// Makes it a value where its only number counts the things beside it: "2 lines", "8컬럼".
    mutating func takeCount(_ finder: ThingFinder) {
      guard !isValue, quantities.count == 1, let quantity = quantities.first,
        quantity.unit == nil, quantity.second == nil, tokens.count <= 8,
        quantity.reach.lowerBound <= 1,
        let noun = CountedNounFinder(tokens: tokens, finder: finder)
          .noun(of: quantity, floor: 0, ceiling: tokens.count),
        noun.isKnown, !MetricThings.uncounted.contains(noun.head),
        quantity.bound != nil || quantity.isRange || MetricThings.grids.contains(noun.head)
      else { return }
      let rest = tokens[quantity.reach.upperBound...].drop {
        $0.kind == .word && !$0.has(.endsNoun)
      }
      guard rest.count <= tokens.count - quantity.reach.upperBound - 1,
        rest.first.map({ $0.isMark("(") }) ?? true
      else { return }
      counted = noun
      isValue = true
    }

    /// Whether it names the row of the values behind it, with a condition in parentheses: "Large text
    /// (18 pt and larger)".
    func isLabel(before value: Int?) -> Bool {
      guard value != nil, tokens.count <= 24,
        let open = tokens.firstIndex(where: { $0.isMark("(") }),
        let last = tokens.last, last.isMark(")")
      else { return false }
      return open > 0 && quantities.allSatisfy { $0.reach.lowerBound > open }
    }

    /// The cell once what it says is used up.
    var emptied: Cell { Cell(MetricLine(text: "", line: line.line), tokens: []) }

    /// Takes the unit that the row names in a cell of its own.
    mutating func adopt(_ unit: MeasuredUnit) {
      for index in quantities.indices
      where quantities[index].unit == nil && quantities[index].counter == nil {
        quantities[index].unit = unit
      }
      isValue = holdsOnlyQuantities
    }

    private static let placeholders: Set<String> = [
      "n/a", "na", "n.a.", "none", "tbd", "not applicable", "not available", "not supported",
      "unsupported", "없음", "해당 없음", "해당없음", "미지원", "지원 안 함", "지원하지 않음",
    ]

    init(_ line: MetricLine, tokens: [SentenceToken]) {
      self.line = line
      self.tokens = tokens
      let isNumbered = tokens.contains { $0.kind == .number }
      isEmpty =
        !isNumbered
        && (!tokens.contains { $0.kind == .word || $0.kind == .scale }
          || tokens.count <= 5 && Self.placeholders.contains(trimmed(line.text).lowercased()))
      quantities = isNumbered ? QuantityParser(tokens: tokens).quantities() : []
      // "-0.43"
      if tokens.first?.isMark("-") == true, tokens.count > 1, tokens[1].isGlued,
        quantities.count == 1, let only = quantities.first, only.tokens.lowerBound == 1,
        only.second == nil, !only.isRange
      {
        quantities[0].low.negate()
        quantities[0].high.negate()
      }
      isValue = holdsOnlyQuantities
    }
  }

  /// The metrics of `rows`, row by row.
  func metrics(rows: [[MetricLine]], header: [MetricLine]) -> [Metric] {
    let (header, groups, rows) =
      Self.namesNoColumns(header, over: rows)
      ? ([], [], [header] + rows) : headers(header.map(\.oneLanguage), rows)
    var tokenizer = SentenceTokenizer()
    let labels = header.map { Label(tokenizer.tokens(of: $0), finder: finder, of: $0.text) }
    takeLineHeights(of: labels)
    var cells = Self.unmerged(
      rows.map { row in
        row.map { cell in
          let cell = cell.oneLanguage
          return Cell(cell, tokens: tokenizer.tokens(of: cell))
        }
      })
    takeNamedQuantities(of: labels, in: &cells)
    for row in cells.indices {
      for column in cells[row].indices.dropFirst() { cells[row][column].takeCount(finder) }
    }
    let measured = Self.measuredColumns(of: cells)
    let labelColumns = self.labelColumns(cells, measured, header: header, labels: labels)
    var metrics: [Metric] = []
    let names = header.map { trimmed($0.text).lowercased() }
    let ordinals = names.indices.filter { TableHeaders.ordinals.contains(names[$0]) }
    let units = names.firstIndex(where: TableHeaders.units.contains)
    let family = Self.family(of: cells)
    if caption.bound != nil,
      labels.contains(where: { $0.bound != nil })
        || cells.contains(where: { $0.first.map(Self.bounds) ?? false })
    {
      // Which of them "Minimum sizes" are is said beside them.
      caption.leaveBound()
    }
    let (blank, held) = (Label(), orientations(of: labels))
    let groupLabels = groups.map { group in
      Label(
        group.map { SentenceTokenizer.tokens(of: MetricLine(text: $0, line: 0)) } ?? [],
        finder: finder)
    }
    let translated = translatedColumn(labelColumns, cells, header: names)
    for var row in cells {
      if let translated, translated < row.count { row[translated] = row[translated].emptied }
      if let place = units ?? row.indices.dropFirst().first(where: { Self.unit(row[$0]) != nil }),
        place < row.count, let unit = Self.unit(row[place])
      {
        for column in row.indices { row[column].adopt(unit) }
        row[place] = row[place].emptied
      }
      let values = valueColumns(of: row, labelColumns: labelColumns)
      let rowLabels =
        values.isEmpty
        ? [] : self.rowLabels(of: row, values: values, measured: measured, headers: labels)
      if let family, let first = row.first, Self.namesGeneration(first),
        let label = rowLabels.first, label.text == first.line.text
      {
        label.label.belong(to: family)
      }
      // The column's stands before those of the row.
      var around = [caption, blank] + rowLabels.map(\.label) + [caption]
      var said = Bilingual<[Metric]>()
      for column in row.indices where !ordinals.contains(column) {
        if values.contains(column) {
          around[0] = column < labels.count ? labels[column] : blank
          if column < groupLabels.count { around[1] = groupLabels[column] }
          if let held,
            around.dropFirst().contains(where: {
              $0.dimensions.count == 1 && $0.dimensions != [.size]
            })
          {
            around[0] = held[column] ?? around[0]
          }
          addMetrics(
            of: row[column], under: around,
            // What a header over several columns measures is no name for them.
            group: around[1].dimensions.isEmpty && column < groups.count ? groups[column] : nil,
            rowLabels: rowLabels, to: &metrics)
        } else if row[column].tokens.count > 6, !row[column].quantities.isEmpty,
          !row[column].isLabel(before: values.first)
        {
          var context = context
          context.label = label(of: row, before: column, ordinals) ?? context.label
          context.language = LanguageGuess.language(of: row[column].line.text) ?? context.language
          context.platforms = platforms(
            of: row.indices.lazy.filter { $0 != column }.map {
              Label(row[$0].tokens, finder: finder)
            })
          var prose = MetricProse(context: context)
          let found = prose.metrics(in: [row[column].line])
          said[context.language] = (said[context.language] ?? []) + found
        }
      }
      metrics += MetricReading.merge(en: said.en ?? [], ko: said.ko ?? [])
    }
    if Set(header.map { holdsHangul($0.text) }).count == 2 {
      // Columns of both languages say the same.
      var known: Set<Metric> = []
      metrics.removeAll { !known.insert($0).inserted }
    }
    if translated != nil {
      for index in metrics.indices {
        var line = metrics[index].source
        line.language = line.language.other
        metrics[index].confirmed = line
      }
    }
    return metrics.isEmpty ? sizesOfColumns(header, labels, cells) : metrics
  }

  /// Makes a column "Leading" one of line heights where another says how large letters are.
  private func takeLineHeights(of labels: [Label]) {
    let named = Set(labels.lazy.map(\.dimensions))
    guard named.contains([.leading]), named.contains([.size]) || named.contains([.tracking]),
      !named.contains([.trailing])
    else { return }
    for label in labels { label.takeLineHeight() }
  }

  /// Makes values of cells that name them, in columns that say what is measured: "large (20px)".
  private func takeNamedQuantities(of labels: [Label], in rows: inout [[Cell]]) {
    for column in labels.indices.dropFirst() where !labels[column].dimensions.isEmpty {
      let named = rows.indices.filter { column < rows[$0].count && !rows[$0][column].isEmpty }
      guard named.allSatisfy({ rows[$0][column].isNamedQuantity || rows[$0][column].isValue })
      else { continue }
      for row in named { rows[row][column].takeAsValue() }
    }
  }

  /// What the first cell of a row calls the cells behind it.
  private func label(of row: [Cell], before column: Int, _ ordinals: [Int]) -> String? {
    guard let first = row[..<column].indices.first(where: { !ordinals.contains($0) }),
      row[first].quantities.isEmpty, (1...8).contains(row[first].tokens.count)
    else { return nil }
    return row[first].line.text
  }

  /// The sizes that columns are named by, where their cells only say what comes in them: "Small (32
  /// pt)" over check marks.
  private func sizesOfColumns(
    _ header: [MetricLine], _ labels: [Label], _ rows: [[Cell]]
  ) -> [Metric] {
    guard rows.allSatisfy({ $0.allSatisfy(\.quantities.isEmpty) }) else { return [] }
    var metrics: [Metric] = []
    for (line, label) in zip(header, labels) {
      let cell = Cell(line, tokens: SentenceTokenizer.tokens(of: line))
      guard cell.quantities.count == 1, let quantity = cell.quantities.first,
        quantity.unit?.unit == .points || quantity.unit?.unit == .pixels,
        let open = cell.tokens.firstIndex(where: { $0.isMark("(") }), open > 0,
        open < quantity.tokens.lowerBound
      else { continue }
      let known = metrics.count
      addMetrics(
        of: cell, under: [label, caption], group: label.text, rowLabels: [], to: &metrics)
      for index in known..<metrics.count {
        // "Extra large" is not large.
        metrics[index].qualifiers = metrics[index].qualifiers.filter {
          $0.key == "column" || $0.value == label.text
        }
      }
    }
    return metrics.count > 1 ? metrics : []
  }

  /// The unit that a cell of a column of units holds.
  private static func unit(_ cell: Cell) -> MeasuredUnit? {
    guard cell.tokens.count == 1 else { return nil }
    return cell.tokens[0].unit
  }

  /// The header of each column, the header over several columns that it stands under, and the
  /// rows below.
  ///
  /// Where cells of the header are merged over columns, the first row names the columns still.
  private func headers(
    _ header: [MetricLine], _ rows: [[MetricLine]]
  ) -> (columns: [MetricLine], groups: [String?], rows: [[MetricLine]]) {
    let isMerged = header.indices.dropFirst().contains { index in
      Self.isBlank(header[index]) && !Self.isBlank(header[index - 1])
    }
    guard isMerged, rows.count > 1, let second = rows.first, second.count == header.count,
      !second.contains(where: Self.holdsQuantity),
      second.contains(where: { !Self.isBlank($0) }),
      rows[1].contains(where: Self.holdsQuantity)
    else { return (header, [], rows) }
    let legend = Self.legend(in: context.caption ?? "")
    var columns: [MetricLine] = []
    var groups: [String?] = []
    var group: String?
    for (index, cell) in second.enumerated() {
      if !Self.isBlank(header[index]) { group = trimmed(header[index].text).lowercased() }
      var column = cell.oneLanguage
      if let words = legend[trimmed(column.text)] { column.text = words }
      columns.append(Self.isBlank(column) ? header[index] : column)
      groups.append(group)
    }
    return (columns, groups, Array(rows.dropFirst()))
  }

  /// Whether the first row is one of values as those below are: a table without a header.
  private static func namesNoColumns(_ first: [MetricLine], over rows: [[MetricLine]]) -> Bool {
    guard let label = first.first, first.count > 1, let second = rows.first,
      first.dropFirst().contains(where: { NumberSearch.mayHoldNumber($0.text) }),
      rows.allSatisfy({ $0.count == first.count })
    else { return false }
    func values(of row: [MetricLine]) -> [Cell] {
      row.dropFirst().map { Cell($0, tokens: SentenceTokenizer.tokens(of: $0)) }
    }
    let (names, cells) = (values(of: first), values(of: second))
    // What tells columns apart by screens or sizes stands under a word for that.
    func measures(_ line: MetricLine?) -> Bool {
      line.map { SentenceTokenizer.tokens(of: $0).contains { $0.dimensions != nil } } ?? false
    }
    guard !isBlank(label), !TableHeaders.areHeader(label.text),
      !measures(label) || first.count == 2 && measures(second.first)
    else { return false }
    return names.contains(where: \.isValue)
      && zip(names, cells).allSatisfy { name, cell in
        !name.isValue && !cell.isValue
          || name.isValue && cell.isValue && name.quantities.first?.unit != nil
            && name.quantities.first?.unit == cell.quantities.first?.unit
      }
  }

  private static func holdsQuantity(_ line: MetricLine) -> Bool {
    !Cell(line, tokens: SentenceTokenizer.tokens(of: line)).quantities.isEmpty
  }

  private static func isBlank(_ line: MetricLine) -> Bool {
    !line.text.contains { $0.isLetter || $0.isNumber }
  }

  /// What abbreviations stand for: "S - Size(Points) / L - Leading(Points)".
  private static func legend(in caption: String) -> [String: String] {
    var legend: [String: String] = [:]
    for part in caption.split(whereSeparator: { "/,;|".contains($0) }) {
      let sides = part.split(maxSplits: 1) { "-–—:=".contains($0) }.map { trimmed(String($0)) }
      guard sides.count == 2, (1...4).contains(sides[0].count) else { continue }
      legend[sides[0]] = sides[1]
    }
    return legend
  }

  /// `rows` with merged cells repeated in every row that they stand for.
  ///
  /// Where a cell is merged over rows, the rows below the first lack it: either the cell is empty,
  /// or all the others moved to the left and the last ones are empty.
  private static func unmerged(_ rows: [[Cell]]) -> [[Cell]] {
    var filled: [[Cell]] = []
    // The last row of each width that ends in a value.
    var lastOfWidth: [Int: [Cell]] = [:]
    for var row in rows {
      if let above = lastOfWidth[row.count],
        let last = row.lastIndex(where: { !$0.isEmpty }), last + 1 < row.count, row[last].isValue,
        last == 0 || !above[last].isValue
      {
        let moved = row.count - 1 - last
        row = Array(above[..<moved]) + Array(row[...last])
      } else if let above = filled.last, let first = row.first, first.isEmpty, !row.isEmpty,
        row.dropFirst().contains(where: \.isValue), let label = above.first, !label.isValue
      {
        row[0] = label
      }
      if row.last?.isValue == true { lastOfWidth[row.count] = row }
      filled.append(row)
    }
    return filled
  }

  /// The columns that name rows: those before the values with words in some of their cells, and
  /// a first one of screen sizes, for each of which the others say the size of something else.
  private func labelColumns(
    _ rows: [[Cell]], _ measured: [Int], header: [MetricLine], labels: [Label]
  ) -> [Int] {
    let width = rows.reduce(0) { max($0, $1.count) }
    let labelColumns = (0..<width).filter { column in
      !measured.contains(column)
        && rows.contains { row in
          column < row.count && !row[column].isEmpty && !row[column].isValue
        }
    }
    if labelColumns.first == 0 { return labelColumns }
    // A table of what belongs to each size: Size | Tracking.
    if labelColumns.isEmpty, labels.first?.dimensions == [.size],
      labels.dropFirst().contains(where: { $0.dimensions == [.tracking] })
    {
      return [0]
    }
    guard let first = header.first?.text.lowercased(),
      Self.screens.contains(where: first.utf8Contains)
    else { return labelColumns }
    if Self.breakpoints.contains(where: first.utf8Contains), width > 1 { return [0] + labelColumns }
    // "< 600 px" tells one screen from the next.
    let areRanges = rows.allSatisfy { row in
      row.first.map { $0.isEmpty || $0.quantities.contains { $0.isRange || $0.bound != nil } }
        ?? true
    }
    if areRanges, width > 1 { return [0] + labelColumns }
    let isInPoints =
      caption.unit?.unit == .points && width > 1
      || labels.dropFirst().contains { $0.unit?.unit == .points }
      || rows.contains { row in
        row.dropFirst().contains { $0.quantities.contains { $0.unit?.unit == .points } }
      }
    return isInPoints ? [0] + labelColumns : labelColumns
  }

  /// What the columns 가로 and 세로 say where something else is measured: how a device is held.
  private func orientations(of labels: [Label]) -> [Int: Label]? {
    var held: [Int: Label] = [:]
    for (column, label) in labels.enumerated() {
      guard let axis = DimensionWords.axes[label.text], label.dimensions.count == 1 else {
        continue
      }
      let line = MetricLine(text: axis == "vertical" ? "portrait" : "landscape", line: 0)
      held[column] = Label(SentenceTokenizer.tokens(of: line), finder: finder)
    }
    return Set(held.values.map(\.text)).count == 2 ? held : nil
  }

  /// The column that names the rows in Korean where another does in English.
  private func translatedColumn(
    _ labelColumns: [Int], _ rows: [[Cell]], header: [String]
  ) -> Int? {
    func isNamed(_ column: Int, inKorean isKorean: Bool) -> Bool {
      rows.allSatisfy { row in
        guard column < row.count, !row[column].isEmpty else { return true }
        return row[column].tokens.count <= 8 && holdsHangul(row[column].line.text) == isKorean
      }
    }
    guard labelColumns.count > 1,
      let korean = labelColumns.first(where: {
        $0 < header.count && TableHeaders.koreanNames.contains(header[$0])
          && isNamed($0, inKorean: true)
      }),
      labelColumns.contains(where: {
        abs($0 - korean) == 1 && $0 < header.count && !holdsHangul(header[$0])
          && isNamed($0, inKorean: false)
      })
    else { return nil }
    return korean
  }

  private static func bounds(_ cell: Cell) -> Bool {
    cell.tokens.contains { $0.sense.boundApart != nil || $0.sense.boundBefore != nil }
  }

  private static let breakpoints = ["breakpoint", "브레이크포인트", "중단점"]
  private static let screens =
    ["screen", "display", "viewport", "window", "화면", "디스플레이", "뷰포트"] + breakpoints

  private func valueColumns(of row: [Cell], labelColumns: [Int]) -> [Int] {
    let values = row.indices.filter { row[$0].isValue }
    let certain = values.filter { !labelColumns.contains($0) }
    return certain.isEmpty ? values : certain
  }

  /// The columns behind the first that hold more values than words: "same as above" among them names
  /// no row.
  private static func measuredColumns(of rows: [[Cell]]) -> [Int] {
    (0..<rows.reduce(0) { max($0, $1.count) }).dropFirst().filter { column in
      var (filled, values) = (0, 0)
      for row in rows.indices where column < rows[row].count && !rows[row][column].isEmpty {
        filled += 1
        if rows[row][column].isValue { values += 1 }
      }
      return values * 2 > filled
    }
  }

  private func rowLabels(
    of row: [Cell], values: [Int], measured: [Int], headers: [Label]
  ) -> [(header: Label, label: Label, text: String)] {
    row.indices.compactMap { index in
      guard !values.contains(index), !row[index].isEmpty, row[index].tokens.count <= 40,
        !measured.contains(index) || !row[index].quantities.isEmpty
      else { return nil }
      let label = Label(row[index].tokens, finder: finder)
      if let last = values.last, index > last { label.leaveMeasures(row[index].tokens) }
      return (index < headers.count ? headers[index] : Label(), label, row[index].line.text)
    }
  }

  // MARK: One cell

  /// Adds the metrics of a cell under `labels`: that of its column, those of its row, the caption.
  private func addMetrics(
    of cell: Cell, under labels: [Label], group: String?,
    rowLabels: [(header: Label, label: Label, text: String)], to metrics: inout [Metric]
  ) {
    let columnLabel = labels[0]
    let platforms = platforms(of: labels)
    if let count = count(in: cell, under: labels, rowLabels: rowLabels, platforms) {
      metrics.append(count)
      return
    }
    let scopes =
      cell.quantities.count > 1
      ? PlatformScope(tokens: cell.tokens, quantities: cell.quantities) : nil
    for (position, quantity) in cell.quantities.enumerated() {
      var quantity = quantity
      let platforms =
        scopes?.platforms(at: position, within: platforms) ?? platforms
      let unit =
        quantity.unit ?? columnLabel.unit
        ?? unit(ofBare: quantity, in: cell, labels, rowLabels.map(\.label))
      // A bare nought among sizes means that there is none.
      guard let unit, quantity.unit != nil || quantity.high != 0 else { continue }
      quantity.unit = unit
      if quantity.scale == nil, unit.unit == .pixels {
        quantity.scale =
          columnLabel.scale ?? rowLabels.lazy.compactMap(\.label.scale).first ?? caption.scale
      }
      if quantity.bound == nil { quantity.bound = Self.bound(under: labels) }
      let parts = columnLabel.parts
      let named =
        parts.count == cell.quantities.count
        ? [parts[position]] : Self.dimensions(of: quantity, labels)
      let own = named.isEmpty || named == [.size] ? cell.dimensions(at: position) : []
      var dimensions = own.isEmpty ? named : own
      // "Spacing token | Value"
      if dimensions.isEmpty, quantity.second == nil, unit.dimension == .size,
        let first = rowLabels.first?.header.dimensions, Self.narrower.isSuperset(of: first)
      {
        dimensions = first
      }
      var found = unit.unit == .toOne ? [.ratio] : dimensions
      var (subject, qualifiers) = identity(
        columnLabel: columnLabel, rowLabels: rowLabels, dimensions: dimensions)
      if found.isEmpty, headings.areAboutScreens, MetricProse.lengths.contains(unit.unit),
        quantity.second == nil
      {
        (found, subject) = ([.width], MetricProse.screen)
      }
      if headings.areAboutScreens, found == [.width] { subject = MetricProse.screen }
      if found == [.radius] { subject = MetricThings.rounded(subject, of: owner) }
      if let place = Shorthand.place(of: position, in: cell.quantities, cell.tokens) {
        guard let axis = place.axis, found == [.margin] else { continue }
        qualifiers["axis"] = axis
      }
      if let group { qualifiers["column"] = group }
      // Of a size an edge tells which of two it is: "Compact leading", "Compact trailing".
      if quantity.second != nil, columnLabel.dimensions.count == 1,
        let edge = columnLabel.dimensions.first, DimensionWords.edges.contains(edge)
      {
        qualifiers["edge"] = edge.rawValue
      }
      for (dimension, low, high) in DimensionFinder.values(of: quantity, found: found) {
        let limits = quantity.measuredLimits(low, high)
        metrics.append(
          Metric(
            subject: subject, dimension: dimension, minimum: limits.minimum,
            maximum: limits.maximum, isApproximate: quantity.isApproximate, unit: unit.unit,
            scale: quantity.scale, platforms: platforms, qualifiers: qualifiers,
            source: LineReference(
              document: context.document, line: cell.line.line, language: context.language)))
      }
    }
  }

  /// The bound that the first label sets that says so; what is called the default has none.
  private static func bound(under labels: [Label]) -> Bound? {
    for label in labels {
      if let bound = label.bound { return bound }
      if label.isExact { return nil }
    }
    return nil
  }

  /// The unit that the labels give a number without one.
  private func unit(
    ofBare quantity: Quantity, in cell: Cell, _ labels: [Label], _ rowLabels: [Label]
  ) -> MeasuredUnit? {
    let end = quantity.reach.upperBound
    let isMultiple = end < cell.tokens.count && cell.tokens[end].isMark("×")
    if quantity.isLineHeight,
      labels.lazy.map(\.dimensions).first(where: { !$0.isEmpty }) == [.lineHeight]
    {
      return Units.lineHeights
    }
    if isMultiple || labels.dropLast().contains(where: { TableHeaders.unitless.contains($0.text) })
    {
      return nil
    }
    return rowLabels.compactMap(\.unit).first ?? caption.unit
      ?? (quantity.second == nil ? nil : sizeUnit)
  }

  /// What the first of the labels that say so is measured; under "Size" a row may be a height.
  private static func dimensions(of quantity: Quantity, _ labels: [Label]) -> [Dimension] {
    let named = labels.lazy.map(\.dimensions).filter { !$0.isEmpty }
    guard let first = named.first, first == [.size], quantity.second == nil else {
      return named.first ?? []
    }
    return named.first { $0.count == 1 && narrower.isSuperset(of: $0) } ?? first
  }

  private static let narrower: Set<Dimension> = [.width, .height, .radius, .margin, .spacing]

  /// The number of things that a cell counts, or the bare one beside "Maximum items" or under "Tabs
  /// (max)".
  private func count(
    in cell: Cell, under labels: [Label],
    rowLabels: [(header: Label, label: Label, text: String)], _ platforms: [Platform]
  ) -> Metric? {
    guard cell.quantities.count == 1, var quantity = cell.quantities.first, quantity.unit == nil,
      quantity.second == nil
    else { return nil }
    let columnLabel = labels[0]
    var label = columnLabel
    var phrase: String
    var bound: Bound?
    if let noun = cell.counted {
      (phrase, bound) = (noun.phrase, Self.bound(under: labels))
      label = rowLabels.first { $0.label.names == [noun.head] }?.label ?? columnLabel
    } else {
      guard cell.tokens.count <= 5,
        !cell.tokens.indices.contains(where: cell.isOwnWord), columnLabel.unit == nil,
        let found = ([columnLabel] + rowLabels.map(\.label)).first(where: {
          $0.names(
            whatCounts: quantity,
            isBounded: caption.unit == nil && (columnLabel.bound != nil || columnLabel.isExact))
        }), let name = found.names.first
      else { return nil }
      (label, phrase) = (found, name)
      bound = label.bound ?? columnLabel.bound
    }
    guard let noun = phrase.split(separator: " ").last.map(String.init) else { return nil }
    quantity.bound = quantity.bound ?? (quantity.isRange ? nil : bound)
    let limits = quantity.countLimits
    let dimension: Dimension = noun == "word" ? .length : .count
    let others = rowLabels.filter { $0.label.text != label.text }
    let text =
      Self.partsOfTexts.contains(noun) && cell.counted != nil ? others.last?.label.names.last : nil
    let (subject, qualifiers) = identity(
      columnLabel: columnLabel.namesMany ? Label() : columnLabel,
      rowLabels: text == nil ? others : others.dropLast(),
      dimensions: others.contains { $0.label.dimensions == [.length] } ? [.length] : [.count])
    let isPart = MetricThings.parts.contains(noun)
    // "Tab bar items" are the tab bar's.
    let whole = phrase == noun ? nil : String(phrase.dropLast(noun.count + 1))
    return Metric(
      subject: isPart ? text ?? whole ?? subject : phrase, dimension: dimension,
      minimum: limits.minimum, maximum: limits.maximum, isApproximate: quantity.isApproximate,
      unit: Unit(rawValue: EnglishNouns.plural(noun)), platforms: platforms,
      qualifiers: qualifiers,
      source: LineReference(
        document: context.document, line: cell.line.line, language: context.language))
  }

  private static let partsOfTexts: Set<String> = ["word", "line", "sentence"]

  /// The only platform whose devices the first column names, where the generations that it goes
  /// on with name none: "Watch Ultra", "7 and later", "4, 5, and 6".
  private static func family(of rows: [[Cell]]) -> Platform? {
    let first = rows.lazy.compactMap { $0.first }
    guard let top = first.first, first.contains(where: namesGeneration) else { return nil }
    let named = Set(first.flatMap { PlatformScope.platforms(in: $0.tokens) })
    return named.count == 1 && !PlatformScope.platforms(in: top.tokens).isEmpty ? named.first : nil
  }

  /// Whether a cell begins with the bare number of a device: "7 and later", "Series 4".
  private static func namesGeneration(_ cell: Cell) -> Bool {
    var tokens = cell.tokens[...]
    if tokens.first?.spells("series") == true { tokens = tokens.dropFirst() }
    guard let number = tokens.first, number.kind == .number, number.low >= 1,
      number.low == number.low.rounded(), tokens.count > 1 || tokens.count < cell.tokens.count
    else { return false }
    guard let next = tokens.dropFirst().first else { return true }
    return next.isMark(",") || next.kind == .word && next.unit == nil
  }

  private func platforms(of labels: some Sequence<Label>) -> [Platform] {
    for named in labels.lazy.map(\.platforms) where !named.isEmpty {
      return PlatformScope.narrowed(Set(named), within: context.platforms).sorted()
    }
    return context.platforms
  }

  /// The subject and the qualifiers that the labels give together.
  private func identity(
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

  private func subject(
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
  private static func joined(_ whole: String, _ part: String, owner: String?) -> String {
    if whole.isEmpty || part.hasPrefix(whole) || whole == part { return part }
    if whole.hasSuffix(part) { return whole }
    if part.hasSuffix(" " + whole) { return part }
    // What has a name of two words needs no owner: logo image.
    if whole == owner, part.utf8Holds(" ") { return part }
    return whole + " " + part
  }
}

/// `text` without white space at either end.
private func trimmed(_ text: String) -> String { String(text[...].trimmingBoth()) }

extension MetricLine {
  /// The English half of a cell in both languages ("Minimum height · 최소 높이", "높이 / Height"), else
  /// the cell.
  fileprivate var oneLanguage: MetricLine {
    guard let mark = Self.marksBetweenLanguages.first(where: text.utf8Contains),
      let between = text.firstRange(of: mark)
    else { return self }
    let halves = [text[..<between.lowerBound], text[between.upperBound...]]
    guard
      let english = halves.first(where: { half in
        !half.unicodeScalars.contains(where: HangulWords.isHangul)
      }),
      halves.contains(where: { $0.unicodeScalars.contains(where: HangulWords.isHangul) }),
      mark == " · " || !text.contains(where: \.isNumber)
    else { return self }
    return MetricLine(text: String(english), line: line)
  }

  private static let marksBetweenLanguages = [" · ", " / "]
}
