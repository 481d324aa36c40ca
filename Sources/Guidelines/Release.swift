/// The release that all commands of the project belong to.
package enum Release {
  /// Its number.
  package static let version = "0.1.0"
}
