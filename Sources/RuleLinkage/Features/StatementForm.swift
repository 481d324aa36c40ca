/// The form of a statement.
///
/// Records of different forms are rarely the same rule.
enum StatementForm {
  /// It says what to do, or how something behaves.
  case rule
  /// It says what the component is: "A tab bar appears at …".
  case definition
  /// It says that a platform lacks the component: "Not supported in …".
  case absence
}
