internal import Guidelines
internal import KnowledgeBase
internal import LinterCore

/// What a model needs to follow and cite a rule, in one language.
struct RuleDigest {
  let rule: Rule
  let citation: Citation?
  let language: Language
  /// Its successors, if it has ended.
  var now: [RuleID] = []
  /// Other authorities' rules on the same subject.
  var relations: [RuleRelation] = []

  /// The longest reason, in scalars; the resource has all of it.
  private static let longestReason = 500
  /// The most numbers, related rules and rules of other authorities.
  private static let mostListed = 8

  private var title: String { rule.title.preferring(language) ?? rule.id.rawValue }

  private var reason: String? {
    rule.rationale.preferring(language).map { TokenBudget.clipped($0, to: Self.longestReason) }
  }

  /// The numbers, each once, with platforms that differ from the rule's.
  private var numbers: [String] { rule.amounts(in: language) }

  private var platforms: [String] { rule.platforms.map(\.rawValue) }

  /// The rules of other authorities: `Acme: acme-tab-count, stricter`.
  private var otherAuthorities: [String] {
    relations.prefix(Self.mostListed).map { other in
      "\(other.authority): \(other.rule), \(Wording.relation(other.relation)[language])"
    }
  }

  var uri: String { ResourceAddress.uri(of: rule.id) }

  var data: JSONValue {
    .members([
      ("id", .string(rule.id.rawValue)),
      ("authority", rule.authority == .apple ? nil : .string(rule.authority.rawValue)),
      ("status", .string(rule.time.status.rawValue)),
      ("modality", .string(rule.modality.rawValue)),
      ("component", rule.component.map { .string($0.rawValue) }),
      ("platforms", .texts(platforms)), ("title", .string(title)),
      ("reason", reason.map { .string($0) }),
      ("numbers", .texts(numbers.prefix(Self.mostListed))),
      ("checks", .texts(rule.allChecks.map(\.rawValue))),
      ("replaced_by", now.isEmpty ? nil : .texts(now.map(\.rawValue))),
      ("source", citation.map(\.data)),
      ("related", .texts(rule.related.prefix(Self.mostListed).map(\.rawValue))),
      ("relations", relations.isEmpty ? nil : .texts(otherAuthorities)),
    ])
  }

  var text: String {
    var lines = [
      ([rule.id.rawValue] + (rule.authority == .apple ? [] : [rule.authority.rawValue])
        + [rule.modality.rawValue] + [platforms.joined(separator: ", ")])
        .filter { !$0.isEmpty }.joined(separator: " · ")
    ]
    if let status = Wording.status(rule.time)?[language] {
      lines.append(
        status + (now.isEmpty ? "" : " → " + now.map(\.rawValue).joined(separator: ", ")))
    }
    lines += [title] + (reason.map { [$0] } ?? [])
    lines += numbers.prefix(Self.mostListed).map { "- \($0)" }
    if !rule.allChecks.isEmpty {
      lines.append("checks: " + rule.allChecks.map(\.rawValue).joined(separator: ", "))
    }
    lines += otherAuthorities
    lines.append(citation?.text ?? uri)
    return lines.joined(separator: "\n")
  }

  static let schema = Schema.object(
    [
      ("id", Schema.text), ("status", Schema.text), ("modality", Schema.text),
      ("component", Schema.text), ("platforms", Schema.texts), ("title", Schema.text),
      ("reason", Schema.text), ("numbers", Schema.texts), ("checks", Schema.texts),
      ("replaced_by", Schema.texts), ("source", Citation.schema), ("related", Schema.texts),
      ("authority", Schema.text), ("relations", Schema.texts),
    ], required: ["id", "status", "modality", "title", "numbers"])
}

extension Citation {
  /// The place as data.
  var data: JSONValue {
    .members([
      ("document", .string(document)),
      ("lines", .array([.integer(Int64(lines.first)), .integer(Int64(lines.last))])),
      ("edition", edition.map { .string($0.description) }), ("url", url.map { .string($0) }),
    ])
  }

  static let schema = Schema.object(
    [
      ("document", Schema.text), ("lines", Schema.lines), ("edition", Schema.text),
      ("url", Schema.text),
    ], required: ["document", "lines"])
}
