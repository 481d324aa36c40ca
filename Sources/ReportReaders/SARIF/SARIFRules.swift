package import LinterCore

/// The place of a rule's descriptor in a run.
package struct SARIFRuleReference: Hashable, Sendable {
  /// The index of the tool extension that holds it; `nil` for the driver.
  package var toolExtension: Int?
  /// Its index in the `rules` of that component.
  package var index: Int
}

/// The rules of a run, as results refer to them (§3.27.5–§3.27.7, §3.52).
package struct SARIFRules {
  private let components: [Component]
  private var byID: [String: SARIFRuleReference] = [:]
  private var byGUID: [String: SARIFRuleReference] = [:]

  private struct Component {
    var toolExtension: Int?
    var name: String?
    var guid: String?
    var rules: [JSONValue]
  }

  /// Indexes the rules of `tool`, the object of a run.
  package init(of tool: JSONValue) {
    let driver = tool["driver"]
    var components = [
      Component(
        toolExtension: nil, name: driver["name"].string, guid: driver["guid"].string,
        rules: driver["rules"].elements)
    ]
    for (index, component) in tool["extensions"].elements.enumerated() {
      components.append(
        Component(
          toolExtension: index, name: component["name"].string, guid: component["guid"].string,
          rules: component["rules"].elements))
    }
    self.components = components
    for component in components {
      for (index, rule) in component.rules.enumerated() {
        let reference = SARIFRuleReference(
          toolExtension: component.toolExtension, index: index)
        // Ids need not be unique; unless told otherwise, the first one is meant, the driver's.
        for case let id? in [rule["id"].text] + rule["deprecatedIds"].elements.map(\.text)
        where byID[id] == nil {
          byID[id] = reference
        }
        if let guid = rule["guid"].text, byGUID[guid.lowercased()] == nil {
          byGUID[guid.lowercased()] = reference
        }
      }
    }
  }

  /// The descriptor at `reference`.
  package subscript(reference: SARIFRuleReference) -> JSONValue {
    let place = reference.toolExtension.map { $0 + 1 } ?? 0
    guard components.indices.contains(place),
      components[place].rules.indices.contains(reference.index)
    else { return .null }
    return components[place].rules[reference.index]
  }

  /// The descriptor that `result` refers to: by index, id, hierarchical id or GUID, in the component
  /// that it names.
  ///
  /// If the rule at the index has another id, the id wins if a rule has it: some logs have wrong
  /// indices.
  package func reference(of result: JSONValue) -> SARIFRuleReference? {
    let named = result["rule"]
    let component = self.component(named["toolComponent"])
    let id = result["ruleId"].text ?? named["id"].text
    if let index = named["index"].integer ?? result["ruleIndex"].integer,
      component.rules.indices.contains(index)
    {
      let reference = SARIFRuleReference(toolExtension: component.toolExtension, index: index)
      let own = component.rules[index]["id"].text
      guard let id, let own, !Self.names(id, within: own), let other = find(id, in: component)
      else { return reference }
      return other
    }
    if let guid = named["guid"].text, let reference = byGUID[guid.lowercased()] {
      return reference
    }
    return id.flatMap { find($0, in: component) }
  }

  /// The extension that `reference` names; `nil` for the driver.
  func toolExtension(_ reference: JSONValue) -> Int? { component(reference).toolExtension }

  private func component(_ reference: JSONValue) -> Component {
    if let index = reference["index"].integer, (0..<components.count - 1).contains(index) {
      return components[index + 1]
    }
    let found = components.first { component in
      if let guid = reference["guid"].text {
        return component.guid?.lowercased() == guid.lowercased()
      }
      return reference["name"].text.map { $0 == component.name } ?? false
    }
    return found ?? components[0]
  }

  /// The rule called `id`, or its longest prefix that names one: `CA2101/1`, then `CA2101`.
  private func find(_ id: String, in component: Component) -> SARIFRuleReference? {
    var candidate = id[...]
    while !candidate.isEmpty {
      if component.toolExtension != nil,
        let index = component.rules.firstIndex(where: { $0["id"].string == String(candidate) })
      {
        return SARIFRuleReference(toolExtension: component.toolExtension, index: index)
      }
      if let reference = byID[String(candidate)] { return reference }
      guard let slash = candidate.lastIndex(of: "/") else { return nil }
      candidate = candidate[..<slash]
    }
    return nil
  }

  private static func names(_ id: String, within rule: String) -> Bool {
    id == rule || id.hasPrefix(rule + "/")
  }
}
