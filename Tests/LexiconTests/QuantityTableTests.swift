import GuidelineReaders
import Guidelines
import Lexicon
import Testing
import TextAnalysis

/// Whether numbers and the words around them are read as the tables say.
@Suite("Numbers, units and bounds of the lexicon")
struct QuantityTableTests {
  /// The tokens and the quantities of an example.
  fileprivate struct Read {
    var tokens: [SentenceToken] = []
    var quantities: [Quantity] = []
    var isForbidden = false

    init(_ row: LexiconTable.Row) {
      var tokenizer = SentenceTokenizer()
      tokenizer.start([TextLine(text: row["example"], line: 1)])
      var sentence: [SentenceToken] = []
      while tokenizer.read(&sentence) {
        let parser = QuantityParser(tokens: sentence)
        let found = parser.quantities()
        isForbidden = isForbidden || found.contains(where: parser.isForbidden)
        tokens += sentence
        quantities += found
      }
    }

    var bounds: [Bound] { quantities.compactMap(\.bound) }
    func has(_ side: Bound.Side) -> Bool { bounds.contains { $0.side == side } }
    func hasToken(_ text: String, _ isRight: (SentenceToken) -> Bool) -> Bool {
      tokens.contains { $0.text.hasPrefix(text) && isRight($0) }
    }
  }

  /// What the examples of a list show.
  struct Reading: Sendable, CustomTestStringConvertible {
    let list: String
    fileprivate let isRight: @Sendable (Read, LexiconTable.Row) -> Bool

    fileprivate init(_ list: String, _ isRight: @escaping @Sendable (Read) -> Bool) {
      self.list = list
      self.isRight = { read, _ in isRight(read) }
    }

    fileprivate init(each list: String, _ isRight: @escaping @Sendable (Read, String) -> Bool) {
      self.list = list
      self.isRight = { isRight($0, $1.entry) }
    }

    /// Words that bound the number beside them as their row says.
    fileprivate init(bounding list: String) {
      self.list = list
      isRight = { read, row in
        let bounds: [String: Bound] = [
          "at-least": .atLeast, "at-most": .atMost, "more-than": .moreThan,
          "less-than": .lessThan,
        ]
        return bounds[row["bound"]].map(read.bounds.contains) ?? false
      }
    }

    var testDescription: String { list }
  }

  static let bounds = [
    Reading(bounding: "before"), Reading(bounding: "before-measure"), Reading(bounding: "after"),
    Reading(bounding: "apart"), Reading(bounding: "korean-before"),
    Reading(bounding: "korean-prefix"),
    Reading(bounding: "korean-after"), Reading(bounding: "comparison"),
    Reading("limiting") { $0.bounds == [.atMost] },
    Reading("korean-limiting") { $0.bounds == [.atMost] },
    Reading("korean-lessening") { $0.bounds == [.atLeast] },
    Reading("approximate-before") { $0.quantities.contains(where: \.isApproximate) },
    Reading("approximate-after") { $0.quantities.contains(where: \.isApproximate) },
    Reading(each: "filler") { read, word in read.hasToken(word) { $0.has(.filler) } },
    Reading("negation") { $0.has(.maximum) },
    Reading("korean-negation") { $0.has(.maximum) },
    Reading("korean-ban") { $0.has(.minimum) },
    Reading("reaching") { $0.bounds == [.atLeast] },
    Reading("korean-reaching") { $0.bounds == [.atLeast] },
    Reading("contrast") { $0.quantities.map(\.isLeastContrast) == [true] },
    Reading("place") { $0.bounds.isEmpty }, Reading("standing") { $0.bounds.isEmpty },
    Reading("fading") { $0.bounds.isEmpty },
    Reading("least-note") { $0.bounds == [.atLeast] },
    Reading("most-note") { $0.bounds == [.atMost] },
    Reading("object-particle") { $0.has(.maximum) }, Reading("passing") { $0.has(.maximum) },
    Reading("falling") { $0.bounds == [.lessThan] },
    Reading("rising") { $0.bounds == [.moreThan] },
    Reading("inside") { $0.bounds == [.atMost] },
    Reading("comparative") { $0.has(.maximum) }, Reading("too-much") { $0.has(.maximum) },
    Reading("too-little") { $0.has(.minimum) }, Reading("making") { $0.has(.maximum) },
    Reading("hindering") { $0.has(.maximum) }, Reading("failure") { $0.has(.minimum) },
    Reading("unreadable") { $0.has(.minimum) },
    Reading("usage") { $0.isForbidden }, Reading("prohibition") { $0.isForbidden },
    Reading("choice") { $0.quantities.contains(where: \.isChoice) },
    Reading("conjunction") { $0.quantities.contains(where: \.isRange) },
    Reading("origin") { $0.quantities.contains(where: \.isRange) },
  ]

  @Test("bound, approximate or forbid the number of the example", arguments: bounds)
  func boundWords(reading: Reading) {
    let wrong = Lexicon.bounds.rows(reading.list).filter { !reading.isRight(Read($0), $0) }
    #expect(examples(of: wrong) == "")
  }

  @Test("measure the number of the example in the unit of the row")
  func units() {
    let wrong = Lexicon.units.filter { row in
      !Read(row).quantities.contains {
        row["list"] == "counter"
          ? $0.counter == row.entry
          : $0.unit?.unit.rawValue == row["unit"]
            && $0.unit?.dimension.rawValue == row["dimension"]
      }
    }
    #expect(examples(of: wrong) == "")
  }

  @Test("name the number of the row")
  func numberWords() {
    let wrong = Lexicon.numberWords.filter { row in
      let ends = row["value"].split(separator: "-").compactMap { Double($0) }
      guard let low = ends.first, let high = ends.last else {
        let role: WordRoles = row["list"] == "fraction" ? .fraction : .classifier
        return !Read(row).hasToken(row.entry) { $0.has(role) }
      }
      return !NamedNumbers.read(row["example"]).all.isSuperset(of: [low, high])
    }
    #expect(examples(of: wrong) == "")
  }

  @Test("say what is measured and what narrows it")
  func dimensions() {
    let wrong = Lexicon.dimensions.filter { row in
      let (read, value) = (Read(row), row["value"])
      return switch row["list"] {
      case "word":
        !read.hasToken(row.entry) {
          $0.dimensions?.map(\.rawValue).joined(separator: ", ") == value
        }
      case "qualifier":
        !read.hasToken(row.entry) { $0.qualifier.map { "\($0.key)=\($0.value)" } == value }
      case "comparative": !read.hasToken(row.entry) { $0.has(.comparative) }
      case "axis": DimensionWords.axes[row.entry] != value
      // Not words of texts with numbers, but of messages: see the judged messages.
      case "message": false
      case "table-word": !read.hasToken(row.entry) { $0.has(.tableWord) }
      default: !read.tokens.contains { $0.text.contains(row.entry) }
      }
    }
    #expect(examples(of: wrong) == "")
  }

  @Test("have the role of their list")
  func roles() {
    let wrong = WordRoles.ofLists.flatMap { list, role in
      Lexicon.quantityWords.rows("\(list)").filter { row in
        !Read(row).hasToken(row.entry) { $0.has(role) }
      }
    }
    #expect(examples(of: wrong) == "")
  }
}
