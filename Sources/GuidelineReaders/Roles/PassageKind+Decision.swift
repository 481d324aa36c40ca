internal import Guidelines

extension PassageKind {
  /// Decides the kind of a passage: that of its form, unless it states a rule.
  ///
  /// Kinds are decided only here; the stages provide the evidence. An aside that states a rule
  /// remains an aside. A lead in a block of its own makes a rule even without further evidence.
  init(form: PassageForm, statesRule: Bool, hasOwnLead: Bool, isAside: Bool) {
    guard !hasOwnLead, !statesRule || isAside else {
      self = .rule
      return
    }
    self = Self.kind(of: form)
  }

  /// The kind of a passage that does not state a rule.
  private static func kind(of form: PassageForm) -> PassageKind {
    switch form {
    case .paragraph: .paragraph
    case .heading: .heading
    case .item: .item
    case .table: .table
    case .caption: .caption
    case .aside: .aside
    case .code: .code
    }
  }
}
