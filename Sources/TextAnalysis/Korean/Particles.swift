/// Korean particles and endings at the end of a word.
public struct Particles {
  /// The stems that `word` may have, the one with the longest particle removed first.
  ///
  /// Particles agree with the preceding sound (은/는, 이/가, 을/를, 과/와, 으로/로) and can be stacked (에서는,
  /// 까지도). The stem of a verb formed from a noun (사용하세요, 표시됩니다) is the noun; that of any other verb
  /// is what precedes the ending (숨기면, 숨겨서, 숨깁니다 → 숨기). A word without a matching suffix has no
  /// stems.
  public static func stems(of word: String) -> [String] {
    let scalars = Folding.fold(word).unicodeScalars.map(\.value)
    return stems(of: scalars).filter(\.isSure).map { stem in
      String(
        String.UnicodeScalarView(
          (scalars[..<(stem.end - 1)] + [stem.last]).compactMap(Unicode.Scalar.init)))
    }
  }

  /// The stems of the folded word in `range`, the shortest first.
  static func stems(of scalars: FoldedText.Scalars, _ range: Range<Int>) -> [Stem] {
    guard range.count > 1, range.count <= longestWord,
      Hangul.isSyllable(scalars[range.upperBound - 1])
    else { return [] }
    var search = StemSearch(scalars: scalars, start: range.lowerBound)
    search.run(Form(end: range.upperBound, last: scalars[range.upperBound - 1]))
    search.stems.sort { $0.end < $1.end }
    return search.stems
  }

  /// The stems of a folded word.
  static func stems(of word: [UInt32]) -> [Stem] {
    word.withUnsafeBufferPointer { stems(of: $0, 0..<$0.count) }
  }

  /// Whether the scalars in `range` consist only of particles that can follow `scalar`.
  static func areParticles(
    _ scalars: FoldedText.Scalars, _ range: Range<Int>, after scalar: UInt32
  ) -> Bool {
    guard range.count <= 6, Hangul.isSyllable(scalars[range.upperBound - 1]) else { return false }
    // The scalar takes the place of the word that precedes the particles.
    return withUnsafeTemporaryAllocation(of: UInt32.self, capacity: range.count + 1) { word in
      word.initializeElement(at: 0, to: scalar)
      for index in range {
        word.initializeElement(at: index - range.lowerBound + 1, to: scalars[index])
      }
      var search = StemSearch(scalars: UnsafeBufferPointer(word), start: 0)
      search.strip(Form(end: word.count, last: word[word.count - 1]), depth: 0)
      return search.stems.contains { $0.end == 1 }
    }
  }

  /// Whether `syllable` turns the preceding noun into a verb, as 하다 and 되다 do.
  static func beginsVerb(_ syllable: UInt32) -> Bool { lightVerbs.contains(syllable) }

  private static let lightVerbs = Set("하한할함합해했되된될됨됩돼됐".unicodeScalars.map(\.value))

  /// The longest word that is analysed, in scalars.
  ///
  /// No Korean word is longer.
  private static let longestWord = 32
}

/// A prefix of a word with its last scalar, which an ending may have changed.
private struct Form {
  var end: Int
  var last: UInt32
}

/// The search for the stems of one word.
private struct StemSearch {
  let scalars: FoldedText.Scalars
  let start: Int
  var stems: [Stem] = []

  init(scalars: FoldedText.Scalars, start: Int) {
    self.scalars = scalars
    self.start = start
  }

  mutating func run(_ word: Form) {
    let predicates = predicateStems(word)
    for stem in predicates { add(verb: stem) }
    // 사용하세요 is certainly a verb, so a noun stem (사용하세 + 요) is ruled out.
    let isVerb = predicates.contains { word.end - $0.end > 2 }
    if !isVerb { strip(word, depth: 0) }
  }

  /// Adds what remains after removing one to three particles.
  mutating func strip(_ form: Form, depth: Int) {
    let tail = Suffixes.tail(of: scalars, from: start, to: form.end, last: form.last)
    for suffix in Suffixes.particles.ending(in: form.last) where suffix.ends(tail) {
      let end = form.end - suffix.count
      guard end > start, depth == 0 || suffix.continues else { continue }
      let stem = Form(end: end, last: scalars[end - 1])
      // 으로 is one particle: 로 does not follow 으.
      guard suffix.agrees(with: stem.last), stem.last != Self.eu else { continue }
      let isSure = length(stem) >= suffix.sureLength
      if let noun = nounOfVerb(stem) {
        add(noun, isSure: true)
      } else {
        add(stem, isSure: isSure)
      }
      if let verb = nominalized(stem) { add(verb: verb) }
      if depth < 3 { strip(stem, depth: depth + 1) }
    }
  }

  /// Adds the noun that `verb` is formed from, or else the verb.
  ///
  /// 누르 is also added as 눌, the stem that is found for 눌러.
  private mutating func add(verb: Form) {
    add(nounOfVerb(verb) ?? verb, isSure: true)
    if verb.last == Self.reu, let beginning = dropLast(verb), Hangul.isSyllable(beginning.last),
      Hangul.final(beginning.last) == 0
    {
      add(Form(end: beginning.end, last: beginning.last + Self.rieul), isSure: true)
    }
  }

  private mutating func add(_ form: Form, isSure: Bool) {
    if let index = stems.firstIndex(where: { $0.end == form.end && $0.last == form.last }) {
      stems[index].isSure = stems[index].isSure || isSure
    } else if stems.count < 6 {
      stems.append(Stem(end: form.end, last: form.last, isSure: isSure))
    }
  }

  private func length(_ form: Form) -> Int { form.end - start }

  private func scalar(before form: Form) -> UInt32 {
    form.end - 2 < start ? 0 : scalars[form.end - 2]
  }

  private func dropLast(_ form: Form) -> Form? {
    form.end - 1 > start ? Form(end: form.end - 1, last: scalars[form.end - 2]) : nil
  }
}

// MARK: - Verbs and adjectives

extension StemSearch {
  /// The verb stems that `word` may be a form of.
  private func predicateStems(_ word: Form) -> [Form] {
    var found: [Form] = []
    func add(_ verb: Form?) {
      guard let verb = verb.map({ withoutAuxiliary($0, depth: 0) }),
        !found.contains(where: { $0.end == verb.end && $0.last == verb.last })
      else { return }
      found.append(verb)
    }
    let tail = Suffixes.tail(of: scalars, from: start, to: word.end, last: word.last)
    for suffix in Suffixes.endings.ending(in: word.last) where suffix.ends(tail) {
      add(verb(before: suffix, in: word))
    }
    for suffix in Suffixes.afterVowelForm.ending(in: word.last) where suffix.ends(tail) {
      guard let form = cut(word, suffix.count) else { continue }
      add(verb(ofVowelForm: form, isBare: false))
    }
    for suffix in Suffixes.afterPast.ending(in: word.last) where suffix.ends(tail) {
      guard let form = cut(word, suffix.count), let present = withoutPast(form) else { continue }
      add(verb(ofVowelForm: present, isBare: false))
    }
    if length(word) > 1 {
      add(verb(ofVowelForm: word, isBare: true))
      add(verb(ofModifier: word))
    }
    return found
  }

  private func verb(before suffix: Suffixes.Suffix, in word: Form) -> Form? {
    guard var verb = cut(word, suffix.count), suffix.agrees(with: verb.last) else { return nil }
    if suffix.final > 0 { verb.last -= suffix.final }
    guard !Self.isHalfEnding(verb.last) else { return nil }
    verb = restored(verb)
    let weight = suffix.count + (suffix.final > 0 ? 1 : 0)
    let needsVerb = weight == 1 || suffix.sureLength == .max
    if length(verb) == 1 {
      guard weight > 1 || Self.isNativeFinal(verb.last) else { return nil }
    } else if needsVerb, !Self.isVerbLike(verb.last) {
      return nil
    }
    return verb
  }

  /// Whether `syllable` is only part of a longer ending: 스 of 습니다, 느 of 는지, the past tense's 겼.
  private static func isHalfEnding(_ syllable: UInt32) -> Bool {
    syllable == seu || syllable == neu || syllable == neun || syllable == eu
      || Hangul.final(syllable) == ssangSiot && syllable != it
  }

  /// The verb that was nominalised with -기, -음 or -ㅁ.
  private func nominalized(_ noun: Form) -> Form? {
    if noun.last == Self.gi || noun.last == Self.eum, let verb = dropLast(noun) {
      let isVerb = length(verb) > 1 ? Self.isVerbLike(verb.last) : Self.isNativeFinal(verb.last)
      return isVerb ? restored(verb) : nil
    }
    return verb(ofModifier: noun)
  }

  /// The verb of a modifier or noun in -ㄴ, -ㄹ or -ㅁ: 사용한, 숨길, 표시됨.
  ///
  /// Only after syllables in which nouns rarely end; otherwise every 버튼 would be a verb.
  private func verb(ofModifier word: Form) -> Form? {
    guard Hangul.isSyllable(word.last) else { return nil }
    if word.last == Self.un, Self.isBeforeLostBieup(scalar(before: word)) {
      return withBieup(word)
    }
    let final = Hangul.final(word.last)
    guard final == Self.nieun || final == Self.rieul || final == Self.mieum else { return nil }
    let verb = Form(end: word.end, last: word.last - final)
    switch verb.last {
    case Self.ha, Self.doe: return length(verb) > 2 ? verb : nil
    case Self.gi, Self.ri, Self.hi: return length(verb) > 1 ? verb : nil
    default:
      let isNominal = final == Self.mieum && Self.beforeNominal.contains(verb.last)
      return isNominal && length(verb) > 1 ? verb : nil
    }
  }

  /// The verb of which `form` is the form in -아 or -어.
  ///
  /// `isBare` says that no ending follows.
  private func verb(ofVowelForm form: Form, isBare: Bool) -> Form? {
    guard Hangul.isSyllable(form.last), Hangul.final(form.last) == 0 else { return nil }
    switch form.last {
    case Self.hae, Self.dwae, Self.bwa, Self.yeo: return verb(ofContraction: form, isBare: isBare)
    case Self.eo, Self.a: return dropLast(form)
    // 눌러 is a form of 누르다.
    case Self.reo where isBehindRieul(form), Self.ra where isBehindRieul(form):
      return dropLast(form)
    // 하며 is 하 + 며 and not a form of a verb in 미.
    case Self.myeo: return nil
    case Self.wo where Self.isBeforeLostBieup(scalar(before: form)): return withBieup(form)
    default: return verb(ofVowelIn: form, isBare: isBare)
    }
  }

  private func isBehindRieul(_ form: Form) -> Bool {
    let before = scalar(before: form)
    return Hangul.isSyllable(before) && Hangul.final(before) == Self.rieul
  }

  /// The verb of a form in 해, 돼, 봐 or 여.
  private func verb(ofContraction form: Form, isBare: Bool) -> Form? {
    switch form.last {
    case Self.hae:
      let verb = Form(end: form.end, last: Self.ha)
      return length(verb) > 2 || !isBare ? verb : nil
    case Self.dwae: return Form(end: form.end, last: Self.doe)
    case Self.bwa: return Form(end: form.end, last: Self.bo)
    default:
      if scalar(before: form) == Self.ha { return dropLast(form) }
      return length(form) > 1 ? Form(end: form.end, last: Self.i) : nil
    }
  }

  /// The verb whose last vowel contracted with -아 or -어: 숨겨 → 숨기, 나눠 → 나누, 써 → 쓰.
  private func verb(ofVowelIn form: Form, isBare: Bool) -> Form? {
    switch Hangul.medial(form.last) {
    case Self.medialYeo where length(form) > 1:
      return Form(
        end: form.end, last: Hangul.syllable(form.last, medial: Self.medialI, final: 0))
    case Self.medialWo where length(form) > 1 || !isBare:
      return Form(
        end: form.end, last: Hangul.syllable(form.last, medial: Self.medialU, final: 0))
    case Self.medialEo where length(form) == 1 && !isBare && Self.lostEu.contains(form.last):
      return Form(
        end: form.end, last: Hangul.syllable(form.last, medial: Self.medialEu, final: 0))
    case Self.medialA, Self.medialEo, Self.medialAe:
      return !isBare && length(form) > 1 ? form : nil
    default: return nil
    }
  }

  /// `form` without the past tense marker: 했 → 해, 숨겼 → 숨겨, 있었 → 있어.
  private func withoutPast(_ form: Form) -> Form? {
    guard Hangul.isSyllable(form.last), Hangul.final(form.last) == Self.ssangSiot else {
      return nil
    }
    return Form(end: form.end, last: form.last - Self.ssangSiot)
  }

  /// The main verb of a verb with an auxiliary: 포함되어있 → 포함되, 사용할수있 → 사용하.
  private func withoutAuxiliary(_ verb: Form, depth: Int) -> Form {
    guard depth < 3, Self.auxiliaries.contains(verb.last), let main = dropLast(verb) else {
      return verb
    }
    let tail = Suffixes.tail(of: scalars, from: start, to: main.end, last: main.last)
    for suffix in Suffixes.endings.ending(in: main.last) where suffix.continues {
      if suffix.ends(tail), let found = self.verb(before: suffix, in: main) {
        return withoutAuxiliary(found, depth: depth + 1)
      }
    }
    for suffix in Suffixes.afterVowelForm.ending(in: main.last) where suffix.continues {
      if suffix.ends(tail), let form = cut(main, suffix.count),
        let found = self.verb(ofVowelForm: form, isBare: false)
      {
        return withoutAuxiliary(found, depth: depth + 1)
      }
    }
    if verb.last != Self.ha, verb.last != Self.doe, length(main) > 1,
      let found = self.verb(ofVowelForm: main, isBare: true)
    {
      return withoutAuxiliary(found, depth: depth + 1)
    }
    return verb
  }

  /// The noun of a verb formed with 하다, 되다, 시키다 or 당하다: 사용하 → 사용.
  private func nounOfVerb(_ verb: Form) -> Form? {
    guard verb.last == Self.ha || verb.last == Self.doe || verb.last == Self.ki else {
      return nil
    }
    guard var noun = dropLast(verb) else { return nil }
    let before = noun.last
    if verb.last == Self.ki {
      guard before == Self.si, let causer = dropLast(noun) else { return nil }
      noun = causer
    } else if verb.last == Self.ha, before == Self.dang, length(noun) > 2,
      let sufferer = dropLast(noun)
    {
      noun = sufferer
    }
    return length(noun) > 1 ? noun : nil
  }

  private func cut(_ word: Form, _ count: Int) -> Form? {
    let end = word.end - count
    return end > start && Hangul.isSyllable(scalars[end - 1])
      ? Form(end: end, last: scalars[end - 1]) : nil
  }

  /// The verb's dictionary stem: with the ㄹ that 만드는 drops, without the honorific of 확인하시.
  private func restored(_ verb: Form) -> Form {
    if verb.last == Self.deu, scalar(before: verb) == Self.man {
      return Form(end: verb.end, last: Self.deu + Self.rieul)
    }
    if verb.last == Self.si, let plain = dropLast(verb),
      plain.last == Self.ha || plain.last == Self.doe
    {
      return plain
    }
    return verb
  }

  /// `form` with the ㅂ restored that 쉬운 and 쉬워 drop from 쉽다.
  private func withBieup(_ form: Form) -> Form? {
    dropLast(form).map { Form(end: $0.end, last: $0.last + Self.bieup) }
  }

  private static func isBeforeLostBieup(_ syllable: UInt32) -> Bool {
    lostBieup.contains(syllable)
  }

  /// Whether verb stems of several syllables often end in `syllable`.
  private static func isVerbLike(_ syllable: UInt32) -> Bool {
    verbLike.contains(syllable) || isNativeFinal(syllable)
  }

  /// Whether the syllable ends in a consonant that occurs only in native Korean words.
  ///
  /// In 닫, 있, 넣 and 읽 such a syllable before an ending belongs to a verb.
  private static func isNativeFinal(_ syllable: UInt32) -> Bool {
    guard Hangul.isSyllable(syllable) else { return false }
    if adjectiveFinals.contains(syllable) { return true }
    switch Hangul.final(syllable) {
    case 0, 1, 4, 8, 16, 17, 19, 21: return false  // none, ㄱ, ㄴ, ㄹ, ㅁ, ㅂ, ㅅ, ㅇ
    default: return true
    }
  }

  private static let verbLike = Set(
    "하되기리히이우키내나르추치꾸누보주두들드지쓰뜨끄오가서켜펴".unicodeScalars.map(\.value))
  private static let adjectiveFinals = Set("쉽럽롭렵깝답돕굽겹".unicodeScalars.map(\.value))
  private static let lostBieup = Set("로러까려쉬거고가다".unicodeScalars.map(\.value))
  private static let lostEu = Set("써꺼떠커".unicodeScalars.map(\.value))
  /// Ends of verbs that are often written in -ㅁ: 보임, 사라짐, 바꿈, 누름.
  private static let beforeNominal = Set("이지꾸뀌우추키르치두".unicodeScalars.map(\.value))
  private static let auxiliaries = Set("있없않하되주두놓보지싶마".unicodeScalars.map(\.value))

  private static func code(_ scalar: Unicode.Scalar) -> UInt32 { scalar.value }
  private static let a = code("아")
  private static let bo = code("보")
  private static let bwa = code("봐")
  private static let dang = code("당")
  private static let deu = code("드")
  private static let doe = code("되")
  private static let dwae = code("돼")
  private static let eo = code("어")
  private static let eu = code("으")
  private static let eum = code("음")
  private static let gi = code("기")
  private static let ha = code("하")
  private static let hae = code("해")
  private static let hi = code("히")
  private static let i = code("이")
  private static let it = code("있")
  private static let ki = code("키")
  private static let man = code("만")
  private static let myeo = code("며")
  private static let neu = code("느")
  private static let neun = code("는")
  private static let ra = code("라")
  private static let reo = code("러")
  private static let reu = code("르")
  private static let ri = code("리")
  private static let seu = code("스")
  private static let si = code("시")
  private static let un = code("운")
  private static let wo = code("워")
  private static let yeo = code("여")

  // Indexes of vowels and final consonants in Unicode order.
  private static let medialA: UInt32 = 0
  private static let medialAe: UInt32 = 1
  private static let medialEo: UInt32 = 4
  private static let medialYeo: UInt32 = 6
  private static let medialU: UInt32 = 13
  private static let medialWo: UInt32 = 14
  private static let medialEu: UInt32 = 18
  private static let medialI: UInt32 = 20
  private static let nieun: UInt32 = 4
  private static let rieul: UInt32 = 8
  private static let mieum: UInt32 = 16
  private static let bieup: UInt32 = 17
  private static let ssangSiot: UInt32 = 20
}
