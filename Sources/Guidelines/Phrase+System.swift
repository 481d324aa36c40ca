internal import Lexicon

extension Phrase {
  /// The Korean of a message of the system, as `strerror` gives it; the message itself if it is not known.
  package static func korean(_ message: String) -> String {
    systemMessages[message] ?? message
  }

  private static let systemMessages = Dictionary(
    uniqueKeysWithValues: Lexicon.systemMessages.map { ($0.entry, $0["korean"]) })
}
