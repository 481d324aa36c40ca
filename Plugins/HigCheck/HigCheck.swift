import Foundation
import PackagePlugin

/// `swift package hig-check`: the package's own folder, or some of its targets, by `hig check`.
///
/// `swift package hig-check --target App --format xcode`; every other word goes to `hig check`. The
/// command is the one in `HIG_COMMAND`, else the first `hig` in `PATH`.
@main
struct HigCheck: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let targets = try context.package.targets(named: names)
    // Generated files and the build itself are hidden folders, which the linter passes by.
    let folders =
      targets.isEmpty
      ? [context.package.directoryURL]
      : targets.compactMap { ($0 as? any SourceModuleTarget)?.directoryURL }
    let command = try Self.command(ProcessInfo.processInfo.environment)
    let process = Process()
    process.executableURL = command
    process.arguments = ["check"] + extractor.remainingArguments + ["--"] + folders.map(\.path)
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { exit(process.terminationStatus) }
  }

  private static func command(_ environment: [String: String]) throws -> URL {
    if let named = environment["HIG_COMMAND"] { return URL(filePath: named) }
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    for folder in folders {
      let file = URL(filePath: "\(folder)/hig")
      if FileManager.default.isExecutableFile(atPath: file.path) { return file }
    }
    throw NoCommand()
  }

  /// There is no `hig` on this machine.
  struct NoCommand: Error, CustomStringConvertible {
    var description: String {
      "hig is not in PATH; run 'make install' in its checkout, or set HIG_COMMAND · "
        + "PATH에 hig가 없습니다. hig의 체크아웃에서 'make install'을 실행하거나 HIG_COMMAND를 지정하세요"
    }
  }
}
