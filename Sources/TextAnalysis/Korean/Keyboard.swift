/// Conversion between the Korean (two-set) and the Latin keyboard layout.
///
/// People who forget to switch layouts type `xoqqk` for 탭바 and `ㅅㅁㅠ` for `tab`.
public enum Keyboard {
  /// The Hangul that the keys of `latin` type on the Korean layout: `xoqqk` → 탭바.
  ///
  /// Characters without a key stay as they are.
  public static func hangul(typedAs latin: String) -> String {
    Hangul.compose(
      String(
        latin.map { key in
          letterOfKey[key] ?? letterOfKey[Character(key.lowercased())] ?? key
        }))
  }

  /// The Latin letters that the keys of `hangul` type on the Latin layout: ㅅㅁㅠ → `tab`.
  ///
  /// Characters without a key stay as they are.
  public static func latin(typedAs hangul: String) -> String {
    Hangul.jamo(hangul).reduce(into: "") { $0 += keysOfLetter[$1] ?? String($1) }
  }

  /// `text` retyped on each of both layouts, without results equal to `text`.
  public static func others(of text: String) -> [String] {
    [hangul(typedAs: text), latin(typedAs: text)].filter { $0 != text }
  }

  /// Whether the keys of two letters, Latin or Hangul, touch each other.
  package static func areNeighbors(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    guard let first = places[first], let second = places[second] else { return false }
    return abs(first.row - second.row) <= 1 && abs(first.x - second.x) <= 1
  }

  /// Whether one key types both letters, as ㅅ and ㅆ.
  package static func shareKey(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    guard let first = places[first], let second = places[second] else { return false }
    return first == second
  }

  /// The position of each letter's key, in key widths.
  private static let places: [Unicode.Scalar: (row: Int, x: Double)] = {
    var places: [Unicode.Scalar: (row: Int, x: Double)] = [:]
    for (row, (keys, shift)) in [("qwertyuiop", 0), ("asdfghjkl", 0.25), ("zxcvbnm", 0.75)]
      .enumerated()
    {
      for (column, key) in keys.enumerated() {
        for letter in [key, letterOfKey[key], letterOfKey[Character(key.uppercased())]] {
          guard let scalar = letter?.unicodeScalars.first else { continue }
          places[scalar] = (row, Double(column) + shift)
        }
      }
    }
    return places
  }()

  private static let letterOfKey: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip(
      "qwertyuiopasdfghjklzxcvbnmQWERTOP", "ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡㅃㅉㄸㄲㅆㅒㅖ"))

  private static let keysOfLetter: [Character: String] = {
    var keys: [Character: String] = [:]
    for (key, letter) in letterOfKey { keys[letter] = String(key) }
    for (letter, pair) in Hangul.lettersOfCompound {
      keys[Character(letter)] = pair.reduce(into: "") { $0 += keys[Character($1)] ?? "" }
    }
    return keys
  }()
}
