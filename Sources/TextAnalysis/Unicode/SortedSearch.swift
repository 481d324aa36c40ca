extension RandomAccessCollection where Index == Int {
  /// The first index whose element satisfies `isBehind`, by binary search; the end index if there
  /// is none.
  ///
  /// - Precondition: all elements after one that satisfies `isBehind` satisfy it as well.
  ///
  /// - Complexity: O(log *n*).
  @inlinable
  package func firstSorted(where isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension RandomAccessCollection where Index == Int, Element: Comparable {
  /// Whether `element` is among the elements, which are sorted.
  ///
  /// - Complexity: O(log *n*).
  @inlinable
  package func containsSorted(_ element: Element) -> Bool {
    let place = firstSorted { $0 >= element }
    return place < endIndex && self[place] == element
  }
}
