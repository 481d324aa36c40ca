import Guidelines
import KnowledgeBase

/// Passages in both languages that nobody wrote: words of the Corpus, as rare and as common as
/// words are (Zipf), the same ones in every run.
struct GeneratedTexts {
  private var random = SplitMix64(state: 0x6869_67)
  private let english: Zipf
  private let korean: Zipf

  /// Takes the words, and pairs of neighbours, from `texts`.
  init(from texts: [IndexedText]) {
    var counts: [Bool: [String: Int]] = [:]
    for text in texts {
      for line in (text.title + "\n" + text.body).split(separator: "\n") {
        let words = line.split(separator: " ").map(String.init)
        for (index, word) in words.enumerated() {
          let isKorean = Self.isKorean(word)
          counts[isKorean, default: [:]][word, default: 0] += 1
          guard index + 1 < words.count, Self.isKorean(words[index + 1]) == isKorean else {
            continue
          }
          counts[isKorean, default: [:]]["\(word) \(words[index + 1])", default: 0] += 1
        }
      }
    }
    english = Zipf(counts[false] ?? [:])
    korean = Zipf(counts[true] ?? [:])
  }

  /// A document with `count` passages, every fifth of them a rule.
  mutating func document(_ number: Int, passages count: Int) -> Document {
    let name = "generated/\(number).md"
    let passages = (0..<count).map { place -> Passage in
      let (en, ko) = (sentence(english, words: 8...24), sentence(korean, words: 6...16))
      let id = "generated-\(number)-\(place)"
      let isRule = place % 5 == 0
      return Passage(
        id: id, section: ["Section \(place / 10)"], kind: isRule ? .rule : .paragraph,
        en: SourceText(text: en, lines: LineRange(place * 4 + 1)),
        ko: SourceText(text: ko, lines: LineRange(place * 4 + 3)), confidence: 1,
        statement: isRule
          ? RuleStatement(
            id: RuleID(rawValue: id), lead: Bilingual(en: lead(of: en), ko: lead(of: ko)),
            modality: .should) : nil)
    }
    return Document(
      name: name, format: .markdown, title: Bilingual(en: "Generated \(number)"),
      source: passages.flatMap { [$0.en?.text ?? "", "", $0.ko?.text ?? "", ""] }
        .joined(separator: "\n"),
      passages: passages, skipped: [])
  }

  private mutating func sentence(_ words: Zipf, words range: ClosedRange<Int>) -> String {
    let count = Int.random(in: range, using: &random)
    return (0..<count).map { _ in words.next(&random) }.joined(separator: " ") + "."
  }

  private func lead(of sentence: String) -> String {
    sentence.split(separator: " ").prefix(6).joined(separator: " ")
  }

  private static func isKorean(_ word: String) -> Bool {
    word.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
  }
}

/// Values of which the n-th comes n times more seldom than the first.
private struct Zipf {
  private let values: [String]
  private let sums: [Double]

  init(_ counts: [String: Int]) {
    values = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    var sum = 0.0
    sums = values.indices.map { index in
      sum += 1 / Double(index + 1)
      return sum
    }
  }

  func next(_ random: inout SplitMix64) -> String {
    let wanted = Double.random(in: 0..<(sums.last ?? 1), using: &random)
    var (low, high) = (0, sums.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if sums[middle] <= wanted { low = middle + 1 } else { high = middle }
    }
    return values[low]
  }
}

/// Steele, Lea, Flood: Fast splittable pseudorandom number generators (2014).
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
