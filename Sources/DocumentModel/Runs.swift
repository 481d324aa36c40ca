internal import TextAnalysis

extension [Run] {
  /// The runs with bold restored where CommonMark's flanking rule left the asterisks in place:
  /// `**Do this.**Because` and `**"탭"**은`.
  ///
  /// Pairs of `**` outside of code become bold; an unpaired one is dropped.
  package func restoringBold() -> [Run] {
    guard
      contains(where: {
        !$0.style.contains(.code) && $0.text.utf8Holds("*") && $0.text.utf8Contains("**")
      })
    else { return self }
    var open = reduce(0) { count, run in
      run.style.contains(.code) ? count : count + run.text.pieces(by: "**").count - 1
    }
    var result: [Run] = []
    var isBold = false
    for run in self {
      guard !run.style.contains(.code), run.text.utf8Contains("**") else {
        var run = run
        if isBold { run.style.insert(.bold) }
        result.append(run)
        continue
      }
      for (index, piece) in run.text.pieces(by: "**").enumerated() {
        if index > 0 {
          // A final unpaired `**` opens nothing.
          isBold = isBold ? false : open > 1
          open -= 1
        }
        guard !piece.isEmpty else { continue }
        var part = run
        part.text = String(piece)
        if isBold { part.style.insert(.bold) }
        result.append(part)
      }
    }
    return result
  }

  /// Removes the first `{#id}` from the runs and returns the id.
  package mutating func takeAnchor() -> String? {
    for index in indices
    where !self[index].style.contains(.code) && self[index].text.utf8Holds("{") {
      let text = Substring(self[index].text)
      guard let open = text.utf8Range(of: "{#"),
        let close = text[open.upperBound...].firstIndex(of: "}")
      else { continue }
      let id = text[open.upperBound..<close]
      guard !id.isEmpty, id.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { continue }
      let after = text[text.index(after: close)...]
      self[index].text = String(text[..<open.lowerBound]) + String(after)
      return String(id)
    }
    return nil
  }

  /// Removes the attributes of kramdown and tells whether there were any: `{: .notice}`,
  /// `{::nomarkdown}`.
  package mutating func dropAttributes() -> Bool {
    var found = false
    for index in indices
    where !self[index].style.contains(.code) && self[index].text.utf8Holds("{") {
      while let open = self[index].text[...].utf8Range(of: "{:"),
        let sign = self[index].text[open.upperBound...].first, " .#/:".contains(sign),
        let close = self[index].text[open.upperBound...].firstIndex(of: "}")
      {
        self[index].text.removeSubrange(open.lowerBound...close)
        found = true
      }
    }
    return found
  }

  /// Removes a bullet from a heading: `### - Do this`.
  package mutating func dropBullet() {
    guard let text = first?.text.drop(while: \.isWhitespace), let bullet = text.first,
      bulletCharacters.contains(bullet), text.dropFirst().first?.isWhitespace == true
    else { return }
    self[0].text = String(text.dropFirst().drop(while: \.isWhitespace))
  }

  /// Removes a number from a heading: `### 3.1 Do this`.
  package mutating func dropNumber() {
    guard var text = first?.text.drop(while: \.isWhitespace) else { return }
    // "(1) Automatic"
    if text.first == "(", text.dropFirst().first?.isNumber == true { text.removeFirst() }
    var number = text.prefix { $0.isASCII && $0.isNumber || ".)-".contains($0) }
    // "5-1. Touch" is numbered, "2-3 tabs" and "3-column layout" are not.
    if number.contains("-"), !".)".contains(number.last ?? " ") {
      number = number.prefix { $0 != "-" }
    }
    let rest = text[number.endIndex...]
    guard number.first?.isNumber == true, number.contains(where: { !$0.isNumber }),
      number.utf8.count <= 8, rest.first?.isWhitespace == true || ".)".contains(number.last ?? " "),
      let start = rest.first(where: { !$0.isWhitespace }), start.isLetter
    else { return }
    self[0].text = String(rest.drop(while: \.isWhitespace))
  }
}

extension [Run] {
  /// The runs split into pieces of the given UTF-8 lengths.
  ///
  /// Anything beyond their sum is dropped.
  ///
  /// - Complexity: O(*n* + *m*) for *n* bytes and *m* pieces.
  package func pieces(utf8 lengths: [Int]) -> [[Run]] {
    var result: [[Run]] = []
    var index = 0
    var cursor = first?.text.startIndex
    for length in lengths {
      var piece: [Run] = []
      var left = length
      while left > 0, index < count, let start = cursor {
        let run = self[index]
        let rest = run.text.utf8.distance(from: start, to: run.text.endIndex)
        var part = run
        if rest <= left {
          if start > run.text.startIndex { part.text = String(run.text[start...]) }
          left -= rest
          index += 1
          cursor = index < count ? self[index].text.startIndex : nil
        } else {
          let end = run.text.utf8.index(start, offsetBy: left)
          part.text = String(run.text[start..<end])
          left = 0
          cursor = end
        }
        piece.append(part)
      }
      result.append(piece)
    }
    return result
  }
}

extension String {
  /// The parts between occurrences of `separator`.
  package func pieces(by separator: String) -> [Substring] {
    var result: [Substring] = []
    var rest = Substring(self)
    while let found = rest.utf8Range(of: separator) {
      result.append(rest[..<found.lowerBound])
      rest = rest[found.upperBound...]
    }
    result.append(rest)
    return result
  }
}
