internal import Guidelines

extension [Platform] {
  /// The platforms, or iOS where none is stated: most of what is drawn without a word about its
  /// platform is meant for a phone.
  var orPhone: [Platform] { isEmpty ? [.iOS] : self }

  /// Whether it may be shown on one of `others`: it is stated, or nothing is.
  func mayInclude(_ others: Platform...) -> Bool {
    isEmpty || contains { others.contains($0) }
  }

  /// Whether it is stated that it is for one of `others`, and for no other.
  func areOnly(_ others: Platform...) -> Bool {
    !isEmpty && allSatisfy { others.contains($0) }
  }
}
