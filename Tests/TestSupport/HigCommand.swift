public import Foundation

/// The command itself, run as a process the way other programs run it.
public struct HigCommand: Sendable {
  /// What one run printed, and how it ended.
  public struct Run: Sendable {
    /// The exit status; negative for the signal that ended it.
    public let status: Int32
    /// What went to stdout.
    public let output: String
    /// What went to stderr.
    public let errors: String

    /// The JSON document on stdout.
    ///
    /// - Throws: what Foundation says where stdout is not exactly one JSON object.
    public func json() throws -> [String: Any] {
      let value = try JSONSerialization.jsonObject(with: Data(output.utf8))
      guard let object = value as? [String: Any] else {
        throw CocoaError(.propertyListReadCorrupt)
      }
      return object
    }
  }

  /// The root of the checkout.
  public static let checkout: URL = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The command that was built with the tests, or the one in `HIG_COMMAND`.
  public static let file: URL = {
    let environment = ProcessInfo.processInfo.environment
    if let named = environment["HIG_COMMAND"] { return URL(filePath: named) }
    #if os(macOS)
      let products = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
        .deletingLastPathComponent()
      return (products ?? checkout).appending(path: "hig")
    #else
      return URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appending(path: "hig")
    #endif
  }()

  /// Variables that differ from the defaults of a test: English text, the checkout's Corpus.
  public var environment: [String: String]

  /// Creates a command whose home is `home`.
  public init(home: URL, environment: [String: String] = [:]) {
    let own = [
      "HOME": home.path, "LC_ALL": "en_US.UTF-8", "PATH": "/usr/bin:/bin",
      "HIG_CORPUS": Self.checkout.appending(path: "Corpus").path,
    ]
    self.environment = own.merging(environment) { $1 }
  }

  /// Starts `hig` with `arguments` and leaves it running.
  ///
  /// - Throws: what Foundation says where the command cannot be started.
  public func start(
    _ arguments: [String], input: Any? = nil, output: Any? = nil, errors: Any? = nil,
    as file: URL = Self.file
  ) throws -> Process {
    let process = Process()
    process.executableURL = file
    process.arguments = arguments
    process.environment = environment
    process.standardInput = input ?? FileHandle.nullDevice
    process.standardOutput = output ?? FileHandle.nullDevice
    process.standardError = errors ?? FileHandle.nullDevice
    try process.run()
    return process
  }

  /// Runs `hig` with `arguments` to its end.
  ///
  /// - Throws: what Foundation says where the command cannot be started.
  public func run(_ arguments: String...) throws -> Run { try run(arguments) }

  /// Runs `hig`, or another `file`, with `arguments` to its end; `input` is what it finds on stdin.
  ///
  /// - Throws: what Foundation says where the command cannot be started.
  public func run(
    _ arguments: [String], input: String? = nil, as file: URL = Self.file
  ) throws -> Run {
    // Files, not pipes: a full pipe would stop the process before it ends.
    let folder = try TemporaryFolder()
    let (output, errors) = (folder.url.appending(path: "out"), folder.url.appending(path: "err"))
    try Data().write(to: output)
    try Data().write(to: errors)
    let typed = try input.map {
      try FileHandle(forReadingFrom: URL(filePath: folder.write($0, to: "in")))
    }
    let process = try start(
      arguments, input: typed, output: try FileHandle(forWritingTo: output),
      errors: try FileHandle(forWritingTo: errors), as: file)
    process.waitUntilExit()
    let signalled = process.terminationReason == .uncaughtSignal
    return Run(
      status: signalled ? -process.terminationStatus : process.terminationStatus,
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
  }
}

/// A folder that is gone when nobody holds it any more.
public final class TemporaryFolder: Sendable {
  /// Where it is.
  public let url: URL

  /// Makes an empty folder.
  ///
  /// - Throws: what Foundation says where it cannot be made.
  public init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "hig-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The path of `name` inside the folder.
  public func path(_ name: String) -> String { url.appending(path: name).path }

  /// Writes `text` to the file `name`, and gives its path.
  ///
  /// - Throws: what Foundation says where it cannot be written.
  @discardableResult
  public func write(_ text: String, to name: String) throws -> String {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file.path
  }
}
