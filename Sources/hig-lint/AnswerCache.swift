import FileAccess
import TextAnalysis

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The output and the exit status of a run.
struct Answer: Codable {
  /// The text for stdout.
  var output = ""
  /// The lines for stderr.
  var told: [String] = []
  /// The exit status.
  var status: Int32 = 0
}

/// A cache with the last answer to each command line, one file each.
///
/// An answer is valid as long as a new run would read the same input.
struct AnswerCache {
  private let path: String
  private let inputs: String

  private struct Kept: Codable {
    let inputs: String
    let answer: Answer
  }

  /// The cache for the command line `words` and the digest `inputs` of the files that a run reads; `nil`
  /// if the environment names no cache folder (XDG Base Directory Specification).
  init?(_ words: [String], inputs: String, _ environment: [String: String]) {
    var folder = environment["XDG_CACHE_HOME", default: ""]
    if !folder.hasPrefix("/") {
      guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
      folder = home + "/.cache"
    }
    let name = Digest.fnv1a((words + [FileSystem.currentFolder]).joined(separator: "\0").utf8)
    path = "\(folder)/hig/check/\(name).json"
    self.inputs = inputs
  }

  /// The cached answer; `nil` if there is none or the input has changed.
  var answer: Answer? {
    guard let bytes = try? FileSystem.bytes(at: path, most: 64 << 20),
      let kept = try? JSONDecoder().decode(Kept.self, from: Data(bytes)), kept.inputs == inputs
    else { return nil }
    return kept.answer
  }

  /// Caches `answer`; failures are ignored, since they only cost time.
  func keep(_ answer: Answer) {
    guard let data = try? JSONEncoder().encode(Kept(inputs: inputs, answer: answer)) else { return }
    let folder = FileSystem.folder(of: path)
    try? FileSystem.makeFolder(folder)
    try? FileSystem.write(Array(data), to: path)
    let kept = ((try? FileSystem.names(in: folder)) ?? []).map { "\(folder)/\($0)" }
    guard kept.count > Self.most else { return }
    let dated = kept.map { (path: $0, time: (try? FileSystem.status($0).modified) ?? 0) }
    for old in dated.sorted(by: { $0.time < $1.time }).prefix(kept.count - Self.most) {
      FileSystem.remove(old.path)
    }
  }

  /// The maximum number of cached answers.
  private static let most = 200
}
