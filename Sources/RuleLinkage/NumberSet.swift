/// A small set of numbers, kept in order: for millions of pairs it is asked whether two sets meet.
struct NumberSet: Equatable {
  private(set) var numbers: [Int32] = []

  init(_ numbers: [Int32] = []) {
    guard numbers.count > 1 else {
      self.numbers = numbers
      return
    }
    // Most have a few numbers: looking them over is quicker than hashing them.
    self.numbers.reserveCapacity(numbers.count)
    for number in numbers.sorted() where self.numbers.last != number {
      self.numbers.append(number)
    }
  }

  var isEmpty: Bool { numbers.isEmpty }

  /// Its number where it has one alone.
  var only: Int32? { numbers.count == 1 ? numbers[0] : nil }

  /// A bit for each number, shared by every 64th: sets without a common bit do not meet.
  var bits: UInt64 { numbers.reduce(0) { $0 | 1 << UInt64($1 & 63) } }

  /// Whether a number is in both.
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
