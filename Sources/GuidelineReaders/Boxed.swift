/// A large value that most have not: it takes the room of a reference where it is missing, and is
/// copied as one.
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
      // By `map` the value would be copied.
      switch consume newValue {
      case .some(let value): box = Box(value)
      case .none: box = nil
      }
    }
  }
}
