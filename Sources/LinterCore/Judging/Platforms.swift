internal import Guidelines

extension [Platform] {
  /// The platforms, or iOS if none is stated: most interfaces that do not name a platform are meant for a
  /// phone.
  var orPhone: [Platform] { isEmpty ? [.iOS] : self }

  /// Whether one of `others` is among the platforms, or no platform is stated.
  func mayInclude(_ others: Platform...) -> Bool {
    isEmpty || contains { others.contains($0) }
  }

  /// Whether platforms are stated and all of them are among `others`.
  func areOnly(_ others: Platform...) -> Bool {
    !isEmpty && allSatisfy { others.contains($0) }
  }

  /// Those of them that are among `file`, the platforms of the file around; all if none is, and those of the file if
  /// there are none.
  func narrowed(to file: [Platform]) -> [Platform] {
    guard !isEmpty else { return file }
    let shared = filter(file.contains)
    return shared.isEmpty ? self : shared
  }
}
