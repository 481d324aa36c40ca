internal import Lexicon

/// Number words of both languages, from `number-words.tsv`.
package enum Numerals {
  /// A word and its value.
  ///
  /// For two numbers in one word (두세, two or three) the range from one to the other.
  package typealias Entry = (word: ShortWord, value: ClosedRange<Double>)

  /// English cardinals.
  ///
  /// The tokenizer combines tens and ones ("twenty-five").
  package static let english = entries("english")

  /// Korean numerals that precede a counter.
  package static let korean: [Entry] = {
    let below = entries("korean")
    let tens = entries("korean-ten")
    // Neither values above nine nor words for a range of three can follow a ten.
    let ones = below.filter { word in
      word.value.upperBound < 10 && word.value.upperBound - word.value.lowerBound < 2
    }
    return below + tens
      + tens.flatMap { ten in
        ones.map { one in
          let low = ten.value.lowerBound + one.value.lowerBound
          let high = ten.value.lowerBound + one.value.upperBound
          return (ten.word.followed(by: one.word), low...high)
        }
      }
  }()

  /// Korean numerals that can stand alone, before a particle.
  static let koreanAlone = entries("korean-alone")

  /// Fractions of a unit of time: "half a second", "a quarter of a second".
  static let parts = entries("part")

  /// Adverbs that multiply: twice.
  static let multiples = entries("multiple")

  /// English words that are a number or part of one.
  static let englishWords = Set((english + parts + multiples).map(\.word.text))

  /// The numbers that words imply without being numerals.
  static let implied = Dictionary(
    uniqueKeysWithValues: entries("implied").map { ($0.word.text, $0.value.lowerBound) })

  /// The entries of a list.
  private static func entries(_ list: String) -> [Entry] {
    let value = Lexicon.numberWords.column("value")
    return Lexicon.numberWords.rows(list).map { row in
      let ends = row[value].split(separator: "-").compactMap { Double($0) }
      guard let low = ends.first, let high = ends.last, low <= high else {
        preconditionFailure("\(row.place): is no number")
      }
      return (ShortWord(row), low...high)
    }
  }
}
