import FileAccess
import Synchronization

/// The lines of files quoted in reports; each file is read once.
final class SourceLines: Sendable {
  private let files: Mutex<[String: [Substring]]> = Mutex([:])

  /// The text of a line without its end, counted from 1; `nil` if it does not exist.
  func line(_ file: String, _ number: Int) -> String? {
    files.withLock { files in
      if files[file] == nil {
        let bytes = (try? FileSystem.bytes(at: file, most: 64 << 20)) ?? []
        files[file] = String(decoding: bytes, as: UTF8.self)
          .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      }
      guard let lines = files[file], lines.indices.contains(number - 1) else { return nil }
      return String(lines[number - 1])
    }
  }
}
