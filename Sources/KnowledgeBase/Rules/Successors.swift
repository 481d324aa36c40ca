internal import Guidelines

extension GuidelineStore {
  /// The successors of `rule` that hold on `day`: the rules that replaced it, or their own
  /// successors, in the order in which they are named.
  func successors(of rule: Rule, heldOn day: Edition) throws(KnowledgeBaseError) -> [Rule] {
    var successors: [Rule] = []
    // There are few, so searching an array is faster than making a set.
    var seen = [rule.id]
    var open = rule.time.validity.replacedBy
    while !open.isEmpty {
      let id = open.removeFirst()
      guard !seen.contains(id) else { continue }
      seen.append(id)
      guard let next = try rules(.known(as: id), .whole).first else { continue }
      if next.time.status(on: day) == .ended {
        open += next.time.validity.replacedBy
      } else if next.id == id || !seen.contains(next.id) {
        seen.append(next.id)
        successors.append(next)
      }
    }
    return successors
  }
}
