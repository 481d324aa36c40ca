import Guidelines
import TestSupport
import TextAnalysis

/// How many of the things found are right, and how many of the labelled things are found.
struct Tally {
  private(set) var found = 0
  private(set) var rightFound = 0
  private(set) var labelled = 0
  private(set) var foundLabels = 0

  /// Counts something that was found.
  mutating func find(isRight: Bool) {
    found += 1
    rightFound += isRight ? 1 : 0
  }

  /// Counts a label.
  mutating func expect(isFound: Bool) {
    labelled += 1
    foundLabels += isFound ? 1 : 0
  }

  static func += (left: inout Tally, right: Tally) {
    left.found += right.found
    left.rightFound += right.rightFound
    left.labelled += right.labelled
    left.foundLabels += right.foundLabels
  }

  /// The share of what was found that is right; `nil` where nothing was found.
  var precision: Double? { found == 0 ? nil : Double(rightFound) / Double(found) }
  /// The share of the labels that was found; `nil` where there are none.
  var recall: Double? { labelled == 0 ? nil : Double(foundLabels) / Double(labelled) }
  /// The harmonic mean of both.
  var f1: Double? {
    guard labelled > 0 else { return nil }
    let (precision, recall) = (precision ?? 0, recall ?? 0)
    return precision + recall == 0 ? 0 : 2 * precision * recall / (precision + recall)
  }
}

/// How well what the readers make of a document agrees with the labels of its blocks.
struct BlockScores {
  /// What is scored.
  enum Measure: String, CaseIterable {
    /// Whether a block is left out, a heading, a rule, a table or another text.
    case roles
    case rules
    case pairs
    /// The component of the document.
    case component
    /// Whether what is found of a rule has its modality.
    case modality
    /// Whether what is found of a rule has its platforms.
    case platforms
    /// Bound and value of a number.
    case numbers
    /// Bound, value, subject and platform of a number.
    case subjects
  }

  private(set) var tallies: [Measure: Tally] = [:]
  /// What is not right, a line each, in order.
  private(set) var mistakes: [(line: Int, text: String)] = []

  subscript(measure: Measure) -> Tally { tallies[measure] ?? Tally() }

  /// Adds what another document scores, without its mistakes.
  static func += (left: inout BlockScores, right: BlockScores) {
    for (measure, tally) in right.tallies { left.tallies[measure, default: Tally()] += tally }
  }

  /// Scores nothing yet.
  init() {}

  /// Scores `document` by its labels.
  init(_ labelled: LabelledDocument, read document: Document) {
    let match = BlockMatch(labelled, document)
    scoreRoles(match)
    scoreRules(match, page: labelled.platforms)
    scorePairs(match)
    scoreComponent(labelled, document)
    scoreNumbers(match, of: labelled)
    mistakes.sort { $0.line < $1.line }
  }

  private mutating func count(_ measure: Measure, at line: Int, isRight: Bool, _ text: String) {
    tallies[measure, default: Tally()].find(isRight: isRight)
    tallies[measure, default: Tally()].expect(isFound: isRight)
    if !isRight { mistakes.append((line, "\(measure): \(text)")) }
  }

  private mutating func find(_ measure: Measure, at line: Int, isRight: Bool, _ text: String) {
    tallies[measure, default: Tally()].find(isRight: isRight)
    if !isRight { mistakes.append((line, "\(measure): + \(text)")) }
  }

  private mutating func expect(_ measure: Measure, at line: Int, isFound: Bool, _ text: String) {
    tallies[measure, default: Tally()].expect(isFound: isFound)
    if !isFound { mistakes.append((line, "\(measure): - \(text)")) }
  }

  // MARK: Measures

  private mutating func scoreRoles(_ match: BlockMatch) {
    for (place, block) in match.blocks.enumerated() where block.holdsWords || !block.isMarkup {
      let found = match.role(at: place)
      count(
        .roles, at: block.lines.first, isRight: match.accepts(found, at: place),
        "\(block.role.rawValue) is \(found)")
    }
  }

  private mutating func scoreRules(_ match: BlockMatch, page: Set<String>) {
    let (assigned, surplus) = match.rules
    for passage in surplus {
      find(.rules, at: passage.lines?.first ?? 0, isRight: false, passage.opening)
    }
    for rule in match.ruleLabels {
      let block = match.blocks[rule.place]
      expect(.rules, at: block.lines.first, isFound: assigned[rule.place] != nil, "")
      guard let passage = assigned[rule.place], let statement = passage.statement else { continue }
      find(.rules, at: block.lines.first, isRight: true, "")
      count(
        .modality, at: block.lines.first,
        isRight: Self.modalities[block.modality]?.contains(statement.modality) ?? false,
        "\(block.modality) is \(statement.modality.rawValue)")
      let platforms = Set(passage.platforms.map { $0.rawValue.lowercased() })
      let expected = block.platforms.subtracting(LabelledBlock.unknownPlatforms)
      // What says nothing of platforms holds for those of its page.
      count(
        .platforms, at: block.lines.first,
        isRight: platforms == expected || expected.isEmpty && platforms == page,
        "\(expected.sorted()) are \(platforms.sorted())")
    }
  }

  /// The modalities of a statement that a label stands for: the labels do not tell a bare
  /// imperative from "must", nor "don't" from "never".
  private static let modalities: [String: Set<Modality>] = [
    "must": [.must, .should], "should": [.should, .consider], "may": [.may],
    "must-not": [.never, .avoid], "should-not": [.avoid],
  ]

  private mutating func scorePairs(_ match: BlockMatch) {
    let labels = match.blocks.filter { $0.isItsOwnTranslation || $0.translation != nil }
    for passage in match.passages {
      guard let en = passage.en?.lines, let ko = passage.ko?.lines else { continue }
      let isRight = labels.contains { $0.isPair(en, ko) }
      find(.pairs, at: en.first, isRight: isRight, passage.opening)
    }
    for label in labels where label.translation.map({ label.lines < $0 }) ?? true {
      let isFound = match.passages.contains { passage in
        guard let en = passage.en?.lines, let ko = passage.ko?.lines else { return false }
        return label.isPair(en, ko)
      }
      expect(.pairs, at: label.lines.first, isFound: isFound, "\(label.lines)")
    }
  }

  private mutating func scoreComponent(_ labelled: LabelledDocument, _ document: Document) {
    let found = document.component?.rawValue ?? "-"
    // A file with several pages has the component of the first.
    let expected = labelled.components.first ?? "-"
    count(.component, at: 1, isRight: found == expected, "\(expected) is \(found)")
  }

  private mutating func scoreNumbers(_ match: BlockMatch, of labelled: LabelledDocument) {
    var metrics = match.passages.flatMap(\.metrics)
    var confirmed: [Metric] = []
    for block in match.blocks {
      for amount in block.numbers.flatMap(LabelledAmount.amounts) {
        // What both languages state is one number, found with the language that comes first.
        if let twin = confirmed.firstIndex(where: { block.states($0) && amount.hasValue(of: $0) }) {
          confirmed.remove(at: twin)
          continue
        }
        let place = metrics.firstIndex { metric in
          let lines = [metric.source.line, metric.confirmed?.line ?? 0]
          return lines.contains { block.isNear($0) } && amount.hasValue(of: metric)
        }
        expect(.numbers, at: block.lines.first, isFound: place != nil, "\(amount)")
        let metric = place.map { metrics.remove(at: $0) }
        if let metric, metric.confirmed != nil, block.translation != nil {
          confirmed.append(metric)
        }
        let isRight =
          metric.map {
            amount.isOfSame(
              $0, in: block, page: labelled.platforms, component: labelled.components.first ?? "-")
          } ?? false
        expect(.subjects, at: block.lines.first, isFound: isRight, "\(amount)")
        guard let metric else { continue }
        find(.numbers, at: block.lines.first, isRight: true, "")
        find(.subjects, at: metric.source.line, isRight: isRight, metric.label)
      }
    }
    for metric in metrics {
      find(.numbers, at: metric.source.line, isRight: false, metric.label)
      find(.subjects, at: metric.source.line, isRight: false, metric.label)
    }
  }
}

extension LabelledBlock {
  /// Whether a passage with these lines is this block with its translation.
  fileprivate func isPair(_ en: LineRange, _ ko: LineRange) -> Bool {
    if isItsOwnTranslation { return lines.shared(with: en) > 0 && lines.shared(with: ko) > 0 }
    guard let translation else { return false }
    return lines.shared(with: en) > 0 && translation.shared(with: ko) > 0
      || lines.shared(with: ko) > 0 && translation.shared(with: en) > 0
  }

  /// Whether it is the translation in which `metric` is stated a second time.
  fileprivate func states(_ metric: Metric) -> Bool {
    guard let translation, translation < lines, let confirmed = metric.confirmed else {
      return false
    }
    return lines.contains(metric.source.line) || lines.contains(confirmed.line)
  }

  /// Whether `line` is in it or in its translation.
  fileprivate func isNear(_ line: Int) -> Bool {
    lines.contains(line) || translation?.contains(line) ?? false
  }
}

extension Passage {
  /// Its first words.
  var opening: String { String((en ?? ko)?.text.prefix(60) ?? "") }
}
