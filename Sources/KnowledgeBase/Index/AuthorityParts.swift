internal import Guidelines

/// The parts of the index by authority, if there are several.
///
/// The size of the first part, which is Apple's if it has one, is the total minus the others.
struct AuthorityParts {
  /// The authority of the first part.
  let first: Authority
  /// The other authorities, by name, with the sizes of their parts.
  private(set) var others: [(authority: Authority, size: IndexSize)]

  /// The authorities of the parts, in the order of their numbers.
  var authorities: [Authority] { [first] + others.map(\.authority) }

  /// Creates empty parts for `authorities`; `nil` for fewer than two.
  init?(of authorities: [Authority]) {
    guard authorities.count > 1 else { return nil }
    first = authorities.contains(.apple) ? .apple : authorities[0]
    others = []
    for other in authorities where other != first { others.append((other, IndexSize())) }
  }

  /// Sets the size of the part at the index `place` of ``others``.
  mutating func set(_ size: IndexSize, at place: Int) { others[place].size = size }

  /// The part of `authority`; the whole index for `nil` or an authority without a part.
  func part(of authority: Authority?) -> IndexPart {
    if authority == first {
      return .allBut(0, others.reduce(into: IndexSize()) { $0.add($1.size) })
    }
    guard let place = others.firstIndex(where: { $0.authority == authority }) else { return .all }
    return .only(place + 1, others[place].size)
  }
}

extension AuthorityParts {
  /// The parts in the form of a setting: a line with the first authority, then a line for each other with
  /// its name, its number of entries and its number of tokens per column, separated by tabs.
  var text: String {
    others.reduce(first.rawValue) { text, other in
      let numbers = [other.size.entries] + other.size.tokens
      return text + "\n" + other.authority.rawValue + "\t"
        + numbers.map(String.init).joined(separator: "\t")
    }
  }

  /// Reads the parts from a setting; `nil` if it has none.
  init?(text: String) {
    let lines = text.split(separator: "\n").map { $0.split(separator: "\t") }
    guard let name = lines.first?.first, let first = Authority(rawValue: String(name)) else {
      return nil
    }
    self.first = first
    others = lines.dropFirst().compactMap { cells in
      let numbers = cells.dropFirst().compactMap { Int($0) }
      guard let authority = Authority(rawValue: String(cells[0])), let entries = numbers.first
      else { return nil }
      return (authority, IndexSize(entries: entries, tokens: Array(numbers.dropFirst())))
    }
  }
}
