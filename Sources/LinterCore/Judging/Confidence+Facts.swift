internal import Guidelines

extension Confidence {
  /// How certain a finding is that depends on a fact, on platforms and on a limit.
  ///
  /// A fact that is not stated makes it possible; an unstated platform or an approximate limit makes it
  /// likely.
  static func resting(
    onStated isStated: Bool, platforms: [Platform], limit: GuidelineLimit? = nil
  ) -> Confidence {
    guard isStated else { return .possible }
    return platforms.isEmpty || limit?.isApproximate == true ? .likely : .certain
  }

  /// The lesser of the two.
  func atMost(_ other: Confidence) -> Confidence {
    let order: [Confidence] = [.possible, .likely, .certain]
    let sure = order.firstIndex(of: self) ?? 0
    return sure <= (order.firstIndex(of: other) ?? 0) ? self : other
  }
}
