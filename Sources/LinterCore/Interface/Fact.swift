/// A value as far as a reader can know it without running the program.
///
/// A check reports `certain` only for facts that are `stated`.
public enum Fact<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The file sets the value on every path.
  case stated(Value)
  /// The file sets the value on some paths: inside a condition, a loop or a build-setting branch.
  case conditional(Value)
  /// No file sets the value; `reason` says why: `set in code`, `another storyboard`.
  case unknown(reason: String)

  /// The value, stated or conditional; `nil` if unknown.
  public var value: Value? {
    switch self {
    case .stated(let value), .conditional(let value): value
    case .unknown: nil
    }
  }

  /// The result of `transform` on the value, known to the same degree.
  public func map<Other>(_ transform: (Value) -> Other) -> Fact<Other> {
    switch self {
    case .stated(let value): .stated(transform(value))
    case .conditional(let value): .conditional(transform(value))
    case .unknown(let reason): .unknown(reason: reason)
    }
  }

  /// The value if the file sets it on every path.
  public var stated: Value? {
    if case .stated(let value) = self { value } else { nil }
  }

  /// Whether the file sets the value on every path.
  public var isStated: Bool {
    if case .stated = self { true } else { false }
  }
}
