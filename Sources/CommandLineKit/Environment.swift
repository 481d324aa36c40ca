#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Environment variables.
package enum Environment {
  /// The variables that determine the output language.
  package static let locale = ["LANG", "LC_ALL", "LC_MESSAGES"]
  /// The variables that describe the terminal.
  package static let terminal = ["NO_COLOR", "TERM"]

  /// The values of the variables `names`; a dictionary of all variables takes longer to make.
  package static func variables(_ names: [String]) -> [String: String] {
    var variables: [String: String] = [:]
    for name in names { variables[name] = getenv(name).map { String(cString: $0) } }
    return variables
  }
}
