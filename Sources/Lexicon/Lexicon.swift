internal import Synchronization

/// The tables of language data, each read when something first asks for it.
///
/// A table is a file in `Tables/`, embedded as it is; a test compares this list with the folder. A
/// word is added to a table alone, without any Swift.
package enum Lexicon {
  /// Lines and words that sites put around a text.
  package static let boilerplate = File.boilerplate.table
  /// Words that tell what kind of sentence an English sentence is.
  package static let englishMood = File.englishMood.table
  /// Phrases that tell how strongly an English sentence binds.
  package static let englishModality = File.englishModality.table
}

// MARK: - Files

extension Lexicon {
  /// A table's file.
  package enum File: String, CaseIterable, Sendable {
    case boilerplate
    case englishModality = "english-modality"
    case englishMood = "english-mood"

    /// Its name.
    package var name: String { rawValue + ".tsv" }

    /// Its contents.
    package var contents: [UInt8] {
      switch self {
      case .boilerplate: PackageResources.boilerplate_tsv
      case .englishModality: PackageResources.english_modality_tsv
      case .englishMood: PackageResources.english_mood_tsv
      }
    }

    /// The table in it, read anew at each call; traps where it is malformed.
    fileprivate var table: LexiconTable {
      do {
        let added = addedRows(to: self)
        return try LexiconTable(tsv: added.isEmpty ? contents : contents + added, file: name)
      } catch {
        preconditionFailure("\(error)")
      }
    }
  }
}

// MARK: - Rows added by tests

extension Lexicon {
  private static let added = Mutex<[File: String]>([:])

  /// Adds a line to a table that nothing has read yet, so that a test sees what a row changes.
  package static func add(_ line: String, to file: File) {
    added.withLock { $0[file, default: ""] += line + "\n" }
  }

  private static func addedRows(to file: File) -> String.UTF8View {
    added.withLock { $0[file] ?? "" }.utf8
  }
}
