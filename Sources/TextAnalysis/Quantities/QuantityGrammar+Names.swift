internal import Guidelines

// Numbers in names, dates and fractions, which are not quantities.
extension QuantityGrammar {
  /// The index after the rest of a date, a fraction or a version.
  func skipped(from index: Int) -> Int {
    var end = index
    while end + 1 < tokens.count, tokens[end].kind == .mark, tokens[end].isGlued,
      Self.versionMarks.contains(where: tokens[end].spells), tokens[end + 1].kind == .number,
      tokens[end + 1].isGlued
    {
      end += 2
    }
    return end
  }

  private static let versionMarks: [ShortWord] = ["-", "/", ":"]

  private static let nameMarks: [ShortWord] = [
    "#", "/", "\\", "@", "$", "=", "€", "₩", ":", ".",
  ]

  /// Whether the number is part of a name: iOS 13, Series 4, #3, $5, _2x.
  func isPartOfName(_ start: Int) -> Bool {
    guard start > 0, !tokens[start].isSpelled else { return false }
    let before = tokens[start - 1]
    if before.kind == .mark { return isMarkedAsName(start) }
    if before.isHangul { return before.has(.koreanNameWord) }
    guard before.kind == .word else { return false }
    return tokens[start].isGlued || before.has(.englishNameWord) && !isMeasured(start)
  }

  /// Whether the mark before the number makes it a name, unlike the one in ">=44".
  private func isMarkedAsName(_ start: Int) -> Bool {
    let before = tokens[start - 1]
    if before.isMark("="), start > 1,
      tokens[start - 2].isMark(">") || tokens[start - 2].isMark("<")
    {
      return false
    }
    return tokens[start].isGlued && Self.nameMarks.contains(where: before.spells)
      && !partsLengths(start - 1)
  }

  /// Whether a unit or a second factor separates a number from the name before it: "iPhone 12pt,
  /// iPad 16pt", "iPhone 60x60 pt".
  func isMeasured(_ start: Int) -> Bool {
    guard start + 1 < tokens.count else { return false }
    let next = tokens[start + 1]
    return next.isGlued && Self.shortUnits.contains(where: next.spells)
      || next.isMark("×") && start + 2 < tokens.count && tokens[start + 2].kind == .number
  }

  private static let shortUnits: [ShortWord] = ["pt", "px", "포인트", "픽셀"]

  /// Whether the number follows a capitalised word that neither begins the sentence nor names a dimension.
  func followsName(_ start: Int) -> Bool {
    guard start > 1, !tokens[start].isSpelled, tokens[start - 1].isName,
      tokens[start - 1].dimensions == nil
    else { return false }
    return BoundWords.englishBefore[tokens[start - 1].text] == nil
      // A clause begins after such a mark: "Rule 1 — Use 3 to 5 tabs".
      && !(tokens[start - 2].kind == .mark && tokens[start - 2].has(.clauseMark))
  }

  /// Whether what follows turns the number into something else: 2/3, 3D, 40th, 12.9".
  func isCutOff(at end: Int, unit hasUnit: Bool) -> Bool {
    guard end < tokens.count else { return false }
    let next = tokens[end]
    if next.kind == .word {
      if next.has(.fraction) { return !hasUnit }
      return next.isGlued && !next.isHangul && !hasUnit && !tokens[end - 1].isMark("-")
    }
    guard next.kind == .mark, next.isGlued else { return false }
    if !hasUnit, Self.inchMarks.contains(where: next.spells) { return true }
    return isCutOff(byMark: end)
  }

  /// Whether the mark at `index` connects the number to the rest of a date, a fraction or a
  /// version.
  private func isCutOff(byMark index: Int) -> Bool {
    guard index + 1 < tokens.count, Self.versionMarks.contains(where: tokens[index].spells) else {
      return false
    }
    let after = tokens[index + 1]
    if after.kind == .number, after.isGlued { return !partsLengths(index) }
    return tokens[index].spells("-") && after.has(.fraction)
  }

  /// Whether the slash at `index` separates lengths in a list whose last item has a unit:
  /// "4/8/16px", "16px/24px", or a length from its line height: "16px/1.5".
  ///
  /// In "1/2 pt" it is a fraction bar.
  func partsLengths(_ index: Int) -> Bool {
    guard tokens[index].isMark("/"), let low = number(before: index) else { return false }
    if index > low + 1, tokens[index - 1].unit?.dimension == .size,
      (1...3).contains(tokens[index + 1].low),
      tokens[index + 1].low.rounded() != tokens[index + 1].low
    {
      return true
    }
    var last = index
    for _ in 0..<8 { last = stroke(after: last) ?? last }
    guard last + 2 < tokens.count, tokens[last + 2].unit?.dimension == .size else {
      return false
    }
    let isFraction = tokens[low].low == 1 || tokens[low].low + 1 == tokens[index + 1].low
    return !isFraction || low < index - 1 || index < last || low > 0 && tokens[low - 1].isMark("/")
  }

  /// The index of the number that precedes the slash at `index`, with or without a unit.
  func number(before index: Int) -> Int? {
    let hasUnit =
      index > 1 && tokens[index - 1].isGlued && tokens[index - 1].unit?.dimension == .size
    let number = hasUnit ? index - 2 : index - 1
    return number >= 0 && tokens[number].kind == .number ? number : nil
  }

  /// The index of the slash after the number that follows the one at `index`.
  func stroke(after index: Int) -> Int? {
    var next = index + 2
    if next < tokens.count, tokens[next].isGlued, tokens[next].unit?.dimension == .size {
      next += 1
    }
    return next + 1 < tokens.count && tokens[next].isGlued && tokens[next].isMark("/")
      && tokens[next + 1].isGlued && tokens[next + 1].kind == .number ? next : nil
  }

  private static let inchMarks: [ShortWord] = ["\"", "”", "″"]
}
