internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

// Numbers that measure things.
extension MetricProse {
  /// Adds the metrics of a measured quantity, unless it is only mentioned.
  mutating func addMeasured(_ site: NumberSite, to metrics: inout [Metric]) {
    guard site.sense.states(site.quantity), !site.sense.isCondition(site.quantity),
      !goesOnWithExample || site.quantity.bound != nil
    else { return }
    var site = site
    if site.quantity.unit?.unit == .times, let multiple = compared(site.quantity, in: site.tokens) {
      site.quantity.unit = multiple
    }
    let named = DimensionFinder(tokens: site.tokens).dimensions(
      of: site.quantity, floor: site.floor, ceiling: site.ceiling)
    guard let unit = site.quantity.unit, meetsDemand(of: unit, site, named),
      !isMentioned(site, unit, named)
    else { return }
    var measure = measure(of: site, unit, named)
    complete(&measure, of: site, unit)
    if measure.dimensions == [.tracking], isNegative(site.quantity, in: site.tokens) {
      let quantity = site.quantity
      (site.quantity.low, site.quantity.high) = (0 - quantity.high, 0 - quantity.low)
    }
    takeHeadings(&measure, of: site, unit)
    // In a shorthand of several lengths, only those of a padding can be told apart.
    if let place = site.place, place.axis == nil || measure.dimensions != [.margin] { return }
    if site.quantity.second == nil {
      lastMeasured = LastMeasure(
        dimensions: measure.dimensions, subject: measure.subject, unit: unit.unit,
        end: site.quantity.reach.upperBound)
    }
    append(measure, of: site, unit, to: &metrics)
  }

  /// Whether the text contains what the unit demands besides the number.
  private func meetsDemand(
    of unit: MeasuredUnit, _ site: NumberSite, _ named: [Dimension]
  ) -> Bool {
    let quantity = site.quantity
    switch unit.demand {
    case .none: return true
    case .dimension: return !named.isEmpty || quantity.second != nil
    // "two points to remember"
    case .digits: return !quantity.isSpelled || !named.isEmpty
    case .bound:
      return quantity.bound != nil || quantity.isRange
        || isOnPaper(quantity, unit, named, in: site.tokens)
    case .limit:
      // "Within a year, the system …" states when something happens.
      if isWithin(quantity, unit, in: site.tokens) { return false }
      return quantity.bound != nil || quantity.isRange && !quantity.isChoice
        || named == [.lineHeight] || isDefault(quantity, in: site.tokens)
    }
  }

  /// Whether the number is that of a default: "a short time (default 3 s)".
  private func isDefault(_ quantity: Quantity, in tokens: [SentenceToken]) -> Bool {
    let start = quantity.reach.lowerBound
    return start > 0 && PhraseWords.exactHeaders.contains(where: tokens[start - 1].begins)
  }

  /// Whether the sentence only mentions the number.
  private mutating func isMentioned(
    _ site: NumberSite, _ unit: MeasuredUnit, _ named: [Dimension]
  ) -> Bool {
    let (quantity, tokens) = (site.quantity, site.tokens)
    return isMentionedByUnit(site, unit, named) || isRateBase(quantity, unit, in: tokens)
      || isDifference(quantity, in: tokens)
      || unit.unit == .times && !countsTimes(quantity, in: tokens)
  }

  private mutating func isMentionedByUnit(
    _ site: NumberSite, _ unit: MeasuredUnit, _ named: [Dimension]
  ) -> Bool {
    let (quantity, tokens) = (site.quantity, site.tokens)
    switch unit.unit {
    case .toOne:
      return isOfColor(quantity, in: tokens) || isMeasuredContrast(quantity)
        || !named.contains(.ratio) && !speaksOfRatios(tokens)
          && !contrastsText(quantity, in: tokens)
    case .percent:
      return site.sense.countsPeople(quantity) || SentenceFacts(previous).tellsStudy
        || reports(quantity, in: tokens) || site.sense.isNone(quantity)
        || named.isEmpty && site.sense.isWhole(quantity)
    case .degrees: return site.sense.isWholeTurn(quantity)
    case .points: return named.isEmpty && isInChart(quantity, in: tokens)
    case .characters: return isOfOtherWords(quantity, in: tokens)
    default: return false
    }
  }

  /// The subject and the dimension that the words around a number give it.
  ///
  /// Candidates for the subject are tried from the most to the least reliable.
  private mutating func measure(
    of site: NumberSite, _ unit: MeasuredUnit, _ named: [Dimension]
  ) -> Measure {
    let (quantity, tokens) = (site.quantity, site.tokens)
    let attributed = unit.dimension == .size ? attributedSubject(quantity, in: tokens) : nil
    let said =
      attributed ?? listedSubject(quantity, in: tokens)
      ?? servedSubject(
        quantity, floor: site.floor, followed: !site.followers.isEmpty, in: tokens)
      ?? sizedSubject(quantity, in: tokens)
      ?? ownSubject(quantity, after: site.floor, in: tokens)
    let subject =
      said.map { Subject($0, .clause) } ?? measuredSubject(quantity, unit: unit.unit, in: tokens)
    var measure = Measure(dimensions: named, subject: subject, attributed: attributed)
    if attributed == Subject.screen {
      if named != [.width] { measure.dimensions = [] }
    } else if attributed != nil, isObjectBefore(quantity, floor: site.floor, in: tokens) {
      measure.dimensions = []
    }
    return measure
  }

  /// Completes a measure from neighbouring numbers, from lines and from lists.
  private mutating func complete(
    _ measure: inout Measure, of site: NumberSite, _ unit: MeasuredUnit
  ) {
    takeNeighbours(&measure, of: site, unit)
    takeLine(&measure, of: site)
    if measure.dimensions.isEmpty, site.isOneLength,
      let listed = listedDimensions(before: site.quantity.reach.lowerBound, in: site.tokens)
    {
      measure.dimensions = listed
    }
    if measure.dimensions.isEmpty, isBreakpoint(site.quantity, in: site.tokens) {
      (measure.dimensions, measure.subject) = ([.width], Subject(Subject.screen, .clause))
    }
    if measure.dimensions == [.radius] {
      measure.subject.name = MetricThings.rounded(
        measure.subject.name, of: headings.thing ?? owner)
    }
  }

  private func takeNeighbours(
    _ measure: inout Measure, of site: NumberSite, _ unit: MeasuredUnit
  ) {
    guard measure.dimensions.isEmpty, site.isOneLength else { return }
    if measure.attributed != Subject.screen,
      let lent = lentDimensions(site.quantity, from: site.followers, in: site.tokens)
    {
      measure.dimensions = lent
    }
    if measure.dimensions.isEmpty, measure.attributed == nil, let last = lastMeasured,
      last.unit == unit.unit || Units.ofLayout.isSuperset(of: [last.unit, unit.unit]),
      continues(site.quantity, after: last.end, in: site.tokens),
      !isFollowed(site.quantity, in: site.tokens)
    {
      measure.dimensions = last.dimensions
      // "글자는 16px, 중요 정보는 17px"
      if !measure.subject.sources.contains(.ownWords) {
        measure.subject = Subject(last.subject.name, .neighbour)
      }
    }
  }

  /// Reads the number as a line height, or as the thickness of a drawn line.
  private func takeLine(_ measure: inout Measure, of site: NumberSite) {
    if isLineHeight(site.quantity, in: site.tokens) {
      measure.dimensions = [.lineHeight]
      if let last = lastMeasured { measure.subject = Subject(last.subject.name, .neighbour) }
    } else if site.isOneLength, measure.dimensions.isEmpty || measure.dimensions == [.width],
      let line = drawnLine(
        site.quantity, floor: site.floor, ceiling: site.ceiling, in: site.tokens)
    {
      (measure.dimensions, measure.subject) = ([.width], Subject(line, .clause))
    }
  }

  /// Completes a measure from the headings.
  private mutating func takeHeadings(
    _ measure: inout Measure, of site: NumberSite, _ unit: MeasuredUnit
  ) {
    guard measure.dimensions.isEmpty, site.quantity.second == nil,
      Units.ofLayout.contains(unit.unit)
    else { return }
    if headings.areAboutScreens || site.sense.facts.speaksOfScreens {
      let source: SubjectSources = headings.areAboutScreens ? .heading : .clause
      (measure.dimensions, measure.subject) = ([.width], Subject(Subject.screen, source))
    } else if isLabelled(site.quantity, in: site.tokens), let dimension = headings.dimension {
      measure.dimensions = [dimension]
    }
  }

  private func append(
    _ measure: Measure, of site: NumberSite, _ unit: MeasuredUnit, to metrics: inout [Metric]
  ) {
    let (quantity, tokens) = (site.quantity, site.tokens)
    var dimensions = measure.dimensions
    var basis = unit.unit == .percent ? DimensionFinder(tokens: tokens).basis(of: quantity) : nil
    if dimensions.isEmpty, let height = basis {
      dimensions = [height]
      basis = nil
    }
    var qualifiers = NumberCircumstances(tokens: tokens)
      .qualifiers(of: quantity, floor: site.floor, ceiling: site.ceiling)
    if let basis { qualifiers["of"] = basis.rawValue }
    if let axis = site.place?.axis { qualifiers["axis"] = axis }
    for (dimension, low, high) in DimensionFinder.values(of: quantity, found: dimensions) {
      let limits = quantity.measuredLimits(low, high)
      let metric = Metric(
        subject: measure.subject.name, dimension: dimension, minimum: limits.minimum,
        maximum: limits.maximum, isApproximate: quantity.isApproximate, unit: unit.unit,
        scale: quantity.scale, platforms: site.platforms, qualifiers: qualifiers,
        source: reference(tokens[quantity.tokens.lowerBound]))
      context.notes?.note(metric, measure.subject.sources)
      metrics.append(metric)
    }
  }
}
