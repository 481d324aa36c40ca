/// A large value on the heap, for properties that are rarely set: inline it takes a reference only.
@propertyWrapper
struct Boxed<Value> {
  private final class Box {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private var box: Box?

  init(wrappedValue: Value?) { box = wrappedValue.map(Box.init) }

  var wrappedValue: Value? {
    get { box?.value }
    set {
      // `map` would copy the value.
      switch consume newValue {
      case .some(let value): box = Box(value)
      case .none: box = nil
      }
    }
  }
}
