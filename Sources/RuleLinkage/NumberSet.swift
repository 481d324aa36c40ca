/// A small sorted set of numbers, made for fast intersection tests.
struct NumberSet: Equatable {
  private(set) var numbers: [Int32] = []

  init(_ numbers: [Int32] = []) {
    guard numbers.count > 1 else {
      self.numbers = numbers
      return
    }
    // A linear search is faster than hashing, because most sets are small.
    self.numbers.reserveCapacity(numbers.count)
    for number in numbers.sorted() where self.numbers.last != number {
      self.numbers.append(number)
    }
  }

  var isEmpty: Bool { numbers.isEmpty }

  /// The element of a set with exactly one.
  var only: Int32? { numbers.count == 1 ? numbers[0] : nil }

  /// A Bloom filter of the elements modulo 64: sets without a common bit are disjoint.
  var bits: UInt64 { numbers.reduce(0) { $0 | 1 << UInt64($1 & 63) } }

  /// Whether both sets have a number in common.
  func meets(_ other: NumberSet) -> Bool {
    var left = 0
    var right = 0
    while left < numbers.count, right < other.numbers.count {
      if numbers[left] == other.numbers[right] { return true }
      if numbers[left] < other.numbers[right] { left += 1 } else { right += 1 }
    }
    return false
  }

  func contains(_ number: Int32) -> Bool {
    var low = 0
    var high = numbers.count
    while low < high {
      let middle = (low + high) / 2
      if numbers[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low < numbers.count && numbers[low] == number
  }

  func union(_ other: NumberSet) -> NumberSet {
    other.numbers.isEmpty ? self : NumberSet(numbers + other.numbers)
  }

  func intersection(_ other: NumberSet) -> NumberSet {
    NumberSet(numbers.filter(other.contains))
  }
}
