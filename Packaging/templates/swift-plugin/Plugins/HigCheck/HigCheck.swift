import Foundation
import PackagePlugin

/// `swift package hig-check`: the package by `hig check`, with the command of the artifact bundle.
@main
struct HigCheck: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let command = try context.tool(named: "hig").url
    let base = context.pluginWorkDirectoryURL.appending(path: "guidelines.sqlite")
    let corpus = command.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "share/hig/Corpus")
    var environment = ProcessInfo.processInfo.environment
    environment["HIG_DATABASE"] = base.path
    // Again is free, and brings the base along where the bundle is a newer one.
    _ = try run(command, ["ingest", corpus.path, "--prune", "--json"], environment, quietly: true)
    let status = try run(
      command, ["check", context.package.directoryURL.path] + arguments, environment)
    if status != 0 { exit(status) }
  }

  private func run(
    _ command: URL, _ arguments: [String], _ environment: [String: String], quietly: Bool = false
  ) throws -> Int32 {
    let process = Process()
    process.executableURL = command
    process.arguments = arguments
    process.environment = environment
    if quietly { process.standardOutput = FileHandle.nullDevice }
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
