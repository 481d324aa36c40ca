internal import Guidelines
internal import Lexicon
internal import TextAnalysis

/// Things that numbers can be about and that are not concepts of the glossary.
///
/// A new noun is a row of `things.tsv`, unless it names a component: then it is added to the glossary.
package enum MetricThings {
  /// The English singular of nouns that guidelines count or measure, by squashed surface form.
  package static let names = Dictionary(
    Lexicon.things.rows("noun").map { (Glossary.squash($0.entry), $0["thing"]) }
  ) { first, _ in first }

  static let nouns = Dictionary(grouping: Lexicon.things.rows("noun")) { $0["thing"] }
    .mapValues { rows in rows.map(\.entry).filter { $0 != rows[0]["thing"] } }

  /// The last words of names of interface elements.
  static let heads = Lexicon.things.set("head").union(
    nouns.keys.compactMap { $0.split(separator: " ").last.map(String.init) })

  /// Things that are lines: an adjacent length is their thickness.
  static let lines = Lexicon.things.set("line")

  /// The subject whose corner is rounded: the thing that `subject` is a corner or a border of, or `owner`.
  static func rounded(_ subject: String, of owner: String?) -> String {
    if subject == "corner" || subject == "border" { return owner ?? subject }
    return subject.hasSuffix(" corner") ? String(subject.dropLast(" corner".count)) : subject
  }

  /// Counted nouns that need the name of the whole: "line" of a title.
  static let parts = Lexicon.things.set("part")

  /// Parts whose bare number in a table or a list describes a layout or a text.
  static let grids = Lexicon.things.set("grid")

  /// Nouns whose count is not a metric of an interface.
  static let uncounted = Lexicon.things.set("uncounted")

  /// Nouns for texts, which are the subject of a number of characters.
  static let texts = Lexicon.things.set("text")
}

/// Finds the things that a sentence names, by longest match.
struct ThingFinder {
  /// A thing and the tokens that name it.
  struct Thing {
    /// The English singular.
    var name: String
    var tokens: Range<Int>
    /// Whether its last word is inflected or carries a particle.
    var isInflected = false
  }

  let names: ThingNames
  /// Roles of words that are not part of a name.
  var skipped: WordRoles = []

  /// The things in `range` of `tokens`, in order, by longest match.
  ///
  /// Adjacent things are merged: alert, title → alert title. It may stop once `isEnough` is true of a thing.
  func things(
    in tokens: [SentenceToken], _ range: Range<Int>,
    until isEnough: (Thing) -> Bool = { _ in false }
  ) -> [Thing] {
    var found: [Thing] = []
    var index = range.lowerBound
    while let start = beginning(in: tokens, index..<range.upperBound) {
      if let last = found.last, last.tokens.upperBound < start, isEnough(last) { break }
      index = start
      // The line of "Line height" is not a subject.
      guard let thing = thing(at: index, in: tokens, limit: range.upperBound),
        !DimensionWords.beginsCompound(tokens, before: thing.tokens.upperBound)
      else {
        index += 1
        continue
      }
      if let last = found.last, last.tokens.upperBound == index, !last.isInflected,
        last.name != thing.name, !isAttribute(last, in: tokens)
      {
        found.removeLast()
        found.append(
          Thing(
            name: last.name + " " + thing.name,
            tokens: last.tokens.lowerBound..<thing.tokens.upperBound, isInflected: true))
      } else {
        found.append(thing)
      }
      index = thing.tokens.upperBound
    }
    return found
  }

  /// The first index in `range` at which a name may begin.
  private func beginning(in tokens: [SentenceToken], _ range: Range<Int>) -> Int? {
    range.first { names.mayBegin(with: tokens[$0].beginning, in: tokens[$0].sense.roles) }
  }

  /// Whether a thing only modifies the next: "two-button alerts" are alerts and not button alerts.
  private func isAttribute(_ thing: Thing, in tokens: [SentenceToken]) -> Bool {
    let start = thing.tokens.lowerBound
    return start > 1 && tokens[start - 1].isMark("-") && tokens[start - 2].kind == .number
  }

  /// The longest name of a thing that begins at `index`.
  func thing(at index: Int, in tokens: [SentenceToken], limit: Int) -> Thing? {
    // The particle in "20px로 고정" begins no name.
    let isParticle =
      tokens[index].isHangul && tokens[index].isGlued && !tokens[index].isLong && index > 0
      && tokens[index - 1].unit != nil
    guard !isParticle else { return nil }
    var found: Thing?
    var place = ThingNames.Place()
    var end = index
    while end < min(limit, index + 4), mayBePartOfName(tokens[end].kind, tokens[end].sense),
      !tokens[end].spells("")
    {
      let (ending, next) = walk(tokens, end, from: place) { form in
        index == end ? form : tokens[index..<end].map(\.text).joined() + form
      }
      end += 1
      if let ending {
        found = Thing(name: ending.name, tokens: index..<end, isInflected: ending.isInflected)
      }
      place = next
      guard place.goesOn, end < limit, !carriesParticle(tokens, end - 1) else { break }
    }
    return found
  }

  /// The longest name that ends with a form of the token at `index`, and the place its full text reached.
  ///
  /// A Hangul word begins with its stem; the singular of an English word is at most three letters shorter.
  private func walk(
    _ tokens: [SentenceToken], _ index: Int, from start: ThingNames.Place,
    squashed: (String) -> String
  ) -> (ending: (name: String, isInflected: Bool)?, place: ThingNames.Place) {
    let word = tokens[index].beginning
    let isHangul = tokens[index].isHangul
    var place = start
    var stem: (name: String, isInflected: Bool)?
    var count = 0
    for letter in word.isWhole ? ShortWord.Scalars(word) : .init(tokens[index].longText) {
      if count > 0, isHangul, HangulWords.isEnding(letter),
        let name = names.name(
          at: place, squashed: { squashed(String(tokens[index].text.utf8.prefix(count))!) }),
        word.isWhole
          || HangulWords.stems(tokens[index].text).contains(where: { $0.utf8.count == count })
      {
        stem = (name, true)
      }
      place = names.place(after: place, letter)
      guard place.goesOn else { break }
      count += UTF8.width(letter)
    }
    if let name = names.name(at: place, squashed: { squashed(tokens[index].text) }) {
      return ((name, !isHangul && tokens[index].isPlural), place)
    }
    if !isHangul, place.goesOn || tokens[index].mayEnd(at: count + 3), tokens[index].isPlural {
      if word.isWhole, !tokens[index].has(.irregularPlural) {
        let singular = EnglishNouns.singular(ofRegular: word)
        let end = names.place(after: start, ShortWord.Scalars(singular))
        stem = names.name(at: end) { squashed(singular.text) }.map { ($0, true) }
      } else {
        let singular = EnglishNouns.singular(tokens[index].text)
        let end = names.place(after: start, singular.unicodeScalars)
        stem = names.name(at: end) { squashed(singular) }.map { ($0, true) }
      }
    }
    return (stem, place)
  }

  /// Whether a word may be part of a name.
  ///
  /// Bounds and qualifiers are not: minimum | tappable area, compact | tab bar.
  private func mayBePartOfName(_ kind: SentenceToken.Kind, _ sense: WordSense) -> Bool {
    kind == .word && sense.boundApart == nil && !sense.roles.contains(.koreanBoundBefore)
      && sense.roles.isDisjoint(with: skipped)
  }

  private func carriesParticle(_ tokens: [SentenceToken], _ index: Int) -> Bool {
    tokens[index].isHangul && tokens[index].ends(withAny: Self.particles)
      && name(squashed: tokens[index].text) == nil
  }

  private static let particles: [ShortWord] = ["의", "을", "를", "은"]

  /// The English singular of the thing with this spelling.
  func name(squashed: String) -> String? { names.name(squashed: squashed) }
}
