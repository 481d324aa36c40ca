#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The variables of the process.
package enum Environment {
  /// Those that choose the language of the text.
  package static let locale = ["LANG", "LC_ALL", "LC_MESSAGES"]
  /// Those that say what a terminal shows.
  package static let terminal = ["NO_COLOR", "TERM"]

  /// The values of the variables called `names`: a dictionary of all of them takes longer to make.
  package static func variables(_ names: [String]) -> [String: String] {
    var variables: [String: String] = [:]
    for name in names { variables[name] = getenv(name).map { String(cString: $0) } }
    return variables
  }
}
