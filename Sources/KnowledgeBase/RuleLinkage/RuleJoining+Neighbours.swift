import Guidelines
import Workers

/// Which units are alike, and how much more than their rivals.
struct Neighbours: Sendable {
  /// A unit that is alike.
  struct Neighbour: Sendable {
    var unit: Int
    var likeness: Float
  }

  private let units: [JoinUnit]
  /// Where the neighbours of each unit begin in the tables, and at the end where the last ones end.
  private var starts: [Int]
  /// The neighbours of each unit, by unit.
  private var ordered: [Neighbour]
  /// The neighbours of each unit by their documents, the most alike of a document first; one of
  /// several documents stands among those of each.
  private var rivals: [Rival]
  /// Where the rivals of each unit begin, and at the end where the last ones end.
  private var rivalStarts: [Int]

  private struct Rival {
    var document: Int32
    var unit: Int32
    var likeness: Float
  }

  /// So many units are compared with the others at a time.
  private static let blockSize = 128
  /// What the heaviest features must share at least before all are compared.
  fileprivate static let promise: Float = 0.05
  /// The same between different components, where only much likeness counts.
  fileprivate static let distantPromise: Float = 0.15
  /// The same between statements of one document, which join only where they say the same.
  fileprivate static let samenessPromise: Float = 0.25
  /// Less likeness than this is no likeness.
  fileprivate static let floor: Float = 0.05

  /// Compares `units`, each with those that share telling features with it.
  ///
  /// What `known` found of units that are still the same is taken from there.
  init(among units: [JoinUnit], of singles: [JoinUnit], knowing known: Neighbours? = nil) {
    self.units = units
    let (isNew, adopted) = Self.adopt(known, for: units)
    let postings = Postings(of: units)
    let size = Self.blockSize
    let blocks = Array(0..<(units.count + size - 1) / size)
    let found = blocks.mappedByThreads { block in
      var search = Search(units: units, singles: singles, isNew: isNew, postings: postings)
      for unit in block * size..<min(units.count, (block + 1) * size) where isNew[unit] {
        search.run(unit)
      }
      return search.found
    }
    starts = [Int](repeating: 0, count: units.count + 1)
    ordered = []
    rivals = []
    rivalStarts = [0]
    fill([adopted] + found)
  }

  /// Fills the tables with pairs of units, each pair once.
  private mutating func fill(_ pairs: [[(unit: Int, other: Int, likeness: Float)]]) {
    for (unit, other, _) in pairs.joined() {
      starts[unit + 1] += 1
      starts[other + 1] += 1
    }
    for unit in units.indices { starts[unit + 1] += starts[unit] }
    var places = starts
    ordered = [Neighbour](
      repeating: Neighbour(unit: 0, likeness: 0), count: starts[units.count])
    for (unit, other, likeness) in pairs.joined() {
      ordered[places[unit]] = Neighbour(unit: other, likeness: likeness)
      ordered[places[other]] = Neighbour(unit: unit, likeness: likeness)
      places[unit] += 1
      places[other] += 1
    }
    sortEach(&ordered, starts) { $0.unit < $1.unit }
    for unit in units.indices {
      for neighbour in neighbours(of: unit) {
        for document in units[neighbour.unit].origin.documents.numbers {
          rivals.append(
            Rival(
              document: document, unit: Int32(neighbour.unit), likeness: neighbour.likeness))
        }
      }
      rivalStarts.append(rivals.count)
    }
    sortEach(&rivals, rivalStarts) {
      ($0.document, $1.likeness, $0.unit) < ($1.document, $0.likeness, $1.unit)
    }
  }

  /// Sorts what of a table belongs to each unit.
  private func sortEach<Entry>(
    _ table: inout [Entry], _ starts: [Int], by precedes: (Entry, Entry) -> Bool
  ) {
    table.withUnsafeMutableBufferPointer { table in
      for unit in units.indices where starts[unit + 1] - starts[unit] > 1 {
        var entries = UnsafeMutableBufferPointer(rebasing: table[starts[unit]..<starts[unit + 1]])
        entries.sort(by: precedes)
      }
    }
  }

  /// Which of the `units` are new, and the pairs that `known` found among the others.
  private static func adopt(
    _ known: Neighbours?, for units: [JoinUnit]
  ) -> (isNew: [Bool], pairs: [(unit: Int, other: Int, likeness: Float)]) {
    guard let known else { return (Array(repeating: true, count: units.count), []) }
    var places: [ObjectIdentifier: Int] = [:]
    for (place, unit) in units.enumerated() { places[ObjectIdentifier(unit)] = place }
    let now = known.units.map { places[ObjectIdentifier($0)] }
    var isNew = Array(repeating: true, count: units.count)
    var pairs: [(unit: Int, other: Int, likeness: Float)] = []
    for (before, place) in now.enumerated() {
      guard let place else { continue }
      isNew[place] = false
      for neighbour in known.neighbours(of: before) where neighbour.unit > before {
        if let other = now[neighbour.unit] { pairs.append((place, other, neighbour.likeness)) }
      }
    }
    return (isNew, pairs)
  }

  /// The neighbours of `unit`, by unit.
  func neighbours(of unit: Int) -> ArraySlice<Neighbour> {
    ordered[starts[unit]..<starts[unit + 1]]
  }

  /// The neighbours of `unit` that have a statement of `document`, the most alike first.
  private func rivals(of unit: Int, in document: Int32) -> ArraySlice<Rival> {
    rivals[firstRival(of: unit, from: document)..<firstRival(of: unit, from: document + 1)]
  }

  /// Where the neighbours of `unit` begin that have a statement of `document` or a later one.
  private func firstRival(of unit: Int, from document: Int32) -> Int {
    var (low, high) = (rivalStarts[unit], rivalStarts[unit + 1])
    while low < high {
      let middle = (low + high) / 2
      if rivals[middle].document < document { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// How alike both are; 0 where they were not found alike.
  func likeness(_ left: Int, _ right: Int) -> Float {
    var low = starts[left]
    var high = starts[left + 1]
    while low < high {
      let middle = (low + high) / 2
      if ordered[middle].unit < right { low = middle + 1 } else { high = middle }
    }
    guard low < starts[left + 1], ordered[low].unit == right else { return 0 }
    return ordered[low].likeness
  }

  /// The greatest likeness that `unit` has to another statement of the documents of `partner`.
  ///
  /// What says the same as `partner` is no rival, nor is what has a better partner itself among
  /// the documents of `unit`, or has found one there.
  func rivalry(for unit: Int, against partner: Int, sameness: Float) -> Float {
    var most: Float = 0
    for document in units[partner].origin.documents.numbers {
      for rival in rivals(of: unit, in: document) {
        guard rival.likeness > most else { break }
        let other = Int(rival.unit)
        if other != partner, !units[other].sharesDocument(with: units[unit]),
          likeness(partner, other) < sameness,
          !hasBetterPartner(other, than: unit, at: rival.likeness)
        {
          most = rival.likeness
        }
      }
    }
    return most
  }

  private func hasBetterPartner(_ rival: Int, than unit: Int, at likeness: Float) -> Bool {
    units[unit].origin.documents.numbers.contains { document in
      // Only the two most alike can be the unit itself and a better one.
      rivals(of: rival, in: document).prefix(2).contains {
        $0.likeness > likeness && Int($0.unit) != unit
      }
    }
  }

  /// `likeness` of both units, but never more than that of the two members that are most alike.
  ///
  /// What many members say together meets with anything.
  fileprivate static func confirmed(
    _ likeness: Float, _ left: JoinUnit, _ right: JoinUnit, of singles: [JoinUnit]
  ) -> Float {
    guard left.origin.voices.count + right.origin.voices.count > 2 else { return likeness }
    var most: Float = 0
    for mine in left.origin.voices {
      for theirs in right.origin.voices {
        most = max(most, singles[mine].likeness(to: singles[theirs]))
        if most >= likeness { return likeness }
      }
    }
    return most
  }
}

extension Neighbours {
  /// The units that have each feature among their heaviest, in one table, and what of a unit is
  /// asked for most often, side by side.
  fileprivate struct Postings: Sendable {
    /// A unit that has a feature, and how heavy it is there.
    struct Posting {
      var unit: Int32
      var weight: Float
    }

    /// What decides how much two units must share to be compared.
    struct Trait {
      /// The component; -1 where it has none or several.
      var component: Int32
      /// The document; -1 where it has several.
      var document: Int32
      var isRule: Bool
      var isAbsence: Bool
      var isIntroduction: Bool
      /// The bits of the concepts of its page that it names, and of all that it names.
      var named: UInt64
      var concepts: UInt64

      init(of unit: JoinUnit) {
        component = unit.origin.components.only ?? -1
        document = unit.origin.documents.only ?? -1
        isRule = unit.form == .rule
        isAbsence = unit.form == .absence
        isIntroduction = unit.isIntroduction
        named = unit.named.bits
        concepts = unit.origin.concepts.bits
      }

      /// Whether both are surely not alike, which most are of those that are about two components.
      func isUnlike(_ other: Trait) -> Bool {
        component >= 0 && other.component >= 0 && component != other.component
          && !(isRule && other.isRule
            && (named == 0 || named & other.concepts != 0)
            && (other.named == 0 || other.named & concepts != 0))
      }
    }

    /// Where the units of each feature begin in `all`, and at the end where the last ones end.
    private(set) var starts: [Int32]
    private(set) var all: [Posting]
    let traits: [Trait]
    /// The units, which are compared without being counted as held: threads that count one wait
    /// for each other.
    let borrowed: [Unmanaged<JoinUnit>]
    /// The units that have a document alone, by its number.
    private(set) var unitsOfDocument: [Int32: [Int]] = [:]

    /// What so many units have among their heaviest features tells none of them from the others;
    /// following it would take the square of their number.
    private static let mostUnits = 1024

    init(of units: [JoinUnit]) {
      traits = units.map(Trait.init)
      borrowed = units.map(Unmanaged.passUnretained)
      for (number, trait) in traits.enumerated() where trait.document >= 0 {
        unitsOfDocument[trait.document, default: []].append(number)
      }
      let heaviest = units.map(\.heaviest.entries)
      let last = heaviest.lazy.compactMap { $0.last?.feature }.max() ?? -1
      var ends = [Int32](repeating: 0, count: Int(last) + 2)
      ends.withUnsafeMutableBufferPointer { ends in
        for entries in heaviest {
          for entry in entries { ends[Int(entry.feature) + 1] += 1 }
        }
      }
      let isCommon = ends.map { $0 > Self.mostUnits }
      for feature in ends.indices.dropFirst() {
        if isCommon[feature] { ends[feature] = 0 }
        ends[feature] += ends[feature - 1]
      }
      starts = ends
      all = [Posting](repeating: Posting(unit: 0, weight: 0), count: Int(ends.last ?? 0))
      all.withUnsafeMutableBufferPointer { all in
        ends.withUnsafeMutableBufferPointer { ends in
          for (number, entries) in heaviest.enumerated() {
            for entry in entries where !isCommon[Int(entry.feature) + 1] {
              let place = Int(ends[Int(entry.feature)])
              all[place] = Posting(unit: Int32(number), weight: entry.weight)
              ends[Int(entry.feature)] += 1
            }
          }
        }
      }
    }
  }

  /// The search for what is like some of the units, on a thread of its own.
  fileprivate struct Search {
    let units: [JoinUnit]
    let singles: [JoinUnit]
    let isNew: [Bool]
    let postings: Postings
    private(set) var found: [(unit: Int, other: Int, likeness: Float)] = []
    /// What each other unit shares with the one at hand; nothing between two searches, and where
    /// the last sixteen are not all units.
    private var promises: [Float]
    /// The units that share enough with it to be compared, and how much.
    private var promising: [(unit: Int, value: Float)] = []
    /// Those of them that are like it.
    private var alike: [(unit: Int, value: Float)] = []
    /// How much each other unit must share with those of a component and a document, introductions
    /// or not.
    private var needs: [Float]
    private var needsOf: (component: Int32, isIntroduction: Bool)?
    private var needsOfDocument = Int32(-1)
    private let areAllNew: Bool

    /// So many are compared with a unit, those that promise most, and so many kept, the most alike.
    ///
    /// Few units have as many. Where everything is like everything, as in texts made up of a few
    /// words, the others tell nothing and would take the square of their number.
    private static let (mostCompared, mostAlike) = (128, 32)

    init(units: [JoinUnit], singles: [JoinUnit], isNew: [Bool], postings: Postings) {
      self.units = units
      self.singles = singles
      self.isNew = isNew
      self.postings = postings
      promises = [Float](repeating: 0, count: (units.count + 15) / 16 * 16)
      needs = [Float](repeating: .infinity, count: promises.count)
      areAllNew = isNew.allSatisfy(\.self)
    }

    /// Compares `unit` with those before it, and with those that are not new.
    mutating func run(_ unit: Int) {
      // New units are compared with those before them, all of them with those that are not new.
      let count = areAllNew ? unit : units.count
      collect(unit, before: count)
      choose(unit, before: count)
      let mine = units[unit]
      alike.removeAll(keepingCapacity: true)
      for (other, _) in promising {
        let likeness = postings.borrowed[other]._withUnsafeGuaranteedRef { mine.likeness(to: $0) }
        if likeness >= Neighbours.floor { alike.append((other, likeness)) }
      }
      for (other, likeness) in alike.greatest(Self.mostAlike, by: \.value) {
        let likeness = Neighbours.confirmed(likeness, mine, units[other], of: singles)
        if likeness >= Neighbours.floor { found.append((unit, other, likeness)) }
      }
    }

    /// Adds up what `unit` shares with each other whose number is less than `count`.
    private mutating func collect(_ unit: Int, before count: Int) {
      let heaviest = units[unit].heaviest
      let starts = postings.starts
      // Millions of steps: without pointers each would look after its arrays first.
      promises.withUnsafeMutableBufferPointer { promises in
        postings.all.withUnsafeBufferPointer { all in
          for entry in heaviest.entries {
            let (feature, weight) = (Int(entry.feature), entry.weight)
            func add(_ place: Int) {
              promises[Int(all[place].unit)] += weight * all[place].weight
            }
            var place = Int(starts[feature])
            let end = Self.end(of: place..<Int(starts[feature + 1]), before: Int32(count), all)
            while place + 4 <= end {
              add(place)
              add(place + 1)
              add(place + 2)
              add(place + 3)
              place += 4
            }
            while place < end {
              add(place)
              place += 1
            }
          }
        }
      }
    }

    /// Where those of `postings`, whose units ascend, end that are of units before `count`.
    private static func end(
      of range: Range<Int>, before count: Int32, _ postings: UnsafeBufferPointer<Postings.Posting>
    ) -> Int {
      var (low, high) = (range.lowerBound, range.upperBound)
      while low < high {
        let middle = (low + high) / 2
        if postings[middle].unit < count { low = middle + 1 } else { high = middle }
      }
      return low
    }

    /// Keeps the units that share enough with `unit`, and forgets what was shared.
    private mutating func choose(_ unit: Int, before count: Int) {
      let traits = postings.traits
      let mine = traits[unit]
      setNeeds(mine)
      var sharing = takeSharing(before: count)
      sharing.removeAll { other, promise in
        !areAllNew && isNew[other] && other >= unit || mine.isUnlike(traits[other])
          || !isPromising(unit, mine, other, traits[other], promise)
      }
      promising = sharing.greatest(Self.mostCompared, by: \.value)
    }

    /// The units that share as much as they need, and how much; nothing is shared then.
    private mutating func takeSharing(before count: Int) -> [(unit: Int, value: Float)] {
      var sharing: [(unit: Int, value: Float)] = []
      swap(&sharing, &promising)
      sharing.removeAll(keepingCapacity: true)
      promises.withUnsafeMutableBufferPointer { promises in
        needs.withUnsafeBufferPointer { needs in
          // Sixteen at a time: hardly one of them shares enough, and nearly all of those that share
          // something are of another component.
          for start in stride(from: 0, to: count, by: 16) {
            let isEnough = promises.sixteen(from: start) .>= needs.sixteen(from: start)
            if any(isEnough) {
              isEnough.forEachTrue { lane in
                let other = start + lane
                if other < count { sharing.append((other, promises[other])) }
              }
            }
            promises.clearSixteen(from: start)
          }
        }
      }
      return sharing
    }

    /// Notes how much each unit must share with those like `mine`, of which many follow each other.
    private mutating func setNeeds(_ mine: Postings.Trait) {
      if needsOf?.component != mine.component || needsOf?.isIntroduction != mine.isIntroduction {
        needsOf = (mine.component, mine.isIntroduction)
        for (other, trait) in postings.traits.enumerated() { needs[other] = need(trait, mine) }
        needsOfDocument = -1
      }
      guard needsOfDocument != mine.document else { return }
      for other in postings.unitsOfDocument[needsOfDocument] ?? [] {
        needs[other] = need(postings.traits[other], mine)
      }
      needsOfDocument = mine.document
      for other in postings.unitsOfDocument[mine.document] ?? []
      where !postings.traits[other].isAbsence {
        needs[other] = Neighbours.samenessPromise
      }
    }

    /// How much `other` must share with `mine` where they are of different documents.
    private func need(_ other: Postings.Trait, _ mine: Postings.Trait) -> Float {
      let isNear = other.component == mine.component || other.component < 0 || mine.component < 0
      guard isNear else { return Neighbours.distantPromise }
      // What a component is may be said in quite other words.
      return mine.isIntroduction && other.isIntroduction
        ? .leastNonzeroMagnitude : Neighbours.promise
    }

    /// Whether units that share this much of what is heaviest may be alike.
    private func isPromising(
      _ unit: Int, _ mine: Postings.Trait, _ other: Int, _ theirs: Postings.Trait, _ promise: Float
    ) -> Bool {
      // Two statements of one document join only where they say the same; that a component is
      // missing somewhere they say in few words.
      if mine.document >= 0, mine.document == theirs.document,
        !(mine.isAbsence && theirs.isAbsence)
      {
        return promise >= Neighbours.samenessPromise
      }
      if promise >= Neighbours.distantPromise { return true }
      guard promise >= Neighbours.promise || mine.isIntroduction && theirs.isIntroduction
      else { return false }
      if mine.component >= 0, theirs.component >= 0 { return mine.component == theirs.component }
      return units[unit].origin.components.meets(units[other].origin.components)
    }
  }
}

extension UnsafeBufferPointer<Float> {
  /// The elements from `start` on, of which there are sixteen at least.
  fileprivate func sixteen(from start: Int) -> SIMD16<Float> {
    UnsafeRawBufferPointer(self).loadUnaligned(
      fromByteOffset: start * MemoryLayout<Float>.stride, as: SIMD16<Float>.self)
  }
}

extension UnsafeMutableBufferPointer<Float> {
  /// The elements from `start` on, of which there are sixteen at least.
  fileprivate func sixteen(from start: Int) -> SIMD16<Float> {
    UnsafeBufferPointer(self).sixteen(from: start)
  }

  /// Makes the sixteen elements from `start` on zero.
  fileprivate func clearSixteen(from start: Int) {
    UnsafeMutableRawBufferPointer(self).storeBytes(
      of: .zero, toByteOffset: start * MemoryLayout<Float>.stride, as: SIMD16<Float>.self)
  }
}

extension SIMDMask<SIMD16<Int32>> {
  /// Calls `body` with the numbers of those that are true, which are few.
  fileprivate func forEachTrue(_ body: (Int) -> Void) {
    let bytes = SIMD16<Int8>(truncatingIfNeeded: unsafeBitCast(self, to: SIMD16<Int32>.self))
    let halves = unsafeBitCast(bytes, to: SIMD2<UInt64>.self)
    for half in 0..<2 {
      var rest = halves[half]
      while rest != 0 {
        let place = rest.trailingZeroBitCount / 8
        body(half * 8 + place)
        rest &= ~(0xFF << UInt64(place * 8))
      }
    }
  }
}
