import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension HigCommand {
  /// Runs `hig` with `arguments` on a terminal of so many columns and rows; both streams are on it.
  ///
  /// - Throws: what Foundation says where there is no terminal or the command cannot be started.
  public func run(_ arguments: [String], columns: UInt16, rows: UInt16 = 24) throws -> Run {
    let (master, name) = Self.terminal()
    guard master >= 0 else { throw CocoaError(.fileReadUnknown) }
    defer { close(master) }
    let slave = open(name, O_RDWR | O_NOCTTY)
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    guard slave >= 0, ioctl(slave, UInt(TIOCSWINSZ), &size) == 0 else {
      throw CocoaError(.fileReadUnknown)
    }
    let terminal = FileHandle(fileDescriptor: slave, closeOnDealloc: false)
    let process = try start(arguments, output: terminal, errors: terminal)
    close(slave)
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    // Ends with an error when the last one that writes has ended.
    while true {
      let count = read(master, &buffer, buffer.count)
      guard count > 0 else { break }
      output += buffer[..<count]
    }
    process.waitUntilExit()
    return Run(
      status: process.terminationStatus,
      output: String(decoding: output, as: UTF8.self).replacing("\r\n", with: "\n"), errors: "")
  }

  /// The end of a new terminal that a person would sit at, and the name of the other one.
  private static func terminal() -> (master: Int32, name: String) {
    #if canImport(Glibc)
      // What unlockpt and ptsname do (ioctl_tty(2)), which Glibc's module leaves out.
      let (unlocks, asksNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
      let master = open("/dev/ptmx", O_RDWR | O_NOCTTY)
      var (isLocked, number): (Int32, Int32) = (0, 0)
      guard master >= 0, ioctl(master, unlocks, &isLocked) == 0,
        ioctl(master, asksNumber, &number) == 0
      else { return (-1, "") }
      return (master, "/dev/pts/\(number)")
    #else
      let master = posix_openpt(O_RDWR | O_NOCTTY)
      guard master >= 0, grantpt(master) == 0, unlockpt(master) == 0, let name = ptsname(master)
      else { return (-1, "") }
      return (master, String(cString: name))
    #endif
  }
}
