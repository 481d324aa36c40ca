internal import FileAccess
internal import KnowledgeBase
package import LinterCore
package import ModelContext

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// `hig-lint` as a child process, as it needs libraries that no other command loads.
package struct LinterProcess: Sendable {
  private let command: String
  private let database: String
  /// The folder that paths must stay in; `nil` if only texts are checked.
  private let root: String?

  /// Runs the `hig-lint` next to `executable`, with the knowledge base at `database`, on files below
  /// `root`.
  package init(beside executable: String, database: String, root: String?) {
    command = FileSystem.folder(of: executable) + "/hig-lint"
    self.database = database
    self.root = root.flatMap(FileSystem.resolved)
  }

  /// The report of `hig check --json` on `sources`.
  package func report(
    on sources: ContextLibrary.Sources
  ) throws(ContextLibrary.CheckProblem) -> JSONValue {
    switch sources {
    case .paths(let paths):
      var files: [String] = []
      for path in paths { files.append(try file(at: path)) }
      return try run(on: files).naming(filesBelow: root ?? "")
    case .text(let text, let name):
      guard let name = Self.fileName(name) else {
        throw .init(reason: "file_name must be a plain name such as View.swift.")
      }
      let folder = try Self.temporaryFolder()
      let path = folder + "/" + name
      defer {
        unlink(path)
        rmdir(folder)
      }
      do throws(FileSystem.Fault) {
        try FileSystem.write(Array(text.utf8), to: path)
      } catch {
        throw .init(reason: "\(path): \(error.words)")
      }
      return try run(on: [path]).naming(filesBelow: folder)
    }
  }

  /// `path` with links resolved; throws unless it is below the root.
  private func file(at path: String) throws(ContextLibrary.CheckProblem) -> String {
    guard let root else { throw .init(reason: "Only source with file_name can be checked here.") }
    let given = path.hasPrefix("/") ? path : root + "/" + path
    guard !path.utf8.contains(0), let resolved = FileSystem.resolved(given) else {
      throw .init(reason: "\(path): there is no such file.")
    }
    guard resolved == root || resolved.hasPrefix(root == "/" ? "/" : root + "/") else {
      throw .init(reason: "\(path): only files below \(root) can be checked.")
    }
    return resolved
  }

  /// `name` if it is a plain file name.
  private static func fileName(_ name: String) -> String? {
    let isPlain =
      !name.isEmpty && !name.hasPrefix(".") && !name.hasPrefix("-")
      && name.unicodeScalars.allSatisfy { $0 != "/" && $0.value >= 0x20 }
    return isPlain ? name : nil
  }

  private static func temporaryFolder() throws(ContextLibrary.CheckProblem) -> String {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(parent)/hig-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw .init(reason: "\(parent): \(String(cString: strerror(errno)))")
    }
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// `database` as an absolute path, or as it is if it is a server's address.
  private static func absolute(_ database: String) -> String {
    ServerAddress.isAddress(database) ? database : FileSystem.absolute(database)
  }

  private func run(
    on paths: [String]
  ) throws(ContextLibrary.CheckProblem) -> JSONValue {
    let process = ChildProcess(
      command,
      ["--json", "--lang", "both", "--database", Self.absolute(database), "--"]
        + paths)
    let ended: (status: Int32, output: [UInt8])
    do throws(FileSystem.Fault) { ended = try process.run() } catch {
      throw .init(reason: "\(command): \(error.words); install hig again.")
    }
    guard let report = JSONValue(bytes: ended.output) else {
      throw .init(reason: "The linter ended with status \(ended.status) and gave no report.")
    }
    return report
  }
}

extension JSONValue {
  /// The report with file names relative to `folder`.
  fileprivate func naming(filesBelow folder: String) -> JSONValue {
    var report = self
    for list in ["findings", "skipped"] {
      report[list] = .array(
        report[list].elements.map { entry in
          guard let file = entry["file"].string, file.hasPrefix(folder + "/") else {
            return entry
          }
          var entry = entry
          entry["file"] = .string(String(file.dropFirst(folder.count + 1)))
          return entry
        })
    }
    return report
  }
}
