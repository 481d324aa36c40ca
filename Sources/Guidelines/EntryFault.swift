/// An entry of a rule's comment, or of a document's front matter, that cannot be read and is ignored.
public struct EntryFault: Hashable, Sendable {
  /// Its line, counted from 1.
  public var line: Int
  /// The entry as written: `modality=shall`.
  public var entry: String
  /// The message, by language: the fault, and how to correct it.
  public var reason: Bilingual<String>

  /// Creates a fault.
  public init(line: Int, entry: String, reason: Bilingual<String>) {
    (self.line, self.entry, self.reason) = (line, entry, reason)
  }
}
