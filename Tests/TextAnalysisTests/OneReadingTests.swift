import Foundation
import Guidelines
import Testing
import TextAnalysis

/// Index, metrics and audit read a quantity alike, because one recogniser reads it for all three.
@Suite("One reading of quantities")
struct OneReadingTests {
  private static let corpus = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Corpus")

  /// The lines of the Corpus that hold a number.
  private static let lines: [String] = {
    let files = FileManager.default.enumerator(at: corpus, includingPropertiesForKeys: nil)
    let pages = (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "md" }
    return pages.flatMap { page in
      (try? String(contentsOf: page, encoding: .utf8))?.split(separator: "\n").map(String.init)
        ?? []
    }.filter(NumberSearch.mayHoldNumber)
  }()

  /// What the recogniser reads in `line`, one sentence after the other.
  private func quantities(in line: String) -> [(quantity: Quantity, tokens: [SentenceToken])] {
    var tokenizer = SentenceTokenizer()
    tokenizer.start([TextLine(text: line, line: 1)])
    var (sentence, found): ([SentenceToken], [(Quantity, [SentenceToken])]) = ([], [])
    while tokenizer.read(&sentence) {
      found += QuantityParser(tokens: sentence).quantities().map { ($0, sentence) }
    }
    return found
  }

  @Test("The Corpus has many lines with numbers, in both languages")
  func lines() {
    #expect(Self.lines.count > 300)
    #expect(Self.lines.contains { $0.contains("포인트") || $0.contains("개") })
  }

  @Test("Each quantity with a unit is a token of the index, spelled as it was read")
  func index() {
    for line in Self.lines {
      let words = Self.numbers(in: line)
      for (quantity, tokens) in quantities(in: line) where !quantity.isSpelled {
        guard let unit = quantity.unit, unit != .toOne, quantity.second == nil else { continue }
        let last = tokens[quantity.tokens].last { $0.kind == .number }?.low ?? 0
        let spelled = Self.digits(last) + unit.indexSpelling
        #expect(words.contains { $0.hasSuffix(spelled) }, "\(spelled) in \(line.prefix(120))")
      }
    }
  }

  @Test("A number in words is the token that its digits are")
  func words() {
    var count = 0
    for line in Self.lines {
      let words = Self.numbers(in: line)
      for (quantity, tokens) in quantities(in: line) where quantity.isSpelled {
        // "one" is a pronoun as often, and 한 손 is a hand; 하나도 is no degree.
        let isHangul = tokens[quantity.tokens.lowerBound].text.utf8.contains { $0 >= 0x80 }
        guard quantity.isRange || !isHangul && quantity.high > 1 || quantity.counter != nil else {
          continue
        }
        count += 1
        let low = Self.digits(quantity.low)
        let ends = quantity.isRange ? "\(low)~\(Self.digits(quantity.high))" : low
        let spelled = ends + (quantity.unit?.indexSpelling ?? "")
        #expect(words.contains(spelled), "\(spelled) in \(line.prefix(120))")
      }
    }
    #expect(count > 50)
  }

  @Test("A ratio is one token of the index, and both of its numbers are those of the audit")
  func ratios() {
    var count = 0
    for line in Self.lines {
      let words = Self.numbers(in: line)
      let named = NamedNumbers.read(line).all
      for (quantity, tokens) in quantities(in: line) where quantity.unit == .toOne {
        count += 1
        let numbers = tokens[quantity.tokens].filter { $0.kind == .number }.map(\.low)
        let spelled = numbers.map(Self.digits).joined(separator: ":")
        #expect(words.contains { $0.hasPrefix(spelled) }, "\(spelled) in \(line.prefix(120))")
        #expect(named.isSuperset(of: numbers), "\(spelled) in \(line.prefix(120))")
      }
    }
    #expect(count > 5)
  }

  /// The tokens of the index that are numbers.
  private static func numbers(in line: String) -> Set<String> {
    Set(Samples.tokens(line).filter { $0.kind == .number }.map(\.text))
  }

  private static func digits(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : "\(value)"
  }

  @Test("Each quantity is a number that an audit finds in its text")
  func audit() {
    for line in Self.lines {
      let named = NamedNumbers.read(line).all
      for (quantity, tokens) in quantities(in: line) {
        for token in tokens[quantity.tokens] where token.kind == .number {
          #expect(
            named.contains(token.low) && named.contains(token.high),
            "\(token.low) in \(line.prefix(120))")
        }
      }
    }
  }
}
