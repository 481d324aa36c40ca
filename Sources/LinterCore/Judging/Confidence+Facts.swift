internal import Guidelines

extension Confidence {
  /// How sure a finding is that rests on a fact, on platforms and on a limit.
  ///
  /// What holds only sometimes is possible; what no file says of the platform and what the
  /// guideline says with "about" is likely.
  static func resting(
    onStated isStated: Bool, platforms: [Platform], limit: GuidelineLimit? = nil
  ) -> Confidence {
    guard isStated else { return .possible }
    return platforms.isEmpty || limit?.isApproximate == true ? .likely : .certain
  }

  /// The less sure of the two.
  func atMost(_ other: Confidence) -> Confidence {
    let order: [Confidence] = [.possible, .likely, .certain]
    let sure = order.firstIndex(of: self) ?? 0
    return sure <= (order.firstIndex(of: other) ?? 0) ? self : other
  }
}
