internal import Synchronization

/// The tables of language data, each read when something first asks for it.
///
/// A table is a file in `Tables/`, embedded as it is; a test compares this list with the folder. A
/// word is added to a table alone, without any Swift.
package enum Lexicon {
  /// What a text and its translation both say, as evidence that they belong together.
  package static let alignmentCues = File.alignmentCues.table
  /// Lines and words that sites put around a text.
  package static let boilerplate = File.boilerplate.table
  /// Words that bound a number or come near it.
  package static let bounds = File.bounds.table
  /// What others call a component, beside the names in the glossary.
  package static let componentNames = File.componentNames.table
  /// Words for what is measured and for what narrows it.
  package static let dimensions = File.dimensions.table
  /// Phrases that tell how strongly an English sentence binds.
  package static let englishModality = File.englishModality.table
  /// Words that tell what kind of sentence an English sentence is.
  package static let englishMood = File.englishMood.table
  /// Headings, labels and titles that tell what stands below or behind them.
  package static let headings = File.headings.table
  /// Words of an app's interface that tell what a control does or a field takes.
  package static let interfaceWords = File.interfaceWords.table
  /// Words and endings that tell what kind of sentence a Korean sentence is.
  package static let koreanMood = File.koreanMood.table
  /// Particles and endings that are taken off Korean words.
  package static let koreanSuffixes = File.koreanSuffixes.table
  /// The months, in order.
  package static let months = File.months.table
  /// Numbers written as words.
  package static let numberWords = File.numberWords.table
  /// Words around the name of a platform that tell whether a text holds for it.
  package static let platformPhrases = File.platformPhrases.table
  /// Names of platforms and of the devices that stand for them.
  package static let platforms = File.platforms.table
  /// Shapes, sizes and states that narrow what a number is of.
  package static let qualifiers = File.qualifiers.table
  /// Words that only form a question.
  package static let questionWords = SortedEntries(File.questionWords)
  /// What words do in a sentence with numbers.
  package static let quantityWords = File.quantityWords.table
  /// Words that tell what form a statement has: a definition, a directive, a warning.
  package static let ruleForms = File.ruleForms.table
  /// Letters that people take for one another in spelling.
  package static let slips = File.slips.table
  /// Small words that a title writes with a small letter.
  package static let smallWords = File.smallWords.table
  /// Words that bind others or stand in most texts.
  package static let stopWords = File.stopWords.table
  /// How numbers are measured and counted in.
  package static let units = File.units.table
}

// MARK: - Files

extension Lexicon {
  /// A table's file.
  package enum File: String, CaseIterable, Sendable {
    case alignmentCues = "alignment-cues"
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
    case units

    /// Its name.
    package var name: String { rawValue + ".tsv" }

    /// Its contents.
    package var contents: [UInt8] { Self.resources.first { $0.file == self }?.bytes() ?? [] }

    /// A list, because making a dictionary would take longer than the few searches of a process.
    private static let resources: [(file: File, bytes: @Sendable () -> [UInt8])] = [
      (.alignmentCues, { PackageResources.alignment_cues_tsv }),
      (.boilerplate, { PackageResources.boilerplate_tsv }),
      (.bounds, { PackageResources.bounds_tsv }),
      (.componentNames, { PackageResources.component_names_tsv }),
      (.dimensions, { PackageResources.dimensions_tsv }),
      (.englishModality, { PackageResources.english_modality_tsv }),
      (.englishMood, { PackageResources.english_mood_tsv }),
      (.headings, { PackageResources.headings_tsv }),
      (.interfaceWords, { PackageResources.interface_words_tsv }),
      (.koreanMood, { PackageResources.korean_mood_tsv }),
      (.koreanSuffixes, { PackageResources.korean_suffixes_tsv }),
      (.months, { PackageResources.months_tsv }),
      (.numberWords, { PackageResources.number_words_tsv }),
      (.platformPhrases, { PackageResources.platform_phrases_tsv }),
      (.platforms, { PackageResources.platforms_tsv }),
      (.qualifiers, { PackageResources.qualifiers_tsv }),
      (.quantityWords, { PackageResources.quantity_words_tsv }),
      (.questionWords, { PackageResources.question_words_tsv }),
      (.ruleForms, { PackageResources.rule_forms_tsv }),
      (.slips, { PackageResources.slips_tsv }),
      (.smallWords, { PackageResources.small_words_tsv }),
      (.stopWords, { PackageResources.stop_words_tsv }),
      (.units, { PackageResources.units_tsv }),
    ]

    /// Its contents with the rows that a test has added.
    package var text: [UInt8] {
      let added = addedRows(to: self)
      return added.isEmpty ? contents : contents + added
    }

    /// The table in it, read anew at each call; traps where it is malformed.
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

  /// Adds a line to a table that nothing has read yet, so that a test sees what a row changes.
  package static func add(_ line: String, to file: File) {
    added.withLock { $0[file, default: ""] += line + "\n" }
  }

  private static func addedRows(to file: File) -> String.UTF8View {
    added.withLock { $0[file] ?? "" }.utf8
  }
}
