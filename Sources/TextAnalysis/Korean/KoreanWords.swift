internal import Lexicon

/// The words of a Korean sentence, and by their particles who does what in it.
package struct KoreanWords {
  private let words: [[UInt8]]

  package init(_ sentence: some StringProtocol) {
    words = sentence.split(separator: " ").map { Array($0.utf8) }
  }

  package var count: Int { words.count }

  /// Whether one of them is the topic.
  package var haveTopic: Bool { words.contains(where: Self.isTopic) }

  /// Whether one of the first three words is a topic that is no agent: "화면의 주요 버튼은 아래쪽".
  package var beginWithThing: Bool {
    words.dropLast().prefix(3).first(where: Self.isTopic).map { !Self.isAgent($0) } ?? false
  }

  /// Whether they say from what something goes on, and name no object: "모호한 기준에서 구체적인 규칙으로".
  package var nameWay: Bool {
    words.contains(where: Self.origins.end) && !words.contains(where: Self.objects.end)
  }

  /// Whether the first one is the system or a person who acts: "시스템은 값을 표시", not "앱의 값을 표시".
  package var beginWithAgent: Bool {
    guard let first = words.first, Self.isAgent(first) else { return false }
    return Self.isTopic(first) || Self.isSubject(first) && !isInClause(0)
  }

  /// Whether the topic is the object, because there is no other: "제목은 분명하게 작성한다".
  package var topicIsObject: Bool {
    guard let topic = words.firstIndex(where: Self.isTopic), !Self.isAgent(words[topic]) else {
      return false
    }
    return words.indices.dropFirst(topic + 1).allSatisfy { index in
      let word = words[index]
      return !Self.objects.end(word) && !Self.isTopic(word) && !Self.isSubject(word)
        || isInClause(index)
    }
  }

  /// Whether the main clause has no explicit agent: no subject, and no topic unless it `mayHaveTopic`.
  ///
  /// A topic that is a person, a system or a name in Latin letters counts as the agent.
  package func nameNobody(mayHaveTopic: Bool) -> Bool {
    words.indices.dropLast().allSatisfy { index in
      let word = words[index]
      return (!Self.isTopic(word) || mayHaveTopic && !Self.isAgent(word) && word[0] > 0x7F)
        && (!Self.isSubject(word) || isInClause(index))
    }
  }

  /// Whether a word belongs to a clause within the sentence: "제목이 긴 경우에는 …".
  private func isInClause(_ index: Int) -> Bool {
    // "뜻을 분명하게 담는다": the adverb belongs to the verb at the end.
    let last = words.dropLast().last.map(Self.manners.end) ?? false ? 2 : 1
    return words[(index + 1)...].dropLast(last).contains { Self.subordinates.end($0) }
  }

  /// Whether a word ends a clause within a sentence: "있는", "때".
  package static func endsClause(_ word: String) -> Bool { subordinates.end(Array(word.utf8)) }

  private static func isAgent(_ word: [UInt8]) -> Bool {
    agents.begin(String(decoding: word, as: UTF8.self))
  }

  private static func isTopic(_ word: [UInt8]) -> Bool {
    topics.end(word) && isParticle(in: word) && !isAdnominal(word)
  }

  /// Whether a word that ends as a topic does describes the noun behind it, or tells a place or a time.
  private static func isAdnominal(_ word: [UInt8]) -> Bool {
    adnominals.end(word) || adnominalWords.contains(word)
      || secondVerbs.end(word)
        && (word.count == 6 || word.withUnsafeBufferPointer { $0.endsInA(before: 6) })
  }

  private static func isSubject(_ word: [UInt8]) -> Bool {
    subjects.end(word) && isParticle(in: word) && !nominals.end(word)
  }

  /// Whether the last syllable can be a particle: 은 and 이 follow a consonant, 는 and 가 a vowel.
  private static func isParticle(in word: [UInt8]) -> Bool {
    let consonant = word.withUnsafeBufferPointer { $0.finalConsonant(before: 3) }
    return consonant.map { ($0 != 0) == afterConsonants.end(word) } ?? true
  }

  private static let origins = ByteNeedles(Lexicon.koreanMood.list("origin-particle"))
  private static let objects = ByteNeedles(Lexicon.koreanMood.list("object-particle"))
  private static let topics = ByteNeedles(Lexicon.koreanMood.list("topic-particle"))
  private static let subjects = ByteNeedles(Lexicon.koreanMood.list("subject-particle"))
  private static let afterConsonants = ByteNeedles(Lexicon.koreanMood.list("after-consonant"))
  /// Words that only look like topics: adnominal forms, places and times.
  private static let adnominals = ByteNeedles(Lexicon.koreanMood.list("no-topic"))
  private static let adnominalWords = Set(
    Lexicon.koreanMood.list("no-topic-alone").map { Array($0.utf8) })
  /// Verbs that alone or behind another verb are such a word: "보는", "알아보는", but not "정보는".
  private static let secondVerbs = ByteNeedles(Lexicon.koreanMood.list("no-topic-joined"))
  /// Words that only look like subjects: 높이, 없이.
  private static let nominals = ByteNeedles(Lexicon.koreanMood.list("no-subject"))
  /// Prefixes of words for agents.
  private static let agents = ByteNeedles(Lexicon.koreanMood.list("agent"))
  private static let manners = ByteNeedles(Lexicon.koreanMood.list("manner-end"))
  /// Endings of clauses with a subject of their own.
  private static let subordinates = ByteNeedles(Lexicon.koreanMood.list("clause-end"))
}
