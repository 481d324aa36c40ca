internal import Guidelines
internal import LinterCore
internal import ReportReaders

/// A SARIF run to which guidelines are added.
struct EnrichedRun {
  private var run: JSONValue
  private let texts: GuidelineTexts
  private var results: [JSONValue]
  private var taxonomy: JSONValue
  private let taxonomyIndex: Int
  private var taxonIndex: [RuleID: Int] = [:]
  /// Whether a taxonomy can be added: not if external files hold components that results refer to by
  /// index, or if a property has another type than it should.
  private let hasRoom: Bool
  private var newRules: Set<String> = []
  /// Whether a result has a rule index that is out of range.
  private let hasDanglingIndex: Bool

  private static let name = "hig"
  // A random constant that tells our taxonomy from others of that name.
  private static let guid = "0b6f1c2e-6d0a-4c55-9f0e-5b1c3b7f8a21"

  init(_ run: JSONValue, texts: GuidelineTexts) {
    self.run = run
    self.texts = texts
    results = run["results"].elements
    self.run["results"] = []
    let count = run["tool"]["driver"]["rules"].elements.count
    hasDanglingIndex = results.contains { result in
      (result["ruleIndex"].integer ?? result["rule"]["index"].integer ?? -1) >= count
    }
    let external = run["externalPropertyFileReferences"]
    let taxonomies = run["taxonomies"].elements
    let own = taxonomies.firstIndex { $0["guid"].string == Self.guid }
    taxonomyIndex = own ?? taxonomies.count
    taxonomy =
      own.map { taxonomies[$0] } ?? [
        "name": .string(Self.name), "guid": .string(Self.guid), "language": "en",
        "shortDescription": ["text": "Interface guidelines that the findings are about."],
        "isComprehensive": false, "taxa": [],
      ]
    let driver = run["tool"]["driver"]
    hasRoom =
      external["taxonomies"].isNull && external["driver"].isNull && run["tool"].takesMembers
      && driver.takesMembers
      && [
        run["taxonomies"], run["translations"], driver["supportedTaxonomies"], driver["rules"],
        taxonomy["taxa"],
      ].allSatisfy(\.takesElements)
    for (index, taxon) in taxonomy["taxa"].elements.enumerated() {
      if let id = taxon["id"].string.flatMap(RuleID.init(rawValue:)) { taxonIndex[id] = index }
    }
  }

  /// Adds the guidelines of `findings`, which are results of this run.
  mutating func add(_ findings: [ExplainedFinding]) {
    for explained in findings {
      guard let origin = explained.finding.origin, results.indices.contains(origin.result) else {
        continue
      }
      mark(resultAt: origin.result, with: explained.guidelines)
      let certain = explained.guidelines.filter { $0.relation != .suggested }
      guard hasRoom, !certain.isEmpty else { continue }
      if let reference = origin.rule {
        enrich(ruleAt: reference, with: certain)
      } else if let id = explained.finding.rule {
        addRule(id, with: certain)
      }
    }
  }

  /// The run with all additions.
  var finished: JSONValue {
    var run = run
    run["results"] = .array(results)
    guard hasRoom, !taxonIndex.isEmpty else { return run }
    var taxonomies = run["taxonomies"].elements
    if taxonomyIndex < taxonomies.count {
      taxonomies[taxonomyIndex] = taxonomy
    } else {
      taxonomies.append(taxonomy)
    }
    run["taxonomies"] = .array(taxonomies)
    var supported = run["tool"]["driver"]["supportedTaxonomies"].elements
    if !supported.contains(where: { $0["guid"].string == Self.guid }) {
      supported.append(componentReference)
      run["tool"]["driver"]["supportedTaxonomies"] = .array(supported)
    }
    var translations = run["translations"].elements.filter {
      $0["associatedComponent"]["guid"].string != Self.guid
    }
    translations.append(translation)
    run["translations"] = .array(translations)
    return run
  }

  private var componentReference: JSONValue {
    [
      "name": .string(Self.name), "guid": .string(Self.guid),
      "index": .integer(Int64(taxonomyIndex)),
    ]
  }

  /// The Korean texts of the taxonomy (§3.19.4): its taxa in the same order.
  private var translation: JSONValue {
    let taxa = taxonomy["taxa"].elements.map { taxon -> JSONValue in
      let id = taxon["id"].string.flatMap(RuleID.init(rawValue:))
      guard let rule = id.flatMap({ texts.rules[$0] }) else { return taxon }
      return texts.descriptor(for: rule, in: .ko)
    }
    return [
      "name": "hig", "language": "ko", "contents": ["localizedData"],
      "associatedComponent": componentReference,
      "translationMetadata": ["name": "한국어"], "isComprehensive": false,
      "shortDescription": ["text": "찾은 것과 관련된 인터페이스 지침입니다."], "taxa": .array(taxa),
    ]
  }

  // MARK: - Results

  private mutating func mark(resultAt place: Int, with matches: [GuidelineMatch]) {
    var result = results[place]
    guard result.object != nil, result["properties"].takesMembers else { return }
    defer { results[place] = result }
    var properties = result["properties"]
    properties["hig/rule"] = .string(matches[0].rule.rawValue)
    properties["hig/relation"] = .string(matches[0].relation.rawValue)
    if let score = matches[0].score { properties["hig/score"] = .double(score) }
    if matches.count > 1 {
      properties["hig/rules"] = .array(matches.map { .string($0.rule.rawValue) })
    }
    result["properties"] = properties
    guard hasRoom, result["taxa"].takesElements else { return }
    var taxa = result["taxa"].elements
    for match in matches {
      let reference = taxonReference(match.rule)
      let isThere = taxa.contains {
        $0["id"] == reference["id"] && $0["toolComponent"]["guid"].string == Self.guid
      }
      if !isThere { taxa.append(reference) }
    }
    result["taxa"] = .array(taxa)
  }

  private mutating func taxonReference(_ id: RuleID) -> JSONValue {
    let index = taxonIndex[id] ?? taxonomy["taxa"].elements.count
    if taxonIndex[id] == nil, let rule = texts.rules[id] {
      taxonomy["taxa"] = .array(taxonomy["taxa"].elements + [texts.taxon(for: rule)])
      taxonIndex[id] = index
    }
    return [
      "id": .string(id.rawValue), "index": .integer(Int64(index)),
      "toolComponent": componentReference,
    ]
  }

  // MARK: - Rules

  private mutating func enrich(
    ruleAt reference: SARIFRuleReference, with matches: [GuidelineMatch]
  ) {
    var component = component(reference.toolExtension)
    var rules = component["rules"].elements
    guard rules.indices.contains(reference.index) else { return }
    let before = rules[reference.index]
    relate(&rules[reference.index], to: matches)
    guard rules[reference.index] != before else { return }
    component["rules"] = .array(rules)
    if let place = reference.toolExtension {
      var extensions = run["tool"]["extensions"].elements
      extensions[place] = component
      run["tool"]["extensions"] = .array(extensions)
    } else {
      run["tool"]["driver"] = component
    }
  }

  private func component(_ toolExtension: Int?) -> JSONValue {
    toolExtension.map { run["tool"]["extensions"][$0] } ?? run["tool"]["driver"]
  }

  /// Describes a rule that the tool does not describe.
  ///
  /// Does nothing if a rule index is out of range in some result: it might then point to this rule.
  private mutating func addRule(_ id: String, with matches: [GuidelineMatch]) {
    guard !hasDanglingIndex, newRules.insert(id).inserted else { return }
    var rule: JSONValue = ["id": .string(id)]
    relate(&rule, to: matches)
    run["tool"]["driver"]["rules"] = .array(
      run["tool"]["driver"]["rules"].elements + [rule])
  }

  private mutating func relate(_ rule: inout JSONValue, to matches: [GuidelineMatch]) {
    guard let first = texts.rules[matches[0].rule], rule.object != nil,
      rule["properties"].takesMembers, rule["relationships"].takesElements
    else { return }
    if rule["help"].isNull { rule["help"] = texts.help(for: first) }
    if rule["helpUri"].isNull, let address = texts.addresses[first.id] {
      rule["helpUri"] = .string(address)
    }
    rule["properties"]["hig/rule"] = .string(first.id.rawValue)
    rule["properties"]["hig/relation"] = .string(matches[0].relation.rawValue)
    var relationships = rule["relationships"].elements
    for match in matches {
      let target = taxonReference(match.rule)
      let isThere = relationships.contains {
        $0["target"]["id"] == target["id"]
          && $0["target"]["toolComponent"]["guid"].string == Self.guid
      }
      if !isThere { relationships.append(["target": target, "kinds": ["relevant"]]) }
    }
    rule["relationships"] = .array(relationships)
  }
}

extension JSONValue {
  /// Whether it is null or an object, so that setting members loses nothing.
  fileprivate var takesMembers: Bool { isNull || object != nil }

  /// Whether it is null or an array, so that setting elements loses nothing.
  fileprivate var takesElements: Bool {
    if case .array = self { true } else { isNull }
  }
}
