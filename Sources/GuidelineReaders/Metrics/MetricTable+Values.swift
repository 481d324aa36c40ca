internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

// The metrics of one cell.
extension MetricTable {
  /// The context of a cell.
  ///
  /// `labels` are those of its column and its row and the caption.
  struct Surroundings {
    let labels: [Label]
    let group: String?
    let rowLabels: [RowLabel]

    var columnLabel: Label { labels[0] }
  }

  /// A label of a row: the header of its column, its meaning and its text.
  typealias RowLabel = (header: Label, label: Label, text: String)

  /// Adds the metrics of a cell under `labels`: those of its column and its row and the caption.
  func addMetrics(
    of cell: Cell, under labels: [Label], group: String?, rowLabels: [RowLabel],
    to metrics: inout [Metric]
  ) {
    let platforms = platforms(of: labels)
    if let count = count(in: cell, under: labels, rowLabels: rowLabels, platforms) {
      metrics.append(count)
      return
    }
    let around = Surroundings(labels: labels, group: group, rowLabels: rowLabels)
    let scopes =
      cell.quantities.count > 1
      ? PlatformScope(tokens: cell.tokens, quantities: cell.quantities) : nil
    for position in cell.quantities.indices {
      let platforms = scopes?.platforms(at: position, within: platforms) ?? platforms
      guard let quantity = measured(position, of: cell, around) else { continue }
      add(quantity, at: position, of: cell, around, platforms, to: &metrics)
    }
  }

  /// The quantity at `position` with unit, scale and bound from the labels; `nil` if it is not a measurement.
  func measured(
    _ position: Int, of cell: Cell, _ around: Surroundings
  ) -> Quantity? {
    var quantity = cell.quantities[position]
    let unit =
      quantity.unit ?? around.columnLabel.unit
      ?? unit(ofBare: quantity, in: cell, around.labels, around.rowLabels.map(\.label))
    // A zero without a unit among sizes means none.
    guard let unit, quantity.unit != nil || quantity.high != 0 else { return nil }
    quantity.unit = unit
    if quantity.scale == nil, unit.unit == .pixels {
      quantity.scale =
        around.columnLabel.scale ?? around.rowLabels.lazy.compactMap(\.label.scale).first
        ?? caption.scale
    }
    if quantity.bound == nil {
      quantity.bound = Self.bound(under: around.labels) ?? boundOfIdentifier(around.rowLabels)
    }
    return quantity
  }

  /// The dimensions of a quantity according to the labels and the words of the cell.
  func dimensions(
    of quantity: Quantity, at position: Int, in cell: Cell, _ around: Surroundings
  ) -> [Dimension] {
    let parts = around.columnLabel.parts
    let named =
      parts.count == cell.quantities.count
      ? [parts[position]] : Self.dimensions(of: quantity, around.labels)
    let own = named.isEmpty || named == [.size] ? cell.dimensions(at: position) : []
    let dimensions = own.isEmpty ? named : own
    // "Spacing token | Value"
    if dimensions.isEmpty, quantity.second == nil, quantity.unit?.dimension == .size,
      let first = around.rowLabels.first?.header.dimensions, Self.narrower.isSuperset(of: first)
    {
      return first
    }
    return dimensions
  }

  func add(
    _ quantity: Quantity, at position: Int, of cell: Cell, _ around: Surroundings,
    _ platforms: [Platform], to metrics: inout [Metric]
  ) {
    guard let unit = quantity.unit else { return }
    let dimensions = dimensions(of: quantity, at: position, in: cell, around)
    let named = identity(
      columnLabel: around.columnLabel, rowLabels: around.rowLabels, dimensions: dimensions)
    var (subject, qualifiers) = named
    var found = unit.unit == .toOne ? [.ratio] : dimensions
    takeScreen(&found, &subject, of: quantity, unit)
    // A share of nothing known is that of a conversion or a study.
    if unit.unit == .percent, found.isEmpty || found == [.ratio],
      subject.name == Subject.interface.name
    {
      return
    }
    if found == [.radius] {
      subject.name = MetricThings.rounded(subject.name, of: headings.thing ?? owner)
    }
    if let place = Shorthand.place(of: position, in: cell.quantities, cell.tokens) {
      guard let axis = place.axis, found == [.margin] else { return }
      qualifiers["axis"] = axis
    }
    if let group = around.group { qualifiers["column"] = group }
    // An edge specifies one of two sizes: "Compact leading", "Compact trailing".
    let columnDimensions = around.columnLabel.dimensions
    if quantity.second != nil, columnDimensions.count == 1, let edge = columnDimensions.first,
      DimensionWords.edges.contains(edge)
    {
      qualifiers["edge"] = edge.rawValue
    }
    for (dimension, low, high) in DimensionFinder.values(of: quantity, found: found) {
      let limits = quantity.measuredLimits(low, high)
      let metric = Metric(
        subject: subject.name, dimension: dimension, minimum: limits.minimum,
        maximum: limits.maximum, isApproximate: quantity.isApproximate, unit: unit.unit,
        scale: quantity.scale, platforms: platforms, qualifiers: qualifiers,
        source: LineReference(
          document: context.document, line: cell.line.line, language: context.language))
      context.notes?.note(metric, subject.sources)
      metrics.append(metric)
      // One value has several uses: "18dp | cards, dialogs".
      let uses = servedThings(of: around.rowLabels)
      for use in uses.dropFirst() where uses[0].name == subject.name {
        var other = metric
        other.subject = use.name
        context.notes?.note(other, use.sources)
        metrics.append(other)
      }
    }
  }

  /// Reads widths below headings about screens as screen widths.
  func takeScreen(
    _ found: inout [Dimension], _ subject: inout Subject, of quantity: Quantity,
    _ unit: MeasuredUnit
  ) {
    guard headings.areAboutScreens else { return }
    if found.isEmpty, Units.ofLayout.contains(unit.unit), quantity.second == nil {
      found = [.width]
    }
    if found == [.width] { subject = Subject(Subject.screen, .heading) }
  }

  /// The bound of the first label that states one.
  ///
  /// A default has none.
  static func bound(under labels: [Label]) -> Bound? {
    for label in labels {
      if let bound = label.bound { return bound }
      if label.isExact { return nil }
    }
    return nil
  }

  /// The unit that the labels give to a number without one.
  func unit(
    ofBare quantity: Quantity, in cell: Cell, _ labels: [Label], _ rowLabels: [Label]
  ) -> MeasuredUnit? {
    let end = quantity.reach.upperBound
    let isMultiple = end < cell.tokens.count && cell.tokens[end].isMark("×")
    if quantity.isLineHeight,
      labels.lazy.map(\.dimensions).first(where: { !$0.isEmpty }) == [.lineHeight]
    {
      return .lineHeights
    }
    if isMultiple || labels.dropLast().contains(where: { TableHeaders.unitless.contains($0.text) })
    {
      return nil
    }
    return rowLabels.compactMap(\.unit).first ?? caption.unit
  }

  /// The dimension named by the first label that names one.
  ///
  /// Under "Size" a row may be a height.
  static func dimensions(of quantity: Quantity, _ labels: [Label]) -> [Dimension] {
    let named = labels.map(\.dimensions)
    guard let place = named.firstIndex(where: { !$0.isEmpty }) else { return [] }
    // A row for the "Icon size" below "Spacing" has a size.
    guard named[place] == [.size], place == 0, quantity.second == nil else { return named[place] }
    return named.first { $0.count == 1 && narrower.isSuperset(of: $0) } ?? named[place]
  }

  static let narrower: Set<Dimension> = [.width, .height, .radius, .margin, .spacing]

  /// The metric of a count: a cell with a noun, or a number next to "Maximum items" or under "Tabs (max)".
  func count(
    in cell: Cell, under labels: [Label],
    rowLabels: [RowLabel], _ platforms: [Platform]
  ) -> Metric? {
    guard cell.quantities.count == 1, var quantity = cell.quantities.first, quantity.unit == nil,
      quantity.second == nil
    else { return nil }
    guard let (label, phrase, bound) = countedThing(in: cell, quantity, under: labels, rowLabels)
    else { return nil }
    let columnLabel = labels[0]
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
    // "Tab bar items" belong to the tab bar.
    let whole = phrase == noun ? nil : String(phrase.dropLast(noun.count + 1))
    let source: SubjectSources =
      cell.counted != nil ? .cell : label === columnLabel ? .column : .row
    let counted =
      isPart
      ? text.map { Subject($0, .row) } ?? whole.map { Subject($0, source) } ?? subject
      : Subject(phrase, source)
    let metric = Metric(
      subject: counted.name, dimension: dimension,
      minimum: limits.minimum, maximum: limits.maximum, isApproximate: quantity.isApproximate,
      unit: Unit(rawValue: EnglishNouns.plural(noun)), platforms: platforms,
      qualifiers: qualifiers,
      source: LineReference(
        document: context.document, line: cell.line.line, language: context.language))
    context.notes?.note(metric, counted.sources)
    return metric
  }

  /// The noun that a cell counts, or else the label that names it, and the bound of that label.
  private func countedThing(
    in cell: Cell, _ quantity: Quantity, under labels: [Label], _ rowLabels: [RowLabel]
  ) -> (label: Label, phrase: String, bound: Bound?)? {
    let columnLabel = labels[0]
    if let noun = cell.counted {
      let label = rowLabels.first { $0.label.names == [noun.head] }?.label ?? columnLabel
      return (label, noun.phrase, Self.bound(under: labels))
    }
    guard cell.tokens.count <= 5, !cell.tokens.indices.contains(where: cell.isOwnWord),
      columnLabel.unit == nil
    else { return nil }
    let isBounded = caption.unit == nil && (columnLabel.bound != nil || columnLabel.isExact)
    let found = ([columnLabel] + rowLabels.map(\.label)).first {
      $0.names(whatCounts: quantity, isBounded: isBounded)
    }
    guard let found, let name = found.names.first else { return nil }
    return (found, name, found.bound ?? columnLabel.bound)
  }

  static let partsOfTexts: Set<String> = ["word", "line", "sentence"]
}
