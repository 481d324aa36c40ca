internal import Guidelines

// Some of these take the place of functions of the standard library, which compare characters one by one
// and take twenty times as long: here bytes are looked for, and characters only where those can differ.
extension StringProtocol {
  /// Whether it contains `part`.
  package func contains(_ part: String) -> Bool { part.isEmpty || place(of: part) != nil }

  /// Where it first contains `part`, which is not empty.
  fileprivate func place(of part: String) -> Range<Index>? {
    var part = part
    let found = part.withUTF8 { part in
      utf8.withContiguousStorageIfAvailable { $0.place(of: part) }
    }
    guard let found else { return firstRange(of: part) }
    guard let offset = found else { return mayHoldOtherwise(part) ? firstRange(of: part) : nil }
    let start = utf8.index(utf8.startIndex, offsetBy: offset)
    let end = utf8.index(start, offsetBy: part.utf8.count)
    return isBetweenCharacters(start) && isBetweenCharacters(end)
      ? start..<end : firstRange(of: part)
  }

  /// Whether it may hold the characters of `part` in other bytes, with letters and marks that are apart.
  private func mayHoldOtherwise(_ part: String) -> Bool {
    part.utf8.contains { $0 >= 0x80 } && utf8.contains { [0xCC, 0xCD, 0xE1].contains($0) }
  }

  /// Whether no character is on both sides of `index`.
  private func isBetweenCharacters(_ index: Index) -> Bool {
    guard index < endIndex else { return true }
    let next = utf8[index]
    return next < 0x80 && next != UInt8(ascii: "\n") || Index(index, within: self) != nil
  }
}

extension String {
  /// What is before, between and after the places where it contains `separator`.
  package func parts(around separator: String) -> [Substring] {
    var (parts, rest) = ([Substring](), self[...])
    while let place = rest.place(of: separator) {
      parts.append(rest[..<place.lowerBound])
      rest = rest[place.upperBound...]
    }
    return parts + [rest]
  }

  /// The text with `other` in place of each `part`.
  package func replacing(_ part: String, with other: String) -> String {
    contains(part) ? parts(around: part).joined(separator: other) : self
  }
}
