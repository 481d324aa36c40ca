internal import CLexicon
internal import Synchronization

/// The tables of language data, each read on first use.
///
/// A table is a file in `Tables/`, embedded as it is; a test compares this list with the folder.
/// Adding a word to a table takes no Swift code.
package enum Lexicon {
  /// Cues that a text and its translation share, as evidence that they belong together.
  package static let alignmentCues = File.alignmentCues.table
  /// Words of opposite meaning.
  package static let antonyms = File.antonyms.table
  /// Lines and words that sites put around their content.
  package static let boilerplate = File.boilerplate.table
  /// Words that bound a number, make it approximate or negate a bound.
  package static let bounds = File.bounds.table
  /// Names that people give components, in addition to those in the glossary.
  package static let componentNames = File.componentNames.table
  /// Words for dimensions and for what qualifies them.
  package static let dimensions = File.dimensions.table
  /// Phrases that indicate how strongly an English sentence binds.
  package static let englishModality = File.englishModality.table
  /// Words that indicate the kind of an English sentence.
  package static let englishMood = File.englishMood.table
  /// Headings, labels and titles that classify the text after them.
  package static let headings = File.headings.table
  /// Words of an app's interface that indicate what a control does or what a field takes.
  package static let interfaceWords = File.interfaceWords.table
  /// Words and endings that indicate the kind of a Korean sentence.
  package static let koreanMood = File.koreanMood.table
  /// Particles and endings that are removed from Korean words.
  package static let koreanSuffixes = File.koreanSuffixes.table
  /// What the numbers that checks ask for are about.
  package static let limitSubjects = File.limitSubjects.table
  /// The months, in order.
  package static let months = File.months.table
  /// Numbers written as words.
  package static let numberWords = File.numberWords.table
  /// Words around the name of a platform that show whether a text applies to it.
  package static let platformPhrases = File.platformPhrases.table
  /// Names of platforms and of the devices that stand for them.
  package static let platforms = File.platforms.table
  /// Shapes, sizes and states that restrict what a number applies to.
  package static let qualifiers = File.qualifiers.table
  /// Words that only form a question, which search does not require.
  package static let questionWords = SortedEntries(File.questionWords)
  /// The roles of words in sentences with numbers.
  package static let quantityWords = File.quantityWords.table
  /// Words that indicate the form of a statement: a definition, a directive, a warning.
  package static let ruleForms = File.ruleForms.table
  /// Letters that people confuse when they spell.
  package static let slips = File.slips.table
  /// Small words that are not capitalised in titles.
  package static let smallWords = File.smallWords.table
  /// Function words, words of most texts, and names that belong to no language.
  package static let stopWords = File.stopWords.table
  /// What the system says of failures.
  package static let systemMessages = File.systemMessages.table
  /// Things that numbers are about.
  package static let things = File.things.table
  /// Units and counters of numbers.
  package static let units = File.units.table
}

// MARK: - Files

extension Lexicon {
  /// A table's file.
  package enum File: String, CaseIterable, Sendable {
    case alignmentCues = "alignment-cues"
    case antonyms
    case boilerplate
    case bounds
    case componentNames = "component-names"
    case dimensions
    case englishModality = "english-modality"
    case englishMood = "english-mood"
    case headings
    case interfaceWords = "interface-words"
    case koreanMood = "korean-mood"
    case koreanSuffixes = "korean-suffixes"
    case limitSubjects = "limit-subjects"
    case months
    case numberWords = "number-words"
    case platformPhrases = "platform-phrases"
    case platforms
    case qualifiers
    case quantityWords = "quantity-words"
    case questionWords = "question-words"
    case ruleForms = "rule-forms"
    case slips
    case smallWords = "small-words"
    case stopWords = "stop-words"
    case systemMessages = "system-messages"
    case things
    case units

    /// Its name.
    package var name: String { rawValue + ".tsv" }

    /// Its contents.
    package var contents: [UInt8] {
      let table = hig_table_named(name)
      return Array(UnsafeBufferPointer(start: table.bytes, count: table.count))
    }

    /// Its contents and the rows that a test has added.
    package var text: [UInt8] {
      let added = addedRows(to: self)
      return added.isEmpty ? contents : contents + added
    }

    /// Its table, read anew at each call; traps if it is malformed.
    fileprivate var table: LexiconTable {
      do {
        return try LexiconTable(tsv: text, file: name)
      } catch {
        preconditionFailure("\(error)")
      }
    }
  }
}

// MARK: - Rows added by tests

extension Lexicon {
  private static let added = Mutex<[File: String]>([:])

  /// Adds a line to a table that has not been read yet, so that a test can observe its effect.
  package static func add(_ line: String, to file: File) {
    added.withLock { $0[file, default: ""] += line + "\n" }
  }

  private static func addedRows(to file: File) -> String.UTF8View {
    added.withLock { $0[file] ?? "" }.utf8
  }
}
