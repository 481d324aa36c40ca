extension Metric {
  /// The value with its unit in natural wording.
  ///
  /// `3–5 tabs`, `at most about 15 characters`, `75 px @3x`; `3–5개`, `약 15자 이하`.
  public func amount(in language: Language) -> String {
    let (about, scale) = (
      isApproximate ? (language == .en ? "about " : "약 ") : "", scale.map { " @\($0)x" } ?? ""
    )
    func counted(_ number: String) -> String { about + number + ending(in: language) + scale }
    switch (minimum, maximum, language) {
    case (let low?, let high?, _):
      return counted(low == high ? Self.shown(low) : "\(Self.shown(low))–\(Self.shown(high))")
    case (let low?, nil, .en): return "at least \(counted(Self.shown(low)))"
    case (let low?, nil, .ko): return "\(counted(Self.shown(low))) 이상"
    case (nil, let high?, .en): return "at most \(counted(Self.shown(high)))"
    case (nil, let high?, .ko): return "\(counted(Self.shown(high))) 이하"
    case (nil, nil, _): return counted("–")
    }
  }

  /// The unit after a number.
  ///
  /// In Korean all countable objects have the counter 개.
  private func ending(in language: Language) -> String {
    switch (unit, language) {
    case (.percent, _), (.degrees, _), (.toOne, _): unit.rawValue
    case (.points, _), (.pixels, _): " \(unit.rawValue)"
    case (_, .en): " \((maximum ?? minimum) == 1 ? unit.singular : unit.rawValue)"
    case (.characters, .ko): "자"
    case (.seconds, .ko): "초"
    case (.milliseconds, .ko): "밀리초"
    case (.minutes, .ko): "분"
    case (.hours, .ko): "시간"
    case (.days, .ko): "일"
    case (.weeks, .ko): "주"
    case (.months, .ko): "개월"
    default: dimension == .count ? "개" : " \(unit.rawValue)"
    }
  }

  /// A number with at most three decimals and no trailing zeros.
  public static func shown(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
  }
}

extension Unit {
  /// The noun after the number one: `1 button`; unchanged if it is not plural.
  fileprivate var singular: String {
    if rawValue.hasSuffix("ies") { return rawValue.dropLast(3) + "y" }
    for end in ["xes", "shes", "ches", "sses"] where rawValue.hasSuffix(end) {
      return String(rawValue.dropLast(2))
    }
    let isPlural =
      rawValue.utf8.count > 3 && rawValue.hasSuffix("s")
      && !rawValue.hasSuffix("bps")
    return isPlural ? String(rawValue.dropLast()) : rawValue
  }
}
