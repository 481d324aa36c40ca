extension RandomAccessCollection where Index == Int {
  /// The first index whose element meets `isBehind`, which all those behind it meet as well; the end
  /// where none does.
  ///
  /// - Complexity: O(log *n*).
  package func firstSorted(where isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
