internal import FileAccess
internal import Guidelines
internal import InterfaceReaders
internal import LinterCore
internal import SwiftInterfaceReader

/// The contents of one file.
struct FileReading: Sendable {
  /// The file.
  var file: ProjectFile
  /// The interface it describes; `nil` if it could not be read or describes none.
  var interface: Interface?
  /// The reason, if it could not be read.
  var skipped: SkippedFile?
  /// The lines for which it suppresses checks.
  var suppressed: [SuppressedLines] = []
  /// The comments that are meant to suppress checks and are malformed.
  var faults: [SuppressionFault] = []

  /// The maximum number of bytes to read of an image, whose size is in its header.
  private static let longestImage = 1 << 20

  /// The texts of strings files, and the files that could not be read.
  struct Texts: Sendable {
    var strings = LocalizedStrings()
    /// The texts that code looks up by key, computed once.
    var inCode: [String: Bilingual<String>] = [:]
    /// The names of their keys in code, computed once as well.
    var keys = GeneratedKeys()
    var skipped: [SkippedFile] = []

    /// Reads the strings files among `files`.
    init(_ files: [ProjectFile] = []) {
      for file in files where file.role == .strings {
        do throws(FileSystem.Fault) {
          let bytes = try FileSystem.bytes(at: file.path, most: OpenedFile.longest)
          do throws(InterfaceReadingError) {
            try strings.read(bytes, path: file.path)
          } catch {
            skipped.append(SkippedFile(file: file.path, line: error.line, reason: error.words))
          }
        } catch {
          skipped.append(SkippedFile(file: file.path, reason: error.reason(for: file.path)))
        }
      }
      inCode = strings.texts
      keys = GeneratedKeys(inCode)
    }
  }

  /// Reads `opened`, resolving keys with `texts` and names with the declarations in `module`.
  init(_ opened: OpenedFile, in module: SwiftModule, texts: Texts = Texts()) {
    file = opened.file
    do throws(FileSystem.Fault) {
      let bytes = try opened.bytes()
      do throws(InterfaceReadingError) {
        interface = try Self.interface(bytes, opened, module, texts)?.on(file.platforms)
      } catch {
        skipped = SkippedFile(file: file.path, line: error.line, reason: error.words)
      }
      (suppressed, faults) = Self.suppressed(in: bytes, file.role)
    } catch {
      skipped = SkippedFile(file: file.path, reason: error.reason(for: file.path))
    }
  }

  private static func interface(
    _ bytes: [UInt8], _ opened: OpenedFile, _ module: SwiftModule, _ texts: Texts
  ) throws(InterfaceReadingError) -> Interface? {
    let path = opened.file.path
    switch opened.file.role {
    case .interface(.storyboard), .interface(.xib):
      return try InterfaceBuilderReader.read(
        bytes, path: path, strings: texts.strings.texts(ofDocument: path), keys: texts.inCode)
    case .interface(.swift):
      return try source(opened, module, texts)
    case .interface(.assets):
      let folder = FileSystem.folder(of: path)
      return try AssetCatalogReader.read(
        bytes, path: path, namespace: AssetNamespace.of(folder)
      ) { name in
        try? FileSystem.bytes(at: folder + "/" + name, most: longestImage, isWhole: false)
      }
    case .interface(.json):
      return try InterfaceJSON.read(bytes, path: path)
    case .perhapsInterface:
      guard bytes.holds("\"interface\""), InterfaceJSON.recognises(bytes) else {
        return nil
      }
      return try InterfaceJSON.read(bytes, path: path)
    case .interface(.plist):
      return try InfoPlistReader.read(bytes, path: path)
    case .strings: return nil
    }
  }

  /// The interface in a Swift source; `nil` for a source that is generated or contains only constants.
  private static func source(
    _ opened: OpenedFile, _ module: SwiftModule, _ texts: Texts
  ) throws(InterfaceReadingError) -> Interface? {
    let path = opened.file.path
    switch opened.content {
    case .notUTF8: throw InterfaceReadingError(file: path, reason: .notUTF8)
    case .interface(let source):
      let interface = SwiftInterfaceReader.read(
        source, in: module, strings: texts.inCode, keys: texts.keys)
      if let line = interface.files.compactMap(\.brokenLine).first {
        throw InterfaceReadingError(file: path, line: line, reason: .syntax)
      }
      return interface
    case .constants: return nil
    case .other: return Interface(files: [InterfaceFile(path: path, kind: .swift)])
    }
  }

  private static func suppressed(
    in bytes: [UInt8], _ role: ProjectFile.Role
  ) -> (lines: [SuppressedLines], faults: [SuppressionFault]) {
    let kinds: [ProjectFile.Role] = [
      .interface(.swift), .interface(.storyboard), .interface(.xib),
    ]
    guard kinds.contains(role), bytes.holds(SuppressionComment.mark) else {
      return ([], [])
    }
    guard role == .interface(.swift) else { return InterfaceBuilderNotes.suppressed(in: bytes) }
    let comments = SwiftComments.list(String(decoding: bytes, as: UTF8.self))
    return (
      SuppressedLines.of(
        comments.flatMap { SuppressionComment.list(in: $0.text, line: $0.line) }),
      comments.flatMap { SuppressionComment.faults(in: $0.text, line: $0.line) }
    )
  }
}
