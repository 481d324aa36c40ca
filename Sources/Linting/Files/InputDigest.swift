internal import FileAccess
internal import KnowledgeBase
internal import ProjectConfiguration
internal import TextAnalysis

/// A digest of everything a run of the linter reads; equal digests mean equal results.
public enum InputDigest {
  /// The digest of a run on `paths` with `options` and the knowledge base at `database`.
  ///
  /// Checked files count by content, so that a fresh checkout has the same digest; images, the knowledge
  /// base and the executable by size and modification time. `nil` if a configuration cannot be read or the
  /// database is on a server. Takes as long as reading all files once.
  public static func of(_ paths: [String], _ options: LintOptions, database: String) -> String? {
    // Changes on a server cannot be detected from here.
    guard !ServerAddress.isAddress(database) else { return nil }
    let found = ProjectFiles(paths) { _ in true }
    let files = found.files.map(\.path) + found.projects + found.settings
    let contents = Parallel.map(files, threads: options.jobs ?? Parallel.processors) { path in
      "\(path) \((try? FileSystem.bytes(at: path, most: OpenedFile.longest)).map(Digest.fnv1a) ?? "-")"
    }
    var lines = [FileSystem.currentFolder, "\(options)"] + contents
    lines += (found.images + [database, program]).map(stamp)
    for path in paths {
      guard let configuration = try? Configuration.read(options.configuration, for: path) else {
        return nil
      }
      lines += [configuration.file ?? "", configuration.text]
      lines += [configuration.baseline, options.baseline].compactMap { $0.map(stamp) }
    }
    return Digest.fnv1a(lines.joined(separator: "\n").utf8)
  }

  /// The path of this executable.
  private static var program: String {
    #if os(Linux)
      "/proc/self/exe"
    #else
      CommandLine.arguments[0]
    #endif
  }

  /// A file's path, size and modification time.
  private static func stamp(_ path: String) -> String {
    guard let status = try? FileSystem.status(path) else { return path }
    return "\(path) \(status.size) \(status.modified)"
  }
}
