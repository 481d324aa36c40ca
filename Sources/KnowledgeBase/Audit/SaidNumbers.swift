internal import TextAnalysis

/// The numbers that a text names, in figures or in words of either language.
struct SaidNumbers {
  private let values: Set<Double>

  /// Reads `text` generously: better a number too many than one too few.
  init(in text: String, analyzer: TextAnalyzer) {
    var values = Self.figures(in: text)
    for token in analyzer.tokens(in: text) {
      switch token.kind {
      case .number: values.formUnion(Self.figures(in: token.text))
      case .word, .stem, .part:
        if let value = Self.words[token.text] { values.insert(value) }
      case .concept: break
      }
    }
    self.values = values
  }

  /// Whether the text names no number at all.
  var isEmpty: Bool { values.isEmpty }

  /// Whether the text names `value`.
  ///
  /// One is said by every "a", "only" and "each"; nobody can tell whether a text lacks it.
  func contains(_ value: Double) -> Bool { value == 1 || value == 0 || values.contains(value) }

  /// The number that the text names where it means `end`: "more than three" means 4.
  func named(for end: Double) -> Double {
    [end, end - 1, end + 1].first { values.contains($0) } ?? end
  }

  /// Whether `other` names one of these numbers.
  func isDisjoint(with other: SaidNumbers) -> Bool { values.isDisjoint(with: other.values) }

  /// Numbers that are said without being counted with.
  private static let words: [String: Double] = [
    "both": 2, "pair": 2, "twice": 2, "double": 2, "half": 0.5, "둘": 2, "양쪽": 2, "둘다": 2,
    "두배": 2, "절반": 0.5, "반": 0.5, "셋": 3, "넷": 4, "three": 3, "triple": 3, "third": 3,
    "second": 2,
  ]

  /// The numbers in figures: `1,024` and `4.5` are one each, `3~5` two.
  static func figures(in text: String) -> Set<Double> {
    var found: Set<Double> = []
    var figures = ""
    func end() {
      if figures.hasSuffix(".") { figures.removeLast() }
      if let value = Double(figures) { found.insert(value) }
      figures = ""
    }
    let bytes = Array(text.utf8)
    for (index, byte) in bytes.enumerated() {
      let isFigure = (0x30...0x39).contains(byte)
      let followsFigure = index > 0 && (0x30...0x39).contains(bytes[index - 1])
      let precedesFigure = index + 1 < bytes.count && (0x30...0x39).contains(bytes[index + 1])
      if isFigure {
        figures.unicodeScalars.append(Unicode.Scalar(byte))
      } else if byte == UInt8(ascii: "."), followsFigure, precedesFigure, !figures.contains(".") {
        figures += "."
      } else if byte == UInt8(ascii: ","), followsFigure, precedesFigure {
        continue
      } else {
        end()
      }
    }
    end()
    return found
  }
}
