import Foundation
import TestSupport
import Testing

/// Another package that depends on a version of this one, as README shows it.
@Suite("A package of your own")
struct LibraryUserTests {
  private static let checkout = HigCommand.checkout

  @Test("A product's public interface mentions types of products only")
  func products() throws {
    let manifest = try text("Package.swift")
    let products = Set(
      manifest.matches(of: #/\.library\(name: "(\w+)"/#).map { String($0.output.1) })
    #expect(products.contains("Ingestion") && products.contains("Linting"))
    let sources = Self.checkout.appending(path: "Sources")
    for product in products {
      let folder = sources.appending(path: product).path
      let files = try FileManager.default.subpathsOfDirectory(atPath: folder)
      for file in files where file.hasSuffix(".swift") {
        let source = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
        for use in source.matches(of: #/(?m)^public import (?:\w+ )?([A-Z]\w*)/#) {
          #expect(products.contains(String(use.output.1)), "\(product)/\(file)")
        }
      }
    }
  }

  /// The package is kept below `.build`, so that only what changed is built again.
  @Test("The package that README shows builds against a tagged version, and runs")
  func readme() throws {
    guard let git = tool("git"), let swift = tool("swift"), let make = tool("make") else {
      print("skipped: git, swift or make is missing, so no package can depend on a version")
      return
    }
    let folder = Self.checkout.appending(path: ".build/library-user")
    let version = try tagCheckout(in: folder, by: git)
    let package = folder.appending(path: "Review")
    try write(package, version: version, repository: folder.appending(path: "hig.git"))
    let modules = try run(make, ["-s", "swift-syntax"], in: Self.checkout)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    let libraries = try String(
      contentsOfFile: modules + "/hig-swift-syntax.pc", encoding: .utf8
    ).firstMatch(of: #/Libs: -L(\S+)/#).map { String($0.output.1) }
    let environment = [
      "PKG_CONFIG_PATH": modules, "LD_LIBRARY_PATH": libraries ?? "",
      "DYLD_LIBRARY_PATH": libraries ?? "",
    ]
    // Whole modules, neither optimised nor with what debuggers and editors read, take half the time.
    let fast = [
      "--configuration", "release", "-Xswiftc", "-Onone", "--disable-index-store",
      "-Xswiftc", "-gnone",
    ]
    _ = try run(swift, ["build", "--quiet"] + fast, in: package, environment)
    let output = try run(
      package.appending(path: ".build/release/Review"), [], in: package, environment)
    let lines = output.split(separator: "\n").map(String.init)
    #expect(lines.first?.hasSuffix(" documents") == true, "\(output)")
    #expect(lines.contains { $0.hasPrefix("tab-badge: ") }, "\(output)")
    #expect(
      lines.contains { $0.hasPrefix("App/Tabs.swift:6: the tab “Maps” has no icon") }, "\(output)")
    #expect(lines.last == "1 left, 1 waived", "\(output)")
  }

  /// Commits what the checkout holds now to a repository below `folder`, under a new version.
  private func tagCheckout(in folder: URL, by git: URL) throws -> String {
    let repository = folder.appending(path: "hig.git")
    if !FileManager.default.fileExists(atPath: repository.path) {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      _ = try run(git, ["init", "--quiet", "--bare", repository.path], in: folder)
    }
    let inside = ["--git-dir", repository.path, "--work-tree", Self.checkout.path]
    _ = try run(git, inside + ["add", "--all"], in: Self.checkout)
    let author = ["-c", "user.name=test", "-c", "user.email=test@localhost"]
    _ = try run(
      git, inside + author + ["commit", "--quiet", "--allow-empty", "--message", "As it is now"],
      in: Self.checkout)
    // A version that was built once must not change: so each run has one of its own.
    let version = "0.1.\(Int(Date().timeIntervalSince1970))"
    _ = try run(git, inside + ["tag", version], in: Self.checkout)
    return version
  }

  /// Writes the package of README, with guidelines and an app beside it.
  private func write(_ package: URL, version: String, repository: URL) throws {
    let blocks = try text("README.md").split(separator: "```swift\n").dropFirst().map { block in
      String(block[..<(block.firstRange(of: "```")?.lowerBound ?? block.endIndex)])
    }
    let manifest = try #require(blocks.first { $0.contains("import PackageDescription") })
    let main = try ["import Ingestion", "setOrder(of:"].map { mark in
      try #require(blocks.first { $0.contains(mark) })
    }.joined()
    let files = FileManager.default
    for part in ["Sources/Review", "App"] {
      try files.createDirectory(
        at: package.appending(path: part), withIntermediateDirectories: true)
    }
    for name in ["Package.resolved", "guidelines.sqlite", "Guidelines"] {
      try? files.removeItem(at: package.appending(path: name))
    }
    try manifest
      .replacing("file:///path/to/hig", with: repository.absoluteString)
      .replacing("from: \"0.1.0\"", with: "exact: \"\(version)\"")
      .write(to: package.appending(path: "Package.swift"), atomically: true, encoding: .utf8)
    try main.write(
      to: package.appending(path: "Sources/Review/main.swift"), atomically: true, encoding: .utf8)
    try files.copyItem(
      at: Self.checkout.appending(path: "Corpus"), to: package.appending(path: "Guidelines"))
    let design = package.appending(path: "Design")
    try files.createDirectory(at: design, withIntermediateDirectories: true)
    // A configuration of the checkout around it, such as `hig init` writes, has no say here.
    try "{}".write(
      to: package.appending(path: ".hig.json"), atomically: true, encoding: .utf8)
    try "# Tab bars\n\n**Use exactly 4 tabs in a tab bar.** {#tab-count} Our app has four areas.\n"
      .write(to: design.appending(path: "tabs.md"), atomically: true, encoding: .utf8)
    try """
    import SwiftUI
    struct Tabs: View {
      var body: some View {
        TabView {
          Text("").tabItem { Label("Walks", systemImage: "figure.walk") }
          Text("").tabItem { Text("Maps") }
        }
      }
    }
    """.write(to: package.appending(path: "App/Tabs.swift"), atomically: true, encoding: .utf8)
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.checkout.appending(path: path), encoding: .utf8)
  }

  private func tool(_ name: String) -> URL? {
    let folders = ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":")
    return folders.lazy.map { URL(filePath: "\($0)/\(name)") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// Runs a tool to its end; this is what it printed.
  private func run(
    _ tool: URL, _ arguments: [String], in folder: URL, _ environment: [String: String] = [:]
  ) throws -> String {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    // A file, not a pipe: a full pipe would stop the process before it ends.
    let temporary = try TemporaryFolder()
    let said = try temporary.write("", to: "said")
    let file = try FileHandle(forWritingTo: URL(filePath: said))
    process.standardOutput = file
    process.standardError = file
    try process.run()
    process.waitUntilExit()
    let output = try String(contentsOfFile: said, encoding: .utf8)
    try #require(
      process.terminationStatus == 0,
      "\(tool.lastPathComponent) \(arguments.joined(separator: " ")): \(output.suffix(2_000))")
    return output
  }
}
