/// An amount for display: listed once even if several lines state it, with width and height
/// combined.
public struct StatedAmount: Hashable, Sendable {
  /// The value with its unit: `3–5 tabs`, `25×25 pt`.
  public var amount: String
  /// What is measured; `nil` if the amount implies it, as `25×25 pt` does.
  public var dimension: Dimension?
  /// The metric that it shows; for a size, the width.
  public var metric: Metric
  /// The lines that state it.
  public var sources: [LineReference]

  /// The distinct amounts of `metrics`, in order, worded in `language`.
  ///
  /// - Complexity: O(*n*), for few metrics O(*n*²).
  public static func list(of metrics: [Metric], in language: Language) -> [StatedAmount] {
    var amounts: [StatedAmount] = []
    var identities: [StatedAmount] = []
    var places: [StatedAmount: Int] = [:]
    var rest = metrics[...]
    while let metric = rest.popFirst() {
      var stated = StatedAmount(
        amount: metric.amount(in: language), dimension: metric.dimension, metric: metric,
        sources: [])
      if let height = rest.first, let area = metric.area(with: height) {
        stated.amount = area
        stated.dimension = nil
        rest.removeFirst()
      }
      // Two amounts are the same if only their sources differ.
      var identity = stated
      identity.metric.source = LineReference(document: "", line: 1, language: .en)
      identity.metric.confirmed = nil
      let known =
        places.isEmpty ? identities.firstIndex(of: identity) : places[identity]
      let place = known ?? amounts.count
      if place == amounts.count {
        amounts.append(stated)
        identities.append(identity)
        if !places.isEmpty {
          places[identity] = place
        } else if amounts.count > few {
          places = Dictionary(uniqueKeysWithValues: zip(identities, identities.indices))
        }
      }
      amounts[place].sources.append(metric.source)
    }
    return amounts
  }
}

extension StatedAmount {
  /// The number up to which a linear search is faster than building a dictionary.
  private static let few = 16
}

extension Metric {
  /// `25×25 pt` if `self` is the exact width and `height` the exact height of the same thing.
  fileprivate func area(with height: Metric) -> String? {
    guard dimension == .width, height.dimension == .height, unit == height.unit,
      scale == height.scale, source == height.source, qualifiers == height.qualifiers,
      let left = minimum, left == maximum, let right = height.minimum, right == height.maximum
    else { return nil }
    let scale = scale.map { " @\($0)x" } ?? ""
    return "\(Self.shown(left))×\(Self.shown(right)) \(unit.rawValue)\(scale)"
  }
}
