internal import FileAccess
internal import LinterCore
internal import SwiftInterfaceReader

/// A file as it is before it is read: a source of Swift is parsed, so that the others know what it
/// declares.
struct OpenedFile: Sendable {
  /// What a source of Swift is about.
  enum Content: Sendable {
    /// It names a framework for interfaces.
    case interface(SwiftSource)
    /// It only declares what others may name: a tool has generated it, or it makes no interface.
    case constants(SwiftSource)
    /// Neither of the two; it is not parsed.
    case other
    case notUTF8
  }

  /// The file.
  let file: ProjectFile
  /// What it is about, where it is a source of Swift.
  private(set) var content = Content.other
  private var source: Result<[UInt8], FileSystem.Fault>?

  /// The most of a source of Swift: its tree is walked by recursion, and may be as deep as it is
  /// long.
  private static let longestSource = 4 << 20
  /// The most of any other file.
  static let longest = 64 << 20

  /// Opens `file`; only a source of Swift is looked at.
  init(_ file: ProjectFile) {
    self.file = file
    guard file.role == .interface(.swift) else { return }
    do throws(FileSystem.Fault) {
      let bytes = try FileSystem.bytes(at: file.path, most: Self.longestSource)
      source = .success(bytes)
      content = Self.content(bytes, path: file.path)
    } catch {
      source = .failure(error)
    }
  }

  private static func content(_ bytes: [UInt8], path: String) -> Content {
    // UTF-16 without accents is valid UTF-8 with many zeros.
    guard let text = String(validating: bytes, as: UTF8.self), !bytes.prefix(64).contains(0)
    else { return .notUTF8 }
    let isGenerated = GeneratedSource.recognises(text)
    if !isGenerated, names(bytes, Self.frameworks) || names(bytes, Self.permissions) {
      return .interface(SwiftSource(text, path: path))
    }
    return names(bytes, Self.constants) ? .constants(SwiftSource(text, path: path)) : .other
  }

  /// Words without which a source makes no view, no controller and no bar.
  private static let frameworks = [
    "SwiftUI", "UIKit", "AppKit", "WatchKit", "WidgetKit", "Cocoa", ": View", "some View",
    "ViewController", "AudioServicesPlay",
  ]

  /// Words without which a source asks for no permission.
  private static let permissions = ProtectedCalls.names

  /// Words without which a source declares no text or number that others name.
  private static let constants = ["static let ", "static var "]

  private static func names(_ bytes: [UInt8], _ words: [String]) -> Bool {
    words.contains { bytes.contains(Array($0.utf8)) }
  }

  /// What it holds.
  func bytes() throws(FileSystem.Fault) -> [UInt8] {
    if let source { return try source.get() }
    return try FileSystem.bytes(at: file.path, most: Self.longest)
  }

  /// The source where it was parsed.
  var parsed: SwiftSource? {
    switch content {
    case .interface(let source), .constants(let source): source
    case .other, .notUTF8: nil
    }
  }
}
