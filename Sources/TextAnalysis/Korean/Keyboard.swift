/// What the same keys type on the Korean (two-set) and on the Latin layout.
///
/// People who forget to switch type `xoqqk` for 탭바 and `ㅅㅁㅠ` for `tab`.
public enum Keyboard {
  /// The Hangul that the keys of `latin` type on the Korean layout: `xoqqk` → 탭바.
  ///
  /// Characters without such a key stay as they are.
  public static func hangul(typedAs latin: String) -> String {
    Hangul.compose(
      String(
        latin.map { key in
          letterOfKey[key] ?? letterOfKey[Character(key.lowercased())] ?? key
        }))
  }

  /// The Latin letters that the keys of `hangul` type on the Latin layout: ㅅㅁㅠ → `tab`.
  ///
  /// Characters without such a key stay as they are.
  public static func latin(typedAs hangul: String) -> String {
    Hangul.jamo(hangul).reduce(into: "") { $0 += keysOfLetter[$1] ?? String($1) }
  }

  /// What the keys of `text` type on the other layout, where that is something else.
  public static func others(of text: String) -> [String] {
    [hangul(typedAs: text), latin(typedAs: text)].filter { $0 != text }
  }

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
