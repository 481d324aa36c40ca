/// Singular and plural of English nouns.
package enum EnglishNouns {
  /// The singular of a lower-case noun; a noun that is not plural is returned unchanged.
  package static func singular(_ noun: String) -> String {
    if let irregular = irregular[noun] { return irregular }
    let ending = ShortWord(endOf: noun)
    guard isRegularPlural(ending) else { return noun }
    let (length, isOfY) = pluralEnding(of: ending)
    return String(Substring(noun.utf8.dropLast(length))) + (isOfY ? "y" : "")
  }

  /// The singular of a lower-case noun that looks like a regular plural.
  package static func singular(ofRegular noun: ShortWord) -> ShortWord {
    let (length, isOfY) = pluralEnding(of: noun)
    let stem = noun.dropLast(length)
    return isOfY ? stem.followed(by: "y") : stem
  }

  /// The length of the plural ending of a noun that looks like `noun`, and whether the ending
  /// replaces a y.
  private static func pluralEnding(of noun: ShortWord) -> (length: Int, isOfY: Bool) {
    if noun.ends(with: "ies"), noun.count > 4 { return (3, true) }
    return (!noun.ends(with: "izes") && endingsInES.contains(where: noun.ends) ? 2 : 1, false)
  }

  private static let endingsInES: [ShortWord] = ["xes", "ches", "shes", "sses", "zes"]

  /// `phrase` in lower case with its last word in the singular.
  package static func singularPhrase(_ phrase: String) -> String {
    var words = phrase.lowercased().utf8.split(separator: UInt8(ascii: " ")).map {
      String(Substring($0))
    }
    if let last = words.popLast() { words.append(singular(last)) }
    return words.joined(separator: " ")
  }

  /// The plural of a lower-case noun.
  package static func plural(_ noun: String) -> String {
    if let regular = irregular.first(where: { $0.value == noun })?.key { return regular }
    for ending in ["s", "x", "ch", "sh", "z"] where noun.hasSuffix(ending) { return noun + "es" }
    if noun.hasSuffix("y"), let before = noun.dropLast().last, !"aeiou".contains(before) {
      return String(noun.dropLast()) + "ies"
    }
    return noun + "s"
  }

  /// Whether a noun looks like a regular plural.
  package static func isRegularPlural(_ noun: ShortWord) -> Bool {
    noun.count > 2 && noun.ends(with: "s") && !noun.ends(with: "ss") && !noun.ends(with: "us")
      && !noun.ends(with: "is")
  }

  package static let irregular = [
    "people": "person", "children": "child", "indices": "index", "halves": "half",
  ]
}
