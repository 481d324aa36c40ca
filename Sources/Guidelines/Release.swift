/// The release of all commands of the project.
package enum Release {
  /// Its number.
  package static let version = "0.1.0"
}
