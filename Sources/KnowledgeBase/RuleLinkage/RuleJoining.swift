import Guidelines
package import TextAnalysis
import Workers

/// Decides which statements of different documents state the same rule.
///
/// A pure function over what the statements say; their order plays no part. Statements become
/// sparse vectors over concepts, words, numbers and links, weighted by how rare a feature is in the
/// component. Units of one statement each then join in rounds, each with the unit that it is most
/// alike, as long as the score holds:
///
///     score = likeness − ⅓ × likeness of the best rival, from 0 to 1
///
/// where a rival is another statement of the partner's document: the right partner stands out
/// from its neighbours, a close but different rule does not. From 0.11 two units join; from a
/// little less where one has an id, and from 0.3 across components or without a common language
/// (`JoiningRounds` has them all). Descriptions join when all rules are found, so that they change
/// nothing about those. A wrong join corrupts a rule and a missing one only repeats it,
/// so the threshold is where wrong joins end, not where right ones do. People's decisions (ids,
/// aliases, apart) come first.
///
/// Takes time that grows with the square of the statements that share a word, up to 1,024 of them: a
/// word that more statements stress tells nothing. Of those that may be alike, each is compared
/// with 128, and keeps 32.
package enum RuleJoining {
  /// The group of each statement; groups are numbered from 0 in order of first appearance.
  package static func groups(
    of statements: [JoinStatement], analyzer: TextAnalyzer
  ) -> [Int] {
    groups(
      of: statements.mappedByThreads { AnalyzedStatement($0, analyzer: analyzer) },
      analyzer: analyzer)
  }

  /// The group of each statement, as above.
  static func groups(of statements: [AnalyzedStatement], analyzer: TextAnalyzer) -> [Int] {
    // Worked on in an order of their own, so that the order given cannot matter.
    let order = statements.indices.sorted { precedes(statements[$0], statements[$1]) }
    let singles = singles(of: order.map { statements[$0] }, analyzer: analyzer)
    var rounds = JoiningRounds(
      singles: singles, units: units(of: singles.filter { !$0.isDescription }))
    rounds.run()
    rounds.run(adding: introductions(of: units(of: singles.filter(\.isDescription))))
    var unitOfStatement = Array(repeating: 0, count: statements.count)
    for (unit, joined) in rounds.units.enumerated() {
      for member in joined.origin.members { unitOfStatement[order[member]] = unit }
    }
    WorkThread.drop(consume rounds)
    var numbers: [Int: Int] = [:]
    return unitOfStatement.map { unit in
      let number = numbers[unit] ?? numbers.count
      numbers[unit] = number
      return number
    }
  }

  // Of the statements, not of what they say, which would be copied for every comparison.
  private static func precedes(_ left: AnalyzedStatement, _ right: AnalyzedStatement) -> Bool {
    if left.said.document != right.said.document {
      return left.said.document < right.said.document
    }
    if left.said.passage != right.said.passage { return left.said.passage < right.said.passage }
    let (left, right) = (left.said, right.said)
    return (left.text.en ?? "", left.text.ko ?? "", left.explicit?.rawValue ?? "")
      < (right.text.en ?? "", right.text.ko ?? "", right.explicit?.rawValue ?? "")
  }

  /// What is known to be one without comparing: one id, or the same words about one component.
  private static func units(of singles: [JoinUnit]) -> [JoinUnit] {
    var units: [JoinUnit] = []
    var repeats: [[JoinUnit]] = []
    var unitOfID: [RuleID: Int] = [:]
    var unitOfWords: [JoinWords: Int] = [:]
    // Those with an id come first, so that the same words without one find them.
    for single in singles.filter({ $0.identity.explicit != nil })
      + singles.filter({ $0.identity.explicit == nil })
    {
      let sameWords = unitOfWords[single.words]
      if let id = single.identity.explicit, let known = unitOfID[id] {
        units[known] = units[known].joined(with: single)
      } else if single.identity.explicit == nil, !single.says.isEmpty, let known = sameWords,
        !units[known].identity.isKeptApart(from: single.identity)
      {
        repeats[known].append(single)
      } else {
        if let id = single.identity.explicit { unitOfID[id] = units.count }
        if sameWords == nil { unitOfWords[single.words] = units.count }
        units.append(single)
        repeats.append([])
      }
    }
    return zip(units, repeats).map { $1.isEmpty ? $0 : $0.repeated(by: $1) }
  }

  /// `descriptions`, where what a page begins with, though in several paragraphs, is one.
  private static func introductions(of descriptions: [JoinUnit]) -> [JoinUnit] {
    var units: [JoinUnit] = []
    var unitOfPage: [[Int32]: Int] = [:]
    for unit in descriptions {
      guard unit.isIntroduction else {
        units.append(unit)
        continue
      }
      let page = unit.origin.documents.numbers
      if let known = unitOfPage[page] {
        units[known] = units[known].joined(with: unit)
      } else {
        unitOfPage[page] = units.count
        units.append(unit)
      }
    }
    return units
  }

  private static func singles(
    of analyzed: [AnalyzedStatement], analyzer: TextAnalyzer
  ) -> [JoinUnit] {
    let decisions = JoinDecisions(of: analyzed)
    let (places, components) = StatementPlace.places(of: analyzed)
    let subjects = components.map { StatementReader.concepts(of: $0, analyzer: analyzer) }
    let subjectSets = subjects.map { Set($0) }
    var reader = StatementReader()
    var readings: [StatementReading] = []
    readings.reserveCapacity(analyzed.count)
    let texts = Array(analyzed.indices).mappedByThreads(
      { index in
        let (said, place) = (analyzed[index].said, places[index])
        // What a page begins with it says of the component anywhere.
        let isOpening = said.isDescription && said.opensPage
        return StatementTexts(
          said, analyzed[index].texts, subject: place.component.map { subjectSets[Int($0)] } ?? [],
          isNarrowed: !place.platforms.isEmpty && !isOpening, analyzer: analyzer)
      }, taking: { readings.append(reader.read($0)) })
    let pages = subjects.map { NumberSet(reader.numbers(of: $0)) }
    let rarity = Language.allCases.mappedByThreads {
      [readings, count = reader.count] language in
      var rarity = Rarity(features: count, components: components.count)
      for (place, reading) in zip(places, readings) where place.isTelling {
        if let stress = reading.stress[language] { rarity.count(stress, of: place.component) }
      }
      return rarity
    }
    defer { WorkThread.drop((texts, readings)) }
    return Array(analyzed.indices).mappedByThreads { [readings] index in
      let statement = analyzed[index]
      let place = places[index]
      let says = texts[index]
      let explicit = decisions.id(of: statement.said, named: statement.name)
      var ids: Set = [statement.name]
      if let explicit { ids.insert(explicit) }
      if let given = statement.said.explicit { ids.insert(given) }
      let reading = readings[index]
      return JoinUnit(
        words: JoinWords(component: statement.said.component, text: statement.said.text),
        origin: JoinOrigin(
          members: [index], voices: [index], documents: NumberSet([place.document]),
          components: NumberSet(place.component.map { [$0] } ?? []), platforms: place.platforms,
          concepts: NumberSet(reading.concepts),
          subjects: place.component.map { pages[Int($0)] } ?? NumberSet()),
        identity: JoinIdentity(
          explicit: explicit, ids: ids, apart: Set(statement.said.apart)),
        isDescription: statement.said.isDescription,
        isIntroduction: statement.said.isDescription && statement.said.opensPage
          && says.form == .definition,
        form: says.form,
        asking: says.isWarning ? -1 : 1,
        says: weighed(reading.stress, by: rarity, of: place.component),
        leads: weighed(reading.leads, by: rarity, of: place.component))
    }
  }

  private static func weighed(
    _ vectors: Bilingual<FeatureVector>, by rarity: [Rarity], of component: Int32?
  ) -> Bilingual<FeatureVector> {
    var weighed = Bilingual<FeatureVector>()
    for (language, rarity) in zip(Language.allCases, rarity) {
      guard let vector = vectors[language], !vector.isEmpty else { continue }
      weighed[language] = rarity.weighed(vector, of: component)
    }
    return weighed
  }
}
