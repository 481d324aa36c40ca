/// Files that need each other.
package enum FileCycles {
  /// The groups of two and more nodes that reach each other, largest first.
  ///
  /// Strongly connected components by Tarjan, "Depth-First Search and Linear Graph Algorithms"
  /// (1972); linear in nodes and uses.
  package static func all(in uses: [String: Set<String>]) -> [[String]] {
    var search = Search(uses: uses)
    for node in uses.keys.sorted() where search.order[node] == nil { search.visit(node) }
    return search.cycles.sorted { ($1.count, $0[0]) < ($0.count, $1[0]) }
  }

  private struct Search {
    let uses: [String: Set<String>]
    var order: [String: Int] = [:]
    var lowest: [String: Int] = [:]
    var stack: [String] = []
    var waiting: Set<String> = []
    var cycles: [[String]] = []

    mutating func visit(_ node: String) {
      order[node] = order.count
      lowest[node] = order[node]
      stack.append(node)
      waiting.insert(node)
      for next in (uses[node] ?? []).sorted() where next != node {
        if order[next] == nil {
          visit(next)
          lower(node, to: lowest[next])
        } else if waiting.contains(next) {
          lower(node, to: order[next])
        }
      }
      if lowest[node] == order[node] { close(node) }
    }

    private mutating func lower(_ node: String, to number: Int?) {
      guard let number, let own = lowest[node] else { return }
      lowest[node] = min(own, number)
    }

    private mutating func close(_ node: String) {
      guard let start = stack.lastIndex(of: node) else { return }
      let members = stack[start...].sorted()
      stack.removeSubrange(start...)
      waiting.subtract(members)
      if members.count > 1 { cycles.append(members) }
    }
  }
}
