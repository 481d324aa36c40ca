package import Guidelines

extension Invocation {
  /// The value of `option`, converted by `make`.
  ///
  /// - Throws: `UsageError.badValue` with the `expected` values if `make` returns `nil`.
  package func value<Value>(
    of option: Option, expected: @autoclosure () -> String, _ make: (String) -> Value?
  ) throws(UsageError) -> Value? {
    guard let text = self[option] else { return nil }
    guard let value = make(text) else {
      throw .badValue(option: option.typed, value: text, expected: expected())
    }
    return value
  }

  /// The value of an option that takes one of the cases of `Choice`; an error lists them.
  package func choice<Choice: RawRepresentable<String>>(
    _ option: Option, of: Choice.Type
  ) throws(UsageError) -> Choice? {
    try value(of: option, expected: option.expected, Choice.init(rawValue:))
  }

  /// The value of an option that takes a year or a month.
  package func edition(_ option: Option) throws(UsageError) -> Edition? {
    try value(of: option, expected: "YYYY, YYYY-MM") { Edition($0) }
  }

  /// The value of an option that takes a number of at least 1.
  package func count(_ option: Option) throws(UsageError) -> Int? {
    try value(of: option, expected: "1, 2, 3 …") { text in
      Int(text).flatMap { $0 > 0 ? $0 : nil }
    }
  }

  /// The value of an option that takes a number in `range`.
  package func number(_ option: Option, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    try value(of: option, expected: "\(range.lowerBound) … \(range.upperBound)") { text in
      Int(text).flatMap { range.contains($0) ? $0 : nil }
    }
  }

  /// The value of `--platform`, by any of the platform's names.
  package func platform() throws(UsageError) -> Platform? {
    try value(of: .platform, expected: Option.platform.expected) { Platform(named: $0) }
  }

  /// The values of `--platform`, which may be given more than once and list several.
  package func platforms() throws(UsageError) -> [Platform] {
    var platforms: [Platform] = []
    for value in all(.platform) {
      for name in value.split(separator: ",") {
        guard let platform = Platform(named: name) else {
          throw .badValue(
            option: Option.platform.typed, value: value, expected: Option.platform.expected)
        }
        platforms.append(platform)
      }
    }
    return platforms
  }
}

extension Option {
  /// The values it takes, for an error message.
  package var expected: String { values.joined(separator: ", ") }
}

extension Presentation {
  /// The languages for errors in the command line, read even from a malformed one.
  package init(arguments: [String], environment: [String: String]) {
    let named = arguments.indices.lazy.compactMap { index -> Presentation? in
      let word = arguments[index]
      if word == Option.lang.typed, index + 1 < arguments.count {
        return Presentation(rawValue: arguments[index + 1])
      }
      let prefix = Option.lang.typed + "="
      return word.hasPrefix(prefix)
        ? Presentation(rawValue: String(word.dropFirst(prefix.count))) : nil
    }.first
    self = named ?? Presentation(environment: environment)
  }
}
