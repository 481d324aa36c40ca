/// Korean particles and endings as data, found by the last syllable of a word.
///
/// Each that is found must still be asked whether the word ``Suffix/ends(_:)`` in it.
struct Suffixes: Sendable {
  /// One particle or ending.
  struct Suffix: Sendable {
    /// What must stand before it.
    enum Agreement: Sendable {
      case any
      case consonant
      case vowel
      /// A vowel or ㄹ, as 로 and 면 ask for.
      case vowelOrRieul
    }

    /// Its syllables, 16 bits each, the last one lowest.
    var syllables: UInt64
    /// How many syllables it has.
    var count: Int
    /// The final consonant that it puts under the syllable before it, 0 for none: ㅂ of -ㅂ니다.
    var final: UInt32
    /// What must stand before it.
    var agreement: Agreement
    /// Whether another particle may follow, or, of an ending, an auxiliary verb.
    var continues: Bool
    /// The shortest stem in syllables that it makes sure.
    var sureLength: Int

    fileprivate static let empty = Suffix(
      syllables: 0, count: 0, final: 0, agreement: .any, continues: false, sureLength: 1)

    /// Takes in the next sign or syllable of its entry in a list.
    fileprivate mutating func take(_ scalar: Unicode.Scalar) {
      switch scalar {
      case "+": agreement = .consonant
      case "-": agreement = .vowel
      case "~": agreement = .vowelOrRieul
      case "*": continues = true
      case "?": sureLength = 2
      case "!": sureLength = .max
      case "ㄴ": final = 4
      case "ㄹ": final = 8
      case "ㅂ": final = 17
      default:
        precondition(Hangul.isSyllable(scalar) && count < 4, "no suffix has \(scalar) here")
        syllables = syllables << 16 | UInt64(scalar.value)
        count += 1
      }
    }

    fileprivate var bucket: Int { Suffixes.bucket(UInt32(syllables & 0xFFFF)) }

    /// Whether the word that ends in `tail` (four syllables, packed) ends in it.
    func ends(_ tail: UInt64) -> Bool {
      tail & (count == 4 ? .max : (1 << (UInt64(count) * 16)) - 1) == syllables
    }

    /// Whether it may stand after `scalar`; anything goes after a letter that is no Hangul.
    func agrees(with scalar: UInt32) -> Bool {
      guard Hangul.isSyllable(scalar) else { return final == 0 }
      let batchim = Hangul.final(scalar)
      if final > 0 { return batchim == final }
      switch agreement {
      case .any: return true
      case .consonant: return batchim != 0
      case .vowel: return batchim == 0
      case .vowelOrRieul: return batchim == 0 || batchim == Self.rieul
      }
    }

    private static let rieul: UInt32 = 8
  }

  /// All of them, those whose last syllables share a bucket one after the other.
  private let suffixes: [Suffix]
  /// Where the suffixes of each bucket begin.
  private let starts: [UInt16]

  private static let buckets = 128

  /// Which bucket `syllable` is in; several share one.
  private static func bucket(_ syllable: UInt32) -> Int { Int((syllable &* 0x9E37_79B1) >> 25) }

  /// Reads suffixes separated by white space.
  ///
  /// Marks after the syllables: `+` after a consonant, `-` after a vowel, `~` after a vowel or ㄹ,
  /// `*` another suffix may follow, `?` unsure after one syllable, `!` unsure after any word. A
  /// letter before the syllables is the final consonant that it joins to the word: `ㅂ니다`.
  ///
  /// Every process reads its lists anew, so this does as little work as it can.
  private static func parsed(_ list: String) -> Suffixes {
    var suffixes: [Suffix] = []
    suffixes.reserveCapacity(list.utf8.count / 6)
    var suffix = Suffix.empty
    for scalar in list.unicodeScalars {
      if scalar == " " || scalar == "\n" {
        if suffix.count > 0 { suffixes.append(suffix) }
        suffix = .empty
      } else {
        suffix.take(scalar)
      }
    }
    if suffix.count > 0 { suffixes.append(suffix) }
    suffixes.sort { left, right in
      let (own, other) = (left.bucket, right.bucket)
      if own != other { return own < other }
      return (left.count, left.syllables) > (right.count, right.syllables)
    }
    return Suffixes(suffixes: suffixes, starts: starts(of: suffixes))
  }

  /// Where the suffixes of each bucket begin, and where the last one ends.
  private static func starts(of suffixes: [Suffix]) -> [UInt16] {
    var starts: [UInt16] = []
    starts.reserveCapacity(buckets + 1)
    for (index, suffix) in suffixes.enumerated() {
      while starts.count <= suffix.bucket { starts.append(UInt16(index)) }
    }
    while starts.count <= buckets { starts.append(UInt16(suffixes.count)) }
    return starts
  }

  /// The suffixes that may end in the syllable `last`, the longest first of those that do.
  func ending(in last: UInt32) -> ArraySlice<Suffix> {
    let bucket = Self.bucket(last)
    return suffixes[Int(starts[bucket])..<Int(starts[bucket + 1])]
  }

  /// The four last syllables before `end`, packed as suffixes are.
  static func tail(of scalars: FoldedText.Scalars, from start: Int, to end: Int, last: UInt32)
    -> UInt64
  {
    var tail = UInt64(last & 0xFFFF)
    var index = end - 2
    var shift: UInt64 = 16
    while index >= start, shift < 64 {
      tail |= UInt64(scalars[index] & 0xFFFF) << shift
      index -= 1
      shift += 16
    }
    return tail
  }
}

extension Suffixes {
  /// What follows nouns: particles, and the copula.
  static let particles = parsed(
    """
    은+ 는- 이+ 가- 을+ 를- 과+* 와-* 의 에* 에선 에겐 엔! 으론+ 론~! 에서* 에게* 에게서* 한테* 께서* 으로+* 로~*?
    으로서+* 로서~* 으로써+* 로써~* 으로부터+* 로부터~* 에서부터* 까지* 부터* 마다* 조차* 마저* 밖에* 처럼*
    만큼* 대로*? 보다* 만*? 도? 뿐*? 들*? 끼리* 같이 하고! 이나+ 나-! 이나마+ 나마-! 이랑+* 랑-*? 이야+
    이라 라-! 이라고 라고-! 이라는 라는- 이라도+ 라도- 이란+ 란-! 이라면 라면- 이며 며-! 이고+ 고-!
    이든+ 든-! 이든지+ 든지- 이자+! 이거나 거나-! 이면 이지만 지만-! 이므로 므로-! 이지+! 이어서+ 여서-!
    이어야+ 여야-! 입니다 입니까 이다+! 다-! 인! 인지 인데 일! 일지라도 임! 이었다+ 였다- 였습니다-
    이에요+ 예요- 이죠+ 죠-! 이던+ 이기+! 이기도+ 에는 에도 이라서+ 라서- 치고 커녕 인가요 인가 인지요 일까요 일까
    """)

  /// What follows the stems of verbs and adjectives; `*` where an auxiliary verb may follow, `!`
  /// only after syllables that verbs often end in.
  static let endings = parsed(
    """
    다 다가 다면 다는 다고 다며 고* 고서 고는! 고자 지* 지만 지는*! 지도*! 지를*! 게* 게끔 게는! 도록* 거나 든지 든 던
    는 는데 는지 는다+ 는다면+ 는다고+ 자 자마자 기* 기는*! 기만*! 네 네요 죠 지요 군요 는군요 더라도 겠다 겠습니다 겠지만
    면~ 면서~ 려면~ 려고~* 려는~ 러~ 며~ 므로~ 니~ 니까~ 나~ 세요~ 십시오~ 시오~ 시면~ 라~ 라고~ 라는~ 려~*
    으면+ 으면서+ 으려면+ 으려고+* 으려는+ 으러+ 으며+ 으므로+ 으니+ 으니까+ 으나+ 으세요+ 으십시오+ 으시오+
    으시면+ 으라+ 으려+* 은 을 음 을때 을수록 을지 습니다+ 습니까+ ㅂ니다 ㅂ니까 ㅂ시다 ㄴ다 ㄴ다면 ㄴ다고 ㄴ다는
    ㄴ데 ㄴ지 ㄹ지 ㄹ때 ㄹ까 ㄹ까요 ㄹ게요 ㄹ수록 나요 는가요 는가 ㄴ가요 ㄴ가 은가요 은가+ 을까요+ 을까+ ㄹ수* ㄹ수가* ㄹ수도* ㄹ지라도 을수* 을수가* 을수도* 은지 은데
    """)

  /// What follows a verb in -아 or -어, contracted or not: 사용해서, 숨겨야.
  static let afterVowelForm = parsed("서 서는 서도 서만 야* 야만* 야지 도* 요 라 지는")

  /// What follows a verb in the past: 사용했다, 숨겼습니다.
  static let afterPast = parsed(
    """
    다 다면 다는 다고 다가 습니다 습니까 는데 는지 던 을 을때 을수록 으면 지만 고 음 기 거나 어요 으며 으나 으니 으므로
    더라도 더라면 네요 죠
    """)
}
