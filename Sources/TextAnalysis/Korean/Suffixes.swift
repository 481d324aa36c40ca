internal import Lexicon

/// Korean particles and endings as data, indexed by their last syllable.
///
/// A lookup gives candidates; ``Suffix/ends(_:)`` decides whether a word ends in one.
struct Suffixes: Sendable {
  /// One particle or ending.
  struct Suffix: Sendable {
    /// What the suffix requires of the preceding syllable.
    enum Agreement: Sendable {
      case any
      case consonant
      case vowel
      /// A vowel or ㄹ, as 로 and 면 require.
      case vowelOrRieul
    }

    /// Its syllables, packed in 16 bits each, the last one lowest.
    var syllables: UInt64 = 0
    /// Its number of syllables.
    var count = 0
    /// The final consonant that it adds to the preceding syllable, 0 for none: ㅂ of -ㅂ니다.
    var final: UInt32 = 0
    /// What it requires of the preceding syllable.
    var agreement: Agreement
    /// Whether another particle may follow a particle, or an auxiliary verb an ending.
    var continues: Bool
    /// The length in syllables from which a stem is certain.
    var sureLength: Int

    /// The suffix of a row of `korean-suffixes.tsv`.
    fileprivate init(_ row: LexiconTable.Row, _ columns: Columns) {
      agreement = Self.agreement(row, columns.after)
      continues = row.has("yes", in: columns.continues)
      let isLong = row.has("2", in: columns.sure)
      sureLength = row.has("never", in: columns.sure) ? .max : isLong ? 2 : 1
      row.withBytes(of: columns.entry) { bytes in
        precondition(bytes.count % 3 == 0, "\(row.place): no suffix")
        for start in stride(from: 0, to: bytes.count, by: 3) {
          take(Self.letter(bytes[start], bytes[start + 1], bytes[start + 2]), of: row)
        }
        precondition(count > 0, "\(row.place): no suffix")
      }
    }

    /// The scalar of three UTF-8 bytes, the length of every letter of Hangul.
    private static func letter(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> UInt32 {
      UInt32(first & 0xF) << 12 | UInt32(second & 0x3F) << 6 | UInt32(third & 0x3F)
    }

    /// Adds the next letter of the entry of `row`.
    private mutating func take(_ letter: UInt32, of row: LexiconTable.Row) {
      switch letter {
      case 0x3134: final = 4  // ㄴ
      case 0x3139: final = 8  // ㄹ
      case 0x3142: final = 17  // ㅂ
      default:
        precondition(Hangul.isSyllable(letter) && count < 4, "\(row.place): no suffix")
        syllables = syllables << 16 | UInt64(letter)
        count += 1
      }
    }

    private static func agreement(
      _ row: LexiconTable.Row, _ after: LexiconTable.Column
    ) -> Agreement {
      if row.has("-", in: after) { return .any }
      if row.has("consonant", in: after) { return .consonant }
      if row.has("vowel", in: after) { return .vowel }
      precondition(row.has("vowel-or-rieul", in: after), "\(row.place): stands after nothing known")
      return .vowelOrRieul
    }

    fileprivate var bucket: Int { Suffixes.bucket(UInt32(syllables & 0xFFFF)) }

    /// Whether the word that ends in `tail` (four syllables, packed) ends in this suffix.
    func ends(_ tail: UInt64) -> Bool {
      tail & (count == 4 ? .max : (1 << (UInt64(count) * 16)) - 1) == syllables
    }

    /// Whether the suffix may follow `scalar`.
    ///
    /// It may follow any letter that is not Hangul.
    func agrees(with scalar: UInt32) -> Bool {
      guard Hangul.isSyllable(scalar) else { return final == 0 }
      let batchim = Hangul.final(scalar)
      if final > 0 { return batchim == final }
      switch agreement {
      case .any: return true
      case .consonant: return batchim != 0
      case .vowel: return batchim == 0
      case .vowelOrRieul: return batchim == 0 || batchim == Self.rieul
      }
    }

    private static let rieul: UInt32 = 8
  }

  /// The columns of `korean-suffixes.tsv`.
  fileprivate struct Columns {
    let entry = Lexicon.koreanSuffixes.column("entry")
    let after = Lexicon.koreanSuffixes.column("after")
    let continues = Lexicon.koreanSuffixes.column("continues")
    let sure = Lexicon.koreanSuffixes.column("sure")
  }

  /// All suffixes, grouped by the bucket of their last syllable.
  private let suffixes: [Suffix]
  /// The start of each bucket in `suffixes`, and the end of the last one.
  private let starts: [UInt16]

  private static let buckets = 128

  /// The bucket of `syllable`; several syllables share one.
  private static func bucket(_ syllable: UInt32) -> Int { Int((syllable &* 0x9E37_79B1) >> 25) }

  /// The suffixes in a list of `korean-suffixes.tsv`.
  ///
  /// Runs once in every process that analyses text, so it does as little work as possible.
  private static func suffixes(_ list: String) -> Suffixes {
    let columns = Columns()
    let rows = Lexicon.koreanSuffixes.rows(list).map { Suffix($0, columns) }
    let starts = starts(of: rows)
    var next = starts
    var suffixes = rows
    // Into their buckets, the longest first: sorting would take as long as reading them.
    for count in stride(from: 4, through: 1, by: -1) {
      for suffix in rows where suffix.count == count {
        suffixes[Int(next[suffix.bucket])] = suffix
        next[suffix.bucket] += 1
      }
    }
    return Suffixes(suffixes: suffixes, starts: starts)
  }

  /// The start of each bucket, and the end of the last one.
  private static func starts(of suffixes: [Suffix]) -> [UInt16] {
    var starts = [UInt16](repeating: 0, count: buckets + 1)
    for suffix in suffixes { starts[suffix.bucket + 1] += 1 }
    for bucket in 0..<buckets { starts[bucket + 1] += starts[bucket] }
    return starts
  }

  /// The suffixes that may end in the syllable `last`, longest first.
  func ending(in last: UInt32) -> ArraySlice<Suffix> {
    let bucket = Self.bucket(last)
    return suffixes[Int(starts[bucket])..<Int(starts[bucket + 1])]
  }

  /// The last four syllables before `end`, packed as in ``Suffix``.
  static func tail(of scalars: FoldedText.Scalars, from start: Int, to end: Int, last: UInt32)
    -> UInt64
  {
    var tail = UInt64(last & 0xFFFF)
    var index = end - 2
    var shift: UInt64 = 16
    while index >= start, shift < 64 {
      tail |= UInt64(scalars[index] & 0xFFFF) << shift
      index -= 1
      shift += 16
    }
    return tail
  }
}

extension Suffixes {
  /// Suffixes of nouns: particles and the copula.
  static let particles = suffixes("particle")

  /// Suffixes of verb and adjective stems.
  ///
  /// Those that never make a stem certain count only after syllables in which verbs often end.
  static let endings = suffixes("ending")

  /// Suffixes of verbs in -아 or -어, contracted or not: 사용해서, 숨겨야.
  static let afterVowelForm = suffixes("after-vowel-form")

  /// Suffixes of verbs in the past tense: 사용했다, 숨겼습니다.
  static let afterPast = suffixes("after-past")
}
