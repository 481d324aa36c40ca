internal import Guidelines

extension GuidelineStore {
  /// The successors of `rule` that hold on `day`: the rules that replaced it, or their own
  /// successors, in the order in which they are named.
  func successors(of rule: Rule, heldOn day: Edition) throws(KnowledgeBaseError) -> [Rule] {
    var successors: [Rule] = []
    var seen: Set<RuleID> = [rule.id]
    var open = rule.time.validity.replacedBy
    while !open.isEmpty {
      let id = open.removeFirst()
      guard seen.insert(id).inserted, let next = try rules(.known(as: id), .whole).first else {
        continue
      }
      if next.time.status(on: day) == .ended {
        open += next.time.validity.replacedBy
      } else if next.id == id || seen.insert(next.id).inserted {
        successors.append(next)
      }
    }
    return successors
  }
}
