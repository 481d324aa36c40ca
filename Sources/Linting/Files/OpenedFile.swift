internal import FileAccess
internal import Guidelines
internal import LinterCore
internal import SwiftInterfaceReader

/// A file before its interface is read.
///
/// Swift sources are already parsed, so that other sources can refer to their declarations.
struct OpenedFile: Sendable {
  /// The content of a Swift source.
  enum Content: Sendable {
    /// It mentions a user interface framework, or an API that needs the user's permission.
    case interface(SwiftSource)
    /// It only declares constants that others may use: it is generated, or describes no interface.
    case constants(SwiftSource)
    /// Anything else; it is not parsed.
    case other
    case notUTF8
  }

  /// The file.
  let file: ProjectFile
  /// The kind of its content, if it is a Swift source.
  private(set) var content = Content.other
  private var source: Result<[UInt8], FileSystem.Fault>?

  /// The size limit of Swift sources in bytes: their trees are traversed recursively and can be as deep as
  /// the source is long.
  private static let longestSource = 4 << 20
  /// The size limit of other files in bytes.
  static let longest = 64 << 20

  /// Opens `file`; only Swift sources are read at this point.
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
    // ASCII text in UTF-16 is valid UTF-8, but contains many zeros.
    guard let text = String(validating: bytes, as: UTF8.self), !bytes.prefix(64).contains(0)
    else { return .notUTF8 }
    let isGenerated = GeneratedSource.recognises(text)
    if !isGenerated, names(bytes, Self.frameworks) || names(bytes, Self.permissions) {
      return .interface(SwiftSource(text, path: path))
    }
    return names(bytes, Self.constants) ? .constants(SwiftSource(text, path: path)) : .other
  }

  /// Words of which a source with a view, a controller, a bar, an alert or dates contains at least one.
  private static let frameworks = [
    "SwiftUI", "UIKit", "AppKit", "WatchKit", "WidgetKit", "Cocoa", ": View", "some View",
    "ViewController", "AudioServicesPlay", ": UI", "extension UI", "Alert", ".dateFormat = ",
  ]

  /// Words of which a source that needs a permission contains at least one.
  private static let permissions = ProtectedCalls.names

  /// Words of which a source with constants, texts for cases or lookups of texts contains at least one.
  private static let constants = [
    "static let ", "static var ", "switch self {", "NSLocalizedString(", "ViewModel",
  ]

  private static func names(_ bytes: [UInt8], _ words: [String]) -> Bool {
    words.contains(where: bytes.holds)
  }

  /// The contents of the file.
  func bytes() throws(FileSystem.Fault) -> [UInt8] {
    if let source { return try source.get() }
    return try FileSystem.bytes(at: file.path, most: Self.longest)
  }

  /// The source, if it was parsed.
  var parsed: SwiftSource? {
    switch content {
    case .interface(let source), .constants(let source): source
    case .other, .notUTF8: nil
    }
  }
}
