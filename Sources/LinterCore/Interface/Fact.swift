/// What a reader knows of a value without running the program.
///
/// A check reports `certain` only on a fact that is `stated`.
public enum Fact<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The file says so, on every path.
  case stated(Value)
  /// The file says so on some path: inside a condition, a loop or a branch of a build setting.
  case conditional(Value)
  /// Nothing in the files says what it is; `reason` tells why: `set in code`, `another storyboard`.
  case unknown(reason: String)

  /// The value, stated or conditional; `nil` where it is unknown.
  public var value: Value? {
    switch self {
    case .stated(let value), .conditional(let value): value
    case .unknown: nil
    }
  }

  /// The same knowledge of what `transform` makes of the value.
  public func map<Other>(_ transform: (Value) -> Other) -> Fact<Other> {
    switch self {
    case .stated(let value): .stated(transform(value))
    case .conditional(let value): .conditional(transform(value))
    case .unknown(let reason): .unknown(reason: reason)
    }
  }

  /// The value where the file says so on every path.
  public var stated: Value? {
    if case .stated(let value) = self { value } else { nil }
  }

  /// Whether the file says so on every path.
  public var isStated: Bool {
    if case .stated = self { true } else { false }
  }
}
