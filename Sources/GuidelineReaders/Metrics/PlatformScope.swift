internal import Guidelines
internal import TextAnalysis

/// Assigns the platforms that a sentence names to its numbers.
struct PlatformScope {
  private let tokens: [SentenceToken]
  private let quantities: [Quantity]
  private typealias Mention = (index: Int, platform: Platform, isKorean: Bool)
  private let mentions: [Mention]

  init(tokens: [SentenceToken], quantities: [Quantity]) {
    self.tokens = tokens
    self.quantities = quantities
    var mentions: [(Int, Platform, Bool)] = []
    for index in tokens.indices {
      guard let platform = Self.platform(at: index, in: tokens) else { continue }
      mentions.append((index, platform, Self.carriesParticle(after: index, in: tokens)))
    }
    self.mentions = mentions
  }

  /// All platforms that `tokens` name, in canonical order.
  static func platforms(in tokens: [SentenceToken]) -> [Platform] {
    Set(tokens.indices.compactMap { platform(at: $0, in: tokens) }).sorted()
  }

  private static func platform(at index: Int, in tokens: [SentenceToken]) -> Platform? {
    let token = tokens[index]
    guard token.kind == .word, token.has(.beginsPlatform) else { return nil }
    if index + 1 < tokens.count, tokens[index + 1].kind == .word {
      let pair = token.text + " " + tokens[index + 1].text
      if let platform = named(pair, tokens[index + 1]) { return platform }
    }
    return named(token.text, token)
  }

  private static func named(_ name: String, _ last: SentenceToken) -> Platform? {
    if let platform = Platform(named: name) { return platform }
    guard last.isHangul else { return nil }
    return HangulWords.split(name, longest: 8, isHead: { Platform(named: $0) != nil })
      .flatMap { Platform(named: $0.head) }
  }

  private static func carriesParticle(after index: Int, in tokens: [SentenceToken]) -> Bool {
    if tokens[index].isHangul { return true }
    return (index + 1..<min(index + 3, tokens.count)).contains {
      tokens[$0].isHangul && tokens[$0].isGlued
    }
  }

  /// The platforms of the quantity at `position`: those named next to it, or else `inherited`.
  func platforms(at position: Int, within inherited: [Platform]) -> [Platform] {
    guard !mentions.isEmpty else { return inherited }
    let quantity = quantities[position]
    let floor = position > 0 ? quantities[position - 1].reach.upperBound : 0
    let ceiling =
      position + 1 < quantities.count ? quantities[position + 1].reach.lowerBound : tokens.count
    let start =
      position > 0 ? boundary(floor..<quantity.reach.lowerBound) : clause(before: quantity)
    let end = boundary(after: quantity.reach.upperBound..<ceiling, isLast: ceiling == tokens.count)
    let before = mentions(in: start..<quantity.reach.lowerBound)
    let after = mentions(in: quantity.reach.upperBound..<end).filter { mention in
      // In Korean a place precedes what happens there.
      !(mention.isKorean && (!before.isEmpty || ceiling < tokens.count))
    }
    let named = Set(nearest(before.reversed()) + nearest(after))
    if named.isEmpty, isSameInPixels(position) {
      // "In iOS, 60x60 pt (180x180 px @3x)" states one size twice.
      return platforms(at: position - 1, within: inherited)
    }
    return named.isEmpty ? inherited : Self.narrowed(named, within: inherited).sorted()
  }

  private func mentions(in range: Range<Int>) -> ArraySlice<Mention> {
    let first = mentions.firstSorted { $0.index >= range.lowerBound }
    return mentions[first...].prefix { $0.index < range.upperBound }
  }

  /// The platforms of a text that names `named`, in a context that applies to `inherited`.
  static func narrowed(_ named: Set<Platform>, within inherited: [Platform]) -> Set<Platform> {
    // "iOS, iPadOS" on a page for iOS names more platforms than the page.
    if named.isSuperset(of: inherited) { return named }
    let narrowed = named.intersection(inherited)
    return narrowed.isEmpty ? named : narrowed
  }

  /// Whether the quantity at `position` repeats the one before it in pixels, or at another scale.
  private func isSameInPixels(_ position: Int) -> Bool {
    guard position > 0, let scale = quantities[position].scale else { return false }
    let before = quantities[position - 1]
    guard before.unit?.unit == .points || before.scale != nil, before.scale != scale else {
      return false
    }
    return quantities[position].reach.lowerBound - before.reach.upperBound <= 3
  }

  /// The first of `mentions` and those that are joined to it: "iOS, iPadOS, and tvOS".
  private func nearest(
    _ mentions: some Sequence<Mention>
  ) -> [Platform] {
    var named: [Platform] = []
    var last: Int?
    for mention in mentions {
      if let last {
        let between = tokens[min(last, mention.index) + 1..<max(last, mention.index)]
        guard between.count <= 4, between.allSatisfy(Self.joins) else { break }
      }
      named.append(mention.platform)
      last = mention.index
    }
    return named
  }

  private static func joins(_ token: SentenceToken) -> Bool {
    token.kind == .mark || token.has(.platformJoint)
  }

  /// The start of the clause that contains the first quantity.
  private func clause(before quantity: Quantity) -> Int {
    tokens[..<quantity.reach.lowerBound].lastIndex { $0.isMark(";") }.map { $0 + 1 } ?? 0
  }

  /// The index between two quantities at which the words of the second one begin.
  private func boundary(_ range: Range<Int>) -> Int {
    guard !range.isEmpty else { return range.lowerBound }
    if let mark = tokens[range].lastIndex(where: { $0.isMark(";") || $0.isMark("—") })
      ?? tokens[range].firstIndex(where: { $0.isMark(",") })
    {
      return mark
    }
    if mentions(in: range).contains(where: \.isKorean) {
      return range.lowerBound
    }
    return tokens[range].lastIndex { token in
      token.spells("and") || token.spells("or") || token.spells("but")
    } ?? range.upperBound
  }

  /// The end of the words after a quantity that belong to it.
  private func boundary(after range: Range<Int>, isLast: Bool) -> Int {
    guard !range.isEmpty else { return range.lowerBound }
    let isKorean = tokens[range].contains { $0.isHangul }
    let limits = isLast ? range : range.lowerBound..<max(boundary(range), range.lowerBound)
    return tokens[limits].firstIndex {
      $0.isMark(";") || $0.isMark("—") || isKorean && $0.isMark(",")
    } ?? limits.upperBound
  }
}
