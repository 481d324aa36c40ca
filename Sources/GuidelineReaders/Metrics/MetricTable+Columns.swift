internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

// The headers of columns and the labels of rows.
extension MetricTable {
  /// Reads a column "Leading" as line height if another column gives the size of letters.
  func takeLineHeights(of labels: [Label]) {
    let named = Set(labels.lazy.map(\.dimensions))
    guard named.contains([.leading]), named.contains([.size]) || named.contains([.tracking]),
      !named.contains([.trailing])
    else { return }
    for label in labels { label.takeLineHeight() }
  }

  /// Treats cells that name their quantity as values, in columns with a dimension: "large (20px)".
  func takeNamedQuantities(of labels: [Label], in rows: inout [[Cell]]) {
    for column in labels.indices.dropFirst() where !labels[column].dimensions.isEmpty {
      let named = rows.indices.filter { column < rows[$0].count && !rows[$0][column].isEmpty }
      guard named.allSatisfy({ rows[$0][column].isNamedQuantity || rows[$0][column].isValue })
      else { continue }
      for row in named { rows[row][column].takeAsValue() }
    }
  }

  /// The label that the first cell of a row gives to the cells after it.
  func label(of row: [Cell], before column: Int, _ ordinals: [Int]) -> String? {
    guard let first = row[..<column].indices.first(where: { !ordinals.contains($0) }),
      row[first].quantities.isEmpty, (1...8).contains(row[first].tokens.count)
    else { return nil }
    return row[first].line.text
  }

  /// The unit in a cell of a column of units.
  static func unit(_ cell: Cell) -> MeasuredUnit? {
    guard cell.tokens.count == 1 else { return nil }
    return cell.tokens[0].unit
  }

  /// The header of each column, the header of each group of columns, and the rows below.
  ///
  /// If header cells are merged over columns, the first row still names the columns.
  func headers(
    _ header: [TextLine], _ rows: [[TextLine]]
  ) -> (columns: [TextLine], groups: [String?], rows: [[TextLine]]) {
    let isMerged = header.indices.dropFirst().contains { index in
      Self.isBlank(header[index]) && !Self.isBlank(header[index - 1])
    }
    guard isMerged, rows.count > 1, let second = rows.first, second.count == header.count,
      !second.contains(where: Self.holdsQuantity),
      second.contains(where: { !Self.isBlank($0) }),
      rows[1].contains(where: Self.holdsQuantity)
    else { return (header, [], rows) }
    let legend = Self.legend(in: context.caption ?? "")
    var columns: [TextLine] = []
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

  /// Whether the first row contains values like those below it, so that the table has no header.
  static func namesNoColumns(_ first: [TextLine], over rows: [[TextLine]]) -> Bool {
    guard let label = first.first, first.count > 1, let second = rows.first,
      first.dropFirst().contains(where: { NumberSearch.mayHoldNumber($0.text) }),
      rows.allSatisfy({ $0.count == first.count })
    else { return false }
    func values(of row: [TextLine]) -> [Cell] {
      row.dropFirst().map { Cell.read($0, tokens: SentenceTokenizer.tokens(of: $0)) }
    }
    let (names, cells) = (values(of: first), values(of: second))
    // Next to a label for screens or sizes, the numbers are headers that tell columns apart.
    func measures(_ line: TextLine?) -> Bool {
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

  static func holdsQuantity(_ line: TextLine) -> Bool {
    !Cell.read(line, tokens: SentenceTokenizer.tokens(of: line)).quantities.isEmpty
  }

  static func isBlank(_ line: TextLine) -> Bool {
    !line.text.contains { $0.isLetter || $0.isNumber }
  }

  /// The meanings of abbreviations: "S - Size(Points) / L - Leading(Points)".
  static func legend(in caption: String) -> [String: String] {
    var legend: [String: String] = [:]
    for part in caption.split(whereSeparator: { "/,;|".contains($0) }) {
      let sides = part.split(maxSplits: 1) { "-–—:=".contains($0) }.map { trimmed(String($0)) }
      guard sides.count == 2, (1...4).contains(sides[0].count) else { continue }
      legend[sides[0]] = sides[1]
    }
    return legend
  }

  /// `rows` with merged cells repeated in every row that they span.
  ///
  /// Rows after the first of a merged cell lack it: it is empty, or the others shift left.
  static func unmerged(_ rows: [[Cell]]) -> [[Cell]] {
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

  /// The columns that label rows: those before the values in which some cells have words, or a
  /// first column of screen sizes if the other columns give the sizes of something else.
  func labelColumns(
    _ rows: [[Cell]], _ measured: [Int], header: [TextLine], labels: [Label]
  ) -> [Int] {
    let width = rows.reduce(0) { max($0, $1.count) }
    let labelColumns = (0..<width).filter { column in
      !measured.contains(column)
        && rows.contains { row in
          column < row.count && !row[column].isEmpty && !row[column].isValue
        }
    }
    if labelColumns.first == 0 { return labelColumns }
    // A table that gives something for each size: Size | Tracking.
    if labelColumns.isEmpty, labels.first?.dimensions == [.size],
      labels.dropFirst().contains(where: { $0.dimensions == [.tracking] })
    {
      return [0]
    }
    guard let first = header.first?.text.lowercased(),
      Self.screens.contains(where: first.utf8Contains)
    else { return labelColumns }
    if Self.breakpoints.contains(where: first.utf8Contains), width > 1 { return [0] + labelColumns }
    // "< 600 px" distinguishes one screen from the next.
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

  /// The columns headed 가로 and 세로, read as orientations; `nil` unless there are both.
  func orientations(of labels: [Label]) -> [Int: Label]? {
    var held: [Int: Label] = [:]
    for (column, label) in labels.enumerated() {
      guard let axis = DimensionWords.axes[label.text], label.dimensions.count == 1 else {
        continue
      }
      let line = TextLine(text: axis == "vertical" ? "portrait" : "landscape", line: 0)
      held[column] = Label.read(SentenceTokenizer.tokens(of: line), finder: finder)
    }
    return Set(held.values.map(\.text)).count == 2 ? held : nil
  }

  /// The column that labels the rows in Korean if another one does so in English.
  func translatedColumn(
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

  static func bounds(_ cell: Cell) -> Bool {
    cell.tokens.contains { $0.sense.boundApart != nil || $0.sense.boundBefore != nil }
  }

  static let breakpoints = ["breakpoint", "브레이크포인트", "중단점"]
  static let screens =
    ["screen", "display", "viewport", "window", "화면", "디스플레이", "뷰포트"] + breakpoints

  func valueColumns(of row: [Cell], labelColumns: [Int]) -> [Int] {
    let values = row.indices.filter { row[$0].isValue }
    let certain = values.filter { !labelColumns.contains($0) }
    return certain.isEmpty ? values : certain
  }

  /// The columns after the first that contain more values than words.
  ///
  /// A cell such as "same as above" among them is not a label.
  static func measuredColumns(of rows: [[Cell]]) -> [Int] {
    (0..<rows.reduce(0) { max($0, $1.count) }).dropFirst().filter { column in
      var (filled, values) = (0, 0)
      for row in rows.indices where column < rows[row].count && !rows[row][column].isEmpty {
        filled += 1
        if rows[row][column].isValue { values += 1 }
      }
      return values * 2 > filled
    }
  }

  func rowLabels(
    of row: [Cell], values: [Int], measured: [Int], headers: [Label]
  ) -> [(header: Label, label: Label, text: String)] {
    row.indices.compactMap { index in
      guard !values.contains(index), !row[index].isEmpty, row[index].tokens.count <= 40,
        !measured.contains(index) || !row[index].quantities.isEmpty
      else { return nil }
      let label = Label.read(row[index].tokens, finder: finder)
      if let last = values.last, index > last { label.leaveMeasures(row[index].tokens) }
      return (index < headers.count ? headers[index] : Label(), label, row[index].line.text)
    }
  }

  /// The platform of the devices in the first column, if it names only one and some cells are bare
  /// generations: "Watch Ultra", "7 and later", "4, 5, and 6".
  static func family(of rows: [[Cell]]) -> Platform? {
    let first = rows.lazy.compactMap { $0.first }
    guard let top = first.first, first.contains(where: namesGeneration) else { return nil }
    let named = Set(first.flatMap { PlatformScope.platforms(in: $0.tokens) })
    return named.count == 1 && !PlatformScope.platforms(in: top.tokens).isEmpty ? named.first : nil
  }

  /// Whether a cell begins with the number of a generation of devices: "7 and later", "Series 4".
  static func namesGeneration(_ cell: Cell) -> Bool {
    var tokens = cell.tokens[...]
    if tokens.first?.spells("series") == true { tokens = tokens.dropFirst() }
    guard let number = tokens.first, number.kind == .number, number.low >= 1,
      number.low == number.low.rounded(), tokens.count > 1 || tokens.count < cell.tokens.count
    else { return false }
    guard let next = tokens.dropFirst().first else { return true }
    return next.isMark(",") || next.kind == .word && next.unit == nil
  }

  func platforms(of labels: some Sequence<Label>) -> [Platform] {
    for named in labels.lazy.map(\.platforms) where !named.isEmpty {
      return PlatformScope.narrowed(Set(named), within: context.platforms).sorted()
    }
    return context.platforms
  }
}
