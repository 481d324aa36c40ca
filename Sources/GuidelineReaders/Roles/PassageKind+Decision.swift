internal import Guidelines

extension PassageKind {
  /// Decides the kind of a passage: that of its form, unless it states a rule.
  ///
  /// Kinds are decided only here; the stages provide the evidence. An aside that states a rule
  /// remains an aside. A lead in a block of its own makes a rule even without further evidence.
  init(form: PassageForm, statesRule: Bool, hasOwnLead: Bool, isAside: Bool) {
    self = hasOwnLead || statesRule && !isAside ? .rule : form.kind
  }
}
