import FileAccess

/// What the command was built from, if it was built by `make build`, which writes this down.
struct BuildNote: Encodable {
  /// The commit, with a `+` if the sources had local changes.
  let commit: String
  /// The newest edition that the Corpus of that commit was compared with.
  let corpus: String

  /// The note beside the command, or where `make install` puts it.
  static let found: BuildNote? = {
    let folder = FileSystem.folder(of: CorpusFolder.executable)
    for path in [folder + "/BUILD", FileSystem.folder(of: folder) + "/share/hig/BUILD"] {
      guard let bytes = try? FileSystem.bytes(at: path, most: 200) else { continue }
      let words = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      if words.count == 2 { return BuildNote(commit: String(words[0]), corpus: String(words[1])) }
    }
    return nil
  }()

  /// The version, with the build if known: `0.1.0 (commit 1a2b3c4d, Corpus 2026-07)`.
  static var version: String {
    let note = found.map { " (commit \($0.commit), Corpus \($0.corpus))" }
    return Session.version + (note ?? "")
  }
}
