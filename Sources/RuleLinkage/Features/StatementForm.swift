/// What kind of sentence a statement is; records of different forms are hardly ever one rule.
enum StatementForm {
  /// Says what to do, or how something behaves.
  case rule
  /// Says what the component is: "A tab bar appears at …".
  case definition
  /// Says that a platform lacks the component: "Not supported in …".
  case absence
}
