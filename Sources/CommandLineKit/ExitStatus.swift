/// The exit status of a process; other programs rely on the numbers.
package enum ExitStatus: Int32, Sendable {
  case done = 0
  /// Nothing was found.
  case nothing = 1
  /// The command failed because of its input, the database or the system.
  case failed = 2
  /// The command line is wrong (`EX_USAGE` of sysexits.h).
  case usage = 64

  /// There are findings; callers see the same status as for ``nothing``.
  package static let findings = ExitStatus.nothing
}
