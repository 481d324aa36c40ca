internal import Lexicon

/// Numbers written as words, from `number-words.tsv`.
package enum Numerals {
  /// A word, and the number that it names; two neighbours at once are the first and the last.
  package typealias Entry = (word: ShortWord, value: ClosedRange<Double>)

  /// English cardinals; tens and units are joined by the tokenizer ("twenty-five").
  package static let english = entries("english")

  /// Korean numerals that stand before a counter.
  package static let korean: [Entry] = {
    let below = entries("korean")
    let tens = entries("korean-ten")
    // Nothing above nine follows a ten, nor does a word for three neighbours.
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

  /// Korean numerals that stand alone, before a particle.
  static let koreanAlone = entries("korean-alone")

  /// Parts of a second and the like: "half a second", "a quarter of a second".
  static let parts = entries("part")

  /// Adverbs that are so many times.
  static let multiples = entries("multiple")

  /// English words that are numbers or parts of one.
  static let englishWords = Set((english + parts + multiples).map(\.word.text))

  /// The numbers that words imply without being one.
  static let implied = Dictionary(
    uniqueKeysWithValues: entries("implied").map { ($0.word.text, $0.value.lowerBound) })

  /// The rows of a list.
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
