internal import Guidelines

extension PassageKind {
  /// Decides what a passage is: the form it is set in, unless it states a rule.
  ///
  /// This is the only place that decides it; the stages give the evidence. An aside that states a
  /// rule stays one; a lead that is a block of its own makes a rule even where nothing more is known
  /// of it.
  init(form: PassageForm, statesRule: Bool, hasOwnLead: Bool, isAside: Bool) {
    guard !hasOwnLead, !statesRule || isAside else {
      self = .rule
      return
    }
    self = Self.kind(of: form)
  }

  /// What a passage in a form is where it states no rule.
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
