internal import Guidelines
internal import LinterCore

/// A run of a tool in a log (§3.14).
struct SARIFRun {
  private let run: JSONValue
  private let index: Int
  private let driver: JSONValue
  private let rules: SARIFRules
  private let places: SARIFPlaces
  private let taxonomies: SARIFTaxonomies
  private let invocations: [JSONValue]

  init(_ run: JSONValue, index: Int) {
    self.run = run
    self.index = index
    driver = run["tool"]["driver"]
    rules = SARIFRules(of: run["tool"])
    places = SARIFPlaces(of: run)
    taxonomies = SARIFTaxonomies(of: run)
    invocations = run["invocations"].elements
  }

  /// Its results, in order.
  var findings: [ReportedFinding] {
    run["results"].elements.enumerated().map { finding($1, at: $0) }
  }

  private var tool: String? { driver["name"].text ?? driver["fullName"].text }

  private func finding(_ result: JSONValue, at place: Int) -> ReportedFinding {
    let reference = rules.reference(of: result)
    let rule = reference.map { rules[$0] } ?? .null
    let component = component(of: reference)
    let descriptions = [rule["shortDescription"], rule["fullDescription"]].compactMap(
      SARIFMessage.plain)
    let id = result["ruleId"].text ?? result["rule"]["id"].text ?? rule["id"].text
    let locations = result["locations"].elements
    let message =
      SARIFMessage.text(result["message"], descriptor: rule, component: component)
      ?? descriptions.first ?? rule["name"].text ?? id ?? ""
    let kind = result["kind"].text.flatMap { $0 == "fail" ? nil : $0 }
    var finding = ReportedFinding(
      tool: component["name"].text ?? tool, rule: id,
      name: rule["name"].text.flatMap { $0 == id ? nil : $0 },
      description: descriptions.isEmpty ? nil : descriptions.joined(separator: " "),
      severity: severity(of: result, rule: rule, reference: reference, kind: kind), kind: kind,
      message: translated(message, of: result, reference: reference),
      place: locations.lazy.compactMap(places.place).first
        ?? places.path(result["analysisTarget"]).map { ReportedPlace(file: $0) },
      related: related(to: result, besides: locations), categories: categories(result, rule: rule),
      isSuppressed: Self.isSuppressed(result),
      baseline: result["baselineState"].text, guidelines: Self.guidelines(result, rule: rule))
    finding.origin = SARIFOrigin(run: index, result: place, rule: reference)
    return finding
  }

  private func component(of reference: SARIFRuleReference?) -> JSONValue {
    guard let place = reference?.toolExtension else { return driver }
    return run["tool"]["extensions"][place]
  }

  // MARK: - Severity

  /// The result's own level, else that of an override, else the rule's default (§3.27.10).
  private func severity(
    of result: JSONValue, rule: JSONValue, reference: SARIFRuleReference?, kind: String?
  ) -> Severity? {
    let configured =
      reference.flatMap { override(of: $0, for: result) } ?? rule["defaultConfiguration"]["level"]
    let level =
      result["level"].text ?? (kind == nil ? configured.text ?? "warning" : "none")
    return level == "none" ? nil : Severity(rawValue: level) ?? .warning
  }

  /// The level to which the invocation set the rule (§3.20.5).
  private func override(
    of reference: SARIFRuleReference, for result: JSONValue
  ) -> JSONValue? {
    let place =
      result["provenance"]["invocationIndex"].integer ?? (invocations.count == 1 ? 0 : nil)
    guard let place, invocations.indices.contains(place) else { return nil }
    for override in invocations[place]["ruleConfigurationOverrides"].elements {
      let descriptor = override["descriptor"]
      if rules.reference(of: ["rule": descriptor]) == reference {
        let level = override["configuration"]["level"]
        if !level.isNull { return level }
      }
    }
    return nil
  }

  /// Whether there are suppressions, all of them accepted (§3.27.23).
  private static func isSuppressed(_ result: JSONValue) -> Bool {
    let suppressions = result["suppressions"].elements
    return !suppressions.isEmpty
      && suppressions.allSatisfy { ($0["status"].text ?? "accepted") == "accepted" }
  }

  // MARK: - Texts

  /// The message, with its Korean or English translation in the log (§3.19.4).
  private func translated(
    _ message: String, of result: JSONValue, reference: SARIFRuleReference?
  ) -> Bilingual<String> {
    // The stated language is often the default of the library that wrote the log.
    let stated = driver["language"].text ?? run["language"].text
    var message =
      stated?.lowercased().hasPrefix("ko") == true
      ? Bilingual(ko: message) : Bilingual(guessing: message)
    for translation in run["translations"].elements {
      guard let tag = translation["language"].text?.prefix(2).lowercased(),
        let language = Language(rawValue: String(tag)), stated?.lowercased().hasPrefix(tag) != true
      else { continue }
      let named = translation["associatedComponent"]
      guard named.isNull || rules.toolExtension(named) == reference?.toolExtension
      else { continue }
      let rule = reference.map { translation["rules"][$0.index] } ?? .null
      guard
        let text = SARIFMessage.translated(
          result["message"], descriptor: rule, component: translation)
      else { continue }
      // A message with a Korean translation is English, whatever Korean names it quotes.
      if message[language.other] == nil {
        message = language == .ko ? Bilingual(en: message.ko) : Bilingual(ko: message.en)
      }
      message[language] = text
    }
    return message
  }

  private func related(
    to result: JSONValue, besides locations: [JSONValue]
  ) -> [RelatedPlace] {
    let others = locations.dropFirst() + result["relatedLocations"].elements
    return others.compactMap { location in
      let message = SARIFMessage.text(location["message"], component: driver)
      let place = places.place(location)
      guard message != nil || place != nil else { return nil }
      return RelatedPlace(message: message ?? "", place: place)
    }
  }

  private func categories(_ result: JSONValue, rule: JSONValue) -> [String] {
    var names: [String] = []
    let related = rule["relationships"].elements.map { $0["target"] }
    for reference in result["taxa"].elements + related {
      if let name = taxonomies.name(of: reference), !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// The guideline that the log names, as `hig check` writes it.
  ///
  /// Those that `hig explain` found are searched for again: the guidelines may have changed.
  private static func guidelines(_ result: JSONValue, rule: JSONValue) -> [RuleID] {
    for properties in [result["properties"], rule["properties"]] {
      guard let id = properties["hig/rule"].text.flatMap(RuleID.init(rawValue:)) else { continue }
      let relation = properties["hig/relation"]
      return relation.isNull || relation == "named" ? [id] : []
    }
    return []
  }

  // MARK: - Notes

  /// Its notifications and its external files.
  var notes: [ReportNote] {
    var notes: [ReportNote] = []
    for invocation in invocations {
      if invocation["executionSuccessful"].bool == false {
        let status =
          invocation["exitCodeDescription"].text ?? invocation["exitCode"].integer.map { "\($0)" }
          ?? invocation["exitSignalName"].text
        notes.append(.failedRun(tool ?? "?", status: status))
      }
      for list in ["toolConfigurationNotifications", "toolExecutionNotifications"] {
        notes += invocation[list].elements.compactMap(note)
      }
    }
    let files = run["externalPropertyFileReferences"].object?.members ?? []
    for member in files {
      let references = member.value.object == nil ? member.value.elements : [member.value]
      for reference in references {
        let address = places.path(reference["location"]) ?? reference["guid"].text ?? "?"
        notes.append(.externalFile(member.key, at: address))
      }
    }
    return notes
  }

  private func note(_ notification: JSONValue) -> ReportNote? {
    let reference = notification["descriptor"]
    let descriptors = driver["notifications"]
    let descriptor =
      descriptors[reference["index"].integer].object.map(JSONValue.object)
      ?? descriptors.elements.first { $0["id"].text != nil && $0["id"] == reference["id"] } ?? .null
    let exception = notification["exception"]
    let parts = [
      SARIFMessage.text(notification["message"], descriptor: descriptor, component: driver)
        ?? SARIFMessage.plain(descriptor["shortDescription"]),
      [exception["kind"].text, exception["message"].text].compactMap(\.self)
        .joined(separator: ": "),
    ].compactMap(\.self).filter { !$0.isEmpty }
    guard !parts.isEmpty else { return nil }
    let level =
      notification["level"].text ?? descriptor["defaultConfiguration"]["level"].text ?? "warning"
    return ReportNote(
      severity: level == "none" ? .note : Severity(rawValue: level) ?? .warning,
      message: Bilingual(guessing: parts.joined(separator: " ")),
      place: notification["locations"].elements.lazy.compactMap(places.place).first)
  }
}

/// The taxonomies of a run, which name categories (§3.19.3).
struct SARIFTaxonomies {
  private let taxonomies: [JSONValue]

  init(of run: JSONValue) {
    taxonomies = run["taxonomies"].elements
  }

  /// The name of a referenced taxon, `CWE-401 Memory Leak`; `nil` for our own taxonomy and for
  /// unnamed ones.
  func name(of reference: JSONValue) -> String? {
    let named = reference["toolComponent"]
    let taxonomy =
      taxonomies.first { $0["guid"].text != nil && $0["guid"] == named["guid"] }
      ?? taxonomies.first { $0["name"].text != nil && $0["name"] == named["name"] }
      ?? named["index"].integer.flatMap { taxonomies.indices.contains($0) ? taxonomies[$0] : nil }
    guard let component = taxonomy?["name"].text ?? named["name"].text, component != Self.own else {
      return nil
    }
    let taxa = taxonomy?["taxa"] ?? .null
    let id = reference["id"].text
    let taxon =
      taxa.elements.first { $0["id"].text != nil && $0["id"].text == id }
      ?? (id == nil ? taxa[reference["index"].integer] : .null)
    guard let id = id ?? taxon["id"].text else { return nil }
    let title = taxon["name"].text ?? SARIFMessage.plain(taxon["shortDescription"])
    return ["\(component)-\(id)", title].compactMap(\.self).joined(separator: " ")
  }

  /// The name of the taxonomy that `hig` writes.
  static let own = "hig"
}
