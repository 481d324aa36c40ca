internal import Guidelines
internal import Lexicon

/// Builds a ``QuantityVocabulary`` from the tables of the lexicon.
struct VocabularyBuilder {
  private(set) var words = WordTable()
  /// Entry 0 of each list means none.
  private(set) var dimensions: [[Dimension]] = [[]]
  private(set) var qualifiers = [(key: "", value: "")]
  private(set) var units = [MeasuredUnit.toOne]
  private(set) var numerals = [0.0...0.0]

  /// Reads all tables about words that matter around a number.
  static func ofLexicon() -> VocabularyBuilder {
    var builder = VocabularyBuilder()
    builder.addRoles()
    builder.addBounds()
    builder.addDimensions()
    builder.addUnits()
    builder.addNumerals()
    builder.addNames()
    return builder
  }

  // MARK: Tables

  private mutating func addRoles() {
    let table = Lexicon.quantityWords
    let (list, entry) = (table.column("list"), table.column("entry"))
    var (last, role): (ShortWord, WordRoles) = (ShortWord(), [])
    // The rows of a list are adjacent, and the first bytes distinguish the lists.
    for row in table {
      let name = row.withBytes(of: list) { ShortWord($0) }
      if name != last {
        last = name
        role = WordRoles.ofLists.first { row.has($0.list, in: list) }?.role ?? []
      }
      if !role.isEmpty { add(role, to: ShortWord(row, entry)) }
    }
  }

  private mutating func addBounds() {
    let table = Lexicon.bounds
    let lists: [(String, WordRoles)] = [
      ("limiting", .limits), ("approximate-before", .approximatesBefore),
      ("approximate-after", .approximatesAfter), ("filler", .filler), ("negation", .negates),
      ("korean-before", .koreanBoundBefore),
    ]
    for (list, role) in lists { add(role, to: table.words(list)) }
    let entry = table.column("entry")
    for row in table.rows("before") + table.rows("before-measure") {
      add(.endsBoundBefore, to: row.withBytes(of: entry, ShortWord.init(lastWordOf:)))
    }
    for row in table.rows("after") {
      add(.beginsBoundAfter, to: row.withBytes(of: entry, ShortWord.init(firstWordOf:)))
    }
    for (row, bound) in Bound.rows("apart") {
      words.update(ShortWord(row)) { $0.boundApart = bound }
    }
    for (row, bound) in Bound.rows("korean-before") {
      words.update(ShortWord(row)) { $0.boundBefore = bound }
    }
    for (row, bound) in Bound.rows("korean-after") {
      words.update(ShortWord(row)) { $0.boundAfter = bound }
    }
  }

  private mutating func addDimensions() {
    let table = Lexicon.dimensions
    let (entry, value) = (table.column("entry"), table.column("value"))
    let prefixes = Bound.rows("korean-prefix").map { (text: $0.row.entry, bound: $0.bound) }
    for row in table.rows("word") {
      let number = UInt16(dimensions.count)
      dimensions.append([Dimension].named(in: row[value]))
      words.update(ShortWord(row)) {
        $0.dimensions = number
        $0.roles.insert(.dimension)
      }
      // "최대폭", "최소너비"
      let isKorean = row.withBytes(of: entry) { $0.first.map { $0 > 0x7F } ?? false }
      for (prefix, bound) in isKorean ? prefixes : [] {
        words.update(ShortWord((prefix + row[entry]).utf8)) {
          $0.dimensions = number
          $0.boundBefore = bound
          $0.roles.formUnion([.dimension, .koreanBoundBefore])
        }
      }
    }
    for row in table.rows("qualifier") {
      let parts = row[value].split(separator: "=").map(String.init)
      precondition(parts.count == 2, "\(row.place): is no qualifier")
      let number = UInt16(qualifiers.count)
      qualifiers.append((parts[0], parts[1]))
      words.update(ShortWord(row)) {
        $0.qualifier = number
        $0.roles.insert(.qualifier)
      }
    }
    add(.comparative, to: table.words("comparative"))
    add(.tableWord, to: table.words("table-word"))
  }

  private mutating func addUnits() {
    let (table, rows) = (Lexicon.units, UnitRows())
    for row in table.rows("latin") where !rows.isPhrase(row) {
      let number = add(rows.measured(row))
      let isOfTime = units[Int(number)].dimension == .duration
      words.update(ShortWord(row)) {
        $0.unit = number
        if isOfTime { $0.roles.insert(.timeUnit) }
      }
    }
    for row in table.rows("hangul") {
      let number = add(rows.measured(row))
      words.update(ShortWord(row)) {
        $0.unit = number
        $0.inflectedUnit = number
        $0.roles.insert(.koreanUnit)
      }
    }
    add(.counter, to: table.words("counter"))
  }

  private mutating func add(_ unit: MeasuredUnit) -> UInt16 {
    units.append(unit)
    return UInt16(units.count - 1)
  }

  private mutating func addNumerals() {
    let kinds: [(WordRoles, [Numerals.Entry])] = [
      (.englishNumeral, Numerals.english), (.multiple, Numerals.multiples),
      (.part, Numerals.parts), (.koreanNumeral, Numerals.korean),
      (.koreanNumeralAlone, Numerals.koreanAlone),
    ]
    for (role, entries) in kinds {
      for entry in entries {
        let number = UInt16(numerals.count)
        numerals.append(entry.value)
        words.update(entry.word) {
          $0.numeral = number
          $0.roles.insert(role)
        }
      }
    }
    add(.fraction, to: Lexicon.numberWords.words("fraction"))
    add(.classifier, to: Lexicon.numberWords.words("classifier"))
  }

  /// Adds irregular plurals and the first words of platform names.
  private mutating func addNames() {
    add(.irregularPlural, to: EnglishNouns.irregular.keys.map { ShortWord($0.utf8) })
    for name in Platform.names.keys {
      add(.beginsPlatform, to: ShortWord(name.utf8.prefix { $0 != UInt8(ascii: " ") }))
    }
  }

  // MARK: Roles

  private mutating func add(_ role: WordRoles, to words: [ShortWord]) {
    for word in words { add(role, to: word) }
  }

  private mutating func add(_ role: WordRoles, to word: ShortWord) {
    words.update(word) { $0.roles.insert(role) }
  }
}

extension ShortWord {
  /// The first word of a phrase.
  fileprivate init(firstWordOf phrase: UnsafeBufferPointer<UInt8>) {
    self.init(phrase.prefix { $0 != UInt8(ascii: " ") })
  }

  /// The last word of a phrase.
  fileprivate init(lastWordOf phrase: UnsafeBufferPointer<UInt8>) {
    let start = phrase.lastIndex(of: UInt8(ascii: " ")).map { $0 + 1 } ?? 0
    self.init(phrase[start...])
  }
}
