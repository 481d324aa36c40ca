/// What a process says of itself when it ends; other programs rely on the numbers.
package enum ExitStatus: Int32, Sendable {
  case done = 0
  /// Nothing was found.
  case nothing = 1
  /// It could not be done: the input, the database or the system.
  case failed = 2
  /// The command line is wrong (`EX_USAGE` of sysexits.h).
  case usage = 64

  /// There are findings, which a caller takes as it takes that nothing was found.
  package static let findings = ExitStatus.nothing
}
