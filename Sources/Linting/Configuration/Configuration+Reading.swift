internal import ProjectConfiguration

extension Configuration {
  /// The configuration `file`, or else the nearest one to `path`.
  static func read(_ file: String?, for path: String) throws(LintError) -> Configuration {
    do throws(ConfigurationError) {
      if let file { return try Configuration(file: file) }
      return try find(for: path)
    } catch {
      throw LintError(error)
    }
  }
}
