/// A value that copies of its owner share until one of them changes it.
///
/// A view has hundreds of bytes of properties, of which a copy rarely changes any.
@propertyWrapper
public struct CopyOnWrite<Value: Hashable & Sendable>: Hashable, Sendable {
  // Sendable, because it is only written to while it has one owner.
  private final class Storage: @unchecked Sendable {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  private var storage: Storage

  /// Creates storage with a value.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  /// The value.
  public var wrappedValue: Value {
    _read { yield storage.value }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.value) }
      yield &storage.value
    }
  }

  /// Whether the values are equal, which shared ones are at once.
  public static func == (left: Self, right: Self) -> Bool {
    left.storage === right.storage || left.storage.value == right.storage.value
  }

  /// Hashes the value.
  public func hash(into hasher: inout Hasher) { hasher.combine(storage.value) }
}
