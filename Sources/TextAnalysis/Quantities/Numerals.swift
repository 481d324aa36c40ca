/// Numbers written as words.
///
/// A new number word belongs into one of these tables and nowhere else.
package enum Numerals {
  /// English cardinals; tens and units are joined by the tokenizer ("twenty-five").
  package static let english: [String: Double] = [
    "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8,
    "nine": 9, "ten": 10, "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14,
    "fifteen": 15, "sixteen": 16, "seventeen": 17, "eighteen": 18, "nineteen": 19, "twenty": 20,
    "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60, "seventy": 70, "eighty": 80,
    "ninety": 90, "hundred": 100, "dozen": 12,
  ]

  /// Korean numerals that stand before a counter; some name two neighbours at once.
  package static let korean: [String: ClosedRange<Double>] = {
    var words = small
    for (ten, value) in tens {
      words[ten] = value...value
      for (unit, range) in small where range.upperBound < 10 && unit != "두서너" {
        words[ten + unit] = (value + range.lowerBound)...(value + range.upperBound)
      }
    }
    return words
  }()

  private static let tens: [String: Double] = [
    "열": 10, "스물": 20, "서른": 30, "마흔": 40, "쉰": 50, "예순": 60, "일흔": 70, "여든": 80, "아흔": 90,
  ]
  private static let small: [String: ClosedRange<Double>] = [
    "한": 1...1, "두": 2...2, "세": 3...3, "네": 4...4, "다섯": 5...5, "여섯": 6...6,
    "일곱": 7...7, "여덟": 8...8, "아홉": 9...9, "스무": 20...20,
    "한두": 1...2, "두세": 2...3, "두서너": 2...4, "서너": 3...4, "네다섯": 4...5,
    "너댓": 4...5, "대여섯": 5...6, "예닐곱": 6...7,
  ]

  /// Korean numerals that stand alone, before a particle.
  package static let koreanAlone: [String: Double] = ["하나": 1, "둘": 2, "셋": 3, "넷": 4]

  /// Parts of a second and the like: "half a second", "a quarter of a second".
  package static let parts: [String: Double] = ["half": 0.5, "quarter": 0.25]

  /// Adverbs that are so many times.
  package static let multiples: [String: Double] = ["twice": 2]

  /// Words after a number that make it an ordinal or a part: "two thirds".
  package static let fractions: Set<String> = [
    "half", "halves", "third", "thirds", "quarter", "quarters", "fourth", "fourths", "fifth",
    "fifths", "tenth", "tenths",
  ]

  /// English words that are numbers or parts of one.
  static let englishWords = Set(english.keys).union(parts.keys).union(multiples.keys)

  /// Korean nouns that are counted right behind a numeral, as by a counter; the index takes a numeral
  /// in words for a number before these, before counters and before units.
  static let classifiers: Set<String> = [
    "줄", "단계", "쪽", "페이지", "곳", "칸", "행", "열", "종류", "단어", "사람", "손가락", "번째",
  ]

  /// Words that imply a number without being one.
  static let implied: [String: Double] = [
    "both": 2, "pair": 2, "double": 2, "half": 0.5, "triple": 3, "third": 3, "second": 2,
    "양쪽": 2, "둘다": 2, "두배": 2, "절반": 0.5, "반": 0.5,
  ]
}
