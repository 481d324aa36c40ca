import FileAccess
import TextAnalysis

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a run prints and how it ends.
struct Answer: Codable {
  /// What goes to stdout.
  var output = ""
  /// The lines that go to stderr.
  var told: [String] = []
  /// The status of the process.
  var status: Int32 = 0
}

/// A cache with the last answer to each command line, one file each.
///
/// An answer is valid as long as a run would read the same input.
struct AnswerCache {
  private let path: String
  private let inputs: String

  private struct Kept: Codable {
    let inputs: String
    let answer: Answer
  }

  /// The cache for the command line `words`, of which a run reads what `inputs` is the digest of;
  /// `nil` where the environment names no folder for caches (XDG Base Directory Specification).
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

  /// The answer; `nil` where there is none, or what is read is not the same.
  var answer: Answer? {
    guard let bytes = try? FileSystem.bytes(at: path, most: 64 << 20),
      let kept = try? JSONDecoder().decode(Kept.self, from: Data(bytes)), kept.inputs == inputs
    else { return nil }
    return kept.answer
  }

  /// Keeps `answer`; where that cannot be, the next run takes as long as this one.
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

  /// How many answers are kept at most.
  private static let most = 200
}
