package import Guidelines

extension Block {
  /// This block and `other`, merged in this order.
  package func joined(with other: Block) -> Block {
    var result = self
    let offset = targets.count
    if !runs.isEmpty, !other.runs.isEmpty {
      result.runs.append(Run(text: " ", line: runs.last?.line ?? lines.last))
    }
    result.runs += other.runs.map { run in
      var run = run
      run.link = run.link.map { $0 + offset }
      return run
    }
    result.targets += other.targets
    result.images += other.images
    result.rows += other.rows
    result.lines = lines.union(other.lines)
    result.anchor = anchor ?? other.anchor
    result.settleText()
    return result
  }

  /// The block moved down by `offset` lines.
  package func moved(by offset: Int) -> Block {
    var result = self
    result.lines = LineRange(lines.first + offset, lines.last + offset)
    for index in runs.indices { result.runs[index].line += offset }
    for index in images.indices { result.images[index].line += offset }
    result.rows = rows.map { $0.map { Cell(text: $0.text, line: $0.line + offset) } }
    return result
  }

  /// The block split into one for each line with words.
  package var byLine: [Block] {
    let lines = textLines
    var start = 0
    return lines.indices.map { index in
      let next = index + 1 < lines.count ? lines[index + 1].line : .max
      let end = runs[start...].firstIndex { $0.line >= next } ?? runs.count
      defer { start = end }
      var part = part(
        runs[start..<end], images: images.filter { $0.line == lines[index].line })
      part.opensItem = opensItem && index == 0
      if index > 0 { part.anchor = nil }
      return part
    }
  }

  /// The block reduced to the runs `part` and their lines.
  package func part(_ part: some Collection<Run>, images: [Image] = []) -> Block {
    var result = self
    result.runs = Array(part)
    result.images = images
    let seen = part.filter { !collapsed($0.text).isEmpty }.map(\.line) + images.map(\.line)
    if let first = seen.min(), let last = seen.max() { result.lines = LineRange(first, last) }
    let used = Set(part.compactMap(\.link))
    let kept = targets.indices.filter(used.contains)
    result.targets = kept.map { targets[$0] }
    for index in result.runs.indices {
      result.runs[index].link = result.runs[index].link.flatMap { kept.firstIndex(of: $0) }
    }
    return result
  }
}
